/* Outcomes of a program as tests/interleavings/truth knows them: the same lines, but violations in few words.
 */
#ifndef TESTS_INTERLEAVINGS_KNOWN_H
#define TESTS_INTERLEAVINGS_KNOWN_H

#include "tests/interleavings/outcomes.h"

/* Reads FOLDER/CLASS.KIND; false: there is none. */
bool known_read(const char *folder, const char *class_name, const char *kind, Outcomes *outcomes);

/* Says what was found in the same few words. */
void known_reword(const Outcomes *found, Outcomes *outcomes);

#endif
