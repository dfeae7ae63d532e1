/* A set-associative cache of hashes: of each set the hash that was met least recently is overwritten. */
#include "search/ranks/sent_cache.h"

#include "base/reserve.h"

uint64_t sent_cache_places(const SentCache *cache) { return (cache->mask + 1) * SENT_CACHE_WAYS; }

void sent_cache_create(SentCache *cache, unsigned bits)
{
    cache->places = reserve_create(sizeof *cache->places << bits);
    cache->mask = ((uint64_t)1 << bits) / SENT_CACHE_WAYS - 1;
}

void sent_cache_destroy(SentCache *cache)
{
    reserve_destroy(cache->places, sent_cache_places(cache) * sizeof *cache->places);
}

/* An empty place looks like the hash 0, which no state has: it would have to hold nothing. */
bool sent_cache_meets(SentCache *cache, CanonicalHash hash)
{
    CanonicalHash *set = &cache->places[(hash.high & cache->mask) * SENT_CACHE_WAYS];
    int at = 0;
    while (at < SENT_CACHE_WAYS - 1 && !canonical_equal(set[at], hash))
        at++;
    bool is_remembered = canonical_equal(set[at], hash);
    for (; at > 0; at--)
        set[at] = set[at - 1];
    set[0] = hash;
    return is_remembered;
}

/* The places are gone through from their end, so that of a set the one met last comes last, and first again.
 */
void sent_cache_grow(SentCache *cache)
{
    SentCache old = *cache;
    uint64_t count = sent_cache_places(&old);
    cache->places = reserve_create(2 * count * sizeof *cache->places);
    cache->mask = 2 * old.mask + 1;
    while (count-- > 0)
        if (!canonical_equal(old.places[count], (CanonicalHash){0, 0}))
            sent_cache_meets(cache, old.places[count]);
    sent_cache_destroy(&old);
}
