/* Monitors and wait sets.  An object's monitor is in its header (owner, entries); a thread that waits or is
 * blocked says itself on which object (Thread.blocked_on). */
#ifndef VM_EXECUTION_MONITOR_H
#define VM_EXECUTION_MONITOR_H

#include "vm/memory/machine.h"

/* Takes the monitor; false when another thread owns it: the thread is then THREAD_BLOCKED on it. */
bool monitor_enter(Vm *vm, Thread *thread, Object *object);
bool monitor_try(Vm *vm, Thread *thread, Object *object); /* the same, without blocking */
bool monitor_is_owned(const Thread *thread, const Object *object);
bool monitor_exit(Vm *vm, Thread *thread, Object *object); /* false: not the owner */
void monitor_release(Vm *vm, Thread *thread,
                     Object *object); /* monitor_exit by a thread that may not own it any more */

/* Gives the monitor up completely and returns how often it was entered; takes it again with that many
 * entries. */
uint32_t monitor_give_up(Vm *vm, Object *object);
void monitor_restore(Vm *vm, Thread *thread, Object *object, uint32_t entries);

/* Wait sets: any object can have waiters.  `nanos` < 0: no time limit.  An object has two wait
 * sets, one of Object.wait and one of the library's own waits: Object.notify on a CountDownLatch does not
 * wake threads that wait for its count. */
typedef enum WaitSet { WAITS_TO_BE_NOTIFIED, WAITS_IN_LIBRARY } WaitSet;
void wait_begin(Vm *vm, Thread *thread, Ref on, int64_t nanos, bool interruptible);
void wait_may_wake(
    const Vm *vm,
    Thread *thread); /* after wait_begin: a spurious wake-up may end this wait, if they are wanted */
bool wait_is_on(const Thread *thread, WaitSet set, Ref on);
int wait_count(const Vm *vm, WaitSet set, Ref on);
/* Wakes one (the longest waiting, or another by the schedule's choice) or all; how many. */
int wait_wake(Vm *vm, WaitSet set, Ref on, bool all);
void wait_wake_nth(Vm *vm, WaitSet set, Ref on,
                   uint32_t which); /* in the order of thread numbers; none when there is no such */
void wait_end(Vm *vm, Thread *thread, WakeReason reason);

/* Sets the interrupt status.  In a plain run that ends an interruptible wait at once; in a search the end is
 * a choice of its own (CHOICE_INTERRUPT). */
void thread_interrupt(Vm *vm, Thread *thread);

#endif
