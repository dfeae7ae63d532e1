/* Tests of the revision of estimates (Seppi, Jones and Lamborn, equation 1) by numbers worked out by hand,
 * and of what its variance is taken from. */
#include <math.h>
#include <string.h>

#include "heuristics/bayes.h"
#include "heuristics/heuristic.h"
#include "search/guide.h"
#include "search/variance.h"
#include "tests/unit/suite.h"

static bool is_near(double a, double b) { return a == b || fabs(a - b) < 1e-9; }

/* --- equation 1 --- */

static void expect_weight(double variance, const double *estimates, int count, double weight, double mean)
{
    double found_mean, found = bayes_weight(variance, estimates, count, &found_mean);
    CU_ASSERT(is_near(found, weight));
    CU_ASSERT(is_near(found_mean, mean));
}

static void the_weight_is_the_part_of_the_variance_that_the_heuristic_owes(void)
{
    const double spread[] = {5, 7, 9}, wide[] = {0, 20}, infinite[] = {5, INFINITY, 9, INFINITY, 7};
    expect_weight(1, spread, 3, 0.25, 7); /* variance (4 + 0 + 4) / 2 = 4 */
    expect_weight(3, spread, 3, 0.75, 7);
    expect_weight(4, spread, 3, 1, 7);
    expect_weight(1, wide, 2, 1 / 200.0, 10); /* (100 + 100) / 1 */
    expect_weight(1, infinite, 5, 0.25, 7);
}

static void the_weight_is_never_above_one_nor_below_zero(void)
{
    const double spread[] = {5, 7, 9}, equal[] = {3, 3, 3}, one[] = {6}, infinite[] = {INFINITY, INFINITY};
    expect_weight(BAYES_VARIANCE, spread, 3, 1, 7);
    expect_weight(0, spread, 3, 0, 7);
    expect_weight(5, equal, 3, 1, 3);
    expect_weight(0, equal, 3, 1, 3);
    expect_weight(5, one, 1, 1, 6);
    expect_weight(5, infinite, 2, 1, 0);
    expect_weight(5, NULL, 0, 1, 0);
}

/* --- the heuristic --- */

/* random is a base that needs no program: its numbers, in order, are known from a guide of its own. */
enum { CHILDREN = 5 };

static void take_raw(const char *text, double *values)
{
    Error error;
    Guide *guide = guide_create(3);
    CU_ASSERT_FATAL(guide_add_named(guide, text, &error));
    guide_begin(guide, (Sight){0});
    guide_expand(guide, 0, 0);
    for (StateNumber i = 1; i <= CHILDREN; i++)
        guide_meet(guide, i);
    memcpy(values, guide_values(guide), CHILDREN * sizeof *values);
    guide_destroy(guide);
}

static void revise_by_hand(double variance, const double *raw, double *revised)
{
    double mean = 0, among = 0;
    for (int i = 0; i < CHILDREN; i++)
        mean += raw[i] / CHILDREN;
    for (int i = 0; i < CHILDREN; i++)
        among += (raw[i] - mean) * (raw[i] - mean) / (CHILDREN - 1);
    double b = fmin(1, fmax(0, variance / among));
    for (int i = 0; i < CHILDREN; i++)
        revised[i] = (1 - b) * raw[i] + b * mean;
}

static void expect_revised_from(const char *base, const char *text, double variance, double weight)
{
    double raw[CHILDREN], wanted[CHILDREN], found[CHILDREN];
    take_raw(base, raw);
    take_raw(text, found);
    revise_by_hand(variance, raw, wanted);
    for (int i = 0; i < CHILDREN; i++)
        CU_ASSERT(is_near(found[i], weight * wanted[i]));
}

static void expect_revised(const char *text, double variance, double weight)
{
    expect_revised_from("random", text, variance, weight);
}

static void siblings_are_revised_together(void)
{
    expect_revised("bayes,base=random,variance=0", 0, 1);
    expect_revised("bayes,base=random,variance=0.01", 0.01, 1);
    expect_revised("bayes,base=random,variance=0.05,weight=3", 0.05, 3);
    expect_revised("bayes,base=random,variance=100", 100, 1);
    expect_revised("bayes,base=random", BAYES_VARIANCE, 1);
    expect_revised_from("random,seed=3", "bayes,base=(random,seed=3),siblings=new,variance=0.02", 0.02, 1);
    expect_revised("bayes,base=(bayes,base=random,variance=0),variance=0.03", 0.03, 1);
}

/* One new child beside one seen before: with all siblings, the mean is of both. */
static double meet_beside_an_old_one(const char *text, double *second)
{
    Error error;
    Guide *guide = guide_create(3);
    CU_ASSERT_FATAL(guide_add_named(guide, text, &error));
    guide_begin(guide, (Sight){0});
    guide_expand(guide, 0, 0);
    guide_meet(guide, 1);
    guide_meet_again(guide, 0);
    guide_meet_again(guide, 0); /* the same child by another choice */
    guide_meet_again(guide, 1); /* which is new, and has been counted */
    double value = guide_values(guide)[0];
    guide_expand(guide, 1, 1);
    guide_meet(guide, 2);
    *second = guide_values(guide)[0]; /* alone: nothing is left of the siblings before */
    guide_destroy(guide);
    return value;
}

static void siblings_seen_before_count_unless_only_new_ones_are_wanted(void)
{
    double raw[CHILDREN], second;
    take_raw("random", raw);
    CU_ASSERT(is_near(meet_beside_an_old_one("bayes,base=random", &second), (raw[0] + raw[1]) / 2));
    CU_ASSERT(is_near(second, raw[2]));
    CU_ASSERT(is_near(meet_beside_an_old_one("bayes,base=random,siblings=new", &second), raw[0]));
    CU_ASSERT(is_near(second, raw[1]));
}

