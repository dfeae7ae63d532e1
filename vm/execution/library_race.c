/* Compares the objects on which two threads operate: receivers of the library's methods on their stacks, and
 * what their next instructions access.  Two writers, or a reader and a writer, that overlap at all do so in
 * some state of a complete search in which one of them stands before a write.  See library_race.h. */
#include "vm/execution/library_race.h"

#include <string.h>

#include "classfiles/opcodes.h"
#include "vm/code/instructions.h"
#include "vm/footnotes.h"

/* Collections, maps and builders of the library that do nothing about several threads. */
static bool is_unsynchronized(const Object *object)
{
    static const char *const bases[] = {"java/util/AbstractCollection", "java/util/AbstractMap",
                                        "java/lang/StringBuilder", "java/util/BitSet",
                                        "java/util/StringJoiner"};
    bool is_ours = false;
    for (const Class *class = object->class; class != NULL; class = class->super) {
        if (class->source != SOURCE_EMBEDDED)
            continue;
        if (class->is_concurrent)
            return false;
        for (size_t i = 0; i < sizeof bases / sizeof *bases; i++)
            is_ours |= strcmp(class->name, bases[i]) == 0;
    }
    return is_ours;
}

/* What the next instruction accesses; 0: nothing of interest. */
static Ref next_object(const Vm *vm, const Thread *thread, bool *writes)
{
    const Frame *frame = thread->frame;
    *writes = false;
    /* The method that initializes classes has no bytecode, but is said to be of Object. */
    if (thread->status != THREAD_RUNNABLE || frame->method->code == NULL || frame->method->info->code == NULL
        || frame->method->owner->source != SOURCE_EMBEDDED)
        return 0;
    const Insn *pc = frame->pc;
    while (insn_is_marker(vm->program, pc))
        pc++;
    const Code *code = frame->method->code;
    const uint8_t *at = frame->method->info->code->bytes + code->offsets[pc - code->insns];
    *writes = at[0] == OP_putfield || (at[0] >= OP_iastore && at[0] <= OP_sastore);
    if (at[0] == OP_getfield)
        return frame->sp[-1].r;
    if (at[0] == OP_putfield) {
        const Constant *field = &frame->method->owner->file->constants[code_u2(at + 1)];
        return frame->sp[field->descriptor[0] == 'J' || field->descriptor[0] == 'D' ? -3 : -2].r;
    }
    return 0; /* who accesses the elements of a collection's array is in one of its methods */
}

static bool is_receiver(const Frame *frame, Ref object)
{
    return frame->method->owner->source == SOURCE_EMBEDDED && !method_is_static(frame->method)
           && frame->locals[0].r == object;
}

static bool operates_on(const Thread *thread, Ref object, Ref next)
{
    if (object == next)
        return true;
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--)
        if (is_receiver(frame, object))
            return true;
    return false;
}

static bool race_on(const Vm *vm, const Thread *thread, Ref object, bool writes)
{
    /* A receiver that its method does not use any more may be gone. */
    const Object *found = object == 0 ? NULL : object_peek(vm, object);
    if (found == NULL || !(found->flags & OBJECT_SHARED) || !is_unsynchronized(found))
        return false;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *other = vm->threads[i];
        bool other_writes;
        if (other == thread || other->status == THREAD_NEW || other->status == THREAD_TERMINATED
            || !thread_has_frames(other))
            continue;
        Ref next = next_object(vm, other, &other_writes);
        if ((writes || other_writes) && operates_on(other, object, next))
            return true;
    }
    return false;
}

void library_race_look(const Vm *vm, const Thread *thread)
{
    if (footnote_is_noted(vm->program, FOOTNOTE_LIBRARY_RACE))
        return;
    bool writes;
    Ref next = next_object(vm, thread, &writes);
    bool found = race_on(vm, thread, next, writes);
    for (const Frame *frame = thread->frame; !found && frame >= thread->frames; frame--)
        found = frame->method->owner->source == SOURCE_EMBEDDED && !method_is_static(frame->method)
                && race_on(vm, thread, frame->locals[0].r, writes);
    if (found)
        footnote_note(vm->program, FOOTNOTE_LIBRARY_RACE);
}
