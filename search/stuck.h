/* Who can never go on: agents that, from some state on, act in no future, although they have something left
 * to do. */
#ifndef SEARCH_STUCK_H
#define SEARCH_STUCK_H

#include "search/record.h"
#include "search/search.h"

typedef struct Stuck {
    StateNumber state; /* of least depth */
    uint32_t *agents;  /* those that are stuck in it; allocated */
    uint32_t agent_count;
} Stuck;

/* Looks through the record of a complete search.  true: there is such a state, and `links` lead to it on a
 * shortest way. */
bool stuck_find(const GraphRecord *record, Links *links, Stuck *stuck);

#endif
