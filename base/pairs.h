/* Hash-consed pairs of 32-bit ids, numbered densely in the order of their coming: the nodes of the state
 * tree, and in a table of their own its roots, whose numbers are the states'.
 *
 *   pairs:  number -> (left, right)                       8 bytes each
 *   index:  open addressing; an entry holds number + 1 in its low bits and a piece of the hash in the
 *           rest, so that most
 *           wrong candidates are seen without fetching their pair
 *
 * Once shared, several threads may intern at the same time.  A pair that is there is found without a lock;
 * who misses it looks again under the lock of its stripe before it inserts.  So an index that was replaced
 * meanwhile, and reads as empty, does no harm.  That, and entries of 4 bytes with a tag, is why this table
 * and the pool's are not made of hash_map.h. */
#ifndef BASE_PAIRS_H
#define BASE_PAIRS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/stripes.h"

typedef struct Pair {
    uint32_t left, right;
} Pair;

typedef struct PairIndex PairIndex;
struct PairIndex {
    unsigned bits;    /* 2^bits entries */
    size_t bytes;     /* of the whole */
    PairIndex *older; /* the one that this replaced while shared: emptied, but still mapped */
    _Alignas(64) uint32_t entries[];
};

typedef struct Pairs {
    Pair *pairs;
    uint32_t count;
    PairIndex *index;
    Stripes *stripes;   /* NULL: used by one thread only */
    uint64_t hash_mask; /* all ones; hostile tests set it to 0 after creation */
} Pairs;

void pairs_create(Pairs *pairs);
void pairs_destroy(Pairs *pairs);
void pairs_make_concurrent(Pairs *pairs); /* from now on several threads may intern */
uint32_t pairs_intern(Pairs *pairs, uint32_t left, uint32_t right, bool *is_new);
size_t pairs_bytes(const Pairs *pairs);

/* The same in three steps, so that several pairs can be fetched from memory at once: where the index would
 * have it, then what stands there, then the rest. */
uint64_t pairs_foresee(const Pairs *pairs, uint32_t left, uint32_t right);
void pairs_fetch(const Pairs *pairs, uint64_t foreseen);
uint32_t pairs_intern_foreseen(Pairs *pairs, Pair wanted, uint64_t foreseen, bool *is_new);

#endif
