/* Numbers for objects that are the same in every process: identity hash codes come from them. */
#ifndef VM_MEMORY_IDENTITY_H
#define VM_MEMORY_IDENTITY_H

#include "vm/memory/machine.h"

/* A hash of what numbering.h knows of the slot, with classes, methods and threads by their own names; with
 * states only. */
uint64_t identity_of_slot(const Vm *vm, Ref slot);

/* An object's identity hash code, from the object's name alone: the same object in the same state has the
 * same on every path and, with states, in every process. */
int32_t identity_hash(const Vm *vm, Ref reference);

#endif
