/* Notes events while a counterexample is followed.  A row is placed where the program's own code is: what the
 * library does inside of a call is told as part of that call, or hidden. */
#include "vm/events.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfiles/opcodes.h"
#include "vm/execution/monitor.h"
#include "vm/telling/library_wait.h"
#include "vm/telling/receiver.h"
#include "vm/telling/waiting.h"
#include "vm/test_frameworks.h"
#include "vm/wording.h"

enum { TEXT_MAX = 512 }; /* bytes of a sentence, with its NUL */
enum { EVENT_NONE = EVENT_ERROR + 1 };

static const EventKind kinds[] = {
#define SENTENCE(name, kind, text) (EventKind)(kind),
#include "vm/sentences.def"
};

/* Inside: what it returns is not what the program gets.  Inner: the library calls it for itself. */
enum { CALL_NONE, CALL_AS_IT_IS, CALL_INSIDE, CALL_INNER };

struct Calling {
    uint8_t how;
    Ref receiver;
    int32_t amount; /* the first argument, if it is an int; else 1 */
};

const char *event_kind_name(EventKind kind)
{
    static const char *const names[] = {"step",   "read",   "write",   "lock",      "unlock", "wait",
                                        "wake",   "notify", "call",    "return",    "start",  "end",
                                        "park",   "unpark", "sleep",   "interrupt", "stop",   "suspend",
                                        "resume", "choice", "blocked", "operation", "error"};
    assert(kind >= 0 && (size_t)kind < sizeof names / sizeof names[0]);
    return names[kind];
}

void event_free(Event *event)
{
    free(event->thread_name);
    free(event->file);
    free(event->class_name);
    free(event->stack);
    free(event->text);
    free(event->call);
    free(event->object_name);
    free(event->variable);
    free(event->before);
    free(event->after);
    free(event->wants);
    free(event->holding_name);
}

void events_clear(Events *events)
{
    for (uint32_t i = 0; i < events->count; i++)
        event_free(&events->list[i]);
    free(events->list);
    free(events->calling);
    *events = (Events){0};
}

void events_next_step(Events *events)
{
    events->count = events->private_count = events->private_from = events->gap = 0;
}

/* ---- too many ---- */

enum { EVENTS_MAX = 8192, EVENTS_EDGE = EVENTS_MAX / 4, PRIVATE_MAX = 32 };

static bool is_lock_change(const Event *event)
{
    return event->object_name != NULL
           && (event->kind == EVENT_LOCK || event->kind == EVENT_UNLOCK || event->kind == EVENT_WAIT
               || event->kind == EVENT_WAKE);
}

/* Is this the last that happens to its lock before event `end`? */
static bool settles_lock(const Events *events, uint32_t at, uint32_t end)
{
    const Event *event = &events->list[at];
    if (!is_lock_change(event))
        return false;
    for (uint32_t i = at + 1; i < end; i++)
        if (events->list[i].object == event->object && is_lock_change(&events->list[i]))
            return false;
    return true;
}

/* A step of a thread that is alone may be as long as the program: its beginning and its end are kept, and in
 * between what tells who has which lock. */
static void thin_out(Events *events)
{
    uint32_t kept = EVENTS_EDGE, end = events->count - EVENTS_EDGE;
    assert(kept < end && "there is a middle");
    for (uint32_t i = kept; i < events->count; i++) {
        if (i >= end || settles_lock(events, i, end)) {
            events->list[kept++] = events->list[i];
        } else {
            events->private_count -= events->list[i].is_private;
            events->gap = events->list[i].hidden ? events->gap : EVENTS_EDGE;
            event_free(&events->list[i]);
        }
    }
    events->count = kept;
    events->private_from = 0;
}

static void drop_first_private(Events *events)
{
    uint32_t at = events->private_from;
    while (!events->list[at].is_private)
        at++;
    assert(at < events->count && "they are counted");
    event_free(&events->list[at]);
    memmove(&events->list[at], &events->list[at + 1], (events->count - at - 1) * sizeof(Event));
    events->count--;
    events->private_count--;
    events->private_from = at;
}

