/* The happens-before order of the path that is executed (JLS 17.4.5), by vector clocks in the shadow: a
 * release joins the thread's clock into that of the object, an acquire joins the object's clock into the
 * thread's.  Without a shadow these functions do nothing. */
#ifndef VM_RACES_HAPPENS_BEFORE_H
#define VM_RACES_HAPPENS_BEFORE_H

#include "vm/memory/machine.h"
#include "vm/races/shadow.h"
#include "vm/races/vector_clock.h"

/* Through `kind` (one of those that are clocks) of `number` and `place`. */
void order_acquire(Vm *vm, const Thread *thread, ShadowKind kind, uint32_t number, uint32_t place);
void order_release(Vm *vm, const Thread *thread, ShadowKind kind, uint32_t number, uint32_t place);

/* A lock is taken, and given back for good: also what the thread holds changes. */
void order_lock(Vm *vm, const Thread *thread, const Object *object);
void order_unlock(Vm *vm, const Thread *thread, const Object *object);
void order_note_blocked(Vm *vm, const Thread *thread); /* another thread has the lock that it is to take */

/* The running thread starts another, whose clock begins with that of its starter. */
void order_start(Vm *vm, const Thread *started);

/* An access with volatile semantics, or by library code that is one step for others; or a weaker one. */
void order_access(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes,
                  Ordering ordering);

/* Fences make up for what weak accesses leave out: those after a release fence, and before an acquire fence.
 */
void order_release_fence(Vm *vm);
void order_acquire_fence(Vm *vm);

/* The running thread goes on because of what another one did, and nothing orders what they do: a permit of
 * LockSupport, which the documentation orders with volatile accesses only; a tryLock that fails. */
void order_nothing(Vm *vm);

/* The library's own methods that order nothing by their accesses (@Unordered) say what they do order, and
 * what others learn by them without: see javasrc/lib/clew/internal/Edges.java. */
void order_carry(Vm *vm, const Object *from, uint32_t from_place, const Object *to, uint32_t to_place);
void order_forget(Vm *vm, const Object *object, uint32_t place);
bool order_is_given_by_others(Vm *vm, const Object *object, uint32_t place); /* and not before what is now */
void order_note_change(Vm *vm, const Object *collection);
void order_note_look(Vm *vm, const Object *collection);

/* What every use of the class of this mirror is after: its initialization. */
Clock order_clock_of_class(const Vm *vm, const Object *mirror);

/* What an acquiring read of this place is after. */
Clock order_clock_of_place(const Vm *vm, const Object *object, uint32_t place);

/* The clock of a thread that is about to access memory; times after a release are later than those before. */
Clock order_clock_of_access(Vm *vm, const Thread *thread);
Clock order_clock(Vm *vm, const Thread *thread);
uint32_t order_time_of_next(Vm *vm, const Thread *thread); /* of its next access */

#endif
