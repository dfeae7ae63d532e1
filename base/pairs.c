/* Interning pairs: an open-addressing index over the table of pairs, which is probed without a lock, filled
 * under the lock of a stripe, and replaced by one of twice the size under all locks. */
#include "base/pairs.h"

#include <assert.h>
#include <sys/mman.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "base/reserve.h"

enum { BITS_FIRST = 14 };
#define NOT_THERE UINT32_MAX
static const uint32_t COUNT_LIMIT = ((uint32_t)1 << 31) - 1; /* number + 1 leaves room for one more bit */
static const size_t PAIRS_LIMIT = ((size_t)1 << 31) * sizeof(Pair);

static PairIndex *make_index(unsigned bits)
{
    assert(bits >= BITS_FIRST && bits <= 32 && "an entry holds number + 1 in its low bits");
    size_t bytes = sizeof(PairIndex) + (sizeof(uint32_t) << bits);
    PairIndex *index = reserve_create(bytes);
    index->bits = bits;
    index->bytes = bytes;
    return index;
}

void pairs_create(Pairs *pairs)
{
    *pairs = (Pairs){.pairs = reserve_create(PAIRS_LIMIT),
                     .index = make_index(BITS_FIRST),
                     .hash_mask = UINT64_MAX};
}

void pairs_destroy(Pairs *pairs)
{
    reserve_destroy(pairs->pairs, PAIRS_LIMIT);
    for (PairIndex *index = pairs->index, *older; index != NULL; index = older) {
        older = index->older;
        reserve_destroy(index, index->bytes);
    }
    if (pairs->stripes != NULL)
        stripes_destroy(pairs->stripes);
}

static bool is_full(const Pairs *pairs)
{
    return (uint64_t)__atomic_load_n(&pairs->count, __ATOMIC_RELAXED) * 4 > (uint64_t)3 << pairs->index->bits;
}

void pairs_make_concurrent(Pairs *pairs)
{
    if (pairs->stripes == NULL)
        pairs->stripes = stripes_create();
    assert(!is_full(pairs) && "there is always a free place to end a look");
}

static inline uint64_t hash_pair(const Pairs *pairs, uint32_t left, uint32_t right)
{
    uint64_t h = ((uint64_t)left << 32 | right) * 0x9E3779B97F4A7C15u;
    h ^= h >> 32;
    h *= 0xD6E8FEB86659FD93u;
    return (h ^ h >> 29) & pairs->hash_mask;
}

/* The entry of pair `number`: its number + 1, under as much of the hash as there is room for. */
static inline uint32_t make_entry(unsigned bits, uint64_t hash, uint32_t number)
{
    return bits >= 32 ? number + 1 : (uint32_t)(hash >> 40) << bits | (number + 1);
}

/* The number of a pair, or NOT_THERE and the free place at which the look ended. */
static inline uint32_t find(const Pairs *pairs, const PairIndex *index, uint64_t hash, Pair wanted,
                            uint64_t *place)
{
    uint64_t mask = ((uint64_t)1 << index->bits) - 1, at = hash & mask;
    uint32_t low = (uint32_t)mask, tag = make_entry(index->bits, hash, 0) & ~low;
    for (uint32_t entry; (entry = __atomic_load_n(&index->entries[at], __ATOMIC_ACQUIRE)) != 0;
         at = (at + 1) & mask) {
        if ((entry & ~low) != tag)
            continue;
        Pair known = pairs->pairs[(entry & low) - 1];
        if (known.left == wanted.left && known.right == wanted.right)
            return (entry & low) - 1;
    }
    *place = at;
    return NOT_THERE;
}

static void enter(PairIndex *index, uint64_t hash, uint32_t number)
{
    uint64_t mask = ((uint64_t)1 << index->bits) - 1, place = hash & mask;
    while (index->entries[place] != 0)
        place = (place + 1) & mask;
    index->entries[place] = make_entry(index->bits, hash, number);
}

/* Is every pair found under its own number? */
static bool index_is_right(const Pairs *pairs)
{
    uint64_t place;
    for (uint32_t number = 0; number < pairs->count; number++) {
        Pair pair = pairs->pairs[number];
        if (find(pairs, pairs->index, hash_pair(pairs, pair.left, pair.right), pair, &place) != number)
            return false;
    }
    return true;
}

