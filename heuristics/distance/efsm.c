/* The same with the stack: a return goes where it really will.  What is called later is still one
 * instruction.  Rungta and Mercer, "A Context- Sensitive Structural Heuristic for Guided Search Model
 * Checking" (2005). */
#include "heuristics/distance/distance.h"

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    (void)error;
    return distance_create(options, DISTANCE_EFSM);
}

static const OptionSpec options[] = {DISTANCE_OPTIONS, {0}};

const Heuristic efsm_heuristic = {
    .name = "efsm",
    .summary = "the same, with the returns that the stack has",
    .options = options,
    .best = 0,
    .create = create,
    .bind = distance_bind,
    .note = distance_note,
    .estimate = distance_estimate,
    .destroy = distance_destroy,
};
