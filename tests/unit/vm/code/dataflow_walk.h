/* Random walks through a method's code, along its edges and into its exception handlers, with the exact types
 * of that one path: what the dataflow pass says of every instruction met must hold there. */
#ifndef TESTS_UNIT_VM_CODE_DATAFLOW_WALK_H
#define TESTS_UNIT_VM_CODE_DATAFLOW_WALK_H

#include "vm/code/dataflow.h"

/* A small random generator (xorshift); the state must not be 0. */
uint32_t random_next(uint64_t *state);

/* Takes `steps` steps, beginning anew at every end.  `flow` was computed for the method with this oracle.
 * False after printing what does not hold. */
bool walk_randomly(const ClassFile *file, const MethodInfo *method, const TypeOracle *oracle,
                   const Dataflow *flow, uint64_t *random, int steps);

#endif
