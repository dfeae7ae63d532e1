/* Virtual time; and plain runs: all threads under one deterministic schedule. */
#ifndef VM_EXECUTION_SCHEDULER_H
#define VM_EXECUTION_SCHEDULER_H

#include "vm/memory/machine.h"
#include "vm/memory/threads.h"

/* Virtual time in nanoseconds.  In a plain run it passes with what is executed, and jumps ahead when no
 * thread is enabled; in a search it passes with time-outs. */
int64_t scheduler_now(Vm *vm);

/* The program reads it: a visible operation of a search, in which threads share the clock. */
NativeOutcome scheduler_read_clock(Vm *vm, int64_t *now);

/* So many nanoseconds (at least 0) from now; always 0 in a timeless search. */
int64_t scheduler_deadline(Vm *vm, int64_t nanos);

/* Before an operation that depends on the clock, such as the beginning of a timed wait: in a search others
 * may let time pass first.  true: the thread stops here. */
bool scheduler_stops_at_clock(Vm *vm);

/* In a search: a wait with this deadline has timed out, or that much time has been let pass.  Time-outs come
 * in any order: one thread may sleep past the deadline of another. */
void scheduler_pass_to(Vm *vm, int64_t deadline);

#endif
