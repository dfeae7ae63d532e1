/* Shortening; see shorten.h. */
#include "search/shorten.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/near_states.h"

enum { TRANSITIONS_BETWEEN_LOOKS = 64, STEPS_ASTRAY = 256, LOOKS = 16, LOOK_LEAST = 200 };

/* A way that was executed.  states[i] is where choices[i] is taken; there is one more state than choices. */
typedef struct Way {
    uint16_t    *choices;
    uint32_t    *decisions;
    StateNumber *states;
    uint32_t     length, switches;
} Way;

typedef struct Shortener {
    const Shortening *order;
    Way      best, attempt;             /* both with room for as many choices as there were at first */
    NearStates *on_way;                 /* the states of the best way; their depth is their place */
    uint32_t *plan;                     /* decisions to try */
    uint64_t taken;
    bool     over;
} Shortener;

static void make_way(Way *way, uint32_t length)
{
    *way = (Way){.choices = memory_allocate((length + 1) * sizeof *way->choices), .decisions = memory_allocate((length + 1) * sizeof *way->decisions),
                 .states = memory_allocate((length + 1) * sizeof *way->states)};
}

static void free_way(Way *way)
{
    free(way->choices);
    free(way->decisions);
    free(way->states);
}

static bool is_over(Shortener *self)
{
    if (!self->over && (self->taken >= self->order->budget
                        || (self->taken % TRANSITIONS_BETWEEN_LOOKS == 0 && self->order->stops != NULL && self->order->stops(self->order->context))))
        self->over = true;
    return self->over;
}

static bool is_value(uint32_t decision) { return decision >= SHORTEN_VALUE; }

static uint32_t decision(const Shortener *self, int choice) { return self->order->decision(self->order->context, choice); }

static bool is_error(const Shortener *self)
{
    return self->order->space->is_violation(self->order->space) && self->order->is_error(self->order->context);
}

/* Takes a choice of the present state as the attempt's next. */
static void take(Shortener *self, int choice)
{
    Way *way = &self->attempt;
    Space *space = self->order->space;
    bool is_new;
    way->choices[way->length] = (uint16_t)choice;
    way->decisions[way->length] = decision(self, choice);
    way->states[++way->length] = space->take(space, choice, &is_new);
    self->taken++;
}

static uint32_t count_switches(const Way *way)
{
    uint32_t switches = 0, last = SHORTEN_VALUE;
    for (uint32_t i = 0; i < way->length; i++) {
        if (is_value(way->decisions[i]))
            continue;
        switches += last != SHORTEN_VALUE && last != way->decisions[i];
        last = way->decisions[i];
    }
    return switches;
}

static void note_way(Shortener *self)
{
    if (self->on_way != NULL)
        near_states_destroy(self->on_way);
    self->on_way = near_states_create(self->best.states[0]);
    for (uint32_t i = 0, parent = 0; i < self->best.length; i++) {
        uint32_t added = near_states_add(self->on_way, self->best.states[i + 1], parent, self->best.choices[i]);
        parent = added != NO_STATE ? added : near_states_find(self->on_way, self->best.states[i + 1]);
    }
}

/* The attempt ended in the error: is it the best so far? */
static bool accept(Shortener *self)
{
    Way *best = &self->best, *way = &self->attempt;
    way->switches = count_switches(way);
    if (way->length > best->length || (way->length == best->length && way->switches >= best->switches))
        return false;
    Way before = *best;
    *best = *way;
    *way = before;
    note_way(self);
    return true;
}

/* The attempt begins with so many steps of the best way. */
static void begin(Shortener *self, uint32_t steps)
{
    Way *way = &self->attempt, *best = &self->best;
    memcpy(way->choices, best->choices, steps * sizeof *way->choices);
    memcpy(way->decisions, best->decisions, steps * sizeof *way->decisions);
    memcpy(way->states, best->states, (steps + 1) * sizeof *way->states);
    way->length = steps;
    self->order->space->enter(self->order->space, best->states[steps]);
}

