/* Natives of clew.Verify that act on states: choices, atomic sections, assumptions; and the report of an
 * uncaught exception. */
#include <string.h>

#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/execution/exceptions.h"
#include "vm/memory/machine.h"

/* Outside of a search the schedule's random numbers choose. */
static bool choose(Vm *vm, uint32_t count, uint32_t *value)
{
    if (vm->checking)
        return choices_value(vm, count, value);
    uint64_t *state = &vm->schedule.random.state;
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    *value = (uint32_t)((*state >> 33) % count);
    return true;
}

/* A value from `low` to `high`; no value at all is a mistake of the program. */
static NativeOutcome choose_between(Vm *vm, int64_t low, int64_t high, Value *result)
{
    uint32_t value;
    if (high < low || high - low >= UINT32_MAX)
        return vm_throw(vm, "java/lang/IllegalArgumentException", "no value from %lld to %lld",
                        (long long)low, (long long)high);
    if (!choose(vm, (uint32_t)(high - low + 1), &value))
        return NATIVE_STOPPED;
    result->i = (int32_t)(low + value);
    if (vm->observers.events != NULL && strstr(vm->native->descriptor, ")Z") != NULL)
        events_note(vm, vm->thread, result->i ? SENTENCE_CHOOSES_TRUE : SENTENCE_CHOOSES_FALSE, NULL);
    else if (vm->observers.events != NULL && high > low)
        events_note(vm, vm->thread, SENTENCE_CHOOSES_NUMBER,
                    &(Operands){.number = result->i, .least = low, .most = high});
    return NATIVE_DONE;
}

static NativeOutcome verify_bool(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return choose_between(vm, 0, 1, result);
}

static NativeOutcome verify_bool_in_order(Vm *vm, Value *arguments, Value *result)
{
    bool false_first = arguments[0].i != 0; /* the arguments' place may be the result's */
    NativeOutcome outcome = choose_between(vm, 0, 1, result);
    if (outcome == NATIVE_DONE)
        result->i ^= !false_first;
    return outcome;
}

static NativeOutcome verify_random(Vm *vm, Value *arguments, Value *result)
{
    return choose_between(vm, 0, arguments[0].i, result);
}

static NativeOutcome verify_get_int(Vm *vm, Value *arguments, Value *result)
{
    return choose_between(vm, arguments[0].i, arguments[1].i, result);
}

/* A choice that a search must know to be the abstraction's. */
static NativeOutcome choose_abstract(Vm *vm, int64_t high, Value *result)
{
    NativeOutcome outcome = choose_between(vm, 0, high, result);
    vm->thread->choosing_abstract = outcome == NATIVE_STOPPED;
    return outcome;
}

static NativeOutcome verify_abstract(Vm *vm, Value *arguments, Value *result)
{
    return choose_abstract(vm, (int64_t)arguments[0].i - 1, result);
}

static NativeOutcome verify_abstract_bool(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return choose_abstract(vm, 1, result);
}

static NativeOutcome verify_ignore_if(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (!vm->checking || !arguments[0].i)
        return NATIVE_DONE;
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    vm->end.ignored = true;
    return NATIVE_STOPPED;
}

/* Others may come before all that is atomic; nothing in it asks again. */
static NativeOutcome verify_begin_atomic(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    if (choices_break(vm))
        return NATIVE_STOPPED;
    vm->thread->atomic++;
    return NATIVE_DONE;
}

static NativeOutcome verify_end_atomic(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    const Thread *thread = vm->thread;
    uint32_t of_methods = 0; /* @Atomic ones of the library that have called this: they end by themselves */
    for (const Frame *frame = thread->frames; frame <= thread->frame; frame++)
        of_methods += frame->method->atomic;
    if (thread->atomic > of_methods)
        vm->thread->atomic--;
    choices_others_may_run(vm);
    return NATIVE_DONE;
}

static ViolationKind uncaught_kind(Vm *vm, Ref exception)
{
    return exception_is_assertion(vm, exception) ? VIOLATION_ASSERTION : VIOLATION_EXCEPTION;
}

/* An exception that nobody handles ends a search's path here, before it is printed; or only its thread, if
 * the search does not look for such. */
static NativeOutcome thread_uncaught(Vm *vm, Value *arguments, Value *result)
{
    ViolationKind kind = vm->checking ? uncaught_kind(vm, arguments[0].r) : VIOLATION_NONE;
    if (!vm->checking || vm->options.overlooked >> kind & 1) {
        result->i = !vm->options.discard_output;
        return NATIVE_DONE;
    }
    if (!choices_stop_at_end(vm))
        vm->end.violation =
            (Violation){.kind = kind, .thread = vm->thread->number, .exception = arguments[0].r};
    return NATIVE_STOPPED;
}

/* A handler of the program is called with an exception that ends its thread. */
static NativeOutcome thread_handled(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (!vm->checking)
        return NATIVE_DONE;
    footnote_note(vm->program, FOOTNOTE_HANDLER);
    exception_note_handled(vm, arguments[0].r);
    return vm->end.violation.kind != VIOLATION_NONE ? NATIVE_STOPPED : NATIVE_DONE;
}

/* Of a test of clew test: clew.internal.test.Driver has the numbers. */
static NativeOutcome driver_note(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    static const Footnote kinds[] = {FOOTNOTE_ASSUMPTION, FOOTNOTE_TEST_PASSED, FOOTNOTE_TEST_TIME,
                                     FOOTNOTE_TEST_BEGUN};
    footnote_note(vm->program, kinds[arguments[0].i]);
    return NATIVE_DONE;
}

const NativeMethod natives_verify[] = {
    {"clew/Verify", "randomBool", "()Z", verify_bool},
    {"clew/Verify", "getBoolean", "()Z", verify_bool},
    {"clew/Verify", "getBoolean", "(Z)Z", verify_bool_in_order},
    {"clew/Verify", "chooseAbstractBool", "()Z", verify_abstract_bool},
    {"clew/Verify", "random", "(I)I", verify_random},
    {"clew/Verify", "getInt", "(II)I", verify_get_int},
    {"clew/Verify", "chooseAbstract", "(I)I", verify_abstract},
    {"clew/Verify", "ignoreIf", "(Z)V", verify_ignore_if},
    {"clew/Verify", "beginAtomic", "()V", verify_begin_atomic},
    {"clew/Verify", "endAtomic", "()V", verify_end_atomic},
    {"java/lang/Thread", "uncaught", "(Ljava/lang/Throwable;)Z", thread_uncaught},
    {"java/lang/Thread", "handled", "(Ljava/lang/Throwable;)V", thread_handled},
    {"clew/internal/test/Driver", "note", "(I)V", driver_note},
    {0}};