/* A shared index may still be read: it is emptied, which gives its memory back, and unmapped at the end. */
static void retire(PairIndex *old, PairIndex *fresh, bool shared)
{
    if (!shared) {
        reserve_destroy(old, old->bytes);
        return;
    }
    fresh->older = old;
    size_t kept = 4096; /* its head, which readers need */
    if (old->bytes > kept)
        madvise((char *)old + kept, old->bytes - kept, MADV_DONTNEED);
}

static void grow(Pairs *pairs)
{
    PairIndex *old = pairs->index, *fresh = make_index(old->bits + 1);
    for (uint32_t number = 0; number < pairs->count; number++)
        enter(fresh, hash_pair(pairs, pairs->pairs[number].left, pairs->pairs[number].right), number);
    __atomic_store_n(&pairs->index, fresh, __ATOMIC_RELEASE);
    retire(old, fresh, pairs->stripes != NULL);
    assert(!is_full(pairs) && "one doubling is enough");
    assert_costly(index_is_right(pairs) && "equal pairs have equal numbers");
}

static void grow_shared(Pairs *pairs)
{
    stripes_lock_all(pairs->stripes);
    if (is_full(pairs))
        grow(pairs);
    stripes_unlock_all(pairs->stripes);
}

static uint32_t insert(Pairs *pairs, uint64_t hash, Pair fresh, uint64_t place)
{
    if (pairs->count == COUNT_LIMIT)
        memory_exhausted(PAIRS_LIMIT);
    uint32_t number = pairs->count++;
    assert(pairs->index->entries[place] == 0 && "the look ended at a free place");
    pairs->pairs[number] = fresh;
    pairs->index->entries[place] = make_entry(pairs->index->bits, hash, number);
    if (is_full(pairs))
        grow(pairs);
    return number;
}

/* Under the stripe's lock nobody else inserts this pair; another one may take the place that we found free.
 */
static uint32_t insert_locked(Pairs *pairs, uint64_t hash, Pair fresh, uint64_t place)
{
    PairIndex *index = pairs->index;
    uint64_t mask = ((uint64_t)1 << index->bits) - 1;
    uint32_t number = __atomic_fetch_add(&pairs->count, 1, __ATOMIC_RELAXED), none = 0;
    if (number >= COUNT_LIMIT)
        memory_exhausted(PAIRS_LIMIT);
    pairs->pairs[number] = fresh;
    while (!__atomic_compare_exchange_n(&index->entries[place], &none, make_entry(index->bits, hash, number),
                                        false, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
        none = 0;
        place = (place + 1) & mask;
    }
    return number;
}

static uint32_t intern_shared(Pairs *pairs, uint64_t hash, Pair wanted, bool *is_new)
{
    uint64_t place = 0;
    stripes_lock(pairs->stripes, hash);
    uint32_t number = find(pairs, pairs->index, hash, wanted, &place);
    *is_new = number == NOT_THERE;
    if (*is_new)
        number = insert_locked(pairs, hash, wanted, place);
    bool full = is_full(pairs);
    stripes_unlock(pairs->stripes, hash);
    if (full)
        grow_shared(pairs);
    return number;
}

uint32_t pairs_intern(Pairs *pairs, uint32_t left, uint32_t right, bool *is_new)
{
    Pair wanted = {left, right};
    uint64_t hash = hash_pair(pairs, left, right), place = 0;
    uint32_t number = find(pairs, __atomic_load_n(&pairs->index, __ATOMIC_ACQUIRE), hash, wanted, &place);
    *is_new = number == NOT_THERE;
    if (!*is_new) {
        assert_costly(number < __atomic_load_n(&pairs->count, __ATOMIC_RELAXED) && "numbers are dense");
        return number;
    }
    return pairs->stripes == NULL ? insert(pairs, hash, wanted, place)
                                  : intern_shared(pairs, hash, wanted, is_new);
}

size_t pairs_bytes(const Pairs *pairs) { return pairs->count * sizeof(Pair) + pairs->index->bytes; }
