/* The locks that a thread holds, as a component of the shadow: a list sorted by object.  Locks are monitors,
 * also those by which ReentrantLocks are implemented. */
#ifndef VM_RACES_HELD_LOCKS_H
#define VM_RACES_HELD_LOCKS_H

#include "base/bytes.h"
#include "vm/memory/machine.h"

typedef struct HeldLock {
    uint32_t object;   /* its slot */
    uint32_t class_id; /* of its class: the object may not exist any more when it is described */
} HeldLock;

void held_add(Vm *vm, const Thread *thread, const Object *object);
void held_remove(Vm *vm, const Thread *thread, const Object *object);
uint32_t held_by(const Vm *vm, const Thread *thread);         /* a component; 0: no lock */
uint32_t held_common(Vm *vm, uint32_t one, uint32_t other);   /* the locks in both */
void held_describe(const Vm *vm, uint32_t held, Bytes *text); /* "Account@1f, class Main", "no lock" */

#endif
