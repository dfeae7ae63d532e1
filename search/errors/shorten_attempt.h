/* Shortening from the inside: the best way so far, and an attempt at a better one.
 *
 *   shorten_attempt.c  executes attempts and keeps the better ones
 *   shorten_plans.c    attempts by what is decided in another order, or left out
 *   shorten_near.c     attempts by states near the way
 *   shorten.c          which attempts to make */
#ifndef SEARCH_ERRORS_SHORTEN_ATTEMPT_H
#define SEARCH_ERRORS_SHORTEN_ATTEMPT_H

#include "search/shorten.h"
#include "search/spaces/near_states.h"

/* A way that was executed.  states[i] is where choices[i] is taken; there is one more state than choices. */
typedef struct Way {
    uint16_t *choices;
    uint32_t *decisions;
    StateNumber *states;
    uint32_t length, switches;
} Way;

typedef struct Shortener {
    const Shortening *order;
    Way best, attempt;  /* both with room for as many choices as there were at first */
    NearStates *on_way; /* the states of the best way; their depth is their place */
    uint32_t *plan;     /* decisions to try */
    uint64_t taken, next_look;
    bool over;
} Shortener;

void way_create(Way *way, uint32_t length);
void way_destroy(Way *way);

/* Is everything spent that may be? */
bool attempt_is_over(Shortener *self);

/* Of a choice of the present state: which thread is chosen, or which value. */
static inline uint32_t attempt_decision(const Shortener *self, int choice)
{
    return self->order->decision(self->order->context, choice);
}
static inline bool attempt_is_value(uint32_t decision) { return decision >= SHORTEN_VALUE; }

bool attempt_is_error(const Shortener *self); /* the present state is the error that the way is to lead to */

/* The attempt begins with so many steps of the best way. */
void attempt_begin(Shortener *self, uint32_t steps);

/* Takes a choice of the present state as its next. */
void attempt_take(Shortener *self, int choice);

/* An attempt from the first state; true: it ends in the error. */
bool attempt_execute(Shortener *self, const uint16_t *choices, uint32_t length);

/* The attempt ended in the error: is it the best so far?  The space may be elsewhere then. */
bool attempt_accept(Shortener *self);

/* --- shorten_plans.c: true, the way is better now --- */

bool shorten_remove_stretches(Shortener *self);
bool shorten_join_stretches(Shortener *self);

/* --- shorten_near.c --- */

typedef struct Look {
    bool better, complete;
} Look; /* complete: there is no shorter way from there */

/* Breadth first from step `from` of the best way. */
Look shorten_look_around(Shortener *self, uint32_t from, uint64_t transitions);

#endif
