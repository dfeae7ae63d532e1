/* Tests of classfiles/reader.c and reader_attributes.c: the class as a whole. */
#include <string.h>

#include "tests/unit/class_builder.h"
#include "tests/unit/suite.h"

static void the_smallest_class_is_read(void)
{
    ClassBuilder builder = builder_start();
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_STRING_EQUAL(file->name, "T");
    CU_ASSERT_STRING_EQUAL(file->super_name, "java/lang/Object");
    CU_ASSERT_EQUAL(file->major, 61);
    CU_ASSERT_EQUAL(file->flags, ACC_PUBLIC | ACC_SUPER);
    CU_ASSERT_EQUAL(file->field_count + file->method_count + file->interface_count, 0);
    CU_ASSERT_FALSE(file->is_record);
    classfile_free(file);
}

static void other_files_are_told_from_class_files(void)
{
    Error error = {""};
    CU_ASSERT_PTR_NULL(classfile_read((const uint8_t *)"PK\3\4abcdefg", 11, "x.class", &error));
    CU_ASSERT_STRING_EQUAL(error.text, "x.class: not a class file: it does not start with CA FE BA BE");
    CU_ASSERT_PTR_NULL(classfile_read((const uint8_t *)"", 0, "x.class", &error));
    assert_contains(error.text, "not a class file");
}

static void versions_45_to_69_are_known(void)
{
    for (unsigned major = 40; major < 80; major++) {
        ClassBuilder builder = builder_start();
        builder.major = major;
        builder.minor = major == 69 ? 65535 : 0;
        if (major >= 45 && major <= 69)
            classfile_free(builder_expect_read(&builder));
        else
            builder_expect_error(&builder, "known are 45 to 69");
    }
}

static void only_object_and_modules_lack_a_super_class(void)
{
    ClassBuilder builder = builder_start();
    builder.super_class = 0;
    builder_expect_error(&builder, "T.class (T): has no super class");
    builder = builder_start();
    builder.this_class = builder.super_class;
    builder_expect_error(&builder, "must not have a super class");
    builder = builder_start();
    builder.this_class = builder.super_class;
    builder.super_class = 0;
    classfile_free(builder_expect_read(&builder));
    builder = builder_start();
    builder.flags = ACC_MODULE;
    builder.super_class = 0;
    classfile_free(builder_expect_read(&builder));
}

static void a_class_is_not_an_array_and_does_not_extend_one(void)
{
    ClassBuilder builder = builder_start();
    builder.super_class = builder_class(&builder, "[I");
    builder_expect_error(&builder, "super class is an array");
    builder = builder_start();
    builder.this_class = builder_class(&builder, "[LT;");
    builder_expect_error(&builder, "own name is that of an array");
    builder = builder_start();
    builder_interface(&builder, builder_class(&builder, "[I"));
    builder_expect_error(&builder, "interface: [I is an array");
}

static void class_flags_must_agree(void)
{
    static const unsigned bad[] = {
        ACC_ABSTRACT | ACC_FINAL,
        ACC_INTERFACE,
        ACC_INTERFACE | ACC_ABSTRACT | ACC_SUPER,
        ACC_INTERFACE | ACC_ABSTRACT | ACC_ENUM,
        ACC_ANNOTATION | ACC_SUPER,
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ClassBuilder builder = builder_start();
        builder.flags = bad[i];
        builder_expect_error(&builder, "contradict each other");
    }
}

static void old_interfaces_are_abstract_even_if_not_marked(void)
{
    ClassBuilder builder = builder_start();
    builder.major = 48;
    builder.flags = ACC_INTERFACE;
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT(file->flags & ACC_ABSTRACT);
    classfile_free(file);
}

static void interfaces_extend_object(void)
{
    ClassBuilder builder = builder_start();
    builder.flags = ACC_INTERFACE | ACC_ABSTRACT;
    builder.super_class = builder_class(&builder, "java/lang/Thread");
    builder_expect_error(&builder, "an interface's super class must be java/lang/Object");
}

static void an_interface_is_listed_once(void)
{
    ClassBuilder builder = builder_start();
    builder_interface(&builder, builder_class(&builder, "A"));
    builder_interface(&builder, builder_class(&builder, "B"));
    builder_interface(&builder, builder_class(&builder, "A"));
    builder_expect_error(&builder, "interface A is listed twice");
}

