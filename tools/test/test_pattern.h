/* The words that choose tests: "Class", "Class#method", "pkg", each with '*' for any text. */
#ifndef TOOLS_TEST_TEST_PATTERN_H
#define TOOLS_TEST_TEST_PATTERN_H

#include "tools/test/test_item.h"

/* Chosen by one of the patterns, or there are none.  A class is named with or without its package, and
 * stands for those nested in it; a package stands for those below it.  After '#' comes the method, with or
 * without the types of its parameters and the number of the call. */
bool test_is_chosen(const StringList *patterns, const TestItem *item);

/* Can one of the patterns choose tests of this class ("pkg.Outer$Inner")? */
bool test_class_is_chosen(const StringList *patterns, const char *class_name);

/* Does the pattern choose one of these tests? */
bool test_pattern_is_met(const char *pattern, const TestList *list);

/* The name of a test, or of a class, that a misspelt pattern may have meant, to be freed; NULL: none is near.
 */
char *test_meant(const TestList *list, const char *pattern);

#endif
