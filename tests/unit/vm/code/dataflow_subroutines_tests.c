/* Subroutines of old class files (jsr and ret), and that what a caller keeps in its locals is known inside
 * them. */
#include <stdio.h>
#include <string.h>

#include "tests/unit/suite.h"
#include "tests/unit/vm/code/dataflow_cases.h"
#include "tests/unit/vm/code/dataflow_walk.h"

#define OLD .old = true

static void a_subroutine_returns_to_each_caller_with_its_own_locals(void)
{
    /* Local 1 is an int for one caller and a reference for the other; the subroutine does not touch it. */
    ACCEPT("(I)V", 2, 4,
           "iload_0 | ifeq other | iconst_1 | istore_1 | jsr sub | iload_1 | pop | return | "
           "other: aconst_null | astore_1 | jsr sub | aload_1 | pop | return | "
           "sub: astore_3 | nop | ret 3",
           OLD);
    REFUSE("iload_1 expects int, found nothing usable", "(I)V", 2, 4,
           "iload_0 | ifeq other | iconst_1 | istore_1 | jsr sub | return | other: jsr sub | return | "
           "sub: astore_3 | iload_1 | pop | ret 3",
           OLD);
}

static void what_a_subroutine_stores_its_callers_find(void)
{
    ACCEPT("(I)I", 2, 4, "jsr sub | iload_1 | ireturn | sub: astore_3 | iconst_1 | istore_1 | ret 3", OLD);
    REFUSE("iload_1 expects int, found float", "(I)I", 2, 4,
           "iconst_0 | istore_1 | jsr sub | iload_1 | ireturn | sub: astore_3 | fconst_1 | fstore_1 | ret 3",
           OLD);
}

/* As old compilers translate try { return g(); } finally { h(); }. */
static void a_finally_block_is_called_from_every_exit(void)
{
    ACCEPT(
        "()I", 2, 4,
        "start: invokestatic T.g ()I | istore_0 | jsr sub | end: iload_0 | ireturn | "
        "handler: astore_1 | jsr sub | handled: aload_1 | athrow | sub: astore_2 | invokestatic T.h ()V | ret 2 | "
        ".catch start end handler any | .catch handler handled handler any",
        OLD);
}

static void subroutines_may_call_other_subroutines(void)
{
    ACCEPT("(I)V", 2, 4,
           "jsr outer | iload_0 | ifeq out | jsr outer | jsr_w inner | out: return | "
           "outer: astore_1 | jsr inner | jsr inner | ret 1 | inner: astore_2 | nop | wide ret 2",
           OLD);
}

static void a_subroutine_may_be_left_by_a_jump(void)
{
    /* continue inside finally: the return address is forgotten, and the loop may call again. */
    ACCEPT("(I)V", 2, 3,
           "loop: iload_0 | ifeq out | jsr sub | out: return | "
           "sub: astore_1 | iinc 0 -1 | iload_0 | ifeq loop | ret 1",
           OLD);
    ACCEPT("(I)V", 2, 3, "jsr sub | sub: pop | return", OLD);
}

static void a_subroutine_does_not_call_itself(void)
{
    REFUSE("the subroutine at offset 4 calls itself", "(I)V", 3, 3,
           "jsr sub | return | sub: iload_0 | ifeq out | jsr sub | out: astore_1 | ret 1", OLD);
    REFUSE("the subroutine at offset 4 calls itself", "(I)V", 3, 3,
           "jsr sub | return | sub: jsr_w other | astore_1 | ret 1 | other: jsr sub | astore_2 | ret 2", OLD);
    /* The second call overwrites the first one's return address. */
    REFUSE("ret expects a return address, found nothing usable", "(I)V", 2, 3,
           "jsr sub | return | sub: astore_1 | iload_0 | ifeq out | jsr sub | out: ret 1", OLD);
}

static void return_addresses_are_no_references(void)
{
    REFUSE("aload_1 expects a reference, found return address", "()V", 2, 2,
           "jsr sub | return | sub: astore_1 | aload_1 | pop | ret 1", OLD);
    REFUSE("putstatic expects", "()V", 2, 2, "jsr sub | sub: putstatic T.x Ljava/lang/Object; | return", OLD);
    REFUSE("ifnull expects a reference, found return address", "()V", 2, 2,
           "jsr sub | sub: ifnull sub2 | sub2: return", OLD);
    REFUSE("ret expects a return address, found int", "(I)V", 2, 2, "ret 0", OLD);
    REFUSE("ret expects a return address, found nothing usable", "()V", 2, 2, "ret 1", OLD);
    REFUSE("return address", "(I)V", 2, 2, "jsr sub | return | sub: iconst_1 | iadd | pop | return", OLD);
}

