/* A set of threads, as bits by their numbers. */
#ifndef VM_STATES_THREAD_SET_H
#define VM_STATES_THREAD_SET_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/memory.h"

typedef struct ThreadSet {
    uint64_t *words;
    uint32_t capacity, used; /* words; those from `used` on are 0 */
    uint32_t count;          /* members */
} ThreadSet;

#define NO_THREAD UINT32_MAX

static inline uint64_t thread_set_word(const ThreadSet *set, uint32_t word)
{
    return word < set->used ? set->words[word] : 0;
}

static inline bool thread_set_has(const ThreadSet *set, uint32_t thread)
{
    return thread_set_word(set, thread / 64) >> thread % 64 & 1;
}

static inline void thread_set_put(ThreadSet *set, uint32_t thread, bool is_member)
{
    uint32_t word = thread / 64;
    if (is_member == thread_set_has(set, thread))
        return;
    MEMORY_ROOM_FOR(set->words, set->capacity, word);
    if (word >= set->used)
        set->used = word + 1;
    set->words[word] ^= (uint64_t)1 << thread % 64;
    set->count += is_member ? 1 : UINT32_MAX;
}

/* The first member of either set from `thread` on; NO_THREAD: there is none. */
static inline uint32_t thread_sets_next(const ThreadSet *one, const ThreadSet *other, uint32_t thread)
{
    uint32_t word = thread / 64, end = one->used > other->used ? one->used : other->used;
    if (word >= end)
        return NO_THREAD;
    uint64_t bits = (thread_set_word(one, word) | thread_set_word(other, word)) >> thread % 64;
    if (bits != 0)
        return thread + (uint32_t)__builtin_ctzll(bits);
    while (++word < end)
        if ((bits = thread_set_word(one, word) | thread_set_word(other, word)) != 0)
            return 64 * word + (uint32_t)__builtin_ctzll(bits);
    return NO_THREAD;
}

static inline uint32_t thread_set_next(const ThreadSet *set, uint32_t thread)
{
    return thread_sets_next(set, set, thread);
}

/* The member with so many before it; there is one. */
static inline uint32_t thread_set_nth(const ThreadSet *set, uint32_t before)
{
    uint32_t word = 0, count;
    while (before >= (count = (uint32_t)__builtin_popcountll(set->words[word]))) {
        before -= count;
        word++;
    }
    uint64_t bits = set->words[word];
    for (; before > 0; before--)
        bits &= bits - 1;
    return 64 * word + (uint32_t)__builtin_ctzll(bits);
}

#endif
