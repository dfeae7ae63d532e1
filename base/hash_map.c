/* Open addressing with linear probing, at most half full; grows by copying into a table of twice the size. */
#include "base/hash_map.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum { PLACES_LEAST = 1024 };

void hash_map_free(HashMap *map)
{
    free(map->entries);
    *map = (HashMap){0};
}

void hash_map_clear(HashMap *map)
{
    if (map->entries != NULL)
        memset(map->entries, 0, hash_map_bytes(map));
    map->count = 0;
}

size_t hash_map_bytes(const HashMap *map)
{
    return map->entries == NULL ? 0 : (map->mask + 1) * sizeof *map->entries;
}

static bool is_free(const HashEntry *entry) { return entry->hash.low == 0 && entry->hash.high == 0; }

static HashEntry *find(const HashMap *map, CanonicalHash hash)
{
    assert(map->count <= map->mask && "there is always a free place to end a look");
    uint64_t at = hash.high & map->mask;
    while (!is_free(&map->entries[at]) && !canonical_equal(map->entries[at].hash, hash))
        at = (at + 1) & map->mask;
    return &map->entries[at];
}

static void grow(HashMap *map)
{
    HashMap larger = {.count = map->count,
                      .mask = map->entries == NULL ? PLACES_LEAST - 1 : 2 * map->mask + 1};
    larger.entries = memory_allocate((larger.mask + 1) * sizeof *larger.entries);
    for (uint64_t i = 0; map->entries != NULL && i <= map->mask; i++)
        if (!is_free(&map->entries[i]))
            *find(&larger, map->entries[i].hash) = map->entries[i];
    assert(2 * larger.count <= larger.mask + 1 && "at most half full");
    free(map->entries);
    *map = larger;
}

uint32_t *hash_map_place(HashMap *map, CanonicalHash hash, bool *is_new)
{
    if (map->entries == NULL || 2 * map->count > map->mask)
        grow(map);
    assert((hash.low != 0 || hash.high != 0) && "a hash of 0 marks a free place");
    HashEntry *entry = find(map, hash);
    *is_new = is_free(entry);
    if (*is_new) {
        entry->hash = hash;
        map->count++;
    }
    return &entry->number;
}
