/* The properties that a check can look at, by name. */
#ifndef TOOLS_PROGRAM_PROPERTIES_H
#define TOOLS_PROGRAM_PROPERTIES_H

#include "base/error.h"
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
bool properties_read(const char *names, unsigned *properties, Goals **goals, Error *error);

/* Do they need what is remembered of the one path by which a state was first reached, so that only one worker
 * can search? */
bool properties_follow_paths(unsigned properties);

#endif
