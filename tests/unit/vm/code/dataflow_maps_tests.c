/* The maps that the dataflow pass gives: depth, references, live locals, reachability. */
#include <string.h>

#include "tests/unit/suite.h"
#include "tests/unit/vm/code/dataflow_cases.h"

static void references_are_marked_in_locals_and_on_the_stack(void)
{
    /* Slots: locals 0 to 3 (int, Dog, long), stack from 4. */
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE("(ILDog;J)V", 4, 4, "aload_1 | iload_0 | aconst_null | new Dog | pop2 | pop2 | return"), &arena);
    CU_ASSERT_EQUAL(flow->map_words, 1);
    expect_map(flow->states[0].references, "01000000");
    expect_map(flow->states[1].references, "01001000");
    expect_map(flow->states[2].references, "01001000");
    expect_map(flow->states[3].references, "01001010");
    expect_map(flow->states[6].references, "01001011");
    expect_map(flow->states[8].references, "01000000");
    CU_ASSERT_EQUAL(flow->states[6].depth, 4);
    CU_ASSERT_EQUAL(flow->states[8].depth, 0);
    arena_free(&arena);
}

static void uninitialized_this_is_a_reference(void)
{
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE("()V", 1, 1, "aload_0 | invokespecial Animal.<init> ()V | return", .name = "<init>"), &arena);
    expect_map(flow->states[0].references, "10");
    expect_map(flow->states[1].references, "11");
    expect_map(flow->states[4].references, "10");
    arena_free(&arena);
}

static void a_local_that_differs_between_paths_is_no_reference(void)
{
    /* 0 iload_0, 1 ifeq 9, 4 aconst_null, 5 astore_1, 6 goto 11, 9 iconst_0, 10 istore_1, 11 nop. */
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE(
            "(I)V", 1, 2,
            "iload_0 | ifeq other | aconst_null | astore_1 | goto out | other: iconst_0 | istore_1 | out: nop | return"),
        &arena);
    expect_map(flow->states[6].references, "010");
    expect_map(flow->states[11].references, "000");
    expect_map(flow->states[11].live, "00");
    arena_free(&arena);
}

static void locals_are_live_until_last_read(void)
{
    /* 0 iload_0, 1 istore_1, 2 lload_2, 3 pop2, 4 iload_1, 5 pop, 6 return. */
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE("(IIJ)V", 2, 4, "iload_0 | istore_1 | lload_2 | pop2 | iload_1 | pop | return"), &arena);
    expect_map(flow->states[0].live, "1011");
    expect_map(flow->states[1].live, "0011");
    expect_map(flow->states[2].live, "0111");
    expect_map(flow->states[3].live, "0100");
    expect_map(flow->states[5].live, "0000");
    arena_free(&arena);
}

static void loops_keep_their_variables_alive(void)
{
    /* 0 iload_0, 1 ifeq 10, 4 iinc, 7 goto 0, 10 return. */
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE("(I)V", 2, 1, "loop: iload_0 | ifeq out | iinc 0 -1 | goto loop | out: return"), &arena);
    expect_map(flow->states[4].live, "1");
    expect_map(flow->states[7].live, "1");
    expect_map(flow->states[10].live, "0");
    arena_free(&arena);
}

static void counting_a_variable_that_nobody_reads_does_not_keep_it_alive(void)
{
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE("(II)V", 2, 2, "loop: iload_0 | ifeq out | iinc 1 1 | goto loop | out: return"), &arena);
    expect_map(flow->states[0].live, "10");
    arena_free(&arena);
}

static void what_a_handler_reads_is_live_in_all_that_it_covers(void)
{
    /* 0 iconst_0, 1 istore_0, 2 nop, 3 return, 4 pop, 5 iload_0, 6 pop, 7 return; the handler covers 0 to 2.
     */
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE("(I)V", 1, 1,
             "start: iconst_0 | istore_0 | nop | end: return | handler: pop | iload_0 | pop | return | "
             ".catch start end handler any"),
        &arena);
    expect_map(flow->states[0].live, "1");
    expect_map(flow->states[1].live, "1");
    expect_map(flow->states[2].live, "1");
    expect_map(flow->states[3].live, "0");
    expect_map(flow->states[5].live, "1");
    CU_ASSERT_EQUAL(flow->states[4].depth, 1);
    expect_map(flow->states[4].references, "01");
    arena_free(&arena);
}

static void code_that_is_not_reached_is_said_to_be_so(void)
{
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(CASE("()V", 1, 0, "goto out | iadd | out: return"), &arena);
    CU_ASSERT(flow->states[0].reachable && !flow->states[1].reachable && !flow->states[3].reachable);
    CU_ASSERT(flow->states[4].reachable);
    CU_ASSERT_PTR_NULL(flow->variants);
    arena_free(&arena);
}

static void maps_may_need_more_than_one_word(void)
{
    Arena arena = {0};
    const Dataflow *flow =
        case_dataflow(CASE("()V", 2, 130, "aconst_null | astore 129 | aload 129 | pop | return"), &arena);
    CU_ASSERT_EQUAL(flow->map_words, 3);
    CU_ASSERT_EQUAL(flow->states[3].references[2], 2);
    CU_ASSERT_EQUAL(flow->states[3].live[2], 2);
    CU_ASSERT_EQUAL(flow->states[5].references[2], 6);
    CU_ASSERT_EQUAL(flow->states[5].live[2], 0);
    arena_free(&arena);
}

static void equal_maps_are_stored_once(void)
{
    Arena arena = {0};
    const Dataflow *flow =
        case_dataflow(CASE("(LDog;)V", 2, 1, "nop | iconst_0 | pop | nop | return"), &arena);
    CU_ASSERT_PTR_EQUAL(flow->states[0].references, flow->states[4].references);
    CU_ASSERT_PTR_EQUAL(flow->states[0].live, flow->states[4].live);
    arena_free(&arena);
}

const Test dataflow_maps_suite[] = {TEST(references_are_marked_in_locals_and_on_the_stack),
                                    TEST(uninitialized_this_is_a_reference),
                                    TEST(a_local_that_differs_between_paths_is_no_reference),
                                    TEST(locals_are_live_until_last_read),
                                    TEST(loops_keep_their_variables_alive),
                                    TEST(counting_a_variable_that_nobody_reads_does_not_keep_it_alive),
                                    TEST(what_a_handler_reads_is_live_in_all_that_it_covers),
                                    TEST(code_that_is_not_reached_is_said_to_be_so),
                                    TEST(maps_may_need_more_than_one_word),
                                    TEST(equal_maps_are_stored_once),
                                    {0}};
