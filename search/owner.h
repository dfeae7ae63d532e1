/* Which rank a state belongs to: hashes spread states evenly. */
#ifndef SEARCH_OWNER_H
#define SEARCH_OWNER_H

#include "vm/canon_hash.h"

static inline int owner_of(CanonHash hash, int ranks)
{
    return (int)((hash.low >> 32) * (uint64_t)ranks >> 32);
}

#endif
