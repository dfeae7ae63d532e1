/* Tests of classfiles/reader_members.c and reader_code.c. */
#include <string.h>

#include "classfiles/opcodes.h"
#include "tests/unit/class_builder.h"
#include "tests/unit/suite.h"

static const uint8_t just_return[] = {OP_return};
static const CodeParts return_code = {.max_locals = 1, .code = just_return, .length = 1};

static void fields_are_read_with_their_constant_value(void)
{
    ClassBuilder builder = builder_start();
    unsigned value = builder_integer(&builder, 42);
    builder_field(&builder, ACC_PRIVATE | ACC_VOLATILE, "a", "[LA;");
    builder_field_with(&builder, ACC_STATIC | ACC_FINAL, "b", "C", "ConstantValue", value);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_EQUAL(file->field_count, 2);
    CU_ASSERT_STRING_EQUAL(file->fields[0].name, "a");
    CU_ASSERT_STRING_EQUAL(file->fields[0].descriptor, "[LA;");
    CU_ASSERT_EQUAL(file->fields[0].constant_value, 0);
    CU_ASSERT_EQUAL(file->fields[1].constant_value, value);
    classfile_free(file);
}

static void a_constant_value_must_fit_the_type(void)
{
    ClassBuilder builder = builder_start();
    builder_field_with(&builder, ACC_STATIC, "b", "J", "ConstantValue", builder_integer(&builder, 1));
    builder_expect_error(&builder, "(T, field b J): its constant value is Integer");
    builder = builder_start();
    builder_field_with(&builder, ACC_STATIC, "b", "LA;", "ConstantValue", builder_string(&builder, "x"));
    builder_expect_error(&builder, "its constant value is String");
    builder = builder_start();
    builder_field_with(&builder, ACC_STATIC, "b", "I", "ConstantValue", 0);
    builder_expect_error(&builder, "ConstantValue names constant 0");
}

static void a_constant_value_means_nothing_for_instance_fields(void)
{
    ClassBuilder builder = builder_start();
    builder_field_with(&builder, ACC_FINAL, "b", "J", "ConstantValue", builder_integer(&builder, 1));
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_EQUAL(file->fields[0].constant_value, 0);
    classfile_free(file);
}

static void field_flags_must_agree(void)
{
    static const unsigned bad[] = {ACC_PUBLIC | ACC_PRIVATE, ACC_PROTECTED | ACC_PRIVATE,
                                   ACC_FINAL | ACC_VOLATILE};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ClassBuilder builder = builder_start();
        builder_field(&builder, bad[i], "f", "I");
        builder_expect_error(&builder, "field flags");
    }
    ClassBuilder builder = builder_start();
    builder.flags = ACC_INTERFACE | ACC_ABSTRACT;
    builder_field(&builder, ACC_PUBLIC | ACC_STATIC, "f", "I");
    builder_expect_error(&builder, "field flags 0x0009");
}

static void members_are_declared_once(void)
{
    ClassBuilder builder = builder_start();
    builder_field(&builder, 0, "f", "I");
    builder_field(&builder, 0, "f", "J");
    classfile_free(builder_expect_read(&builder));
    builder = builder_start();
    builder_field(&builder, 0, "f", "I");
    builder_field(&builder, ACC_STATIC, "f", "I");
    builder_expect_error(&builder, "has two fields f I");
    builder = builder_start();
    builder_method(&builder, ACC_NATIVE, "f", "(I)V");
    builder_method(&builder, ACC_NATIVE, "f", "(I)V");
    builder_expect_error(&builder, "has two methods f (I)V");
}

static void member_names_and_types_are_checked(void)
{
    ClassBuilder builder = builder_start();
    builder_field(&builder, 0, "a.b", "I");
    builder_expect_error(&builder, "\"a.b\" is not the name of a field");
    builder = builder_start();
    builder_field(&builder, 0, "a", "V");
    builder_expect_error(&builder, "\"V\" is not the type of a field");
    builder = builder_start();
    builder_method(&builder, ACC_NATIVE, "<foo>", "()V");
    builder_expect_error(&builder, "\"<foo>\" is not the name of a method");
    builder = builder_start();
    builder_method(&builder, ACC_NATIVE, "foo", "I");
    builder_expect_error(&builder, "\"I\" is not the type of a method");
}