static struct Calling *calling(Events *events, const Thread *thread)
{
    MEMORY_ROOM_FOR(events->calling, events->calling_capacity, thread->number);
    return &events->calling[thread->number];
}

static bool is_own(const Frame *frame)
{
    return frame->method->owner->source == SOURCE_PROGRAM && !frame->method->owner->hidden;
}

/* The innermost frame of the program's own code: where the event happens for people. */
static const Frame *own_frame(const Thread *thread)
{
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--)
        if (is_own(frame))
            return frame;
    return NULL;
}

/* The method of the library that the program has called and that now runs; NULL: the program's own code runs.
 */
static const Method *library_call(const Thread *thread)
{
    const Frame *own = own_frame(thread);
    return own == NULL || own == thread->frame || own[1].method->hidden || own[1].method->owner->hidden
               ? NULL
               : own[1].method;
}

/* Is this the object whose method the program has called? */
static bool is_called_on(const Thread *thread, Ref object)
{
    const Frame *call = own_frame(thread) + 1;
    assert(call <= thread->frame && "the program has called the library");
    return object != 0 && !method_is_static(call->method) && call->locals[0].r == object;
}

enum { FRAMES_MAX = 16 };

static int line_of(const Frame *frame)
{
    return classfile_line(frame->method->info->code,
                          frame->method->code->offsets[frame->pc - frame->method->code->insns]);
}

static bool is_framework(const Frame *frame) { return is_of_test_framework(frame->method->owner->name); }

/* A framework reads its settings and words its messages: nobody wants to follow that. */
static bool is_in_test_framework(const Thread *thread)
{
    const Frame *frame = own_frame(thread);
    return frame != NULL && is_framework(frame);
}

/* The innermost frame of what people have written, whatever framework it has called. */
static const Frame *written_frame(const Thread *thread)
{
    const Frame *frame = thread->frame;
    while (frame >= thread->frames && (!is_own(frame) || is_framework(frame)))
        frame--;
    return frame >= thread->frames ? frame : own_frame(thread);
}

/* A class of the library is being initialized, which the program may not even name. */
static bool is_in_library_initializer(const Thread *thread)
{
    const Frame *own = own_frame(thread);
    for (const Frame *frame = thread->frame; own != NULL && frame > own; frame--)
        if (frame->method->name[0] == '<' && strcmp(frame->method->name, "<clinit>") == 0)
            return true;
    return false;
}

static char *own_stack(const Thread *thread)
{
    Bytes stack = {0};
    uint32_t told = 0;
    for (const Frame *frame = thread->frame; frame >= thread->frames && told < FRAMES_MAX; frame--) {
        char name[NAME_SIZE];
        if (!is_own(frame))
            continue;
        const ClassFile *file = frame->method->owner->file;
        bytes_format(&stack, "%s%s.%s (%s:%d)", told++ > 0 ? "\n" : "",
                     name_class(frame->method->owner, name), frame->method->name,
                     file->source_file ? file->source_file : "?", line_of(frame));
    }
    bytes_add_u1(&stack, 0);
    return (char *)stack.data;
}

static void tell_wait(Vm *vm, Event *event, const Thread *thread);

/* Is the event the call of the library in which the thread waits? */
static bool is_waiting_call(const Event *event, const Thread *thread)
{
    char call[NAME_SIZE];
    const Frame *frame = waiting_call(thread);
    snprintf(call, sizeof call, ".%s(", frame != NULL ? frame->method->name : "");
    return frame != NULL && event->kind == EVENT_CALL && strstr(event->text, call) != NULL;
}

/* Another thread goes on within the step: the one before may wait in a call of the library, for what it will
 * perhaps have when the step ends. */
