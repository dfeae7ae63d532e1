/* The VM behind the Space; see vm_space.h. */
#include "search/vm_space.h"

static int enter(Space *space, StateNumber state)
{
    VmSpace *self = space->self;
    states_enter(self->states, state);
    return vm_choice_count(self->vm);
}

static StateNumber take(Space *space, int choice, bool *is_new)
{
    VmSpace *self = space->self;
    vm_take(self->vm, choice);
    StateNumber state = states_commit(self->states, is_new);
    if (!*is_new)
        states_enter(self->states, state);      /* whoever goes on from here does so as if it came by the first path */
    self->ignored += *is_new && vm_is_ignored(self->vm);
    return state;
}

static int choices(Space *space)
{
    const VmSpace *self = space->self;
    return vm_choice_count(self->vm);
}

static bool is_violation(Space *space)
{
    const VmSpace *self = space->self;
    return vm_violation(self->vm, self->properties).kind != VIOLATION_NONE;
}

void vm_space_open(VmSpace *space, Vm *vm, States *states, unsigned properties)
{
    *space = (VmSpace){.space = {space, enter, take, choices, is_violation}, .vm = vm, .states = states, .properties = properties};
}
