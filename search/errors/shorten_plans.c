/* Attempts by plans: what the best way decides, with a stretch left out or in another order; see
 * shorten_attempt.h. */
#include "search/errors/shorten_attempt.h"

#include <string.h>

enum { STEPS_ASTRAY = 256 };

/* --- following a plan of decisions --- */

typedef struct Plan {
    const uint32_t *decisions;
    uint32_t count, next;
    uint32_t last;
} Plan;

static int find_choice(const Shortener *self, uint32_t wanted, int count)
{
    for (int choice = 0; choice < count; choice++)
        if (attempt_decision(self, choice) == wanted)
            return choice;
    return -1;
}

static int choose_value(const Shortener *self, Plan *plan, int count)
{
    if (plan->next == plan->count || !attempt_is_value(plan->decisions[plan->next]))
        return 0;
    int found = find_choice(self, plan->decisions[plan->next++], count);
    return found < 0 ? 0 : found;
}

/* The next thread of the plan that can go on; after its end, the last one as long as it can. */
static int choose_thread(const Shortener *self, Plan *plan, int count)
{
    int found = -1;
    while (found < 0 && plan->next < plan->count) {
        plan->last = plan->decisions[plan->next++];
        found = attempt_is_value(plan->last) ? -1 : find_choice(self, plan->last, count);
    }
    if (found < 0)
        found = find_choice(self, plan->last, count);
    if (found < 0)
        plan->last = attempt_decision(self, found = 0);
    return found;
}

/* The last step of the best way whose state is the attempt's present one; 0: none. */
static uint32_t place_on_way(const Shortener *self)
{
    for (uint32_t i = self->best.length; i > self->attempt.length; i--)
        if (self->best.states[i] == self->attempt.states[self->attempt.length])
            return i;
    return 0;
}

/* Ahead of where the best way was after as many steps: the rest of that way is the rest of a shorter one. */
static bool is_ahead(const Shortener *self)
{
    return near_states_find(self->on_way, self->attempt.states[self->attempt.length]) != NO_STATE
           && place_on_way(self) > 0;
}

static bool follow_best(Shortener *self, uint32_t from)
{
    for (uint32_t i = from; i < self->best.length; i++)
        attempt_take(self, self->best.choices[i]);
    return attempt_is_error(self) && attempt_accept(self);
}

/* From where the attempt begins.  What does not fit is left out or chosen in a simple way, so that most plans
 * lead somewhere; but not for longer than `most` steps without coming to the best way again. */
static bool follow_plan(Shortener *self, Plan plan, uint32_t most)
{
    Space *space = self->order->space;
    for (uint32_t steps = 0;
         self->attempt.length < self->best.length && steps < most && !attempt_is_over(self); steps++) {
        int count = space->choices(space);
        if (count == 0)
            return false;
        attempt_take(self, attempt_is_value(attempt_decision(self, 0)) ? choose_value(self, &plan, count)
                                                                       : choose_thread(self, &plan, count));
        if (attempt_is_error(self))
            return attempt_accept(self);
        if (is_ahead(self))
            return follow_best(self, place_on_way(self));
    }
    return false;
}

static uint32_t *add_plan(uint32_t *to, const Way *way, uint32_t from, uint32_t end)
{
    memcpy(to, way->decisions + from, (end - from) * sizeof *to);
    return to + (end - from);
}

/* --- without a stretch --- */

static bool try_without(Shortener *self, uint32_t from, uint32_t to)
{
    uint32_t count = (uint32_t)(add_plan(self->plan, &self->best, to, self->best.length) - self->plan);
    attempt_begin(self, from);
    return follow_plan(self, (Plan){self->plan, count, 0, from > 0 ? self->best.decisions[from - 1] : 0},
                       STEPS_ASTRAY + 2 * (to - from));
}

/* Halves, quarters and so on down to single steps; what works is done at once. */
bool shorten_remove_stretches(Shortener *self)
{
    bool better = false;
    for (uint32_t size = (self->best.length + 1) / 2; size >= 1; size /= 2) {
        for (uint32_t from = 0; from < self->best.length && !attempt_is_over(self);) {
            uint32_t to = from + size < self->best.length ? from + size : self->best.length;
            if (try_without(self, from, to))
                better = true;
            else
                from = to;
        }
    }
    return better;
}

/* --- a thread's stretches put together --- */

/* The end of the stretch of one thread that begins at `from`. */
static uint32_t stretch_end(const Way *way, uint32_t from)
{
    uint32_t to = from + 1;
    while (to < way->length
           && (attempt_is_value(way->decisions[to]) || way->decisions[to] == way->decisions[from]))
        to++;
    return to;
}

/* The stretch [from, to) comes before the one that begins at `target` < from. */
static bool try_earlier(Shortener *self, uint32_t target, uint32_t from, uint32_t to)
{
    uint32_t *end = add_plan(self->plan, &self->best, from, to);
    end = add_plan(end, &self->best, target, from);
    end = add_plan(end, &self->best, to, self->best.length);
    attempt_begin(self, target);
    return follow_plan(self, (Plan){self->plan, (uint32_t)(end - self->plan), 0, self->best.decisions[from]},
                       UINT32_MAX);
}

/* Looks for a stretch of the same thread further on, and puts what is between before both or after both. */
static bool join_stretch(Shortener *self, uint32_t from)
{
    const Way *best = &self->best;
    uint32_t end = stretch_end(best, from), next = end;
    while (next < best->length && best->decisions[next] != best->decisions[from])
        next = stretch_end(best, next);
    if (next >= best->length)
        return false;
    return try_earlier(self, end, next, stretch_end(best, next)) || try_earlier(self, from, end, next);
}

bool shorten_join_stretches(Shortener *self)
{
    bool better = false;
    for (uint32_t from = 0; from < self->best.length && !attempt_is_over(self);) {
        if (join_stretch(self, from))
            better = true;
        else
            from = stretch_end(&self->best, from);
    }
    return better;
}
