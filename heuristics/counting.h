/* What branchcount and bytecode share: how often something was executed, on the path to a state or anywhere,
 * made into a value. Groce and Visser, section 4.1:
 *
 *   0      the step to the state did something for the first time
 *   1      it did nothing that is counted
 *   n      what it did was done n times by now, this step included
 *
 * Counts are kept for each thread.  A step may do several things and one thing several times; then a first
 * time makes it best, as the paper's first rule says of any state that covers something new, and otherwise
 * what was done most often decides: that is what a step that repeats itself should be delayed for.  What main
 * does before there is anything to choose belongs to every path. */
#ifndef HEURISTICS_COUNTING_H
#define HEURISTICS_COUNTING_H

#include "heuristics/heuristic.h"

/* Settings of a heuristic that counts. */
#define COUNTING_OPTIONS                                                                                  \
    {"scope", "path|global", "count on the path to the state (default), or in the whole search"},         \
        {"persistent", NULL, "after a step that does none of this, the value of the last step that did"}, \
    {                                                                                                     \
        "summed", NULL, "the sum of the counts of all steps of the path"                                  \
    }

void *counting_create(const Options *options, uint64_t seed, Error *error);
double counting_estimate(void *self, const Situation *situation, CoverKind kind);
void counting_destroy(void *self);

/* "path" or "global". */
bool scope_read(const Options *options, bool *is_global, Error *error);

#endif