static void bytes_after_the_end_are_refused(void)
{
    ClassBuilder builder = builder_start();
    Bytes bytes = builder_finish(&builder);
    bytes_add_u2(&bytes, 0);
    Error error = {""};
    CU_ASSERT_PTR_NULL(classfile_read(bytes.data, bytes.length, "T.class", &error));
    assert_contains(error.text, "2 bytes too many");
    bytes_free(&bytes);
}

static void unknown_attributes_are_skipped(void)
{
    ClassBuilder builder = builder_start();
    builder_attribute(&builder, "Whatever", "xyz", 3);
    classfile_free(builder_expect_read(&builder));
}

static void attributes_must_have_the_length_of_their_content(void)
{
    static const uint8_t two[] = {0, 1}, four[] = {0, 1, 0, 0};
    ClassBuilder builder = builder_start();
    builder_attribute(&builder, "SourceFile", two, 1);
    builder_expect_error(&builder, "attribute SourceFile is too short");
    builder = builder_start();
    builder_attribute(&builder, "SourceFile", four, 4);
    builder_expect_error(&builder, "attribute SourceFile is 2 bytes longer");
    builder = builder_start();
    builder_attribute(&builder, "SourceFile", two, 2);
    builder_attribute(&builder, "SourceFile", two, 2);
    builder_expect_error(&builder, "attribute SourceFile occurs twice");
}

/* Adds an attribute whose content is u2 numbers. */
static void add_numbers(ClassBuilder *builder, const char *name, const unsigned *numbers, size_t count)
{
    Bytes content = {0};
    for (size_t i = 0; i < count; i++)
        bytes_add_u2(&content, numbers[i]);
    builder_attribute(builder, name, content.data, content.length);
    bytes_free(&content);
}

#define ADD_NUMBERS(builder, name, ...) \
    add_numbers(builder, name, (unsigned[]){__VA_ARGS__}, sizeof(unsigned[]){__VA_ARGS__} / sizeof(unsigned))

static void nests_and_permitted_subclasses_are_lists_of_classes(void)
{
    ClassBuilder builder = builder_start();
    unsigned a = builder_class(&builder, "A"), b = builder_class(&builder, "B");
    ADD_NUMBERS(&builder, "NestMembers", 2, a, b);
    ADD_NUMBERS(&builder, "PermittedSubclasses", 1, b);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_EQUAL(file->nest_member_count, 2);
    CU_ASSERT_STRING_EQUAL(file->nest_members[1], "B");
    CU_ASSERT_STRING_EQUAL(file->permitted_subclasses[0], "B");
    classfile_free(file);
    builder = builder_start();
    ADD_NUMBERS(&builder, "NestHost", builder.super_class);
    ADD_NUMBERS(&builder, "NestMembers", 0);
    builder_expect_error(&builder, "has both NestHost and NestMembers");
    builder = builder_start();
    builder.flags |= ACC_FINAL;
    ADD_NUMBERS(&builder, "PermittedSubclasses", 1, builder.this_class);
    builder_expect_error(&builder, "is final, but has PermittedSubclasses");
    builder = builder_start();
    ADD_NUMBERS(&builder, "NestMembers", 9, builder.this_class);
    builder_expect_error(&builder, "ends in the middle of NestMembers");
}

static void attributes_newer_than_the_class_are_unknown_to_it(void)
{
    ClassBuilder builder = builder_start();
    builder.major = 54;
    ADD_NUMBERS(&builder, "NestHost", 4711);
    ADD_NUMBERS(&builder, "Record", 4711);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_PTR_NULL(file->nest_host);
    CU_ASSERT_FALSE(file->is_record);
    classfile_free(file);
}

static void inner_classes_may_lack_an_outer_class_and_a_name(void)
{
    ClassBuilder builder = builder_start();
    unsigned name = builder_utf8(&builder, "In");
    ADD_NUMBERS(&builder, "InnerClasses", 2, builder.this_class, builder.super_class, name, ACC_STATIC,
                builder.super_class, 0, 0, 0);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_STRING_EQUAL(file->inner_classes[0].inner, "T");
    CU_ASSERT_STRING_EQUAL(file->inner_classes[0].name, "In");
    CU_ASSERT_PTR_NULL(file->inner_classes[1].outer);
    CU_ASSERT_PTR_NULL(file->inner_classes[1].name);
    classfile_free(file);
    builder = builder_start();
    ADD_NUMBERS(&builder, "InnerClasses", 1, 2, 2, 0, 0);
    builder_expect_error(&builder, "class T is its own outer class");
    builder = builder_start();
    ADD_NUMBERS(&builder, "InnerClasses", 1, 2, 0, 0, ACC_ABSTRACT | ACC_FINAL);
    builder_expect_error(&builder, "inner class flags 0x0410 contradict each other");
}

