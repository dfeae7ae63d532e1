/* Natives of clew.internal.Chance: what the documentation of the library leaves open. */
#include "vm/execution/choices.h"
#include "vm/execution/names_asked.h"
#include "vm/natives/asker.h"

static NativeOutcome chance_below(Vm *vm, Value *arguments, Value *result)
{
    uint32_t value;
    if (!choices_value(vm, (uint32_t)arguments[0].i, &value))
        return NATIVE_STOPPED;
    result->i = (int32_t)value;
    return NATIVE_DONE;
}

static NativeOutcome chance_fails_spuriously(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    uint32_t fails = 0;
    if (vm->options.spurious_failures) {
        if (!choices_value(vm, 2, &fails))
            return NATIVE_STOPPED;
    } else if (vm->checking && asker_is_program(vm->thread)) {
        footnote_note(vm->program, FOOTNOTE_WEAK_OPERATIONS);
    }
    result->i = (int32_t)fails;
    return NATIVE_DONE;
}

static NativeOutcome note_lag(Vm *vm, Ref object, Footnote footnote)
{
    if (vm->checking && vm->step.interleaving && object_at(vm, object)->flags & OBJECT_SHARED
        && asker_is_program(vm->thread))
        footnote_note(vm->program, footnote);
    return NATIVE_DONE;
}

static NativeOutcome chance_note_may_lag(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return note_lag(vm, arguments[0].r, FOOTNOTE_MAP_SIZE);
}

static NativeOutcome chance_note_sum_may_lag(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return note_lag(vm, arguments[0].r, FOOTNOTE_ADDER_SUM);
}

static NativeOutcome chance_note_random(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    asker_note(vm, FOOTNOTE_RANDOM);
    return NATIVE_DONE;
}

static NativeOutcome chance_note_reference(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    asker_note(vm, FOOTNOTE_REFERENCES);
    return NATIVE_DONE;
}

static NativeOutcome chance_note_set_order(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    asker_note(vm, FOOTNOTE_SET_ORDER);
    return NATIVE_DONE;
}

static NativeOutcome chance_note_delays(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    asker_note(vm, FOOTNOTE_DELAYS);
    return NATIVE_DONE;
}

/* The main thread alone makes threads in the order of its program. */
static NativeOutcome chance_note_thread_made(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    if (vm->checking && vm->step.interleaving && vm->thread->number != 0)
        footnote_note_numbers(vm->program, NUMBERS_MADE_ASIDE);
    return NATIVE_DONE;
}

static NativeOutcome chance_note_thread_number(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    if (vm->checking && asker_is_program(vm->thread))
        footnote_note_numbers(vm->program, NUMBERS_ASKED_FOR);
    return names_note_thread(vm);
}

const NativeMethod natives_chance[] = {
    {"clew/internal/Chance", "below", "(I)I", chance_below},
    {"clew/internal/Chance", "failsSpuriously", "()Z", chance_fails_spuriously},
    {"clew/internal/Chance", "noteMayLag", "(Ljava/lang/Object;)V", chance_note_may_lag},
    {"clew/internal/Chance", "noteSumMayLag", "(Ljava/lang/Object;)V", chance_note_sum_may_lag},
    {"clew/internal/Chance", "noteRandom", "()V", chance_note_random},
    {"clew/internal/Chance", "noteReference", "()V", chance_note_reference},
    {"clew/internal/Chance", "noteSetOrder", "()V", chance_note_set_order},
    {"clew/internal/Chance", "noteDelays", "()V", chance_note_delays},
    {"clew/internal/Chance", "noteThreadMade", "()V", chance_note_thread_made},
    {"clew/internal/Chance", "noteThreadNumber", "()V", chance_note_thread_number},
    {0}};
