/* Tests of tools/trials/statistics.c: against printed tables, closed forms, numerical integration, and the
 * enumeration of all orders. */
#include "tools/trials/statistics.h"

#include <math.h>
#include <stdlib.h>

#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"

static const double PI = 3.14159265358979323846;

/* --- Student --- */

static void quantiles_are_those_of_the_printed_table(void)
{
    static const struct {
        double degrees, t950, t975, t995;
    } table[] = {
        {1, 6.314, 12.706, 63.657}, {2, 2.920, 4.303, 9.925},   {3, 2.353, 3.182, 5.841},
        {4, 2.132, 2.776, 4.604},   {5, 2.015, 2.571, 4.032},   {9, 1.833, 2.262, 3.250},
        {10, 1.812, 2.228, 3.169},  {20, 1.725, 2.086, 2.845},  {30, 1.697, 2.042, 2.750},
        {60, 1.671, 2.000, 2.660},  {120, 1.658, 1.980, 2.617},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        CU_ASSERT_DOUBLE_EQUAL(student_quantile(0.95, table[i].degrees), table[i].t950, 0.0006);
        CU_ASSERT_DOUBLE_EQUAL(student_quantile(0.975, table[i].degrees), table[i].t975, 0.0006);
        CU_ASSERT_DOUBLE_EQUAL(student_quantile(0.995, table[i].degrees), table[i].t995, 0.0006);
    }
}

/* Of one degree of freedom it is Cauchy's distribution; of two there is a closed form too; of very many it is
 * the normal one. */
static void quantiles_have_closed_forms(void)
{
    for (double p = 0.01; p < 0.995; p += 0.01) {
        CU_ASSERT_DOUBLE_EQUAL(student_quantile(p, 1), tan(PI * (p - 0.5)), 1e-9);
        CU_ASSERT_DOUBLE_EQUAL(student_quantile(p, 2), (2 * p - 1) / sqrt(2 * p * (1 - p)), 1e-9);
    }
    CU_ASSERT_DOUBLE_EQUAL(student_quantile(0.975, 1e8), 1.959963984540054, 1e-6);
    CU_ASSERT_DOUBLE_EQUAL(student_quantile(0.3, 7), -student_quantile(0.7, 7), 1e-12);
}

static double density(double t, double degrees)
{
    return exp(lgamma((degrees + 1) / 2) - lgamma(degrees / 2)) / sqrt(degrees * PI)
           * pow(1 + t * t / degrees, -(degrees + 1) / 2);
}

/* Simpson's rule from 0 to t. */
static double integral(double t, double degrees)
{
    enum { PARTS = 20000 };
    double sum = density(0, degrees) + density(t, degrees), h = t / PARTS;
    for (int i = 1; i < PARTS; i++)
        sum += (i % 2 == 1 ? 4 : 2) * density(i * h, degrees);
    return sum * h / 3;
}

static void below_a_quantile_lies_its_probability(void)
{
    static const double all_degrees[] = {3, 4, 7, 15, 49, 99, 999};
    for (int i = 0; i < 7; i++)
        for (double p = 0.55; p < 0.999; p += 0.0449)
            CU_ASSERT_DOUBLE_EQUAL(integral(student_quantile(p, all_degrees[i]), all_degrees[i]), p - 0.5,
                                   1e-9);
}

/* --- samples --- */

/* By hand: the squares of 2, 4, 4, 4, 5, 5, 7, 9 from their mean 5 sum up to 32; t of 7 degrees is 2.364624.
 */