static void methods_have_code_unless_native_or_abstract(void)
{
    ClassBuilder builder = builder_start();
    builder_method(&builder, 0, "f", "()V");
    builder_expect_error(&builder, "(T, method f()V): has no code, but is neither native nor abstract");
    builder = builder_start();
    builder_method_with(&builder, ACC_NATIVE, "f", "()V", &return_code);
    builder_expect_error(&builder, "is native, but has code");
    builder = builder_start();
    builder_method_with(&builder, ACC_ABSTRACT, "f", "()V", &return_code);
    builder_expect_error(&builder, "is abstract, but has code");
    builder = builder_start();
    builder_method(&builder, ACC_ABSTRACT, "f", "()V");
    builder_method_with(&builder, 0, "g", "()V", &return_code);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_PTR_NULL(file->methods[0].code);
    CU_ASSERT_EQUAL(file->methods[1].code->length, 1);
    classfile_free(file);
}

static void method_flags_must_agree(void)
{
    static const struct {
        const char *name;
        unsigned flags;
    } bad[] = {
        {"f", ACC_PUBLIC | ACC_PROTECTED | ACC_NATIVE},
        {"f", ACC_ABSTRACT | ACC_FINAL},
        {"f", ACC_ABSTRACT | ACC_STATIC},
        {"f", ACC_ABSTRACT | ACC_PRIVATE},
        {"f", ACC_ABSTRACT | ACC_NATIVE},
        {"f", ACC_ABSTRACT | ACC_SYNCHRONIZED},
        {"<init>", ACC_STATIC},
        {"<init>", ACC_NATIVE},
        {"<init>", ACC_SYNCHRONIZED},
        {"<init>", ACC_ABSTRACT},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ClassBuilder builder = builder_start();
        builder_method(&builder, bad[i].flags, bad[i].name, "()V");
        builder_expect_error(&builder, "method flags");
    }
}

