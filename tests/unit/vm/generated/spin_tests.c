/* Generated classes: the reader takes them and the dataflow pass agrees with their stack sizes. */
#include <CUnit/CUnit.h>
#include <string.h>

#include "tests/unit/suite.h"
#include "vm/code/dataflow.h"
#include "vm/generated/class_writer.h"

/* Reads what was spun; frees the Spin. */
static ClassFile *finish(Spin *spin)
{
    Bytes bytes = {0};
    Error error = {0};
    spin_bytes(spin, &bytes);
    spin_discard(spin);
    ClassFile *file = classfile_read(bytes.data, bytes.length, "spun", &error);
    bytes_free(&bytes);
    CU_ASSERT_STRING_EQUAL(error.text, "");
    return file;
}

static void assert_sound(const ClassFile *file)
{
    for (int i = 0; file != NULL && i < file->method_count; i++) {
        Arena arena = {0};
        Error error = {0};
        CU_ASSERT_PTR_NOT_NULL(dataflow_analyze(file, &file->methods[i], NULL, &arena, &error));
        CU_ASSERT_STRING_EQUAL(error.text, "");
        arena_free(&arena);
    }
}

static Spin *begin(void)
{
    Spin *spin = spin_begin("T", "java/lang/Object", ACC_FINAL | ACC_SUPER);
    spin_interface(spin, "java/lang/Runnable");
    spin_field(spin, ACC_STATIC, "field", "J");
    return spin;
}

static void a_class_has_what_was_put_in(void)
{
    Spin *spin = begin();
    spin_method(spin, ACC_STATIC, "nothing", "()V");
    spin_return(spin, 'V');
    ClassFile *file = finish(spin);
    CU_ASSERT_STRING_EQUAL(file->name, "T");
    CU_ASSERT_STRING_EQUAL(file->interfaces[0], "java/lang/Runnable");
    CU_ASSERT_STRING_EQUAL(file->fields[0].descriptor, "J");
    CU_ASSERT_STRING_EQUAL(file->methods[0].name, "nothing");
    assert_sound(file);
    classfile_free(file);
}

static void equal_constants_are_stored_once(void)
{
    Spin *spin = begin();
    spin_method(spin, ACC_STATIC, "texts", "()V");
    for (int i = 0; i < 100; i++) {
        spin_push_string(spin, "same");
        spin_op(spin, JVM_POP);
    }
    spin_return(spin, 'V');
    ClassFile *file = finish(spin);
    CU_ASSERT(file->constant_count < 20);
    assert_sound(file);
    classfile_free(file);
}

static void constants_of_every_size_are_pushed(void)
{
    static const int32_t numbers[] = {-1, 0, 5, 6, 127, 128, -129, 32767, 32768, INT32_MIN};
    Spin *spin = begin();
    spin_method(spin, ACC_STATIC, "numbers", "()V");
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        spin_push_int(spin, numbers[i]);
    spin_push_long(spin, INT64_MIN);
    spin_push_float(spin, 1.5f);
    spin_push_double(spin, -2.5);
    spin_push_type(spin, "I");
    spin_push_type(spin, "[I");
    spin_return(spin, 'V');
    ClassFile *file = finish(spin);
    CU_ASSERT_EQUAL(file->methods[0].code->max_stack, 10 + 2 + 1 + 2 + 1 + 1);
    assert_sound(file);
    classfile_free(file);
}

static void locals_beyond_255_and_long_jumps_work(void)
{
    Spin *spin = begin();
    spin_method(spin, ACC_STATIC, "loop", "(Ljava/lang/Object;)J");
    int end = spin_label(spin);
    spin_load(spin, 'L', 0);
    spin_jump(spin, JVM_IFNULL, end);
    for (int i = 0; i < 2000; i++) {
        spin_push_long(spin, i);
        spin_store(spin, 'J', 300);
    }
    spin_load(spin, 'J', 300);
    spin_return(spin, 'J');
    spin_place(spin, end);
    spin_access(spin, JVM_GETSTATIC, "T", "field", "J");
    spin_return(spin, 'J');
    ClassFile *file = finish(spin);
    CU_ASSERT_EQUAL(file->methods[0].code->max_locals, 302);
    assert_sound(file);
    classfile_free(file);
}

static void handlers_catch_what_is_thrown_before_them(void)
{
    Spin *spin = begin();
    spin_method(spin, ACC_STATIC, "guarded", "()Ljava/lang/String;");
    int start = spin_label(spin), stop = spin_label(spin), handler = spin_label(spin);
    spin_place(spin, start);
    spin_push_string(spin, "fine");
    spin_place(spin, stop);
    spin_return(spin, 'L');
    spin_catch(spin, start, stop, handler, "java/lang/RuntimeException");
    spin_op(spin, JVM_ATHROW);
    ClassFile *file = finish(spin);
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
    Spin *spin = begin();
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        const char *from = pairs[i][0], *to = pairs[i][1];
        Arena *arena = spin_arena(spin);
        spin_method(spin, ACC_STATIC, arena_format(arena, "convert%zu", i),
                    arena_format(arena, "(%s)%s", from[0] == 'V' ? "" : from, to));
        if (from[0] != 'V')
            spin_load(spin, from[0], 0);
        spin_convert(spin, from, to);
        spin_return(spin, to[0]);
    }
    ClassFile *file = finish(spin);
    assert_sound(file);
    classfile_free(file);
}

const Test spin_suite[] = {
    TEST(a_class_has_what_was_put_in),
    TEST(equal_constants_are_stored_once),
    TEST(constants_of_every_size_are_pushed),
    TEST(locals_beyond_255_and_long_jumps_work),
    TEST(handlers_catch_what_is_thrown_before_them),
    TEST(conversions_keep_the_stack_right),
    {0},
};
