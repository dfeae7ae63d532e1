/* Pairs; see pairs.h. */
#include "vm/pairs.h"

#include "base/memory.h"
#include "base/reserve.h"

enum { BITS_FIRST = 14 };
static const uint32_t COUNT_LIMIT = ((uint32_t)1 << 31) - 1;     /* number + 1 leaves room for one more bit */
static const size_t PAIRS_LIMIT = ((size_t)1 << 31) * sizeof(Pair);

void pairs_create(Pairs *pairs)
{
    *pairs = (Pairs){.bits = BITS_FIRST, .index_bytes = sizeof(uint32_t) << BITS_FIRST, .hash_mask = UINT64_MAX};
    pairs->pairs = reserve_create(PAIRS_LIMIT);
    pairs->index = reserve_create(pairs->index_bytes);
}

void pairs_destroy(Pairs *pairs)
{
    reserve_destroy(pairs->pairs, PAIRS_LIMIT);
    reserve_destroy(pairs->index, pairs->index_bytes);
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

static void enter(uint32_t *index, unsigned bits, uint64_t hash, uint32_t number)
{
    uint64_t mask = ((uint64_t)1 << bits) - 1, place = hash & mask;
    while (index[place] != 0)
        place = (place + 1) & mask;
    index[place] = make_entry(bits, hash, number);
}

static void grow(Pairs *pairs)
{
    size_t bytes = 2 * pairs->index_bytes;
    uint32_t *index = reserve_create(bytes);
    for (uint32_t number = 0; number < pairs->count; number++)
        enter(index, pairs->bits + 1, hash_pair(pairs, pairs->pairs[number].left, pairs->pairs[number].right), number);
    reserve_destroy(pairs->index, pairs->index_bytes);
    pairs->index = index;
    pairs->index_bytes = bytes;
    pairs->bits++;
}

uint32_t pairs_intern(Pairs *pairs, uint32_t left, uint32_t right, bool *is_new)
{
    uint64_t hash = hash_pair(pairs, left, right), mask = ((uint64_t)1 << pairs->bits) - 1, place = hash & mask;
    uint32_t low = (uint32_t)mask, tag = make_entry(pairs->bits, hash, 0) & ~low;
    for (uint32_t entry; (entry = pairs->index[place]) != 0; place = (place + 1) & mask) {
        if ((entry & ~low) != tag)
            continue;
        uint32_t number = (entry & low) - 1;
        if (pairs->pairs[number].left == left && pairs->pairs[number].right == right) {
            *is_new = false;
            return number;
        }
    }
    *is_new = true;
    if (pairs->count == COUNT_LIMIT)
        memory_exhausted(PAIRS_LIMIT);
    uint32_t number = pairs->count++;
    pairs->pairs[number] = (Pair){left, right};
    pairs->index[place] = make_entry(pairs->bits, hash, number);
    if ((uint64_t)pairs->count * 4 > ((uint64_t)3 << pairs->bits))
        grow(pairs);
    return number;
}

size_t pairs_bytes(const Pairs *pairs)
{
    return pairs->count * sizeof(Pair) + pairs->index_bytes;
}
