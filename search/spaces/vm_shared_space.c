/* Implements SharedSpace by a VM and its store of states, with streams of states to and from each rank. */
#include "search/vm_shared_space.h"

#include <stdlib.h>

#include "base/memory.h"

static int enter(SharedSpace *space, StateNumber state)
{
    VmSharedSpace *self = space->self;
    states_enter(self->states, state);
    return states_choice_count(self->states);
}

static CanonicalHash hash(SharedSpace *space)
{
    const VmSharedSpace *self = space->self;
    return states_hash(self->states);
}

static bool look(SharedSpace *space, int choice, CanonicalHash *result)
{
    VmSharedSpace *self = space->self;
    *result = states_look(self->states, choice);
    const char *problem = states_canonical_problem(self->states);
    if (problem != NULL)
        vm_complain(self->vm, "%s", problem);
    return vm_fatal_message(self->vm)[0] == '\0';
}

static StateNumber commit(SharedSpace *space, bool *is_new)
{
    VmSharedSpace *self = space->self;
    return states_keep(self->states, is_new);
}

static void retreat(SharedSpace *space)
{
    VmSharedSpace *self = space->self;
    states_retreat(self->states);
}

static void forgive(SharedSpace *space)
{
    VmSharedSpace *self = space->self;
    vm_forget_fatal(self->vm);
}

static int choices(SharedSpace *space)
{
    const VmSharedSpace *self = space->self;
    return states_choice_count(self->states);
}

static bool is_violation(SharedSpace *space)
{
    const VmSharedSpace *self = space->self;
    return states_violation(self->states, self->properties).kind != VIOLATION_NONE;
}

static bool is_ignored(SharedSpace *space)
{
    const VmSharedSpace *self = space->self;
    return states_is_ignored(self->states);
}

static void tell(SharedSpace *space, int to, Bytes *out)
{
    VmSharedSpace *self = space->self;
    if (self->writers[to] == NULL)
        self->writers[to] = state_writer_create(self->states);
    state_writer_put(self->writers[to], out);
}

static bool hear(SharedSpace *space, int from, Reader *in, StateNumber *state, bool *is_new, Error *error)
{
    VmSharedSpace *self = space->self;
    if (self->readers[from] == NULL)
        self->readers[from] = state_reader_create(self->states);
    return state_reader_get(self->readers[from], in, state, is_new, error);
}

void vm_shared_space_open(VmSharedSpace *space, Vm *vm, States *states, unsigned properties, int ranks)
{
    *space = (VmSharedSpace){.space = {space, enter, hash, look, commit, retreat, forgive, choices,
                                       is_violation, is_ignored, tell, hear},
                             .vm = vm,
                             .states = states,
                             .properties = properties,
                             .ranks = ranks};
    space->writers = memory_allocate((size_t)ranks * sizeof *space->writers);
    space->readers = memory_allocate((size_t)ranks * sizeof *space->readers);
    states_make_canonical(states);
}

void vm_shared_space_close(VmSharedSpace *space)
{
    for (int rank = 0; rank < space->ranks; rank++) {
        if (space->writers[rank] != NULL)
            state_writer_destroy(space->writers[rank]);
        if (space->readers[rank] != NULL)
            state_reader_destroy(space->readers[rank]);
    }
    free(space->writers);
    free(space->readers);
}
