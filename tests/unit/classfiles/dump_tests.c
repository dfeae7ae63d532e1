/* Golden tests of classfiles/dump.c: tests/golden/dump/NAME.class must give NAME.txt.
 * UPDATE_GOLDEN=1 in the environment rewrites the expected files; look at what changed before committing
 * them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/dump.h"
#include "classfiles/opcodes.h"
#include "tests/unit/class_builder.h"
#include "tests/unit/files.h"
#include "tests/unit/suite.h"

static char *dump_to_text(const ClassFile *file)
{
    char *text = NULL;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    classfile_dump(file, out);
    fclose(out);
    return text;
}

static void report_difference(const char *path, const char *expected, const char *found)
{
    int line = 1;
    for (; *expected && *expected == *found; expected++, found++)
        line += *expected == '\n';
    fprintf(stderr, "\n    %s: differs in line %d\n", path, line);
}

static void compare_with_golden(const ClassFile *file, const char *name)
{
    char path[200];
    snprintf(path, sizeof path, "tests/golden/dump/%s.txt", name);
    char *found = dump_to_text(file);
    if (getenv("UPDATE_GOLDEN"))
        CU_ASSERT(file_write(path, found, strlen(found)));
    Bytes expected = {0};
    CU_ASSERT_FATAL(file_read(path, &expected));
    bool equal = strcmp(found, (const char *)expected.data) == 0;
    if (!equal)
        report_difference(path, (const char *)expected.data, found);
    CU_ASSERT(equal);
    bytes_free(&expected);
    free(found);
}

static void compare_sample(const char *name)
{
    char path[200];
    snprintf(path, sizeof path, "tests/golden/dump/%s.class", name);
    Bytes bytes = {0};
    Error error = {""};
    CU_ASSERT_FATAL(file_read(path, &bytes));
    ClassFile *file = classfile_read(bytes.data, bytes.length, path, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    compare_with_golden(file, name);
    classfile_free(file);
    bytes_free(&bytes);
}

static void a_plain_class_is_dumped_as_expected(void) { compare_sample("Account"); }

static void modern_classes_are_dumped_as_expected(void)
{
    compare_sample("Shapes");
    compare_sample("Shapes$Square");
    compare_sample("Shapes$1");
    compare_sample("Shapes$Size");
}

static void wide_instructions_and_subroutines_are_dumped_as_expected(void)
{
    static const uint8_t code[] = {
        OP_wide,   OP_iload, 1,    0,         OP_wide, OP_iinc,   1,    1,    0xFF,      0x00,
        OP_iinc,   3,        0xFE, OP_jsr_w,  0,       0,         0,    6,    OP_return, OP_wide,
        OP_astore, 0,        2,    OP_bipush, 0x80,    OP_sipush, 0x80, 0x00, OP_ret,    2,
    };
    ClassBuilder builder = builder_start();
    builder.major = 46;
    CodeParts parts = {.max_stack = 3, .max_locals = 300, .code = code, .length = sizeof code};
    builder_method_with(&builder, ACC_PUBLIC | ACC_STATIC, "old", "()V", &parts);
    ClassFile *file = builder_expect_read(&builder);
    compare_with_golden(file, "wide");
    classfile_free(file);
}

const Test dump_suite[] = {
    TEST(a_plain_class_is_dumped_as_expected),
    TEST(modern_classes_are_dumped_as_expected),
    TEST(wide_instructions_and_subroutines_are_dumped_as_expected),
    {0},
};
