/* Natives of clew.internal.Chance: what the documentation of the library leaves open. */
#include "vm/execution/choices.h"
#include "vm/footnotes.h"
#include "vm/memory/native.h"

static NativeOutcome chance_below(Vm *vm, Value *arguments, Value *result)
{
    uint32_t value;
    if (!choices_value(vm, (uint32_t)arguments[0].i, &value))
        return NATIVE_STOPPED;
    result->i = (int32_t)value;
    return NATIVE_DONE;
}

/* Is the library at work for the program itself, and not for a class of the JDK? */
static bool is_for_program(const Thread *thread)
{
    const Frame *frame = thread->frame;
    while (frame > thread->frames && frame->method->owner->source == SOURCE_EMBEDDED)
        frame--;
    return frame->method->owner->source == SOURCE_PROGRAM;
}

static NativeOutcome chance_fails_spuriously(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    uint32_t fails = 0;
    if (vm->options.spurious_failures) {
        if (!choices_value(vm, 2, &fails))
            return NATIVE_STOPPED;
    } else if (vm->checking && is_for_program(vm->thread)) {
        footnote_note(vm->program, FOOTNOTE_WEAK_OPERATIONS);
    }
    result->i = (int32_t)fails;
    return NATIVE_DONE;
}

static NativeOutcome chance_note_may_lag(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (vm->checking && vm->step.interleaving && object_at(vm, arguments[0].r)->flags & OBJECT_SHARED
        && is_for_program(vm->thread))
        footnote_note(vm->program, FOOTNOTE_MAP_SIZE);
    return NATIVE_DONE;
}

const NativeMethod natives_chance[] = {
    {"clew/internal/Chance", "below", "(I)I", chance_below},
    {"clew/internal/Chance", "failsSpuriously", "()Z", chance_fails_spuriously},
    {"clew/internal/Chance", "noteMayLag", "(Ljava/lang/Object;)V", chance_note_may_lag},
    {0}};
