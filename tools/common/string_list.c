/* Adding to, searching and freeing lists of strings.  Arrays are doubled when they are full. */
#include "tools/common/string_list.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

void string_list_add(StringList *strings, const char *string)
{
    assert(string != NULL && "NULL ends the list");
    MEMORY_ROOM_FOR(strings->list, strings->capacity, (uint32_t)strings->count + 1);
    strings->list[strings->count++] = memory_copy_string(string);
    strings->list[strings->count] = NULL;
}

void string_list_add_all(StringList *strings, int count, char *const *list)
{
    assert(count >= 0 && (count == 0 || list != strings->list) && "adding may move the list");
    for (int i = 0; i < count; i++)
        string_list_add(strings, list[i]);
}

bool string_list_has(const StringList *strings, const char *string)
{
    for (int i = 0; i < strings->count; i++)
        if (strcmp(strings->list[i], string) == 0)
            return true;
    return false;
}

void string_list_free(StringList *strings)
{
    assert(strings->list == NULL || strings->list[strings->count] == NULL);
    for (int i = 0; i < strings->count; i++)
        free(strings->list[i]);
    free(strings->list);
    *strings = (StringList){0};
}