static void a_return_address_is_used_once(void)
{
    REFUSE("ret expects a return address, found nothing usable", "()V", 2, 3,
           "jsr sub | ret 1 | sub: dup | astore_0 | astore_1 | ret 0", OLD);
}

static void a_stack_slot_is_a_return_address_on_all_paths_or_on_none(void)
{
    REFUSE("stack slot 0 at offset 8 is", "(I)V", 2, 3,
           "iload_0 | ifne call | iconst_0 | goto sub | sub: pop | return | call: jsr sub | return", OLD);
    REFUSE("stack slots on one path", "(I)V", 4, 3,
           "jsr sub | iconst_0 | jsr sub | pop | return | sub: astore_1 | ret 1", OLD);
}

static void a_jsr_at_the_end_of_the_code_has_nowhere_to_return_to(void)
{
    REFUSE("falls off the end", "()V", 2, 3, "goto call | sub: astore_1 | ret 1 | call: jsr sub", OLD);
    ACCEPT("()V", 2, 3, "goto call | sub: pop | return | call: jsr sub", OLD);
}

/* A frame for dataflow_state: the return offset in slot 3. */
static uint32_t slot_three(const void *frame, uint32_t slot)
{
    return slot == 3 ? *(const uint32_t *)frame : 0;
}

static void maps_inside_a_subroutine_depend_on_the_caller(void)
{
    /* Offsets: 0 iload_0, 1 ifeq, 4 iconst_1, 5 istore_1, 6 jsr, 9 iload_1, 10 pop, 11 return,
     * 12 aconst_null, 13 astore_1, 14 jsr, 17 aload_1, 18 pop, 19 return, 20 astore_3, 21 nop, 22 ret. */
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE("(I)V", 2, 4,
             "iload_0 | ifeq other | iconst_1 | istore_1 | jsr sub | iload_1 | pop | return | "
             "other: aconst_null | astore_1 | jsr sub | aload_1 | pop | return | sub: astore_3 | nop | ret 3",
             OLD),
        &arena);
    uint32_t first = 9, second = 17;
    const CodeState *number = dataflow_state(flow, 21, slot_three, &first);
    const CodeState *object = dataflow_state(flow, 21, slot_three, &second);
    expect_map(number->references, "0000");
    expect_map(object->references, "0100");
    expect_map(number->live, "0101");
    expect_map(object->live, "0101");
    expect_map(dataflow_state(flow, 17, slot_three, &first)->references, "0100");
    arena_free(&arena);
}

static void a_local_that_only_another_caller_wants_is_not_live(void)
{
    /* 0 jsr, 3 return (other caller), 4: ... */
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE(
            "(I)V", 2, 4,
            "iload_0 | ifeq other | jsr sub | return | other: iconst_1 | istore_1 | jsr sub | iload_1 | pop | return | "
            "sub: astore_3 | nop | ret 3",
            OLD),
        &arena);
    uint32_t first = 7, second = 13;
    expect_map(dataflow_state(flow, 17, slot_three, &first)->live, "0001");
    expect_map(dataflow_state(flow, 17, slot_three, &second)->live, "0101");
    arena_free(&arena);
}

/* Local 3 counts as live at `join`, because the ret of `last` might lead to the ret 3 of `sub`.  A frame that
 * comes from `plain` has any number there, so it must not be taken for one of the others. */
static void states_that_cannot_be_told_apart_become_one(void)
{
    /* 0 iload_0, 1 ifeq 40, 4 iload_0, 5 ifne 16, 8 aconst_null, 9 astore_1, 10 jsr, 13 nop, 14 nop, 15
     * return, 16 iconst_0, 17 istore_1, 18 jsr, 21 return, 22 sub, 28 other, 32 join. */
    Arena arena = {0};
    const Dataflow *flow = case_dataflow(
        CASE(
            "(I)V", 2, 7,
            "iload_0 | ifeq plain | iload_0 | ifne second | aconst_null | astore_1 | jsr sub | nop | nop | return | "
            "second: iconst_0 | istore_1 | jsr sub | return | sub: astore_3 | jsr other | ret 3 | "
            "other: pop | goto join | join: jsr last | return | last: astore 6 | ret 6 | "
            "plain: aconst_null | astore_1 | iconst_0 | istore_3 | goto join",
            OLD),
        &arena);
    CU_ASSERT(flow->states[32].reachable);
    CU_ASSERT_PTR_NULL(flow->variants[32]);
    expect_map(flow->states[32].references, "0000000");
    arena_free(&arena);
}

