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

/* Real time passes while a native waits for something outside, such as another process: in a plain run the
 * program's clock goes on with it. */
int64_t scheduler_begin_waiting(void);
void scheduler_end_waiting(Vm *vm, int64_t begun);

/* A process is started: from now on the clock is not behind real time when something has been waited for. */
void scheduler_begin_process(Vm *vm);

/* A plain run that was told to end: has the signal come, and has the thread that runs the shutdown hooks been
 * started? */
bool scheduler_is_signalled(const Vm *vm);
bool scheduler_is_ending(const Vm *vm);

#endif
