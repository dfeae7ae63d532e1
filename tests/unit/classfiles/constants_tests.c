/* Tests of classfiles/reader_constants.c. */
#include <string.h>

#include "tests/unit/class_builder.h"
#include "tests/unit/suite.h"

static void constants_are_looked_up_whatever_their_order(void)
{
    ClassBuilder builder = builder_start();
    unsigned next = builder.constants.count;
    builder_handle(&builder, HANDLE_INVOKE_STATIC, next + 1); /* all that follow are needed first */
    builder_indexes(&builder, CONSTANT_METHOD, next + 2, next + 3);
    builder_index(&builder, CONSTANT_CLASS, next + 4);
    builder_indexes(&builder, CONSTANT_NAME_AND_TYPE, next + 5, next + 6);
    builder_utf8(&builder, "a/B");
    builder_utf8(&builder, "f");
    builder_utf8(&builder, "(I)V");
    ClassFile *file = builder_expect_read(&builder);
    const Constant *handle = &file->constants[next];
    CU_ASSERT_EQUAL(handle->kind, CONSTANT_METHOD_HANDLE);
    CU_ASSERT_EQUAL(handle->handle_kind, HANDLE_INVOKE_STATIC);
    CU_ASSERT_STRING_EQUAL(handle->class_name, "a/B");
    CU_ASSERT_STRING_EQUAL(handle->name, "f");
    CU_ASSERT_STRING_EQUAL(handle->descriptor, "(I)V");
    CU_ASSERT_FALSE(handle->of_interface);
    classfile_free(file);
}

static void numbers_keep_their_bits(void)
{
    ClassBuilder builder = builder_start();
    unsigned number = builder_integer(&builder, -5), large = builder_long(&builder, -1234567890123);
    unsigned text = builder_string(&builder, "t\xC0\x80");
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_EQUAL(file->constants[number].number.i, -5);
    CU_ASSERT_EQUAL(file->constants[large].number.j, -1234567890123);
    CU_ASSERT_EQUAL(file->constants[large + 1].kind, CONSTANT_NONE);
    CU_ASSERT_STRING_EQUAL(file->constants[text].text, "t\xC0\x80");
    classfile_free(file);
}

static void a_long_at_the_end_has_no_second_half(void)
{
    ClassBuilder builder = builder_start();
    builder_long(&builder, 1);
    builder.constants.count--;
    builder_expect_error(&builder, "no room for its second half");
}

static void the_second_half_of_a_long_is_no_constant(void)
{
    ClassBuilder builder = builder_start();
    unsigned large = builder_long(&builder, 1);
    builder_index(&builder, CONSTANT_STRING, large + 1);
    builder_expect_error(&builder, "which does not exist");
}

static void the_pool_has_at_least_the_empty_constant(void)
{
    ClassBuilder builder = builder_start();
    builder.constants.count = 0;
    builder_expect_error(&builder, "the constant pool has the size 0");
}

static void unknown_kinds_are_refused(void)
{
    static const unsigned kinds[] = {0, 2, 13, 14, 21, 255};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        ClassBuilder builder = builder_start();
        builder_index(&builder, (ConstantKind)kinds[i], 1);
        builder_expect_error(&builder, "constant 5 has the unknown kind");
    }
}

static void kinds_need_the_version_they_came_with(void)
{
    static const struct {
        ConstantKind kind;
        unsigned before;
    } known[] = {
        {CONSTANT_METHOD_HANDLE, 50}, {CONSTANT_METHOD_TYPE, 50}, {CONSTANT_INVOKE_DYNAMIC, 50},
        {CONSTANT_DYNAMIC, 54},       {CONSTANT_MODULE, 52},      {CONSTANT_PACKAGE, 52},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        ClassBuilder builder = builder_start();
        builder.major = known[i].before;
        builder_indexes(&builder, known[i].kind, 1, 1);
        builder_expect_error(&builder, "needs class file version");
    }
}

static void module_constants_are_for_modules(void)
{
    ClassBuilder builder = builder_start();
    builder_index(&builder, CONSTANT_MODULE, 1);
    builder_expect_error(&builder, "is Module, but the class is no module");
}

static void an_index_must_lead_to_the_right_kind(void)
{
    ClassBuilder builder = builder_start();
    builder_index(&builder, CONSTANT_CLASS, builder.this_class);
    builder_expect_error(&builder, "constant 5 names constant 2, which must be Utf8 but is Class");
    builder = builder_start();
    builder_index(&builder, CONSTANT_STRING, 0);
    builder_expect_error(&builder, "names constant 0, which does not exist");
    builder = builder_start();
    builder_index(&builder, CONSTANT_STRING, 999);
    builder_expect_error(&builder, "names constant 999, which does not exist");
    builder = builder_start();
    builder_indexes(&builder, CONSTANT_FIELD, builder.this_class, builder.this_class);
    builder_expect_error(&builder, "must be NameAndType but is Class");
}

