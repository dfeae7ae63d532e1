/* A 128-bit hash of a state or component that is the same in every process: see vm/states/canonical.h. */
#ifndef BASE_CANONICAL_HASH_H
#define BASE_CANONICAL_HASH_H

#include <stdbool.h>
#include <stdint.h>

typedef struct CanonicalHash {
    uint64_t low, high;
} CanonicalHash;

static inline CanonicalHash canonical_sum(CanonicalHash a, CanonicalHash b)
{
    return (CanonicalHash){a.low + b.low, a.high + b.high};
}
static inline CanonicalHash canonical_difference(CanonicalHash a, CanonicalHash b)
{
    return (CanonicalHash){a.low - b.low, a.high - b.high};
}
static inline bool canonical_equal(CanonicalHash a, CanonicalHash b)
{
    return a.low == b.low && a.high == b.high;
}

#endif
