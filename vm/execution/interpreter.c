/* The interpreter: a direct-threaded loop over internal instructions.  It does null, bounds and cast checks;
 * types and stack depth were proved by the dataflow pass.  What touches classes, threads or exceptions is a
 * call to another file.
 *
 * `frame->pc` and `frame->sp` are written back (SAVE) before anything that may look at the stack: collection,
 * exceptions, class initialization, natives.  An instruction that cannot finish now leaves its operands on
 * the stack and runs again. */
#include "vm/execution/interpreter.h"

#include <math.h>
#include <string.h>

#include "base/invariant.h"
#include "vm/coverage.h"
#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/execution/exceptions.h"
#include "vm/execution/exclusive.h"
#include "vm/execution/initialize.h"
#include "vm/execution/monitor.h"
#include "vm/execution/unseen.h"
#include "vm/footnotes.h"
#include "vm/memory/allocate.h"
#include "vm/memory/collect.h"
#include "vm/memory/sharing.h"
#include "vm/memory/strings.h"
#include "vm/memory/watching.h"
#include "vm/races/races.h"
#include "vm/translation/error_messages.h"
#include "vm/translation/resolve.h"
#include "vm/translation/translate.h"

#pragma GCC diagnostic ignored "-Wpedantic" /* computed goto */

bool thread_has_room(const Thread *thread, const Method *method)
{
    const Value *base = thread_has_frames(thread) ? thread->frame->sp : thread->values;
    return thread->frame + 1 < thread->frame_limit
           && thread->value_limit - base > method->max_locals + method->max_stack;
}

void thread_push_frame(Thread *thread, Method *method, const Value *arguments)
{
    assert(method->code != NULL && thread_has_room(thread, method) && "the caller has looked");
    Value *locals = thread_has_frames(thread) ? thread->frame->sp : thread->values;
    memmove(locals, arguments, method->argument_slots * sizeof(Value));
    Frame *frame = ++thread->frame;
    frame->method = method;
    frame->pc = method->code->insns;
    frame->locals = locals;
    frame->sp = locals + method->max_locals;
    frame->lock = 0;
    frame->suspended = 0;
    thread->atomic += method->atomic;
}

/* --- arithmetic that C leaves undefined --- */

static inline int32_t divide_int(int32_t a, int32_t b)
{
    return b == -1 ? (int32_t)(0u - (uint32_t)a) : a / b;
}
static inline int64_t divide_long(int64_t a, int64_t b)
{
    return b == -1 ? (int64_t)(0u - (uint64_t)a) : a / b;
}
static inline int32_t remainder_int(int32_t a, int32_t b) { return b == -1 ? 0 : a % b; }
static inline int64_t remainder_long(int64_t a, int64_t b) { return b == -1 ? 0 : a % b; }

static inline int32_t double_to_int(double d)
{
    return d != d ? 0 : d >= 2147483647.0 ? INT32_MAX : d <= -2147483648.0 ? INT32_MIN : (int32_t)d;
}

static inline int64_t double_to_long(double d)
{
    return d != d                        ? 0
           : d >= 9223372036854775808.0  ? INT64_MAX
           : d <= -9223372036854775808.0 ? INT64_MIN
                                         : (int64_t)d;
}

static inline int compare_double(double a, double b, int unordered)
{
    return a < b ? -1 : a > b ? 1 : a == b ? 0 : unordered;
}