static bool execute_choices(Shortener *self, const uint16_t *choices, uint32_t length)
{
    Space *space = self->order->space;
    self->attempt.length = 0;
    self->attempt.states[0] = 0;
    space->enter(space, 0);
    for (uint32_t i = 0; i < length && choices[i] < space->choices(space); i++)
        take(self, choices[i]);
    return self->attempt.length == length && is_error(self);
}

/* --- following a plan of decisions ------------------------------------------------------------------------------------ */

typedef struct Plan { const uint32_t *decisions; uint32_t count, next; uint32_t last; } Plan;

static int find_choice(const Shortener *self, uint32_t wanted, int count)
{
    for (int choice = 0; choice < count; choice++)
        if (decision(self, choice) == wanted)
            return choice;
    return -1;
}

static int choose_value(const Shortener *self, Plan *plan, int count)
{
    if (plan->next == plan->count || !is_value(plan->decisions[plan->next]))
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
        found = is_value(plan->last) ? -1 : find_choice(self, plan->last, count);
    }
    if (found < 0)
        found = find_choice(self, plan->last, count);
    if (found < 0)
        plan->last = decision(self, found = 0);
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
    return near_states_find(self->on_way, self->attempt.states[self->attempt.length]) != NO_STATE && place_on_way(self) > 0;
}

static bool follow_best(Shortener *self, uint32_t from)
{
    for (uint32_t i = from; i < self->best.length; i++)
        take(self, self->best.choices[i]);
    return is_error(self) && accept(self);
}

/* From where the attempt begins.  What does not fit is left out or chosen in a simple way, so that most plans lead somewhere; but not for
 * longer than `most` steps without coming to the best way again. */
