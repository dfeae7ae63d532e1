/* Student's t quantile by the incomplete beta function, Wilson's interval, and the tests of Mann and Whitney
 * and of Wilcoxon, exact for small samples without ties and by the normal approximation otherwise. */
#include "tools/trials/statistics.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "base/memory.h"

static const double NORMAL_975 = 1.959963984540054;

/* --- Student's distribution --- */

enum { FRACTION_TERMS = 500 };

static double away_from_zero(double value) { return fabs(value) < 1e-300 ? 1e-300 : value; }

/* The continued fraction of the incomplete beta function, by Lentz's method.  It converges fast for
 * x < (a + 1) / (a + b + 2). */
static double beta_fraction(double a, double b, double x)
{
    double c = 1, d = 1 / away_from_zero(1 - (a + b) * x / (a + 1)), value = d;
    for (int m = 1; m <= FRACTION_TERMS; m++) {
        double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / away_from_zero(1 + even * d);
        c = away_from_zero(1 + even / c);
        value *= d * c;
        double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / away_from_zero(1 + odd * d);
        c = away_from_zero(1 + odd / c);
        value *= d * c;
        if (fabs(d * c - 1) < 1e-15)
            break;
    }
    return value;
}

/* The regularised incomplete beta function.  y is 1 - x: computed from x it would lose digits. */
static double beta(double a, double b, double x, double y)
{
    if (x <= 0 || y <= 0)
        return x <= 0 ? 0 : 1;
    double front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(y));
    return x < (a + 1) / (a + b + 2) ? front * beta_fraction(a, b, x) / a
                                     : 1 - front * beta_fraction(b, a, y) / b;
}

/* P(T > t) for t >= 0. */
static double student_tail(double t, double degrees)
{
    assert(t >= 0 && degrees > 0);
    double whole = degrees + t * t, tail = beta(degrees / 2, 0.5, degrees / whole, t * t / whole) / 2;
    assert(tail >= 0 && tail <= 0.5 + 1e-9);
    return tail;
}

/* By bisection, which always converges, as the tail is monotonic. */
double student_quantile(double probability, double degrees)
{
    assert(probability > 0 && probability < 1);
    double tail = probability < 0.5 ? probability : 1 - probability, low = 0, high = 1;
    while (student_tail(high, degrees) > tail)
        high *= 2;
    for (int i = 0; i < 200 && low < high; i++) {
        double middle = low + (high - low) / 2;
        if (middle <= low || middle >= high)
            break;
        *(student_tail(middle, degrees) > tail ? &low : &high) = middle;
    }
    return probability < 0.5 ? -high : high;
}

/* --- samples --- */

static double mean_of(const double *values, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += values[i];
    return sum / count;
}

static double deviation_of(const double *values, int count, double mean)
{
    double squares = 0;
    for (int i = 0; i < count; i++)
        squares += (values[i] - mean) * (values[i] - mean);
    return sqrt(squares / (count - 1));
}

SampleStatistics sample_of(const double *values, int count)
{
    assert(count >= 0);
    SampleStatistics sample = {.count = count};
    if (count == 0)
        return sample;
    sample.min = sample.max = values[0];
    for (int i = 1; i < count; i++) {
        sample.min = fmin(sample.min, values[i]);
        sample.max = fmax(sample.max, values[i]);
    }
    sample.mean =
        fmin(fmax(mean_of(values, count), sample.min), sample.max); /* rounding may leave the range */
    if (count < 2)
        return sample;
    sample.deviation = deviation_of(values, count, sample.mean);
    double half = student_quantile(0.975, count - 1) * sample.deviation / sqrt(count);
    sample.has_interval = true;
    sample.ci95 = (Interval){sample.mean - half, sample.mean + half};
    assert(sample.ci95.low <= sample.mean && sample.mean <= sample.ci95.high);
    return sample;
}

Interval wilson_interval(int hits, int count)
{
    assert(count > 0 && hits >= 0 && hits <= count);
    double z2 = NORMAL_975 * NORMAL_975, share = (double)hits / count, whole = 1 + z2 / count;
    double middle = (share + z2 / (2.0 * count)) / whole;
    double half = NORMAL_975 / whole * sqrt(share * (1 - share) / count + z2 / (4.0 * count * count));
    Interval interval = {hits == 0 ? 0 : middle - half, hits == count ? 1 : middle + half};
    assert(0 <= interval.low && interval.low <= share && share <= interval.high && interval.high <= 1);
    return interval;
}

double normalised(double value, double least, double most)
{
    assert(most <= least || (value >= least && value <= most));
    return most > least ? (most - value) / (most - least) : 1;
}

/* --- the Mann-Whitney test --- */

enum { EXACT_MAX = 50 };

typedef struct Ranked {
    double value, rank;
    bool is_first; /* of the first sample; of the signed-rank test: positive */
} Ranked;

static int by_value(const void *a, const void *b)
{
    double x = ((const Ranked *)a)->value, y = ((const Ranked *)b)->value;
    return (x > y) - (x < y);
}

/* Sorts, and gives ranks from 1, equal values their mean rank.  Returns the sum of t^3 - t over groups of t
 * equal values, for the correction of ties. */
static double rank_all(Ranked *all, int count)
{
    double ties = 0;
    qsort(all, (size_t)count, sizeof *all, by_value);
    for (int from = 0, to; from < count; from = to) {
        for (to = from + 1; to < count && all[to].value == all[from].value; to++)
            continue;
        double t = to - from;
        for (int i = from; i < to; i++)
            all[i].rank = (from + 1 + to) / 2.0;
        ties += t * t * t - t;
        assert(to == count || all[to - 1].value < all[to].value);
    }
    return ties;
}

