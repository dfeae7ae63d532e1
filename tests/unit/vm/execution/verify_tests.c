/* What clew.Verify leaves outside of states: hints about the last step, and counters. */
#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"
#include "vm/loading/verify_counters.h"

enum { CLASS = ACC_PUBLIC | ACC_SUPER, MAIN = ACC_PUBLIC | ACC_STATIC };

#define CHOOSE "iconst_1 | invokestatic clew/Verify.random (I)I | "

static void hints_are_of_the_last_step_only(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Hints", "java/lang/Object", CLASS);
    fixture_method(&builder, MAIN, "main", "([Ljava/lang/String;)V",
                   CHOOSE "invokestatic clew/Verify.interesting (Z)V | " CHOOSE "pop | " CHOOSE
                          "invokestatic clew/Verify.boring (Z)V | return");
    fixture_define(&fixture, &builder);
    Vm *vm = fixture_start(&fixture, "Hints", (VmOptions){0});
    vm_begin(vm);
    CU_ASSERT_EQUAL(vm_interest(vm), INTEREST_NONE);
    vm_take(vm, 1);
    CU_ASSERT_EQUAL(vm_interest(vm), INTEREST_INTERESTING);
    vm_take(vm, 0);
    CU_ASSERT_EQUAL(vm_interest(vm), INTEREST_NONE);
    vm_take(vm, 1);
    CU_ASSERT_EQUAL(vm_interest(vm), INTEREST_BORING);
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void counters_go_back_to_their_mark(void)
{
    Counters *counters = counters_create();
    counters_set(counters, 3, 7);
    counters_mark(counters);
    CU_ASSERT_EQUAL(counters_increment(counters, 3), 8);
    CU_ASSERT_EQUAL(counters_increment(counters, COUNTERS_MAX - 1), 1);
    counters_set(counters, 0, INT32_MAX);
    CU_ASSERT_EQUAL(counters_increment(counters, 0), INT32_MIN);
    counters_rewind(counters);
    CU_ASSERT_EQUAL(counters_get(counters, 3), 7);
    CU_ASSERT_EQUAL(counters_get(counters, 0), 0);
    CU_ASSERT_EQUAL(counters_get(counters, COUNTERS_MAX - 1), 0);
    counters_destroy(counters);
}

const Test verify_suite[] = {
    TEST(hints_are_of_the_last_step_only),
    TEST(counters_go_back_to_their_mark),
    {0},
};
