/* The store for very deep searches: of a state only a 64-bit hash is kept, and only the states on the present
 * path can be entered again, by undoing what each step since then has changed (hash compaction with a trail).
 *
 *   vector:   position -> component id, as it is now, and no tree above it; its hash is the sum of
 *             mix(position, id), kept up to date by each change
 *   levels:   | state 0 | state 4 | state 9 |              the present path; the last is where we are
 *   changes:            | p, old  | p, old; p, old |       what the step to that level changed, and from what
 *   seen:     hashes of all states */
#ifndef VM_STATES_TRAIL_H
#define VM_STATES_TRAIL_H

#include "base/state_number.h"
#include "base/vector.h"
#include "vm/states/hash_set.h"

typedef struct TrailChange {
    uint32_t position, old;
} TrailChange;
typedef struct TrailLevel {
    uint32_t state, changes : 24, stack_holders : 8;
} TrailLevel;

typedef struct Trail {
    Vector *vector; /* of which only the ids are used */
    uint64_t hash;
    TrailChange *changes;
    TrailLevel *levels;
    size_t change_count, level_count; /* level_count 0: nothing was committed yet */
    size_t pending;                   /* changes since the last commit: the last ones of `changes` */
    size_t change_max, level_max;     /* the most there have been */
    Hashes seen;
    bool matching; /* false: every state is new, and nothing is kept of it */
    uint32_t states;
} Trail;

void trail_create(Trail *trail, Vector *vector, bool matching); /* the vector lives longer */
void trail_destroy(Trail *trail);
static inline uint32_t trail_get(const Trail *trail, uint32_t position)
{
    return vector_get(trail->vector, position);
}
void trail_put(Trail *trail, uint32_t position, uint32_t id);

/* Ends a step, with a fact to be had back when the state is entered.  The number of the present contents: the
 * next one if they are new, NO_STATE if not. */
uint32_t trail_commit(Trail *trail, uint8_t stack_holders, bool *is_new);

/* Back to `state`, which is on the present path and nothing is pending, calling `apply` for each position
 * that changes (for some more than once: the last call counts).  Gives its fact. */
uint8_t trail_enter(Trail *trail, uint32_t state, Apply *apply, void *context);
uint32_t trail_state(const Trail *trail); /* where we are; NO_STATE: at one that was not new */

uint64_t trail_hash_afresh(const Trail *trail); /* hostile testing: from nothing but the ids */
size_t trail_bytes(const Trail *trail);

#endif
