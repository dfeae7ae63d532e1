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
    {"hang",
     "from some state on no schedule can end the program, although threads can run and other schedules end",
     1 << VIOLATION_HANG, true},
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
    {"exit", "the program ends itself with an exit status other than 0", 1 << VIOLATION_EXIT, false},
    {"handled-assertion", "an AssertionError that something catches, as a test runner or a future does",
     1 << VIOLATION_HANDLED, false},
    {"livelock",
     "a fair schedule can go on for ever without progress (Verify.progress), known after a complete search",
     1 << VIOLATION_LIVELOCK, false},
    {"starvation=THREAD",
     "a fair schedule can go on for ever while this thread, or any (all), lives and makes no progress",
     1 << VIOLATION_STARVATION, false},
    {"ltl=FORMULA", "a formula of time that does not hold on some fair infinite run: see docs/liveness.md",
     1 << VIOLATION_LTL, false},
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
    if (strcmp(name, "ltl") == 0)
        return error_set(error, "a formula is missing: ltl=[](Main.asked -> <>Main.answered)");
    if (strcmp(name, "starvation") == 0)
        return error_set(error, "whose starvation? starvation=NAME of a thread, or starvation=all");
    if (strncmp(name, "fair=", 5) == 0)
        return error_set(error, "fairness is strong, weak or none, not %s", name + 5);
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

static bool begins(const char *name, const char *prefix)
{
    return strncmp(name, prefix, strlen(prefix)) == 0;
}

static const char *const fairness_names[] = {"fair=strong", "fair=weak", "fair=none"}; /* by Fairness */

const char *fairness_name(Fairness fairness) { return fairness_names[fairness] + sizeof "fair=" - 1; }

/* The name in the table: what is behind the = is the user's. */
static const char *name_in_table(const char *name)
{
    return begins(name, "goal=")         ? "goal=EXPR"
           : begins(name, "ltl=")        ? "ltl=FORMULA"
           : begins(name, "starvation=") ? "starvation=THREAD"
                                         : name;
}

static bool read_one(const char *name, unsigned *properties, Goals **goals, TimeProperties *time,
                     Error *error)
{
    for (int i = 0; i < 3; i++)
        if (strcmp(name, fairness_names[i]) == 0) {
            time->fairness = (Fairness)i;
            return true;
        }
    const PropertySpec *property = find(name_in_table(name));
    if (property == NULL)
        return unknown(name, error);
    *properties |= property->kinds;
    if (begins(name, "starvation=")) {
        free(time->starving);
        time->starving = memory_copy_string(name + strlen("starvation="));
        return time->starving[0] != '\0' || unknown("starvation", error);
    }
    return begins(name, "goal=")  ? goals_add(goals, name + 5, error)
           : begins(name, "ltl=") ? goals_add_ltl(goals, name + 4, error)
                                  : true;
}

bool properties_need_cycles(unsigned properties)
{
    return properties & (1u << VIOLATION_LIVELOCK | 1u << VIOLATION_STARVATION | 1u << VIOLATION_LTL);
}

bool properties_read(const char *names, unsigned *properties, Goals **goals, TimeProperties *time,
                     Error *error)
{
    bool fine = true;
    *properties = names == NULL ? default_properties() : 0;
    while (fine && names != NULL && *names != '\0') {
        size_t length = settings_item_length(names);
        char *name = memory_copy_string(names);
        name[length] = '\0';
        fine = read_one(name, properties, goals, time, error);
        free(name);
        names += length + (names[length] == ',');
    }
    return fine;
}

bool properties_follow_paths(unsigned properties)
{
    return properties & (1u << VIOLATION_UNORDERED | 1u << VIOLATION_LOCKSET);
}
