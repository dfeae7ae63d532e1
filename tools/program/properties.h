/* The properties that a check can look at, by name. */
#ifndef TOOLS_PROGRAM_PROPERTIES_H
#define TOOLS_PROGRAM_PROPERTIES_H

#include "base/error.h"
#include "search/fair_cycles.h"
#include "search/goals.h"
#include "vm/vm.h"

typedef struct PropertySpec {
    const char *name, *summary;
    unsigned kinds; /* bits 1 << ViolationKind */
    bool is_default;
} PropertySpec;

const PropertySpec *properties_list(void); /* ends with a NULL name */

/* The bits for vm_violation from a list of names like "deadlock,race,goal=Main.x == 1"; NULL: the default
 * ones.  Commas inside of parentheses and brackets belong to a goal, which is added to `goals`. */
typedef struct TimeProperties {
    char *starving; /* whose starvation is looked for, by name, or "all"; allocated; NULL: nobody's */
    Fairness fairness;
} TimeProperties;

bool properties_read(const char *names, unsigned *properties, Goals **goals, TimeProperties *time,
                     Error *error);

/* Are there some that are decided on the graph of all states after the search: livelocks, starvation,
 * formulas of time? */
bool properties_need_cycles(unsigned properties);

/* Do they need what is remembered of the one path by which a state was first reached, so that only one worker
 * can search? */
bool properties_follow_paths(unsigned properties);

const char *fairness_name(Fairness fairness); /* "strong", "weak", "none" */

#endif
