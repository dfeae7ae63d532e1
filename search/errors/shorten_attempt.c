/* Executes attempts at a shorter way to an error, and keeps those that are better. */
#include "search/errors/shorten_attempt.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum { TRANSITIONS_BETWEEN_LOOKS = 16 };

void way_create(Way *way, uint32_t length)
{
    *way = (Way){.choices = memory_allocate((length + 1) * sizeof *way->choices),
                 .decisions = memory_allocate((length + 1) * sizeof *way->decisions),
                 .states = memory_allocate((length + 1) * sizeof *way->states)};
}

void way_destroy(Way *way)
{
    free(way->choices);
    free(way->decisions);
    free(way->states);
}

bool attempt_is_over(Shortener *self)
{
    if (self->taken >= self->order->budget)
        self->over = true;
    if (!self->over && self->taken >= self->next_look && self->order->stops != NULL) {
        self->over = self->order->stops(self->order->context);
        self->next_look = self->taken + TRANSITIONS_BETWEEN_LOOKS;
    }
    return self->over;
}

bool attempt_is_error(const Shortener *self)
{
    return self->order->space->is_violation(self->order->space)
           && self->order->is_error(self->order->context);
}

void attempt_take(Shortener *self, int choice)
{
    Way *way = &self->attempt;
    Space *space = self->order->space;
    bool is_new;
    assert(choice >= 0 && choice < space->choices(space));
    way->choices[way->length] = (uint16_t)choice;
    way->decisions[way->length] = attempt_decision(self, choice);
    way->states[++way->length] = space->take(space, choice, &is_new);
    self->taken++;
}

static uint32_t count_switches(const Way *way)
{
    uint32_t switches = 0, last = SHORTEN_VALUE;
    for (uint32_t i = 0; i < way->length; i++) {
        if (attempt_is_value(way->decisions[i]))
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
        uint32_t added =
            near_states_add(self->on_way, self->best.states[i + 1], parent, self->best.choices[i]);
        parent = added != NO_STATE ? added : near_states_find(self->on_way, self->best.states[i + 1]);
    }
}

bool attempt_accept(Shortener *self)
{
    Way *best = &self->best, *way = &self->attempt;
    way->switches = count_switches(way);
    if (way->length > best->length || (way->length == best->length && way->switches >= best->switches))
        return false;
    if (self->order->is_confirmed != NULL
        && !self->order->is_confirmed(self->order->context, way->choices, way->length))
        return false;
    assert(way->length <= best->length && "what is accepted is no longer");
    Way before = *best;
    *best = *way;
    *way = before;
    note_way(self);
    return true;
}

void attempt_begin(Shortener *self, uint32_t steps)
{
    Way *way = &self->attempt, *best = &self->best;
    assert(steps <= best->length);
    memcpy(way->choices, best->choices, steps * sizeof *way->choices);
    memcpy(way->decisions, best->decisions, steps * sizeof *way->decisions);
    memcpy(way->states, best->states, (steps + 1) * sizeof *way->states);
    way->length = steps;
    self->order->space->enter(self->order->space, best->states[steps]);
}

bool attempt_execute(Shortener *self, const uint16_t *choices, uint32_t length)
{
    Space *space = self->order->space;
    self->attempt.length = 0;
    self->attempt.states[0] = 0;
    space->enter(space, 0);
    for (uint32_t i = 0; i < length && choices[i] < space->choices(space); i++)
        attempt_take(self, choices[i]);
    return self->attempt.length == length && attempt_is_error(self);
}
