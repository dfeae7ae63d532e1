/* Looks at states of one way, far enough from each other that what goes round comes back between two looks.
 */
#include "tools/checking/grows.h"

#include <stdlib.h>

#include "base/memory.h"
#include "vm/growth.h"

enum { LOOKS = 16, STEPS_LEAST = 8 * LOOKS };

static uint32_t length_of(const Links *links, StateNumber state)
{
    uint32_t length = 0;
    for (; state != 0 && state != NO_STATE; state = links->parent[state])
        length++;
    return length;
}

/* By the links, where there are as many as for a way; a search depth first has none. */
static bool take_way(const Links *links, StateNumber last, StateNumber *states)
{
    uint32_t length = length_of(links, last), stride = length / 2 / LOOKS;
    if (length < STEPS_LEAST)
        return false;
    for (uint32_t i = LOOKS; i-- > 0;) {
        states[i] = last;
        for (uint32_t step = 0; step < stride; step++)
            last = links->parent[last];
    }
    return true;
}

/* Who goes deeper nearly all the time has numbered the states of one way in their order. */
static bool take_dive(StateNumber last, uint32_t depth, StateNumber *states)
{
    if (last < STEPS_LEAST || depth < last / 4 * 3)
        return false;
    for (uint32_t i = 0; i < LOOKS; i++)
        states[i] = last - (LOOKS - 1 - i) * (last / 2 / LOOKS);
    return true;
}

/* The first half may belong to the preparation of what then goes round. */
char **find_growth(Session *session, const Links *links, StateNumber last, uint32_t depth)
{
    StateNumber states[LOOKS];
    if (!take_way(links, last, states) && !take_dive(last, depth, states))
        return NULL;
    Growth *growth = growth_create();
    for (uint32_t i = 0; i < LOOKS; i++) {
        states_enter(session->states, states[i]);
        growth_look(growth, session->vm);
    }
    char **names = growth_names(growth, session->vm);
    growth_free(growth);
    return names;
}
