/* Tests of tools/trials/ranking.c: an example worked out by hand, printed tables, closed forms. */
#include "tools/trials/ranking.h"

#include <math.h>

#include "tests/unit/suite.h"

/* Four programs, three methods.  Ranks: 1 2 3, 1 3 2, 1.5 1.5 3, 2 1 3; means 1.375, 1.875, 2.75.  Squares of
 * the distances from 2: 0.390625 + 0.015625 + 0.5625 = 0.96875; times 12 * 4 / (3 * 4) is 3.875.  One tie of
 * two leaves 1 - 6 / (4 * 3 * 8) = 0.9375 of the variance: 3.875 / 0.9375 = 4.1333. */
static void an_example_worked_out_by_hand(void)
{
    static const double values[] = {1, 2, 3, 10, 30, 20, 5, 5, 6, 8, 7, 9};
    double means[3];
    Ranking ranking = rank_methods(values, 4, 3, means);
    CU_ASSERT_DOUBLE_EQUAL(means[0], 1.375, 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(means[1], 1.875, 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(means[2], 2.75, 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(ranking.chi_square, 3.875 / 0.9375, 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(ranking.p, exp(-3.875 / 0.9375 / 2), 1e-12); /* of two degrees of freedom */
    CU_ASSERT_DOUBLE_EQUAL(ranking.critical_difference, 2.343 * sqrt(0.5), 0.001);
}

static void methods_that_never_differ(void)
{
    double means[2];
    Ranking ranking = rank_methods((double[]){4, 4, 9, 9}, 2, 2, means);
    CU_ASSERT_EQUAL(means[0], 1.5);
    CU_ASSERT_EQUAL(ranking.chi_square, 0);
    CU_ASSERT_EQUAL(ranking.p, 1);
}

static void nemenyis_quantiles_are_those_of_the_printed_table(void)
{
    static const double table[] = {0, 0, 1.960, 2.343, 2.569, 2.728, 2.850, 2.949, 3.031, 3.102, 3.164};
    for (int count = 2; count <= 10; count++)
        CU_ASSERT_DOUBLE_EQUAL(nemenyi_quantile(count), table[count], 0.0011);
}

static void chi_square_has_printed_values_and_closed_forms(void)
{
    CU_ASSERT_DOUBLE_EQUAL(chi_square_tail(3.841, 1), 0.05, 1e-4);
    CU_ASSERT_DOUBLE_EQUAL(chi_square_tail(18.307, 10), 0.05, 1e-5);
    CU_ASSERT_DOUBLE_EQUAL(chi_square_tail(37.566, 20), 0.01, 1e-5);
    CU_ASSERT_DOUBLE_EQUAL(chi_square_tail(5, 2), exp(-2.5), 1e-12);
    CU_ASSERT_EQUAL(chi_square_tail(0, 3), 1);
    CU_ASSERT(chi_square_tail(900, 20) >= 0 && chi_square_tail(900, 20) < 1e-12);
}

const Test ranking_suite[] = {
    TEST(an_example_worked_out_by_hand),
    TEST(methods_that_never_differ),
    TEST(nemenyis_quantiles_are_those_of_the_printed_table),
    TEST(chi_square_has_printed_values_and_closed_forms),
    {0},
};
