/* Linear probing in a reserved range of which a power of two is in use; growing doubles that and moves the
 * hashes within it. */
#include "vm/states/hash_set.h"

#include <assert.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "base/reserve.h"

enum { SIZE_FIRST = 1 << 12 };
static const size_t SIZE_MAX_RESERVED = (size_t)1 << 33;

void hashes_create(Hashes *hashes)
{
    *hashes = (Hashes){.table = reserve_create(SIZE_MAX_RESERVED * sizeof(uint64_t)), .size = SIZE_FIRST};
}

void hashes_destroy(Hashes *hashes) { reserve_destroy(hashes->table, SIZE_MAX_RESERVED * sizeof(uint64_t)); }

/* The place of `hash`, or the empty one where it belongs. */
static uint64_t *find(const Hashes *hashes, uint64_t hash)
{
    size_t place = hash & (hashes->size - 1);
    while (hashes->table[place] != 0 && hashes->table[place] != hash)
        place = (place + 1) & (hashes->size - 1);
    return &hashes->table[place];
}

/* The hashes that are found where they are. */
static size_t count_found(const Hashes *hashes)
{
    size_t count = 0;
    for (size_t i = 0; i < hashes->size; i++)
        count += hashes->table[i] != 0 && find(hashes, hashes->table[i]) == &hashes->table[i];
    return count;
}

/* Each hash is taken out and put in again, from the place after an empty one on and round to it: what comes
 * later in a run of full places was pushed there by what comes before, so no place is emptied that a hash put
 * in again needs on its way. */
static void grow(Hashes *hashes)
{
    size_t old = hashes->size, empty = 0;
    assert((old & (old - 1)) == 0 && hashes->count < old && "there is an empty place to begin after");
    if (old == SIZE_MAX_RESERVED)
        memory_exhausted(2 * old * sizeof(uint64_t));
    while (hashes->table[empty] != 0)
        empty++;
    hashes->size = 2 * old;
    for (size_t i = 1; i < old; i++) {
        uint64_t *place = &hashes->table[(empty + i) & (old - 1)], hash = *place;
        *place = 0;
        if (hash != 0)
            *find(hashes, hash) = hash;
    }
    assert_costly(count_found(hashes) == hashes->count && "growing has lost no hash");
}

bool hashes_add(Hashes *hashes, uint64_t hash)
{
    hash = hash != 0 ? hash : 1;
    uint64_t *place = find(hashes, hash);
    if (*place == hash)
        return false;
    *place = hash;
    if (++hashes->count > hashes->size - hashes->size / 4)
        grow(hashes);
    assert(hashes->count < hashes->size && *find(hashes, hash) == hash);
    return true;
}

size_t hashes_bytes(const Hashes *hashes) { return hashes->size * sizeof(uint64_t); }
