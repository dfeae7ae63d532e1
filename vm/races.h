/* Data races: two threads that could both go on now, each about to access the same field or element, one of them writing, and the field
 * not volatile.  An exhaustive search meets such a state if and only if some execution has a race. */
#ifndef VM_RACES_H
#define VM_RACES_H

#include "vm/state.h"

typedef struct Access {
    Ref      object;                /* 0: none */
    uint32_t place;                 /* payload offset of the field, or index of the element */
    bool     writes;
    char     name[160];             /* "Account.balance", "int[3]" */
} Access;

/* What the thread does next, if that is a plain access to shared memory. */
bool race_next_access(Vm *vm, const Thread *thread, Access *access);

/* The two threads of a race in the present state; false: there is none. */
bool race_find(Vm *vm, uint32_t *first, uint32_t *second);

#endif
