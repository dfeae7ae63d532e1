/* An error on a path without a choice that only the abstraction has introduced is an error of the concrete
 * program too, so such paths come first.  Groce and Visser, section 4.4: choose-free.  The value is the
 * number of such choices made on the path, and one more if the next is such a choice: with this heuristic
 * alone, everything that needs none is searched before anything that needs one. */
#include "heuristics/heuristic.h"

static double estimate(void *self, const Situation *situation)
{
    (void)self;
    *situation->after = situation->before + (situation->depth > 0 && situation->choice.is_abstract);
    return *situation->after + sight_awaits_abstract_choice(situation->sight);
}

const Heuristic choose_free_heuristic = {
    .name = "choose-free",
    .summary = "fewer choices that an abstraction left open are better",
    .remembers = true,
    .best = 0,
    .estimate = estimate,
};
