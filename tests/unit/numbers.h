/* Random numbers for tests: the same in every run. */
#ifndef TESTS_UNIT_NUMBERS_H
#define TESTS_UNIT_NUMBERS_H

#include <stdint.h>

typedef struct Numbers {
    uint64_t state;
} Numbers;

static inline uint32_t numbers_below(Numbers *numbers, uint32_t limit) /* splitmix64 */
{
    uint64_t z = numbers->state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ z >> 31) % limit);
}

#endif
