/* A set of 64-bit hashes: open addressing over the hashes themselves, which are taken to be well mixed.  It
 * grows where it stands, so that it never needs room for two tables: of a search that keeps only hashes, it
 * is nearly all the memory. */
#ifndef VM_STATES_HASH_SET_H
#define VM_STATES_HASH_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Hashes {
    uint64_t *table;    /* 0 = empty; a hash of 0 is kept as 1 */
    size_t size, count; /* size is a power of two */
} Hashes;

void hashes_create(Hashes *hashes);
void hashes_destroy(Hashes *hashes);
bool hashes_add(Hashes *hashes, uint64_t hash); /* true: it was not there */
size_t hashes_bytes(const Hashes *hashes);

#endif
