/* Hash-consing of component contents; see pool.h. */
#include "vm/pool.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "base/reserve.h"

enum { INDEX_FIRST = 1 << 12, GRANULE = 8 };
static const size_t ARENA_LIMIT = (size_t)1 << 35;      /* 32-bit ids of 8-byte granules */

typedef struct Record {
    uint32_t length, hash;
    uint8_t  content[];
} Record;

void pool_create(Pool *pool)
{
    *pool = (Pool){.limit = ARENA_LIMIT, .used = GRANULE, .index_size = INDEX_FIRST, .hash_mask = UINT32_MAX};
    pool->arena = reserve_create(pool->limit);
    pool->index = memory_allocate(INDEX_FIRST * sizeof *pool->index);
}

void pool_destroy(Pool *pool)
{
    reserve_destroy(pool->arena, pool->limit);
    free(pool->index);
}

static Record *record(const Pool *pool, uint32_t id)
{
    return (Record *)(pool->arena + (size_t)id * GRANULE);
}

static void enter(uint32_t *index, uint32_t size, uint32_t hash, uint32_t id)
{
    uint32_t place = hash & (size - 1);
    while (index[place] != 0)
        place = (place + 1) & (size - 1);
    index[place] = id;
}

static void grow(Pool *pool)
{
    uint32_t size = 2 * pool->index_size;
    uint32_t *index = memory_allocate(size * sizeof *index);
    for (uint32_t i = 0; i < pool->index_size; i++)
        if (pool->index[i] != 0)
            enter(index, size, record(pool, pool->index[i])->hash, pool->index[i]);
    free(pool->index);
    pool->index = index;
    pool->index_size = size;
}

static uint32_t append(Pool *pool, const void *content, uint32_t length, uint32_t hash)
{
    size_t size = (sizeof(Record) + length + GRANULE - 1) & ~(size_t)(GRANULE - 1);
    if (pool->limit - pool->used < size)
        memory_exhausted(size);
    uint32_t id = (uint32_t)(pool->used / GRANULE);
    Record *fresh = record(pool, id);
    fresh->length = length;
    fresh->hash = hash;
    memcpy(fresh->content, content, length);
    pool->used += size;
    return id;
}

uint32_t pool_intern(Pool *pool, const void *content, uint32_t length)
{
    uint32_t hash = (uint32_t)XXH3_64bits(content, length) & pool->hash_mask;
    uint32_t place = hash & (pool->index_size - 1);
    for (uint32_t id; (id = pool->index[place]) != 0; place = (place + 1) & (pool->index_size - 1)) {
        const Record *known = record(pool, id);
        if (known->hash == hash && known->length == length && memcmp(known->content, content, length) == 0)
            return id;
    }
    uint32_t id = append(pool, content, length, hash);
    pool->index[place] = id;
    if (++pool->count > pool->index_size / 2)
        grow(pool);
    return id;
}

const uint8_t *pool_content(const Pool *pool, uint32_t id, uint32_t *length)
{
    const Record *known = record(pool, id);
    *length = known->length;
    return known->content;
}

size_t pool_bytes(const Pool *pool)
{
    return pool->used + (size_t)pool->index_size * sizeof *pool->index;
}
