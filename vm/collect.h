/* Garbage collection: mark from the threads' frames and the classes' mirrors, sweep the slots.  It runs only between instructions. */
#ifndef VM_COLLECT_H
#define VM_COLLECT_H

#include "vm/state.h"

void collect(Vm *vm, bool clear_weak);
void collect_when_due(Vm *vm);                  /* the threshold was passed */

/* Makes room for `bytes` if need be; false when there is none: an OutOfMemoryError was set. */
bool collect_for(Vm *vm, size_t bytes);

#endif