static void a_sample_is_described(void)
{
    SampleStatistics sample = sample_of((double[]){4, 2, 9, 4, 5, 7, 5, 4}, 8);
    CU_ASSERT(sample.count == 8 && sample.min == 2 && sample.max == 9 && sample.mean == 5
              && sample.has_interval);
    CU_ASSERT_DOUBLE_EQUAL(sample.deviation, sqrt(32.0 / 7), 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(sample.ci95.low, 5 - 2.364624252 * sqrt(32.0 / 7 / 8), 1e-8);
    CU_ASSERT_DOUBLE_EQUAL(sample.ci95.high, 5 + 2.364624252 * sqrt(32.0 / 7 / 8), 1e-8);
}

static void small_samples_have_no_interval(void)
{
    SampleStatistics none = sample_of(NULL, 0), one = sample_of((double[]){3}, 1),
                     same = sample_of((double[]){0.1, 0.1, 0.1}, 3);
    CU_ASSERT(none.count == 0 && !none.has_interval);
    CU_ASSERT(one.min == 3 && one.mean == 3 && one.max == 3 && !one.has_interval);
    CU_ASSERT(same.mean == 0.1 && same.ci95.low == 0.1 && same.ci95.high == 0.1);
}

/* The ends are the probabilities p that lie 1.96 of their own deviations from what was seen: that is Wilson's
 * definition. */
static void wilsons_interval_is_what_defines_it(void)
{
    for (int count = 1; count <= 100; count += 11)
        for (int hits = 0; hits <= count; hits++) {
            Interval interval = wilson_interval(hits, count);
            double share = (double)hits / count, z = 1.959963984540054;
            CU_ASSERT(interval.low >= 0 && interval.low <= share && share <= interval.high
                      && interval.high <= 1);
            if (hits > 0)
                CU_ASSERT_DOUBLE_EQUAL(share - interval.low,
                                       z * sqrt(interval.low * (1 - interval.low) / count), 1e-12);
            if (hits < count)
                CU_ASSERT_DOUBLE_EQUAL(interval.high - share,
                                       z * sqrt(interval.high * (1 - interval.high) / count), 1e-12);
        }
    CU_ASSERT_DOUBLE_EQUAL(wilson_interval(10, 10).low, 0.7225, 0.00005);
    CU_ASSERT_DOUBLE_EQUAL(wilson_interval(5, 10).low, 0.2366, 0.00005);
}

static void the_best_is_one_and_the_worst_nought(void)
{
    CU_ASSERT_EQUAL(normalised(10, 10, 30), 1);
    CU_ASSERT_EQUAL(normalised(30, 10, 30), 0);
    CU_ASSERT_EQUAL(normalised(15, 10, 30), 0.75);
    CU_ASSERT_EQUAL(normalised(7, 7, 7), 1); /* a single trial: as in the paper's table 5, Airline(20,2) */
}

/* --- Mann and Whitney --- */

enum { ALL_MAX = 12 };

/* Pairs in which the value of a chosen place is smaller than one of a place that is not. */
static double count_pairs(const double *values, int count, unsigned chosen)
{
    double pairs = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++)
            if (chosen >> i & 1 && !(chosen >> j & 1))
                pairs += values[i] < values[j] ? 1 : values[i] == values[j] ? 0.5 : 0;
    return pairs;
}

typedef struct Enumeration {
    double ways, as_few, as_many, mean, variance;
} Enumeration;

/* All ways in which n of the values can be the first sample. */
static Enumeration enumerate(const double *values, int count, int n, double u)
{
    Enumeration all = {0};
    double squares = 0;
    for (unsigned chosen = 0; chosen < 1u << count; chosen++) {
        if (__builtin_popcount(chosen) != n)
            continue;
        double pairs = count_pairs(values, count, chosen);
        all.ways++;
        all.mean += pairs;
        squares += pairs * pairs;
        all.as_few += pairs <= u;
        all.as_many += pairs >= u;
    }
    all.mean /= all.ways;
    all.variance = squares / all.ways - all.mean * all.mean;
    return all;
}

static void make_values(Numbers *numbers, double *values, int count, bool with_ties)
{
    for (int i = 0; i < count; i++)
        values[i] = with_ties ? (int)numbers_below(numbers, 4) : i;
    for (int i = count - 1; i > 0; i--) {
        int j = (int)numbers_below(numbers, (uint32_t)i + 1);
        double value = values[i];
        values[i] = values[j];
        values[j] = value;
    }
}

