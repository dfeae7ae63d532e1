/* Random numbers for tests: the same in every run. */
#ifndef TESTS_UNIT_NUMBERS_H
#define TESTS_UNIT_NUMBERS_H

#include "base/random.h"

typedef Random Numbers;

static inline uint32_t numbers_below(Numbers *numbers, uint32_t limit)
{
    return (uint32_t)(random_next(numbers) % limit);
}

#endif
