/* Hashes of states with a number each: a table that grows. */
#ifndef BASE_HASH_MAP_H
#define BASE_HASH_MAP_H

#include <stddef.h>

#include "base/canonical_hash.h"

typedef struct HashEntry {
    CanonicalHash hash; /* all 0: the place is free; no state has that */
    uint32_t number;
} HashEntry;

typedef struct HashMap {
    HashEntry *entries;
    uint64_t count, mask; /* entries in use; places - 1 */
} HashMap;

void hash_map_free(HashMap *map);
void hash_map_clear(HashMap *map); /* keeps its memory */
size_t hash_map_bytes(const HashMap *map);

/* The number of a hash: where it is or is to be put.  *is_new: it was not there, and is now, with the number
 * 0. */
uint32_t *hash_map_place(HashMap *map, CanonicalHash hash, bool *is_new);

#endif
