/* Statistics over the trials of a configuration, and the comparison of two; docs/trials.md has the
 * definitions. */
#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "base/memory.h"
#include "tools/trials/trials.h"

static void count_result(Figures *figures, const TrialResult *result)
{
    figures->lost += result->verdict == VERDICT_LOST;
    figures->finished += result->verdict != VERDICT_LOST;
    figures->complete += result->verdict == VERDICT_NONE;
    figures->incomplete += result->verdict == VERDICT_INCOMPLETE;
    if (result->verdict != VERDICT_VIOLATION)
        return;
    assert(result->metrics[METRIC_LENGTH] >= 0 && "of violations the length is known");
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        figures->values[metric][figures->found] = result->metrics[metric];
    figures->found++;
}

Figures figures_of(const Trials *trials, int configuration)
{
    assert(configuration >= 0 && configuration < trials->configuration_count);
    Figures figures = {0};
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        figures.values[metric] = memory_allocate((size_t)trials->runs * sizeof *figures.values[metric]);
    for (int i = configuration; i < trials->count; i += trials->configuration_count)
        if (trials->results[i].number > 0)
            count_result(&figures, &trials->results[i]);
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        figures.samples[metric] = sample_of(figures.values[metric], figures.found);
    assert(figures.found + figures.complete + figures.incomplete == figures.finished);
    assert(figures.finished + figures.lost <= trials->runs);
    if (figures.finished > 0) {
        figures.density = (double)figures.found / figures.finished;
        figures.density_ci95 = wilson_interval(figures.found, figures.finished);
        assert(figures.density >= 0 && figures.density <= 1);
    }
    return figures;
}

void figures_free(Figures *figures)
{
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        free(figures->values[metric]);
}

static Normalised normalise(const SampleStatistics *sample, double least, double most)
{
    if (sample->count == 0)
        return (Normalised){0};
    return (Normalised){normalised(sample->min, least, most), normalised(sample->mean, least, most),
                        normalised(sample->max, least, most)};
}

Comparison figures_compare(const Figures *first, const Figures *second)
{
    Comparison comparison;
    for (int metric = 0; metric < METRIC_COUNT; metric++) {
        const SampleStatistics *one = &first->samples[metric], *other = &second->samples[metric];
        double least = fmin(one->count > 0 ? one->min : INFINITY, other->count > 0 ? other->min : INFINITY);
        double most = fmax(one->count > 0 ? one->max : -INFINITY, other->count > 0 ? other->max : -INFINITY);
        comparison.normalised[metric][0] = normalise(one, least, most);
        comparison.normalised[metric][1] = normalise(other, least, most);
        comparison.tests[metric] =
            mann_whitney(first->values[metric], first->found, second->values[metric], second->found);
    }
    return comparison;
}
