/* Random walks that show what changes often.  A walk ends where there is only one choice: a thread loops on
 * its own there, and a step is long and shows nothing new. */
#include "tools/checking/layout_walks.h"

#include "base/random.h"

enum { WALKS = 16, WALK_STEPS = 256 };

void session_learn_layout(Session *session)
{
    Random random = {1};
    /* The states of a search before the walks are not counted: it has seen one corner only. */
    StateNumber first = states_figures(session->states).states;
    for (int walk = 0; walk < WALKS; walk++) {
        states_enter(session->states, 0);
        for (int step = 0, count; step < WALK_STEPS && (count = vm_choice_count(session->vm)) > 1; step++) {
            bool is_new;
            vm_take(session->vm, (int)random_below(&random, (uint32_t)count));
            states_commit(session->states, &is_new);
        }
        vm_forget_fatal(session->vm); /* the search will report it if it gets there */
    }
    states_rearrange(session->states, first);
}
