/* Tests of classfiles/names.c. */
#include <stdio.h>
#include <string.h>

#include "classfiles/names.h"
#include "tests/unit/suite.h"

static bool is_valid(const char *text) { return name_is_modified_utf8((const uint8_t *)text, strlen(text)); }

static void modified_utf8_has_characters_of_one_to_three_bytes(void)
{
    CU_ASSERT(is_valid(""));
    CU_ASSERT(is_valid("abc\x7F"));
    CU_ASSERT(is_valid("\xC0\x80"));
    CU_ASSERT(is_valid("\xC3\xBC \xED\xA0\xBD\xED\xB8\x80"));
}

static void modified_utf8_has_the_shortest_form_of_a_character(void)
{
    CU_ASSERT(is_valid("\xC2\x80") && is_valid("\xDF\xBF") && is_valid("\xE0\xA0\x80"));
    CU_ASSERT(!is_valid("\xC0\x81") && !is_valid("\xC1\xBF") && !is_valid("\xE0\x9F\xBF"));
}

static void modified_utf8_has_no_zero_no_four_bytes_and_no_cut_characters(void)
{
    CU_ASSERT(!name_is_modified_utf8((const uint8_t *)"a\0b", 3));
    CU_ASSERT(!is_valid("\xF0\x9F\x98\x80"));
    CU_ASSERT(!is_valid("\x80"));
    CU_ASSERT(!is_valid("\xC3"));
    CU_ASSERT(!is_valid("\xC3z"));
    CU_ASSERT(!is_valid("\xE0\xA0"));
    CU_ASSERT(!is_valid("\xE0\xA0z"));
    CU_ASSERT(!is_valid("\xFF"));
}

static void unqualified_names_have_no_punctuation_of_descriptors(void)
{
    CU_ASSERT(name_is_field("a") && name_is_field("<a>") && name_is_field("-") && name_is_field("a b"));
    CU_ASSERT(!name_is_field("") && !name_is_field("a.b") && !name_is_field("a;") && !name_is_field("[")
              && !name_is_field("a/b"));
    CU_ASSERT(name_is_method("run") && name_is_method("<init>") && name_is_method("<clinit>"));
    CU_ASSERT(!name_is_method("<run>") && !name_is_method("") && !name_is_method("a>")
              && !name_is_method("<init>x"));
}

static void class_names_are_names_between_slashes(void)
{
    CU_ASSERT(name_is_class("A") && name_is_class("a/b/C$1"));
    CU_ASSERT(!name_is_class("") && !name_is_class("/A") && !name_is_class("a/") && !name_is_class("a//b"));
    CU_ASSERT(!name_is_class("a.b") && !name_is_class("[I") && !name_is_class("LA;"));
    CU_ASSERT(name_is_class_or_array("[I") && name_is_class_or_array("[La/B;")
              && name_is_class_or_array("a/B"));
    CU_ASSERT(!name_is_class_or_array("[") && !name_is_class_or_array("[V") && !name_is_class_or_array("[A"));
}

static void a_repeated_name_is_found_in_short_lists(void)
{
    NamePair pairs[] = {{"a", "I"}, {"a", "J"}, {"b", "I"}, {"a", "J"}};
    CU_ASSERT_EQUAL(names_find_duplicate(pairs, 0), -1);
    CU_ASSERT_EQUAL(names_find_duplicate(pairs, 3), -1);
    CU_ASSERT_EQUAL(names_find_duplicate(pairs, 4), 3);
}

static void a_repeated_name_is_found_in_long_lists(void)
{
    enum { COUNT = 1000 };
    static char texts[COUNT][16];
    static NamePair pairs[COUNT];
    for (int i = 0; i < COUNT; i++) {
        snprintf(texts[i], sizeof texts[i], "n%d", i);
        pairs[i].name = texts[i];
    }
    CU_ASSERT_EQUAL(names_find_duplicate(pairs, COUNT), -1);
    strcpy(texts[777], "n12");
    CU_ASSERT_EQUAL(names_find_duplicate(pairs, COUNT), 777);
}

const Test names_suite[] = {
    TEST(modified_utf8_has_characters_of_one_to_three_bytes),
    TEST(modified_utf8_has_the_shortest_form_of_a_character),
    TEST(modified_utf8_has_no_zero_no_four_bytes_and_no_cut_characters),
    TEST(unqualified_names_have_no_punctuation_of_descriptors),
    TEST(class_names_are_names_between_slashes),
    TEST(a_repeated_name_is_found_in_short_lists),
    TEST(a_repeated_name_is_found_in_long_lists),
    {0},
};
