/* Properties; see properties.h. */
#include "tools/properties.h"

#include <string.h>

#include "base/options.h"

static const Property list[] = {
    {"deadlock", "no thread can go on, and not all have ended", VIOLATION_DEADLOCK, true},
    {"assertion", "an AssertionError that nobody catches", VIOLATION_ASSERTION, true},
    {"exception", "any other exception that nobody catches", VIOLATION_EXCEPTION, true},
    {"race", "two threads access the same field or element at the same time, one of them writing", VIOLATION_RACE, false},
    {"stuck", "threads that can never go on, known after a complete search", VIOLATION_STUCK, false},
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
        properties |= property->is_default ? 1u << property->kind : 0;
    return properties;
}

static bool unknown(const char *name, Error *error)
{
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
        *properties |= 1u << property->kind;
        names += length + (names[length] == ',');
    }
    return true;
}
