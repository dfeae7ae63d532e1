/* Tests of coverage: programs whose blocks and branches are counted by hand. */
#include <string.h>

#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"
#include "vm/code/cover_map.h"
#include "vm/coverage.h"

enum { CLASS = ACC_PUBLIC | ACC_SUPER, MAIN = ACC_PUBLIC | ACC_STATIC };

#define MAIN_TYPE "([Ljava/lang/String;)V"

/* For i from 0 to 9: 0 goes to one target of the switch, 1 and 2 to another, the rest to a third. */
#define LOOP                                                                                                                             \
    "iconst_0 | istore_1 | again: iload_1 | tableswitch 0 other zero one one | zero: nop | goto on | one: nop | goto on | other: nop | " \
    "on: iinc 1 1 | iload_1 | bipush 10 | if_icmplt again | return"

/* The program's main thread is number 0. */
static Vm *run(Fixture *fixture, const char *name)
{
    Vm *vm = fixture_start(fixture, name, (VmOptions){0});
    CU_ASSERT_EQUAL(vm_run(vm), VM_ENDED);
    return vm;
}

static void expect(const CoverFigures *figures, unsigned instructions, unsigned all_instructions,
                   unsigned branches, unsigned all_branches)
{
    CU_ASSERT_EQUAL(figures->instructions, instructions);
    CU_ASSERT_EQUAL(figures->all_instructions, all_instructions);
    CU_ASSERT_EQUAL(figures->branches, branches);
    CU_ASSERT_EQUAL(figures->all_branches, all_branches);
}

