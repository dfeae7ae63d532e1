/* Objects that a collection need not enter: what does not change costs nothing.
 *
 *   permanent root ==tie==> settled ==tie==> settled --doubted--> loose
 *   (mirror, literal)          |
 *                              +--> settled
 *
 * A settled object hangs by one tie, a certain reference of a certain holder, on another settled one, and so
 * down to a root that is always there (or a thread's stack, where much hangs on it).  As long as all ties
 * hold, every settled object is alive.  Ties can break only in objects that are written or entered: those,
 * and the ones that refer to loose objects, are *open* and looked at in every collection.  When a tie has
 * broken, all is settled anew, and the tie is in doubt for a time that grows each time it breaks. */
#ifndef VM_MEMORY_FOREST_H
#define VM_MEMORY_FOREST_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/memory/object.h"
#include "vm/memory/references.h"

typedef struct Settled Settled;

Settled *settled_create(void);
void settled_destroy(Settled *settled);

/* Hears of every object that is made or comes back. */
void settled_made(Settled *settled, Object *object);

/* Hears of every settled object before it is written, or after it was restored. */
void settled_touched(Settled *settled, const Object *object);

/* Before a collection: makes sure that all ties hold. */
void settled_prepare(Vm *vm);

/* The loose objects that settled ones refer to. */
void settled_each_loose_child(Vm *vm, VisitReference *visit, void *context);

bool settled_hangs_on_thread(const Settled *settled, uint32_t thread);

/* The slots of loose objects, some of which may be empty.  `is_gone` says of each whether to forget it. */
void settled_each_loose(Vm *vm, bool (*is_gone)(Vm *vm, Ref slot));

/* Nothing is settled any more; and nothing in doubt. */
void settled_forget(Vm *vm);
void settled_trust_again(Vm *vm);

#endif