static void refuse(const char *text, const char *message)
{
    Error error = {""};
    Guide *guide = guide_create(0);
    CU_ASSERT_FALSE(guide_add_named(guide, text, &error));
    if (strstr(error.text, message) == NULL)
        fprintf(stderr, "\n    %s\n", error.text);
    CU_ASSERT_PTR_NOT_NULL(strstr(error.text, message));
    guide_destroy(guide);
}

static void mistakes_are_told(void)
{
    refuse("bayes", "bayes needs a base");
    refuse("bayes,base=nothing", "unknown heuristic nothing");
    refuse("bayes,base=random,variance=-1", "variance needs a number");
    refuse("bayes,base=random,variance=much", "variance needs a number");
    refuse("bayes,base=random,siblings=some", "unknown siblings some");
    refuse("bayes,base=(random,sed=3)", "random has no setting sed (did you mean seed?)");
    refuse("bayes,base=./nothing.so", "no such file or folder");
    refuse("bayes,base=property", "property needs a goal");
}

static void what_the_base_needs_is_needed(void)
{
    Error error;
    Guide *guide = guide_create(0);
    CU_ASSERT_FATAL(guide_add_named(guide, "bayes,base=random", &error));
    CU_ASSERT_EQUAL(guide_needs(guide), 0);
    CU_ASSERT_FATAL(guide_add_named(guide, "bayes,base=(bayes,base=branchcount)", &error));
    CU_ASSERT_EQUAL(guide_needs(guide), NEEDS_COVERAGE);
    guide_destroy(guide);
}

/* --- the variance --- */

/* 0 -> 1 -> 2 -> 3 (an error), 0 -> 4 -> 0, 4 -> 5 */
static void the_variance_is_that_of_the_errors_on_the_way_to_the_nearest_error(void)
{
    const uint32_t from[] = {0, 1, 2, 0, 4, 4}, to[] = {1, 2, 3, 4, 0, 5};
    const bool errors[] = {false, false, false, true, false, false};
    const double exact[] = {3, 2, 1, 0, 4, 77}, off[] = {5, 2, 3, 0, 5, 77};
    uint32_t known;
    CU_ASSERT_EQUAL(variance_of(&(VarianceGraph){6, exact, errors, from, to, 6}, &known), 0);
    CU_ASSERT_EQUAL(known, 5); /* from 5 there is no way */
    CU_ASSERT(is_near(variance_of(&(VarianceGraph){6, off, errors, from, to, 6}, &known),
                      0.8)); /* of 2 0 2 0 1: mean 1, (1 + 1 + 1 + 1 + 0) / 5 */
}

/* 0 -> 1, 2 and 3 (an error), 1 -> 2 and 3, 2 -> 3 twice.  From 0 the estimates are 5, 7 and 0, with a mean
 * of 4 and a variance of 13. */
static void squared_errors_are_those_of_revised_siblings(void)
{
    const uint32_t from[] = {0, 0, 0, 1, 1, 2, 2}, to[] = {1, 2, 3, 2, 3, 3, 3};
    const bool errors[] = {false, false, false, true, false};
    const double estimates[] = {3, 5, 7, 0, 9}; /* distances are 1 1 1 0; from state 4 there is no way */
    VarianceGraph graph = {5, estimates, errors, from, to, 7};
    SquaredErrors with_none = squared_errors(&graph, 0), with_half = squared_errors(&graph, 6.5),
                  with_much = squared_errors(&graph, 100);
    CU_ASSERT(is_near(with_none.base, (4 + 16 + 36 + 0) / 4.0));
    CU_ASSERT(is_near(with_none.revised, with_none.base));
    CU_ASSERT(is_near(with_half.revised, (4 + 3.5 * 3.5 + 4.5 * 4.5 + 4) / 4.0)); /* 4.5, 5.5 and 2 */
    CU_ASSERT(is_near(with_much.revised, (4 + 9 + 9 + 16) / 4.0));                /* all 4 */
    CU_ASSERT(is_near(with_much.base, with_none.base));
}

static void without_errors_it_is_half_that_of_the_differences(void)
{
    const uint32_t from[] = {0, 1, 2}, to[] = {1, 2, 0};
    const bool errors[3] = {false};
    const double estimates[] = {1, 4, 2}, infinite[] = {1, INFINITY, 2};
    uint32_t known;
    CU_ASSERT(is_near(variance_of(&(VarianceGraph){3, estimates, errors, from, to, 3}, &known),
                      14 / 3.0 / 2)); /* of 3 -2 -1 */
    CU_ASSERT_EQUAL(known, 0);
    CU_ASSERT_EQUAL(variance_of(&(VarianceGraph){3, infinite, errors, from, to, 3}, &known),
                    0); /* of -1 alone */
    CU_ASSERT_EQUAL(variance_of(&(VarianceGraph){1, estimates, errors, from, to, 0}, &known), 0);
}

const Test bayes_suite[] = {TEST(the_weight_is_the_part_of_the_variance_that_the_heuristic_owes),
                            TEST(the_weight_is_never_above_one_nor_below_zero),
                            TEST(siblings_are_revised_together),
                            TEST(siblings_seen_before_count_unless_only_new_ones_are_wanted),
                            TEST(mistakes_are_told),
                            TEST(what_the_base_needs_is_needed),
                            TEST(the_variance_is_that_of_the_errors_on_the_way_to_the_nearest_error),
                            TEST(without_errors_it_is_half_that_of_the_differences),
                            TEST(squared_errors_are_those_of_revised_siblings),
                            {0}};
