/* What somebody who misspelt a name or the path of a file may have meant. */
#ifndef BASE_SPELLING_H
#define BASE_SPELLING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

/* How many letters are put in, left out, or replaced (Levenshtein); very large for very long names. */
int spelling_distance(const char *a, const char *b);

/* The distance up to which a name can be meant. */
int spelling_tolerance(const char *word);

/* The nearest of the names (a list ending with NULL) to a misspelt word; NULL when none is near. */
const char *nearest_name(const char *word, const char *const *names);

/* " (did you mean NAME?)", or nothing if the name is NULL. */
enum { SUGGESTION_MAX = 512 };
const char *suggestion(const char *name, char text[SUGGESTION_MAX]);

/* Sets "WHAT PATH: no such file or folder (did you mean OTHER?)", or whatever else errno says of the path;
 * false. */
bool error_no_file(Error *error, const char *what, const char *path);

#endif
