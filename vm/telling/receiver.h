/* On which object a method was called, also when its frame has forgotten it. */
#ifndef VM_TELLING_RECEIVER_H
#define VM_TELLING_RECEIVER_H

#include "vm/memory/machine.h"

/* 0: not known, or the method is static. */
Ref receiver_of(Vm *vm, const Thread *thread, const Frame *call);

#endif
