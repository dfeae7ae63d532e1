/* What the shadow says about the order of past accesses, in a canonical form.
 *
 * As long as threads learn from each other only by what orders them, a race shows where two threads meet
 * (races.h), and paths that lead to the same state need not be told apart.  After a weak access (setOpaque, a
 * tryLock that has failed) that is not so: on one path two accesses may be ordered, on another one to the
 * same state they may not, and they may never meet.  A search of such a program makes the digest a part of
 * each state.
 *
 * Times of a thread only matter as compared with those of its accesses that are still remembered, and these
 * only as long as some thread is not ordered after them: so there are finitely many digests. */
#ifndef VM_RACES_ORDER_DIGEST_H
#define VM_RACES_ORDER_DIGEST_H

#include "vm/memory/machine.h"

/* The digest of the present shadow, as an id of its contents; 0: none is wanted. */
uint32_t order_digest(Vm *vm);

#endif
