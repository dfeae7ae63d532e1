/* Implements Space and Agents by a VM and its store of states. */
#include "search/vm_space.h"

#include "vm/sight.h"
#include "vm/vm_threads.h"

static void enter_again(Space *space, StateNumber state)
{
    VmSpace *self = space->self;
    states_enter(self->states, state);
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
    state = states_stand_in(self->states, state, is_new);
    self->last = vm_thread_present(self->vm);
    if (!*is_new)
        states_enter(self->states,
                     state); /* whoever goes on from here does so as if it came by the first path */
    self->ignored += *is_new && states_is_ignored(self->states);
    self->exits += *is_new && states_has_ended(self->states) && states_exit_status(self->states) != 0;
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

static bool has_ended(Space *space)
{
    const VmSpace *self = space->self;
    return states_has_ended(self->states);
}

/* --- agents --- */

static Sight sight_of(const VmSpace *space) { return (Sight){space->vm, space->states}; }

static uint32_t agent_count(void *self) { return sight_thread_count(sight_of(self)); }
static bool agent_is_alive(void *self, uint32_t agent)
{
    return sight_thread_has_work(sight_of(self), agent);
}
static bool agent_is_enabled(void *self, uint32_t agent)
{
    return sight_thread_is_enabled(sight_of(self), agent);
}

/* A thread that the VM has not met yet has not acted in its last step. */
static bool agent_acted(void *self, uint32_t agent)
{
    const Vm *vm = ((VmSpace *)self)->vm;
    return agent < vm_thread_count(vm) && vm_thread_acted(vm, agent);
}

/* What only the VM knows: it follows first. */
static Vm *look(void *self)
{
    VmSpace *space = self;
    states_refresh(space->states);
    return space->vm;
}

static bool agent_may_act(void *self, uint32_t agent) { return vm_thread_may_act(look(self), agent); }
static bool agent_made_progress(void *self, uint32_t agent)
{
    return vm_thread_made_progress(look(self), agent);
}

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
    return (Agents){space,   agent_count,      agent_is_alive, agent_acted,   choice_is_reliable,
                    chooser, agent_is_enabled, acted_last,     agent_may_act, agent_made_progress};
}

/* --- sleep sets --- */

static uint32_t last_step(void *self, uint32_t *step)
{
    StepTaken taken = states_last_step(((VmSpace *)self)->states);
    *step = taken.number;
    return taken.thread;
}

static bool steps_commute(void *self, uint32_t one, uint32_t other)
{
    return states_steps_commute(((VmSpace *)self)->states, one, other);
}

static uint32_t stepper(void *self, int choice)
{
    Choice taken = states_choice(((VmSpace *)self)->states, choice);
    return taken.kind == CHOICE_THREAD ? taken.thread : SLEEP_NO_THREAD;
}

SleepJudge vm_space_sleep_judge(VmSpace *space)
{
    return (SleepJudge){space, last_step, steps_commute, stepper};
}

void vm_space_open(VmSpace *space, Vm *vm, States *states, unsigned properties)
{
    *space = (VmSpace){.space = {space, enter, take, choices, is_violation, enter_again, has_ended},
                       .vm = vm,
                       .states = states,
                       .properties = properties};
    space->first = space->last = vm_thread_present(vm);
}