static void without_ties_p_is_that_of_all_orders(void)
{
    Numbers numbers = {1};
    double values[ALL_MAX];
    for (int n = 1; n <= 6; n++)
        for (int m = 1; m <= 6; m++) {
            make_values(&numbers, values, n + m, false);
            MannWhitney test = mann_whitney(values, n, values + n, m);
            double u = count_pairs(values, n + m, (1u << n) - 1);
            Enumeration all = enumerate(values, n + m, n, u);
            CU_ASSERT(test.is_defined && test.is_exact);
            CU_ASSERT_EQUAL(test.u, u);
            CU_ASSERT_DOUBLE_EQUAL(test.less, u / (n * m), 1e-12);
            CU_ASSERT_DOUBLE_EQUAL(test.p, fmin(1, 2 * fmin(all.as_few, all.as_many) / all.ways), 1e-12);
        }
}

/* The correction for ties is the variance over all orders: that is computed here, not taken from a formula.
 */
static void with_ties_the_variance_is_that_of_all_orders(void)
{
    Numbers numbers = {2};
    double values[ALL_MAX];
    for (int n = 2; n <= 6; n++)
        for (int m = 2; m <= 6; m++) {
            make_values(&numbers, values, n + m, true);
            values[0] = values[1];
            MannWhitney test = mann_whitney(values, n, values + n, m);
            Enumeration all = enumerate(values, n + m, n, 0);
            double distance = fmax(0, fabs(test.u - all.mean) - 0.5);
            CU_ASSERT(!test.is_exact);
            CU_ASSERT_EQUAL(test.u, count_pairs(values, n + m, (1u << n) - 1));
            CU_ASSERT_DOUBLE_EQUAL(test.p, all.variance < 1e-12 ? 1 : erfc(distance / sqrt(2 * all.variance)),
                                   1e-9);
        }
}

/* Two samples with this U: the first has the lowest ranks, and then `u` moves up by one. */
static double p_of(int n, int m, int u)
{
    double first[60], second[60];
    bool is_first[120] = {false};
    int ones = 0, others = 0;
    for (int i = 0; i < n; i++) {
        int moves = u > m ? m : u;
        u -= moves;
        is_first[n - 1 - i + moves] = true;
    }
    for (int rank = 0; rank < n + m; rank++)
        *(is_first[rank] ? &first[ones++] : &second[others++]) = rank;
    return mann_whitney(second, m, first, n).p;
}

static void critical_values_are_those_of_the_printed_table(void)
{
    static const struct {
        int n, m, u;
    } table[] = {{4, 4, 0},   {5, 5, 2},    {6, 6, 5},    {8, 8, 13},
                 {8, 12, 22}, {10, 10, 23}, {15, 15, 64}, {20, 20, 127}};
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        CU_ASSERT(p_of(table[i].n, table[i].m, table[i].u) <= 0.05);
        CU_ASSERT(p_of(table[i].n, table[i].m, table[i].u + 1) > 0.05);
    }
}

/* Where the exact test ends the normal one takes over without a jump. */
static void the_normal_distribution_is_near_the_exact_one(void)
{
    for (int u = 900; u <= 1250; u += 50)
        CU_ASSERT_DOUBLE_EQUAL(p_of(50, 50, u), p_of(51, 50, u + 25), 0.01);
}

