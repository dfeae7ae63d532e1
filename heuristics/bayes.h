/* Empirical Bayes revision of the estimates of sibling states: Seppi, Jones and Lamborn, equation 1.
 *
 *   revised = (1 - B) y + B mean        B = variance of the heuristic / variance of the siblings, within
 *                                       0 and 1
 *
 * Siblings whose estimates lie far apart are believed less, and come nearer to their mean. */
#ifndef HEURISTICS_BAYES_H
#define HEURISTICS_BAYES_H

#define BAYES_VARIANCE 7323200 /* the largest in the paper, which did best there: section 5 */

/* B for siblings of these estimates, and their mean; those that are infinite count for nothing.  Their
 * variance is that of a sample. */
double bayes_weight(double variance, const double *estimates, int count, double *mean);

/* The text of a base without the parentheses around it, which let it have settings of its own; to be freed.
 */
char *bayes_base_text(const char *base, const char *goal);

#endif