static void tell_who_waits(Vm *vm, const Thread *next)
{
    Events *events = vm->observers.events;
    uint32_t last = events->count;
    if (last == 0 || events->list[last - 1].thread == next->number)
        return;
    const Thread *thread = vm->threads[events->list[last - 1].thread];
    while (last > 0 && events->list[last - 1].hidden && events->list[last - 1].thread == thread->number)
        last--;
    Event *event = last > 0 ? &events->list[last - 1] : NULL;
    bool waits = thread->status == THREAD_BLOCKED
                 || (thread->status == THREAD_WAITING && !thread->parked && thread->blocked_on != 0);
    if (event != NULL && event->thread == thread->number && waits && !event->waits
        && is_waiting_call(event, thread))
        tell_wait(vm, event, thread);
}

static Event *add(Vm *vm, const Thread *thread)
{
    Events *events = vm->observers.events;
    char name[NAME_SIZE];
    tell_who_waits(vm, thread);
    assert(events != NULL && "events are only noted while somebody listens");
    if (events->count >= EVENTS_MAX)
        thin_out(events);
    MEMORY_ROOM_FOR(events->list, events->capacity, events->count);
    Event *event = &events->list[events->count++];
    *event =
        (Event){.thread = thread->number, .thread_name = memory_copy_string(name_thread(vm, thread, name))};
    const Frame *frame = written_frame(thread);
    const ClassFile *file = frame != NULL ? frame->method->owner->file : NULL;
    if (frame != NULL)
        event->line = line_of(frame);
    event->stack = own_stack(thread);
    event->file = memory_copy_string(file == NULL ? "" : file->source_file ? file->source_file : file->name);
    event->class_name = memory_copy_string(frame != NULL ? frame->method->owner->name : "");
    return event;
}

static bool is_access(EventKind kind) { return kind == EVENT_READ || kind == EVENT_WRITE; }

/* After it the thread goes on. */
static bool is_passing(EventKind kind)
{
    return is_access(kind) || kind == EVENT_LOCK || kind == EVENT_UNLOCK || kind == EVENT_CALL
           || kind == EVENT_RETURN;
}

static bool is_about_lock(EventKind kind)
{
    return kind == EVENT_LOCK || kind == EVENT_UNLOCK || kind == EVENT_WAIT || kind == EVENT_WAKE
           || kind == EVENT_NOTIFY || kind == EVENT_BLOCKED;
}

/* The text as a string of at most `size` bytes with its NUL. */
static char *take_text(Bytes *text, size_t size)
{
    assert(size > 0);
    text->length = text->length < size ? text->length : size - 1;
    bytes_add_u1(text, 0);
    return (char *)text->data;
}

static void prepend(Vm *vm, Event *event, Sentence sentence, const Operands *operands, size_t size)
{
    Bytes text = {0};
    sentence_add(vm, &text, sentence, operands);
    bytes_add_text(&text, event->text);
    free(event->text);
    event->text = take_text(&text, size);
}

/* The call of the library in which the event happens: its name, and a text that begins with it. */
static void note_library_call(Vm *vm, Event *event, const Method *method, bool has_receiver)
{
    char owner[NAME_SIZE];
    Bytes name = {0};
    Operands operands = {.owner = has_receiver ? name_object(vm, event->object, owner)
                                               : name_class(method->owner, owner),
                         .method = method->name};
    sentence_add(vm, &name, SENTENCE_CALL_NAME, &operands);
    prepend(vm, event, has_receiver ? SENTENCE_INSIDE_CALL : SENTENCE_INSIDE_METHOD, &operands, 2 * TEXT_MAX);
    event->call = take_text(&name, NAME_SIZE + TEXT_MAX);
    event->call_has_receiver = has_receiver;
}

