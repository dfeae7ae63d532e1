/* Where tests are, and the class path that they need: as given, or found by the layouts of Maven and Gradle.
 */
#ifndef TOOLS_TEST_TEST_PLACES_H
#define TOOLS_TEST_TEST_PLACES_H

#include "base/error.h"
#include "tools/common/string_list.h"

typedef struct TestPlaces {
    StringList folders; /* and jars, whose classes are looked at */
    char *class_path;
} TestPlaces;

bool test_word_is_place(const char *word); /* a folder or jar; else it is a pattern */

/* `given`: the class path, NULL if there was none; `words`: folders and jars that were named. */
bool test_places_find(TestPlaces *places, const char *given, const StringList *words, Error *error);
void test_places_free(TestPlaces *places);

#endif
