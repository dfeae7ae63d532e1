/* Numbers for objects that are the same in every process: identity hash codes come from them. */
#ifndef VM_IDENTITY_H
#define VM_IDENTITY_H

#include "vm/state.h"

/* A hash of what names.h knows of the slot, with classes, methods and threads by their own names; with states only. */
uint64_t identity_of_slot(const Vm *vm, Ref slot);

#endif