/* `called_on`: it happens in a call of the program on the object that it is about. */
static Event *note(Vm *vm, const Thread *thread, Sentence sentence, const Operands *operands, bool called_on)
{
    char name[NAME_SIZE];
    Bytes text = {0};
    EventKind kind = kinds[sentence];
    assert((int)kind != EVENT_NONE && "parts of sentences are no events");
    sentence_add(vm, &text, sentence, operands);
    const Method *inside =
        is_access(kind) || kind == EVENT_LOCK || kind == EVENT_UNLOCK ? library_call(thread) : NULL;
    Event *event = add(vm, thread);
    event->kind = kind;
    event->object = operands != NULL ? operands->object : 0;
    event->hidden =
        (thread->atomic > 0 && kind != EVENT_CHOICE && kind != EVENT_START && kind != EVENT_END
         && kind != EVENT_OPERATION)
        || (is_access(kind) && own_frame(thread) == NULL)
        || (is_passing(kind) && (is_in_test_framework(thread) || is_in_library_initializer(thread)));
    event->text = take_text(&text, TEXT_MAX);
    if (inside != NULL
        && strcmp(inside->name, "desiredAssertionStatus") == 0) /* the compiler's own question */
        event->hidden = true;
    if (inside != NULL)
        note_library_call(vm, event, inside, called_on || is_called_on(thread, event->object));
    if (event->object != 0 && is_about_lock(kind))
        event->object_name = memory_copy_string(name_object(vm, event->object, name));
    return event;
}

Event *events_note(Vm *vm, const Thread *thread, Sentence sentence, const Operands *operands)
{
    return note(vm, thread, sentence, operands, false);
}

void event_append(Vm *vm, Event *event, Sentence sentence, const Operands *operands)
{
    Bytes text = {0};
    bytes_add_text(&text, event->text);
    sentence_add(vm, &text, sentence, operands);
    free(event->text);
    event->text = take_text(&text, text.length + 1);
}

/* ---- fields and elements ---- */

static bool is_wide(char kind) { return kind == 'J' || kind == 'D'; }

/* The receiver of the method that runs, and that the program has called: what it reads by `this`.  The local
 * itself may be forgotten by then. */
static bool reads_receiver(const Thread *thread, const uint8_t *at)
{
    return own_frame(thread) + 1 == thread->frame && !method_is_static(thread->frame->method)
           && at > thread->frame->method->info->code->bytes && at[-1] == OP_aload_0;
}

/* What an object of clew's own java.util.concurrent has inside is no Java that anybody knows: a step there is
 * a step of the call.  The atomics are but their values. */
static bool is_inside_model(const Class *class)
{
    static const char package[] = "java/util/concurrent/", values[] = "java/util/concurrent/atomic/";
    return class->source == SOURCE_EMBEDDED && strncmp(class->name, package, sizeof package - 1) == 0
           && strncmp(class->name, values, sizeof values - 1) != 0;
}

/* An access in words and in parts: `said` is the variable as the sentence has it, `fresh` is NULL for a read.
 */
static Event *note_access(Vm *vm, Ref object, const char *said, const char *variable, const char *before,
                          const char *fresh, bool called_on)
{
    Sentence sentence = fresh != NULL                   ? SENTENCE_WRITES
                        : strcmp(variable, before) == 0 ? SENTENCE_READS_NAMESAKE
                                                        : SENTENCE_READS;
    Event *event =
        note(vm, vm->thread, sentence,
             &(Operands){.object = object, .variable = said, .before = before, .after = fresh}, called_on);
    event->variable = memory_copy_string(variable);
    event->before = memory_copy_string(before);
    event->after = fresh != NULL ? memory_copy_string(fresh) : NULL;
    return event;
}

static void note_field(Vm *vm, const Class *user, const Constant *constant, const uint8_t *at,
                       const Value *sp)
{
    unsigned op = at[0];
    Program *program = vm->program;
    bool is_static = op == OP_getstatic || op == OP_putstatic,
         is_put = op == OP_putstatic || op == OP_putfield;
    Class *class = program_class_for(user, constant->class_name);
    Field *field = class == NULL ? NULL
                                 : class_find_field(class, program_symbol(program, constant->name),
                                                    program_symbol(program, constant->descriptor));
    if (field == NULL || field->flags & ACC_SYNTHETIC)
        return;
    assert(((field->flags & ACC_STATIC) != 0) == is_static && "resolved before it is executed");
    const Value *value = sp - (is_put ? 1 + is_wide(field->kind) : 0);
    const Object *object = object_peek(vm, is_static ? vm_class_mirror(vm, field->owner) : value[-1].r);
    char old[NAME_SIZE], fresh[NAME_SIZE], name[NAME_SIZE];
    bool called_on =
        library_call(vm->thread) != NULL
        && (is_called_on(vm->thread, object->slot) || (op == OP_getfield && reads_receiver(vm->thread, at)));
    name_field(vm, object->slot, field, name);
    const char *before = name_stored(vm, object->payload + field->offset, field->kind, old);
    Event *event = note_access(vm, object->slot, called_on ? field->name : name, name, before,
                               is_put ? name_operand(vm, *value, field->kind, fresh) : NULL, called_on);
    event->field = field;
    bool is_constant = is_static && !is_put && field->flags & ACC_FINAL;
    if (is_constant && (field->owner->source != SOURCE_PROGRAM || strcmp(name, before) == 0))
        event->hidden = true; /* TimeUnit.SECONDS, or an object that goes by this name */
    if (event->call != NULL && is_inside_model(object->class)) {
        free(event->text);
        event->text = memory_copy_string(event->call);
        event->is_inside_model = true;
    }
    event->hidden |= class_is_bookkeeping(object->class);
}

