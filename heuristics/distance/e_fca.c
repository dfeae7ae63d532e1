/* The same with the stack and with what is called later: passing over a call costs the shortest way through
 * it.  Rungta and Mercer, "An Improved Distance Heuristic Function for Directed Software Model Checking"
 * (2006). */
#include "heuristics/distance/distance.h"

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    (void)error;
    return distance_create(options, DISTANCE_E_FCA);
}

static const OptionSpec options[] = {DISTANCE_OPTIONS, {0}};

const Heuristic e_fca_heuristic = {
    .name = "e-fca",
    .summary = "the same, and calls cost what they take at least",
    .options = options,
    .best = 0,
    .create = create,
    .bind = distance_bind,
    .note = distance_note,
    .estimate = distance_estimate,
    .destroy = distance_destroy,
};
