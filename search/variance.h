/* How much a heuristic errs, on a graph of states with its estimates: what bayes takes for its variance.
 *
 * If some states are errors: the variance of estimate - distance, over all states from which a way leads to
 * an error; the distance is the length of the shortest.  If none is: half the variance of the difference of
 * estimates over all steps, as a step changes the distance by little, and the difference of two errors has
 * twice the variance of one. */
#ifndef SEARCH_VARIANCE_H
#define SEARCH_VARIANCE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct VarianceGraph {
    uint32_t count;          /* states */
    const double *estimates; /* by state; infinite ones count for nothing */
    const bool *errors;
    const uint32_t *from, *to; /* by step */
    uint64_t steps;
} VarianceGraph;

/* By state: its steps to the nearest error; UINT32_MAX: there is no way.  To be freed. */
uint32_t *variance_distances(const VarianceGraph *graph);

/* *known: how many states have a way to an error (0: the second rule). */
double variance_of(const VarianceGraph *graph, uint32_t *known);

/* The mean of (estimate - distance)^2 over these states, as estimated and as bayes revises it with this
 * variance: what it is meant to lower.  The steps of a state must be together; a state is revised with the
 * others that the first step to it has beside it. */
typedef struct SquaredErrors {
    double base, revised;
} SquaredErrors;

SquaredErrors squared_errors(const VarianceGraph *graph, double variance);

#endif
