/* A bounded memory of hashes, each in the one set of places that it can have: who comes to a full set takes
 * the place of the one that was met longest ago.  For not sending again what was sent a while ago: to have
 * forgotten something costs a message, no more.  A set is a line of the processor's cache. */
#ifndef SEARCH_RANKS_SENT_CACHE_H
#define SEARCH_RANKS_SENT_CACHE_H

#include "base/canonical_hash.h"

enum { SENT_CACHE_WAYS = 4 };

typedef struct SentCache {
    CanonicalHash *places; /* of a set: the one met last comes first */
    uint64_t mask;         /* sets - 1 */
} SentCache;

void sent_cache_create(SentCache *cache, unsigned bits); /* 2^bits places */
void sent_cache_destroy(SentCache *cache);
void sent_cache_grow(SentCache *cache); /* twice as many places; what is remembered stays */
uint64_t sent_cache_places(const SentCache *cache);

/* Is it remembered?  From now on it is. */
bool sent_cache_meets(SentCache *cache, CanonicalHash hash);

#endif
