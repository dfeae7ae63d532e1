/* Cycles of a graph of states that a fair scheduler can go round for ever.
 *
 * Weak fairness: who could act in every state of the cycle acts in it.  A strongly connected component has
 * such a cycle exactly if each agent acts in one of its steps or cannot act in one of its states: the way
 * through all of them is one.
 *
 * Strong fairness: who could act in some state of the cycle acts in it.  States in which an agent could act
 * that acts nowhere in their component lie on no such cycle; without them the component falls apart, and so
 * on until nothing changes (Emerson and Lei, 1987).  What is strongly fair does not depend on how many states
 * there are between taking a lock and leaving it. */
#ifndef SEARCH_FAIR_CYCLES_H
#define SEARCH_FAIR_CYCLES_H

#include "search/state_graph.h"

typedef enum Fairness { FAIRNESS_STRONG, FAIRNESS_WEAK, FAIRNESS_NONE } Fairness;

typedef struct CycleQuery {
    Fairness fairness;
    bool is_bottom;    /* only cycles in components that nothing leaves */
    AgentSet excluded; /* no step in which one of these makes progress */
    AgentSet living;   /* all of these are alive in the cycle */
    AgentSet others;   /* one of these acts; 0: nobody must */
    uint64_t marks;    /* for each of these there is a state in the cycle that has it */
} CycleQuery;

/* Choices from a state of the graph back to it. */
typedef struct Cycle {
    uint32_t *steps; /* indices; allocated */
    uint32_t length, capacity;
} Cycle;

/* The components of the graph that have such a cycle. */
typedef struct CycleFinder {
    const StateGraph *graph;
    CycleQuery query;
    uint32_t *component_of; /* by state; UINT32_MAX: it lies on no fair cycle */
    bool *removed;          /* by state: the same while cycles are looked for */
    uint32_t component_count;
    uint32_t
        *answer; /* by state: 1 + the lowest state of its component if that has a cycle; 0: it has none */
} CycleFinder;

void cycles_find(CycleFinder *finder, const StateGraph *graph, const CycleQuery *query);
void cycles_free(CycleFinder *finder);

/* The first state, breadth first, that lies in such a component; UINT32_MAX: there is none. */
uint32_t cycles_first(const CycleFinder *finder);
static inline bool cycles_has(const CycleFinder *finder, uint32_t index)
{
    return finder->answer[index] != 0;
}

/* A short cycle through a state that lies in one of the components. */
Cycle cycles_through(const CycleFinder *finder, uint32_t index);

#endif
