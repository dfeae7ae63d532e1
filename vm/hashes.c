/* Sets of hashes; see hashes.h. */
#include "vm/hashes.h"

#include "base/reserve.h"

enum { SIZE_FIRST = 1 << 12 };

static uint64_t *make_table(size_t size)
{
    return reserve_create(size * sizeof(uint64_t));
}

void hashes_create(Hashes *hashes)
{
    *hashes = (Hashes){.table = make_table(SIZE_FIRST), .size = SIZE_FIRST};
}

void hashes_destroy(Hashes *hashes)
{
    reserve_destroy(hashes->table, hashes->size * sizeof(uint64_t));
}

/* The place of `hash`, or the empty one where it belongs. */
static uint64_t *find(const Hashes *hashes, uint64_t hash)
{
    size_t place = hash & (hashes->size - 1);
    while (hashes->table[place] != 0 && hashes->table[place] != hash)
        place = (place + 1) & (hashes->size - 1);
    return &hashes->table[place];
}

static void grow(Hashes *hashes)
{
    Hashes larger = {.table = make_table(2 * hashes->size), .size = 2 * hashes->size, .count = hashes->count};
    for (size_t i = 0; i < hashes->size; i++)
        if (hashes->table[i] != 0)
            *find(&larger, hashes->table[i]) = hashes->table[i];
    hashes_destroy(hashes);
    *hashes = larger;
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
    return true;
}

size_t hashes_bytes(const Hashes *hashes)
{
    return hashes->size * sizeof(uint64_t);
}
