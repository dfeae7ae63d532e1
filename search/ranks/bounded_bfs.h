/* A breadth-first search to some depth from any state, within one process and with bounded memory, one
 * expansion at a time. */
#ifndef SEARCH_RANKS_BOUNDED_BFS_H
#define SEARCH_RANKS_BOUNDED_BFS_H

#include "base/hash_map.h"
#include "search/shared_space.h"

typedef struct BoundedState {
    StateNumber state, parent;
    CanonicalHash hash;
    uint32_t depth; /* from where the search began */
    bool is_last;   /* it will not be expanded */
} BoundedState;

/* Told of each state that is met first in this search, which is the space's present one. */
typedef void BoundedVisit(void *visitor, const BoundedState *state);

typedef struct BoundedBfs {
    SharedSpace *space;
    BoundedVisit *visit;
    void *visitor;
    HashMap seen;
    struct {
        StateNumber state;
        uint32_t depth;
    } * queue;
    uint32_t head, tail, capacity;
    uint32_t depth; /* as far as it goes */
    uint64_t seen_limit, queue_limit;
    uint64_t states, transitions; /* of all searches so far */
    bool is_cut;                  /* a limit has left something out */
} BoundedBfs;

void bounded_create(BoundedBfs *bounded, SharedSpace *space, BoundedVisit *visit, void *visitor);
void bounded_destroy(BoundedBfs *bounded);
void bounded_limit(BoundedBfs *bounded, uint64_t states, uint64_t queue); /* 0: none */

/* The space's present state, or what was entered before, may be any that has been committed. */
void bounded_begin(BoundedBfs *bounded, StateNumber start, uint32_t depth);
bool bounded_is_over(const BoundedBfs *bounded);
bool bounded_step(BoundedBfs *bounded); /* false: the program cannot go on */

#endif
