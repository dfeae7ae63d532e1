/* The component pool: content bytes -> 32-bit id, equal content has an equal id (hash-consing).  Append-only.
 *
 *   arena:  | length, hash | content, padded to 8 | length, hash | content ...      id = offset / 8; 0 is
 *           no component
 *   index:  open addressing over ids
 *
 * Once shared, several threads may intern at the same time, as in base/pairs.h. */
#ifndef BASE_POOL_H
#define BASE_POOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/invariant.h"
#include "base/stripes.h"

typedef struct PoolIndex PoolIndex;
struct PoolIndex {
    uint32_t size;    /* a power of two */
    PoolIndex *older; /* the one that this replaced while shared */
    uint32_t ids[];
};

typedef struct ComponentPool {
    uint8_t *arena;
    size_t used, limit;
    PoolIndex *index;
    uint32_t count;
    Stripes *stripes; /* NULL: used by one thread only */
    uint32_t
        hash_mask; /* all ones; hostile tests set it to 0 after creation, so that every hash is the same */
} ComponentPool;

void pool_create(ComponentPool *pool);
void pool_create_within(ComponentPool *pool, size_t bytes); /* for contents of so many bytes at most */
void pool_destroy(ComponentPool *pool);
void pool_make_concurrent(ComponentPool *pool); /* from now on several threads may intern */
uint32_t pool_intern(ComponentPool *pool, const void *content, uint32_t length);
bool pool_has(const ComponentPool *pool,
              uint32_t id); /* for asserts: is there a record, with the hash of its content? */
size_t pool_bytes(const ComponentPool *pool);

enum { POOL_GRANULE = 8 };

typedef struct PoolRecord {
    uint32_t length, hash;
    uint8_t content[];
} PoolRecord;

static inline const uint8_t *pool_content(const ComponentPool *pool, uint32_t id, uint32_t *length)
{
    assert_costly(pool_has(pool, id) && "an id is the beginning of a record");
    const PoolRecord *known = (const PoolRecord *)(pool->arena + (size_t)id * POOL_GRANULE);
    *length = known->length;
    return known->content;
}

#endif
