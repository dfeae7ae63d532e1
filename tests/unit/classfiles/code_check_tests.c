/* Tests of classfiles/code_check.c: which code is refused, and with what message. */
#include <stdio.h>
#include <string.h>

#include "classfiles/opcodes.h"
#include "tests/unit/class_builder.h"
#include "tests/unit/suite.h"

enum { LOCALS = 4 };

/* Adds `code` as the method f()V and expects that it can be read, or the message when that is not NULL. */
static void expect(ClassBuilder *builder, const uint8_t *code, size_t length, const char *message)
{
    CodeParts parts = {.max_stack = 4, .max_locals = LOCALS, .code = code, .length = length};
    builder_method_with(builder, ACC_STATIC, "f", "()V", &parts);
    if (message)
        builder_expect_error(builder, message);
    else
        classfile_free(builder_expect_read(builder));
}

static void expect_alone(unsigned major, const uint8_t *code, size_t length, const char *message)
{
    ClassBuilder builder = builder_start();
    builder.major = major;
    expect(&builder, code, length, message);
}

#define CODE(...) \
    (uint8_t[]){__VA_ARGS__}, sizeof(uint8_t[]) { __VA_ARGS__ }
#define INDEX(constant) (uint8_t)((constant) >> 8), (uint8_t)(constant)

static void unknown_and_cut_instructions_are_refused(void)
{
    expect_alone(61, CODE(OP_nop, 202), "T.class (T, method f()V, offset 1): there is no instruction 202");
    expect_alone(61, CODE(OP_nop, OP_sipush, 0), "offset 1): sipush does not end within the code");
    expect_alone(61, CODE(OP_wide), "wide does not end within the code");
    expect_alone(61, CODE(OP_wide, OP_iadd, 0, 0), "wide cannot precede instruction 96");
}

static void jumps_lead_to_instructions(void)
{
    expect_alone(61, CODE(OP_goto, 0, 3, OP_return), NULL);
    expect_alone(61, CODE(OP_nop, OP_goto, 0, 99), "offset 1): goto jumps to 100, outside of the method");
    expect_alone(61, CODE(OP_goto, 0xFF, 0xFF), "goto jumps to -1, outside of the method");
    expect_alone(61, CODE(OP_goto, 0, 3), "goto jumps to 3, outside of the method");
    expect_alone(61, CODE(OP_goto, 0, 1), "goto jumps to 1, into the middle of an instruction");
    expect_alone(61, CODE(OP_goto_w, 0x7F, 0xFF, 0xFF, 0xFF),
                 "goto_w jumps to 2147483647, outside of the method");
    expect_alone(61, CODE(OP_iconst_0, OP_ifeq, 0xFF, 0xFF, OP_return), NULL);
}

static void switches_have_ordered_keys_and_good_targets(void)
{
    expect_alone(
        61, CODE(OP_tableswitch, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 20, OP_return), NULL);
    expect_alone(61,
                 CODE(OP_tableswitch, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 20, OP_return),
                 "tableswitch does not end within the code, or its bounds are out of order");
    expect_alone(61,
                 CODE(OP_tableswitch, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 19, OP_return),
                 "tableswitch jumps to 19, into the middle");
    expect_alone(61,
                 CODE(OP_tableswitch, 0, 0, 0, 0, 0, 0, 99, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 20, OP_return),
                 "tableswitch jumps to 99, outside");
    expect_alone(61,
                 CODE(OP_lookupswitch, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 2, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 28,
                      0, 0, 0, 5, 0, 0, 0, 28, OP_return),
                 NULL);
    expect_alone(61,
                 CODE(OP_lookupswitch, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 2, 0, 0, 0, 5, 0, 0, 0, 28, 0, 0, 0, 5,
                      0, 0, 0, 28, OP_return),
                 "lookupswitch has key 5 after key 5; keys must ascend");
    expect_alone(61, CODE(OP_lookupswitch, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, OP_return), NULL);
}

static void switch_padding_is_zero_in_old_classes(void)
{
    expect_alone(50, CODE(OP_lookupswitch, 0, 1, 0, 0, 0, 0, 12, 0, 0, 0, 0, OP_return),
                 "padding that is not 0");
    expect_alone(51, CODE(OP_lookupswitch, 0, 1, 0, 0, 0, 0, 12, 0, 0, 0, 0, OP_return), NULL);
}

