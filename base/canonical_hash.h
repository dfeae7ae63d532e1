/* A hash that is the same in every process: see canonical.h. */
#ifndef BASE_CANONICAL_HASH_H
#define BASE_CANONICAL_HASH_H

#include <stdbool.h>
#include <stdint.h>

typedef struct CanonHash {
    uint64_t low, high;
} CanonHash;

static inline CanonHash canon_sum(CanonHash a, CanonHash b)
{
    return (CanonHash){a.low + b.low, a.high + b.high};
}
static inline CanonHash canon_less(CanonHash a, CanonHash b)
{
    return (CanonHash){a.low - b.low, a.high - b.high};
}
static inline bool canon_same(CanonHash a, CanonHash b) { return a.low == b.low && a.high == b.high; }

#endif
