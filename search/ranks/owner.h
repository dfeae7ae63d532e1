/* Which rank a state belongs to: hashes spread states evenly. */
#ifndef SEARCH_RANKS_OWNER_H
#define SEARCH_RANKS_OWNER_H

#include "base/canonical_hash.h"

static inline int owner_of(CanonicalHash hash, int ranks)
{
    return (int)((hash.low >> 32) * (uint64_t)ranks >> 32);
}

#endif
