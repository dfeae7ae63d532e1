/* The rest of a step: the threads that it has neither run nor touched so far, and the monitors that it has
 * taken or freed for them; see QUESTION_REST in vm/memory/reads.h. */
#ifndef VM_STATES_STEP_REST_H
#define VM_STATES_STEP_REST_H

#include "vm/memory/reads.h"
#include "vm/states.h"

/* False: there is too much to tell. */
bool step_rest_describe(const States *states, uint32_t chosen, Rest *rest);

#endif
