/* What the one seed of a search is used for.  Each use has a stream of its own, so that what is random in one
 * place tells nothing of another. */
#ifndef SEARCH_SEEDS_H
#define SEARCH_SEEDS_H

#include "base/random.h"

/* The numbers are part of what a seed means: they stay as they are, new ones come before SEED_HEURISTICS. */
typedef enum SeedUse {
    SEED_TIES = 1,         /* --ties random */
    SEED_SHUFFLE = 2,      /* --shuffle */
    SEED_NBEST = 3,        /* best,nbest=N */
    SEED_ORDERS = 4,       /* random-dfs: the order of each state's choices */
    SEED_WALKS = 5,        /* random-walk, pct */
    SEED_EDA = 6,          /* eda, random-search: from which each path's own numbers come */
    SEED_HEURISTICS = 1000 /* of the first heuristic; the next ones follow */
} SeedUse;

static inline Random seed_stream(uint64_t seed, SeedUse use) { return (Random){random_derive(seed, use)}; }

#endif
