/* Tests of the distance to a formula (Seppi, Jones and Lamborn, table 1): each row by hand, and random
 * formulas against a second way to compute it. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/random.h"
#include "heuristics/language/expression_distance.h"
#include "search/guide.h"
#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"

enum { CLASS = ACC_PUBLIC | ACC_SUPER, STATIC = ACC_PUBLIC | ACC_STATIC };

/* T.a = 1, T.b = 5, T.c = -3, T.on, !T.off, T.real = 1, T.cells = {1, 5, 0}, T.next = null */
static Vm *open_program(Fixture *fixture)
{
    *fixture = fixture_open();
    ClassBuilder builder = fixture_class("T", "java/lang/Object", CLASS);
    const char *const fields[][2] = {{"a", "I"},   {"b", "I"},    {"c", "I"},      {"on", "Z"},
                                     {"off", "Z"}, {"real", "D"}, {"cells", "[I"}, {"next", "LT;"}};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        builder_field(&builder, ACC_STATIC, fields[i][0], fields[i][1]);
    fixture_method(
        &builder, STATIC, "main", "([Ljava/lang/String;)V",
        "iconst_1 | putstatic T.a I | iconst_5 | putstatic T.b I | bipush -3 | putstatic T.c I | iconst_1 | putstatic T.on Z | "
        "ldc2_w double 1 | putstatic T.real D | iconst_3 | newarray 10 | dup | iconst_0 | iconst_1 | iastore | dup | iconst_1 | iconst_5 | iastore | "
        "putstatic T.cells [I | return");
    fixture_define(fixture, &builder);
    Vm *vm = fixture_start(fixture, "T", (VmOptions){0});
    vm_run(vm);
    return vm;
}

static void close_program(Fixture *fixture, Vm *vm)
{
    vm_destroy(vm);
    fixture_close(fixture);
}

static double distance(const Vm *vm, const char *text, bool admissible, double without_value)
{
    Error error = {""};
    Expression *expression = expression_parse(text, &error);
    bool bound = expression != NULL && expression_bind(expression, vm, &error);
    if (!bound)
        fprintf(stderr, "\n    %s\n", error.text);
    CU_ASSERT_FATAL(bound);
    double found = expression_distance(expression, vm, &(DistanceForm){admissible, without_value});
    expression_destroy(expression);
    return found;
}

static bool is_near(double a, double b) { return a == b || fabs(a - b) <= 1e-9 * (1 + fabs(b)); }

static void expect(const Vm *vm, const char *text, double inadmissible, double admissible)
{
    double one = distance(vm, text, false, 1), other = distance(vm, text, true, 1);
    bool fine = is_near(one, inadmissible) && is_near(other, admissible);
    if (!fine)
        fprintf(stderr, "\n    %s: %g and %g instead of %g and %g\n", text, one, other, inadmissible,
                admissible);
    CU_ASSERT(fine);
}

static void each_comparison_has_its_row(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    expect(vm, "T.a == 1", 0, 0);
    expect(vm, "T.a == 4", 3, 1);
    expect(vm, "T.a >= 4", 3, 1);
    expect(vm, "T.b <= 1", 4, 1);
    expect(vm, "T.b < 1", 5, 1);
    expect(vm, "T.a > 4", 4, 1);
    expect(vm, "T.a > 1", 1, 1);
    expect(vm, "T.a != 1", 1, 1);
    expect(vm, "T.a != 2", 0, 0);
    expect(vm, "T.real + 1.5 == T.a", 1.5, 1);
    expect(vm, "T.real + 1.5 < 0.5", 3, 1);
    expect(vm, "T.next == null", 0, 0);
    expect(vm, "T.cells == null", 1, 1);
    expect(vm, "T.on == T.off", 1, 1);
    expect(vm, "9223372036854775807 == -9223372036854775807 - 1", 18446744073709551615.0, 1);
    close_program(&fixture, vm);
}

