/* Random numbers that follow a seed: the same on every machine.  (splitmix64) */
#ifndef BASE_RANDOM_H
#define BASE_RANDOM_H

#include <stdint.h>

typedef struct Random {
    uint64_t state;
} Random;

static inline uint64_t random_next(Random *random)
{
    uint64_t z = random->state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* Another seed for each number, by which streams that begin with the one seed are told apart: different
 * numbers give different seeds. */
static inline uint64_t random_derive(uint64_t seed, uint64_t number)
{
    Random first = {seed}, second = {random_next(&first) ^ number};
    return random_next(&second);
}

/* From 0 to limit - 1; limit > 0. */
static inline uint32_t random_below(Random *random, uint32_t limit)
{
    return (uint32_t)((random_next(random) >> 32) * limit >> 32);
}

/* Puts 0 to count - 1 into `list`, in any order. */
static inline void random_order(Random *random, uint16_t *list, int count)
{
    for (int i = 0; i < count; i++) {
        uint32_t j = random_below(random, (uint32_t)i + 1);
        list[i] = list[j];
        list[j] = (uint16_t)i;
    }
}

#endif
