/* Interning contents: a copy of each different content in an append-only arena, found through an
 * open-addressing index of ids that is probed, filled and replaced like that of pairs.c. */
#include "base/pool.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "base/reserve.h"

enum { INDEX_FIRST = 1 << 12, GRANULE = POOL_GRANULE };
static const size_t ARENA_LIMIT = (size_t)1 << 35; /* 32-bit ids of 8-byte granules */

static PoolIndex *make_index(uint32_t size)
{
    PoolIndex *index = memory_allocate(sizeof *index + size * sizeof *index->ids);
    index->size = size;
    return index;
}

void pool_create_within(ComponentPool *pool, size_t bytes)
{
    assert(bytes <= ARENA_LIMIT);
    *pool = (ComponentPool){.limit = bytes,
                            .used = GRANULE,
                            .index = make_index(INDEX_FIRST),
                            .hash_mask = UINT32_MAX};
    pool->arena = reserve_create(pool->limit);
}

void pool_create(ComponentPool *pool) { pool_create_within(pool, ARENA_LIMIT); }

void pool_destroy(ComponentPool *pool)
{
    reserve_destroy(pool->arena, pool->limit);
    for (PoolIndex *index = pool->index, *older; index != NULL; index = older) {
        older = index->older;
        free(index);
    }
    if (pool->stripes != NULL)
        stripes_destroy(pool->stripes);
}

void pool_make_concurrent(ComponentPool *pool)
{
    if (pool->stripes == NULL)
        pool->stripes = stripes_create();
}

static PoolRecord *record(const ComponentPool *pool, uint32_t id)
{
    return (PoolRecord *)(pool->arena + (size_t)id * GRANULE);
}

/* The id of a content, or 0 and the free place at which the look ended. */
static uint32_t find(const ComponentPool *pool, const PoolIndex *index, const void *content, uint32_t length,
                     uint32_t hash, uint32_t *place)
{
    uint32_t at = hash & (index->size - 1);
    for (uint32_t id; (id = __atomic_load_n(&index->ids[at], __ATOMIC_ACQUIRE)) != 0;
         at = (at + 1) & (index->size - 1)) {
        const PoolRecord *known = record(pool, id);
        if (known->hash == hash && known->length == length && memcmp(known->content, content, length) == 0)
            return id;
    }
    *place = at;
    return 0;
}

static void enter(PoolIndex *index, uint32_t hash, uint32_t id)
{
    uint32_t place = hash & (index->size - 1);
    while (index->ids[place] != 0)
        place = (place + 1) & (index->size - 1);
    index->ids[place] = id;
}

static bool is_full(const ComponentPool *pool)
{
    return __atomic_load_n(&pool->count, __ATOMIC_RELAXED) > pool->index->size / 2;
}

static bool index_is_right(const ComponentPool *pool)
{
    uint32_t count = 0, place;
    for (uint32_t i = 0; i < pool->index->size; i++) {
        uint32_t id = pool->index->ids[i];
        if (id == 0)
            continue;
        const PoolRecord *known = record(pool, id);
        if (find(pool, pool->index, known->content, known->length, known->hash, &place) != id)
            return false;
        count++;
    }
    return count == pool->count;
}

/* A shared index may still be read: it stays until the end. */
static void grow(ComponentPool *pool)
{
    PoolIndex *old = pool->index, *fresh = make_index(2 * old->size);
    for (uint32_t i = 0; i < old->size; i++)
        if (old->ids[i] != 0)
            enter(fresh, record(pool, old->ids[i])->hash, old->ids[i]);
    __atomic_store_n(&pool->index, fresh, __ATOMIC_RELEASE);
    if (pool->stripes != NULL)
        fresh->older = old;
    else
        free(old);
    assert(!is_full(pool) && "one doubling is enough");
    assert_costly(index_is_right(pool) && "equal contents have equal ids");
}