static void interface_methods_follow_the_rules_of_their_version(void)
{
    static const struct {
        unsigned flags, first;
    } known[] = {
        {ACC_PUBLIC | ACC_ABSTRACT, 45},
        {ACC_PUBLIC, 52},
        {ACC_PRIVATE, 52},
        {ACC_PUBLIC | ACC_STATIC, 52},
        {ACC_PRIVATE | ACC_STATIC, 52},
        {0, 100},
        {ACC_PROTECTED, 100},
        {ACC_PUBLIC | ACC_FINAL, 100},
        {ACC_PUBLIC | ACC_SYNCHRONIZED, 100},
        {ACC_PRIVATE | ACC_ABSTRACT, 100},
        {ACC_PUBLIC | ACC_PRIVATE, 100},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        for (unsigned major = 48; major <= 61; major += 13) {
            ClassBuilder builder = builder_start();
            builder.major = major;
            builder.flags = ACC_INTERFACE | ACC_ABSTRACT;
            if (known[i].flags & ACC_ABSTRACT)
                builder_method(&builder, known[i].flags, "f", "()V");
            else
                builder_method_with(&builder, known[i].flags, "f", "()V", &return_code);
            if (major >= known[i].first)
                classfile_free(builder_expect_read(&builder));
            else
                builder_expect_error(&builder, "method flags");
        }
    ClassBuilder builder = builder_start();
    builder.flags = ACC_INTERFACE | ACC_ABSTRACT;
    builder_method_with(&builder, ACC_PUBLIC, "<init>", "()V", &return_code);
    builder_expect_error(&builder, "an interface cannot have a constructor");
}

static void class_initializers_are_static_and_take_nothing(void)
{
    ClassBuilder builder = builder_start();
    builder_method_with(&builder, 0, "<clinit>", "()V", &return_code);
    builder_expect_error(&builder, "must be static");
    builder = builder_start();
    builder_method_with(&builder, ACC_STATIC, "<clinit>", "(I)V", &return_code);
    builder_expect_error(&builder, "must have the type ()V");
    builder = builder_start();
    builder.major = 50;
    builder_method_with(&builder, 0, "<clinit>", "()V", &return_code);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT(file->methods[0].flags & ACC_STATIC);
    classfile_free(file);
}

static void arguments_must_fit_into_the_locals(void)
{
    ClassBuilder builder = builder_start();
    CodeParts parts = return_code;
    parts.max_locals = 3;
    builder_method_with(&builder, 0, "f", "(J)V", &parts);
    classfile_free(builder_expect_read(&builder));
    builder = builder_start();
    builder_method_with(&builder, 0, "f", "(JI)V", &parts);
    builder_expect_error(&builder, "its arguments take 4 slots, but max_locals is 3");
}

static void code_has_1_to_65535_bytes(void)
{
    static uint8_t code[65536];
    ClassBuilder builder = builder_start();
    CodeParts parts = {.max_locals = 1, .code = code, .length = 0};
    builder_method_with(&builder, 0, "f", "()V", &parts);
    builder_expect_error(&builder, "the code has 0 bytes; it must have 1 to 65535");
    builder = builder_start();
    parts.length = 65536;
    builder_method_with(&builder, 0, "f", "()V", &parts);
    builder_expect_error(&builder, "the code has 65536 bytes");
    builder = builder_start();
    parts.length = 65535;
    builder_method_with(&builder, 0, "f", "()V", &parts);
    classfile_free(builder_expect_read(&builder));
}

/* A table attribute of the code whose content is u2 numbers, the first of which is the count. */
static void add_code_attribute(ClassBuilder *builder, CodeParts *parts, const char *name,
                               const unsigned *numbers, size_t count)
{
    parts->attributes.count++;
    bytes_add_u2(&parts->attributes.entries, builder_utf8(builder, name));
    bytes_add_u4(&parts->attributes.entries, (uint32_t)count * 2);
    for (size_t i = 0; i < count; i++)
        bytes_add_u2(&parts->attributes.entries, numbers[i]);
}

static void line_numbers_come_from_all_their_tables(void)
{
    ClassBuilder builder = builder_start();
    CodeParts parts = return_code;
    add_code_attribute(&builder, &parts, "LineNumberTable", (unsigned[]){1, 0, 7}, 3);
    add_code_attribute(&builder, &parts, "LineNumberTable", (unsigned[]){2, 0, 8, 0, 9}, 5);
    builder_method_with(&builder, 0, "f", "()V", &parts);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_EQUAL(file->methods[0].code->line_count, 3);
    CU_ASSERT_EQUAL(file->methods[0].code->lines[0].line, 7);
    CU_ASSERT_EQUAL(file->methods[0].code->lines[2].line, 9);
    classfile_free(file);
    builder = builder_start();
    parts = return_code;
    add_code_attribute(&builder, &parts, "LineNumberTable", (unsigned[]){1, 1, 7}, 3);
    builder_method_with(&builder, 0, "f", "()V", &parts);
    builder_expect_error(&builder, "line 7 starts at offset 1, outside of the code");
}

static void local_variables_lie_in_the_code_and_the_locals(void)
{
    static const struct {
        unsigned start, length, index;
        const char *message;
    } bad[] = {
        {4, 0, 0, "outside of the code"}, {1, 4, 0, "outside of the code"},
        {0, 1, 1, "but max_locals is 1"}, {2, 1, 0, "not both of which are starts of instructions"},
        {0, 2, 0, "not both of which"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ClassBuilder builder = builder_start();
        static const uint8_t code[] = {OP_sipush, 0, 0, OP_return};
        CodeParts parts = {.max_locals = 1, .code = code, .length = sizeof code};
        unsigned name = builder_utf8(&builder, "x"), type = builder_utf8(&builder, "I");
        add_code_attribute(&builder, &parts, "LocalVariableTable",
                           (unsigned[]){1, bad[i].start, bad[i].length, name, type, bad[i].index}, 6);
        builder_method_with(&builder, 0, "f", "()V", &parts);
        builder_expect_error(&builder, bad[i].message);
    }
}

const Test members_suite[] = {
    TEST(fields_are_read_with_their_constant_value),
    TEST(a_constant_value_must_fit_the_type),
    TEST(a_constant_value_means_nothing_for_instance_fields),
    TEST(field_flags_must_agree),
    TEST(members_are_declared_once),
    TEST(member_names_and_types_are_checked),
    TEST(methods_have_code_unless_native_or_abstract),
    TEST(method_flags_must_agree),
    TEST(interface_methods_follow_the_rules_of_their_version),
    TEST(class_initializers_are_static_and_take_nothing),
    TEST(arguments_must_fit_into_the_locals),
    TEST(code_has_1_to_65535_bytes),
    TEST(line_numbers_come_from_all_their_tables),
    TEST(local_variables_lie_in_the_code_and_the_locals),
    {0},
};
