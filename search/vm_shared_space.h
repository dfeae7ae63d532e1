/* A running program as a SharedSpace. */
#ifndef SEARCH_VM_SHARED_SPACE_H
#define SEARCH_VM_SHARED_SPACE_H

#include "search/shared_space.h"
#include "vm/states.h"
#include "vm/stream.h"
#include "vm/vm.h"

typedef struct VmSharedSpace {
    SharedSpace space;
    Vm *vm;
    States *states;
    unsigned properties;   /* what counts as wrong: see vm_violation */
    StateWriter **writers; /* by rank; NULL: nothing was told yet */
    StateReader **readers;
    int ranks;
} VmSharedSpace;

/* `states` have been laid out, and stand at a state that has been committed. */
void vm_shared_space_open(VmSharedSpace *space, Vm *vm, States *states, unsigned properties, int ranks);
void vm_shared_space_close(VmSharedSpace *space);

#endif
