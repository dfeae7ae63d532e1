/* Keeps the highest successor of each state as a search takes its choices.  Where two workers expand the same
 * state one of their successors may be lost, which does no harm: any one is true. */
#include "search/successors.h"

#include "base/reserve.h"

static const size_t SUCCESSORS_MAX = (size_t)1 << 32;

void successors_create(Successors *successors)
{
    successors->highest = reserve_plain(SUCCESSORS_MAX * sizeof *successors->highest);
}

void successors_free(Successors *successors)
{
    if (successors->highest != NULL)
        reserve_destroy(successors->highest, SUCCESSORS_MAX * sizeof *successors->highest);
    successors->highest = NULL;
}

static int enter(Space *space, StateNumber state)
{
    SuccessorSpace *self = space->self;
    self->present = state;
    return self->inner->enter(self->inner, state);
}

static void enter_again(Space *space, StateNumber state)
{
    SuccessorSpace *self = space->self;
    self->present = state;
    space_enter_again(self->inner, state);
}

static StateNumber take(Space *space, int choice, bool *is_new)
{
    SuccessorSpace *self = space->self;
    StateNumber from = self->present;
    bool is_reliable = self->agents == NULL || self->agents->is_reliable(self->agents->self, choice);
    StateNumber to = self->present = self->inner->take(self->inner, choice, is_new);
    StateNumber *highest = &self->successors->highest[from];
    if (is_reliable && to != from && to >= __atomic_load_n(highest, __ATOMIC_RELAXED))
        __atomic_store_n(highest, to + 1, __ATOMIC_RELAXED);
    return to;
}

static int choices(Space *space)
{
    const SuccessorSpace *self = space->self;
    return self->inner->choices(self->inner);
}

static bool is_violation(Space *space)
{
    const SuccessorSpace *self = space->self;
    return self->inner->is_violation(self->inner);
}

static bool has_ended(Space *space)
{
    const SuccessorSpace *self = space->self;
    return space_has_ended(self->inner);
}

void successor_space_open(SuccessorSpace *space, Space *inner, Successors *successors, const Agents *agents)
{
    *space = (SuccessorSpace){
        .space = {space, enter, take, choices, is_violation, enter_again, has_ended},
        .inner = inner,
        .successors = successors,
        .agents = agents,
    };
}