static int32_t lookup(const SwitchTable *table, int32_t key)
{
    int32_t low = 0, high = table->count - 1;
    while (low <= high) {
        int32_t middle = (low + high) / 2;
        if (table->keys[middle] == key)
            return table->targets[middle];
        if (table->keys[middle] < key)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return table->otherwise;
}

/* Arrays of arrays: makes the array of dimension `level` and everything below.  Collection cannot happen
 * meanwhile. */
static Ref new_multi_array(Vm *vm, Class *class, const Value *lengths, int dimensions)
{
    Ref array = allocate_array(vm, class, lengths[0].i);
    for (int32_t i = 0; array != 0 && dimensions > 1 && i < lengths[0].i; i++) {
        Ref element = new_multi_array(vm, class->element, lengths + 1, dimensions - 1);
        if (element == 0)
            return 0;
        ELEMENT(Ref, object_at(vm, array), i) = element;
    }
    return array;
}

static bool check_lengths(Vm *vm, const Value *lengths, int dimensions)
{
    for (int i = 0; i < dimensions; i++) {
        if (lengths[i].i >= 0)
            continue;
        vm_throw(vm, "java/lang/NegativeArraySizeException", "%d", lengths[i].i);
        return false;
    }
    return true;
}

/* Enters the monitor of a synchronized method, whose receiver (if any) is arguments[0].  0: the thread
 * blocked. */
static Ref enter_synchronized(Vm *vm, Thread *thread, const Method *method, const Value *arguments)
{
    Ref lock = method_is_static(method) ? vm_class_mirror(vm, method->owner) : arguments[0].r;
    if (!monitor_enter(vm, thread, object_header(vm, lock)))
        return 0;
    if (vm->observers.events != NULL && method->owner->source != SOURCE_PROGRAM)
        events_hide_last(vm);
    return lock;
}

/* Before a synchronized or @Atomic method of a shared object: does the caller stop? */
static bool callee_stops(Vm *vm, Thread *thread, const Method *method, const Value *arguments)
{
    bool is_synchronized = method->flags & ACC_SYNCHRONIZED, was_fresh = vm->step.fresh_atomic;
    if (method->owner->is_model && thread->frame->method->owner->source == SOURCE_PROGRAM)
        footnote_note_call(method_is_static(method) ? method->owner : object_peek(vm, arguments[0].r)->class);
    if (method->atomic
        && method->owner
               != vm->program->thread) /* the constructors of Thread read only what their caller owns */
        choices_begin_atomic(vm, thread);
    if (!is_synchronized && (!method->atomic || method_is_static(method)))
        return false;
    const Object *object =
        object_header(vm, method_is_static(method) ? vm_class_mirror(vm, method->owner) : arguments[0].r);
    if (!(object->flags & (OBJECT_SHARED | OBJECT_CONSTANT)))
        return false;
    if (method->unseen != 0 && (thread->atomic == 0 || was_fresh) && unseen_passes(vm, method))
        vm->step.fresh_atomic = was_fresh;
    else if (is_synchronized ? choices_stop_at_monitor(vm, thread, object) : choices_stop(vm, thread))
        return true;
    if (vm->observers.events != NULL && thread->atomic == 0)
        events_note_call(vm, method, arguments);
    return false;
}

/* The same where nobody can come in between, for the reader of a counterexample only. */
static void note_lonely_call(Vm *vm, const Thread *thread, const Method *method, const Value *arguments)
{
    bool is_synchronized = method->flags & ACC_SYNCHRONIZED;
    if (thread->atomic > 0 || (!is_synchronized && (!method->atomic || method_is_static(method))))
        return;
    const Object *object =
        object_header(vm, method_is_static(method) ? vm_class_mirror(vm, method->owner) : arguments[0].r);
    if (object->flags & (OBJECT_SHARED | OBJECT_CONSTANT))
        events_note_call(vm, method, arguments);
}

/* clang-format off: labels and the macros of instructions are beyond it */
static const void *const *run(Vm *vm)
{
    static const void *const labels[] = {
#define INSN(name, operands) &&L_##name,
#include "vm/code/instructions.def"
    };
    if (vm == NULL)
        return labels;

    Thread *const thread = vm->thread;
    Frame *frame = thread->frame;
    Insn *pc = frame->pc;
    Value *sp = frame->sp, *locals = frame->locals;
    int32_t budget = vm->schedule.budget;
    assert(budget > 0 && "a thread runs as long as it has a budget");
    assert(thread->status == THREAD_RUNNABLE && thread_has_frames(thread) && frame < thread->frame_limit
           && "the thread can run");
    assert(locals >= thread->values && sp >= locals && sp <= thread->value_limit
           && "the top frame is on the stack");
    Method *callee;
    int32_t bad_index;
    uint32_t bad_length;
    if (thread->exception != 0 && thread->saved_entries == 0 && !vm->schedule.enters_first)
        goto unwind;

#define DISPATCH() goto * pc->handler
#define NEXT()      \
    do {            \
        pc++;       \
        DISPATCH(); \
    } while (0)
#define SAVE()             (frame->pc = pc, frame->sp = sp)
#define RELOAD()           (frame = thread->frame, pc = frame->pc, sp = frame->sp, locals = frame->locals)
#define PUSH_INT(value)    ((sp++)->bits = (uint32_t)(value))
#define PUSH_REF(value)    ((sp++)->bits = (value))
#define PUSH_LONG(value)   (sp[0].j = (value), sp[1].bits = 0, sp += 2)
#define PUSH_FLOAT(value)  (sp->bits = 0, sp->f = (value), sp++)
#define PUSH_DOUBLE(value) (sp[0].d = (value), sp[1].bits = 0, sp += 2)
#define THROW(class_name, ...)                 \
    do {                                       \
        SAVE();                                \
        vm_throw(vm, class_name, __VA_ARGS__); \
        goto unwind;                           \
    } while (0)

/* Every loop passes a backward jump or a handler, and every recursion a call: there the time slice is
 * counted. */
#define JUMP()                         \
    do {                               \
        int32_t jump = pc->a;          \
        pc += jump;                    \
        if (jump <= 0 && --budget < 0) \
            goto slice_over;           \
        DISPATCH();                    \
    } while (0)
#define JUMP_IF(condition) \
    do {                   \
        if (condition)     \
            JUMP();        \
        NEXT();            \
    } while (0)

#define INT_OPERATION(expression)             \
    do {                                      \
        int32_t y = sp[-1].i, x = sp[-2].i;   \
        sp--;                                 \
        sp[-1].bits = (uint32_t)(expression); \
        NEXT();                               \
    } while (0)
#define LONG_OPERATION(expression)          \
    do {                                    \
        int64_t y = sp[-2].j, x = sp[-4].j; \
        sp -= 2;                            \
        sp[-2].j = (int64_t)(expression);   \
        NEXT();                             \
    } while (0)
#define LONG_SHIFT(expression)            \
    do {                                  \
        int y = sp[-1].i & 63;            \
        int64_t x = sp[-3].j;             \
        sp--;                             \
        sp[-2].j = (int64_t)(expression); \
        NEXT();                           \
    } while (0)
#define FLOAT_OPERATION(expression)       \
    do {                                  \
        float y = sp[-1].f, x = sp[-2].f; \
        sp--;                             \
        sp[-1].bits = 0;                  \
        sp[-1].f = (expression);          \
        NEXT();                           \
    } while (0)
#define DOUBLE_OPERATION(expression)       \
    do {                                   \
        double y = sp[-2].d, x = sp[-4].d; \
        sp -= 2;                           \
        sp[-2].d = (expression);           \
        NEXT();                            \
    } while (0)

/* The object, of which class, length, owner and flags may be read; the mirror whose static fields these are.
 */
#define HEADER(reference)  object_header(vm, reference)
#define MIRROR_OF(statics) ((Object *)((statics)-offsetof(Object, payload)))

/* A visible operation on a shared object: here the outside may choose another thread. */
#define VISIBLE(object, place, how)                                   \
    do {                                                              \
        if ((object)->flags & OBJECT_SHARED && vm->step.interleaving) \
            ACCESS(object, place, how);                               \
        else                                                          \
            NOTE_ALONE((object)->flags &OBJECT_SHARED);               \
    } while (0)
#define ACCESS(object, place, how)                                                                        \
    do {                                                                                                  \
        bool chosen = vm->observers.shadow != NULL && choices_chosen_here(vm, pc);                        \
        bool is_exclusive = exclusive_access(vm, thread, object, (uint32_t)(place), (how)&ACCESS_WRITES); \
        if (!is_exclusive && pc != vm->step.cleared && choices_stop(vm, thread))                          \
            goto leave;                                                                                   \
        if (vm->observers.shadow != NULL                                                                  \
            && (SAVE(), !race_note(vm, thread, object, (uint32_t)(place), how, chosen)))                  \
            goto leave;                                                                                   \
        NOTE();                                                                                           \
    } while (0)
/* Before a write that may bring about what is watched for: see struct Watch in vm.h. */
#define WATCHED(is_watched)                          \
    do {                                             \
        if ((is_watched) && watch_stops(vm, thread)) \
            goto leave;                              \
    } while (0)
#define NOTE()                                                   \
    do {                                                         \
        if (vm->observers.events != NULL && thread->atomic == 0) \
            events_note_access(vm, frame, pc, sp);               \
    } while (0)
/* Nobody can come in between here: a counterexample shows what others could see if they were about, and at
 * the place of interest everything. */
#define NOTE_ALONE(is_shared)                                      \
    do {                                                           \
        if (vm->observers.events != NULL && thread->atomic == 0) { \
            if (is_shared)                                         \
                events_note_access(vm, frame, pc, sp);             \
            else                                                   \
                events_note_private_access(vm, frame, pc, sp);     \
        }                                                          \
    } while (0)

#define CHECK_INDEX(array, index)                   \
    do {                                            \
        if ((uint32_t)(index) >= (array)->length) { \
            bad_index = (index);                    \
            bad_length = (array)->length;           \
            goto out_of_bounds;                     \
        }                                           \
    } while (0)
#define ARRAY_LOAD(type, push)                                                          \
    do {                                                                                \
        Ref reference = sp[-2].r;                                                       \
        int32_t index = sp[-1].i;                                                       \
        if (reference == 0)                                                             \
            goto null_pointer;                                                          \
        Object *array = HEADER(reference);                                              \
        CHECK_INDEX(array, index);                                                      \
        VISIBLE(array, index, ACCESS_READS);                                            \
        object_field(vm, array, (uint32_t)index *(uint32_t)sizeof(type), sizeof(type)); \
        sp -= 2;                                                                        \
        push(ELEMENT(type, array, index));                                              \
        NEXT();                                                                         \
    } while (0)
/* `width`: slots of the value on top. */
#define ARRAY_STORE(type, width, value)                                                         \
    do {                                                                                        \
        Ref reference = sp[-2 - (width)].r;                                                     \
        int32_t index = sp[-1 - (width)].i;                                                     \
        if (reference == 0)                                                                     \
            goto null_pointer;                                                                  \
        Object *array = HEADER(reference);                                                      \
        CHECK_INDEX(array, index);                                                              \
        WATCHED(watch_has_array(vm, array));                                                    \
        VISIBLE(array, index, ACCESS_WRITES);                                                   \
        object_field_written(vm, array, (uint32_t)index *(uint32_t)sizeof(type), sizeof(type)); \
        ELEMENT(type, array, index) = (type)(value);                                            \
        sp -= 2 + (width);                                                                      \
        NEXT();                                                                                 \
    } while (0)

/* Static fields: the mirror's payload, once the class is initialized (or is being so by this thread). */
#define STATICS(how)                                                                               \
    uint8_t *statics = vm->classes.capacity > (uint32_t)pc->a ? vm->classes.statics[pc->a] : NULL; \
    if (statics != NULL)                                                                           \
        reads_ready(vm, MIRROR_OF(statics));                                                       \
    if (statics == NULL) {                                                                         \
        Class *class = vm->program->classes[pc->a];                                                \
        SAVE();                                                                                    \
        switch (class_make_ready(vm, class)) {                                                     \
        case CLASS_READY: statics = object_at(vm, vm_class_mirror(vm, class))->payload; break;     \
        case CLASS_PUSHED: RELOAD(); DISPATCH();                                                   \
        case CLASS_BLOCKED: goto leave;                                                            \
        case CLASS_THROWN: goto unwind;                                                            \
        }                                                                                          \
    }                                                                                              \
    if (pc->b & STATIC_VISIBLE                                                                     \
        && vm->step.interleaving) /* after the class is ready, which may be a choice point too */  \
        ACCESS(MIRROR_OF(statics), pc->b &STATIC_OFFSET,                                           \
               (how) | (pc->b & STATIC_VOLATILE ? ACCESS_VOLATILE : 0));                           \
    else                                                                                           \
        NOTE_ALONE(pc->b &STATIC_VISIBLE)
#define GET_STATIC(type, push)                                                    \
    do {                                                                          \
        STATICS(ACCESS_READS);                                                    \
        object_field(vm, MIRROR_OF(statics), pc->b &STATIC_OFFSET, sizeof(type)); \
        push(*(type *)(statics + (pc->b & STATIC_OFFSET)));                       \
        NEXT();                                                                   \
    } while (0)
#define PUT_STATIC(type, width, value)                                                    \
    do {                                                                                  \
        WATCHED(pc->b &STATIC_WATCHED);                                                   \
        STATICS(ACCESS_WRITES);                                                           \
        object_field_written(vm, MIRROR_OF(statics), pc->b &STATIC_OFFSET, sizeof(type)); \
        *(type *)(statics + (pc->b & STATIC_OFFSET)) = (type)(value);                     \
        sp -= (width);                                                                    \
        NEXT();                                                                           \
    } while (0)
#define GET_FIELD(type, push)                                                                            \
    do {                                                                                                 \
        Ref reference = sp[-1].r;                                                                        \
        if (reference == 0)                                                                              \
            goto null_pointer;                                                                           \
        if (pc->b != FIELD_INVISIBLE)                                                                    \
            VISIBLE(HEADER(reference), pc->a, ACCESS_READS | (pc->b & FIELD_VOLATILE));                  \
        else                                                                                             \
            NOTE_ALONE(false);                                                                           \
        sp--;                                                                                            \
        push(FIELD_AT(type, object_field(vm, object_peek(vm, reference), (uint32_t)pc->a, sizeof(type)), \
                      pc->a));                                                                           \
        NEXT();                                                                                          \
    } while (0)
/* Others may read a final field of this object before or after it is written, but do so without a choice, and
 * unwatched: the search starts over with reads that are choices, or a footnote says that they are none. */
#define NOTE_ESCAPE(object)                                                                 \
    do {                                                                                    \
        if (pc->b & FIELD_FINAL && (object)->flags & OBJECT_SHARED && vm->step.interleaving \
            && exclusive_note_late_final(vm, object, (uint32_t)pc->a))                      \
            footnote_note(vm->program, FOOTNOTE_ESCAPED_FINALS);                            \
    } while (0)
#define PUT_FIELD(type, width, value)                                         \
    do {                                                                      \
        Ref reference = sp[-1 - (width)].r;                                   \
        if (reference == 0)                                                   \
            goto null_pointer;                                                \
        Object *object = HEADER(reference);                                   \
        WATCHED(pc->b &FIELD_WATCHED &&watch_reaches(object));                \
        NOTE_ESCAPE(object);                                                  \
        if (pc->b & FIELD_VISIBLE)                                            \
            VISIBLE(object, pc->a, ACCESS_WRITES | (pc->b & FIELD_VOLATILE)); \
        object_field_written(vm, object, (uint32_t)pc->a, sizeof(type));      \
        FIELD_AT(type, object, pc->a) = (type)(value);                        \
        sp -= 1 + (width);                                                    \
        NEXT();                                                               \
    } while (0)
/* Before a reference is overwritten: the old object may become garbage, the new one shared. */
#define REPLACE_REF(old, value, into_shared)               \
    do {                                                   \
        if ((old) != 0)                                    \
            vm->heap.garbage_possible = true;              \
        if (vm->checking && (into_shared) && (value) != 0) \
            sharing_mark(vm, value);                       \
    } while (0)
#define COLLECT_IF_DUE()                          \
    do {                                          \
        if (vm->heap.used > vm->heap.threshold) { \
            SAVE();                               \
            collect_when_due(vm);                 \
        }                                         \
    } while (0)

    DISPATCH();

L_UNRESOLVED:
    SAVE();
    switch (quicken(vm, frame->method, pc)) {
    case QUICKEN_DONE: DISPATCH();
    case QUICKEN_NOT_NEEDED: NEXT();
    case QUICKEN_FAILED: goto unwind;
    }

    /* constants */
L_NOP:
    NEXT();
L_NULL:
    PUSH_REF(0);
    NEXT();
L_INT:
L_FLOAT:
    PUSH_INT(pc->a);
    NEXT();
L_LONG:
L_DOUBLE:
    PUSH_LONG(pc->j);
    NEXT();
L_STRING : {
    uint32_t number = (uint32_t)pc->a;
    Ref literal = number < vm->classes.literal_capacity ? vm->classes.literals[number] : 0;
    if (literal == 0) {
        SAVE();
        if ((literal = string_literal(vm, number)) == 0)
            goto unwind;
    }
    PUSH_REF(literal);
    NEXT();
}
/* clang-format on */
L_CLASS:
    PUSH_REF(vm_class_mirror(vm, pc->p));
    NEXT();

    /* locals */
L_LOAD:
    *sp++ = locals[pc->a];
    NEXT();
L_LOAD_0:
    *sp++ = locals[0];
    NEXT();
L_LOAD_1:
    *sp++ = locals[1];
    NEXT();
L_LOAD_2:
    *sp++ = locals[2];
    NEXT();
L_LOAD_3:
    *sp++ = locals[3];
    NEXT();
L_LOAD_WIDE:
    PUSH_LONG(locals[pc->a].j);
    NEXT();
L_STORE:
    locals[pc->a] = *--sp;
    NEXT();
L_STORE_WIDE:
    sp -= 2;
    locals[pc->a] = sp[0];
    locals[pc->a + 1].bits = 0;
    NEXT();
L_INC:
    locals[pc->a].bits = (uint32_t)locals[pc->a].i + (uint32_t)pc->b;
    NEXT();

    /* arrays */
L_ARRAY_LOAD_S1:
    ARRAY_LOAD(int8_t, PUSH_INT);
L_ARRAY_LOAD_U2:
    ARRAY_LOAD(uint16_t, PUSH_INT);
L_ARRAY_LOAD_S2:
    ARRAY_LOAD(int16_t, PUSH_INT);
L_ARRAY_LOAD_4:
    ARRAY_LOAD(uint32_t, PUSH_INT);
L_ARRAY_LOAD_8:
    ARRAY_LOAD(int64_t, PUSH_LONG);
L_ARRAY_STORE_1:
    if (sp[-3].r != 0 && HEADER(sp[-3].r)->class->element_kind == 'Z')
        sp[-1].i &= 1;
    ARRAY_STORE(int8_t, 1, sp[-1].i);
L_ARRAY_STORE_2:
    ARRAY_STORE(uint16_t, 1, sp[-1].i);
L_ARRAY_STORE_4:
    ARRAY_STORE(uint32_t, 1, sp[-1].i);
L_ARRAY_STORE_8:
    ARRAY_STORE(int64_t, 2, sp[-2].j);
L_ARRAY_STORE_L : {
    Ref value = sp[-1].r, target = sp[-3].r;
    if (target == 0)
        goto null_pointer;
    CHECK_INDEX(HEADER(target), sp[-2].i);
    const Class *element = HEADER(target)->class->element;
    if (value != 0 && HEADER(value)->class != element && !class_is_subclass(HEADER(value)->class, element)) {
        char name[512];
        THROW("java/lang/ArrayStoreException", "%s",
              class_external_name(HEADER(value)->class, name, sizeof name));
    }
    WATCHED(watch_has_array(vm, HEADER(target)));
    VISIBLE(HEADER(target), sp[-2].i, ACCESS_WRITES);
    uint32_t offset = (uint32_t)sp[-2].i * (uint32_t)sizeof(Ref);
    object_field(vm, HEADER(target), offset, sizeof(Ref));
    REPLACE_REF(ELEMENT(Ref, HEADER(target), sp[-2].i), value, HEADER(target)->flags & OBJECT_SHARED);
    object_field_written(vm, HEADER(target), offset, sizeof(Ref));
    ELEMENT(Ref, HEADER(target), sp[-2].i) = value;
    sp -= 3;
    NEXT();
}
L_ARRAY_LENGTH:
    if (sp[-1].r == 0)
        goto null_pointer;
    sp[-1].bits = HEADER(sp[-1].r)->length;
    NEXT();

    /* operand stack */
L_POP:
    sp--;
    NEXT();
L_POP2:
    sp -= 2;
    NEXT();
L_DUP:
    sp[0] = sp[-1];
    sp++;
    NEXT();
L_DUP_X1:
    sp[0] = sp[-1];
    sp[-1] = sp[-2];
    sp[-2] = sp[0];
    sp++;
    NEXT();
L_DUP_X2:
    sp[0] = sp[-1];
    sp[-1] = sp[-2];
    sp[-2] = sp[-3];
    sp[-3] = sp[0];
    sp++;
    NEXT();
L_DUP2:
    sp[0] = sp[-2];
    sp[1] = sp[-1];
    sp += 2;
    NEXT();
L_DUP2_X1:
    sp[1] = sp[-1];
    sp[0] = sp[-2];
    sp[-1] = sp[-3];
    sp[-2] = sp[1];
    sp[-3] = sp[0];
    sp += 2;
    NEXT();
L_DUP2_X2:
    sp[1] = sp[-1];
    sp[0] = sp[-2];
    sp[-1] = sp[-3];
    sp[-2] = sp[-4];
    sp[-3] = sp[1];
    sp[-4] = sp[0];
    sp += 2;
    NEXT();
L_SWAP : {
    Value top = sp[-1];
    sp[-1] = sp[-2];
    sp[-2] = top;
    NEXT();
}

    /* arithmetic */
L_IADD:
    INT_OPERATION((uint32_t)x + (uint32_t)y);
L_ISUB:
    INT_OPERATION((uint32_t)x - (uint32_t)y);
L_IMUL:
    INT_OPERATION((uint32_t)x * (uint32_t)y);
L_IDIV:
    if (sp[-1].i == 0)
        goto division_by_zero;
    INT_OPERATION(divide_int(x, y));
L_IREM:
    if (sp[-1].i == 0)
        goto division_by_zero;
    INT_OPERATION(remainder_int(x, y));
L_ISHL:
    INT_OPERATION((uint32_t)x << (y & 31));
L_ISHR:
    INT_OPERATION(x >> (y & 31));
L_IUSHR:
    INT_OPERATION((uint32_t)x >> (y & 31));
L_IAND:
    INT_OPERATION(x & y);
L_IOR:
    INT_OPERATION(x | y);
L_IXOR:
    INT_OPERATION(x ^ y);
L_INEG:
    sp[-1].bits = 0u - (uint32_t)sp[-1].i;
    NEXT();
L_LADD:
    LONG_OPERATION((uint64_t)x + (uint64_t)y);
L_LSUB:
    LONG_OPERATION((uint64_t)x - (uint64_t)y);
L_LMUL:
    LONG_OPERATION((uint64_t)x * (uint64_t)y);
L_LDIV:
    if (sp[-2].j == 0)
        goto division_by_zero;
    LONG_OPERATION(divide_long(x, y));
L_LREM:
    if (sp[-2].j == 0)
        goto division_by_zero;
    LONG_OPERATION(remainder_long(x, y));
L_LSHL:
    LONG_SHIFT((uint64_t)x << y);
L_LSHR:
    LONG_SHIFT(x >> y);
L_LUSHR:
    LONG_SHIFT((uint64_t)x >> y);
L_LAND:
    LONG_OPERATION(x & y);
L_LOR:
    LONG_OPERATION(x | y);
L_LXOR:
    LONG_OPERATION(x ^ y);
L_LNEG:
    sp[-2].j = (int64_t)(0u - (uint64_t)sp[-2].j);
    NEXT();
L_FADD:
    FLOAT_OPERATION(x + y);
L_FSUB:
    FLOAT_OPERATION(x - y);
L_FMUL:
    FLOAT_OPERATION(x * y);
L_FDIV:
    FLOAT_OPERATION(x / y);
L_FREM:
    FLOAT_OPERATION(fmodf(x, y));
L_FNEG:
    sp[-1].f = -sp[-1].f;
    NEXT();
L_DADD:
    DOUBLE_OPERATION(x + y);
L_DSUB:
    DOUBLE_OPERATION(x - y);
L_DMUL:
    DOUBLE_OPERATION(x * y);
L_DDIV:
    DOUBLE_OPERATION(x / y);
L_DREM:
    DOUBLE_OPERATION(fmod(x, y));
L_DNEG:
    sp[-2].d = -sp[-2].d;
    NEXT();

    /* conversions */
#define TO_INT(width, value)                  \
    do {                                      \
        int32_t converted = (int32_t)(value); \
        sp -= (width);                        \
        PUSH_INT(converted);                  \
        NEXT();                               \
    } while (0)
#define TO_LONG(width, value)                 \
    do {                                      \
        int64_t converted = (int64_t)(value); \
        sp -= (width);                        \
        PUSH_LONG(converted);                 \
        NEXT();                               \
    } while (0)
#define TO_FLOAT(width, value)            \
    do {                                  \
        float converted = (float)(value); \
        sp -= (width);                    \
        PUSH_FLOAT(converted);            \
        NEXT();                           \
    } while (0)
#define TO_DOUBLE(width, value)             \
    do {                                    \
        double converted = (double)(value); \
        sp -= (width);                      \
        PUSH_DOUBLE(converted);             \
        NEXT();                             \
    } while (0)
L_I2L:
    TO_LONG(1, sp[-1].i);
L_I2F:
    TO_FLOAT(1, sp[-1].i);
L_I2D:
    TO_DOUBLE(1, sp[-1].i);
L_L2I:
    TO_INT(2, (uint32_t)sp[-2].j);
L_L2F:
    TO_FLOAT(2, sp[-2].j);
L_L2D:
    TO_DOUBLE(2, sp[-2].j);
L_F2I:
    TO_INT(1, double_to_int((double)sp[-1].f));
L_F2L:
    TO_LONG(1, double_to_long((double)sp[-1].f));
L_F2D:
    TO_DOUBLE(1, sp[-1].f);
L_D2I:
    TO_INT(2, double_to_int(sp[-2].d));
L_D2L:
    TO_LONG(2, double_to_long(sp[-2].d));
L_D2F:
    TO_FLOAT(2, sp[-2].d);
L_I2B:
    TO_INT(1, (int8_t)sp[-1].i);
L_I2C:
    TO_INT(1, (uint16_t)sp[-1].i);
L_I2S:
    TO_INT(1, (int16_t)sp[-1].i);

    /* comparisons and jumps */
L_LCMP : {
    int64_t y = sp[-2].j, x = sp[-4].j;
    sp -= 4;
    PUSH_INT((x > y) - (x < y));
    NEXT();
}
#define COMPARE_FLOATS(unordered)                                                   \
    do {                                                                            \
        int result = compare_double((double)sp[-2].f, (double)sp[-1].f, unordered); \
        sp -= 2;                                                                    \
        PUSH_INT(result);                                                           \
        NEXT();                                                                     \
    } while (0)
#define COMPARE_DOUBLES(unordered)                                  \
    do {                                                            \
        int result = compare_double(sp[-4].d, sp[-2].d, unordered); \
        sp -= 4;                                                    \
        PUSH_INT(result);                                           \
        NEXT();                                                     \
    } while (0)
L_FCMPL:
    COMPARE_FLOATS(-1);
L_FCMPG:
    COMPARE_FLOATS(1);
L_DCMPL:
    COMPARE_DOUBLES(-1);
L_DCMPG:
    COMPARE_DOUBLES(1);
L_IF_EQ:
    sp--;
    JUMP_IF(sp[0].i == 0);
L_IF_NE:
    sp--;
    JUMP_IF(sp[0].i != 0);
L_IF_LT:
    sp--;
    JUMP_IF(sp[0].i < 0);
L_IF_GE:
    sp--;
    JUMP_IF(sp[0].i >= 0);
L_IF_GT:
    sp--;
    JUMP_IF(sp[0].i > 0);
L_IF_LE:
    sp--;
    JUMP_IF(sp[0].i <= 0);
L_IF_ICMP_EQ:
    sp -= 2;
    JUMP_IF(sp[0].i == sp[1].i);
L_IF_ICMP_NE:
    sp -= 2;
    JUMP_IF(sp[0].i != sp[1].i);
L_IF_ICMP_LT:
    sp -= 2;
    JUMP_IF(sp[0].i < sp[1].i);
L_IF_ICMP_GE:
    sp -= 2;
    JUMP_IF(sp[0].i >= sp[1].i);
L_IF_ICMP_GT:
    sp -= 2;
    JUMP_IF(sp[0].i > sp[1].i);
L_IF_ICMP_LE:
    sp -= 2;
    JUMP_IF(sp[0].i <= sp[1].i);
L_GOTO:
    JUMP();
L_JSR:
    PUSH_INT(pc + 1 - frame->method->code->insns);
    JUMP();
L_RET:
    pc = frame->method->code->insns + locals[pc->a].i;
    if (--budget < 0)
        goto slice_over;
    DISPATCH();
L_TABLE_SWITCH : {
    const SwitchTable *table = pc->p;
    int64_t index = (int64_t)(--sp)->i - table->low;
    int32_t jump = index >= 0 && index < table->count ? table->targets[index] : table->otherwise;
    pc += jump;
    if (jump <= 0 && --budget < 0)
        goto slice_over;
    DISPATCH();
}
L_LOOKUP_SWITCH : {
    int32_t jump = lookup(pc->p, (--sp)->i);
    pc += jump;
    if (jump <= 0 && --budget < 0)
        goto slice_over;
    DISPATCH();
}

    /* fields */
L_GET_STATIC_S1:
    GET_STATIC(int8_t, PUSH_INT);
L_GET_STATIC_U2:
    GET_STATIC(uint16_t, PUSH_INT);
L_GET_STATIC_S2:
    GET_STATIC(int16_t, PUSH_INT);
L_GET_STATIC_4:
    GET_STATIC(uint32_t, PUSH_INT);
L_GET_STATIC_8:
    GET_STATIC(int64_t, PUSH_LONG);
L_PUT_STATIC_Z:
    PUT_STATIC(uint8_t, 1, sp[-1].i & 1);
L_PUT_STATIC_1:
    PUT_STATIC(uint8_t, 1, sp[-1].i);
L_PUT_STATIC_2:
    PUT_STATIC(uint16_t, 1, sp[-1].i);
L_PUT_STATIC_4:
    PUT_STATIC(uint32_t, 1, sp[-1].i);
L_PUT_STATIC_L : {
    WATCHED(pc->b & STATIC_WATCHED);
    STATICS(ACCESS_WRITES);
    Ref *place = (Ref *)(statics + (pc->b & STATIC_OFFSET));
    object_field(vm, MIRROR_OF(statics), pc->b & STATIC_OFFSET, sizeof(Ref));
    REPLACE_REF(*place, sp[-1].r, true);
    object_field_written(vm, MIRROR_OF(statics), pc->b & STATIC_OFFSET, sizeof(Ref));
    *place = (--sp)->r;
    NEXT();
}
L_PUT_STATIC_8:
    PUT_STATIC(int64_t, 2, sp[-2].j);
L_GET_FIELD_S1:
    GET_FIELD(int8_t, PUSH_INT);
L_GET_FIELD_U2:
    GET_FIELD(uint16_t, PUSH_INT);
L_GET_FIELD_S2:
    GET_FIELD(int16_t, PUSH_INT);
L_GET_FIELD_4:
    GET_FIELD(uint32_t, PUSH_INT);
L_GET_FIELD_8:
    GET_FIELD(int64_t, PUSH_LONG);
L_PUT_FIELD_Z:
    PUT_FIELD(uint8_t, 1, sp[-1].i & 1);
L_PUT_FIELD_1:
    PUT_FIELD(uint8_t, 1, sp[-1].i);
L_PUT_FIELD_2:
    PUT_FIELD(uint16_t, 1, sp[-1].i);
L_PUT_FIELD_4:
    PUT_FIELD(uint32_t, 1, sp[-1].i);
L_PUT_FIELD_L : {
    if (sp[-2].r == 0)
        goto null_pointer;
    Object *object = HEADER(sp[-2].r);
    WATCHED(pc->b & FIELD_WATCHED && watch_reaches(object));
    if (pc->b & FIELD_VISIBLE)
        VISIBLE(object, pc->a, ACCESS_WRITES | (pc->b & FIELD_VOLATILE));
    NOTE_ESCAPE(object);
    object_field(vm, object, (uint32_t)pc->a, sizeof(Ref));
    REPLACE_REF(FIELD_AT(Ref, object, pc->a), sp[-1].r, object->flags & (OBJECT_SHARED | OBJECT_CONSTANT));
    object_field_written(vm, object, (uint32_t)pc->a, sizeof(Ref));
    FIELD_AT(Ref, object, pc->a) = sp[-1].r;
    sp -= 2;
    NEXT();
}
L_PUT_FIELD_8:
    PUT_FIELD(int64_t, 2, sp[-2].j);

    /* calls */
L_INVOKE_VIRTUAL : {
    Ref receiver = sp[-pc->b].r;
    if (receiver == 0)
        goto null_pointer;
    callee = HEADER(receiver)->class->vtable[pc->a];
    goto invoke;
}
L_INVOKE_INTERFACE : {
    Method *wanted = pc->p;
    Ref receiver = sp[-wanted->argument_slots].r;
    if (receiver == 0)
        goto null_pointer;
    callee = class_select(HEADER(receiver)->class, wanted);
    if (callee == NULL) {
        SAVE();
        message_no_implementation(vm, HEADER(receiver)->class, wanted);
        goto unwind;
    }
    goto invoke;
}
L_INVOKE_DIRECT:
    callee = pc->p;
    if (sp[-callee->argument_slots].r == 0)
        goto null_pointer;
    goto invoke;
L_INVOKE_STATIC:
    callee = pc->p;
    if (callee->owner->id >= vm->classes.capacity || vm->classes.statics[callee->owner->id] == NULL) {
        SAVE();
        switch (class_make_ready(vm, callee->owner)) {
        case CLASS_READY: break;
        case CLASS_PUSHED: RELOAD(); DISPATCH();
        case CLASS_BLOCKED: goto leave;
        case CLASS_THROWN: goto unwind;
        }
    } else {
        reads_ready(vm, MIRROR_OF(vm->classes.statics[callee->owner->id]));
    }
    goto invoke;
L_INVOKE_STATIC_READY:
    callee = pc->p;

invoke:
    if (callee->code == NULL)
        goto invoke_unprepared;
invoke_prepared : {
    Value *arguments = sp - callee->argument_slots;
    Ref lock = 0;
    if (frame + 1 >= thread->frame_limit
        || thread->value_limit - arguments <= callee->max_locals + callee->max_stack)
        goto stack_overflow;
    if (callee->atomic && watch_stops_outside(vm, thread))
        goto leave;
    if (vm->step.interleaving) {
        SAVE();
        if (callee_stops(vm, thread, callee, arguments))
            goto leave;
    } else if (vm->observers.events != NULL) {
        SAVE();
        note_lonely_call(vm, thread, callee, arguments);
    }
    if (callee->flags & ACC_SYNCHRONIZED) {
        SAVE();
        if ((lock = enter_synchronized(vm, thread, callee, arguments)) == 0)
            goto leave;
    }
    frame->pc = pc;
    frame->sp = arguments;
    thread->frame = ++frame;
    frame->method = callee;
    frame->locals = locals = arguments;
    frame->lock = lock;
    frame->suspended = 0;
    thread->atomic += callee->atomic;
    if (callee->calls_out && thread->atomic > 0)
        choices_call_out(vm, thread);
    pc = callee->code->insns;
    sp = arguments + callee->max_locals;
    if (lock != 0 && thread->exception != 0)
        goto sent_exception;
    if (lock != 0 && choices_stop_in_monitor(vm, thread, HEADER(lock)))
        goto leave;
    if (--budget < 0)
        goto slice_over;
    DISPATCH();
}

invoke_unprepared:
    SAVE();
    if (callee->native == NULL && !method_prepare(vm, callee))
        goto unwind;
    if (callee->code != NULL)
        goto invoke_prepared;
    if (watch_stops_outside(vm, thread))
        goto leave;
    {
        Value result = {0};
        vm->native = callee;
        vm->schedule.slice_left = budget;
        NativeOutcome outcome = native_call(vm, callee, sp - callee->argument_slots, &result);
        vm->native = NULL;
        if (vm->sharing.count > 0)
            sharing_mark_pending(vm);
        switch (outcome) {
        case NATIVE_DONE:
            thread->retrying = false;
            if (thread->exception != 0 || vm->end.fatal.text[0])
                goto unwind;
            sp -= callee->argument_slots;
            switch (callee->return_kind) {
            case 'V': break;
            case 'J': PUSH_LONG(result.j); break;
            case 'D': PUSH_DOUBLE(result.d); break;
            case 'F': PUSH_FLOAT(result.f); break;
            default: PUSH_INT(result.i);
            }
            if (--budget < 0 || vm->schedule.yielding) {
                vm->schedule.yielding = false;
                pc++;
                goto slice_over;
            }
            NEXT();
        case NATIVE_THROWN: thread->retrying = false; goto unwind;
        case NATIVE_BLOCKED: thread->retrying = true; goto leave;
        case NATIVE_STOPPED: goto leave;
        case NATIVE_ENTERED:
        case NATIVE_AGAIN: RELOAD(); DISPATCH();
        }
    }

L_STRING_CHAR_AT : {
    Ref reference = sp[-2].r;
    if (reference == 0)
        goto null_pointer;
    const Object *string = object_at(vm, reference);
    if ((uint32_t)sp[-1].i >= string->length) {
        callee = pc->p;
        goto invoke; /* the method itself throws */
    }
    sp--;
    sp[-1].bits = string_char(string, (uint32_t)sp[0].i);
    NEXT();
}
L_STRING_LENGTH:
    if (sp[-1].r == 0)
        goto null_pointer;
    sp[-1].bits = HEADER(sp[-1].r)->length;
    NEXT();

    /* returns */
#define LEAVE_FRAME()                                                            \
    do {                                                                         \
        if (frame->lock != 0 || frame->method->atomic || frame->suspended > 0) { \
            SAVE();                                                              \
            thread_pop_frame(vm, thread);                                        \
        } else {                                                                 \
            thread->frame--;                                                     \
        }                                                                        \
        frame--;                                                                 \
        if (frame < thread->low)                                                 \
            thread->low = frame;                                                 \
        if (frame < thread->frames)                                              \
            goto ended;                                                          \
        pc = frame->pc;                                                          \
        sp = frame->sp;                                                          \
        locals = frame->locals;                                                  \
    } while (0)
L_RETURN:
    LEAVE_FRAME();
    NEXT();
L_RETURN_ONE : {
    Value value = sp[-1];
    LEAVE_FRAME();
    *sp++ = value;
    NEXT();
}
L_RETURN_WIDE : {
    int64_t value = sp[-2].j;
    LEAVE_FRAME();
    PUSH_LONG(value);
    NEXT();
}

    /* objects */
L_NEW : {
    Class *class = pc->p;
    if (class->id >= vm->classes.capacity || vm->classes.statics[class->id] == NULL) {
        SAVE();
        switch (class_make_ready(vm, class)) {
        case CLASS_READY: break;
        case CLASS_PUSHED: RELOAD(); DISPATCH();
        case CLASS_BLOCKED: goto leave;
        case CLASS_THROWN: goto unwind;
        }
    } else {
        reads_ready(vm, MIRROR_OF(vm->classes.statics[class->id]));
    }
}
L_NEW_READY : {
    COLLECT_IF_DUE();
    frame->pc = pc;
    Class *class = pc->p;
    Object *object = heap_allocate(&vm->heap, class, class->instance_size, class->instance_size);
    if (object == NULL) {
        SAVE();
        if (!collect_for(vm, class->instance_size))
            goto unwind;
        object = heap_allocate(&vm->heap, class, class->instance_size, class->instance_size);
        if (object == NULL)
            THROW("java/lang/OutOfMemoryError", "Java heap space");
    }
    PUSH_REF(object->slot);
    NEXT();
}
L_NEW_ARRAY : {
    COLLECT_IF_DUE();
    SAVE();
    Class *class = pc->p;
    int32_t length = sp[-1].i;
    if (array_length_is_possible(length) && !collect_for(vm, (size_t)length << class->element_shift))
        goto unwind;
    Ref array = allocate_array(vm, class, length);
    if (array == 0)
        goto unwind;
    sp[-1].bits = array;
    NEXT();
}
L_NEW_MULTI_ARRAY : {
    COLLECT_IF_DUE();
    SAVE();
    const MultiArray *operand = pc->p;
    Value *lengths = sp - operand->dimensions;
    if (!check_lengths(vm, lengths, operand->dimensions))
        goto unwind;
    Ref array = new_multi_array(vm, operand->class, lengths, operand->dimensions);
    if (array == 0)
        goto unwind;
    sp = lengths;
    PUSH_REF(array);
    NEXT();
}
L_THROW:
    if (sp[-1].r == 0)
        goto null_pointer;
    SAVE();
    thread->exception = sp[-1].r;
    goto unwind;
L_CHECK_CAST : {
    Class *class = pc->p;
    Ref reference = sp[-1].r;
    if (reference != 0
        && HEADER(reference)->class != class && !class_is_subclass(HEADER(reference)->class, class)) {
        SAVE();
        message_class_cast(vm, HEADER(reference)->class, class);
        goto unwind;
    }
    NEXT();
}
L_INSTANCE_OF : {
    Ref reference = sp[-1].r;
    sp[-1].bits = reference != 0 && class_is_subclass(HEADER(reference)->class, pc->p);
    NEXT();
}
L_MONITOR_ENTER:
    if (sp[-1].r == 0)
        goto null_pointer;
    frame->pc = pc;
    if (HEADER(sp[-1].r)->flags & (OBJECT_SHARED | OBJECT_CONSTANT) && vm->step.interleaving) {
        if (choices_stop_at_monitor(vm, thread, HEADER(sp[-1].r)))
            goto leave;
    }
    if (!monitor_enter(vm, thread, HEADER(sp[-1].r)))
        goto leave;
    sp--;
    if (thread->exception != 0) {
        pc++;
        goto sent_exception;
    }
    if (choices_stop_in_monitor(vm, thread, HEADER(sp->r))) {
        pc++;
        goto leave;
    }
    NEXT();
L_MONITOR_EXIT:
    if (sp[-1].r == 0)
        goto null_pointer;
    frame->pc = pc;
    if (!monitor_exit(vm, thread, HEADER(sp[-1].r)))
        THROW("java/lang/IllegalMonitorStateException", "current thread is not owner");
    sp--;
    NEXT();

    /* class initialization */
L_LINE:
    if (vm->observers.lines_left > 0) {
        vm->observers.line_thread = thread->number;
        if (--vm->observers.lines_left == 0) {
            budget = 0;
            goto leave;
        }
    }
    NEXT();
L_STEP:
    if (vm->checking && choices_stop_between(vm, thread))
        goto leave;
    vm->step.cleared = step_size_is_bytecode(vm->program->step) ? pc + 1 : NULL;
    NEXT();
L_COVER:
    coverage_note(vm, thread, COVER_BLOCKS, (uint32_t)pc->a);
    NEXT();
L_EDGE:
    coverage_note(vm, thread, COVER_BRANCHES, (uint32_t)pc->b);
    pc += pc->a;
    DISPATCH();
L_EDGE_BACK:
    coverage_note(vm, thread, COVER_BRANCHES, (uint32_t)pc->b);
    JUMP();
L_INIT_SUPERS:
    SAVE();
    switch (initialize_supers(vm, thread)) {
    case CLASS_READY: NEXT();
    case CLASS_PUSHED: RELOAD(); DISPATCH();
    case CLASS_BLOCKED: goto leave;
    case CLASS_THROWN: goto unwind;
    }
L_INIT_RUN:
    callee = initialize_initializer(vm, thread);
    if (callee == NULL)
        NEXT();
    goto invoke;
L_INIT_DONE:
    initialize_done(vm, thread);
    thread->frame--;
    if (thread->frame < thread->low)
        thread->low = thread->frame;
    RELOAD();
    DISPATCH();

    /* failures */
null_pointer:
    SAVE();
    message_null_pointer(vm);
    goto unwind;
out_of_bounds:
    THROW("java/lang/ArrayIndexOutOfBoundsException", "Index %d out of bounds for length %u", bad_index,
          bad_length);
division_by_zero:
    THROW("java/lang/ArithmeticException", "/ by zero");
stack_overflow:
    SAVE();
    vm_throw(vm, "java/lang/StackOverflowError", NULL);
    goto unwind;
sent_exception: /* by another thread: this one has entered the monitor that it wanted */
    SAVE();

unwind:
    if (vm->end.fatal.text[0])
        goto out;
    if (!exception_dispatch(vm))
        goto ended;
    if (vm->end.violation.kind != VIOLATION_NONE)
        goto out;
    RELOAD();
    if (--budget < 0)
        goto slice_over;
    DISPATCH();

ended:
    thread->status = THREAD_TERMINATED;
    goto out;
slice_over:
    if (thread->atomic > 0 && !steps_used_up(vm) && !choices_leave_atomic(vm)) {
        vm->schedule.jumps_and_calls++;
        budget = 0;
        DISPATCH();
    }
leave:
    SAVE();
out:
    assert(budget <= vm->schedule.budget && "a budget is not refilled while it is used");
    vm->schedule.jumps_and_calls += (uint64_t)(vm->schedule.budget - budget);
    vm->schedule.budget = budget;
    return labels;
}

void interpret(Vm *vm) { run(vm); }

void interpreter_prepare(Program *program)
{
    program_lock(program);
    if (program->handlers == NULL) {
        program->handlers = run(NULL);
        initialize_make_stub(program);
    }
    program_unlock(program);
}
