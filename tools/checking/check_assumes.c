/* What goes with assumptions about accesses, and what does not: as exclusive_may_be_assumed and check_parse
 * decide. */
#include "tools/checking/check_assumes.h"

#include "tools/checking/check_sleep.h"
#include "vm/vm.h"

static const unsigned assuming = 1u << REDUCTION_LOCKS | 1u << REDUCTION_READ_ONLY | 1u << REDUCTION_MOVERS;

static const char *find_obstacle(const Check *check)
{
    const CheckRequest *asked = &check->asked;
    if (asked->guidance.search->is_distributed)
        return "no process knows the accesses of the others";
    if (asked->options.checkpoint != NULL || asked->options.resume != NULL)
        return "a checkpoint does not tell which there were";
    if (asked->session.properties
        & (1u << VIOLATION_RACE | 1u << VIOLATION_UNORDERED | 1u << VIOLATION_LOCKSET))
        return "races are looked for";
    if (asked->session.step != STEP_VISIBLE && asked->session.step != STEP_LINE)
        return "each instruction is a step";
    return "what is asked for may hold in the middle of a longer step";
}

const char *check_misses_assumptions(const Check *check)
{
    bool is_on = (~check->asked.session.unreduced & assuming) != 0;
    return is_on && check->session.vm != NULL && !vm_assumes(check->session.vm) ? find_obstacle(check) : NULL;
}

bool check_names_assumptions(const Check *check)
{
    return check_names_reduction(check, "locks") || check_names_reduction(check, "read-only")
           || check_names_reduction(check, "movers");
}