static void local_variables_are_below_max_locals(void)
{
    expect_alone(61, CODE(OP_iload, LOCALS - 1, OP_return), NULL);
    expect_alone(61, CODE(OP_iload, LOCALS, OP_return), "iload uses local variable 4, but max_locals is 4");
    expect_alone(61, CODE(OP_lload, LOCALS - 1, OP_return), "lload uses local variable 4");
    expect_alone(61, CODE(OP_lload_2, OP_return), NULL);
    expect_alone(61, CODE(OP_dstore_3, OP_return), "dstore_3 uses local variable 4");
    expect_alone(61, CODE(OP_iinc, 200, 1, OP_return), "iinc uses local variable 200");
    expect_alone(61, CODE(OP_wide, OP_iload, 1, 0, OP_return), "iload uses local variable 256");
    expect_alone(61, CODE(OP_wide, OP_lload, 0, 3, OP_return), "lload uses local variable 4");
    expect_alone(61, CODE(OP_wide, OP_iinc, 0, 3, 1, 0, OP_return), NULL);
}

static void subroutines_are_for_old_classes(void)
{
    expect_alone(50, CODE(OP_jsr, 0, 4, OP_return, OP_astore_0, OP_ret, 0), NULL);
    expect_alone(51, CODE(OP_jsr, 0, 4, OP_return, OP_astore_0, OP_ret, 0), "jsr is not allowed");
    expect_alone(61, CODE(OP_wide, OP_ret, 0, 0), "ret is not allowed");
}

static void loads_need_loadable_constants_of_the_right_size(void)
{
    ClassBuilder builder = builder_start();
    unsigned number = builder_integer(&builder, 1), large = builder_long(&builder, 1);
    expect(&builder, CODE(OP_ldc, (uint8_t)number, OP_ldc2_w, INDEX(large), OP_ldc_w, INDEX(2), OP_return),
           NULL);
    builder = builder_start();
    large = builder_long(&builder, 1);
    expect(&builder, CODE(OP_ldc_w, INDEX(large), OP_return),
           "ldc_w needs a constant of kind that fits one slot, found Long");
    builder = builder_start();
    number = builder_integer(&builder, 1);
    expect(&builder, CODE(OP_ldc2_w, INDEX(number), OP_return),
           "ldc2_w needs a constant of kind Long or Double, found Integer");
    expect_alone(61, CODE(OP_ldc, 1, OP_return), "found Utf8");
    expect_alone(61, CODE(OP_ldc, 0, OP_return), "ldc names constant 0, which does not exist");
    expect_alone(48, CODE(OP_ldc, 2, OP_return), "found Class");
}

static void dynamic_constants_are_loaded_by_their_size(void)
{
    for (int two_slots = 0; two_slots < 2; two_slots++) {
        ClassBuilder builder = builder_start();
        unsigned member = builder_member(&builder, CONSTANT_METHOD, "B", "boot", "()V");
        unsigned handle = builder_handle(&builder, HANDLE_INVOKE_STATIC, member);
        builder_attribute(&builder, "BootstrapMethods", (uint8_t[]){0, 1, INDEX(handle), 0, 0}, 6);
        unsigned type = builder_name_and_type(&builder, "x", two_slots ? "J" : "I");
        unsigned constant = builder_indexes(&builder, CONSTANT_DYNAMIC, 0, type);
        expect(&builder, CODE(OP_ldc2_w, INDEX(constant), OP_return), two_slots ? NULL : "found Dynamic");
    }
}

static void member_instructions_need_member_constants(void)
{
    ClassBuilder builder = builder_start();
    unsigned field = builder_member(&builder, CONSTANT_FIELD, "A", "f", "I");
    unsigned method = builder_member(&builder, CONSTANT_METHOD, "A", "f", "()V");
    expect(&builder, CODE(OP_getstatic, INDEX(field), OP_invokestatic, INDEX(method), OP_return), NULL);
    expect_alone(61, CODE(OP_getfield, INDEX(2), OP_return),
                 "getfield needs a constant of kind Field, found Class");
    expect_alone(61, CODE(OP_invokevirtual, INDEX(2), OP_return),
                 "invokevirtual needs a constant of kind Method, found Class");
    expect_alone(61, CODE(OP_invokedynamic, INDEX(2), 0, 0),
                 "invokedynamic needs a constant of kind InvokeDynamic, found Class");
    for (unsigned major = 51; major <= 52; major++) {
        builder = builder_start();
        builder.major = major;
        method = builder_member(&builder, CONSTANT_INTERFACE_METHOD, "A", "f", "()V");
        expect(&builder, CODE(OP_invokestatic, INDEX(method), OP_return),
               major == 51 ? "found InterfaceMethod" : NULL);
    }
}

