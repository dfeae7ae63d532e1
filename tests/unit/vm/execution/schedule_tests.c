/* Whole runs: the same seed gives the same run, VMs do not disturb each other, limits hold. */
#include <stdlib.h>
#include <string.h>

#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"

enum { CLASS = ACC_PUBLIC | ACC_SUPER, MAIN = ACC_PUBLIC | ACC_STATIC };

#define MAIN_TYPE "([Ljava/lang/String;)V"
#define OUT       "getstatic java/lang/System.out Ljava/io/PrintStream; | "
#define PRINTLN   "invokevirtual java/io/PrintStream.println (I)V"

/* Three threads add to `sum` what they read from it a while ago, twenty times each; main prints the sum. */
static void define_race(Fixture *fixture)
{
    ClassBuilder builder = fixture_class("Race", "java/lang/Thread", CLASS);
    builder_field(&builder, ACC_STATIC, "sum", "I");
    fixture_constructor(&builder, "java/lang/Thread");
    fixture_method(
        &builder, ACC_PUBLIC, "run", "()V",
        "iconst_0 | istore_1 | again: getstatic Race.sum I | istore_2 | invokestatic java/lang/Thread.yield ()V | "
        "iload_2 | iconst_1 | iadd | putstatic Race.sum I | iinc 1 1 | iload_1 | bipush 20 | if_icmplt again | return");
    fixture_method(
        &builder, MAIN, "main", MAIN_TYPE,
        "new Race | dup | invokespecial Race.<init> ()V | astore_1 | aload_1 | invokevirtual Race.start ()V | "
        "new Race | dup | invokespecial Race.<init> ()V | astore_2 | aload_2 | invokevirtual Race.start ()V | "
        "new Race | invokespecial Race.<init> ()V | "
        "aload_1 | invokevirtual Race.join ()V | aload_2 | invokevirtual Race.join ()V | " OUT
        "getstatic Race.sum I | " PRINTLN " | return");
    fixture_define(fixture, &builder);
}

static int sum_of(Fixture *fixture, uint64_t seed)
{
    Vm *vm = fixture_start(fixture, "Race", (VmOptions){.seed = seed});
    CU_ASSERT_EQUAL(vm_run(vm), VM_ENDED);
    char *text = fixture_output(vm);
    int sum = atoi(text);
    free(text);
    vm_destroy(vm);
    return sum;
}

static void the_same_seed_gives_the_same_run(void)
{
    Fixture fixture = fixture_open();
    define_race(&fixture);
    int different = 0;
    for (uint64_t seed = 0; seed < 12; seed++) {
        int sum = sum_of(&fixture, seed);
        CU_ASSERT(sum >= 2 && sum <= 40);
        CU_ASSERT_EQUAL(sum_of(&fixture, seed), sum);
        different += sum != sum_of(&fixture, seed + 1);
    }
    CU_ASSERT(different > 0);
    fixture_close(&fixture);
}

static void another_program_gives_the_same_run(void)
{
    Fixture one = fixture_open(), two = fixture_open();
    define_race(&one);
    define_race(&two);
    for (uint64_t seed = 0; seed < 5; seed++)
        CU_ASSERT_EQUAL(sum_of(&one, seed), sum_of(&two, seed));
    fixture_close(&one);
    fixture_close(&two);
}

/* Runs a VM a little further; true when it has ended. */
static bool go_on(Vm *vm)
{
    vm->options.max_steps += 50;
    VmEnd end = vm_run(vm);
    CU_ASSERT(end == VM_LIMIT || end == VM_ENDED);
    return end != VM_LIMIT;
}

static void two_vms_share_a_program_and_take_turns(void)
{
    Fixture fixture = fixture_open();
    define_race(&fixture);
    Vm *vms[] = {fixture_start(&fixture, "Race", (VmOptions){.seed = 3}),
                 fixture_start(&fixture, "Race", (VmOptions){.seed = 4})};
    bool ended[2] = {false, false};
    while (!ended[0] || !ended[1])
        for (int i = 0; i < 2; i++)
            ended[i] = ended[i] || go_on(vms[i]);
    for (int i = 0; i < 2; i++) {
        char *text = fixture_output(vms[i]);
        CU_ASSERT_EQUAL(atoi(text), sum_of(&fixture, (uint64_t)(3 + i)));
        free(text);
        vm_destroy(vms[i]);
    }
    fixture_close(&fixture);
}

static void an_endless_loop_meets_its_limit(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Loop", "java/lang/Object", CLASS);
    fixture_method(&builder, MAIN, "main", MAIN_TYPE, "again: goto again");
    fixture_define(&fixture, &builder);
    Vm *vm = fixture_start(&fixture, "Loop", (VmOptions){.max_steps = 100000});
    CU_ASSERT_EQUAL(vm_run(vm), VM_LIMIT);
    CU_ASSERT(vm->schedule.jumps_and_calls >= 90000 && vm->schedule.jumps_and_calls <= 130000);
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void waiting_for_nobody_is_a_deadlock(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Stuck", "java/lang/Object", CLASS);
    fixture_method(
        &builder, MAIN, "main", MAIN_TYPE,
        "aload_0 | dup | astore_1 | monitorenter | aload_1 | invokevirtual java/lang/Object.wait ()V | aload_1 | monitorexit | return");
    fixture_define(&fixture, &builder);
    Vm *vm = fixture_start(&fixture, "Stuck", (VmOptions){0});
    CU_ASSERT_EQUAL(vm_run(vm), VM_DEADLOCK);
    Bytes text = {0};
    vm_describe_deadlock(vm, &text);
    bytes_add_u1(&text, 0);
    assert_contains((const char *)text.data, "\"main\" waits to be notified on String[]#1");
    assert_contains((const char *)text.data, "at Stuck.main");
    bytes_free(&text);
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void sleeping_takes_no_real_time(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Sleeper", "java/lang/Object", CLASS);
    fixture_method(&builder, MAIN, "main", MAIN_TYPE,
                   "ldc2_w long 86400000000 | invokestatic java/lang/Thread.sleep (J)V | return");
    fixture_define(&fixture, &builder);
    Vm *vm = fixture_start(&fixture, "Sleeper", (VmOptions){0});
    CU_ASSERT_EQUAL(vm_run(vm), VM_ENDED);
    CU_ASSERT(vm->time.clock >= 86400000000 * 1000000);
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void a_heap_too_small_to_begin_is_a_message(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Nothing", "java/lang/Object", CLASS);
    fixture_method(&builder, MAIN, "main", MAIN_TYPE, "return");
    fixture_define(&fixture, &builder);
    Error error = {""};
    char *arguments[] = {(char *)"x"};
    Vm *vm = fixture_vm(&fixture, (VmOptions){.max_heap = 1});
    CU_ASSERT_FALSE(vm_start(vm, "Nothing", 1, arguments, &error));
    assert_contains(error.text, "heap is too small");
    vm_destroy(vm);
    fixture_close(&fixture);
}

const Test schedule_suite[] = {
    TEST(the_same_seed_gives_the_same_run),       TEST(another_program_gives_the_same_run),
    TEST(two_vms_share_a_program_and_take_turns), TEST(an_endless_loop_meets_its_limit),
    TEST(waiting_for_nobody_is_a_deadlock),       TEST(sleeping_takes_no_real_time),
    TEST(a_heap_too_small_to_begin_is_a_message), {0}};
