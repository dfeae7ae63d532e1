/* Events; see events.h. */
#include "vm/events.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfiles/opcodes.h"
#include "vm/scheduler.h"

enum { TEXT_MAX = 512, VALUE_MAX = 160 };

void events_clear(Events *events)
{
    for (uint32_t i = 0; i < events->count; i++) {
        free(events->list[i].thread_name);
        free(events->list[i].place);
        free(events->list[i].class_name);
        free(events->list[i].text);
    }
    free(events->list);
    *events = (Events){0};
}

/* The innermost frame of the program's own code says where we are. */
static const Frame *own_frame(const Thread *thread)
{
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--)
        if (frame->method->owner->source == SOURCE_PROGRAM && !frame->method->owner->hidden)
            return frame;
    return NULL;
}

static Event *add(Vm *vm, const Thread *thread)
{
    Events *events = vm->events;
    if (events->count == events->capacity) {
        events->capacity = events->capacity ? 2 * events->capacity : 64;
        events->list = memory_resize(events->list, events->capacity * sizeof(Event));
    }
    Event *event = &events->list[events->count++];
    *event = (Event){.thread = thread->number, .thread_name = thread_name(vm, thread)};
    const Frame *frame = own_frame(thread);
    char place[VALUE_MAX] = "";
    if (frame != NULL) {
        const Code *code = frame->method->code;
        const ClassFile *file = frame->method->owner->file;
        event->line = classfile_line(frame->method->info->code, code->offsets[frame->pc - code->insns]);
        snprintf(place, sizeof place, "%s:%d", file->source_file ? file->source_file : file->name, event->line);
    }
    event->place = memory_copy_string(place);
    event->class_name = memory_copy_string(frame != NULL ? frame->method->owner->name : "");
    return event;
}

