/* The table of properties, and the parser of --property. */
#include "tools/program/properties.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"

static const PropertySpec list[] = {
    {"deadlock", "no thread can go on, and not all have ended", 1 << VIOLATION_DEADLOCK, true},
    {"assertion", "an AssertionError that nobody catches", 1 << VIOLATION_ASSERTION, true},
    {"exception", "any other exception that nobody catches", 1 << VIOLATION_EXCEPTION, true},
    {"race",
     "two threads access the same field or element, one of them writing, neither access before the other",
     1 << VIOLATION_RACE | 1 << VIOLATION_UNORDERED, false},
    {"race=lockset",
     "a field or element that threads share and write, and no lock is held at all accesses (a warning: see "
     "Eraser)",
     1 << VIOLATION_LOCKSET, false},
    {"stuck", "threads that can never go on, known after a complete search", 1 << VIOLATION_STUCK, false},
    {"daemon-deadlock", "a circle of daemon threads, each wanting a lock that the next one holds",
     1 << VIOLATION_DAEMON_DEADLOCK, false},
    {"goal=EXPR", "a formula over fields and arrays that holds in some state: see docs/goals.md",
     1 << VIOLATION_GOAL, false},
    {0}};

const PropertySpec *properties_list(void) { return list; }

static unsigned default_properties(void)
{
    unsigned properties = 0;
    for (const PropertySpec *property = list; property->name != NULL; property++)
        properties |= property->is_default ? property->kinds : 0;
    return properties;
}

static bool unknown(const char *name, Error *error)
{
    if (strncmp(name, "race=", 5) == 0)
        return error_set(error, "unknown way to find races: %s (race or race=lockset)", name);
    if (strcmp(name, "goal") == 0)
        return error_set(error, "a goal needs a formula: goal=Main.x == 1");
    const char *names[sizeof list / sizeof list[0]] = {0};
    for (int i = 0; list[i].name != NULL; i++)
        names[i] = list[i].name;
    const char *nearest = nearest_name(name, names);
    return nearest != NULL ? error_set(error, "unknown property %s (did you mean %s?)", name, nearest)
                           : error_set(error, "unknown property %s", name);
}

static const PropertySpec *find(const char *name)
{
    for (const PropertySpec *property = list; property->name != NULL; property++)
        if (strcmp(property->name, name) == 0)
            return property;
    return NULL;
}

static bool read_one(const char *name, unsigned *properties, Goals **goals, Error *error)
{
    bool is_goal = strncmp(name, "goal=", 5) == 0;
    const PropertySpec *property = find(is_goal ? "goal=EXPR" : name);
    if (property == NULL || (property->kinds == 1u << VIOLATION_GOAL && !is_goal))
        return unknown(name, error);
    *properties |= property->kinds;
    return !is_goal || goals_add(goals, name + 5, error);
}

bool properties_read(const char *names, unsigned *properties, Goals **goals, Error *error)
{
    bool fine = true;
    *properties = names == NULL ? default_properties() : 0;
    while (fine && names != NULL && *names != '\0') {
        size_t length = settings_item_length(names);
        char *name = memory_copy_string(names);
        name[length] = '\0';
        fine = read_one(name, properties, goals, error);
        free(name);
        names += length + (names[length] == ',');
    }
    return fine;
}

bool properties_follow_paths(unsigned properties)
{
    return properties & (1u << VIOLATION_UNORDERED | 1u << VIOLATION_LOCKSET);
}
