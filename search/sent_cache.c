/* The cache; see sent_cache.h. */
#include "search/sent_cache.h"

#include "base/reserve.h"

void sent_cache_create(SentCache *cache, unsigned bits)
{
    cache->places = reserve_create(sizeof *cache->places << bits);
    cache->mask = ((uint64_t)1 << bits) - 1;
}

void sent_cache_destroy(SentCache *cache)
{
    reserve_destroy(cache->places, (cache->mask + 1) * sizeof *cache->places);
}

/* An empty place looks like the hash 0, which no state has: it would have to hold nothing. */
bool sent_cache_meets(SentCache *cache, CanonHash hash)
{
    CanonHash *place = &cache->places[hash.high & cache->mask];
    bool is_remembered = canon_same(*place, hash);
    *place = hash;
    return is_remembered;
}
