/* Tests of classfiles/opcodes.c and the table behind it. */
#include "classfiles/opcodes.h"
#include "tests/unit/suite.h"

static uint32_t length_of(const uint8_t *code, uint32_t length) { return opcode_length(code, 0, length); }

static void the_table_has_every_instruction_once_and_in_order(void)
{
    int expected = 0;
#define OPCODE(number, name, format) CU_ASSERT_EQUAL(number, expected++);
#include "classfiles/opcodes.def"
    CU_ASSERT_EQUAL(expected, OPCODE_COUNT);
    CU_ASSERT_STRING_EQUAL(opcode_name(0), "nop");
    CU_ASSERT_STRING_EQUAL(opcode_name(177), "return");
    CU_ASSERT_STRING_EQUAL(opcode_name(186), "invokedynamic");
    CU_ASSERT_STRING_EQUAL(opcode_name(201), "jsr_w");
    CU_ASSERT_PTR_NULL(opcode_name(202));
}

static void instructions_with_fixed_operands_have_fixed_lengths(void)
{
    static const struct {
        uint8_t opcode;
        uint32_t length;
    } known[] = {
        {OP_iadd, 1},           {OP_bipush, 2},
        {OP_sipush, 3},         {OP_ldc, 2},
        {OP_ldc2_w, 3},         {OP_iinc, 3},
        {OP_goto, 3},           {OP_goto_w, 5},
        {OP_invokevirtual, 3},  {OP_invokeinterface, 5},
        {OP_invokedynamic, 5},  {OP_newarray, 2},
        {OP_multianewarray, 4}, {OP_ret, 2},
        {OP_ifnull, 3},         {OP_instanceof, 3},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        uint8_t code[8] = {known[i].opcode};
        CU_ASSERT_EQUAL(length_of(code, sizeof code), known[i].length);
        CU_ASSERT_EQUAL(length_of(code, known[i].length), known[i].length);
        CU_ASSERT_EQUAL(length_of(code, known[i].length - 1), 0);
    }
}

static void unknown_instructions_have_no_length(void)
{
    for (unsigned opcode = OPCODE_COUNT; opcode < 256; opcode++) {
        uint8_t code[8] = {(uint8_t)opcode};
        CU_ASSERT_EQUAL(length_of(code, sizeof code), 0);
    }
}

static void wide_lengthens_local_variable_instructions_only(void)
{
    CU_ASSERT_EQUAL(length_of((uint8_t[]){OP_wide, OP_iload, 1, 0}, 4), 4);
    CU_ASSERT_EQUAL(length_of((uint8_t[]){OP_wide, OP_ret, 1, 0}, 4), 4);
    CU_ASSERT_EQUAL(length_of((uint8_t[]){OP_wide, OP_iinc, 1, 0, 1, 0}, 6), 6);
    CU_ASSERT_EQUAL(length_of((uint8_t[]){OP_wide, OP_iinc, 1, 0, 1}, 5), 0);
    CU_ASSERT_EQUAL(length_of((uint8_t[]){OP_wide, OP_iadd, 0, 0}, 4), 0);
    CU_ASSERT_EQUAL(length_of((uint8_t[]){OP_wide, OP_wide, 0, 0}, 4), 0);
    CU_ASSERT_EQUAL(length_of((uint8_t[]){OP_wide, 255, 0, 0}, 4), 0);
    CU_ASSERT_EQUAL(length_of((uint8_t[]){OP_wide}, 1), 0);
}

static void switches_are_padded_to_a_multiple_of_four(void)
{
    uint8_t code[32] = {OP_nop, OP_lookupswitch, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    CU_ASSERT_EQUAL(opcode_length(code, 1, 20), 19);
    CU_ASSERT_EQUAL(opcode_length(code, 1, 19), 0);
    code[11] = 0;
    CU_ASSERT_EQUAL(opcode_length(code, 1, 12), 11);
    uint8_t table[32] = {OP_tableswitch, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1};
    CU_ASSERT_EQUAL(length_of(table, 28), 28);
    CU_ASSERT_EQUAL(length_of(table, 27), 0);
}

static void switches_with_absurd_bounds_have_no_length(void)
{
    uint8_t lookup[16] = {OP_lookupswitch, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF};
    CU_ASSERT_EQUAL(length_of(lookup, sizeof lookup), 0);
    lookup[8] = 0x7F;
    CU_ASSERT_EQUAL(length_of(lookup, sizeof lookup), 0);
    uint8_t all[16] = {OP_tableswitch, 0, 0, 0, 0, 0, 0, 0, 0x80, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF};
    CU_ASSERT_EQUAL(length_of(all, sizeof all), 0);
    uint8_t reversed[20] = {OP_tableswitch, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1};
    CU_ASSERT_EQUAL(length_of(reversed, sizeof reversed), 0);
}

static void the_local_variable_in_an_opcode_is_known(void)
{
    CU_ASSERT_EQUAL(opcode_fixed_local(OP_iload_0), 0);
    CU_ASSERT_EQUAL(opcode_fixed_local(OP_lload_3), 3);
    CU_ASSERT_EQUAL(opcode_fixed_local(OP_aload_2), 2);
    CU_ASSERT_EQUAL(opcode_fixed_local(OP_istore_1), 1);
    CU_ASSERT_EQUAL(opcode_fixed_local(OP_astore_3), 3);
}

const Test opcodes_suite[] = {
    TEST(the_table_has_every_instruction_once_and_in_order),
    TEST(instructions_with_fixed_operands_have_fixed_lengths),
    TEST(unknown_instructions_have_no_length),
    TEST(wide_lengthens_local_variable_instructions_only),
    TEST(switches_are_padded_to_a_multiple_of_four),
    TEST(switches_with_absurd_bounds_have_no_length),
    TEST(the_local_variable_in_an_opcode_is_known),
    {0},
};
