/* Implements Space and Agents by a VM and its store of states. */
#include "search/vm_space.h"

#include "vm/vm_threads.h"

static void enter_again(Space *space, StateNumber state)
{
    VmSpace *self = space->self;
    states_enter(self->states, state);
    if (!self->is_blind)
        states_refresh(self->states);
    if (state == 0)
        self->last = self->first;
}

static int enter(Space *space, StateNumber state)
{
    enter_again(space, state);
    return states_choice_count(((VmSpace *)space->self)->states);
}

static StateNumber take(Space *space, int choice, bool *is_new)
{
    VmSpace *self = space->self;
    StateNumber state = states_take(self->states, choice, is_new);
    self->last = vm_thread_present(self->vm);
    if (!*is_new)
        states_enter(self->states,
                     state); /* whoever goes on from here does so as if it came by the first path */
    if (!self->is_blind)
        states_refresh(self->states);
    self->ignored += *is_new && states_is_ignored(self->states);
    return state;
}

static int choices(Space *space)
{
    const VmSpace *self = space->self;
    return states_choice_count(self->states);
}

static bool is_violation(Space *space)
{
    const VmSpace *self = space->self;
    return states_violation(self->states, self->properties).kind != VIOLATION_NONE;
}

/* The VM, for who looks at more than numbers. */
static Vm *look(void *self)
{
    VmSpace *space = self;
    states_refresh(space->states);
    return space->vm;
}

static uint32_t agent_count(void *self) { return vm_thread_count(look(self)); }
static bool agent_is_alive(void *self, uint32_t agent) { return vm_thread_has_work(look(self), agent); }
static bool agent_acted(void *self, uint32_t agent) { return vm_thread_acted(look(self), agent); }
static bool agent_is_enabled(void *self, uint32_t agent) { return vm_thread_is_enabled(look(self), agent); }
static uint32_t acted_last(void *self) { return ((VmSpace *)self)->last; }

static bool choice_is_reliable(void *self, int choice)
{
    return states_choice(((VmSpace *)self)->states, choice).kind != CHOICE_WAKE_UP;
}

static uint32_t chooser(void *self, int choice)
{
    return states_choice(((VmSpace *)self)->states, choice).thread;
}

Agents vm_space_agents(VmSpace *space)
{
    return (Agents){space,   agent_count,      agent_is_alive, agent_acted, choice_is_reliable,
                    chooser, agent_is_enabled, acted_last};
}

void vm_space_open(VmSpace *space, Vm *vm, States *states, unsigned properties)
{
    *space = (VmSpace){.space = {space, enter, take, choices, is_violation, enter_again},
                       .vm = vm,
                       .states = states,
                       .properties = properties};
    space->first = space->last = vm_thread_present(vm);
}
