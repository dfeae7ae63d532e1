/* Suggests the class or field with the name nearest to one that an expression misspells. */
#include "heuristics/language/expression_suggest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/options.h"

static void say(const char *name, char *text, size_t size)
{
    *text = '\0';
    if (name != NULL)
        snprintf(text, size, " (did you mean %s?)", name);
}

void suggest_field(const Class *class, const char *name, char *text, size_t size)
{
    enum { FIELDS_MAX = 1000 };
    const char *names[FIELDS_MAX + 1] = {0};
    const Field *field;
    for (uint32_t i = 0; i < FIELDS_MAX && (field = view_field_at(class, i)) != NULL; i++)
        names[i] = view_field_name(field);
    say(nearest_name(name, names), text, size);
}

/* The class without its package, or without the classes around it. */
static const char *find_short_name(char **names, const char *word)
{
    size_t length = strlen(word);
    for (; *names != NULL; names++) {
        size_t whole = strlen(*names);
        if (whole > length && strcmp(*names + (whole - length), word) == 0
            && strchr(".$", (*names)[whole - length - 1]) != NULL)
            return *names;
    }
    return NULL;
}

static const char *find_nearest(char **names, const char *word)
{
    return nearest_name(word, (const char *const *)names);
}

/* Where the class ends and its fields begin is not known: the shortest beginning that is like a class counts.
 */
static const char *find_for_beginning(char **names, const char *path,
                                      const char *(*find)(char **names, const char *word))
{
    const char *found = NULL;
    char *word = memory_allocate(strlen(path) + 1);
    for (const char *end = path; found == NULL && *end != '\0';) {
        end += strcspn(end + 1, ".") + 1;
        memcpy(word, path, (size_t)(end - path));
        word[end - path] = '\0';
        found = find(names, word);
    }
    free(word);
    return found;
}

void suggest_class(const Vm *vm, const char *path, char *text, size_t size)
{
    uint32_t count;
    char **names = view_program_classes(vm, &count);
    names = memory_resize(names, (count + 1) * sizeof *names);
    names[count] = NULL;
    const char *found = find_for_beginning(names, path, find_short_name);
    say(found != NULL ? found : find_for_beginning(names, path, find_nearest), text, size);
    for (uint32_t i = 0; i < count; i++)
        free(names[i]);
    free(names);
}
