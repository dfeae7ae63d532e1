/* Checks names of classes and members, and the modified UTF-8 they are written in; finds repeated names in a
 * list (short lists by comparing all pairs, long ones with a hash table). */
#include "classfiles/names.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfiles/descriptor.h"

static bool is_continuation(uint8_t byte) { return (byte & 0xC0) == 0x80; }

/* How many bytes the character at `at` has; 0 when it is none, or could be written shorter (but for C0 80,
 * U+0000). */
static size_t character_length(const uint8_t *at, size_t left)
{
    if (at[0] != 0 && at[0] < 0x80)
        return 1;
    if ((at[0] & 0xE0) == 0xC0)
        return left >= 2 && is_continuation(at[1]) && (at[0] >= 0xC2 || (at[0] == 0xC0 && at[1] == 0x80)) ? 2
                                                                                                          : 0;
    if ((at[0] & 0xF0) == 0xE0)
        return left >= 3 && is_continuation(at[1]) && is_continuation(at[2])
                       && (at[0] > 0xE0 || at[1] >= 0xA0)
                   ? 3
                   : 0;
    return 0;
}

bool name_is_modified_utf8(const uint8_t *bytes, size_t length)
{
    for (size_t at = 0; at < length;) {
        size_t step = character_length(bytes + at, length - at);
        if (step == 0)
            return false;
        at += step;
    }
    return true;
}

bool name_is_field(const char *name) { return *name != '\0' && strpbrk(name, ".;[/") == NULL; }

bool name_is_initializer(const char *name)
{
    return strcmp(name, "<init>") == 0 || strcmp(name, "<clinit>") == 0;
}

bool name_is_method(const char *name)
{
    return name_is_initializer(name) || (*name != '\0' && strpbrk(name, ".;[/<>") == NULL);
}

bool name_is_class_part(const char *name, size_t length)
{
    char before = '/';
    for (size_t at = 0; at < length; before = name[at++])
        if (name[at] == '.' || name[at] == ';' || name[at] == '[' || (name[at] == '/' && before == '/'))
            return false;
    return before != '/';
}

bool name_is_class(const char *name) { return name_is_class_part(name, strlen(name)); }

bool name_is_class_or_array(const char *name)
{
    return *name == '[' ? descriptor_is_field(name) : name_is_class(name);
}

static uint32_t hash_text(uint32_t hash, const char *text)
{
    for (; *text; text++)
        hash = (hash ^ (uint8_t)*text) * 0x01000193u;
    return hash;
}

static uint32_t hash_pair(const NamePair *pair)
{
    uint32_t hash = hash_text(0x811C9DC5u, pair->name);
    return pair->descriptor ? hash_text(hash, pair->descriptor) : hash;
}

static bool equal_pairs(const NamePair *a, const NamePair *b)
{
    return strcmp(a->name, b->name) == 0
           && (a->descriptor == NULL || strcmp(a->descriptor, b->descriptor) == 0);
}

/* Short lists, which are most, are compared directly. */
static long duplicate_in_short_list(const NamePair *pairs, size_t count)
{
    for (size_t index = 1; index < count; index++)
        for (size_t earlier = 0; earlier < index; earlier++)
            if (equal_pairs(&pairs[index], &pairs[earlier]))
                return (long)index;
    return -1;
}

/* Enters `index` into the open-addressed table (index + 1; 0 = empty); false when an equal pair is there. */
static bool enter(uint32_t *table, size_t mask, const NamePair *pairs, size_t index)
{
    size_t place = hash_pair(&pairs[index]) & mask;
    for (; table[place] != 0; place = (place + 1) & mask)
        if (equal_pairs(&pairs[table[place] - 1], &pairs[index]))
            return false;
    table[place] = (uint32_t)index + 1;
    return true;
}

long names_find_duplicate(const NamePair *pairs, size_t count)
{
    if (count <= 8)
        return duplicate_in_short_list(pairs, count);
    size_t size = 32;
    while (size < count * 2)
        size *= 2;
    uint32_t *table = memory_allocate(size * sizeof *table);
    size_t index = 0;
    while (index < count && enter(table, size - 1, pairs, index))
        index++;
    free(table);
    return index < count ? (long)index : -1;
}