static bool follow_plan(Shortener *self, Plan plan, uint32_t most)
{
    Space *space = self->order->space;
    for (uint32_t steps = 0; self->attempt.length < self->best.length && steps < most && !is_over(self); steps++) {
        int count = space->choices(space);
        if (count == 0)
            return false;
        take(self, is_value(decision(self, 0)) ? choose_value(self, &plan, count) : choose_thread(self, &plan, count));
        if (is_error(self))
            return accept(self);
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

/* --- without a stretch -------------------------------------------------------------------------------------------------- */

static bool try_without(Shortener *self, uint32_t from, uint32_t to)
{
    uint32_t count = (uint32_t)(add_plan(self->plan, &self->best, to, self->best.length) - self->plan);
    begin(self, from);
    return follow_plan(self, (Plan){self->plan, count, 0, from > 0 ? self->best.decisions[from - 1] : 0}, STEPS_ASTRAY + 2 * (to - from));
}

/* Halves, quarters and so on down to single steps; what works is done at once. */
static bool remove_stretches(Shortener *self)
{
    bool better = false;
    for (uint32_t size = (self->best.length + 1) / 2; size >= 1; size /= 2) {
        for (uint32_t from = 0; from < self->best.length && !is_over(self);) {
            uint32_t to = from + size < self->best.length ? from + size : self->best.length;
            if (try_without(self, from, to))
                better = true;
            else
                from = to;
        }
    }
    return better;
}

/* --- a thread's stretches put together ------------------------------------------------------------------------------------ */

/* The end of the stretch of one thread that begins at `from`. */
static uint32_t stretch_end(const Way *way, uint32_t from)
{
    uint32_t to = from + 1;
    while (to < way->length && (is_value(way->decisions[to]) || way->decisions[to] == way->decisions[from]))
        to++;
    return to;
}

/* The stretch [from, to) comes before the one that begins at `target` < from. */
static bool try_earlier(Shortener *self, uint32_t target, uint32_t from, uint32_t to)
{
    uint32_t *end = add_plan(self->plan, &self->best, from, to);
    end = add_plan(end, &self->best, target, from);
    end = add_plan(end, &self->best, to, self->best.length);
    begin(self, target);
    return follow_plan(self, (Plan){self->plan, (uint32_t)(end - self->plan), 0, self->best.decisions[from]}, UINT32_MAX);
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

static bool join_stretches(Shortener *self)
{
    bool better = false;
    for (uint32_t from = 0; from < self->best.length && !is_over(self);) {
        if (join_stretch(self, from))
            better = true;
        else
            from = stretch_end(&self->best, from);
    }
    return better;
}

/* --- by states near one of the way's -------------------------------------------------------------------------------------- */

/* Along the best way to its step `from`, from there to state `index` of `near`, and then along the best way from its step `rest` on. */
static bool try_through(Shortener *self, uint32_t from, const NearStates *near, uint32_t index, uint32_t rest)
{
    const Way *best = &self->best;
    uint32_t depth = near_states_depth(near, index), left = best->length - rest;
    uint16_t *choices = memory_allocate((from + depth + left + 1) * sizeof *choices);
    memcpy(choices, best->choices, from * sizeof *choices);
    near_states_path(near, index, choices + from);
    memcpy(choices + from + depth, best->choices + rest, left * sizeof *choices);
    bool better = execute_choices(self, choices, from + depth + left) && accept(self);
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
    if (space->is_violation(space))                 /* another error: what comes after it is no way to ours */
        return false;
    for (int choice = 0; choice < count && !is_over(self); choice++) {
        bool is_new;
        if (choice > 0)
            space->enter(space, near_states_at(near, index));
        StateNumber state = space->take(space, choice, &is_new);
        self->taken++;
        uint32_t added = near_states_add(near, state, index, choice);
        if (added != NO_STATE && is_error(self))
            return try_through(self, from, near, added, self->best.length);
    }
    return false;
}

typedef struct Look { bool better, complete; } Look;        /* complete: there is no shorter way from there */

static Look look_around(Shortener *self, uint32_t from, uint64_t transitions)
{
    NearStates *near = near_states_create(self->best.states[from]);
    uint64_t most = self->taken + transitions;
    Look look = {0};
    uint32_t next = 0, depth_most = self->best.length - from;
    for (; !look.better && next < near_states_count(near) && near_states_depth(near, next) + 1 < depth_most && self->taken < most && !is_over(self); next++)
        look.better = expand(self, from, near, next);
    look.complete = look.better || next == near_states_count(near) || near_states_depth(near, next) + 1 >= depth_most;
    if (!look.better)
        look.better = take_shortcut(self, from, near);
    near_states_destroy(near);
    return look;
}

static uint64_t left(const Shortener *self) { return self->order->budget - self->taken; }

static uint64_t at_least(uint64_t least, uint64_t number) { return number < least ? least : number; }

/* From several states of the way, a part of what is left for each. */
static bool look_around_everywhere(Shortener *self)
{
    bool better = false;
    for (uint32_t i = 1; i < LOOKS && !is_over(self); i++) {
        uint32_t from = (uint32_t)((uint64_t)self->best.length * i / LOOKS);
        better |= look_around(self, from, at_least(LOOK_LEAST, left(self) / (2 * LOOKS))).better;
    }
    return better;
}

/* Breadth first from the first state: with a little, so that cheap ways to cut it down come first, and then with half of what is left. */
static bool find_shortest(Shortener *self)
{
    if (look_around(self, 0, left(self) / 8).complete)
        return true;
    while (remove_stretches(self) && !is_over(self))
        ;
    return look_around(self, 0, left(self) / 2).complete;
}

static void improve(Shortener *self)
{
    bool shortest = self->order->is_shortest || find_shortest(self);
    for (bool better = true; better && !is_over(self);) {
        better = !shortest && look_around_everywhere(self);
        better |= !shortest && remove_stretches(self);
        better |= join_stretches(self);
    }
}

uint32_t shorten(const Shortening *order, uint16_t *choices, uint32_t length)
{
    Shortener self = {.order = order, .plan = memory_allocate((length + 1) * sizeof *self.plan)};
    make_way(&self.best, length);
    make_way(&self.attempt, length);
    if (execute_choices(&self, choices, length)) {
        self.best.length = UINT32_MAX;              /* anything is better than nothing */
        accept(&self);
        improve(&self);
        length = self.best.length;
        memcpy(choices, self.best.choices, length * sizeof *choices);
        near_states_destroy(self.on_way);
    }
    free_way(&self.best);
    free_way(&self.attempt);
    free(self.plan);
    return length;
}
