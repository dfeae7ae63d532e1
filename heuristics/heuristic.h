/* A heuristic says how promising a state is: a situation in, a number out, lower is better.
 *
 * What it says may depend on the path by which the state was reached.  For that it may remember, for each
 * state, one number: `before` is what it remembered of the path to the parent, `after` what it will remember
 * of the path to this state.  Where one number is not enough it names a persistent structure, such as a list
 * or tree of pairs (base/pairs.h); a history that all paths write to would be wrong. */
#ifndef HEURISTICS_HEURISTIC_H
#define HEURISTICS_HEURISTIC_H

#include "base/options.h"
#include "vm/sight.h"

/* A state that was just reached for the first time, and is the present one. */
typedef struct Situation {
    Sight sight;
    uint32_t state, parent; /* of the first state of all, which no choice has led to, the parent is itself */
    Choice choice;          /* the parent's, by which it was reached */
    uint32_t depth;         /* steps from the first state, on this path; 0: it is the first */
    uint32_t before;        /* 0 for the first state */
    uint32_t *after;        /* starts as `before` */
} Situation;

/* What the VM must note while it runs. */
enum { NEEDS_COVERAGE = 1 };

typedef struct Heuristic {
    const char *name, *summary;
    const OptionSpec *options; /* settings, besides `weight` that each has; NULL: none */
    unsigned needs;
    bool remembers; /* it uses `before` and `after` */
    bool is_random; /* its values follow the seed */
    double best;    /* no value is lower; -INFINITY when there is no such bound */
    /* `seed` is for whatever is random.  NULL and a message: the settings make no sense.  May be NULL when
     * there is nothing to create. */
    void *(*create)(const Options *options, uint64_t seed, Error *error);
    /* Before the search, once; the VM stands at the first state.  false and a message: it does not fit the
     * program.  May be NULL. */
    bool (*bind)(void *self, const Vm *vm, Error *error);
    /* After that: what it has chosen by itself, for the user to know.  May be NULL. */
    const char *(*note)(const void *self);
    /* Before a choice is taken, while the parent is the present state.  May be NULL. */
    void (*prepare)(void *self, Sight sight, const Choice *choice);
    double (*estimate)(void *self, const Situation *situation);
    /* A choice of the parent has led to a state seen before that is no child of it yet; nothing is remembered
     * of it.  May be NULL. */
    void (*meet_again)(void *self, const Situation *situation);
    /* All new states that one parent has led to, together: changes their values.  May be NULL. */
    void (*revise)(void *self, double parent_value, double *values, int count);
    /* Several workers use what `create` made at the same time.  NULL: each has one of its own, and only one
     * worker can use a heuristic that remembers. */
    void (*make_concurrent)(void *self);
    /* The heuristic inside of it, whose needs and best value are its own.  May be NULL. */
    const struct Heuristic *(*base)(const void *self);
    void (*destroy)(void *self); /* may be NULL */
} Heuristic;

const Heuristic *heuristic_find(const char *name);
const Heuristic *heuristic_at(int index); /* NULL after the last */

#endif
