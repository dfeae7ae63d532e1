/* A Space that keeps one successor of each state, the one with the highest number that can be relied on: a
 * way from a state to an end is mostly found by following these alone (hangs.h).  4 bytes per state. */
#ifndef SEARCH_SUCCESSORS_H
#define SEARCH_SUCCESSORS_H

#include "search/agents.h"
#include "search/space.h"

/* Shared by all workers; it lies in a reserved range that never moves. */
typedef struct Successors {
    StateNumber *highest; /* by state: successor + 1; 0: none is known */
} Successors;

void successors_create(Successors *successors);
void successors_free(Successors *successors);

typedef struct SuccessorSpace {
    Space space; /* to be searched in place of `inner` */
    Space *inner;
    Successors *successors;
    const Agents *agents; /* who knows which choices can be relied on; NULL: all can */
    StateNumber present;
} SuccessorSpace;

/* `inner` stands at its first state, or will enter a state before it takes a choice. */
void successor_space_open(SuccessorSpace *space, Space *inner, Successors *successors, const Agents *agents);

#endif