void events_note(Vm *vm, const Thread *thread, const char *format, ...)
{
    char text[TEXT_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    add(vm, thread)->text = memory_copy_string(text);
}

static const char *describe_reference(Vm *vm, Ref reference, char *buffer)
{
    char name[VALUE_MAX];
    if (reference == 0)
        return "null";
    const Object *object = object_at(vm, reference);
    if (object->class->is_string) {
        char *text = vm_string_utf8(vm, reference);
        snprintf(buffer, VALUE_MAX, "\"%.60s\"", text);
        free(text);
    } else if (object->class->is_mirror) {
        snprintf(buffer, VALUE_MAX, "class %s", class_external_name(vm_mirrored_class(vm, reference), name, sizeof name));
    } else {
        snprintf(buffer, VALUE_MAX, "%s@%x", class_external_name(object->class, name, sizeof name), reference);
    }
    return buffer;
}

/* A value in a field or element, and one on the stack. */
static const char *describe_stored(Vm *vm, const uint8_t *at, char kind, char *buffer)
{
    switch (kind) {
    case 'Z': return *at ? "true" : "false";
    case 'B': snprintf(buffer, VALUE_MAX, "%d", *(const int8_t *)at); return buffer;
    case 'C': snprintf(buffer, VALUE_MAX, "%d", *(const uint16_t *)at); return buffer;
    case 'S': snprintf(buffer, VALUE_MAX, "%d", *(const int16_t *)at); return buffer;
    case 'I': snprintf(buffer, VALUE_MAX, "%d", *(const int32_t *)at); return buffer;
    case 'J': snprintf(buffer, VALUE_MAX, "%lld", (long long)*(const int64_t *)at); return buffer;
    case 'F': snprintf(buffer, VALUE_MAX, "%g", (double)*(const float *)at); return buffer;
    case 'D': snprintf(buffer, VALUE_MAX, "%g", *(const double *)at); return buffer;
    default: return describe_reference(vm, *(const Ref *)at, buffer);
    }
}

static const char *describe_operand(Vm *vm, Value value, char kind, char *buffer)
{
    switch (kind) {
    case 'J': snprintf(buffer, VALUE_MAX, "%lld", (long long)value.j); return buffer;
    case 'F': snprintf(buffer, VALUE_MAX, "%g", (double)value.f); return buffer;
    case 'D': snprintf(buffer, VALUE_MAX, "%g", value.d); return buffer;
    case 'L': return describe_reference(vm, value.r, buffer);
    case 'Z': return value.i & 1 ? "true" : "false";
    default: snprintf(buffer, VALUE_MAX, "%d", value.i); return buffer;
    }
}

static bool is_wide(char kind) { return kind == 'J' || kind == 'D'; }

static void note_field(Vm *vm, const Constant *constant, unsigned op, const Value *sp)
{
    Program *program = vm->program;
    bool is_static = op == OP_getstatic || op == OP_putstatic, is_put = op == OP_putstatic || op == OP_putfield;
    Class *class = program_class(program, constant->class_name);
    Field *field = class == NULL ? NULL : class_find_field(class, program_symbol(program, constant->name), program_symbol(program, constant->descriptor));
    if (field == NULL)
        return;
    const Value *value = sp - (is_put ? 1 + is_wide(field->kind) : 0);
    const Object *object = object_at(vm, is_static ? vm_class_mirror(vm, field->owner) : value[-1].r);
    char old[VALUE_MAX], fresh[VALUE_MAX], owner[VALUE_MAX];
    class_external_name(field->owner, owner, sizeof owner);
    const char *before = describe_stored(vm, object->payload + field->offset, field->kind, old);
    if (is_put)
        events_note(vm, vm->thread, "writes %s.%s = %s (was %s)", owner, field->name, describe_operand(vm, *value, field->kind, fresh), before);
    else
        events_note(vm, vm->thread, "reads %s.%s = %s", owner, field->name, before);
}

static void note_element(Vm *vm, unsigned op, const Value *sp)
{
    bool is_put = op >= OP_iastore && op <= OP_sastore, wide = op == OP_lastore || op == OP_dastore;
    const Value *value = sp - (is_put ? 1 + wide : 0);
    const Object *array = object_at(vm, value[-2].r);
    int32_t index = value[-1].i;
    char old[VALUE_MAX], fresh[VALUE_MAX], name[VALUE_MAX], kind = array->class->element_kind;
    describe_reference(vm, array->slot, name);
    const char *before = describe_stored(vm, array->payload + ((size_t)index << array->class->element_shift), kind, old);
    if (is_put)
        events_note(vm, vm->thread, "writes %s[%d] = %s (was %s)", name, index, describe_operand(vm, *value, kind, fresh), before);
    else
        events_note(vm, vm->thread, "reads %s[%d] = %s", name, index, before);
}

void events_note_instruction(Vm *vm, const Frame *frame, const Insn *pc, const Value *sp)
{
    const Code *code = frame->method->code;
    const uint8_t *at = frame->method->info->code->bytes + code->offsets[pc - code->insns];
    unsigned op = at[0];
    char name[VALUE_MAX];
    ((Frame *)frame)->pc = (Insn *)pc;
    if (op >= OP_getstatic && op <= OP_putfield)
        note_field(vm, &frame->method->owner->file->constants[code_u2(at + 1)], op, sp);
    else if ((op >= OP_iaload && op <= OP_saload) || (op >= OP_iastore && op <= OP_sastore))
        note_element(vm, op, sp);
    else if (op == OP_monitorenter || op == OP_monitorexit)
        events_note(vm, vm->thread, op == OP_monitorenter ? "locks %s" : "unlocks %s", describe_reference(vm, sp[-1].r, name));
}

void events_note_call(Vm *vm, const Method *callee, const Value *arguments)
{
    char name[VALUE_MAX], owner[VALUE_MAX];
    Ref receiver = method_is_static(callee) ? vm_class_mirror(vm, callee->owner) : arguments[0].r;
    class_external_name(callee->owner, owner, sizeof owner);
    describe_reference(vm, receiver, name);
    if (callee->flags & ACC_SYNCHRONIZED)
        events_note(vm, vm->thread, "locks %s for %s.%s", name, owner, callee->name);
    else
        events_note(vm, vm->thread, "calls %s of %s", callee->name, name);
}

void events_note_value(Vm *vm, Events *events, const Choice *choice)
{
    Events *before = vm->events;
    vm->events = events;
    events_note(vm, vm->threads[choice->thread], "gets %u of %u by choice", choice->value, vm->threads[choice->thread]->choosing);
    vm->events = before;
}

void vm_note_events(Vm *vm, Events *events)
{
    vm->events = events;
}
