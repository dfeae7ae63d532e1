/* The variance of a heuristic's errors, for bayes,variance=auto: from an exhaustive search of the first states. */
#ifndef TOOLS_VARIANCE_H
#define TOOLS_VARIANCE_H

#include "tools/session.h"

/* Looks at the first states of the program, breadth first, each with its estimate by the heuristic `text`:
 *
 *   If some of them are errors: the variance of estimate - distance, over all states from which a way within them leads to an error; the distance
 *   is the length of the shortest.  If none is: half the variance of the difference of estimates over all steps, as a step changes the
 *   distance by little, and the difference of two errors has twice the variance of one.
 *
 * The launch is open and is closed here.  The answer depends on the program alone.  How it came about goes to stderr.  false and a message: the
 * heuristic or the program is not usable. */
bool variance_find(Launch *launch, const SessionOptions *options, const char *text, uint64_t seed, int argc, char **argv, double *variance, Error *error);

/* Of a graph of `count` states with estimates and steps; *known: how many states have a way to an error (0: the second rule). */
typedef struct VarianceGraph {
    uint32_t     count;
    const double *estimates;
    const bool  *errors;                /* by state */
    const uint32_t *from, *to;          /* by step */
    uint64_t     steps;
} VarianceGraph;

double variance_of(const VarianceGraph *graph, uint32_t *known);

#endif
