/* Command lines as lists of words: put together, cut as a shell would, and quoted so that a shell reads them
 * again. */
#ifndef TOOLS_COMMON_WORDS_H
#define TOOLS_COMMON_WORDS_H

#include <stdbool.h>
#include <stdio.h>

#include "base/bytes.h"
#include "base/error.h"

/* list[count] is NULL, as execv wants it.  The words are copies. */
typedef struct Words {
    char **list;
    int count;
} Words;

void words_add(Words *words, const char *word);
void words_add_all(Words *words, int count, char *const *list);
bool words_has(const Words *words, const char *word);
void words_free(Words *words);

/* Cuts at spaces; quotes of both kinds and backslashes are as in a shell, nothing else is special. */
bool words_split(Words *words, const char *text, Error *error);

/* The words with spaces between, quoted where a shell needs it; ends with a zero. */
char *words_quoted(const Words *words);

#endif
