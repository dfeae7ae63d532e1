/* Tests of classfiles/manifest.c. */
#include <stdlib.h>

#include "classfiles/manifest.h"
#include "tests/unit/suite.h"

static void expect_value(const char *manifest, const char *header, const char *expected)
{
    char *value = manifest_value(manifest, header);
    if (expected == NULL)
        CU_ASSERT_PTR_NULL(value)
    else {
        CU_ASSERT_PTR_NOT_NULL_FATAL(value);
        CU_ASSERT_STRING_EQUAL(value, expected);
    }
    free(value);
}

static void headers_are_found_in_any_case(void)
{
    static const char manifest[] = "Manifest-Version: 1.0\r\nMAIN-class: a.B\r\n\r\n";
    expect_value(manifest, "Main-Class", "a.B");
    expect_value(manifest, "Manifest-Version", "1.0");
    expect_value(manifest, "Manifest", NULL);
    expect_value(manifest, "Class-Path", NULL);
}

static void all_kinds_of_line_ends_are_understood(void)
{
    expect_value("A: 1\nB: 2\n", "B", "2");
    expect_value("A: 1\rB: 2\r", "B", "2");
    expect_value("A: 1\r\nB: 2", "B", "2");
}

static void continuation_lines_are_joined(void)
{
    expect_value("Class-Path: a.jar b.j\n ar c\n  d\nX: y\n", "Class-Path", "a.jar b.jar c d");
    expect_value("Class-Path: a\r\n b\r\n", "Class-Path", "ab");
}

static void only_the_main_section_counts(void)
{
    expect_value("A: 1\n\nName: x\nMain-Class: B\n", "Main-Class", NULL);
    expect_value("", "Main-Class", NULL);
}

const Test manifest_suite[] = {
    TEST(headers_are_found_in_any_case),
    TEST(all_kinds_of_line_ends_are_understood),
    TEST(continuation_lines_are_joined),
    TEST(only_the_main_section_counts),
    {0},
};
