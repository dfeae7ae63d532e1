/* Do two steps of different threads commute?  Then both orders lead from a state in which both can be taken
 * to the same state, and each does the same in both orders.  Sleep sets (search/sleep.h) rest on this.
 *
 * A step is known by its way through the step cache: the questions that it asks, with their answers, and what
 * it writes.  Two steps commute if neither writes what changes an answer of the other, and if they do not
 * write the same place.  Where the answer is about all threads at once (how many others can run), it may
 * depend on how many threads there are: see the table in commuting.c. */
#ifndef VM_STATES_COMMUTING_H
#define VM_STATES_COMMUTING_H

#include "vm/states.h"
#include "vm/states/outline.h"
#include "vm/states/step_cache.h"

typedef struct Commuting Commuting;

/* What two steps can be in conflict about: the answer to a question, by QuestionKind, or a place that both
 * write. */
#define CONFLICT_WRITES QUESTION_KINDS

/* `overlooked`: a mutation, conflicts of this kind are not seen; -1: all are. */
Commuting *commuting_create(int overlooked);
void commuting_destroy(Commuting *commuting); /* may be NULL */

/* Of two steps by number that can be taken in one state; the present one, of which this is the outline, is
 * what one of the two led to.  What is not known commutes with nothing. */
bool commuting_steps(Commuting *commuting, const StepCache *cache, const States *states,
                     const Outline *outline, uint32_t one, uint32_t other);

#endif
