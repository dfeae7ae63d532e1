/* Values that mean nothing, to compare other heuristics with.  Groce and Visser, table 2: random. */
#include "base/memory.h"
#include "base/random.h"
#include "heuristics/heuristic.h"

#include <stdlib.h>

static void *create(const Options *options, uint64_t seed, Error *error)
{
    int64_t own = (int64_t)seed;
    if (!options_number(options, "seed", 0, INT64_MAX, &own, error))
        return NULL;
    Random *random = memory_allocate(sizeof *random);
    random->state = (uint64_t)own;
    return random;
}

static double estimate(void *self, const Situation *situation)
{
    (void)situation;
    return (double)(random_next(self) >> 11) / (double)((uint64_t)1 << 53);
}

static const OptionSpec options[] = {{"seed", "N", "of its numbers (default: by --seed)"}, {0}};

const Heuristic random_heuristic = {
    .name = "random",
    .summary = "a number from 0 to 1 by lot",
    .options = options,
    .best = 0,
    .is_random = true,
    .create = create,
    .estimate = estimate,
    .destroy = free,
};
