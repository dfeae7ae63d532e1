/* What goes with sleep sets, and what does not. */
#include "tools/checking/check_sleep.h"

#include <string.h>

#include "tools/program/properties.h"

/* NULL: nothing stands in their way. */
static const char *find_obstacle(const Check *check)
{
    const CheckRequest *asked = &check->asked;
    if (strcmp(asked->guidance.search->name, "dfs") != 0 || check->session.stage_count != 1)
        return "leaving some out is for depth-first search by one worker";
    if (asked->options.no_step_cache || !states_can_remember_steps(check->session.states))
        return "steps are not remembered, so they cannot be compared";
    if (asked->session.hash_store || asked->session.no_match)
        return "states are not kept";
    if (asked->session.symmetric)
        return "states that differ by the numbers of threads are one, and which threads sleep rests on numbers";
    if (check_wants_stuck(check) || properties_need_cycles(asked->session.properties))
        return "a property is about all steps";
    if (asked->dot_limit > 0)
        return "all steps are drawn";
    if (asked->limits.checkpoint != NULL)
        return "a checkpoint does not tell which were left out";
    if (asked->options.max_depth != UINT32_MAX)
        return "what is cut by a depth limit depends on the order of steps";
    return NULL;
}

static bool is_on(const Check *check) { return !(check->asked.session.unreduced >> REDUCTION_SLEEP & 1); }

bool check_sleeps(const Check *check) { return is_on(check) && find_obstacle(check) == NULL; }

const char *check_misses_sleep(const Check *check) { return is_on(check) ? find_obstacle(check) : NULL; }

bool check_names_reduction(const Check *check, const char *name)
{
    const char *names = check->asked.options.reduction, *found = names;
    size_t length = strlen(name);
    while (found != NULL && (found = strstr(found, name)) != NULL) {
        bool begins = found == names || found[-1] == ',', ends = strchr(",", found[length]) != NULL;
        if (begins && ends)
            return true;
        found += length;
    }
    return false;
}