static void note_element(Vm *vm, unsigned op, const Value *sp)
{
    bool is_put = op >= OP_iastore && op <= OP_sastore, wide = op == OP_lastore || op == OP_dastore;
    const Value *value = sp - (is_put ? 1 + wide : 0);
    const Object *array = object_peek(vm, value[-2].r);
    int32_t index = value[-1].i;
    assert((uint32_t)index < array->length && "checked before it is executed");
    char old[NAME_SIZE], fresh[NAME_SIZE], name[NAME_SIZE], kind = array->class->element_kind;
    name_element(vm, array->slot, index, name);
    const char *before =
        name_stored(vm, array->payload + ((size_t)index << array->class->element_shift), kind, old);
    note_access(vm, array->slot, name, name, before, is_put ? name_operand(vm, *value, kind, fresh) : NULL,
                false)
        ->index = index;
}

void events_note_access(Vm *vm, const Frame *frame, const Insn *pc, const Value *sp)
{
    const Code *code = frame->method->code;
    const uint8_t *at = frame->method->info->code->bytes + code->offsets[pc - code->insns];
    unsigned op = at[0];
    ((Frame *)frame)->pc = (Insn *)pc;
    if (op >= OP_getstatic && op <= OP_putfield)
        note_field(vm, frame->method->owner, &frame->method->owner->file->constants[code_u2(at + 1)], at, sp);
    else if ((op >= OP_iaload && op <= OP_saload) || (op >= OP_iastore && op <= OP_sastore))
        note_element(vm, op, sp);
}

static bool is_at(const Frame *frame, const Events *events)
{
    char name[512];
    return is_own(frame)
           && strcmp(class_external_name(frame->method->owner, name, sizeof name), events->place_class) == 0
           && line_of(frame) == events->place_line;
}

/* The program's own code runs, at the place or in what is called from there. */
static bool is_place_of_interest(const Events *events, const Thread *thread)
{
    if (!is_own(thread->frame))
        return false;
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--)
        if (is_at(frame, events))
            return true;
    return false;
}

void events_note_private_access(Vm *vm, const Frame *frame, const Insn *pc, const Value *sp)
{
    Events *events = vm->observers.events;
    if (events->place_class == NULL)
        return;
    ((Frame *)frame)->pc = (Insn *)pc;
    if (!is_place_of_interest(events, vm->thread))
        return;
    uint32_t count = events->count;
    events_note_access(vm, frame, pc, sp);
    if (events->count != count + 1) /* no access, or the list was thinned out */
        return;
    events->list[count].is_private = true;
    if (events->private_count++ == PRIVATE_MAX)
        drop_first_private(events);
}

