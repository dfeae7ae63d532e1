/* Statistics of trials: means and proportions with confidence intervals, and tests whether the values of one
 * sample are smaller than those of another, or than a single value.  docs/trials.md has the definitions. */
#ifndef TOOLS_TRIALS_STATISTICS_H
#define TOOLS_TRIALS_STATISTICS_H

#include <stdbool.h>

typedef struct Interval {
    double low, high;
} Interval;

/* The quantile of Student's t distribution: the t with P(T < t) = probability, 0 < probability < 1. */
double student_quantile(double probability, double degrees);

typedef struct SampleStatistics {
    int count;
    double min, mean, max; /* if count > 0 */
    double deviation;      /* the standard deviation, with divisor count - 1 */
    bool has_interval;     /* count >= 2 */
    Interval ci95;         /* of the mean, by Student's t distribution */
} SampleStatistics;

SampleStatistics sample_of(const double *values, int count);

/* Wilson's 95% interval of a proportion: `hits` out of `count` > 0. */
Interval wilson_interval(int hits, int count);

/* Rungta and Mercer's normalisation, linear from 1 for the least value to 0 for the greatest. */
double normalised(double value, double least, double most);

/* The two-sided Mann-Whitney U test. */
typedef struct MannWhitney {
    bool is_defined; /* both samples have values */
    double u;        /* pairs in which the value of the first sample is smaller; ties count half */
    bool is_exact;   /* p is exact; else by the normal approximation, corrected for ties and continuity */
    double p;
    double less; /* u / all pairs: P(a value of the first is smaller), Vargha and Delaney's A */
} MannWhitney;

MannWhitney mann_whitney(const double *first, int first_count, const double *second, int second_count);

/* The two-sided signed-rank test of Wilcoxon: are differences as likely to be positive as negative?  For
 * pairs, or for one sample and a single value that each of its values is compared with. */
typedef struct Wilcoxon {
    bool is_defined; /* some difference is not 0; those that are do not count */
    int count;       /* of the differences that count */
    double positive; /* the sum of the ranks of the positive ones; equal sizes share their mean rank */
    bool is_exact;   /* p is exact; else by the normal approximation, corrected for ties and continuity */
    double p;
} Wilcoxon;

Wilcoxon wilcoxon(const double *differences, int count);

/* Vargha and Delaney's class of an effect of this size. */
const char *effect_word(double less);

#endif
