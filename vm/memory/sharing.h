/* Which objects more than one thread can reach: those in static fields, those of started threads, and what
 * they refer to.  Once shared, always shared; the mark is part of the object's state. */
#ifndef VM_MEMORY_SHARING_H
#define VM_MEMORY_SHARING_H

#include "vm/memory/machine.h"

void sharing_mark(Vm *vm, Ref reference); /* the object and all that it reaches */

/* After a native has written references into a shared object: what it wrote is shared when the native is
 * done. */
void sharing_mark_later(Vm *vm, Ref object);
void sharing_mark_pending(Vm *vm);

/* The object of a thread that another one is told of.  The main thread's may have been its own till then. */
Ref sharing_mark_thread(Vm *vm, const Thread *thread);

/* For asserts, between steps: does no shared object refer to one that is not?  Costs a pass over the heap. */
bool sharing_is_closed(const Vm *vm);

#endif