bool event_describe_target(Vm *vm, const Event *event, char *name, char *value)
{
    const Object *object = event->object < vm->heap.slot_count ? object_peek(vm, event->object) : NULL;
    char text[NAME_SIZE];
    if (object == NULL)
        return false;
    if (event->field != NULL) {
        if (!(event->field->flags & ACC_STATIC) && !class_is_subclass(object->class, event->field->owner))
            return false;
        name_field(vm, event->object, event->field, name);
        snprintf(value, NAME_SIZE, "%s",
                 name_stored(vm, object->payload + event->field->offset, event->field->kind, text));
        return true;
    }
    if (!class_is_array(object->class) || (uint32_t)event->index >= object->length)
        return false;
    name_element(vm, event->object, event->index, name);
    snprintf(value, NAME_SIZE, "%s",
             name_stored(vm, object->payload + ((size_t)event->index << object->class->element_shift),
                         object->class->element_kind, text));
    return true;
}

/* ---- calls of the library ---- */

static void add_arguments(Vm *vm, const Method *callee, const Value *arguments, Bytes *text)
{
    char value[NAME_SIZE];
    const Value *at = arguments + !method_is_static(callee);
    bool first = true;
    for (const char *d = callee->descriptor + 1; *d != ')'; d++) {
        char kind = *d == '[' ? 'L' : *d;
        while (*d == '[')
            d++;
        if (*d == 'L')
            d = strchr(d, ';');
        bytes_format(text, "%s%s", first ? "" : ", ", name_operand(vm, *at, kind, value));
        at += 1 + is_wide(kind);
        first = false;
    }
}

/* A call that the library makes on the object that the program called is the program's call: println is
 * putOnConsole, join() is join(0). */
static bool is_same_call(const Thread *thread, const Method *outer, const Method *callee, Ref receiver)
{
    return strcmp(outer->name, callee->name) == 0
           || (is_called_on(thread, receiver) && callee->owner == outer->owner);
}

/* Whose method the program has called; its class if the object has been forgotten meanwhile. */
static const char *name_receiver(Vm *vm, const Thread *thread, char *buffer)
{
    const Frame *call = own_frame(thread) + 1;
    Ref receiver = receiver_of(vm, thread, call);
    return receiver != 0 ? name_object(vm, receiver, buffer) : name_class(call->method->owner, buffer);
}

/* That has an event of its own. */
static bool is_start(const Vm *vm, const Method *callee)
{
    return callee->owner == vm->program->thread && strcmp(callee->name, "start") == 0;
}

/* Before it happens: who will wake up.  Signals go to those that wait in the order in which they came. */
static void tell_who_is_signalled(Vm *vm, Event *event, Ref condition, bool all)
{
    static const char waiter_type[] = "L" LOCKS "FifoCondition$Waiter;";
    char name[NAME_SIZE];
    Bytes others = {0};
    uint32_t waiting = 0;
    for (Ref at = library_ref(vm, condition, "first", waiter_type); at != 0;
         at = library_ref(vm, at, "next", waiter_type)) {
        const Thread *waiter = library_thread(vm, at, "thread");
        if (waiter != NULL && (all || waiting == 0))
            bytes_format(&others, "%s%s", waiting > 0 ? ", " : "", name_thread(vm, waiter, name));
        waiting++;
    }
    bytes_add_u1(&others, 0);
    event_append(vm, event,
                 waiting == 0          ? SENTENCE_SIGNALS_NOBODY
                 : all || waiting == 1 ? SENTENCE_SIGNALS
                                       : SENTENCE_SIGNALS_FIRST,
                 &(Operands){.others = (char *)others.data, .number = waiting});
    bytes_free(&others);
}

