/* Recording and undoing the changes of each step, and the hash of the present contents, which each change
 * updates. */
#include "vm/states/trail.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "base/reserve.h"

enum { LEVEL_CHANGES_MAX = (1 << 24) - 1 };
static const size_t CHANGES_MAX = (size_t)1 << 33, LEVELS_MAX = (size_t)1 << 32;

void trail_create(Trail *trail, Vector *vector, bool matching)
{
    *trail = (Trail){.vector = vector, .matching = matching};
    trail->changes = reserve_create(CHANGES_MAX * sizeof(TrailChange));
    trail->levels = reserve_create(LEVELS_MAX * sizeof(TrailLevel));
    hashes_create(&trail->seen);
}

void trail_destroy(Trail *trail)
{
    reserve_destroy(trail->changes, CHANGES_MAX * sizeof(TrailChange));
    reserve_destroy(trail->levels, LEVELS_MAX * sizeof(TrailLevel));
    hashes_destroy(&trail->seen);
}

/* A bijection of 64-bit numbers (splitmix64's), so that states which differ in one position never have the
 * same hash.  Nothing there is 0, whatever the position. */
static uint64_t mix(uint32_t position, uint32_t id)
{
    if (id == 0)
        return 0;
    uint64_t z = ((uint64_t)position << 32 | id) + 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static void set(Trail *trail, uint32_t position, uint32_t id)
{
    trail->hash += mix(position, id) - mix(position, trail->vector->ids[position]);
    trail->vector->ids[position] = id;
}

void trail_put(Trail *trail, uint32_t position, uint32_t id)
{
    uint32_t old = trail_get(trail, position);
    if (old == id)
        return;
    if (trail->change_count == CHANGES_MAX)
        memory_exhausted(sizeof(TrailChange));
    MEMORY_ROOM_FOR(trail->vector->ids, trail->vector->id_capacity, position);
    trail->changes[trail->change_count++] = (TrailChange){position, old};
    trail->pending++;
    set(trail, position, id);
}

static void push_level(Trail *trail, uint32_t state, uint8_t stack_holders)
{
    uint32_t changes = trail->pending < LEVEL_CHANGES_MAX ? (uint32_t)trail->pending : LEVEL_CHANGES_MAX;
    if (trail->level_count == LEVELS_MAX)
        memory_exhausted(sizeof(TrailLevel));
    trail->levels[trail->level_count++] = (TrailLevel){state, changes & LEVEL_CHANGES_MAX, stack_holders};
    trail->pending -= changes;
    assert(trail->pending <= trail->change_count);
}

/* A step that changed more than a level can tell is several levels, of which only the last can be entered. */
uint32_t trail_commit(Trail *trail, uint8_t stack_holders, bool *is_new)
{
    assert_costly(trail_hash_afresh(trail) == trail->hash);
    *is_new = !trail->matching || hashes_add(&trail->seen, trail->hash);
    uint32_t state = *is_new ? trail->states++ : NO_STATE;
    while (trail->pending > LEVEL_CHANGES_MAX)
        push_level(trail, NO_STATE, stack_holders);
    push_level(trail, state, stack_holders);
    assert(trail->pending == 0 && "every change belongs to a level");
    if (trail->level_count > trail->level_max)
        trail->level_max = trail->level_count;
    if (trail->change_count > trail->change_max)
        trail->change_max = trail->change_count;
    return state;
}

static void undo_level(Trail *trail, Apply *apply, void *context)
{
    for (uint32_t left = trail->levels[--trail->level_count].changes; left > 0; left--) {
        assert(trail->change_count > 0 && "a level has as many changes as it says");
        TrailChange change = trail->changes[--trail->change_count];
        assert(change.position < trail->vector->id_capacity);
        uint32_t undone = trail->vector->ids[change.position];
        set(trail, change.position, change.old);
        apply(context, change.position, undone, change.old);
    }
}

uint8_t trail_enter(Trail *trail, uint32_t state, Apply *apply, void *context)
{
    assert(trail->pending == 0 && "commit before entering another state");
    assert(trail->level_count > 0 && state != NO_STATE);
    while (trail->levels[trail->level_count - 1].state != state) {
        assert(trail->level_count > 1 && "only states on the present path can be entered");
        undo_level(trail, apply, context);
    }
    assert_costly(trail_hash_afresh(trail) == trail->hash);
    return trail->levels[trail->level_count - 1].stack_holders;
}

uint32_t trail_state(const Trail *trail) { return trail->levels[trail->level_count - 1].state; }

uint64_t trail_hash_afresh(const Trail *trail)
{
    uint64_t hash = 0;
    for (uint32_t position = 0; position < trail->vector->id_capacity; position++)
        hash += mix(position, trail->vector->ids[position]);
    return hash;
}

size_t trail_bytes(const Trail *trail)
{
    return trail->vector->id_capacity * sizeof *trail->vector->ids + trail->change_max * sizeof(TrailChange)
           + trail->level_max * sizeof(TrailLevel) + (trail->matching ? hashes_bytes(&trail->seen) : 0);
}
