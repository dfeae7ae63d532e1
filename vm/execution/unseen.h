/* The reductions `releases`, `gates` and `tasks`: operations of the library that are no choice points,
 * because whatever others do between the thread's last visible operation and this one, they can do after it
 * as well.
 *
 * releases (@LetsGo): unlock, release, countDown, the end of a task.  They only let others go on.  An
 * operation of another thread that comes before one of these, and does not ask whether it has happened, can
 * come after it: what it waits for is there sooner.
 *
 * gates (@Gate): waiting, without a time-out, for what stays as it is once it is there: the result of a task,
 * an open latch.  Who waits goes on in the step that opens the gate.
 *
 * tasks (@Backstage): what a worker of an executor does between two tasks.  Nor are completed tasks counted:
 * who asks for their number demands it (Unseen.demand).
 *
 * What could tell is assumed not to happen, and watched for: operations that fail or tell where these have
 * not happened yet (tryLock, getCount, isDone, a wait with a time-out...; they call Unseen.refute), and
 * interrupts of threads that have come to a gate.  (Other waits that an interrupt ends are choice points, and
 * might be ended by it when they begin.)  Then the search ends with a fatal error, and starts over without
 * the reduction.  It is found out in time: up to the first such operation the reduced search has every
 * behaviour that matters, and so reaches it if any schedule does. */
#ifndef VM_EXECUTION_UNSEEN_H
#define VM_EXECUTION_UNSEEN_H

#include "vm/memory/machine.h"

/* Is this one on?  They are reductions of visible steps only, and not of searches that look at the middle of
 * steps (goals, races). */
bool unseen_is_on(const Vm *vm, Reduction reduction);

/* The running thread calls a method with Method.unseen on a shared object: is that no choice point? */
bool unseen_passes(Vm *vm, const Method *method);

/* The running thread sleeps: is that nothing at all?  It is where time stands still, but for interrupts. */
bool unseen_sleep(Vm *vm);

/* These reductions (bits) rest on what does not hold for this program. */
NativeOutcome unseen_refute(Vm *vm, unsigned reductions);

/* The same, whether or not another thread could tell: because of them something was left undone. */
NativeOutcome unseen_demand(Vm *vm, unsigned reductions);

/* It interrupts another one. */
NativeOutcome unseen_note_interrupt(Vm *vm, const Thread *interrupted);

/* A thread has been woken with all others that wait for the same: it goes on in the present step if it waits
 * in an operation that is no choice point. */
void unseen_release(Vm *vm, Thread *woken);

#endif
