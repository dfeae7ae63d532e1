/* What the VMs of a search keep states in: components, the tree of pairs, and what each position of the
 * vector stands for.  All of it only grows and nothing ever moves, so several VMs can use it at once (see
 * vm/states.h for one VM's view). */
#ifndef VM_STATES_STORE_H
#define VM_STATES_STORE_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/pool.h"
#include "base/vector.h"
#include "vm/memory/numbering.h"

/* What a position of the vector stands for. */
typedef enum ItemKind { ITEM_NONE, ITEM_OBJECT, ITEM_THREAD, ITEM_VM } ItemKind;
typedef struct Item {
    ItemKind kind;
    uint32_t number;
} Item;

/* Which items come near the root. */
typedef struct Layout {
    unsigned hot_bits;
    Item hot[1 << HOT_BITS_MAX]; /* 2^hot_bits of them */
} Layout;

typedef struct Store {
    ComponentPool pool;
    Tree tree;
    Numbering *numbering;
    struct Exclusion *exclusion; /* owned; NULL: the search assumes nothing */
    unsigned hot_bits;
    pthread_mutex_t lock; /* for new positions */
    Item *items;          /* by position */
    uint32_t item_count;
    uint32_t *object_positions, *thread_positions; /* position + 1, by number; 0: none yet */
    uint8_t *stack_holders; /* by state: heap.stack_holders as it was when the state was new */
} Store;

/* `layout` may be NULL.  The store takes the numbering. */
Store *store_create(Numbering *numbering, const Layout *layout, bool constant_hash);
void store_destroy(Store *store);
void store_lay_out(Store *store, const Layout *layout,
                   bool constant_hash); /* forgets all states; the numbering stays */
/* The same, but the first `kept` states stay, under their numbers, and so do all components.  Allocated: what
 * was at each position before is at this one now. */
uint32_t *store_move(Store *store, const Layout *layout, uint32_t kept, bool constant_hash);
void store_make_concurrent(Store *store); /* from now on several threads use it */
size_t store_bytes(const Store *store);

uint32_t store_position(Store *store, Item item); /* of an object or thread */

/* The same + 1; 0: it has none yet. */
static inline uint32_t *store_position_place(const Store *store, Item item)
{
    return &(item.kind == ITEM_OBJECT ? store->object_positions : store->thread_positions)[item.number];
}
static inline uint32_t store_known_position(const Store *store, Item item)
{
    return __atomic_load_n(store_position_place(store, item), __ATOMIC_ACQUIRE);
}
static inline uint32_t store_vm_position(const Store *store) { return 1u << store->hot_bits; }

#endif
