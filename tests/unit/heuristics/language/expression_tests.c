/* Tests of expressions over a program's state: what has a value when, how names are found, and what the
 * heuristic makes of it.  How values compare with Java's, and what messages look like:
 * tests/suites/expressions.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/expression.h"
#include "heuristics/plugin.h"
#include "search/guide.h"
#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"

enum { CLASS = ACC_PUBLIC | ACC_SUPER, STATIC = ACC_PUBLIC | ACC_STATIC };

#define MAIN_TYPE "([Ljava/lang/String;)V"

/* Main.count = 5, Main.shape = a p.Circle (declared as its superclass p.Shape), Main.empty = null; Unused is
 * never initialized. */
static Vm *open_program(Fixture *fixture)
{
    *fixture = fixture_open();
    ClassBuilder builder = fixture_class("p/Shape", "java/lang/Object", CLASS);
    builder_field(&builder, ACC_PRIVATE, "corners", "I");
    builder_field(&builder, ACC_STATIC, "made", "I");
    fixture_constructor(&builder, "java/lang/Object");
    fixture_define(fixture, &builder);
    builder = fixture_class("p/Circle", "p/Shape", CLASS);
    builder_field(&builder, ACC_PUBLIC, "radius", "I");
    fixture_constructor(&builder, "p/Shape");
    fixture_define(fixture, &builder);
    builder = fixture_class("p/Circle$Part", "java/lang/Object", CLASS);
    builder_field(&builder, STATIC, "angle", "D");
    fixture_define(fixture, &builder);
    builder = fixture_class("Unused", "java/lang/Object", CLASS);
    builder_field(&builder, ACC_STATIC, "number", "I");
    fixture_method(&builder, ACC_STATIC, "<clinit>", "()V", "return");
    fixture_define(fixture, &builder);
    builder = fixture_class("Main", "java/lang/Object", CLASS);
    builder_field(&builder, ACC_STATIC, "count", "I");
    builder_field(&builder, ACC_STATIC, "on", "Z");
    builder_field(&builder, ACC_STATIC, "shape", "Lp/Shape;");
    builder_field(&builder, ACC_STATIC, "empty", "Lp/Shape;");
    builder_field(&builder, ACC_STATIC, "anything", "Ljava/lang/Object;");
    fixture_method(&builder, ACC_STATIC, "<clinit>", "()V", "return");
    fixture_method(
        &builder, STATIC, "main", MAIN_TYPE,
        "iconst_5 | putstatic Main.count I | iconst_1 | putstatic Main.on Z | new p/Circle | dup | dup | invokespecial p/Circle.<init> ()V | "
        "putstatic Main.shape Lp/Shape; | dup | bipush 9 | putfield p/Circle.radius I | putstatic Main.anything Ljava/lang/Object; | "
        "ldc2_w double 1 | putstatic p/Circle$Part.angle D | return");
    fixture_define(fixture, &builder);
    return fixture_start(fixture, "Main", (VmOptions){0});
}

static void close_program(Fixture *fixture, Vm *vm)
{
    vm_destroy(vm);
    fixture_close(fixture);
}

