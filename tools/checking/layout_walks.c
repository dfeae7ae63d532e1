/* Random walks that show what changes often.  A walk ends where there is only one choice: a thread loops on
 * its own there, and a step is long and shows nothing new. */
#include "tools/checking/layout_walks.h"

#include "base/random.h"

enum { WALKS = 16, WALK_STEPS = 256, WALK_JUMPS = 1 << 18 };

/* Gives the number from which on states are of these walks.  Those of a search before are not counted: it has
 * seen one corner only.  Where steps are long, no more is executed than that search has. */
static StateNumber take_walks(Session *session)
{
    Random random = {1};
    Vm *vm = session->vm;
    uint64_t end = 2 * vm_jumps_and_calls(vm) + WALK_JUMPS;
    StateNumber first = states_figures(session->states).states;
    for (int walk = 0; walk < WALKS; walk++) {
        states_enter(session->states, 0);
        for (int step = 0, count; step < WALK_STEPS && vm_jumps_and_calls(vm) < end
                                  && (count = states_choice_count(session->states)) > 1;
             step++) {
            bool is_new;
            states_take(session->states, (int)random_below(&random, (uint32_t)count), &is_new);
        }
        vm_forget_fatal(vm); /* the search will report it if it gets there */
    }
    return first;
}

enum { LEARNING_WALKS = 24, LEARNING_QUIET = 6, LEARNING_STEPS = 2000, LEARNING_STALE = 100 };

/* To an end, or until many steps in turn have led to known states, as those of endless programs do. */
static void walk_to_end(Session *session, Random *random)
{
    states_enter(session->states, 0);
    for (int step = 0, stale = 0, count; step < LEARNING_STEPS && stale < LEARNING_STALE; step++) {
        bool is_new;
        if ((count = states_choice_count(session->states)) == 0)
            break;
        states_take(session->states, (int)random_below(random, (uint32_t)count), &is_new);
        stale = is_new ? 0 : stale + 1;
    }
    vm_forget_fatal(session->vm);
}

/* Until several walks in turn have shown nothing new. */
bool session_learn_assumptions(Session *session)
{
    Random random = {1};
    Vm *vm = session->vm;
    uint64_t end = vm_jumps_and_calls(vm) + WALK_JUMPS;
    uint32_t known = vm_taken_back_count(vm);
    for (int walk = 0, quiet = 0; walk < LEARNING_WALKS && quiet < LEARNING_QUIET; walk++, quiet++) {
        walk_to_end(session, &random);
        if (vm_taken_back_count(vm) > known)
            quiet = 0;
        known = vm_taken_back_count(vm);
        if (vm_jumps_and_calls(vm) > end)
            break;
    }
    if (vm_is_misled(vm))
        return false;
    states_rearrange(session->states, 0);
    return true;
}

void session_learn_layout(Session *session) { states_rearrange(session->states, take_walks(session)); }

bool session_learn_layout_midway(Session *session)
{
    StateNumber present = states_present(session->states), first = take_walks(session);
    if (program_uses_counters(session->launch.program))
        return false;
    vm_begin_search(session->vm);
    states_enter(session->states, present);
    states_lay_out(session->states, first);
    return true;
}