static void an_enclosing_method_is_a_name_and_a_method_type(void)
{
    ClassBuilder builder = builder_start();
    unsigned method = builder_name_and_type(&builder, "run", "()V");
    ADD_NUMBERS(&builder, "EnclosingMethod", builder.super_class, method);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_STRING_EQUAL(file->enclosing_class, "java/lang/Object");
    CU_ASSERT_STRING_EQUAL(file->enclosing_method, "run");
    classfile_free(file);
    builder = builder_start();
    method = builder_name_and_type(&builder, "run", "I");
    ADD_NUMBERS(&builder, "EnclosingMethod", builder.super_class, method);
    builder_expect_error(&builder, "not the name and type of a method");
}

static void record_components_have_names_and_types(void)
{
    ClassBuilder builder = builder_start();
    unsigned name = builder_utf8(&builder, "x"), type = builder_utf8(&builder, "I");
    ADD_NUMBERS(&builder, "Record", 1, name, type, 0);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT(file->is_record);
    CU_ASSERT_STRING_EQUAL(file->record_components[0].descriptor, "I");
    classfile_free(file);
    builder = builder_start();
    name = builder_utf8(&builder, "x");
    ADD_NUMBERS(&builder, "Record", 1, name, name, 0);
    builder_expect_error(&builder, "record component x x");
}

static void bootstrap_methods_are_handles_with_loadable_arguments(void)
{
    ClassBuilder builder = builder_start();
    unsigned member = builder_member(&builder, CONSTANT_METHOD, "B", "boot", "()V");
    unsigned handle = builder_handle(&builder, HANDLE_INVOKE_STATIC, member),
             number = builder_integer(&builder, 7);
    ADD_NUMBERS(&builder, "BootstrapMethods", 1, handle, 2, number, builder.this_class);
    ClassFile *file = builder_expect_read(&builder);
    CU_ASSERT_EQUAL(file->bootstraps[0].argument_count, 2);
    CU_ASSERT_EQUAL(file->bootstraps[0].arguments[0], number);
    classfile_free(file);
    builder = builder_start();
    ADD_NUMBERS(&builder, "BootstrapMethods", 1, builder.this_class, 0);
    builder_expect_error(&builder, "a bootstrap method is Class, not MethodHandle");
    builder = builder_start();
    member = builder_member(&builder, CONSTANT_METHOD, "B", "boot", "()V");
    handle = builder_handle(&builder, HANDLE_INVOKE_STATIC, member);
    ADD_NUMBERS(&builder, "BootstrapMethods", 1, handle, 1, member);
    builder_expect_error(&builder, "a bootstrap argument is Method, which cannot be loaded");
}

static void a_line_is_found_by_the_last_entry_before_the_offset(void)
{
    LineEntry lines[] = {{0, 10}, {8, 12}, {4, 11}};
    CodeInfo code = {.lines = lines, .line_count = 3};
    CU_ASSERT_EQUAL(classfile_line(&code, 0), 10);
    CU_ASSERT_EQUAL(classfile_line(&code, 5), 11);
    CU_ASSERT_EQUAL(classfile_line(&code, 100), 12);
    code.line_count = 0;
    CU_ASSERT_EQUAL(classfile_line(&code, 5), 0);
}

const Test reader_suite[] = {
    TEST(the_smallest_class_is_read),
    TEST(other_files_are_told_from_class_files),
    TEST(versions_45_to_69_are_known),
    TEST(only_object_and_modules_lack_a_super_class),
    TEST(a_class_is_not_an_array_and_does_not_extend_one),
    TEST(class_flags_must_agree),
    TEST(old_interfaces_are_abstract_even_if_not_marked),
    TEST(interfaces_extend_object),
    TEST(an_interface_is_listed_once),
    TEST(bytes_after_the_end_are_refused),
    TEST(unknown_attributes_are_skipped),
    TEST(attributes_must_have_the_length_of_their_content),
    TEST(nests_and_permitted_subclasses_are_lists_of_classes),
    TEST(attributes_newer_than_the_class_are_unknown_to_it),
    TEST(inner_classes_may_lack_an_outer_class_and_a_name),
    TEST(an_enclosing_method_is_a_name_and_a_method_type),
    TEST(record_components_have_names_and_types),
    TEST(bootstrap_methods_are_handles_with_loadable_arguments),
    TEST(a_line_is_found_by_the_last_entry_before_the_offset),
    {0},
};
