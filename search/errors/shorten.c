/* Decides which attempts to make at a shorter way to an error, and with how much of the budget. */
#include "search/shorten.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/errors/shorten_attempt.h"

enum {
    LOOKS = 16,
    LOOK_LEAST = 200,
    LONG = 10000 /* steps of a way that depth-first search makes and nobody would read */
};

static uint64_t left(const Shortener *self)
{
    return self->order->budget > self->taken ? self->order->budget - self->taken : 0;
}

static uint64_t at_least(uint64_t least, uint64_t number) { return number < least ? least : number; }

/* From several states of the way, a part of what is left for each. */
static bool look_around_everywhere(Shortener *self)
{
    bool better = false;
    for (uint32_t i = 1; i < LOOKS && !attempt_is_over(self); i++) {
        uint32_t from = (uint32_t)((uint64_t)self->best.length * i / LOOKS);
        better |= shorten_look_around(self, from, at_least(LOOK_LEAST, left(self) / (2 * LOOKS))).better;
    }
    return better;
}

/* Breadth first from the first state: with a little, so that cheap ways to cut it down come first, and then
 * with half of what is left.  To cut down a very long way is not cheap: each attempt executes much of it. */
static bool find_shortest(Shortener *self)
{
    if (shorten_look_around(self, 0, left(self) / (self->best.length > LONG ? 2 : 8)).complete)
        return true;
    while (shorten_remove_stretches(self) && !attempt_is_over(self))
        ;
    return shorten_look_around(self, 0, left(self) / 2).complete;
}

static void improve(Shortener *self)
{
    bool shortest = self->order->is_shortest || find_shortest(self);
    for (bool better = true; better && !attempt_is_over(self);) {
        better = !shortest && look_around_everywhere(self);
        better |= !shortest && shorten_remove_stretches(self);
        better |= shorten_join_stretches(self);
    }
}

uint32_t shorten(const Shortening *order, uint16_t *choices, uint32_t length)
{
    Shortener self = {.order = order, .plan = memory_allocate((length + 1) * sizeof *self.plan)};
    way_create(&self.best, length);
    way_create(&self.attempt, length);
    if (attempt_execute(&self, choices, length)) {
        self.best.length = UINT32_MAX; /* anything is better than nothing */
        attempt_accept(&self);
        improve(&self);
        assert(self.best.length <= length && "shortening never lengthens");
        length = self.best.length;
        memcpy(choices, self.best.choices, length * sizeof *choices);
        near_states_destroy(self.on_way);
    }
    way_destroy(&self.best);
    way_destroy(&self.attempt);
    free(self.plan);
    return length;
}
