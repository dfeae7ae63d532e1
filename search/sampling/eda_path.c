/* Compares paths and computes their metric: algorithms 2 and 3 of Staunton and Clark. */
#include "search/sampling/eda_path.h"

#include <stdlib.h>

void path_free(Path *path)
{
    free(path->actions);
    free(path->states);
    free(path->choices);
    *path = (Path){0};
}

bool path_is_better(const Path *path, const Path *other)
{
    if (path->is_error != other->is_error)
        return path->is_error;
    return path->is_error ? path->length < other->length : path->goodness > other->goodness;
}

void tally_add(PathTally *tally, double goodness)
{
    tally->sum += goodness;
    tally->last = goodness;
    if (tally->states++ == 0 || goodness > tally->best)
        tally->best = goodness;
}

double tally_goodness(const PathTally *tally, Along along)
{
    switch (along) {
    case ALONG_MEAN: return tally->states > 0 ? tally->sum / tally->states : 0;
    case ALONG_LAST: return tally->last;
    case ALONG_BEST: return tally->best;
    default: return tally->sum;
    }
}
