/* Generated classes: the reader takes them and the dataflow pass agrees with their stack sizes. */
#include <CUnit/CUnit.h>
#include <string.h>

#include "tests/unit/suite.h"
#include "vm/code/dataflow.h"
#include "vm/generated/class_writer.h"

/* Reads a written class; frees the ClassWriter. */
static ClassFile *finish(ClassWriter *writer)
{
    Bytes bytes = {0};
    Error error = {0};
    writer_bytes(writer, &bytes);
    writer_discard(writer);
    ClassFile *file = classfile_read(bytes.data, bytes.length, "generated", &error);
    bytes_free(&bytes);
    CU_ASSERT_STRING_EQUAL(error.text, "");
    return file;
}

static void assert_sound(const ClassFile *file)
{
    for (int i = 0; file != NULL && i < file->method_count; i++) {
        Arena arena = {0};
        Error error = {0};
        CU_ASSERT_PTR_NOT_NULL(
            dataflow_analyze(file, &file->methods[i], NULL, LIVE_MAY_BE_READ, &arena, &error));
        CU_ASSERT_STRING_EQUAL(error.text, "");
        arena_free(&arena);
    }
}

static ClassWriter *begin(void)
{
    ClassWriter *writer = writer_begin("T", "java/lang/Object", ACC_FINAL | ACC_SUPER);
    writer_interface(writer, "java/lang/Runnable");
    writer_field(writer, ACC_STATIC, "field", "J");
    return writer;
}

static void a_class_has_what_was_put_in(void)
{
    ClassWriter *writer = begin();
    writer_method(writer, ACC_STATIC, "nothing", "()V");
    writer_return(writer, 'V');
    ClassFile *file = finish(writer);
    CU_ASSERT_STRING_EQUAL(file->name, "T");
    CU_ASSERT_STRING_EQUAL(file->interfaces[0], "java/lang/Runnable");
    CU_ASSERT_STRING_EQUAL(file->fields[0].descriptor, "J");
    CU_ASSERT_STRING_EQUAL(file->methods[0].name, "nothing");
    assert_sound(file);
    classfile_free(file);
}

static void equal_constants_are_stored_once(void)
{
    ClassWriter *writer = begin();
    writer_method(writer, ACC_STATIC, "texts", "()V");
    for (int i = 0; i < 100; i++) {
        writer_push_string(writer, "same");
        writer_op(writer, JVM_POP);
    }
    writer_return(writer, 'V');
    ClassFile *file = finish(writer);
    CU_ASSERT(file->constant_count < 20);
    assert_sound(file);
    classfile_free(file);
}

static void constants_of_every_size_are_pushed(void)
{
    static const int32_t numbers[] = {-1, 0, 5, 6, 127, 128, -129, 32767, 32768, INT32_MIN};
    ClassWriter *writer = begin();
    writer_method(writer, ACC_STATIC, "numbers", "()V");
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        writer_push_int(writer, numbers[i]);
    writer_push_long(writer, INT64_MIN);
    writer_push_float(writer, 1.5f);
    writer_push_double(writer, -2.5);
    writer_push_type(writer, "I");
    writer_push_type(writer, "[I");
    writer_return(writer, 'V');
    ClassFile *file = finish(writer);
    CU_ASSERT_EQUAL(file->methods[0].code->max_stack, 10 + 2 + 1 + 2 + 1 + 1);
    assert_sound(file);
    classfile_free(file);
}

static void locals_beyond_255_and_long_jumps_work(void)
{
    ClassWriter *writer = begin();
    writer_method(writer, ACC_STATIC, "loop", "(Ljava/lang/Object;)J");
    int end = writer_label(writer);
    writer_load(writer, 'L', 0);
    writer_jump(writer, JVM_IFNULL, end);
    for (int i = 0; i < 2000; i++) {
        writer_push_long(writer, i);
        writer_store(writer, 'J', 300);
    }
    writer_load(writer, 'J', 300);
    writer_return(writer, 'J');
    writer_place(writer, end);
    writer_access(writer, JVM_GETSTATIC, "T", "field", "J");
    writer_return(writer, 'J');
    ClassFile *file = finish(writer);
    CU_ASSERT_EQUAL(file->methods[0].code->max_locals, 302);
    assert_sound(file);
    classfile_free(file);
}

static void handlers_catch_what_is_thrown_before_them(void)
{
    ClassWriter *writer = begin();
    writer_method(writer, ACC_STATIC, "guarded", "()Ljava/lang/String;");
    int start = writer_label(writer), stop = writer_label(writer), handler = writer_label(writer);
    writer_place(writer, start);
    writer_push_string(writer, "fine");
    writer_place(writer, stop);
    writer_return(writer, 'L');
    writer_catch(writer, start, stop, handler, "java/lang/RuntimeException");
    writer_op(writer, JVM_ATHROW);
    ClassFile *file = finish(writer);
    CU_ASSERT_EQUAL(file->methods[0].code->exception_count, 1);
    CU_ASSERT_STRING_EQUAL(file->methods[0].code->exceptions[0].catch_class, "java/lang/RuntimeException");
    assert_sound(file);
    classfile_free(file);
}

/* Every pair of types that method references may convert between. */
static void conversions_keep_the_stack_right(void)
{
    static const char *const pairs[][2] = {
        {"I", "J"},
        {"I", "Ljava/lang/Object;"},
        {"Ljava/lang/Object;", "I"},
        {"Ljava/lang/Integer;", "D"},
        {"J", "V"},
        {"V", "Ljava/lang/Object;"},
        {"Ljava/lang/Object;", "[I"},
        {"C", "F"},
        {"Ljava/lang/Object;", "Z"},
        {"Ljava/lang/Object;", "C"},
        {"F", "D"},
        {"J", "D"},
    };
    ClassWriter *writer = begin();
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        const char *from = pairs[i][0], *to = pairs[i][1];
        Arena *arena = writer_arena(writer);
        writer_method(writer, ACC_STATIC, arena_format(arena, "convert%zu", i),
                      arena_format(arena, "(%s)%s", from[0] == 'V' ? "" : from, to));
        if (from[0] != 'V')
            writer_load(writer, from[0], 0);
        writer_convert(writer, from, to);
        writer_return(writer, to[0]);
    }
    ClassFile *file = finish(writer);
    assert_sound(file);
    classfile_free(file);
}

const Test class_writer_suite[] = {
    TEST(a_class_has_what_was_put_in),
    TEST(equal_constants_are_stored_once),
    TEST(constants_of_every_size_are_pushed),
    TEST(locals_beyond_255_and_long_jumps_work),
    TEST(handlers_catch_what_is_thrown_before_them),
    TEST(conversions_keep_the_stack_right),
    {0},
};
