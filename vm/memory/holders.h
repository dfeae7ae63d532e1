/* Why an object is live: the objects or the thread through which it is reached from a root.  For the step
 * cache, which must know what the liveness of an object depends on. */
#ifndef VM_MEMORY_HOLDERS_H
#define VM_MEMORY_HOLDERS_H

#include "vm/memory/machine.h"

typedef struct Holders Holders;

Holders *holders_create(void);
void holders_destroy(Holders *holders);

/* Right after a collection: finds a way to each object outside the reachability forest. */
void holders_find(Holders *holders, Vm *vm);

/* The object or thread that holds the object in `slot`; whoever follows holders comes to a thread or to a
 * constant. */
typedef struct Holder {
    bool is_thread;
    uint32_t number; /* of a thread, or a slot */
} Holder;
Holder holders_of(const Holders *holders, const Vm *vm, Ref slot);

#endif
