/* The places in a program that a search is to come near to, from text:
 *
 *   Main.java:42        a line of a source file; Main:42, of a class or one nested in it
 *   bench.Main.run      a method, with all that are called so
 *   assertions          where an assertion fails: an AssertionError is made, by `assert` or otherwise;
 *                       Verify.assertTrue
 *   throws              every `throw` in the program's own classes
 *
 * joined by `+`.  Without any: assertions if the program can reach one, else throws. */
#ifndef HEURISTICS_DISTANCE_DISTANCE_TARGETS_H
#define HEURISTICS_DISTANCE_DISTANCE_TARGETS_H

#include "base/error.h"
#include "vm/control_flow.h"
#include "vm/view.h"

typedef struct DistanceGoals {
    uint32_t *nodes;
    uint32_t count, capacity;
    char note[160]; /* what was chosen and how many places that is: "goal=assertions (2 places)" */
} DistanceGoals;

/* text: NULL for the default.  false and a message, with what there is instead. */
bool goals_find(DistanceGoals *goals, const Vm *vm, ControlFlow *flow, const char *text, Error *error);
void goals_free(DistanceGoals *goals);

#endif
