/* The statistics of trials: samples of numbers, means and proportions with their confidence intervals, and a
 * test of whether one of two samples has the smaller numbers.  docs/trials.md has the definitions. */
#ifndef TOOLS_TRIALS_STATISTICS_H
#define TOOLS_TRIALS_STATISTICS_H

#include <stdbool.h>

typedef struct Interval {
    double low, high;
} Interval;

/* The number t below which a variable of Student's distribution lies with this probability, 0 < probability
 * < 1. */
double student_quantile(double probability, double degrees);

typedef struct SampleStatistics {
    int count;
    double min, mean, max,
        deviation;     /* the standard deviation, over count - 1; all of them only if count > 0 */
    bool has_interval; /* two numbers or more */
    Interval ci95;     /* of the mean, by Student's distribution */
} SampleStatistics;

SampleStatistics sample_of(const double *values, int count);

/* Wilson's 95% interval of a probability, of which `hits` out of `count` > 0 were seen. */
Interval wilson_interval(int hits, int count);

/* The paper's normalisation: the best of all numbers seen is 1, the worst 0, what is between lies between. */
double normalised(double value, double least, double most);

/* Mann and Whitney's test, two-sided. */
typedef struct MannWhitney {
    bool is_defined; /* there are numbers on both sides */
    double u;        /* pairs in which the first sample's number is the smaller one; ties count half */
    bool is_exact;   /* p is of the exact distribution; else of the normal one, corrected for ties and
                        continuity */
    double p;
    double less; /* u by all pairs: the probability that a number of the first is smaller (Vargha and
                    Delaney's A) */
} MannWhitney;

MannWhitney mann_whitney(const double *first, int first_count, const double *second, int second_count);

/* Vargha and Delaney's word for an effect of this size. */
const char *effect_word(double less);

#endif
