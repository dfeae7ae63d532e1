/* Compares several methods on the same programs: ranks, Friedman's test, and the critical difference of
 * Nemenyi.  J. Demsar, "Statistical Comparisons of Classifiers over Multiple Data Sets" (2006). */
#ifndef TOOLS_TRIALS_RANKING_H
#define TOOLS_TRIALS_RANKING_H

typedef struct Ranking {
    double chi_square;          /* Friedman's, corrected for ties; 0: all ranks are alike */
    double p;                   /* of such differences by chance */
    double critical_difference; /* of mean ranks, at 5%: two methods that are nearer do not differ */
} Ranking;

/* `values` has a row for each of `programs` > 0 with a value for each of `methods` > 1: less is better, and
 * equal values share their mean rank.  mean_ranks: for each method. */
Ranking rank_methods(const double *values, int programs, int methods, double *mean_ranks);

/* P(X > x) of the chi-square distribution. */
double chi_square_tail(double x, double degrees);

/* The q with P(the range of `count` normal values < q) = 0.95, divided by the root of 2. */
double nemenyi_quantile(int count);

#endif