void events_note_call(Vm *vm, const Method *callee, const Value *arguments)
{
    char name[NAME_SIZE], outer_owner[NAME_SIZE];
    const Thread *thread = vm->thread;
    const Method *outer = library_call(thread);
    Bytes given = {0};
    if (callee->hidden || callee->owner->source == SOURCE_PROGRAM)
        return;
    Ref receiver = method_is_static(callee) ? 0 : arguments[0].r;
    bool same = outer != NULL && is_same_call(thread, outer, callee, receiver);
    const char *owner = receiver == 0 ? name_class(callee->owner, name) : name_object(vm, receiver, name);
    if (!same)
        add_arguments(vm, callee, arguments, &given);
    else if (outer->argument_slots > !method_is_static(outer))
        bytes_add_text(&given, "...");
    bytes_add_u1(&given, 0);
    Event *event = events_note(vm, thread, SENTENCE_CALLS,
                               &(Operands){.object = receiver,
                                           .owner = owner,
                                           .method = same ? outer->name : callee->name,
                                           .arguments = (char *)given.data});
    if (outer != NULL && !same) {
        Bytes call = {0};
        prepend(vm, event, SENTENCE_INSIDE_METHOD,
                &(Operands){.owner = name_class(outer->owner, outer_owner), .method = outer->name}, TEXT_MAX);
        sentence_add(vm, &call, SENTENCE_CALL_NAME,
                     &(Operands){.owner = name_receiver(vm, thread, outer_owner), .method = outer->name});
        event->call = take_text(&call, NAME_SIZE + TEXT_MAX);
    }
    bytes_free(&given);
    event->hidden |= is_start(vm, callee);
    if (class_is_named(callee->owner, LOCKS "FifoCondition") && strncmp(callee->name, "signal", 6) == 0)
        tell_who_is_signalled(vm, event, receiver, strcmp(callee->name, "signalAll") == 0);
    *calling(vm->observers.events, thread) = (struct Calling){
        .how = is_in_test_framework(thread) || is_start(vm, callee)      ? CALL_NONE
               : outer != NULL && !same                                  ? CALL_INNER
               : outer == NULL || strcmp(outer->name, callee->name) == 0 ? CALL_AS_IT_IS
                                                                         : CALL_INSIDE,
        .receiver = receiver,
        .amount = strncmp(callee->descriptor, "(I", 2) == 0 ? arguments[receiver != 0].i : 1};
}

/* The call that a result belongs to, if it was the last thing that the thread did; otherwise its return is an
 * event of its own. */
static Event *returning_event(Vm *vm, const Thread *thread, const Method *method, bool is_inner)
{
    for (uint32_t i = vm->observers.events->count; i-- > 0;) {
        Event *event = &vm->observers.events->list[i];
        if (event->thread != thread->number || event->hidden)
            continue;
        if (event->kind == EVENT_CALL)
            return event;
        break;
    }
    Event *event = events_note(vm, thread, SENTENCE_RETURNS, &(Operands){.method = method->name});
    event->hidden |= is_inner; /* the program has never called it */
    return event;
}

static void note_holding(Vm *vm, Event *event, const Method *method, const struct Calling *call)
{
    char name[NAME_SIZE];
    const Object *object = object_peek(vm, call->receiver);
    int32_t change = object != NULL ? holding_change(object->class, method, call->amount) : 0;
    if (change == 0)
        return;
    event->holding = call->receiver;
    event->holding_change = change;
    event->holding_name = memory_copy_string(holding_name(vm, call->receiver, method, name));
}

static void tell_wait(Vm *vm, Event *event, const Thread *thread)
{
    char name[NAME_SIZE];
    ThreadView view = {0};
    Bytes why = {0};
    event->waits = true;
    event->hidden &= !is_in_test_framework(thread); /* a framework that waits is of interest */
    if (!waiting_explain(vm, thread, &view, &why)) {
        event_append(vm, event, SENTENCE_CALL_WAITS, NULL);
        return;
    }
    bytes_add_u1(&why, 0);
    event_append(vm, event, SENTENCE_CALL_WAITS_FOR, &(Operands){.others = (char *)why.data});
    if (view.wants != 0)
        event->wants = memory_copy_string(name_object(vm, view.wants, name));
    bytes_free(&why);
}

bool event_tell_wait(Vm *vm, Event *event, const Thread *thread)
{
    bool is_it = is_waiting_call(event, thread);
    if (is_it && !event->waits)
        tell_wait(vm, event, thread);
    return is_it;
}

/* A call on an object that no other thread knows is no event before it waits. */
Event *events_note_waiting(Vm *vm, const Thread *thread)
{
    char owner[NAME_SIZE];
    const Frame *frame = waiting_call(thread);
    if (frame == NULL || own_frame(thread) == NULL)
        return NULL;
    Event *event = events_note(vm, thread, SENTENCE_CALLS,
                               &(Operands){.owner = name_receiver(vm, thread, owner),
                                           .method = frame->method->name,
                                           .arguments = ""});
    tell_wait(vm, event, thread);
    return event;
}

