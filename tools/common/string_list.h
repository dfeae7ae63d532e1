/* A growing list of strings: the arguments of a command, the variables of an environment, the items of a
 * value. */
#ifndef TOOLS_COMMON_STRING_LIST_H
#define TOOLS_COMMON_STRING_LIST_H

#include <stdbool.h>
#include <stdint.h>

/* The strings are copies.  `list` is NULL, or list[count] is NULL, as execv wants it. */
typedef struct StringList {
    char **list;
    int count;
    uint32_t capacity;
} StringList;

void string_list_add(StringList *strings, const char *string);
void string_list_add_all(StringList *strings, int count, char *const *list);
bool string_list_has(const StringList *strings, const char *string);
void string_list_free(StringList *strings);

#endif
