/* Decides at each choice point whether the running thread stops.  It goes on if it was chosen for this
 * operation, inside an atomic section, and, unless VmOptions.lone_steps says otherwise, where no other thread
 * is enabled. */
#include "vm/execution/choices.h"

#include "vm/execution/exclusive.h"
#include "vm/execution/monitor.h"
#include "vm/execution/scheduler.h"
#include "vm/races/happens_before.h"

/* Calls and backward jumps in an atomic section beyond the budget of a step, until there is a state all the
 * same: long sections should be one step. */
enum { ATOMIC_OVERRUN = 100000 };

bool choices_stop(Vm *vm, const Thread *thread)
{
    if (thread->atomic > 0 && !vm->step.fresh_atomic)
        return false;
    vm->step.fresh_atomic = false;
    choices_note_visible(vm, thread);
    return !step_pass(&vm->step) && (vm->options.lone_steps || enabled_others(vm, thread));
}

/* What runs before main, the initializer of its class, belongs to the first step: states in the middle of the
 * launcher cannot go to other processes. */
static bool has_begun(const Vm *vm, const Thread *thread)
{
    bool is_first_step = vm->step.taken == 0;
    for (const Frame *frame = thread->frames; is_first_step && frame <= thread->frame; frame++)
        is_first_step = frame->method != vm->program->main;
    return !is_first_step;
}

bool choices_stop_between(Vm *vm, const Thread *thread)
{
    if (!has_begun(vm, thread))
        return false;
    if (thread->atomic > 0 && !vm->step.fresh_atomic)
        return false;
    vm->step.fresh_atomic = false;
    choices_note_visible(vm, thread);
    if (step_pass(&vm->step))
        return false;
    step_show(&vm->step);
    return true;
}

bool choices_stop_at_monitor(Vm *vm, Thread *thread, const Object *object)
{
    assert(thread == vm->thread && thread->status == THREAD_RUNNABLE && "only the running thread enters");
    if (monitor_is_owned(thread, object) || exclusive_monitor(vm, thread, object)
        || (thread->atomic > 0 && !vm->step.fresh_atomic))
        return false;
    vm->step.fresh_atomic = false;
    choices_note_visible(vm, thread);
    if (step_pass(&vm->step))
        return false;
    if (object->owner == 0 && !vm->options.lone_steps && !enabled_others(vm, thread))
        return false;
    if (object->owner != 0)
        order_note_blocked(vm, thread);
    thread->status = THREAD_BLOCKED;
    thread->blocked_on = object->slot;
    return true;
}

bool choices_stop_in_monitor(Vm *vm, const Thread *thread, const Object *object)
{
    if (!vm->options.lone_steps || !vm->step.interleaving || thread->atomic > 0 || object->entries != 1
        || !(object->flags & (OBJECT_SHARED | OBJECT_CONSTANT)))
        return false;
    step_show(&vm->step);
    return true;
}

bool choices_stop_native(Vm *vm) { return vm->step.interleaving && choices_stop(vm, vm->thread); }

bool choices_stop_native_at(Vm *vm, const Object *object)
{
    return object->flags & (OBJECT_SHARED | OBJECT_CONSTANT) && choices_stop_native(vm);
}

bool choices_stop_in_atomic(Vm *vm)
{
    vm->step.fresh_atomic = true;
    bool stops = choices_stop_native(vm);
    vm->step.fresh_atomic = false;
    return stops;
}

void choices_call_out(Vm *vm, Thread *thread)
{
    Frame *frame = thread->frame;
    uint32_t below = (uint32_t)(frame - thread->frames);
    frame->suspended = frame_open_sections(thread, frame);
    frame->was_fresh = vm->step.fresh_atomic;
    assert(thread->atomic >= frame->suspended && "sections are counted");
    thread->atomic -= frame->suspended;
    if (vm->step.visible_depth > below)
        vm->step.visible_depth = below;
}

void choices_come_back(Vm *vm, Thread *thread, const Frame *frame)
{
    uint32_t below = (uint32_t)(frame - thread->frames);
    thread->atomic += frame->suspended;
    vm->step.fresh_atomic |= frame->was_fresh || vm->step.visible_depth > below;
    if (vm->step.visible_depth > below)
        vm->step.visible_depth = below;
}

bool choices_break(Vm *vm)
{
    if (!vm->checking || vm->thread->atomic > 0)
        return false;
    bool begins_step = step_is_chosen(&vm->step);
    bool stops = choices_stop_native(vm) || (vm->options.single_steps && !begins_step);
    step_end_pass(&vm->step);
    return stops;
}

bool choices_leave_atomic(Vm *vm)
{
    if (!vm->checking)
        return scheduler_is_signalled(vm);
    if (++vm->schedule.overrun < ATOMIC_OVERRUN)
        return false;
    vm->thread->choosing = CHOOSES_ITSELF;
    return true;
}

bool choices_value(Vm *vm, uint32_t count, uint32_t *value)
{
    *value = 0;
    if (!vm->checking || count <= 1)
        return true;
    if (step_has_value(&vm->step)) {
        *value = step_take_value(&vm->step);
        if (*value >= count) { /* possible only in a state that another process has sent */
            vm_fatal(vm, "the program asks for another choice than before: the state is damaged");
            *value = 0;
        }
        return true;
    }
    if (count > CHOICES_MAX)
        vm_fatal(vm, "a choice among %u values: there may be at most %d", count, CHOICES_MAX);
    vm->thread->choosing = count;
    return false;
}
