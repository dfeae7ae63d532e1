/* Finds tests: classes that may have some, and of these the tests that clew.internal.test.Finder lists, in a
 * process of its own, as sources of arguments are code of the program. */
#ifndef TOOLS_TEST_TEST_FIND_H
#define TOOLS_TEST_TEST_FIND_H

#include "tools/test/test_item.h"
#include "tools/test/test_places.h"

/* `options`: of `clew run`, with the class path; `folder`: for files, to be removed by the caller.  Tests
 * that are not chosen by the patterns are left out. */
bool test_find(const TestPlaces *places, const StringList *options, const StringList *patterns,
               const char *folder, TestList *list, Error *error);

#endif