static void grow_shared(ComponentPool *pool)
{
    stripes_lock_all(pool->stripes);
    if (is_full(pool))
        grow(pool);
    stripes_unlock_all(pool->stripes);
}

/* Room in the arena.  An addition costs more when other cores must see it as one. */
static uint32_t take_room(ComponentPool *pool, size_t size)
{
    size_t at;
    if (pool->stripes != NULL)
        at = __atomic_fetch_add(&pool->used, size, __ATOMIC_RELAXED);
    else
        at = pool->used, pool->used += size;
    assert(at % GRANULE == 0 && size % GRANULE == 0 && "ids count granules");
    if (at > pool->limit || pool->limit - at < size)
        memory_exhausted(size);
    return (uint32_t)(at / GRANULE);
}

static uint32_t append(ComponentPool *pool, const void *content, uint32_t length, uint32_t hash)
{
    uint32_t id = take_room(pool, (sizeof(PoolRecord) + length + GRANULE - 1) & ~(size_t)(GRANULE - 1));
    PoolRecord *fresh = record(pool, id);
    assert(id != 0 && fresh->length == 0 && "0 is no component, and nothing is overwritten");
    fresh->length = length;
    fresh->hash = hash;
    memcpy(fresh->content, content, length);
    return id;
}

/* Under the stripe's lock nobody else inserts this content; another one may take the place that we found
 * free. */
static uint32_t insert_locked(ComponentPool *pool, const void *content, uint32_t length, uint32_t hash,
                              uint32_t place)
{
    PoolIndex *index = pool->index;
    uint32_t id = append(pool, content, length, hash), none = 0;
    while (!__atomic_compare_exchange_n(&index->ids[place], &none, id, false, __ATOMIC_RELEASE,
                                        __ATOMIC_RELAXED)) {
        none = 0;
        place = (place + 1) & (index->size - 1);
    }
    __atomic_fetch_add(&pool->count, 1, __ATOMIC_RELAXED);
    return id;
}

static uint32_t intern_shared(ComponentPool *pool, const void *content, uint32_t length, uint32_t hash)
{
    uint32_t place;
    stripes_lock(pool->stripes, hash);
    uint32_t id = find(pool, pool->index, content, length, hash, &place);
    if (id == 0)
        id = insert_locked(pool, content, length, hash, place);
    bool full = is_full(pool);
    stripes_unlock(pool->stripes, hash);
    if (full)
        grow_shared(pool);
    return id;
}

static uint32_t insert(ComponentPool *pool, const void *content, uint32_t length, uint32_t hash,
                       uint32_t place)
{
    uint32_t id = append(pool, content, length, hash);
    assert(pool->index->ids[place] == 0 && "the look ended at a free place");
    pool->index->ids[place] = id;
    pool->count++;
    if (is_full(pool))
        grow(pool);
    return id;
}

uint32_t pool_intern(ComponentPool *pool, const void *content, uint32_t length)
{
    uint32_t hash = (uint32_t)XXH3_64bits(content, length) & pool->hash_mask, place;
    uint32_t id = find(pool, __atomic_load_n(&pool->index, __ATOMIC_ACQUIRE), content, length, hash, &place);
    if (id != 0)
        return id;
    return pool->stripes == NULL ? insert(pool, content, length, hash, place)
                                 : intern_shared(pool, content, length, hash);
}

static bool pool_may_have(const ComponentPool *pool, uint32_t id)
{
    return id != 0 && (size_t)id * GRANULE < __atomic_load_n(&pool->used, __ATOMIC_RELAXED);
}

bool pool_has(const ComponentPool *pool, uint32_t id)
{
    if (!pool_may_have(pool, id))
        return false;
    const PoolRecord *known = record(pool, id);
    return known->hash == ((uint32_t)XXH3_64bits(known->content, known->length) & pool->hash_mask);
}

size_t pool_bytes(const ComponentPool *pool)
{
    return pool->used + (size_t)pool->index->size * sizeof *pool->index->ids;
}
