/* A bounded memory of hashes, each in the one place that it can have: whoever comes to a taken place takes it over.  For not sending again what was
 * sent a while ago: to have forgotten something costs a message, no more. */
#ifndef SEARCH_SENT_CACHE_H
#define SEARCH_SENT_CACHE_H

#include "vm/canon_hash.h"

typedef struct SentCache {
    CanonHash *places;
    uint64_t   mask;                    /* places - 1 */
} SentCache;

void sent_cache_create(SentCache *cache, unsigned bits);        /* 2^bits places */
void sent_cache_destroy(SentCache *cache);

/* Is it remembered?  From now on it is. */
bool sent_cache_meets(SentCache *cache, CanonHash hash);

#endif
