/* Counts the abstract choices of a counterexample by taking its choices once more.  Where the program counts
 * its paths (Verify.incrementCounter) it may go another way now, and a choice may be missing. */
#include "tools/report/feasible.h"

uint32_t feasible_abstract_choices(Session *session, const Counterexample *example)
{
    uint32_t count = 0;
    bool is_new;
    states_enter(session->states, 0);
    for (uint32_t i = 0; i < example->length && example->choices[i] < vm_choice_count(session->vm); i++) {
        count += vm_choice(session->vm, example->choices[i]).is_abstract;
        vm_take(session->vm, example->choices[i]);
        states_commit(session->states, &is_new);
    }
    return count;
}