static bool find_value(const Vm *vm, const char *text, double *number)
{
    Error error = {""};
    ExpressionValue value;
    Expression *expression = expression_parse(text, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(expression);
    bool bound = expression_bind(expression, vm, &error);
    if (!bound)
        fprintf(stderr, "\n    %s\n", error.text);
    CU_ASSERT_FATAL(bound);
    bool found = expression_evaluate(expression, vm, &value);
    if (found)
        *number = expression_number(&value);
    expression_destroy(expression);
    return found;
}

static void expect(const Vm *vm, const char *text, double wanted)
{
    double number = NAN;
    CU_ASSERT(find_value(vm, text, &number));
    if (number != wanted)
        fprintf(stderr, "\n    %s is %g instead of %g\n", text, number, wanted);
    CU_ASSERT_EQUAL(number, wanted);
}

static void expect_none(const Vm *vm, const char *text)
{
    double number;
    CU_ASSERT_FALSE(find_value(vm, text, &number));
}

static void nothing_has_a_value_before_its_class_is_initialized(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    expect_none(vm, "Main.count");
    expect_none(vm, "Unused.number");
    expect(vm, "p.Shape.made", 0); /* it has no initializer */
    CU_ASSERT_EQUAL(vm_run(vm), VM_ENDED);
    expect(vm, "Main.count", 5);
    expect_none(vm, "Unused.number");
    expect(vm, "Main.count > 4 || Unused.number > 0", 1);
    expect_none(vm, "Unused.number > 0 || Main.count > 4");
    expect_none(vm, "Main.count + (Main.count < 4 ? 0 : Unused.number)");
    close_program(&fixture, vm);
}

static void fields_are_found_wherever_they_are(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    vm_run(vm);
    expect(vm, "Main.shape.corners", 0); /* private, of the superclass */
    expect(vm, "Main.shape.radius", 9);  /* of the class that is there, not of the declared one */
    expect(vm, "Main.anything.radius + Main.anything.corners", 9);
    expect_none(vm, "Main.empty.radius");
    expect_none(vm, "Main.empty.corners");
    expect(vm, "Main.empty == null", 1);
    expect(vm, "Main.shape == Main.anything", 1);
    expect(vm, "p.Circle.Part.angle", 1);
    expect(vm, "p.Circle.Part.angle", 1);
    expect(vm, "p.Shape.made + p.Circle.made + Main.shape.made", 0);
    expect(vm, "java.lang.Integer.MAX_VALUE",
           2147483647); /* a constant, whether its class is initialized or not */
    close_program(&fixture, vm);
}

static void booleans_count_as_numbers_in_sums(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    vm_run(vm);
    expect(vm, "Main.on + Main.on * 3 - (Main.count == 5)", 3);
    expect(vm, "-Main.on", -1);
    expect(vm, "abs(-true) + min(Main.on, false) + max(true, 0.5)", 2);
    expect(vm, "Main.on", 1);
    expect(vm, "!Main.on", 0);
    close_program(&fixture, vm);
}

static void refuse(const char *text, const char *message)
{
    Error error = {""};
    CU_ASSERT_PTR_NULL(expression_parse(text, &error));
    assert_contains(error.text, message);
}

static void what_is_too_deep_or_too_long_is_refused(void)
{
    char text[EXPRESSION_LENGTH_MAX + 2];
    memset(text, '(', EXPRESSION_LENGTH_MAX);
    text[EXPRESSION_LENGTH_MAX] = '\0';
    refuse(text, "column 101 of the expression: more than 100 levels");
    memset(text, '!', EXPRESSION_LENGTH_MAX);
    refuse(text, "more than 100 levels");
    text[EXPRESSION_LENGTH_MAX] = '!';
    text[EXPRESSION_LENGTH_MAX + 1] = '\0';
    refuse(text, "at most 4096 characters, this one has 4097");
}

static void long_sums_and_chains_are_no_problem(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    char text[EXPRESSION_LENGTH_MAX + 1];
    for (int i = 0; i < EXPRESSION_LENGTH_MAX; i++)
        text[i] = i % 2 ? '+' : '1';
    text[EXPRESSION_LENGTH_MAX - 1] = '\0';
    expect(vm, text, EXPRESSION_LENGTH_MAX / 2);
    for (int i = 0; i < EXPRESSION_LENGTH_MAX; i++)
        text[i] = i % 2 ? '.' : 'a';
    text[EXPRESSION_LENGTH_MAX - 1] = '\0';
    Error error = {""};
    Expression *expression = expression_parse(text, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(expression);
    CU_ASSERT_FALSE(expression_bind(expression, vm, &error));
    assert_contains(error.text, "no class is named a.a.a");
    expression_destroy(expression);
    close_program(&fixture, vm);
}

/* --- the heuristic --- */

static double first_value(const Vm *vm, const char *text)
{
    Error error = {""};
    Guide *guide = guide_create(0);
    CU_ASSERT_FATAL(guide_add_named(guide, text, &error));
    CU_ASSERT(guide_bind(guide, vm, &error));
    guide_begin(guide, (Sight){.vm = vm});
    guide_expand(guide, 0, 0);
    guide_meet(guide, 1);
    double value = guide_values(guide)[0];
    guide_destroy(guide);
    return value;
}

static void the_default_counts_where_there_is_no_finite_value(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    CU_ASSERT_EQUAL(first_value(vm, "expr=Main.count"), 0);
    CU_ASSERT_EQUAL(first_value(vm, "expr=Main.count,default=-7.5"), -7.5);
    vm_run(vm);
    CU_ASSERT_EQUAL(first_value(vm, "expr=Main.count,default=-7.5"), 5);
    CU_ASSERT_EQUAL(first_value(vm, "expr=Main.count,default=-7.5,weight=2"), 10);
    CU_ASSERT_EQUAL(first_value(vm, "expr=min(Main.count,3),default=2"), 3);
    CU_ASSERT_EQUAL(first_value(vm, "expr,expr=max(Main.count,3)"), 5);
    CU_ASSERT_EQUAL(first_value(vm, "expr=1.0 / 0,default=4"), 4);
    CU_ASSERT_EQUAL(first_value(vm, "expr=1 / 0,default=4"), 4);
    CU_ASSERT_EQUAL(first_value(vm, "expr=Main.shape == null ? 1 : 0"), 0);
    close_program(&fixture, vm);
}

static void a_reference_guides_nowhere(void)
{
    Fixture fixture;
    Vm *vm = open_program(&fixture);
    Error error = {""};
    Guide *guide = guide_create(0);
    CU_ASSERT_FATAL(guide_add_named(guide, "expr=Main.shape", &error));
    CU_ASSERT_FALSE(guide_bind(guide, vm, &error));
    assert_contains(error.text, "is a number or a boolean, not a reference");
    guide_destroy(guide);
    close_program(&fixture, vm);
}

static void a_plug_in_is_known_by_its_path(void)
{
    static const struct {
        const char *text;
        bool is_path;
    } cases[] = {
        {"./my.so", true},
        {"/lib/my.so", true},
        {"my.so", true},
        {"./a=b/my.so", true},
        {"./my", true},
        {"random", false},
        {"expr=Main.a/Main.b", false},
        {"expr=Main.so", false},
        {".so", false},
        {"", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        CU_ASSERT_EQUAL(plugin_is_path(cases[i].text, strlen(cases[i].text)), cases[i].is_path);
}

const Test expression_suite[] = {
    TEST(nothing_has_a_value_before_its_class_is_initialized),
    TEST(fields_are_found_wherever_they_are),
    TEST(booleans_count_as_numbers_in_sums),
    TEST(what_is_too_deep_or_too_long_is_refused),
    TEST(long_sums_and_chains_are_no_problem),
    TEST(the_default_counts_where_there_is_no_finite_value),
    TEST(a_reference_guides_nowhere),
    TEST(a_plug_in_is_known_by_its_path),
    {0},
};