/* Each level calls the next twice, so that the number of contexts doubles with the depth. */
static void deeply_nested_subroutines_end_in_bounded_time(void)
{
    char code[4096] = "jsr s0 | return | ";
    for (int i = 0; i < 30; i++)
        snprintf(code + strlen(code), sizeof code - strlen(code),
                 "s%d: astore %d | jsr s%d | jsr s%d | ret %d | ", i, i, i + 1, i + 1, i);
    strcat(code, "s30: astore 30 | ret 30");
    REFUSE("the method is too large to check", "()V", 2, 31, code, OLD);
}

/* ---- random programs ---- */

/* Sections of random instructions: the first is the method's beginning, the others are subroutines, and one
 * exception handler.  Locals 0 to 3 hold values, 4 to 6 return addresses. */
enum { SECTIONS = 5, HANDLER = SECTIONS - 1, STATEMENTS = 6 };

static void add_section(char *text, size_t size, int section, uint64_t *random)
{
    size_t used = strlen(text);
    int address = 4 + (int)(random_next(random) % 3);
#define ADD(...) used += (size_t)snprintf(text + used, size - used, __VA_ARGS__)
    if (section == 0)
        for (int i = 0; i < 4; i++)
            ADD(random_next(random) % 2 ? "iconst_0 | istore %d | " : "aconst_null | astore %d | ", i);
    if (section == HANDLER)
        ADD("s%d: pop | ", section);
    else if (section > 0)
        ADD("s%d: astore %d | ", section, address);
    for (int i = 0; i < STATEMENTS; i++) {
        int local = (int)(random_next(random) % 4), to = (int)(random_next(random) % STATEMENTS);
        ADD("l%d_%d: ", section, i);
        switch (random_next(random) % 10) {
        case 0: ADD("iconst_0 | istore %d | ", local); break;
        case 1: ADD("aconst_null | astore %d | ", local); break;
        case 2: ADD("iload %d | pop | ", local); break;
        case 3: ADD("aload %d | pop | ", local); break;
        case 4: ADD("iconst_0 | ifeq l%d_%d | ", section, to); break;
        case 5: ADD("iconst_0 | ifeq l%d_%d | ", (int)(random_next(random) % SECTIONS), to); break;
        case 6:
        case 7:
        case 8: ADD("jsr s%d | ", 1 + (int)(random_next(random) % (SECTIONS - 2))); break;
        default: ADD("nop | ");
        }
    }
    if (section > 0 && section < HANDLER)
        ADD("ret %d | ", address);
    else
        ADD("return | ");
    if (section == HANDLER)
        ADD(".catch l%d_1 l%d_4 s%d any", (int)(random_next(random) % HANDLER), HANDLER, HANDLER);
#undef ADD
}

static void random_subroutines_keep_their_callers_apart(void)
{
    uint64_t random = 2463534242u;
    int accepted = 0;
    for (int round = 0; round < 4000; round++) {
        char code[4096] = "";
        for (int section = 0; section < SECTIONS; section++)
            add_section(code, sizeof code, section, &random);
        ClassFile *file = case_class(CASE("()V", 3, 7, code, OLD));
        Arena arena = {0};
        Error error = {""};
        const Dataflow *flow =
            dataflow_analyze(file, &file->methods[0], NULL, LIVE_MAY_BE_READ, &arena, &error);
        accepted += flow != NULL;
        if (flow != NULL && !walk_randomly(file, &file->methods[0], NULL, flow, &random, 1000))
            CU_FAIL(code);
        arena_free(&arena);
        classfile_free(file);
    }
    CU_ASSERT(accepted > 200);
}

const Test dataflow_subroutines_suite[] = {TEST(a_subroutine_returns_to_each_caller_with_its_own_locals),
                                           TEST(what_a_subroutine_stores_its_callers_find),
                                           TEST(a_finally_block_is_called_from_every_exit),
                                           TEST(subroutines_may_call_other_subroutines),
                                           TEST(a_subroutine_may_be_left_by_a_jump),
                                           TEST(a_subroutine_does_not_call_itself),
                                           TEST(return_addresses_are_no_references),
                                           TEST(a_return_address_is_used_once),
                                           TEST(a_stack_slot_is_a_return_address_on_all_paths_or_on_none),
                                           TEST(a_jsr_at_the_end_of_the_code_has_nowhere_to_return_to),
                                           TEST(maps_inside_a_subroutine_depend_on_the_caller),
                                           TEST(a_local_that_only_another_caller_wants_is_not_live),
                                           TEST(states_that_cannot_be_told_apart_become_one),
                                           TEST(deeply_nested_subroutines_end_in_bounded_time),
                                           TEST(random_subroutines_keep_their_callers_apart),
                                           {0}};
