/* What goes with sleep sets, and what does not. */
#include "tools/checking/check_sleep.h"

#include <string.h>

const char *check_sleep_obstacle(const Check *check)
{
    const CheckRequest *asked = &check->asked;
    unsigned on_edges = 1u << VIOLATION_STUCK | 1u << VIOLATION_LTL;
    if (strcmp(asked->guidance.search->name, "dfs") != 0 || check->session.stage_count != 1)
        return "they are for depth-first search by one worker (--search dfs)";
    if (asked->options.no_step_cache || !states_can_remember_steps(check->session.states))
        return "steps are not remembered, and cannot be compared";
    if (asked->session.hash_store || asked->session.no_match)
        return "states are not numbered";
    if (asked->session.properties & on_edges)
        return "a property is decided on all steps";
    if (asked->dot_limit > 0)
        return "all steps are drawn";
    if (asked->limits.checkpoint != NULL)
        return "a checkpoint does not keep them";
    if (asked->options.max_depth != UINT32_MAX)
        return "what is cut by a depth limit depends on the order of steps";
    return NULL;
}

bool check_sleeps(const Check *check)
{
    return !(check->asked.session.unreduced >> REDUCTION_SLEEP & 1) && check_sleep_obstacle(check) == NULL;
}
