/* The graph of all states that a state leads to, with who acts in each step: for what must be decided on the
 * graph as a whole. */
#ifndef SEARCH_STATE_GRAPH_H
#define SEARCH_STATE_GRAPH_H

#include "search/agents.h"
#include "search/space.h"

enum { GRAPH_AGENTS_MAX = 64 };

/* Sets of agents are bits; the last bit stands for all beyond it. */
typedef uint64_t AgentSet;

static inline AgentSet agent_bit(uint32_t agent)
{
    return (AgentSet)1 << (agent < GRAPH_AGENTS_MAX ? agent : GRAPH_AGENTS_MAX - 1);
}

typedef struct GraphStep {
    uint32_t to; /* index of a state */
    uint16_t choice;
    AgentSet acted, progressed; /* who took part, and who of them made progress (Verify.progress) */
} GraphStep;

typedef struct GraphState {
    StateNumber state;
    uint32_t first_step, end_step; /* UINT32_MAX: what follows is not known yet */
    uint32_t parent;               /* from where it was first reached, by `parent_step`; the first has none */
    uint32_t parent_step;
    AgentSet enabled; /* who could be chosen, if no value was asked for */
    AgentSet alive;   /* who has something left to do */
    uint64_t marks;   /* whatever the owner of the graph says of it */
} GraphState;

typedef struct StateGraph {
    GraphState *states; /* in the order in which they were met, states[0] is the first */
    uint32_t count, capacity;
    GraphStep *steps;
    uint32_t step_count, step_capacity;
    uint32_t *index_of; /* by state number: index + 1; a reserved range, of which little may be touched; NULL:
                           the graph is made otherwise */
    uint32_t agent_count;
    uint32_t present; /* whose steps are added */
} StateGraph;

typedef struct GraphLimits {
    uint32_t states; /* 0: no limit */
    /* Told of each state when it is the present one, and of each step when it has been taken; NULL: nobody
     * is. `marks` goes into the state. */
    uint64_t (*see_state)(void *observer);
    void (*see_step)(void *observer, StateNumber from, int choice, StateNumber to, bool is_new);
    void *observer;
    bool sees_progress; /* of each step: it takes time */
} GraphLimits;

/* From `first` on, by all choices that can be relied on.  false: there are more states than allowed; the
 * graph is to be freed all the same. */
bool state_graph_build(StateGraph *graph, Space *space, const Agents *agents, StateNumber first,
                       const GraphLimits *limits);
void state_graph_free(StateGraph *graph);

/* The same little by little: the first state alone; then what follows a state that is known. */
void state_graph_open(StateGraph *graph, StateNumber first);
void state_graph_expand(StateGraph *graph, uint32_t index, Space *space, const Agents *agents,
                        const GraphLimits *limits);

/* The index of a state; UINT32_MAX: it is not in the graph. */
uint32_t state_graph_index(const StateGraph *graph, StateNumber state);

/* For graphs that are made otherwise: states get their indices in the order in which they are added; the
 * steps of a state, once and all together. */
uint32_t state_graph_add_state(StateGraph *graph, const GraphState *state);
void state_graph_begin_steps(StateGraph *graph, uint32_t index);
void state_graph_add_step(StateGraph *graph, const GraphStep *step);

static inline bool graph_is_expanded(const StateGraph *graph, uint32_t index)
{
    return graph->states[index].first_step != UINT32_MAX;
}

static inline uint32_t graph_steps_begin(const StateGraph *graph, uint32_t index)
{
    return graph->states[index].first_step;
}

static inline uint32_t graph_steps_end(const StateGraph *graph, uint32_t index)
{
    return graph->states[index].end_step;
}

/* Nothing follows, so the state stays for ever. */
static inline bool graph_is_last(const StateGraph *graph, uint32_t index)
{
    return graph_is_expanded(graph, index)
           && graph_steps_begin(graph, index) == graph_steps_end(graph, index);
}

#endif
