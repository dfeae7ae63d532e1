/* Properties; see properties.h. */
#include "tools/properties.h"

#include <string.h>

#include "base/options.h"

static const Property list[] = {
    {"deadlock", "no thread can go on, and not all have ended", 1 << VIOLATION_DEADLOCK, true},
    {"assertion", "an AssertionError that nobody catches", 1 << VIOLATION_ASSERTION, true},
    {"exception", "any other exception that nobody catches", 1 << VIOLATION_EXCEPTION, true},
    {"race", "two threads access the same field or element, one of them writing, neither access before the other", 1 << VIOLATION_RACE | 1 << VIOLATION_UNORDERED, false},
    {"race=lockset", "a field or element that threads share and write, and no lock is held at all accesses (a warning: see Eraser)", 1 << VIOLATION_LOCKSET, false},
    {"stuck", "threads that can never go on, known after a complete search", 1 << VIOLATION_STUCK, false},
    {0}
};

const Property *properties_list(void)
{
    return list;
}

static unsigned default_properties(void)
{
    unsigned properties = 0;
    for (const Property *property = list; property->name != NULL; property++)
        properties |= property->is_default ? property->kinds : 0;
    return properties;
}

static bool unknown(const char *name, Error *error)
{
    if (strncmp(name, "race=", 5) == 0)
        return error_set(error, "unknown way to find races: %s (race or race=lockset)", name);
    const char *names[sizeof list / sizeof list[0]] = {0};
    for (int i = 0; list[i].name != NULL; i++)
        names[i] = list[i].name;
    const char *nearest = nearest_name(name, names);
    return nearest != NULL ? error_set(error, "unknown property %s (did you mean %s?)", name, nearest) : error_set(error, "unknown property %s", name);
}

static const Property *find(const char *name)
{
    for (const Property *property = list; property->name != NULL; property++)
        if (strcmp(property->name, name) == 0)
            return property;
    return NULL;
}

bool properties_read(const char *names, unsigned *properties, Error *error)
{
    *properties = names == NULL ? default_properties() : 0;
    while (names != NULL && *names != '\0') {
        char name[64] = "";
        size_t length = strcspn(names, ",");
        strncat(name, names, length < sizeof name - 1 ? length : sizeof name - 1);
        const Property *property = find(name);
        if (property == NULL)
            return unknown(name, error);
        *properties |= property->kinds;
        names += length + (names[length] == ',');
    }
    return true;
}

bool properties_follow_paths(unsigned properties)
{
    return properties & (1u << VIOLATION_UNORDERED | 1u << VIOLATION_LOCKSET);
}
