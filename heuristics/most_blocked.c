/* In a deadlock every live thread is blocked, so the more are, the closer we may be to one.
 * Groce and Visser, table 2: most-blocked "measures the number of blocked threads". */
#include <math.h>

#include "heuristics/heuristic.h"

static double estimate(void *self, const Situation *situation)
{
    (void)self;
    return -(double)sight_blocked_threads(situation->sight);
}

const Heuristic most_blocked_heuristic = {
    .name = "most-blocked",
    .summary = "more threads that cannot go on are better",
    .best = -INFINITY,
    .estimate = estimate,
};