void events_note_return(Vm *vm, const Thread *thread, const Frame *frame)
{
    char name[NAME_SIZE];
    const Method *method = frame->method;
    const char *returned = strrchr(method->descriptor, ')') + 1;
    char kind = *returned == '[' ? 'L' : *returned;
    struct Calling call = *calling(vm->observers.events, thread);
    *calling(vm->observers.events, thread) = (struct Calling){0};
    if (call.how == CALL_NONE)
        return;
    Event *event = returning_event(vm, thread, method, call.how == CALL_INNER);
    if (thread->exception != 0) {
        const Class *thrown = object_peek(vm, thread->exception)->class;
        event_append(vm, event, SENTENCE_THROWS, &(Operands){.owner = name_class(thrown, name)});
        return;
    }
    Value value = kind != 'V' ? frame->sp[is_wide(kind) ? -2 : -1] : (Value){.j = 1};
    bool has_failed = kind == 'Z' ? (value.i & 1) == 0 : kind == 'J' && value.j == 0;
    if (call.receiver != 0 && !has_failed)
        note_holding(vm, event, method, &call);
    if (kind != 'V' && (call.how == CALL_AS_IT_IS || call.how == CALL_INNER)) {
        event_append(vm, event, SENTENCE_RESULT, &(Operands){.after = name_operand(vm, value, kind, name)});
    }
}

/* ---- monitors and wait sets ---- */

void events_hide_last(Vm *vm)
{
    if (vm->observers.events->count > 0)
        vm->observers.events->list[vm->observers.events->count - 1].hidden = true;
}

void events_note_monitor(Vm *vm, const Thread *thread, const Object *object, bool taken)
{
    events_note(vm, thread, taken ? SENTENCE_LOCKS : SENTENCE_UNLOCKS, &(Operands){.object = object->slot});
    if (!(object->flags & (OBJECT_SHARED | OBJECT_CONSTANT)))
        events_hide_last(vm);
}

void events_note_notify(Vm *vm, Ref object, bool all, uint32_t which)
{
    char waiter[NAME_SIZE];
    Bytes others = {0};
    uint32_t waiting = 0, woken = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (!wait_is_on(thread, WAITS_TO_BE_NOTIFIED, object))
            continue;
        if (all || waiting == which)
            bytes_format(&others, "%s%s", woken++ > 0 ? ", " : "", name_thread(vm, thread, waiter));
        waiting++;
    }
    bytes_add_u1(&others, 0);
    assert(woken == (all ? waiting : waiting > 0) && "notify wakes one of those that wait");
    Sentence sentence = all ? (waiting == 0 ? SENTENCE_NOTIFIES_ALL_OF_NOBODY : SENTENCE_NOTIFIES_ALL)
                        : waiting == 0 ? SENTENCE_NOTIFIES_NOBODY
                        : waiting == 1 ? SENTENCE_NOTIFIES
                                       : SENTENCE_NOTIFIES_ONE;
    events_note(vm, vm->thread, sentence,
                &(Operands){.object = object, .others = (char *)others.data, .number = waiting});
    bytes_free(&others);
}

void events_note_wake(Vm *vm, const Thread *thread, Ref object)
{
    Sentence sentence = thread->wake == WAKE_TIMEOUT     ? SENTENCE_WAKES_TIMED_OUT
                        : thread->wake == WAKE_INTERRUPT ? SENTENCE_WAKES_INTERRUPTED
                        : thread->wake == WAKE_SPURIOUS  ? SENTENCE_WAKES_SPURIOUSLY
                        : thread->wake == WAKE_STOPPED   ? SENTENCE_WAKES_STOPPED
                                                         : SENTENCE_WAKES_NOTIFIED;
    events_note(vm, thread, sentence, &(Operands){.object = object});
}

void vm_note_events(Vm *vm, Events *events) { vm->observers.events = events; }