/* Dynamic programming, one more rank: ways[chosen][s] is the number of choices of `chosen` ranks so far for
 * which the ranks, each less the number of chosen ranks below it, add up to s.  Such a sum is a U statistic.
 */
static void add_rank(double *ways, int n, size_t width, int rank)
{
    for (int chosen = rank < n ? rank + 1 : n; chosen >= 1; chosen--) {
        assert(rank >= chosen - 1);
        size_t part = (size_t)(rank - (chosen - 1));
        const double *before = ways + (size_t)(chosen - 1) * width;
        double *after = ways + (size_t)chosen * width;
        for (size_t sum = part; sum < width; sum++)
            after[sum] += before[sum - part];
    }
}

/* P(U <= u) if all orders of the n + m values are equally likely. */
static double exact_at_most(int n, int m, double u)
{
    size_t width = (size_t)n * (size_t)m + 1;
    double *ways = memory_allocate((size_t)(n + 1) * width * sizeof *ways), below = 0, all = 0;
    ways[0] = 1;
    for (int rank = 0; rank < n + m; rank++)
        add_rank(ways, n, width, rank);
    for (size_t sum = 0; sum < width; sum++) {
        all += ways[(size_t)n * width + sum];
        below += (double)sum <= u ? ways[(size_t)n * width + sum] : 0;
    }
    free(ways);
    assert(all > 0 && below <= all);
    return below / all;
}

static double exact_p(int n, int m, double u)
{
    double fewer = fmin(u, (double)n * m - u); /* the distribution is symmetric */
    return fmin(1, 2 * exact_at_most(n, m, fewer));
}

static double normal_p(double n, double m, double u, double ties)
{
    double all = n + m, variance = n * m / 12 * (all + 1 - ties / (all * (all - 1)));
    double distance = fmax(0, fabs(u - n * m / 2) - 0.5);
    return variance > 0 ? erfc(distance / sqrt(2 * variance)) : 1;
}

MannWhitney mann_whitney(const double *first, int first_count, const double *second, int second_count)
{
    MannWhitney test = {.is_defined = first_count > 0 && second_count > 0};
    if (!test.is_defined)
        return test;
    int count = first_count + second_count;
    double rank_sum = 0, n = first_count, m = second_count;
    Ranked *all = memory_allocate((size_t)count * sizeof *all);
    for (int i = 0; i < count; i++)
        all[i] = i < first_count ? (Ranked){first[i], 0, true} : (Ranked){second[i - first_count], 0, false};
    double ties = rank_all(all, count);
    for (int i = 0; i < count; i++)
        rank_sum += all[i].is_first ? all[i].rank : 0;
    free(all);
    test.u = n * m - (rank_sum - n * (n + 1) / 2);
    test.less = test.u / (n * m);
    test.is_exact = ties == 0 && first_count <= EXACT_MAX && second_count <= EXACT_MAX;
    test.p = test.is_exact ? exact_p(first_count, second_count, test.u) : normal_p(n, m, test.u, ties);
    assert(test.u >= 0 && test.u <= n * m && test.p >= 0 && test.p <= 1 && test.less >= 0 && test.less <= 1);
    return test;
}

/* --- the signed-rank test --- */

/* P(the sum of a random choice of the ranks 1 to count <= sum): ways[s] is the number of choices that add up
 * to s. */
static double signed_at_most(int count, double sum)
{
    size_t most = (size_t)count * (size_t)(count + 1) / 2;
    double *ways = memory_allocate((most + 1) * sizeof *ways), below = 0;
    ways[0] = 1;
    for (size_t rank = 1; rank <= (size_t)count; rank++)
        for (size_t s = most; s >= rank; s--)
            ways[s] += ways[s - rank];
    for (size_t s = 0; s <= most && (double)s <= sum; s++)
        below += ways[s];
    free(ways);
    return below / pow(2, count);
}

static double signed_normal_p(double n, double positive, double ties)
{
    double variance = n * (n + 1) * (2 * n + 1) / 24 - ties / 48;
    double distance = fmax(0, fabs(positive - n * (n + 1) / 4) - 0.5);
    assert(variance > 0);
    return erfc(distance / sqrt(2 * variance));
}

Wilcoxon wilcoxon(const double *differences, int count)
{
    Wilcoxon test = {0};
    Ranked *all = memory_allocate(((size_t)count + 1) * sizeof *all);
    for (int i = 0; i < count; i++)
        if (differences[i] != 0)
            all[test.count++] = (Ranked){fabs(differences[i]), 0, differences[i] > 0};
    test.is_defined = test.count > 0;
    double ties = rank_all(all, test.count), n = test.count, whole = n * (n + 1) / 2;
    for (int i = 0; i < test.count; i++)
        test.positive += all[i].is_first ? all[i].rank : 0;
    free(all);
    if (!test.is_defined)
        return test;
    test.is_exact = ties == 0 && test.count <= EXACT_MAX;
    test.p = test.is_exact
                 ? fmin(1, 2 * signed_at_most(test.count, fmin(test.positive, whole - test.positive)))
                 : signed_normal_p(n, test.positive, ties);
    assert(test.positive >= 0 && test.positive <= whole && test.p >= 0 && test.p <= 1);
    return test;
}

const char *effect_word(double less)
{
    double size = fabs(less - 0.5);
    return size < 0.06 ? "none to speak of" : size < 0.14 ? "small" : size < 0.21 ? "medium" : "large";
}
