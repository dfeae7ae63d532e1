/* Paths on which threads take turns come first.  Groce and Visser, section 4.2: the threads that made the steps of a path are its history; a state is the
 * worse, the more often the thread just executed appears in it, by how recent each time is and by the number of live threads.
 *
 *   history   0 0 | 1 2 1 1        value = live threads * (3 + 5 + 6), after a step of thread 1 to position 6
 *   position  1 2 | 3 4 5 6
 *
 * A position counts from the oldest step kept.  The first two stand for what main does before there is anything to choose: with them
 * (any number from two on will do) the order is that of the paper's table 5, without them it is not.
 *
 * All of the history is kept as a tree of pairs by thread number, with the sum of its positions for each thread; a limited one as a list of pairs. */
#include <stdlib.h>

#include "base/memory.h"
#include "heuristics/heuristic.h"
#include "vm/pairs.h"

enum { BEGUN = 2 };                     /* positions before the first step */

typedef struct Interleaving {
    Pairs    pairs;
    uint32_t length;                    /* of the history kept; 0: all of it */
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

/* Numbers of pairs are kept + 1, so that 0 is nothing. */
static uint32_t make(Interleaving *self, uint32_t left, uint32_t right)
{
    bool is_new;
    return pairs_intern(&self->pairs, left, right, &is_new) + 1;
}

static Pair pair(const Interleaving *self, uint32_t id)
{
    return id == 0 ? (Pair){0, 0} : self->pairs.pairs[id - 1];
}

/* --- all of the history: root = (height, node); a node of height 1 has the sums of two threads -------------------------------- */

/* The node with `position` added to the thread's sum, which *sum then is. */
static uint32_t add(Interleaving *self, uint32_t node, uint32_t height, uint32_t thread, uint32_t position, uint32_t *sum)
{
    if (height == 0)
        return *sum = node > UINT32_MAX - position ? UINT32_MAX : node + position;
    Pair both = pair(self, node);
    bool right = thread >> (height - 1) & 1;
    uint32_t changed = add(self, right ? both.right : both.left, height - 1, thread, position, sum);
    return right ? make(self, both.left, changed) : make(self, changed, both.right);
}

static double sum_in_tree(Interleaving *self, const Situation *situation)
{
    Pair root = pair(self, situation->before);
    uint32_t height = root.left == 0 ? 1 : root.left, node = root.right, sum;
    for (; situation->choice.thread >> height != 0; height++)
        node = node == 0 ? 0 : make(self, node, 0);
    node = add(self, node, height, situation->choice.thread, situation->depth + BEGUN, &sum);
    *situation->after = make(self, height, node);
    return sum;
}

/* --- the last steps only: a list of (thread, the step before) ------------------------------------------------------------------- */

static double sum_in_list(Interleaving *self, const Situation *situation)
{
    uint32_t kept = situation->depth + BEGUN < self->length ? situation->depth + BEGUN : self->length;
    double sum = 0;
    uint32_t step = *situation->after = make(self, situation->choice.thread, situation->before);
    for (uint32_t position = kept; step != 0 && position > 0; position--, step = pair(self, step).right)
        sum += pair(self, step).left == situation->choice.thread ? position : 0;
    return sum;
}

static double estimate(void *object, const Situation *situation)
{
    Interleaving *self = object;
    if (situation->depth == 0)
        return 0;
    double sum = self->length == 0 ? sum_in_tree(self, situation) : sum_in_list(self, situation);
    return sum * view_live_threads(situation->vm);
}

static const OptionSpec options[] = {{"history", "N", "look at the last N steps only (default 0: all)"}, {0}};

const Heuristic interleaving_heuristic = {
    .name = "interleaving", .summary = "paths on which the threads take turns are better", .options = options, .remembers = true, .best = 0,
    .create = create, .estimate = estimate, .destroy = destroy,
};
