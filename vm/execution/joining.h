/* The reduction `join`: Thread.join is one blocking operation, a thread ends in the step of its last visible
 * operation, and those that wait for its end in join go on in that step, up to their next visible operation.
 *
 * In Java, join waits on the Thread object (Object.wait, under its monitor) and the end of a thread notifies
 * all who wait there.  That the end comes at once can make no difference if a thread's end can be noticed by
 * nothing but a join without a time-out that returns: whatever others do between a thread's last visible
 * operation and its end, they can do after its end as well.  This is assumed; what would break it is watched
 * for, in every state of the search:
 *
 *   - a thread asks whether another one is alive, or in which state, or lists threads, unless it has joined
 *     it before (Thread.ask, join_note_asked);
 *   - a thread enters the monitor of another thread's Thread, from its start on, or waits on it: join needs
 *     the monitor, too, and could be held up by it;
 *   - a thread that has joined is interrupted, or joins a thread that has ended with an interrupt pending:
 *     the interrupt could have come before the end and after the last visible operation;
 *   - join has a time-out, and there is a clock that tells how long it took;
 *   - a thread is stopped or suspended.
 *
 * One thing more depends on the end, and is met without it: who joins and is interrupted ends its join by
 * that, unless the end comes first.  So then the end is a choice point (join_end_stops).
 *
 * Then the search ends with a fatal error (join_breaks), and starts over without the reduction.  It is found
 * out in time: up to the first such operation the reduced search has every behaviour that matters, and so
 * reaches it if any schedule does. */
#ifndef VM_EXECUTION_JOINING_H
#define VM_EXECUTION_JOINING_H

#include "vm/memory/machine.h"

/* Is the reduction on?  Single steps, and those of instructions or of the library, show the end. */
static inline bool join_is_reduced(const Vm *vm)
{
    return vm->checking && vm_reduces(vm, REDUCTION_JOIN) && vm_reduces(vm, REDUCTION_ESCAPE)
           && (vm->program->step == STEP_VISIBLE || vm->program->step == STEP_LINE)
           && !vm->options.single_steps;
}

/* What is assumed does not hold for this program. */
NativeOutcome join_breaks(Vm *vm);

/* The running thread asks something about the thread of this Thread object that its end may change. */
NativeOutcome join_note_asked(Vm *vm, Ref object);

/* It has entered the monitor of a Thread object, or waits on it. */
void join_note_monitor(Vm *vm, const Thread *thread, const Object *object);

/* It interrupts another one. */
NativeOutcome join_note_interrupt(Vm *vm, const Thread *interrupted);

/* Thread.join of the running thread, and the end of the running thread for those who join it. */
NativeOutcome join_thread(Vm *vm, Ref object, int64_t millis);

/* Before the running thread ends: who joins it and was interrupted can end its join by that, perhaps since
 * this very step, and not once the thread has ended.  So the end is a choice point of its own, but for one
 * inside of an atomic section. */
bool join_end_stops(Vm *vm);
void join_release(Vm *vm, const Thread *ended);

/* Is this a thread that goes on in the present step because the one that it joins has ended? */
static inline bool join_is_released(const Vm *vm, const Thread *thread)
{
    return thread->released == vm->step.taken + 1 && thread->status == THREAD_RUNNABLE;
}

#endif
