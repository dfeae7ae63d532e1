/* Builds a graph, in one go breadth first: enters each state and takes each of its choices. */
#include "search/state_graph.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/reserve.h"

static const size_t INDEX_BYTES = ((size_t)1 << 32) * sizeof(uint32_t);

uint32_t state_graph_add_state(StateGraph *graph, const GraphState *state)
{
    MEMORY_ROOM_FOR(graph->states, graph->capacity, graph->count);
    graph->states[graph->count] = *state;
    graph->states[graph->count].first_step = graph->states[graph->count].end_step = UINT32_MAX;
    return graph->count++;
}

void state_graph_begin_steps(StateGraph *graph, uint32_t index)
{
    assert(!graph_is_expanded(graph, index) && "the steps of a state are added once");
    graph->present = index;
    graph->states[index].first_step = graph->states[index].end_step = graph->step_count;
}

void state_graph_add_step(StateGraph *graph, const GraphStep *step)
{
    MEMORY_ROOM_FOR(graph->steps, graph->step_capacity, graph->step_count);
    assert(graph->step_count < UINT32_MAX - 1);
    graph->steps[graph->step_count++] = *step;
    graph->states[graph->present].end_step = graph->step_count;
}

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

static void note_acting(GraphStep *step, const Agents *agents, bool sees_progress)
{
    uint32_t count = agents->count(agents->self);
    for (uint32_t i = 0; i < count; i++) {
        step->acted |= agents->acted(agents->self, i) ? agent_bit(i) : 0;
        step->progressed |= sees_progress && agents->made_progress(agents->self, i) ? agent_bit(i) : 0;
    }
}

void state_graph_expand(StateGraph *graph, uint32_t index, Space *space, const Agents *agents,
                        const GraphLimits *limits)
{
    StateNumber number = graph->states[index].state;
    int count = space->enter(space, number);
    look_at_agents(&graph->states[index], agents, &graph->agent_count);
    if (limits->see_state != NULL)
        graph->states[index].marks = limits->see_state(limits->observer);
    state_graph_begin_steps(graph, index);
    bool is_elsewhere = false;
    for (int choice = 0; choice < count; choice++) {
        bool is_new;
        if (is_elsewhere)
            space_enter_again(space, number);
        is_elsewhere = agents->is_reliable(agents->self, choice);
        if (!is_elsewhere)
            continue;
        GraphStep step = {.choice = (uint16_t)choice};
        StateNumber to = space->take(space, choice, &is_new);
        note_acting(&step, agents, limits->sees_progress);
        if (limits->see_step != NULL)
            limits->see_step(limits->observer, number, choice, to, is_new);
        step.to = find_or_add(graph, to, index);
        state_graph_add_step(graph, &step);
    }
}

void state_graph_open(StateGraph *graph, StateNumber first)
{
    *graph = (StateGraph){.index_of = reserve_plain(INDEX_BYTES)};
    find_or_add(graph, first, 0);
}

bool state_graph_build(StateGraph *graph, Space *space, const Agents *agents, StateNumber first,
                       const GraphLimits *limits)
{
    state_graph_open(graph, first);
    uint32_t done = 0;
    for (; done < graph->count && (limits->states == 0 || graph->count <= limits->states); done++)
        state_graph_expand(graph, done, space, agents, limits);
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
