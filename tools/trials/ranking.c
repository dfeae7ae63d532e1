/* Mean ranks, Friedman's test by the chi-square distribution, and Nemenyi's critical difference, whose
 * quantile comes from the distribution of the range of normal values, integrated numerically. */
#include "tools/trials/ranking.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/memory.h"

enum { SERIES_TERMS = 2000, PARTS = 2000 };

/* The regularised incomplete gamma function by its series; it converges for every x, fast below `shape`. */
static double gamma_below(double shape, double x)
{
    double term = 1 / shape, sum = term;
    for (int n = 1; n < SERIES_TERMS && term > sum * 1e-17; n++)
        sum += term *= x / (shape + n);
    return sum * exp(shape * log(x) - x - lgamma(shape));
}

double chi_square_tail(double x, double degrees)
{
    assert(degrees > 0);
    if (x <= 0)
        return 1;
    return fmin(1, fmax(0, 1 - gamma_below(degrees / 2, x / 2)));
}

static double normal_below(double z) { return erfc(-z / sqrt(2)) / 2; }

/* P(the range of `count` values < q): whichever is the least, at z, the others lie between z and z + q.
 * Simpson's rule from -8 to 8. */
static double range_below(int count, double q)
{
    double sum = 0, h = 16.0 / PARTS;
    for (int i = 0; i <= PARTS; i++) {
        double z = -8 + i * h, density = exp(-z * z / 2) / sqrt(2 * acos(-1));
        double value = density * pow(normal_below(z + q) - normal_below(z), count - 1);
        sum += value * (i == 0 || i == PARTS ? 1 : i % 2 == 1 ? 4 : 2);
    }
    return count * sum * h / 3;
}

double nemenyi_quantile(int count)
{
    double low = 0, high = 20;
    assert(count > 1);
    for (int i = 0; i < 60; i++) {
        double middle = (low + high) / 2;
        *(range_below(count, middle) < 0.95 ? &low : &high) = middle;
    }
    return low / sqrt(2);
}

typedef struct RankedMethod {
    double value;
    int method;
} RankedMethod;

static int by_value(const void *a, const void *b)
{
    double x = ((const RankedMethod *)a)->value, y = ((const RankedMethod *)b)->value;
    return (x > y) - (x < y);
}

/* Adds the ranks of one program.  Returns the sum of t^3 - t over groups of t equal values. */
static double add_ranks(RankedMethod *places, const double *values, int methods, double *ranks)
{
    double ties = 0;
    for (int i = 0; i < methods; i++)
        places[i] = (RankedMethod){values[i], i};
    qsort(places, (size_t)methods, sizeof *places, by_value);
    for (int from = 0, to; from < methods; from = to) {
        for (to = from + 1; to < methods && places[to].value == places[from].value; to++)
            continue;
        double t = to - from;
        for (int i = from; i < to; i++)
            ranks[places[i].method] += (from + 1 + to) / 2.0;
        ties += t * t * t - t;
    }
    return ties;
}

Ranking rank_methods(const double *values, int programs, int methods, double *mean_ranks)
{
    assert(programs > 0 && methods > 1);
    RankedMethod *places = memory_allocate((size_t)methods * sizeof *places);
    double k = methods, n = programs, ties = 0, squares = 0;
    for (int i = 0; i < methods; i++)
        mean_ranks[i] = 0;
    for (int program = 0; program < programs; program++)
        ties += add_ranks(places, values + (size_t)program * (size_t)methods, methods, mean_ranks);
    free(places);
    for (int i = 0; i < methods; i++) {
        mean_ranks[i] /= n;
        squares += (mean_ranks[i] - (k + 1) / 2) * (mean_ranks[i] - (k + 1) / 2);
    }
    double share = 1 - ties / (n * k * (k * k - 1)); /* of the variance that ties leave */
    Ranking ranking = {.critical_difference = nemenyi_quantile(methods) * sqrt(k * (k + 1) / (6 * n))};
    ranking.chi_square = share > 1e-12 ? 12 * n / (k * (k + 1)) * squares / share : 0;
    ranking.p = chi_square_tail(ranking.chi_square, k - 1);
    assert(ranking.p >= 0 && ranking.p <= 1);
    return ranking;
}
