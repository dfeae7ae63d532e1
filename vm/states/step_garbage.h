/* What the garbage of a step depends on: the questions that the step cache must ask besides those of the
 * execution itself.
 *
 * An object dies only if it has lost a reference in this step, or if one that referred to it died.  The
 * objects that have lost one are the suspects.  Each of them either
 *
 *   is referred to by what the step itself has read or made,
 *   on a way from a stack that it knows                        no question
 *   is live for another reason                                 asks for each holder on one way from a root
 *   is dead                                                    asks what it referred to, and how many
 *                                                              references it had
 *
 * All references that a dead object had were overwritten by the step, were on a stack that ran, or belonged
 * to other dead objects: they are known, and their number is that of all references to it.  Whoever gives the
 * same number in another state proves that there is no reference besides the known ones; this holds for
 * circles of dead objects too. */
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
