/* States of several processes on one search: hashes that hold in every process, looking before committing,
 * states from elsewhere; see states.h. */
#include "vm/states/states_view.h"

#include <assert.h>
#include <string.h>

#include "base/invariant.h"
#include "base/memory.h"

/* --- hashes that hold in every process --- */

void states_make_canonical(States *states)
{
    assert(states->trail == NULL && states->hasher == NULL && "states are exact");
    assert(states->has_present && states->vm->heap.dirty_count == 0
           && "the present state has been committed");
    states->hasher = canonical_create(states->vm, states->store);
    for (uint32_t position = 0; position < states->store->item_count; position++)
        states->hash = canonical_sum(
            states->hash, canonical_weight(states->hasher, position, states_present_id(states, position)));
}

const char *states_canonical_problem(const States *states) { return canonical_problem(states->hasher); }

CanonicalHasher *states_hasher(const States *states) { return states->hasher; }

CanonicalHash states_hash(const States *states) { return states->hash; }

static Weight *weight_at(States *states, uint32_t position)
{
    MEMORY_ROOM_FOR(states->weights, states->weight_capacity, position);
    return &states->weights[position];
}

void states_note_hash(States *states, uint32_t position, uint32_t old, uint32_t id)
{
    if (states->hash_is_known)
        return;
    Weight *weight = weight_at(states, position);
    CanonicalHash before = weight->id == old ? weight->hash : canonical_weight(states->hasher, position, old);
    *weight = (Weight){id, canonical_weight(states->hasher, position, id)};
    states->hash = canonical_sum(states->hash, canonical_difference(weight->hash, before));
}

void states_note_change(States *states, uint32_t position, uint32_t old)
{
    MEMORY_ROOM_FOR(states->changes, states->change_capacity, states->change_count);
    states->changes[states->change_count++] = (PositionChange){position, old};
}

void states_foresee_hash(States *states, StateNumber state)
{
    states->hash_is_known = states->hasher != NULL && states->has_looked && state == states->looked_from;
    if (states->hash_is_known)
        states->hash = states->looked_from_hash;
}

/* Is the hash that changes kept up to date that of all contents? */
static bool hash_is_right(const States *states)
{
    CanonicalHash sum = {0, 0};
    for (uint32_t position = 0; position < states->store->item_count; position++)
        sum = canonical_sum(sum,
                            canonical_weight(states->hasher, position, states_present_id(states, position)));
    return canonical_equal(sum, states->hash);
}

/* --- looking before committing --- */

CanonicalHash states_look(States *states, int choice)
{
    assert(states->hasher != NULL && states->trail == NULL);
    if (states->change_count == 0) {
        states->looked_from = states->present;
        states->looked_from_hash = states->hash;
        states->has_looked = true;
    }
    states_step(states, choice);
    assert_costly(hash_is_right(states));
    return states->hash;
}

void states_retreat(States *states)
{
    states_foresee_hash(states, states->present);
    while (states->change_count > 0) {
        PositionChange change = states->changes[--states->change_count];
        uint32_t undone = states_present_id(states, change.position);
        if (states->ahead != NULL) {
            states_set_back(states, change.position, change.old);
            continue;
        }
        assert(undone != change.old && "only changes are noted");
        vector_set(&states->vector, change.position, change.old);
        states_apply(states, change.position, undone, change.old);
    }
    states->hash_is_known = false;
    vector_is_back(&states->vector);
    assert_costly(hash_is_right(states) && "undoing leads back to where the steps began");
    states->vm->heap.stack_holders = states->store->stack_holders[states->present];
    if (states->ahead == NULL)
        states_arrived(states);
}

/* --- states from elsewhere --- */

StateNumber states_receive(States *states, Vector *vector, uint8_t stack_holders, bool *is_new)
{
    StateNumber state = vector_commit(vector, is_new);
    if (*is_new)
        states->store->stack_holders[state] = stack_holders;
    return state;
}

uint32_t states_update(const States *states, uint32_t *copy, uint32_t count, uint32_t *changed)
{
    return vector_update(&states->vector, copy, count, changed);
}

Vm *states_vm(const States *states) { return states->vm; }

Store *states_store(const States *states) { return states->store; }

StateNumber states_present(const States *states) { return states->present; }

uint32_t states_component(const States *states, uint32_t position)
{
    return states_present_id(states, position);
}

StateNumber states_adopt(States *states, const uint32_t *components, uint32_t count, bool *is_new)
{
    Vector vector;
    states->has_foreign = true;
    vector_create(&vector, &states->store->tree, states->store->hot_bits);
    for (uint32_t position = 0; position < count; position++)
        if (components[position] != 0)
            vector_set(&vector, position, components[position]);
    StateNumber state =
        states_receive(states, &vector, UINT8_MAX,
                       is_new); /* nothing is known of what the threads hold: every one is watched */
    vector_destroy(&vector);
    states_enter(states, state);
    return state;
}
