/* State matching off: a Space whose states are the nodes of the tree of all paths.  Each step leads to a new
 * one, even where the space inside has been before; a cycle becomes an endless path, so that a search ends
 * only by itself when all paths do. */
#ifndef SEARCH_UNMATCHED_SPACE_H
#define SEARCH_UNMATCHED_SPACE_H

#include "search/space.h"

typedef struct UnmatchedSpace {
    Space space, *inner;
    StateNumber *states; /* by node: the state inside */
    uint32_t count, capacity;
} UnmatchedSpace;

/* `inner` stands at state 0 and can enter every state. */
void unmatched_space_open(UnmatchedSpace *space, Space *inner);
void unmatched_space_close(UnmatchedSpace *space);

/* Forgets all nodes but the first. */
void unmatched_space_restart(UnmatchedSpace *space);

#endif
