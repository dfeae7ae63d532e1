/* Tests of what is suggested for misspelt names, values and files. */
#include "base/spelling.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/options.h"
#include "tests/unit/files.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"

/* By its definition: the least over all ways to deal with the first letters. */
static int slow_distance(const char *a, const char *b)
{
    if (*a == '\0' || *b == '\0')
        return (int)(strlen(a) + strlen(b));
    int replaced = slow_distance(a + 1, b + 1) + (*a != *b), removed = slow_distance(a + 1, b) + 1,
        added = slow_distance(a, b + 1) + 1;
    int least = removed < added ? removed : added;
    return replaced < least ? replaced : least;
}

static void distances_are_those_of_the_definition(void)
{
    Numbers numbers = {7};
    for (int i = 0; i < 300; i++) {
        char a[8] = "", b[8] = "";
        for (uint32_t j = 0, length = numbers_below(&numbers, 7); j < length; j++)
            a[j] = (char)('a' + numbers_below(&numbers, 3));
        for (uint32_t j = 0, length = numbers_below(&numbers, 7); j < length; j++)
            b[j] = (char)('a' + numbers_below(&numbers, 3));
        CU_ASSERT_EQUAL(spelling_distance(a, b), slow_distance(a, b));
    }
}

static void the_nearest_name_is_found_and_none_that_is_far(void)
{
    static const char *const names[] = {"--search", "--seed", "--step", NULL};
    CU_ASSERT_STRING_EQUAL(nearest_name("--serch", names), "--search");
    CU_ASSERT_STRING_EQUAL(nearest_name("--sed", names), "--seed");
    CU_ASSERT_PTR_NULL(nearest_name("--heuristic", names));
    char text[SUGGESTION_MAX];
    CU_ASSERT_STRING_EQUAL(suggestion("--seed", text), " (did you mean --seed?)");
    CU_ASSERT_STRING_EQUAL(suggestion(NULL, text), "");
}

static void values_are_those_of_the_table(void)
{
    static const OptionSpec specs[] = {{"--ties", "fifo|lifo|random", ""}, {"--seed", "N", ""}, {0}};
    Options options = {0};
    Error error;
    int index = 0;
    CU_ASSERT(options_parse(specs, 4, (char *[]){"--ties", "lifo", "--ties=random", "Main"}, &index, &options,
                            &error));
    CU_ASSERT_EQUAL(options_choice(&options, "--ties"), 2);
    options.count = index = 0;
    CU_ASSERT_EQUAL(options_choice(&options, "--ties"), 0);
    CU_ASSERT_FALSE(options_parse(specs, 2, (char *[]){"--ties", "lif"}, &index, &options, &error));
    CU_ASSERT_STRING_EQUAL(error.text,
                           "option --ties is fifo, lifo or random, not 'lif' (did you mean lifo?)");
    index = 0;
    CU_ASSERT_FALSE(options_parse(specs, 2, (char *[]){"--ties", "fifo|lifo"}, &index, &options, &error));
}

static void complain_of(const char *folder, const char *path, Error *error)
{
    char whole[600];
    snprintf(whole, sizeof whole, "%s/%s", folder, path);
    errno = ENOENT;
    CU_ASSERT_FALSE(error_no_file(error, "trace", whole));
}

static void a_path_is_corrected_part_by_part(void)
{
    char *folder = folder_create(), file[600];
    Error error;
    snprintf(file, sizeof file, "%s/classes", folder);
    CU_ASSERT(mkdir(file, 0700) == 0);
    snprintf(file, sizeof file, "%s/classes/program.jar", folder);
    CU_ASSERT(file_write(file, "", 0));
    complain_of(folder, "clases/program.jr", &error);
    assert_contains(error.text, "clases/program.jr: no such file or folder (did you mean ");
    assert_contains(error.text, file);
    complain_of(folder, "elsewhere/program.jar", &error);
    CU_ASSERT_PTR_NULL(strstr(error.text, "did you mean"));
    folder_remove(folder);
}

const Test spelling_suite[] = {
    TEST(distances_are_those_of_the_definition),
    TEST(the_nearest_name_is_found_and_none_that_is_far),
    TEST(values_are_those_of_the_table),
    TEST(a_path_is_corrected_part_by_part),
    {0},
};
