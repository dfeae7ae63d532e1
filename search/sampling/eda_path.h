/* A sampled path, and which of two is better. */
#ifndef SEARCH_SAMPLING_EDA_PATH_H
#define SEARCH_SAMPLING_EDA_PATH_H

#include "search/sampling/eda_settings.h"
#include "search/space.h"

typedef struct Path {
    bool is_sampled, is_error;
    uint32_t length;   /* steps */
    uint32_t *actions; /* of its steps */
    double goodness;   /* the higher, the better */
    StateNumber end;
    StateNumber *states; /* after each step, and the choices that led there: only of an error */
    uint16_t *choices;
} Path;

void path_free(Path *path);

/* Algorithm 2: an error is better than none, of two errors the one with fewer steps, otherwise what has the
 * higher metric. */
bool path_is_better(const Path *path, const Path *other);

/* The metric of a path, state by state (algorithm 3: along=sum). */
typedef struct PathTally {
    double sum, last, best;
    uint32_t states;
} PathTally;

void tally_add(PathTally *tally, double goodness);
double tally_goodness(const PathTally *tally, Along along);

#endif
