/* Choice points: where the running thread stops so that the outside decides.  Which states the thread can be
 * in within a step, and how it goes from one to the next, is drawn in vm/memory/step.h. */
#ifndef VM_EXECUTION_CHOICES_H
#define VM_EXECUTION_CHOICES_H

#include "vm/execution/enabled.h"
#include "vm/memory/machine.h"

/* Before a visible operation of the running thread: must it stop here?  Not if it was chosen for it, inside
 * an atomic section, or if no other thread is enabled. */
bool choices_stop(Vm *vm, const Thread *thread);

/* The same between two lines or instructions that are steps of their own: it stops also where no other thread
 * is enabled. */
bool choices_stop_between(Vm *vm, const Thread *thread);

/* Before the running thread enters the monitor of a shared object: true, and the thread is THREAD_BLOCKED on
 * it, when it must stop. */
bool choices_stop_at_monitor(Vm *vm, Thread *thread, const Object *object);

/* After the running thread has entered the monitor of a shared object: with VmOptions.lone_steps the step
 * ends here, so that a state shows that it is held, whatever is done while it is. */
bool choices_stop_in_monitor(Vm *vm, const Thread *thread, const Object *object);

/* The same for a native that reads or writes what other threads can reach; true: return NATIVE_STOPPED. */
bool choices_stop_native(Vm *vm);
bool choices_stop_native_at(Vm *vm, const Object *object);
bool choices_stop_in_atomic(Vm *vm); /* also inside an atomic section */

/* The same where a step of the running thread ends in any case, unless it has only begun here or the thread
 * is in an atomic section. */
bool choices_break(Vm *vm);

/* A visible operation of the running thread: whatever it has called out of an atomic section for, the section
 * is not one step any more. */
static inline void choices_note_visible(Vm *vm, const Thread *thread)
{
    vm->step.visible_depth = (uint32_t)(thread->frame + 1 - thread->frames);
}

/* Before an access, when races are looked for: was the thread chosen for this very one?  If it was chosen
 * elsewhere (it was just started, or woken), it may not pass: there must be a state in which others can meet
 * it here. */
static inline bool choices_chosen_here(Vm *vm, const Insn *pc)
{
    if (pc != vm->step.resumed_at)
        step_end_pass(&vm->step);
    return step_is_chosen(&vm->step);
}

/* Something happened that may enable another thread: the chosen thread may not pass its next visible
 * operation any more. */
static inline void choices_others_may_run(Vm *vm)
{
    step_end_pass(&vm->step);
    if (vm->thread != NULL)
        choices_note_visible(vm, vm->thread);
}

/* Before the running thread ends the path for all threads: it must stop first in the step of the thread that
 * has started it, and where it is ahead, as others could still do what they can do now. */
static inline bool choices_stop_at_end(Vm *vm)
{
    return step_is_beginning(&vm->step) || (vm->step.is_ahead && choices_stop_native(vm));
}

/* Before an @Atomic method that begins without a choice point (its receiver is the thread's own): the first
 * visible operation inside is one. */
static inline void choices_begin_atomic(Vm *vm, const Thread *thread)
{
    vm->step.fresh_atomic |= thread->atomic == 0;
}

/* After an @Atomic method. */
static inline void choices_end_atomic(Vm *vm, const Thread *thread)
{
    vm->step.fresh_atomic &= thread->atomic > 0;
    step_end_pass(&vm->step);
}

/* A method was called that calls out of atomic sections (Method.calls_out), and its frame is the top one:
 * those that are prepared for it are suspended, so that others may run at visible operations. */
void choices_call_out(Vm *vm, Thread *thread);

/* Its frame was removed: the sections hold again.  If there was a visible operation meanwhile, the next one
 * in them is a choice point; if not, they are one step as if nothing had been called. */
void choices_come_back(Vm *vm, Thread *thread, const Frame *frame);

/* The budget is used up in an atomic section: does the running thread leave the interpreter?  In a search it
 * may go on for a while; then there is a state, so that an endless loop comes back to one, but the thread is
 * the only one that can go on from there.  In a plain run a signal interrupts the section. */
bool choices_leave_atomic(Vm *vm);

/* A value below `count` that the outside chooses.  false: not yet; the native returns NATIVE_STOPPED and is
 * called again. */
bool choices_value(Vm *vm, uint32_t count, uint32_t *value);

#endif