static void each_operator_has_its_row(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    expect(vm, "true", 0, 0);
    expect(vm, "false", INFINITY, INFINITY);
    expect(vm, "!false", 0, 0);
    expect(vm, "T.on", 0, 0);
    expect(vm, "T.off", 1, 1);
    expect(vm, "!T.on", 1, 1);
    expect(vm, "T.a == 4 && T.b == 10", 3 + 5, 1);
    expect(vm, "T.a == 1 && T.b == 10", 5, 1);
    expect(vm, "T.a == 4 || T.b == 10", (3 + 5) / 2.0, 1);
    expect(vm, "T.a == 4 || T.b == 5", 0, 0);
    expect(vm, "T.a == 4 || T.b == 10 || T.c == 0", (4 + 3) / 2.0, 1); /* (a || b) || c */
    expect(vm, "T.a == 1 => T.b == 10", (1 + 5) / 2.0, 1);
    expect(vm, "T.a == 4 => T.b == 10", 0, 0);
    expect(vm, "T.on ? T.b == 10 : T.a == 1", ((0 + 5) + (1 + 0)) / 2.0, 1);
    expect(vm, "T.on ? T.b == 5 : false", 0, 0);
    close_program(&fixture, vm);
}

static void quantifiers_are_long_conjunctions_and_disjunctions(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    expect(vm, "exists i in 1..3: T.a == i + 3", (3 + 4 + 5) / 3.0, 1);
    expect(vm, "exists i in 1..3: T.a == i", 0, 0);
    expect(vm, "exists i in 3..1: true", INFINITY, INFINITY);
    expect(vm, "forall i in 3..1: false", 0, 0);
    expect(vm, "forall i in 1..3: T.a == i", 0 + 1 + 2, 1);
    expect(vm, "forall x in T.cells: x > 0", 1, 1);
    expect(vm, "forall x in T.cells: x > 4", 4 + 0 + 5, 1);
    expect(vm, "exists x in T.cells: x > 5", (5 + 1 + 6) / 3.0, 1);
    expect(vm, "exists i in 0..2: exists j in 0..2: i != j && T.cells[i] == T.cells[j]",
           (1 + 4 + 1 + 4 + 1 + 5 + 1 + 5 + 1) / 9.0, 1);
    expect(vm, "(count x in T.cells: x > 4) == 3", 2, 1);
    expect(vm, "(sum x in T.cells: x) >= 10", 4, 1);
    close_program(&fixture, vm);
}