static void only_invokespecial_calls_constructors(void)
{
    ClassBuilder builder = builder_start();
    unsigned method = builder_member(&builder, CONSTANT_METHOD, "A", "<init>", "()V");
    expect(&builder, CODE(OP_invokespecial, INDEX(method), OP_return), NULL);
    builder = builder_start();
    method = builder_member(&builder, CONSTANT_METHOD, "A", "<init>", "()V");
    expect(&builder, CODE(OP_invokevirtual, INDEX(method), OP_return), "invokevirtual cannot call <init>");
}

static void invokeinterface_counts_its_arguments(void)
{
    for (unsigned count = 3; count <= 5; count++) {
        ClassBuilder builder = builder_start();
        unsigned method = builder_member(&builder, CONSTANT_INTERFACE_METHOD, "A", "f", "(JI)V");
        expect(&builder, CODE(OP_invokeinterface, INDEX(method), (uint8_t)count, 0, OP_return),
               count == 4 ? NULL : "but must have 4 and 0");
    }
}

static void arrays_are_made_with_known_types_and_dimensions(void)
{
    expect_alone(61, CODE(OP_newarray, 3, OP_return), "newarray has type 3; known are 4 to 11");
    expect_alone(61, CODE(OP_newarray, 12, OP_return), "newarray has type 12");
    expect_alone(61, CODE(OP_newarray, 11, OP_return), NULL);
    expect_alone(61, CODE(OP_multianewarray, INDEX(2), 1, OP_return),
                 "multianewarray makes 1 dimensions of T");
    for (uint8_t dimensions = 0; dimensions <= 3; dimensions++) {
        ClassBuilder builder = builder_start();
        unsigned array = builder_class(&builder, "[[I");
        expect(&builder, CODE(OP_multianewarray, INDEX(array), dimensions, OP_return),
               dimensions == 1 || dimensions == 2 ? NULL : "dimensions of [[I");
    }
    ClassBuilder builder = builder_start();
    unsigned array = builder_class(&builder, "[[I");
    expect(&builder, CODE(OP_new, INDEX(array), OP_return), "new cannot make an array, [[I");
}

static void exception_ranges_begin_and_end_at_instructions(void)
{
    static const struct {
        unsigned start, end, handler;
        const char *message;
    } known[] = {
        {0, 3, 3, NULL},
        {0, 4, 0, NULL},
        {1, 3, 3, "starts of instructions"},
        {0, 2, 3, "starts of instructions"},
        {0, 3, 1, "starts of instructions"},
        {3, 3, 0, "exception table: range 3 to 3"},
        {0, 5, 0, "in code of 4 bytes"},
        {0, 3, 4, "in code of 4 bytes"},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        ClassBuilder builder = builder_start();
        static const uint8_t code[] = {OP_sipush, 0, 0, OP_return};
        CodeParts parts = {.code = code, .length = sizeof code, .exceptions = {.count = 1}};
        bytes_add_u2(&parts.exceptions.entries, known[i].start);
        bytes_add_u2(&parts.exceptions.entries, known[i].end);
        bytes_add_u2(&parts.exceptions.entries, known[i].handler);
        bytes_add_u2(&parts.exceptions.entries, 0);
        builder_method_with(&builder, ACC_STATIC, "f", "()V", &parts);
        if (known[i].message)
            builder_expect_error(&builder, known[i].message);
        else
            classfile_free(builder_expect_read(&builder));
    }
}

const Test code_check_suite[] = {
    TEST(unknown_and_cut_instructions_are_refused),
    TEST(jumps_lead_to_instructions),
    TEST(switches_have_ordered_keys_and_good_targets),
    TEST(switch_padding_is_zero_in_old_classes),
    TEST(local_variables_are_below_max_locals),
    TEST(subroutines_are_for_old_classes),
    TEST(loads_need_loadable_constants_of_the_right_size),
    TEST(dynamic_constants_are_loaded_by_their_size),
    TEST(member_instructions_need_member_constants),
    TEST(only_invokespecial_calls_constructors),
    TEST(invokeinterface_counts_its_arguments),
    TEST(arrays_are_made_with_known_types_and_dimensions),
    TEST(exception_ranges_begin_and_end_at_instructions),
    {0},
};
