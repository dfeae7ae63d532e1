/* Distances over a program's control flow (vm/control_flow.h), in instructions, from each node to three ends:
 *
 *   goal      to one of the places that are looked for
 *   exit      to the return of the node's method
 *   escape    to where an exception leaves the node's method
 *
 * They are computed once, backwards from the ends; for a method that the graph gets later, when it is first
 * asked for. */
#ifndef HEURISTICS_DISTANCE_DISTANCES_H
#define HEURISTICS_DISTANCE_DISTANCES_H

#include "vm/control_flow.h"

/* Farther than anything can be; sums of two still fit. */
#define FAR ((uint32_t)1 << 30)

typedef enum DistanceKind {
    DISTANCE_FSM,  /* a method returns to every call of it; a call is one instruction, or leads into what is
                      called */
    DISTANCE_EFSM, /* a method's returns are left to who knows the stack; calls as before */
    DISTANCE_E_FCA /* and a call that is passed over costs the shortest way through what is called */
} DistanceKind;

typedef struct Distances {
    DistanceKind kind;
    ControlFlow *flow;
    uint32_t *goal, *exit, *escape; /* by node; FAR: there is no way */
    uint32_t *over; /* by node: what a call costs that is passed over; FAR: it never returns */
    uint32_t nodes, edges, methods; /* of the graph, so far */
} Distances;

/* `goals`: nodes. */
void distances_create(Distances *distances, DistanceKind kind, ControlFlow *flow, const uint32_t *goals,
                      uint32_t goal_count);
void distances_free(Distances *distances);

/* To be called after the graph was asked for a node, and before its distances are looked at. */
void distances_update(Distances *distances);

#endif
