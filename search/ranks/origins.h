/* Where the states that a rank has met on walks come from, so that the way to an error can be told (see
 * chain.h) although walks keep no states.
 *
 * A walk follows its number, the seed and the rank: it can be walked again.  So a state on it is known by the
 * name "walk, step", and nothing is kept of it. A state that has a number here comes from the first state,
 * from another state here, from a walk, or from another rank, by its name there. */
#ifndef SEARCH_RANKS_ORIGINS_H
#define SEARCH_RANKS_ORIGINS_H

#include "base/random.h"
#include "search/ranks/chain.h"
#include "search/shared_space.h"

typedef struct Origin {
    uint64_t name;       /* of the state before, or of the same state, in `rank` */
    uint32_t rank_after; /* rank + 1; 0: not known yet */
    uint32_t depth;      /* steps from the first state */
} Origin;

typedef struct StateOrigins {
    SharedSpace *space;
    int rank;
    uint64_t seed;
    Origin *origins;     /* by state number */
    StateNumber *starts; /* by walk */
    uint32_t walk_count, walk_capacity;
} StateOrigins;

void origins_create(StateOrigins *origins, SharedSpace *space, int rank, uint64_t seed);
void origins_destroy(StateOrigins *origins);

/* The first that is noted of a state counts. */
void origins_note(StateOrigins *origins, StateNumber state, int rank, uint64_t name, uint32_t depth);
uint32_t origins_depth(const StateOrigins *origins, StateNumber state);

/* A new walk from a state: its number, and what chooses its steps. */
uint32_t origins_begin_walk(StateOrigins *origins, StateNumber start, Random *random);
uint64_t origins_walk_name(uint32_t walk, uint32_t step);

/* A ChainPiece: names are numbers of states, or of walks and steps.  The space is left at some state. */
ChainPoint origins_piece(void *origins, uint64_t name, ChainHashes *chain);

#endif
