/* Tests the state engine while a search runs: each step is taken twice, and each state committed again. */
#include "search/hostile_space.h"

static int enter(Space *space, StateNumber state)
{
    HostileSpace *self = space->self;
    self->present = state;
    int count = self->inner->space.enter(&self->inner->space, state);
    states_check(self->inner->states);
    return count;
}

/* Commits what was just entered: nothing has changed. */
static void commit_again(HostileSpace *self, StateNumber state)
{
    bool is_new;
    states_check(self->inner->states);
    StateNumber again = states_commit(self->inner->states, &is_new);
    if (again != state)
        vm_complain(self->inner->vm, "state engine: state %u became %u when it was entered and committed",
                    state, again);
}

static void enter_and_commit(HostileSpace *self, StateNumber state)
{
    Space *inner = &self->inner->space;
    inner->enter(inner, 0);
    inner->enter(inner, state);
    commit_again(self, state);
}

/* The first time from where the program stands, which it may have come to by running; then from the state as
 * it is stored.  It ends as a step that has just been run. */
static StateNumber take(Space *space, int choice, bool *is_new)
{
    HostileSpace *self = space->self;
    Space *inner = &self->inner->space;
    StateNumber from = self->present, state = inner->take(inner, choice, is_new);
    bool new_again;
    self->present = state;
    if (vm_fatal_message(self->inner->vm)[0] != '\0') /* the search ends here */
        return state;
    if (!states_are_exact(
            self->inner->states)) { /* the way back, which undoes this step, is checked when it is gone */
        states_check(self->inner->states);
        return state;
    }
    commit_again(self, state);
    enter_and_commit(self, state);
    enter_and_commit(self, from);
    StateNumber again = inner->take(inner, choice, &new_again);
    if (again != state) {
        char difference[600];
        states_describe_difference(self->inner->states, state, again, difference, sizeof difference);
        vm_complain(self->inner->vm,
                    "state engine: choice %d of state %u led to %u, then to %u; they differ in %s", choice,
                    from, state, again, difference);
    }
    return state;
}

static int choices(Space *space)
{
    const HostileSpace *self = space->self;
    return self->inner->space.choices(&self->inner->space);
}

static bool is_violation(Space *space)
{
    const HostileSpace *self = space->self;
    return self->inner->space.is_violation(&self->inner->space);
}

static bool has_ended(Space *space)
{
    const HostileSpace *self = space->self;
    return space_has_ended(&self->inner->space);
}

void hostile_space_open(HostileSpace *space, VmSpace *inner)
{
    *space =
        (HostileSpace){.space = {space, enter, take, choices, is_violation, NULL, has_ended}, .inner = inner};
}