static void a_constant_that_names_itself_is_refused(void)
{
    ClassBuilder builder = builder_start();
    builder_handle(&builder, HANDLE_INVOKE_STATIC, builder.constants.count);
    builder_expect_error(&builder, "cannot name a MethodHandle constant");
}

static void text_must_be_modified_utf8(void)
{
    ClassBuilder builder = builder_start();
    builder_utf8(&builder, "\xF0\x9F\x98\x80");
    builder_expect_error(&builder, "constant 5 is not valid modified UTF-8");
}

static void names_and_types_in_constants_are_checked(void)
{
    ClassBuilder builder = builder_start();
    builder_class(&builder, "a.B");
    builder_expect_error(&builder, "\"a.B\" is not the name of a class");
    builder = builder_start();
    builder_member(&builder, CONSTANT_FIELD, "A", "f", "()V");
    builder_expect_error(&builder, "\"()V\" is not the type of a field");
    builder = builder_start();
    builder_member(&builder, CONSTANT_METHOD, "A", "f/g", "()V");
    builder_expect_error(&builder, "\"f/g\" is not the name of a method");
    builder = builder_start();
    builder_member(&builder, CONSTANT_METHOD, "A", "<init>", "()I");
    builder_expect_error(&builder, "a constructor must return void");
    builder = builder_start();
    builder_member(&builder, CONSTANT_METHOD, "A", "<clinit>", "()V");
    builder_expect_error(&builder, "Method constants cannot name <clinit>");
    builder = builder_start();
    builder_member(&builder, CONSTANT_INTERFACE_METHOD, "A", "<init>", "()V");
    builder_expect_error(&builder, "InterfaceMethod constants cannot name <init>");
    builder = builder_start();
    builder_name_and_type(&builder, "x", "Q");
    builder_expect_error(&builder, "\"Q\" is not the type of a field");
    builder = builder_start();
    builder_index(&builder, CONSTANT_METHOD_TYPE, builder_utf8(&builder, "I"));
    builder_expect_error(&builder, "\"I\" is not the type of a method");
}

static void method_handles_name_what_their_kind_allows(void)
{
    ClassBuilder builder = builder_start();
    builder_handle(&builder, 10, 1);
    builder_expect_error(&builder, "method handle kind 10; known are 1 to 9");
    builder = builder_start();
    builder_handle(&builder, HANDLE_GET_FIELD, builder_member(&builder, CONSTANT_METHOD, "A", "f", "()V"));
    builder_expect_error(&builder, "a method handle of kind 1 cannot name a Method constant");
    builder = builder_start();
    builder_handle(&builder, HANDLE_INVOKE_VIRTUAL,
                   builder_member(&builder, CONSTANT_METHOD, "A", "<init>", "()V"));
    builder_expect_error(&builder, "a method handle of kind 5 cannot name <init>");
    builder = builder_start();
    builder_handle(&builder, HANDLE_NEW_INVOKE_SPECIAL,
                   builder_member(&builder, CONSTANT_METHOD, "A", "f", "()V"));
    builder_expect_error(&builder, "a method handle of kind 8 cannot name f");
    builder = builder_start();
    builder.major = 51;
    builder_handle(&builder, HANDLE_INVOKE_STATIC,
                   builder_member(&builder, CONSTANT_INTERFACE_METHOD, "A", "f", "()V"));
    builder_expect_error(&builder, "cannot name a InterfaceMethod constant");
}

static void dynamic_constants_need_their_bootstrap_method(void)
{
    ClassBuilder builder = builder_start();
    builder_indexes(&builder, CONSTANT_DYNAMIC, 3, builder_name_and_type(&builder, "x", "I"));
    builder_expect_error(&builder, "names bootstrap method 3, but there are 0");
    builder = builder_start();
    builder_indexes(&builder, CONSTANT_INVOKE_DYNAMIC, 0, builder_name_and_type(&builder, "x", "I"));
    builder_expect_error(&builder, "\"I\" is not the type of a method");
}

const Test constants_suite[] = {
    TEST(constants_are_looked_up_whatever_their_order),
    TEST(numbers_keep_their_bits),
    TEST(a_long_at_the_end_has_no_second_half),
    TEST(the_second_half_of_a_long_is_no_constant),
    TEST(the_pool_has_at_least_the_empty_constant),
    TEST(unknown_kinds_are_refused),
    TEST(kinds_need_the_version_they_came_with),
    TEST(module_constants_are_for_modules),
    TEST(an_index_must_lead_to_the_right_kind),
    TEST(a_constant_that_names_itself_is_refused),
    TEST(text_must_be_modified_utf8),
    TEST(names_and_types_in_constants_are_checked),
    TEST(method_handles_name_what_their_kind_allows),
    TEST(dynamic_constants_need_their_bootstrap_method),
    {0},
};