static void negation_is_pushed_inwards(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    const char *const pairs[][2] = {
        {"!(T.a == 1 && T.b == 5)", "T.a != 1 || T.b != 5"},
        {"!(T.a == 1 || T.b == 5)", "T.a != 1 && T.b != 5"},
        {"!(T.a < 9)", "T.a >= 9"},
        {"!(T.a <= 9)", "T.a > 9"},
        {"!(T.b > 1)", "T.b <= 1"},
        {"!(T.b >= 1)", "T.b < 1"},
        {"!(T.a != 3)", "T.a == 3"},
        {"!!(T.a == 3)", "T.a == 3"},
        {"!(exists x in T.cells: x > 0)", "forall x in T.cells: x <= 0"},
        {"!(forall x in T.cells: x < 9)", "exists x in T.cells: x >= 9"},
        {"!(T.on ? T.a == 1 : T.off)", "T.on ? T.a != 1 : !T.off"},
        {"!(T.a == 1 => T.b == 5)", "T.a == 1 && T.b != 5"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        expect(vm, pairs[i][0], distance(vm, pairs[i][1], false, 1), distance(vm, pairs[i][1], true, 1));
    expect(vm, "!(T.a < 9)", 8, 1);
    expect(vm, "!(exists x in T.cells: x > 0)", 1 + 5 + 0, 1);
    close_program(&fixture, vm);
}

static void what_has_no_value_is_as_far_as_one_says(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    expect(vm, "T.cells[3] == 7", 1, 1);
    expect(vm, "!(T.cells[3] == 7)", 1, 1);
    expect(vm, "T.cells[3] == 7 && T.a == 4", 1 + 3, 1);
    expect(vm, "forall i in 2..4: T.cells[i] == 0", 0 + 1 + 1, 1);
    expect(vm, "exists i in 2..4: T.cells[i] == 0", 0, 0);
    CU_ASSERT_EQUAL(distance(vm, "T.cells[3] == 7 && T.a == 4", false, 50), 53);
    CU_ASSERT_EQUAL(distance(vm, "T.cells[3] == 7 || T.a == 1", false, 50),
                    25); /* as in Java, it never comes to the right side */
    close_program(&fixture, vm);
}

/* --- random formulas --- */

/* Bottom up, for the formula and for its negation at the same time, where expression_distance goes top down
 * with a sign. */
typedef struct Costs {
    double is[2], is_not[2];
    bool truth;
} Costs; /* inadmissible and admissible */

static const struct {
    const char *text;
    int value;
} numbers[] = {{"T.a", 1}, {"T.b", 5}, {"T.c", -3}, {"0", 0}, {"T.cells[1]", 5}, {"(T.b - T.c)", 8}};

static Costs make_comparison(Random *random, char *text)
{
    static const char *const operators[] = {"==", "!=", "<", "<=", ">", ">="};
    uint32_t left = random_below(random, 6),
             right = random_below(random, 6), operator= random_below(random, 6);
    int x = numbers[left].value, y = numbers[right].value;
    sprintf(text, "%s %s %s", numbers[left].text, operators[operator], numbers[right].text);
    bool truths[] = {x == y, x != y, x<y, x <= y, x> y, x >= y};
    double d = abs(x - y), wrong[] = {d, 1, d + 1, d, d + 1, d}, wrong_negated[] = {1, d, d, d + 1, d, d + 1};
    bool truth = truths[operator];
    return (Costs){{truth ? 0 : wrong[operator], !truth}, {truth ? wrong_negated[operator] : 0, truth}, truth};
}

static Costs combine(const Costs *parts, int count, bool all)
{
    Costs sum = {.truth = all};
    double most[2] = {0, 0}, least = INFINITY, total[2] = {0, 0};
    for (int i = 0; i < count; i++) {
        sum.truth = all ? sum.truth && parts[i].truth : sum.truth || parts[i].truth;
        total[0] += parts[i].is[0];
        total[1] += parts[i].is_not[0];
        most[0] = fmax(most[0], parts[i].is[1]);
        most[1] = fmax(most[1], parts[i].is_not[1]);
        least = fmin(least, all ? parts[i].is_not[1] : parts[i].is[1]);
    }
    if (all)
        return (
            Costs){{total[0], most[0]}, {sum.truth ? total[1] / count : 0, sum.truth ? least : 0}, sum.truth};
    return (Costs){{sum.truth ? 0 : total[0] / count, sum.truth ? 0 : least}, {total[1], most[1]}, sum.truth};
}

static Costs make(Random *random, int depth, char *text);

static Costs make_logic(Random *random, int depth, char *text)
{
    char left[2000], right[2000];
    bool all = random_below(random, 2);
    Costs parts[] = {make(random, depth - 1, left), make(random, depth - 1, right)};
    sprintf(text, "(%s) %s (%s)", left, all ? "&&" : "||", right);
    return combine(parts, 2, all);
}

/* Its body depends on the variable by a comparison, beside a part that does not. */
static Costs make_quantifier(Random *random, int depth, char *text)
{
    char rest[2000];
    bool all = random_below(random, 2), joins_all = random_below(random, 2);
    int first = (int)random_below(random, 4) - 2, count = 1 + (int)random_below(random, 4),
        wanted = (int)random_below(random, 5) - 2;
    Costs parts[4], other = make(random, depth - 1, rest);
    for (int i = 0; i < count; i++) {
        double d = abs(first + i - wanted);
        Costs pair[] = {{{d, d != 0}, {d == 0, d == 0}, d == 0}, other};
        parts[i] = combine(pair, 2, joins_all);
    }
    sprintf(text, "%s v%d in %d..%d: v%d == %d %s (%s)", all ? "forall" : "exists", depth, first,
            first + count - 1, depth, wanted, joins_all ? "&&" : "||", rest);
    return combine(parts, count, all);
}

static Costs make_negation(Random *random, int depth, char *text)
{
    char inner[2000];
    Costs costs = make(random, depth - 1, inner);
    sprintf(text, "!(%s)", inner);
    return (Costs){{costs.is_not[0], costs.is_not[1]}, {costs.is[0], costs.is[1]}, !costs.truth};
}

static Costs make(Random *random, int depth, char *text)
{
    switch (depth == 0 ? 0 : random_below(random, 6)) {
    case 0: return make_comparison(random, text);
    case 1: return make_quantifier(random, depth, text);
    case 2: return make_negation(random, depth, text);
    default: return make_logic(random, depth, text);
    }
}

static void random_formulas_have_the_distance_that_their_parts_add_up_to(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    Random random = {7};
    char text[2000];
    int wrong = 0;
    for (int i = 0; i < 3000; i++) {
        Costs costs = make(&random, 4, text);
        double one = distance(vm, text, false, 1), other = distance(vm, text, true, 1);
        if (is_near(one, costs.is[0]) && is_near(other, costs.is[1]) && (one == 0) == costs.truth)
            continue;
        if (wrong++ < 5)
            fprintf(stderr, "\n    %s: %g and %g instead of %g and %g\n", text, one, other, costs.is[0],
                    costs.is[1]);
    }
    CU_ASSERT_EQUAL(wrong, 0);
    close_program(&fixture, vm);
}

/* --- the heuristic --- */

static void expect_guided(const Vm *vm, const char *text, double wanted)
{
    Error error = {""};
    Guide *guide = guide_create(0);
    CU_ASSERT_FATAL(guide_add_named(guide, text, &error));
    CU_ASSERT(guide_bind(guide, vm, &error));
    guide_begin(guide, (Sight){.vm = vm});
    guide_expand(guide, 0, 0);
    guide_meet(guide, 1);
    CU_ASSERT_EQUAL(guide_values(guide)[0], wanted);
    guide_destroy(guide);
}

static void refuse(const char *text, const Vm *vm, const char *message)
{
    Error error = {""};
    Guide *guide = guide_create(0);
    CU_ASSERT_FALSE(guide_add_named(guide, text, &error) && guide_bind(guide, vm, &error));
    if (strstr(error.text, message) == NULL)
        fprintf(stderr, "\n    %s\n", error.text);
    CU_ASSERT_PTR_NOT_NULL(strstr(error.text, message));
    guide_destroy(guide);
}

static void the_heuristic_reads_its_settings(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    expect_guided(vm, "property,goal=T.a == 4 && T.b == max(T.a,9)", 3 + 4);
    expect_guided(vm, "property,form=admissible,goal=T.a == 4", 1);
    expect_guided(vm, "property,form=inadmissible,default=7,goal=T.cells[5] == 4,weight=2", 14);
    refuse("property", vm, "property needs a goal");
    refuse("property,goal=T.a", vm, "is a boolean");
    refuse("property,goal=T.x == 1", vm, "T has no field x");
    refuse("property,goal=T.a ==", vm, "expected a number");
    refuse("property,form=best,goal=T.a == 1", vm, "no form best");
    close_program(&fixture, vm);
}

const Test distance_suite[] = {TEST(each_comparison_has_its_row),
                               TEST(each_operator_has_its_row),
                               TEST(quantifiers_are_long_conjunctions_and_disjunctions),
                               TEST(negation_is_pushed_inwards),
                               TEST(what_has_no_value_is_as_far_as_one_says),
                               TEST(random_formulas_have_the_distance_that_their_parts_add_up_to),
                               TEST(the_heuristic_reads_its_settings),
                               {0}};
