/* What fsm, efsm and e-fca share: the least number of instructions that a live thread must execute before it
 * stands at a goal, as far as the control flow alone can tell.  The three differ in what they know of calls
 * and returns: see distances.h. */
#ifndef HEURISTICS_DISTANCE_DISTANCE_H
#define HEURISTICS_DISTANCE_DISTANCE_H

#include "heuristics/distance/distances.h"
#include "heuristics/heuristic.h"

/* The value of a state from which no thread can come to a goal: worse than all others, and finite, so that it
 * can be added to. */
#define UNREACHABLE_VALUE 1e9

#define DISTANCE_OPTIONS                                                                                                         \
    {                                                                                                                            \
        "goal", "GOAL+GOAL...",                                                                                                  \
            "FILE.java:LINE, CLASS:LINE, CLASS.METHOD, assertions or throws (default: assertions if there are any, else throws)" \
    }

void *distance_create(const Options *options, DistanceKind kind);
bool distance_bind(void *self, const Vm *vm, Error *error);
const char *distance_note(const void *self);
double distance_estimate(void *self, const Situation *situation);
void distance_destroy(void *self);

#endif
