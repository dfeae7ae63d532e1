/* Paths on which threads take turns come first.  Groce and Visser, section 4.2: the threads that made the
 * steps of a path are its history; a state is the worse, the more often the thread just executed appears in
 * it, by how recent each time is and by the number of live threads.
 *
 *   history   0 0 | 1 2 1 1        value = live threads * (3 + 5 + 6), after a step of thread 1 to position 6
 *   position  1 2 | 3 4 5 6
 *
 * A position counts from the oldest step kept.  The first two stand for what main does before there is
 * anything to choose: with them (any number from two on will do) the order is that of the paper's table 5,
 * without them it is not.
 *
 * Of all of the history, an array has the sum of the positions of each thread; a limited one is kept as a
 * list of pairs. */
#include <stdlib.h>

#include "base/memory.h"
#include "heuristics/heuristic.h"
#include "heuristics/persistent_array.h"

enum { BEGUN = 2 }; /* positions before the first step */

typedef struct Interleaving {
    Pairs pairs;
    uint32_t length; /* of the history kept; 0: all of it */
} Interleaving;

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    int64_t length = 0;
    if (!options_number(options, "history", 0, 1 << 20, &length, error))
        return NULL;
    Interleaving *self = memory_allocate(sizeof *self);
    self->length = (uint32_t)length;
    pairs_create(&self->pairs);
    return self;
}

static void destroy(void *object)
{
    Interleaving *self = object;
    pairs_destroy(&self->pairs);
    free(self);
}

static void make_concurrent(void *object) { pairs_make_concurrent(&((Interleaving *)object)->pairs); }

/* --- all of the history: an array of sums by thread --- */

static double sum_of_all(Interleaving *self, const Situation *situation)
{
    uint32_t thread = situation->choice.thread, position = situation->depth + BEGUN,
             sum = array_get(&self->pairs, situation->before, thread);
    sum = sum > UINT32_MAX - position ? UINT32_MAX : sum + position;
    *situation->after = array_set(&self->pairs, situation->before, thread, sum);
    return sum;
}

/* --- the last steps only: a list of (thread, the step before) --- */

static double sum_in_list(Interleaving *self, const Situation *situation)
{
    uint32_t kept = situation->depth + BEGUN < self->length ? situation->depth + BEGUN : self->length;
    double sum = 0;
    uint32_t step = *situation->after = named_pair(&self->pairs, situation->choice.thread, situation->before);
    for (uint32_t position = kept; step != 0 && position > 0;
         position--, step = pair_named(&self->pairs, step).right)
        sum += pair_named(&self->pairs, step).left == situation->choice.thread ? position : 0;
    return sum;
}

static double estimate(void *object, const Situation *situation)
{
    Interleaving *self = object;
    if (situation->depth == 0)
        return 0;
    double sum = self->length == 0 ? sum_of_all(self, situation) : sum_in_list(self, situation);
    return sum * sight_live_threads(situation->sight);
}

static const OptionSpec options[] = {{"history", "N", "look at the last N steps only (default 0: all)"}, {0}};

const Heuristic interleaving_heuristic = {
    .name = "interleaving",
    .summary = "paths on which the threads take turns are better",
    .options = options,
    .remembers = true,
    .best = 0,
    .create = create,
    .make_concurrent = make_concurrent,
    .estimate = estimate,
    .destroy = destroy,
};
