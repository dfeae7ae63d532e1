/* What the garbage of a step depends on: the questions that the step cache must ask besides those of the
 * execution itself.
 *
 * An object dies only if it has lost a reference in this step, or if one that referred to it died.  The
 * objects that have lost one are the suspects; each of them either
 *
 *   is referred to by what the step itself has read or made, on a way from a stack that it knows   no
 * question is live for another reason           asks for each holder on a way from a root to it is dead, and
 * was private             asks for the private objects of the threads that ran is dead, and was shared no
 * question will do: anyone might have held it.  Not remembered. */
#ifndef VM_STATES_STEP_GARBAGE_H
#define VM_STATES_STEP_GARBAGE_H

#include "vm/memory/reads.h"
#include "vm/states.h"

typedef struct StepGarbage StepGarbage;

StepGarbage *step_garbage_create(void);
void step_garbage_destroy(StepGarbage *garbage);

/* Before the collection after a step, and after it, with the vector still as it was before the step.  The
 * second adds questions, or gives the step up; *holders: threads whose frames hold what is live, as in
 * Heap.stack_holders. */
void step_garbage_suspect(StepGarbage *garbage, States *states);
void step_garbage_settle(StepGarbage *garbage, States *states, uint8_t *holders);

#endif