static void the_sides_can_be_changed(void)
{
    double one[] = {3, 1, 4, 1.5, 9, 2.6}, other[] = {5, 3.5, 8, 9.7};
    MannWhitney there = mann_whitney(one, 6, other, 4), back = mann_whitney(other, 4, one, 6);
    CU_ASSERT_DOUBLE_EQUAL(there.p, back.p, 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(there.less + back.less, 1, 1e-12);
    CU_ASSERT(there.less > 0.5);
    CU_ASSERT_FALSE(mann_whitney(one, 6, other, 0).is_defined);
    CU_ASSERT_EQUAL(mann_whitney(one, 1, one, 1).p, 1);
}

/* --- Wilcoxon --- */

/* By hand: sizes 1 2 3 4 5 with signs - + + + +: the positive ranks add up to 14, and of 32 choices of signs
 * two (none, or 1 alone) leave at most 1 for the others: p = 2 * 2 / 32. */
static void a_signed_rank_test_worked_out_by_hand(void)
{
    Wilcoxon test = wilcoxon((double[]){4, -1, 2, 5, 3}, 5);
    CU_ASSERT(test.is_defined && test.is_exact);
    CU_ASSERT_EQUAL(test.count, 5);
    CU_ASSERT_EQUAL(test.positive, 14);
    CU_ASSERT_DOUBLE_EQUAL(test.p, 0.125, 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(wilcoxon((double[]){1, 2, 3, 4, 5, 6}, 6).p, 2.0 / 64, 1e-12);
    CU_ASSERT_EQUAL(wilcoxon((double[]){7}, 1).p, 1);
}

/* Noughts do not count; sizes 2 2 5 have ranks 1.5 1.5 3.  The variance is 3 * 4 * 7 / 24 less (8 - 2) / 48,
 * that is 3.375; the positive ranks, 4.5, are 1.5 from their mean, and 1 with continuity. */
static void noughts_and_ties_in_a_signed_rank_test(void)
{
    Wilcoxon test = wilcoxon((double[]){2, 0, -2, 5, 0}, 5);
    CU_ASSERT_FALSE(test.is_exact);
    CU_ASSERT_EQUAL(test.count, 3);
    CU_ASSERT_EQUAL(test.positive, 4.5);
    CU_ASSERT_DOUBLE_EQUAL(test.p, erfc(1 / sqrt(2 * 3.375)), 1e-12);
    CU_ASSERT_FALSE(wilcoxon((double[]){0, 0}, 2).is_defined);
    CU_ASSERT_FALSE(wilcoxon(NULL, 0).is_defined);
}

/* The sum of ranks that is at most significant at 5%, as printed: 10 pairs 8, 15 pairs 25, 20 pairs 52. */
static void critical_sums_of_signed_ranks_are_those_of_the_printed_table(void)
{
    static const struct {
        int n, sum;
    } table[] = {{6, 0}, {10, 8}, {15, 25}, {20, 52}, {25, 89}};
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        for (int more = 0; more <= 1; more++) {
            double differences[25];
            int left = table[i].sum + more;
            for (int rank = table[i].n; rank > 0; rank--) {
                bool is_positive = rank <= left;
                left -= is_positive ? rank : 0;
                differences[rank - 1] = is_positive ? rank : -rank;
            }
            Wilcoxon test = wilcoxon(differences, table[i].n);
            CU_ASSERT_EQUAL(test.positive, table[i].sum + more);
            CU_ASSERT_EQUAL(test.p <= 0.05, more == 0);
        }
}

static void effects_have_words(void)
{
    CU_ASSERT_STRING_EQUAL(effect_word(0.5), "none to speak of");
    CU_ASSERT_STRING_EQUAL(effect_word(0.6), "small");
    CU_ASSERT_STRING_EQUAL(effect_word(0.33), "medium");
    CU_ASSERT_STRING_EQUAL(effect_word(0.9), "large");
}

const Test statistics_suite[] = {
    TEST(quantiles_are_those_of_the_printed_table),
    TEST(quantiles_have_closed_forms),
    TEST(below_a_quantile_lies_its_probability),
    TEST(a_sample_is_described),
    TEST(small_samples_have_no_interval),
    TEST(wilsons_interval_is_what_defines_it),
    TEST(the_best_is_one_and_the_worst_nought),
    TEST(without_ties_p_is_that_of_all_orders),
    TEST(with_ties_the_variance_is_that_of_all_orders),
    TEST(critical_values_are_those_of_the_printed_table),
    TEST(the_normal_distribution_is_near_the_exact_one),
    TEST(the_sides_can_be_changed),
    TEST(a_signed_rank_test_worked_out_by_hand),
    TEST(noughts_and_ties_in_a_signed_rank_test),
    TEST(critical_sums_of_signed_ranks_are_those_of_the_printed_table),
    TEST(effects_have_words),
    {0},
};
