/* Builds a graph breadth first: enters each state and takes each of its choices. */
#include "search/state_graph.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/reserve.h"

static const size_t INDEX_BYTES = ((size_t)1 << 32) * sizeof(uint32_t);

uint32_t state_graph_add_state(StateGraph *graph, const GraphState *state)
{
    MEMORY_ROOM_FOR(graph->states, graph->capacity, graph->count + 1);
    graph->states[graph->count] = *state;
    return graph->count++;
}

void state_graph_begin_steps(StateGraph *graph, uint32_t index)
{
    graph->states[index].first_step = graph->step_count;
}

void state_graph_add_step(StateGraph *graph, const GraphStep *step)
{
    MEMORY_ROOM_FOR(graph->steps, graph->step_capacity, graph->step_count);
    assert(graph->step_count < UINT32_MAX);
    graph->steps[graph->step_count++] = *step;
}

void state_graph_end(StateGraph *graph) { graph->states[graph->count].first_step = graph->step_count; }

uint32_t state_graph_index(const StateGraph *graph, StateNumber state)
{
    return graph->index_of != NULL ? graph->index_of[state] - 1 : UINT32_MAX;
}

/* The present state of the space: who could act, who is alive. */
static void look_at_agents(GraphState *state, const Agents *agents, uint32_t *agent_count)
{
    uint32_t count = agents->count(agents->self);
    *agent_count = count > *agent_count ? count : *agent_count;
    for (uint32_t i = 0; i < count; i++) {
        state->enabled |= agents->may_act(agents->self, i) ? agent_bit(i) : 0;
        state->alive |= agents->is_alive(agents->self, i) ? agent_bit(i) : 0;
    }
}

static uint32_t find_or_add(StateGraph *graph, StateNumber number, uint32_t parent)
{
    if (graph->index_of[number] == 0)
        graph->index_of[number] =
            state_graph_add_state(
                graph, &(GraphState){.state = number, .parent = parent, .parent_step = graph->step_count})
            + 1;
    return graph->index_of[number] - 1;
}

static void note_acting(GraphStep *step, const Agents *agents)
{
    uint32_t count = agents->count(agents->self);
    for (uint32_t i = 0; i < count; i++) {
        step->acted |= agents->acted(agents->self, i) ? agent_bit(i) : 0;
        step->progressed |= agents->made_progress(agents->self, i) ? agent_bit(i) : 0;
    }
}

static void expand(StateGraph *graph, uint32_t index, Space *space, const Agents *agents,
                   const GraphLimits *limits)
{
    StateNumber number = graph->states[index].state;
    int count = space->enter(space, number);
    look_at_agents(&graph->states[index], agents, &graph->agent_count);
    if (limits->see_state != NULL)
        graph->states[index].marks = limits->see_state(limits->observer);
    state_graph_begin_steps(graph, index);
    bool is_elsewhere = false;
    space_foresee(space, count);
    for (int choice = 0; choice < count; choice++) {
        bool is_new;
        if (is_elsewhere)
            space_enter_again(space, number);
        is_elsewhere = agents->is_reliable(agents->self, choice);
        if (!is_elsewhere)
            continue;
        GraphStep step = {.choice = (uint16_t)choice};
        StateNumber to = space->take(space, choice, &is_new);
        note_acting(&step, agents);
        if (limits->see_step != NULL)
            limits->see_step(limits->observer);
        step.to = find_or_add(graph, to, index);
        state_graph_add_step(graph, &step);
    }
}

bool state_graph_build(StateGraph *graph, Space *space, const Agents *agents, StateNumber first,
                       const GraphLimits *limits)
{
    *graph = (StateGraph){.index_of = reserve_plain(INDEX_BYTES)};
    find_or_add(graph, first, 0);
    uint32_t done = 0;
    for (; done < graph->count && (limits->states == 0 || graph->count <= limits->states); done++)
        expand(graph, done, space, agents, limits);
    state_graph_end(graph);
    return done == graph->count;
}

void state_graph_free(StateGraph *graph)
{
    free(graph->states);
    free(graph->steps);
    if (graph->index_of != NULL)
        reserve_destroy(graph->index_of, INDEX_BYTES);
    *graph = (StateGraph){0};
}
