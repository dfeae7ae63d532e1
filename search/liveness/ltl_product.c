/* Builds the part of the product that can be reached, breadth first. */
#include "search/ltl_product.h"

#include <stdlib.h>

#include "base/memory.h"
#include "search/ltl_explorer.h"

typedef struct Product {
    StateGraph *product;
    const StateGraph *graph;
    const Buchi *buchi;
    uint32_t *index_of; /* by state of the graph and of the automaton: index in the product; 0: not met */
    uint32_t *base, *automaton; /* by state of the product */
    uint32_t base_capacity, automaton_capacity;
} Product;

static void add_step(Product *self, uint32_t from, uint32_t base, uint32_t automaton, const GraphStep *step)
{
    StateGraph *product = self->product;
    const GraphState *state = &self->graph->states[base];
    uint32_t *index = &self->index_of[(size_t)base * self->buchi->count + automaton];
    if (!buchi_reads(&self->buchi->states[automaton], state->marks))
        return;
    if (*index == 0) {
        bool is_last = graph_is_last(self->graph, base);
        *index =
            state_graph_add_state(product, &(GraphState){.state = state->state,
                                                         .parent = from,
                                                         .parent_step = product->step_count,
                                                         .enabled = is_last ? 0 : state->enabled,
                                                         .alive = state->alive,
                                                         .marks = self->buchi->states[automaton].accepts});
        MEMORY_ROOM_FOR(self->base, self->base_capacity, *index);
        MEMORY_ROOM_FOR(self->automaton, self->automaton_capacity, *index);
        self->base[*index] = base;
        self->automaton[*index] = automaton;
    }
    GraphStep copy = *step;
    copy.to = *index;
    state_graph_add_step(product, &copy);
}

static void expand(Product *self, uint32_t index)
{
    uint32_t base = self->base[index];
    const BuchiState *state = &self->buchi->states[self->automaton[index]];
    uint32_t begin = graph_steps_begin(self->graph, base), end = graph_steps_end(self->graph, base);
    state_graph_begin_steps(self->product, index);
    for (uint32_t q = 0; q < state->successor_count; q++) {
        for (uint32_t s = begin; s < end; s++)
            add_step(self, index, self->graph->steps[s].to, state->successors[q], &self->graph->steps[s]);
        if (ltl_run_ends(self->graph, base))
            add_step(self, index, base, state->successors[q], &(GraphStep){.choice = NO_CHOICE});
    }
}

bool ltl_product_build(StateGraph *product, const StateGraph *graph, const Buchi *buchi)
{
    *product = (StateGraph){.agent_count = graph->agent_count};
    size_t pairs = (size_t)graph->count * buchi->count;
    if (pairs >= UINT32_MAX)
        return false;
    Product self = {.product = product,
                    .graph = graph,
                    .buchi = buchi,
                    .index_of = memory_allocate((pairs + 1) * sizeof *self.index_of)};
    state_graph_add_state(product, &(GraphState){.state = graph->states[0].state});
    state_graph_begin_steps(product, 0);
    for (uint32_t q = 0; q < buchi->count; q++)
        if (buchi->states[q].is_initial)
            add_step(&self, 0, 0, q, &(GraphStep){.choice = NO_CHOICE});
    for (uint32_t i = 1; i < product->count; i++)
        expand(&self, i);
    free(self.index_of);
    free(self.base);
    free(self.automaton);
    return true;
}
