/* Opening and closing the tables of a store, and giving positions to objects and threads as they first
 * appear. */
#include "vm/states/store.h"
#include "vm/memory/exclusion.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "base/reserve.h"

static const size_t POSITIONS_MAX = (size_t)1 << 29, STATES_MAX = (size_t)1 << 31;

static uint32_t add_item(Store *store, Item item)
{
    uint32_t position = store->item_count++;
    assert(position < POSITIONS_MAX && store->items[position].kind == ITEM_NONE);
    store->items[position] = item;
    if (item.kind != ITEM_OBJECT && item.kind != ITEM_THREAD)
        return position;
    assert(item.number < POSITIONS_MAX && *store_position_place(store, item) == 0
           && "an item has one position");
    __atomic_store_n(store_position_place(store, item), position + 1, __ATOMIC_RELEASE);
    return position;
}

static uint32_t new_position(Store *store, Item item)
{
    pthread_mutex_lock(&store->lock);
    uint32_t known = store_known_position(store, item);
    uint32_t position = known != 0 ? known - 1 : add_item(store, item);
    pthread_mutex_unlock(&store->lock);
    return position;
}

uint32_t store_position(Store *store, Item item)
{
    uint32_t known = store_known_position(store, item);
    uint32_t position = known != 0 ? known - 1 : new_position(store, item);
    assert_costly(store->items[position].kind == item.kind && store->items[position].number == item.number);
    return position;
}

/* The tree and what its positions stand for. */
static void open_positions(Store *store, const Layout *layout, bool constant_hash)
{
    tree_create(&store->tree);
    if (constant_hash)
        store->tree.nodes.hash_mask = store->tree.roots.hash_mask = 0;
    assert(layout == NULL || layout->hot_bits <= HOT_BITS_MAX);
    store->items = reserve_plain(POSITIONS_MAX * sizeof *store->items);
    store->object_positions = reserve_plain(POSITIONS_MAX * sizeof *store->object_positions);
    store->thread_positions = reserve_plain(POSITIONS_MAX * sizeof *store->thread_positions);
    store->item_count = 0;
    store->hot_bits = layout != NULL ? layout->hot_bits : 0;
    for (uint32_t i = 0; i < 1u << store->hot_bits; i++)
        add_item(store, layout != NULL ? layout->hot[i] : (Item){ITEM_NONE, 0});
    uint32_t position = add_item(store, (Item){ITEM_VM, 0});
    assert(position == store_vm_position(store));
    (void)position;
}

static void close_positions(Store *store)
{
    tree_destroy(&store->tree);
    reserve_destroy(store->items, POSITIONS_MAX * sizeof *store->items);
    reserve_destroy(store->object_positions, POSITIONS_MAX * sizeof *store->object_positions);
    reserve_destroy(store->thread_positions, POSITIONS_MAX * sizeof *store->thread_positions);
}

static void open_tables(Store *store, const Layout *layout, bool constant_hash)
{
    pool_create(&store->pool);
    if (constant_hash)
        store->pool.hash_mask = 0;
    store->stack_holders = reserve_plain(STATES_MAX);
    open_positions(store, layout, constant_hash);
}

static void close_tables(Store *store)
{
    pool_destroy(&store->pool);
    reserve_destroy(store->stack_holders, STATES_MAX);
    close_positions(store);
}

Store *store_create(Numbering *numbering, const Layout *layout, bool constant_hash)
{
    Store *store = memory_allocate(sizeof *store);
    store->numbering = numbering;
    pthread_mutex_init(&store->lock, NULL);
    open_tables(store, layout, constant_hash);
    return store;
}

void store_lay_out(Store *store, const Layout *layout, bool constant_hash)
{
    close_tables(store);
    open_tables(store, layout, constant_hash);
}

/* What states are made of, each told by what differs from the one before: position, component. */
typedef struct Retelling {
    uint32_t (*changes)[2];
    uint32_t count, capacity;
} Retelling;

static void tell_change(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    Retelling *retelling = context;
    (void)old;
    MEMORY_ROOM_FOR(retelling->changes, retelling->capacity, retelling->count);
    retelling->changes[retelling->count][0] = position;
    retelling->changes[retelling->count++][1] = id;
}

/* The first states; ends[s] is where the changes of state s end. */
static Retelling tell_states(Store *store, uint32_t *ends, uint32_t count)
{
    Retelling retelling = {0};
    Vector vector;
    vector_create(&vector, &store->tree, store->hot_bits);
    for (uint32_t state = 0; state < count; state++) {
        vector_enter(&vector, state, tell_change, &retelling);
        ends[state] = retelling.count;
    }
    vector_destroy(&vector);
    return retelling;
}

/* Interns them again, in the same order. */
static void commit_states(Store *store, const Retelling *retelling, const uint32_t *ends, uint32_t count,
                          const uint32_t *places)
{
    Vector vector;
    bool is_new;
    vector_create(&vector, &store->tree, store->hot_bits);
    for (uint32_t state = 0, i = 0; state < count; state++) {
        for (; i < ends[state]; i++)
            vector_set(&vector, places[retelling->changes[i][0]], retelling->changes[i][1]);
        uint32_t again = vector_commit(&vector, &is_new);
        assert(again == state && is_new && "states keep their numbers");
        (void)again;
    }
    vector_destroy(&vector);
}

uint32_t *store_move(Store *store, const Layout *layout, uint32_t kept, bool constant_hash)
{
    uint32_t count = store->item_count;
    assert(kept <= store->tree.roots.count && store->tree.roots.stripes == NULL && "nobody else uses it");
    uint32_t *places = memory_allocate(count * sizeof *places), *ends = memory_allocate(kept * sizeof *ends);
    Item *items = memory_allocate(count * sizeof *items);
    Retelling retelling = tell_states(store, ends, kept);
    memcpy(items, store->items, count * sizeof *items);
    close_positions(store);
    open_positions(store, layout, constant_hash);
    for (uint32_t i = 0; i < count; i++)
        places[i] = items[i].kind == ITEM_VM     ? store_vm_position(store)
                    : items[i].kind == ITEM_NONE ? 0
                                                 : store_position(store, items[i]);
    commit_states(store, &retelling, ends, kept, places);
    free(retelling.changes);
    free(items);
    free(ends);
    return places;
}

void store_destroy(Store *store)
{
    close_tables(store);
    exclusion_destroy(store->exclusion);
    numbering_destroy(store->numbering);
    pthread_mutex_destroy(&store->lock);
    free(store);
}

void store_make_concurrent(Store *store)
{
    pool_make_concurrent(&store->pool);
    pairs_make_concurrent(&store->tree.nodes);
    pairs_make_concurrent(&store->tree.roots);
}

size_t store_bytes(const Store *store)
{
    return tree_bytes(&store->tree) + pool_bytes(&store->pool) + store->tree.roots.count;
}
