/* Runs all unit tests, or those of the suites named on the command line. */
#include <CUnit/Basic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

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

static bool is_wanted(const char *suite, int count, char **names)
{
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], suite) == 0)
            return true;
    return count == 0;
}

static bool add_suite(const char *name, const Test *tests)
{
    CU_pSuite suite = CU_add_suite(name, NULL, NULL);
    for (; suite && tests->run; tests++)
        if (CU_add_test(suite, tests->name, tests->run) == NULL)
            return false;
    return suite != NULL;
}

int main(int count, char **arguments)
{
    bool added = CU_initialize_registry() == CUE_SUCCESS;
    for (size_t i = 0; added && i < sizeof suites / sizeof *suites; i++)
        if (is_wanted(suites[i].name, count - 1, arguments + 1))
            added = add_suite(suites[i].name, suites[i].tests);
    if (!added || CU_get_registry()->uiNumberOfTests == 0) {
        fprintf(stderr, "unit: no tests to run\n");
        return 2;
    }
    CU_basic_set_mode(CU_BRM_NORMAL);
    CU_basic_run_tests();
    unsigned failures = CU_get_number_of_failures();
    CU_cleanup_registry();
    return failures ? 1 : 0;
}
