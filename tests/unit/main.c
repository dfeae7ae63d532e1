/* Runs all unit tests, or those whose name "SUITE: TEST" contains a shell pattern of the command line. */
#include <CUnit/Basic.h>
#include <fnmatch.h>
#include <stdbool.h>
#include <stdio.h>

#include "tests/unit/suite.h"

#define SUITE(name) extern const Test name##_suite[];
#include "tests/unit/suites.def"

static const struct {
    const char *name;
    const Test *tests;
} suites[] = {
#define SUITE(name) {#name, name##_suite},
#include "tests/unit/suites.def"
};

static bool is_wanted(const char *suite, const char *test, int count, char **patterns)
{
    char name[400], pattern[400];
    snprintf(name, sizeof name, "%s: %s", suite, test);
    for (int i = 0; i < count; i++) {
        snprintf(pattern, sizeof pattern, "*%s*", patterns[i]);
        if (fnmatch(pattern, name, 0) == 0)
            return true;
    }
    return count == 0;
}

static bool add_suite(const char *name, const Test *tests, int count, char **patterns)
{
    CU_pSuite suite = NULL;
    for (; tests->run; tests++) {
        if (!is_wanted(name, tests->name, count, patterns))
            continue;
        if (suite == NULL)
            suite = CU_add_suite(name, NULL, NULL);
        if (suite == NULL || CU_add_test(suite, tests->name, tests->run) == NULL)
            return false;
    }
    return true;
}

int main(int count, char **arguments)
{
    bool added = CU_initialize_registry() == CUE_SUCCESS;
    for (size_t i = 0; added && i < sizeof suites / sizeof *suites; i++)
        added = add_suite(suites[i].name, suites[i].tests, count - 1, arguments + 1);
    if (!added || CU_get_registry()->uiNumberOfTests == 0) {
        fprintf(stderr, "unit: no tests to run\n");
        return 2;
    }
    CU_basic_set_mode(CU_BRM_VERBOSE);
    CU_basic_run_tests();
    unsigned failures = CU_get_number_of_failures();
    CU_cleanup_registry();
    return failures ? 1 : 0;
}
