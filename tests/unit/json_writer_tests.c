/* Tests of the typed JSON writer: order of members, every type of value, texts that are not valid UTF-8. */
#include "tools/common/json_writer.h"

#include <stdlib.h>
#include <string.h>

#include "tests/unit/suite.h"

static void check_dump(json_t *json, const char *expected)
{
    char *text = json_dumps(json, JSON_COMPACT);
    CU_ASSERT_STRING_EQUAL(text, expected);
    free(text);
    json_decref(json);
}

static void members_keep_the_order_in_which_they_were_added(void)
{
    json_t *object = json_object();
    json_add_text(object, "z", "last letter");
    json_add_number(object, "a", INT64_MIN);
    json_add_real(object, "m", 0.5);
    json_add_flag(object, "b", true);
    json_add_null(object, "n");
    json_add_optional_text(object, "o", NULL);
    json_add_optional_text(object, "p", "there");
    check_dump(object, "{\"z\":\"last letter\",\"a\":-9223372036854775808,\"m\":0.5,\"b\":true,\"n\":null,"
                       "\"o\":null,\"p\":\"there\"}");
}

static void a_member_that_is_added_again_keeps_its_place(void)
{
    json_t *object = json_object();
    json_add_number(object, "first", 1);
    json_add_number(object, "second", 2);
    json_add_text(object, "first", "one");
    check_dump(object, "{\"first\":\"one\",\"second\":2}");
}

static void objects_and_lists_are_nested(void)
{
    json_t *object = json_object(), *list = json_add_list(object, "list");
    json_add_number(json_add_object(object, "inside"), "depth", 1);
    json_append_text(list, "text");
    json_append_number(list, -1);
    json_append_real(list, 1.5);
    json_add_flag(json_append_object(list), "is_item", false);
    json_append_number(json_append_list(list), 7);
    json_append_value(list, json_null());
    check_dump(object, "{\"list\":[\"text\",-1,1.5,{\"is_item\":false},[7],null],\"inside\":{\"depth\":1}}");
}

/* Text keeps its control characters, as an escape; clean text has none. */
static void text_that_is_not_valid_utf_8_is_cleaned(void)
{
    json_t *object = json_object();
    json_add_text(object, "valid", "a\tb");
    json_add_clean_text(object, "clean", "a\tb");
    json_add_text(object, "cut", "a\xC3");
    json_add_text(object, "surrogate", "\xED\xA0\x80.");
    check_dump(object, "{\"valid\":\"a\\tb\",\"clean\":\"a b\",\"cut\":\"a?\",\"surrogate\":\"???.\"}");
}

static void a_file_that_cannot_be_written_is_an_error(void)
{
    Error error;
    json_t *object = json_object();
    CU_ASSERT_FALSE(json_write(object, "/nowhere/at/all.json", 1, &error));
    assert_contains(error.text, "cannot write /nowhere/at/all.json");
    json_decref(object);
}

const Test json_writer_suite[] = {
    TEST(members_keep_the_order_in_which_they_were_added),
    TEST(a_member_that_is_added_again_keeps_its_place),
    TEST(objects_and_lists_are_nested),
    TEST(text_that_is_not_valid_utf_8_is_cleaned),
    TEST(a_file_that_cannot_be_written_is_an_error),
    {0},
};
