/* Tests of settings: "NAME,key=value,flag". */
#include "base/settings.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tests/unit/suite.h"

static const OptionSpec specs[] = {
    {"some", "E", ""}, {"history", "N", ""}, {"persistent", NULL, ""}, {"threads", "LIST", ""}, {0}};

static char *parse(const char *text, Options *settings)
{
    Error error;
    char *words = memory_copy_string(text);
    CU_ASSERT_FATAL(settings_parse(words, specs, settings, &error));
    return words;
}

static void settings_are_read_in_any_order(void)
{
    Options settings = {0};
    char *words = parse("some,persistent,threads=a+b:c,history=12", &settings);
    Error error;
    int64_t history = 0;
    CU_ASSERT_STRING_EQUAL(words, "some");
    CU_ASSERT_EQUAL(settings.count, 3);
    CU_ASSERT(options_has(&settings, "persistent"));
    CU_ASSERT_STRING_EQUAL(options_text(&settings, "threads", ""), "a+b:c");
    CU_ASSERT(options_number(&settings, "history", 0, 20, &history, &error));
    CU_ASSERT_EQUAL(history, 12);
    CU_ASSERT_FALSE(options_number(&settings, "history", 0, 11, &history, &error));
    free(words);
}

static void a_name_alone_has_no_settings(void)
{
    Options settings = {0};
    char *words = parse("some", &settings);
    CU_ASSERT_STRING_EQUAL(words, "some");
    CU_ASSERT_EQUAL(settings.count, 0);
    free(words);
}

static void a_name_can_have_a_value_itself(void)
{
    Options settings = {0};
    char *words = parse("some=f(a, b[1, 2]) == 3,history=12", &settings);
    CU_ASSERT_STRING_EQUAL(words, "some");
    CU_ASSERT_EQUAL(settings.count, 2);
    CU_ASSERT_STRING_EQUAL(options_text(&settings, "some", ""), "f(a, b[1, 2]) == 3");
    CU_ASSERT_STRING_EQUAL(options_text(&settings, "history", ""), "12");
    free(words);
    words = parse("some=),history=12", &settings);
    CU_ASSERT_STRING_EQUAL(options_text(&settings, "some", ""), ")");
    free(words);
    words = parse("some=(,history=12", &settings);
    CU_ASSERT_STRING_EQUAL(options_text(&settings, "some", ""), "(,history=12");
    free(words);
}

static void refuse(const char *text, const char *message)
{
    Error error = {""};
    Options settings = {0};
    char *words = memory_copy_string(text);
    CU_ASSERT_FALSE(settings_parse(words, specs, &settings, &error));
    assert_contains(error.text, message);
    free(words);
}

static void mistakes_are_named(void)
{
    refuse("some,histroy=3", "some has no setting histroy (did you mean history?)");
    refuse("other=3", "other has no setting other");
    refuse("some,", "some has no setting ");
    refuse("some,,", "some has no setting ");
    refuse("some,=3", "some has no setting ");
    refuse("some,history", "setting history of some needs a value: history=N");
    refuse("some,persistent=1", "setting persistent of some takes no value");
}

static void decimals_have_limits(void)
{
    static const OptionSpec weight[] = {{"weight", "W", ""}, {0}};
    static const char *const bad[] = {"x,weight=",   "x,weight=0",  "x,weight=nan",
                                      "x,weight=1x", "x,weight=-1", "x,weight=inf"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        Error error;
        Options settings = {0};
        double number = 7;
        char *words = memory_copy_string(bad[i]);
        CU_ASSERT(settings_parse(words, weight, &settings, &error));
        CU_ASSERT_FALSE(settings_decimal(&settings, "weight", 0.1, 10, &number, &error));
        CU_ASSERT_EQUAL(number, 7);
        free(words);
    }
}

const Test settings_suite[] = {
    TEST(settings_are_read_in_any_order), TEST(a_name_alone_has_no_settings),
    TEST(a_name_can_have_a_value_itself), TEST(mistakes_are_named),
    TEST(decimals_have_limits),           {0},
};
