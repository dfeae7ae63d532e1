/* Keeps where each state came from, and repeats random walks from their seeds to find the way to a state. */
#include "search/ranks/origins.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/reserve.h"

static const size_t ORIGINS_MAX = (size_t)1 << 32;
static const uint64_t WALK_BIT = (uint64_t)1 << 63;

void origins_create(StateOrigins *origins, SharedSpace *space, int rank, uint64_t seed)
{
    *origins = (StateOrigins){.space = space,
                              .rank = rank,
                              .seed = seed,
                              .origins = reserve_plain(ORIGINS_MAX * sizeof(Origin))};
}

void origins_destroy(StateOrigins *origins)
{
    reserve_destroy(origins->origins, ORIGINS_MAX * sizeof(Origin));
    free(origins->starts);
}

void origins_note(StateOrigins *origins, StateNumber state, int rank, uint64_t name, uint32_t depth)
{
    assert(state != NO_STATE && rank >= 0);
    Origin *origin = &origins->origins[state];
    if (state != 0 && origin->rank_after == 0)
        *origin = (Origin){name, (uint32_t)rank + 1, depth};
}

uint32_t origins_depth(const StateOrigins *origins, StateNumber state)
{
    return origins->origins[state].depth;
}

static Random walk_random(const StateOrigins *origins, uint32_t walk)
{
    Random random = {origins->seed};
    random.state = random_next(&random) + (uint64_t)origins->rank;
    random.state = random_next(&random) + walk;
    random_next(&random);
    return random;
}

uint32_t origins_begin_walk(StateOrigins *origins, StateNumber start, Random *random)
{
    MEMORY_ROOM_FOR(origins->starts, origins->walk_capacity, origins->walk_count);
    origins->starts[origins->walk_count] = start;
    *random = walk_random(origins, origins->walk_count);
    return origins->walk_count++;
}

uint64_t origins_walk_name(uint32_t walk, uint32_t step) { return WALK_BIT | (uint64_t)walk << 32 | step; }

/* The hashes of a walk up to a step, the last first; its start is left to whoever goes on from there. */
static void walk_again(const StateOrigins *origins, uint32_t walk, uint32_t steps, ChainHashes *chain)
{
    SharedSpace *space = origins->space;
    Random random = walk_random(origins, walk);
    CanonicalHash *hashes = memory_allocate((steps + 1) * sizeof *hashes);
    int choices = space->enter(space, origins->starts[walk]);
    for (uint32_t i = 0; i < steps; i++) {
        bool goes_on = space->look(space, (int)random_below(&random, (uint32_t)choices), &hashes[i]);
        assert(goes_on && "a walk can be walked again");
        (void)goes_on;
        choices = space->choices(space);
    }
    space->retreat(space);
    for (uint32_t i = steps; i > 0; i--)
        chain_add(chain, hashes[i - 1]);
    free(hashes);
}

ChainPoint origins_piece(void *self, uint64_t name, ChainHashes *chain)
{
    StateOrigins *origins = self;
    for (;;) {
        if (name & WALK_BIT) {
            uint32_t walk = (uint32_t)((name & ~WALK_BIT) >> 32);
            walk_again(origins, walk, (uint32_t)name, chain);
            name = origins->starts[walk];
        }
        if (name == 0)
            return (ChainPoint){-1, 0};
        const Origin *origin = &origins->origins[name];
        assert(origin->rank_after != 0 && "every state that is searched from has come from somewhere");
        origins->space->enter(origins->space, (StateNumber)name);
        chain_add(chain, origins->space->hash(origins->space));
        if ((int)origin->rank_after - 1 != origins->rank)
            return (ChainPoint){(int)origin->rank_after - 1, origin->name};
        name = origin->name;
    }
}
