/* Going ahead: a step that is looked up changes the vector only.  The positions that changed are noted, and
 * when someone wants to look at the live VM, it takes them over. */
#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "vm/races/races.h"
#include "vm/states/states_view.h"

void states_go_ahead(States *states)
{
    assert(states->ahead == NULL);
    states->ahead = memory_allocate(sizeof *states->ahead);
    outline_create(&states->ahead->outline, states->store, &states->vector);
    states->ahead->counts = reference_counts_create(states->vm->program, states->store, &states->vector);
}

void states_stay_together(States *states)
{
    states_refresh(states);
    outline_destroy(&states->ahead->outline);
    reference_counts_destroy(states->ahead->counts);
    free(states->ahead->late);
    free(states->ahead->is_late);
    free(states->ahead);
    states->ahead = NULL;
}

/* An Apply for vectors. */
static void note_late(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    States *states = context;
    Ahead *ahead = states->ahead;
    if (states->hasher != NULL)
        states_note_hash(states, position, old, id);
    outline_note(&ahead->outline, states->store->items[position], old, id);
    reference_counts_note(ahead->counts, position, old);
    MEMORY_ROOM_FOR(ahead->is_late, ahead->is_late_capacity, position);
    if (ahead->is_late[position])
        return;
    ahead->is_late[position] = true;
    MEMORY_ROOM_FOR(ahead->late, ahead->late_capacity, ahead->late_count);
    ahead->late[ahead->late_count++] = (PositionChange){position, old};
}

/* Brings the vector to a state. */
static void go_to(States *states, StateNumber state)
{
    if (states->trail != NULL) {
        if (trail_state(states->trail) != state)
            states->vm->heap.stack_holders = trail_enter(states->trail, state, note_late, states);
    } else if (states->vector.present != state) {
        states_foresee_hash(states, state);
        vector_enter(&states->vector, state, note_late, states);
        states->hash_is_known = false;
        states->vm->heap.stack_holders = states->store->stack_holders[state];
    }
    states->present = state;
}

/* The present state's outline. */
static Outline *outline_of(States *states)
{
    go_to(states, states->present);
    return &states->ahead->outline;
}

void states_enter_ahead(States *states, StateNumber state) { go_to(states, state); }

void states_set_back(States *states, uint32_t position, uint32_t id)
{
    uint32_t old = vector_get(&states->vector, position);
    assert(old != id && "only changes are noted");
    vector_set(&states->vector, position, id);
    note_late(states, position, old, id);
}

void states_set_ahead(States *states, uint32_t position, uint32_t id)
{
    assert(states->hasher != NULL && states->trail == NULL);
    states_note_change(states, position, vector_get(&states->vector, position));
    states_set_back(states, position, id);
}

/* A trail goes on also where the state is not new. */
static StateNumber take_on_trail(States *states, const VectorWrite *writes, uint32_t count, uint8_t holders,
                                 bool *is_new)
{
    for (uint32_t i = 0; i < count; i++) {
        uint32_t old = vector_get(&states->vector, writes[i].position);
        trail_put(states->trail, writes[i].position, writes[i].id);
        note_late(states, writes[i].position, old, writes[i].id);
    }
    states->vm->heap.stack_holders |= holders;
    return trail_commit(states->trail, states->vm->heap.stack_holders, is_new);
}

StateNumber states_take_ahead(States *states, const VectorWrite *writes, uint32_t count, uint8_t holders,
                              bool *is_new)
{
    if (states->trail != NULL)
        return states->present = take_on_trail(states, writes, count, holders, is_new);
    assert(states->vector.present == states->present);
    states->present = vector_take(&states->vector, writes, count, is_new, note_late, states);
    if (*is_new) {
        states->vm->heap.stack_holders |= holders;
        states->store->stack_holders[states->present] = states->vm->heap.stack_holders;
    }
    return states->present;
}

void states_refresh(States *states)
{
    Ahead *ahead = states->ahead;
    if (ahead == NULL)
        return;
    go_to(states, states->present);
    if (ahead->late_count == 0)
        return;
    states_make_what_is_named(states);
    for (uint32_t i = 0; i < ahead->late_count; i++) {
        PositionChange late = ahead->late[i];
        uint32_t id = vector_get(&states->vector, late.position);
        ahead->is_late[late.position] = false;
        if (id != late.old)
            states_apply(states, late.position, late.old, id);
    }
    ahead->late_count = 0;
    states_arrived(states);
}

/* --- what a search asks for --- */

const Outline *states_outline(States *states) { return states->ahead == NULL ? NULL : outline_of(states); }

int states_choice_count(States *states)
{
    return states->ahead == NULL || states->vm->end.fatal.text[0] ? vm_choice_count(states->vm)
                                                                  : outline_choice_count(outline_of(states));
}

Choice states_choice(States *states, int index)
{
    return states->ahead == NULL ? vm_choice(states->vm, index) : outline_choice(outline_of(states), index);
}

bool states_is_ignored(States *states)
{
    if (states->ahead == NULL)
        return vm_is_ignored(states->vm);
    const VmComponent *end = outline_of(states)->end;
    return end != NULL && end->ignored;
}

bool states_has_ended(States *states)
{
    if (states->ahead == NULL)
        return vm_has_ended(states->vm);
    const VmComponent *end = outline_of(states)->end;
    return end != NULL && end->exited && !end->ignored && end->violation.kind == VIOLATION_NONE;
}

int states_exit_status(States *states)
{
    if (states->ahead == NULL)
        return vm_exit_status(states->vm);
    const VmComponent *end = outline_of(states)->end;
    return end != NULL ? end->exit_status : 0;
}

Violation states_violation(States *states, unsigned properties)
{
    unsigned told = 1u << VIOLATION_GOAL | RACES; /* what the outline does not tell */
    if (states->ahead != NULL && !(properties & told) && !outline_may_be_wrong(outline_of(states)))
        return (Violation){0};
    states_refresh(states);
    return vm_violation(states->vm, properties);
}
