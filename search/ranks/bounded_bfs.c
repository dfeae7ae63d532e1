/* A breadth-first search to a small depth, step by step, with a table and a queue of limited size. */
#include "search/ranks/bounded_bfs.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"

void bounded_create(BoundedBfs *bounded, SharedSpace *space, BoundedVisit *visit, void *visitor)
{
    *bounded = (BoundedBfs){.space = space, .visit = visit, .visitor = visitor};
}

void bounded_destroy(BoundedBfs *bounded)
{
    hash_map_free(&bounded->seen);
    free(bounded->queue);
}

void bounded_limit(BoundedBfs *bounded, uint64_t states, uint64_t queue)
{
    bounded->seen_limit = states;
    bounded->queue_limit = queue;
}

static void push(BoundedBfs *bounded, StateNumber state, uint32_t depth)
{
    MEMORY_ROOM_FOR(bounded->queue, bounded->capacity, bounded->tail);
    assert(bounded->head <= bounded->tail && depth <= bounded->depth);
    assert((bounded->head == bounded->tail || bounded->queue[bounded->tail - 1].depth <= depth)
           && "breadth first: depths only grow");
    bounded->queue[bounded->tail].state = state;
    bounded->queue[bounded->tail++].depth = depth;
}

void bounded_begin(BoundedBfs *bounded, StateNumber start, uint32_t depth)
{
    bool is_new;
    hash_map_clear(&bounded->seen);
    bounded->head = bounded->tail = 0;
    bounded->depth = depth;
    bounded->space->enter(bounded->space, start);
    hash_map_place(&bounded->seen, bounded->space->hash(bounded->space), &is_new);
    push(bounded, start, 0);
}

bool bounded_is_over(const BoundedBfs *bounded) { return bounded->head == bounded->tail; }

static bool is_full(const BoundedBfs *bounded)
{
    return (bounded->seen_limit > 0 && bounded->seen.count >= bounded->seen_limit)
           || (bounded->queue_limit > 0 && bounded->tail - bounded->head >= bounded->queue_limit);
}

static void meet(BoundedBfs *bounded, StateNumber parent, CanonicalHash hash, uint32_t depth)
{
    bool is_new;
    hash_map_place(&bounded->seen, hash, &is_new);
    if (!is_new) {
        bounded->space->retreat(bounded->space);
        return;
    }
    BoundedState state = {.parent = parent, .hash = hash, .depth = depth, .is_last = depth == bounded->depth};
    state.state = bounded->space->commit(bounded->space, &is_new);
    bounded->states++;
    bounded->visit(bounded->visitor, &state);
    if (!state.is_last)
        push(bounded, state.state, depth);
    bounded->space->enter(bounded->space, parent);
}

bool bounded_step(BoundedBfs *bounded)
{
    StateNumber state = bounded->queue[bounded->head].state;
    uint32_t depth = bounded->queue[bounded->head++].depth;
    int count = bounded->space->enter(bounded->space, state);
    for (int choice = 0; choice < count && depth < bounded->depth; choice++) {
        CanonicalHash hash;
        if (is_full(bounded)) {
            bounded->is_cut = true;
            break;
        }
        if (!bounded->space->look(bounded->space, choice, &hash)) {
            bounded->space->retreat(bounded->space);
            return false;
        }
        bounded->transitions++;
        meet(bounded, state, hash, depth + 1);
    }
    return true;
}
