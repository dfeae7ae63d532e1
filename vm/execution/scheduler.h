/* Plain runs: all threads under one deterministic schedule, in virtual time. */
#ifndef VM_EXECUTION_SCHEDULER_H
#define VM_EXECUTION_SCHEDULER_H

#include "vm/memory/machine.h"
#include "vm/memory/threads.h"

/* Virtual time in nanoseconds: it passes with what is executed, and jumps ahead when no thread is enabled. */
int64_t scheduler_now(Vm *vm);

#endif