static void every_outcome_of_a_branch_is_counted(void)
{
    Fixture fixture = fixture_open();
    coverage_begin(fixture.program);
    ClassBuilder builder = fixture_class("Loop", "java/lang/Object", CLASS);
    fixture_method(&builder, MAIN, "main", MAIN_TYPE, LOOP);
    Class *type = fixture_define(&fixture, &builder);
    Vm *vm = run(&fixture, "Loop");
    const CoverMap *map = fixture.program->cover;
    static const uint64_t counts[] = {7, 1, 2, 9,
                                      1}; /* the switch: default, 0, 1 and 2; the if: jumps, does not */
    CU_ASSERT_EQUAL_FATAL(map->branch_count, 5);
    for (uint32_t i = 0; i < 5; i++) {
        CU_ASSERT_EQUAL(coverage_count(vm->observers.coverage, COVER_BRANCHES, i, ANY_THREAD), counts[i]);
        CU_ASSERT_EQUAL(coverage_count(vm->observers.coverage, COVER_BRANCHES, i, 0), counts[i]);
        CU_ASSERT_EQUAL(coverage_count(vm->observers.coverage, COVER_BRANCHES, i, 1), 0);
    }
    CoverFigures figures = coverage_of_class(vm, type, ANY_THREAD);
    expect(&figures, 14, 14, 5, 5);
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void what_is_never_executed_counts_as_not_covered(void)
{
    Fixture fixture = fixture_open();
    coverage_begin(fixture.program);
    ClassBuilder builder = fixture_class("Part", "java/lang/Object", CLASS);
    fixture_method(&builder, MAIN, "main", MAIN_TYPE, "iconst_1 | ifne end | iconst_2 | pop | end: return");
    fixture_method(&builder, MAIN, "never", "()V", "iconst_1 | ifeq end | nop | end: return");
    Class *type = fixture_define(&fixture, &builder);
    Vm *vm = run(&fixture, "Part");
    CoverFigures figures = coverage_of_class(vm, type, ANY_THREAD);
    expect(&figures, 3, 9, 1, 4);
    uint32_t called, all;
    coverage_count_methods(fixture.program, &called, &all);
    CU_ASSERT_EQUAL(called, 1);
    CU_ASSERT_EQUAL(all, 2);
    vm_destroy(vm);
    fixture_close(&fixture);
}

/* A call that throws: what follows it in the same line of code was not executed. */
static void what_follows_a_call_that_throws_is_not_covered(void)
{
    Fixture fixture = fixture_open();
    coverage_begin(fixture.program);
    ClassBuilder builder = fixture_class("Thrower", "java/lang/Object", CLASS);
    fixture_method(&builder, MAIN, "fail", "()V", "iconst_0 | iconst_0 | idiv | pop | return");
    fixture_method(
        &builder, MAIN, "main", MAIN_TYPE,
        "start: invokestatic Thrower.fail ()V | nop | nop | end: return | handler: pop | return | .catch start end handler any");
    Class *type = fixture_define(&fixture, &builder);
    Vm *vm = run(&fixture, "Thrower");
    CoverFigures figures = coverage_of_class(vm, type, ANY_THREAD);
    expect(&figures, 5 + 3, 5 + 6, 0, 0); /* a block counts as soon as it is entered: fail's whole */
    vm_destroy(vm);
    fixture_close(&fixture);
}

/* Two threads, each with a loop of its own class over a volatile field. */
static void define_loopers(Fixture *fixture)
{
    ClassBuilder builder = fixture_class("Looper", "java/lang/Thread", CLASS);
    builder_field(&builder, ACC_STATIC | ACC_VOLATILE, "sum", "I");
    fixture_constructor(&builder, "java/lang/Thread");
    fixture_method(
        &builder, ACC_PUBLIC, "run", "()V",
        "iconst_0 | istore_1 | again: getstatic Looper.sum I | iconst_1 | iadd | putstatic Looper.sum I | iinc 1 1 | iload_1 | iconst_3 | "
        "if_icmplt again | return");
    fixture_method(
        &builder, MAIN, "main", MAIN_TYPE,
        "new Looper | dup | invokespecial Looper.<init> ()V | invokevirtual Looper.start ()V | "
        "new Looper | dup | invokespecial Looper.<init> ()V | invokevirtual Looper.start ()V | return");
    fixture_define(fixture, &builder);
}

static void the_branches_of_a_step_are_those_that_it_adds_to_the_counts(void)
{
    Fixture fixture = fixture_open();
    coverage_begin(fixture.program);
    define_loopers(&fixture);
    Vm *vm = fixture_start(&fixture, "Looper", (VmOptions){0});
    uint64_t logged[3][2] = {{0}}; /* by thread and branch */
    vm_begin(vm);
    for (int step = 0; vm_choice_count(vm) > 0; step++) {
        uint32_t count;
        vm_take(vm, step % vm_choice_count(vm));
        const CoverCount *taken = coverage_step(vm->observers.coverage, COVER_BRANCHES, &count);
        for (uint32_t i = 0; i < count; i++) {
            CU_ASSERT_FATAL(taken[i].thread < 3 && taken[i].number < 2);
            logged[taken[i].thread][taken[i].number] += taken[i].times;
        }
        for (uint32_t thread = 0; thread < 3; thread++)
            for (uint32_t branch = 0; branch < 2; branch++)
                CU_ASSERT_EQUAL(logged[thread][branch],
                                coverage_count(vm->observers.coverage, COVER_BRANCHES, branch, (int)thread));
    }
    CU_ASSERT_EQUAL(logged[1][0] + logged[1][1], 3);
    CU_ASSERT_EQUAL(logged[2][0] + logged[2][1], 3);
    CU_ASSERT_STRING_EQUAL(coverage_thread_name(vm->observers.coverage, 0), "main");
    CU_ASSERT_STRING_EQUAL(coverage_thread_name(vm->observers.coverage, 2), "Thread-1");
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void counts_go_back_to_the_mark(void)
{
    Fixture fixture = fixture_open();
    coverage_begin(fixture.program);
    define_loopers(&fixture);
    Vm *vm = fixture_start(&fixture, "Looper", (VmOptions){0});
    Class *type = program_class(fixture.program, "Looper");
    vm_begin(vm);
    coverage_mark(vm->observers.coverage);
    CoverFigures before = coverage_of_class(vm, type, ANY_THREAD);
    while (vm_choice_count(vm) > 0)
        vm_take(vm, 0);
    CoverFigures after = coverage_of_class(vm, type, ANY_THREAD);
    CU_ASSERT(after.branches == 2 && before.branches < 2 && before.instructions > 0);
    coverage_forget(vm->observers.coverage);
    after = coverage_of_class(vm, type, ANY_THREAD);
    expect(&after, (unsigned)before.instructions, (unsigned)before.all_instructions,
           (unsigned)before.branches, 2);
    vm_destroy(vm);
    fixture_close(&fixture);
}

const Test coverage_suite[] = {
    TEST(every_outcome_of_a_branch_is_counted),
    TEST(what_is_never_executed_counts_as_not_covered),
    TEST(what_follows_a_call_that_throws_is_not_covered),
    TEST(the_branches_of_a_step_are_those_that_it_adds_to_the_counts),
    TEST(counts_go_back_to_the_mark),
    {0},
};
