/* The reduction `symmetry` takes states for one that differ by the names of threads and objects.  That is
 * right as long as the program does not ask for what depends on names: identity hash codes, numbers and
 * automatic names of threads, lists of threads in the order of their numbers.  A search in which it does ends
 * with a fatal error, and starts over without the reduction.  It is found out in time: up to the first such
 * question the merged states can do the same, so one that leads to it is met if there is any. */
#ifndef VM_EXECUTION_NAMES_ASKED_H
#define VM_EXECUTION_NAMES_ASKED_H

#include "vm/memory/machine.h"

/* The running thread asks for what numbers of threads decide, or tells Java's classes where it is kept. */
NativeOutcome names_note_thread(Vm *vm);

/* It asks where the fields of Thread are, at whatever time: it may read numbers there later. */
NativeOutcome names_note_fields(Vm *vm, const Class *class);

/* It asks for an identity hash code. */
NativeOutcome names_note_object(Vm *vm, Ref object);

#endif
