/* What a search sees of a program: states as numbers, choices as numbers.  Behind it is a VM, or, in tests, a
 * hand-written graph. */
#ifndef SEARCH_SPACE_H
#define SEARCH_SPACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/state_number.h"

typedef struct Space Space;
struct Space {
    void *self;
    /* Makes `state` the present one and says how many choices it has. */
    int (*enter)(Space *space, StateNumber state);
    /* From the present state: takes a choice and makes its result the present state.  A space that can only
     * enter the states on the present path gives NO_STATE for one that is not new. */
    StateNumber (*take)(Space *space, int choice, bool *is_new);
    int (*choices)(Space *space);       /* of the present state */
    bool (*is_violation)(Space *space); /* the present state is an error */
    /* Like enter, for who knows how many choices there are; NULL: enter will do. */
    void (*enter_again)(Space *space, StateNumber state);
    /* Of a present state without choices: is it an end as it should be, no deadlock and no error?  NULL: it
     * is, if it is no violation. */
    bool (*has_ended)(Space *space);
    /* All `count` choices of the present state will be taken, one after the other or later; NULL: nothing is
     * gained by knowing. */
    void (*foresee)(Space *space, int count);
};

static inline void space_foresee(Space *space, int count)
{
    if (space->foresee != NULL && count > 1)
        space->foresee(space, count);
}

static inline bool space_has_ended(Space *space)
{
    return space->has_ended != NULL ? space->has_ended(space) : !space->is_violation(space);
}

static inline void space_enter_again(Space *space, StateNumber state)
{
    if (space->enter_again != NULL)
        space->enter_again(space, state);
    else
        space->enter(space, state);
}

#endif
