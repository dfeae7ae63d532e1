/* Deadlocks: nobody can go on, or some threads wait for each other's locks in a circle while others still
 * run. */
#ifndef VM_EXECUTION_DEADLOCK_H
#define VM_EXECUTION_DEADLOCK_H

#include "vm/memory/machine.h"

/* A circle of threads, each wanting a lock that the next one holds; a thread in it, or NULL: there is none.
 */
const Thread *deadlock_circle(const Vm *vm);

/* Whom the thread waits for: the owner of the monitor that it wants; NULL: nobody. */
const Thread *deadlock_next(const Vm *vm, const Thread *thread);

#endif
