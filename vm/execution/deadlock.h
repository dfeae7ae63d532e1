/* Deadlocks: no thread can go on, or some threads wait for each other's monitors in a cycle while others
 * still run. */
#ifndef VM_EXECUTION_DEADLOCK_H
#define VM_EXECUTION_DEADLOCK_H

#include "vm/memory/machine.h"

/* Is no thread enabled, though a user thread is alive?  A spurious wake-up ends no deadlock: no program may
 * rely on one. */
bool deadlock_of_all(const Vm *vm);

/* A cycle of threads, each blocked on a monitor that the next one owns: a thread in it, or NULL.  The first
 * one that a user thread is in or waits for; else one of daemon threads, which does not keep the program from
 * ending. */
const Thread *deadlock_circle(const Vm *vm);
const Thread *deadlock_circle_of_users(const Vm *vm);

#endif
