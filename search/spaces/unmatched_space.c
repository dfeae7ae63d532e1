/* Gives each step a node of its own, in a table from nodes to states. */
#include "search/unmatched_space.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"

static StateNumber add_node(UnmatchedSpace *self, StateNumber state)
{
    MEMORY_ROOM_FOR(self->states, self->capacity, self->count);
    assert(self->count < NO_STATE && state != NO_STATE);
    self->states[self->count] = state;
    return self->count++;
}

static int enter(Space *space, StateNumber node)
{
    const UnmatchedSpace *self = space->self;
    return self->inner->enter(self->inner, self->states[node]);
}

static StateNumber take(Space *space, int choice, bool *is_new)
{
    UnmatchedSpace *self = space->self;
    StateNumber state = self->inner->take(self->inner, choice, is_new);
    *is_new = true;
    return add_node(self, state);
}

static int choices(Space *space)
{
    const UnmatchedSpace *self = space->self;
    return self->inner->choices(self->inner);
}

static bool is_violation(Space *space)
{
    const UnmatchedSpace *self = space->self;
    return self->inner->is_violation(self->inner);
}

static bool has_ended(Space *space)
{
    const UnmatchedSpace *self = space->self;
    return space_has_ended(self->inner);
}

void unmatched_space_restart(UnmatchedSpace *space)
{
    space->count = 0;
    add_node(space, 0);
}

void unmatched_space_open(UnmatchedSpace *space, Space *inner)
{
    *space = (UnmatchedSpace){.space = {space, enter, take, choices, is_violation, NULL, has_ended},
                              .inner = inner};
    unmatched_space_restart(space);
}

void unmatched_space_close(UnmatchedSpace *space) { free(space->states); }
