/* Attempts by states near one of the way's: a later state of the way, or the error, may be closer than the
 * way has it; see shorten_attempt.h. */
#include "search/errors/shorten_attempt.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* Along the best way to its step `from`, from there to state `index` of `near`, and then along the best way
 * from its step `rest` on. */
static bool try_through(Shortener *self, uint32_t from, const NearStates *near, uint32_t index, uint32_t rest)
{
    const Way *best = &self->best;
    uint32_t depth = near_states_depth(near, index), left = best->length - rest;
    assert(from <= rest && rest <= best->length && from + depth + left <= best->length);
    uint16_t *choices = memory_allocate((from + depth + left + 1) * sizeof *choices);
    memcpy(choices, best->choices, from * sizeof *choices);
    near_states_path(near, index, choices + from);
    memcpy(choices + from + depth, best->choices + rest, left * sizeof *choices);
    bool better = attempt_execute(self, choices, from + depth + left) && attempt_accept(self);
    free(choices);
    return better;
}

/* Which later state of the best way can be reached soonest, as compared with it? */
static bool take_shortcut(Shortener *self, uint32_t from, const NearStates *near)
{
    uint32_t gain = 0, index = 0, rest = 0;
    for (uint32_t i = from + 1; i <= self->best.length; i++) {
        uint32_t found = near_states_find(near, self->best.states[i]);
        if (found == NO_STATE || near_states_depth(near, found) + gain >= i - from)
            continue;
        gain = i - from - near_states_depth(near, found);
        index = found;
        rest = i;
    }
    return gain > 0 && try_through(self, from, near, index, rest);
}

static bool expand(Shortener *self, uint32_t from, NearStates *near, uint32_t index)
{
    Space *space = self->order->space;
    int count = space->enter(space, near_states_at(near, index));
    if (space->is_violation(space)) /* another error: what comes after it is no way to ours */
        return false;
    for (int choice = 0; choice < count && !attempt_is_over(self); choice++) {
        bool is_new;
        if (choice > 0)
            space->enter(space, near_states_at(near, index));
        StateNumber state = space->take(space, choice, &is_new);
        self->taken++;
        uint32_t added = near_states_add(near, state, index, choice);
        if (added != NO_STATE && attempt_is_error(self))
            return try_through(self, from, near, added, self->best.length);
    }
    return false;
}

/* Is there a state to expand, near enough for a shorter way than the best one's rest? */
static bool has_more(const Shortener *self, uint32_t from, const NearStates *near, uint32_t next)
{
    return next < near_states_count(near) && near_states_depth(near, next) + 1 < self->best.length - from;
}

Look shorten_look_around(Shortener *self, uint32_t from, uint64_t transitions)
{
    NearStates *near = near_states_create(self->best.states[from]);
    uint64_t most = self->taken + transitions;
    Look look = {0};
    uint32_t next = 0;
    while (!look.better && has_more(self, from, near, next) && self->taken < most && !attempt_is_over(self))
        look.better = expand(self, from, near, next++);
    look.complete = look.better || !has_more(self, from, near, next);
    if (!look.better)
        look.better = take_shortcut(self, from, near);
    near_states_destroy(near);
    return look;
}
