/* Natives of clew.internal.contracts.Monitor: where threads that call operations may be interrupted. */
#include <stdlib.h>

#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/memory/machine.h"

/* A thread that was chosen here keeps the right to pass one visible operation: the call of an operation and
 * the first thing in it that others can notice are one step. */
static NativeOutcome monitor_pause(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    bool stops = vm->step.interleaving && !step_is_chosen(&vm->step) && enabled_others(vm, vm->thread);
    return stops ? NATIVE_STOPPED : NATIVE_DONE;
}

/* An operation may have done nothing visible: the right to pass ends with it. */
static NativeOutcome monitor_hide(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    vm->thread->atomic++;
    step_end_pass(&vm->step);
    return NATIVE_DONE;
}

static NativeOutcome monitor_show(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    assert(vm->thread->atomic > 0 && "shown after it was hidden");
    vm->thread->atomic--;
    return NATIVE_DONE;
}

/* The call, and what it has returned; null: it begins. */
static NativeOutcome monitor_tell(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (vm->observers.events == NULL)
        return NATIVE_DONE;
    char *call = vm_string_utf8(vm, arguments[0].r);
    char *returned = arguments[1].r == 0 ? NULL : vm_string_utf8(vm, arguments[1].r);
    events_note(vm, vm->thread, returned == NULL ? SENTENCE_CALLS_OPERATION : SENTENCE_OPERATION_RETURNS,
                &(Operands){.method = call, .after = returned});
    free(call);
    free(returned);
    return NATIVE_DONE;
}

const NativeMethod natives_contracts[] = {
    {"clew/internal/contracts/Monitor", "pause", "()V", monitor_pause},
    {"clew/internal/contracts/Monitor", "hide", "()V", monitor_hide},
    {"clew/internal/contracts/Monitor", "show", "()V", monitor_show},
    {"clew/internal/contracts/Monitor", "tell", "(Ljava/lang/String;Ljava/lang/String;)V", monitor_tell},
    {0}};
