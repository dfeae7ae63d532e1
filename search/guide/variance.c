/* Computes the distances to errors on a graph, backward and breadth first, and from them the variance of a
 * heuristic. */
#include "search/variance.h"

#include <math.h>
#include <stdlib.h>

#include "base/memory.h"
#include "heuristics/bayes.h"

/* Welford's way, which loses no digits to large means. */
typedef struct Spread {
    double mean, squares;
    uint64_t count;
} Spread;

static void spread_add(Spread *spread, double value)
{
    if (!isfinite(value))
        return;
    double off = value - spread->mean;
    spread->count++;
    spread->mean += off / (double)spread->count;
    spread->squares += off * (value - spread->mean);
}

static double spread_variance(const Spread *spread)
{
    return spread->count > 0 ? spread->squares / (double)spread->count : 0;
}

/* Where steps come from, by state: those to state s are sources[starts[s]] to sources[starts[s + 1] - 1]. */
typedef struct Backwards {
    uint64_t *starts;
    uint32_t *sources;
} Backwards;

static Backwards turn_around(const VarianceGraph *graph)
{
    Backwards back = {memory_allocate((graph->count + 2) * sizeof *back.starts),
                      memory_allocate((graph->steps + 1) * sizeof *back.sources)};
    for (uint64_t i = 0; i < graph->steps; i++)
        back.starts[graph->to[i] + 2]++;
    for (uint32_t i = 2; i < graph->count + 2; i++)
        back.starts[i] += back.starts[i - 1];
    for (uint64_t i = 0; i < graph->steps; i++)
        back.sources[back.starts[graph->to[i] + 1]++] = graph->from[i];
    return back;
}

/* Breadth first from the errors, backwards. */
uint32_t *variance_distances(const VarianceGraph *graph)
{
    Backwards back = turn_around(graph);
    uint32_t *distances = memory_allocate((graph->count + 1) * sizeof *distances);
    uint32_t *queue = memory_allocate((graph->count + 1) * sizeof *queue), end = 0;
    for (uint32_t i = 0; i < graph->count; i++) {
        distances[i] = graph->errors[i] ? 0 : UINT32_MAX;
        if (graph->errors[i])
            queue[end++] = i;
    }
    for (uint32_t next = 0; next < end; next++) {
        for (uint64_t i = back.starts[queue[next]]; i < back.starts[queue[next] + 1]; i++) {
            uint32_t source = back.sources[i];
            if (distances[source] == UINT32_MAX) {
                distances[source] = distances[queue[next]] + 1;
                queue[end++] = source;
            }
        }
    }
    free(back.starts);
    free(back.sources);
    free(queue);
    return distances;
}

static double variance_of_differences(const VarianceGraph *graph)
{
    Spread spread = {0};
    for (uint64_t i = 0; i < graph->steps; i++)
        spread_add(&spread, graph->estimates[graph->to[i]] - graph->estimates[graph->from[i]]);
    return spread_variance(&spread) / 2;
}

double variance_of(const VarianceGraph *graph, uint32_t *known)
{
    Spread spread = {0};
    uint32_t *distances = variance_distances(graph);
    *known = 0;
    for (uint32_t i = 0; i < graph->count; i++) {
        if (distances[i] == UINT32_MAX)
            continue;
        spread_add(&spread, graph->estimates[i] - distances[i]);
        ++*known;
    }
    free(distances);
    return *known > 0 ? spread_variance(&spread) : variance_of_differences(graph);
}

/* --- squared errors --- */

/* The children of one state, each once, are children[0] to children[count - 1]. */
typedef struct Family {
    uint32_t *children;
    double *estimates;
    uint32_t count;
} Family;

/* Those of the steps from `first` on that have the same source; `last_in` tells by state in which family it
 * was last.  Where the next family begins. */
static uint64_t gather(const VarianceGraph *graph, uint64_t first, uint64_t *last_in, Family *family)
{
    uint64_t at = first;
    family->count = 0;
    for (; at < graph->steps && graph->from[at] == graph->from[first]; at++) {
        uint32_t child = graph->to[at];
        if (last_in[child] == first + 1)
            continue;
        last_in[child] = first + 1;
        family->children[family->count] = child;
        family->estimates[family->count++] = graph->estimates[child];
    }
    return at;
}

static void revise_family(const Family *family, double variance, bool *is_met, double *revised)
{
    double mean, weight = bayes_weight(variance, family->estimates, (int)family->count, &mean);
    for (uint32_t i = 0; i < family->count; i++) {
        uint32_t child = family->children[i];
        if (!is_met[child] && isfinite(family->estimates[i]))
            revised[child] = (1 - weight) * family->estimates[i] + weight * mean;
        is_met[child] = true;
    }
}

/* By state; the first one has no siblings. */
static double *revise_all(const VarianceGraph *graph, double variance)
{
    double *revised = memory_allocate((graph->count + 1) * sizeof *revised);
    bool *is_met = memory_allocate(graph->count + 1);
    uint64_t *last_in = memory_allocate((graph->count + 1) * sizeof *last_in);
    Family family = {memory_allocate((graph->count + 1) * sizeof *family.children),
                     memory_allocate((graph->count + 1) * sizeof *family.estimates), 0};
    for (uint32_t i = 0; i < graph->count; i++)
        revised[i] = graph->estimates[i];
    is_met[0] = true;
    for (uint64_t at = 0; at < graph->steps;) {
        at = gather(graph, at, last_in, &family);
        revise_family(&family, variance, is_met, revised);
    }
    free(family.children);
    free(family.estimates);
    free(last_in);
    free(is_met);
    return revised;
}

static double mean_square(const uint32_t *distances, const double *estimates, uint32_t count)
{
    double sum = 0;
    uint32_t known = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (distances[i] == UINT32_MAX || !isfinite(estimates[i]))
            continue;
        sum += (estimates[i] - distances[i]) * (estimates[i] - distances[i]);
        known++;
    }
    return known > 0 ? sum / known : 0;
}

SquaredErrors squared_errors(const VarianceGraph *graph, double variance)
{
    uint32_t *distances = variance_distances(graph);
    double *revised = revise_all(graph, variance);
    SquaredErrors errors = {mean_square(distances, graph->estimates, graph->count),
                            mean_square(distances, revised, graph->count)};
    free(distances);
    free(revised);
    return errors;
}
