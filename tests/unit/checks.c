/* Checks that several suites share; see suite.h. */
#include "tests/unit/suite.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

void assert_contains(const char *text, const char *part)
{
    bool contains = strstr(text, part) != NULL;
    if (!contains)
        fprintf(stderr, "\n    expected: %s\n    found:    %s\n", part, text);
    CU_ASSERT(contains);
}

void skip_test(const char *why) { fprintf(stderr, "(skipped: %s) ", why); }
