/* Opening and closing the tables of a store, and giving positions to objects and threads as they first
 * appear. */
#include "vm/states/store.h"

#include <assert.h>
#include <stdlib.h>

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

static void open_tables(Store *store, const Layout *layout, bool constant_hash)
{
    pool_create(&store->pool);
    tree_create(&store->tree);
    if (constant_hash)
        store->pool.hash_mask = 0, store->tree.nodes.hash_mask = store->tree.roots.hash_mask = 0;
    assert(layout == NULL || layout->hot_bits <= HOT_BITS_MAX);
    store->items = reserve_plain(POSITIONS_MAX * sizeof *store->items);
    store->object_positions = reserve_plain(POSITIONS_MAX * sizeof *store->object_positions);
    store->thread_positions = reserve_plain(POSITIONS_MAX * sizeof *store->thread_positions);
    store->stack_holders = reserve_plain(STATES_MAX);
    store->item_count = 0;
    store->hot_bits = layout != NULL ? layout->hot_bits : 0;
    for (uint32_t i = 0; i < 1u << store->hot_bits; i++)
        add_item(store, layout != NULL ? layout->hot[i] : (Item){ITEM_NONE, 0});
    uint32_t position = add_item(store, (Item){ITEM_VM, 0});
    assert(position == store_vm_position(store));
    (void)position;
}

static void close_tables(Store *store)
{
    pool_destroy(&store->pool);
    tree_destroy(&store->tree);
    reserve_destroy(store->items, POSITIONS_MAX * sizeof *store->items);
    reserve_destroy(store->object_positions, POSITIONS_MAX * sizeof *store->object_positions);
    reserve_destroy(store->thread_positions, POSITIONS_MAX * sizeof *store->thread_positions);
    reserve_destroy(store->stack_holders, STATES_MAX);
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

void store_destroy(Store *store)
{
    close_tables(store);
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
