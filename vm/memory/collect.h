/* Garbage collection: mark from the threads' frames and the classes' mirrors, sweep the slots.  It runs only
 * between instructions. */
#ifndef VM_MEMORY_COLLECT_H
#define VM_MEMORY_COLLECT_H

#include "vm/memory/machine.h"

void collect(Vm *vm, bool clear_weak);
void collect_when_due(Vm *vm); /* the threshold was passed */

/* At the beginning of a step: when it has allocated this much, it collects.  That depends on the step alone,
 * not on what was before. */
void collect_plan(Vm *vm);

/* Before a commit: collects if a reference may have died since the last time. */
void collect_for_state(Vm *vm);

/* A thread's bit in heap.stack_holders. */
uint8_t collect_thread_bit(uint32_t thread);

/* Hostile testing, right after a commit or an entry: is everything that lives reachable, and the other way
 * round?  If not, the VM has a fatal message. */
bool collect_check(Vm *vm);

/* Makes room for `bytes` if need be; false when there is none: an OutOfMemoryError was set. */
bool collect_for(Vm *vm, size_t bytes);

#endif
