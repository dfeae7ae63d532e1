/* States that took a branch never taken before are best, then those that took none, then the others, by how
 * often theirs was taken.  Groce and Visser, section 4.1: branch counting, and its variations in 4.1.1.  A
 * branch is an outcome of an if*, a tableswitch or a lookupswitch in the program's own code, taken by one
 * thread. */
#include "heuristics/counting.h"

static double estimate(void *self, const Situation *situation)
{
    return counting_estimate(self, situation, COVER_BRANCHES);
}

static const OptionSpec options[] = {COUNTING_OPTIONS, {0}};

const Heuristic branchcount_heuristic = {
    .name = "branchcount",
    .summary = "new branches are best, then no branch, then branches less often taken",
    .options = options,
    .needs = NEEDS_COVERAGE,
    .remembers = true,
    .best = 0,
    .create = counting_create,
    .estimate = estimate,
    .destroy = counting_destroy,
};
