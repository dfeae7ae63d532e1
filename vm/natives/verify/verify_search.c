/* Natives of clew.Verify that are part of no state: counters, hints for searches, the end of the search,
 * configuration. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "vm/code/frame_state.h"
#include "vm/execution/choices.h"
#include "vm/loading/verify_counters.h"
#include "vm/memory/machine.h"
#include "vm/memory/strings.h"

/* --- counters --- */

static bool counter_exists(Vm *vm, int32_t id)
{
    reads_give_up(vm, OBSTACLE_NATIVE);
    if (id >= 0 && id < COUNTERS_MAX)
        return true;
    vm_throw(vm, "java/lang/IndexOutOfBoundsException", "index %d", id);
    return false;
}

static NativeOutcome verify_get_counter(Vm *vm, Value *arguments, Value *result)
{
    if (!counter_exists(vm, arguments[0].i))
        return NATIVE_THROWN;
    result->i = counters_get(vm->program->counters, (uint32_t)arguments[0].i);
    return NATIVE_DONE;
}

static NativeOutcome verify_set_counter(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (!counter_exists(vm, arguments[0].i))
        return NATIVE_THROWN;
    counters_set(vm->program->counters, (uint32_t)arguments[0].i, arguments[1].i);
    return NATIVE_DONE;
}

static NativeOutcome verify_increment_counter(Vm *vm, Value *arguments, Value *result)
{
    if (!counter_exists(vm, arguments[0].i))
        return NATIVE_THROWN;
    result->i = counters_increment(vm->program->counters, (uint32_t)arguments[0].i);
    return NATIVE_DONE;
}

/* --- the search --- */

/* A hint is about the state in which the step ends.  Where hints end steps, the thread stops here for that,
 * and goes on when it is chosen here. */
static NativeOutcome hint(Vm *vm, bool is_told, Interest interest)
{
    atomic_fetch_or(&vm->program->hints, 1u << interest);
    if (!is_told)
        return NATIVE_DONE;
    bool ends_step = vm->checking && vm->options.hints_end_steps && vm->program->step == STEP_VISIBLE
                     && vm->thread->atomic == 0;
    if (ends_step && choices_chosen_here(vm, vm->thread->frame->pc)) {
        step_end_pass(&vm->step);
        return NATIVE_DONE;
    }
    vm->step.interest = interest;
    if (!ends_step)
        return NATIVE_DONE;
    step_show(&vm->step);
    return NATIVE_STOPPED;
}

static NativeOutcome verify_interesting(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return hint(vm, arguments[0].i != 0, INTEREST_INTERESTING);
}

static NativeOutcome verify_boring(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return hint(vm, arguments[0].i != 0, INTEREST_BORING);
}

static NativeOutcome verify_progress(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    vm->thread->progressed = vm->step.taken;
    return NATIVE_DONE;
}

/* The path ends here as by an exit; whoever runs the search asks vm_is_terminated. */
static NativeOutcome verify_terminate_search(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    if (!vm->checking)
        return NATIVE_DONE;
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    reads_give_up(vm, OBSTACLE_END);
    vm->end.exited = vm->end.terminated = true;
    return NATIVE_STOPPED;
}

static NativeOutcome verify_break_transition(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    return choices_break(vm) ? NATIVE_STOPPED : NATIVE_DONE;
}

static NativeOutcome verify_is_checking(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    result->i = vm->checking;
    return NATIVE_DONE;
}

static NativeOutcome verify_is_shared(Vm *vm, Value *arguments, Value *result)
{
    result->i =
        arguments[0].r != 0 && object_at(vm, arguments[0].r)->flags & (OBJECT_SHARED | OBJECT_CONSTANT);
    return NATIVE_DONE;
}

/* --- configuration --- */

/* The last value given for the key, or NULL. */
static const char *find_value(const Vm *vm, const char *key)
{
    const char *value = NULL;
    size_t length = strlen(key);
    for (const char *const *entry = vm->options.config; entry != NULL && *entry != NULL; entry++)
        if (strncmp(*entry, key, length) == 0 && (*entry)[length] == '=')
            value = *entry + length + 1;
    return value;
}

static NativeOutcome verify_configured(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return vm_throw(vm, "java/lang/NullPointerException", NULL);
    char *key = vm_string_utf8(vm, arguments[0].r);
    const char *value = find_value(vm, key);
    free(key);
    result->r = value == NULL ? 0 : string_from_utf8(vm, value);
    return value != NULL && result->r == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

static bool is_verify(const Method *method)
{
    const Class *type = method->owner;
    while (type != NULL && strcmp(type->name, "clew/Verify") != 0)
        type = type->super;
    return type != NULL;
}

/* It is live there: see calls_with_this in vm/code/dataflow_liveness.c. */
static NativeOutcome verify_caller(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    const Frame *frame = vm->thread->frame;
    reads_give_up(vm, OBSTACLE_NATIVE);
    while (frame > vm->thread->frames && is_verify(frame->method))
        frame--;
    const CodeState *state = frame_state(frame);
    bool holds = state != NULL && !(frame->method->flags & ACC_STATIC) && map_has(state->references, 0)
                 && map_has(state->live, 0);
    result->r = holds ? frame->locals[0].r : 0;
    return NATIVE_DONE;
}

static NativeOutcome verify_unusable(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    char *message = vm_string_utf8(vm, arguments[0].r);
    NativeOutcome outcome = vm_fatal(vm, "%s", message);
    free(message);
    return outcome;
}

static NativeOutcome verify_get_object(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    return vm_fatal(vm,
                    "the program calls Verify.getObject: there is no choice among the objects of the heap");
}

const NativeMethod natives_verify_search[] = {
    {"clew/Verify", "getCounter", "(I)I", verify_get_counter},
    {"clew/Verify", "setCounter", "(II)V", verify_set_counter},
    {"clew/Verify", "incrementCounter", "(I)I", verify_increment_counter},
    {"clew/Verify", "interesting", "(Z)V", verify_interesting},
    {"clew/Verify", "progress", "()V", verify_progress},
    {"clew/Verify", "boring", "(Z)V", verify_boring},
    {"clew/Verify", "terminateSearch", "()V", verify_terminate_search},
    {"clew/Verify", "breakTransition", "()V", verify_break_transition},
    {"clew/Verify", "isRunningInJPF", "()Z", verify_is_checking},
    {"clew/Verify", "vmIsMatchingStates", "()Z", verify_is_checking},
    {"clew/Verify", "isShared", "(Ljava/lang/Object;)Z", verify_is_shared},
    {"clew/Verify", "configured", "(Ljava/lang/String;)Ljava/lang/String;", verify_configured},
    {"clew/Verify", "caller", "()Ljava/lang/Object;", verify_caller},
    {"clew/Verify", "unusable", "(Ljava/lang/String;)Ljava/lang/IllegalArgumentException;", verify_unusable},
    {"clew/Verify", "getObject", "(Ljava/lang/String;)Ljava/lang/Object;", verify_get_object},
    {0}};
