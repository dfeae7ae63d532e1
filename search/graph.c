/* The graph of a search; see graph.h. */
#include "search/graph.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static GraphNode *node_at(const Graph *graph, StateNumber state)
{
    uint32_t node = state < graph->state_capacity ? graph->node_of[state] : 0;
    return node != 0 ? &graph->nodes[node - 1] : NULL;
}

static void reserve_state(Graph *graph, StateNumber state)
{
    if (state < graph->state_capacity)
        return;
    uint32_t capacity = state < 512 ? 1024 : 2 * state;
    graph->node_of = memory_resize(graph->node_of, capacity * sizeof *graph->node_of);
    memset(graph->node_of + graph->state_capacity, 0, (capacity - graph->state_capacity) * sizeof *graph->node_of);
    graph->state_capacity = capacity;
}

/* The present state, if it is not there yet. */
static void add_node(Graph *graph, StateNumber state)
{
    if (node_at(graph, state) != NULL)
        return;
    if (graph->node_count == graph->node_capacity) {
        graph->node_capacity = graph->node_capacity ? 2 * graph->node_capacity : 256;
        graph->nodes = memory_resize(graph->nodes, graph->node_capacity * sizeof *graph->nodes);
    }
    reserve_state(graph, state);
    graph->nodes[graph->node_count] = (GraphNode){.state = state, .choices = graph->inner->choices(graph->inner),
                                                  .is_wrong = graph->inner->is_violation(graph->inner)};
    graph->node_of[state] = ++graph->node_count;
}

static GraphEdge *edge_of(const Graph *graph, StateNumber from, int choice)
{
    const GraphNode *node = node_at(graph, from);
    for (uint32_t edge = node != NULL ? node->first : 0; edge != 0; edge = graph->edges[edge - 1].next)
        if (graph->edges[edge - 1].choice == choice)
            return &graph->edges[edge - 1];
    return NULL;
}

static GraphEdge *add_edge(Graph *graph, StateNumber from, StateNumber to, int choice, char *label)
{
    GraphNode *node = node_at(graph, from);
    if (graph->edge_count == graph->edge_capacity) {
        graph->edge_capacity = graph->edge_capacity ? 2 * graph->edge_capacity : 256;
        graph->edges = memory_resize(graph->edges, graph->edge_capacity * sizeof *graph->edges);
    }
    graph->edges[graph->edge_count] = (GraphEdge){.from = from, .to = to, .choice = (uint16_t)choice, .next = node->first, .label = label};
    node->first = ++graph->edge_count;
    node->taken++;
    return &graph->edges[graph->edge_count - 1];
}

static int enter(Space *space, StateNumber state)
{
    Graph *graph = space->self;
    graph->present = state;
    return graph->inner->enter(graph->inner, state);
}

/* Steps are kept between states that are kept.  Where there is no room for one more state, nothing is asked of the VM. */
static StateNumber take(Space *space, int choice, bool *is_new)
{
    Graph *graph = space->self;
    StateNumber from = graph->present;
    bool is_wanted = node_at(graph, from) != NULL && edge_of(graph, from, choice) == NULL;
    char *label = is_wanted ? graph->label(graph->context, choice) : NULL;
    StateNumber to = graph->present = graph->inner->take(graph->inner, choice, is_new);
    bool has_room = node_at(graph, to) != NULL || graph->node_count < graph->limit;
    graph->is_cut |= !has_room;
    if (is_wanted && has_room) {
        add_node(graph, to);
        add_edge(graph, from, to, choice, label);
    } else
        free(label);
    return to;
}

static int choices(Space *space)
{
    const Graph *graph = space->self;
    return graph->inner->choices(graph->inner);
}

static bool is_violation(Space *space)
{
    const Graph *graph = space->self;
    return graph->inner->is_violation(graph->inner);
}

void graph_open(Graph *graph, Space *inner, uint32_t limit, char *(*label)(void *context, int choice), void *context)
{
    *graph = (Graph){.space = {graph, enter, take, choices, is_violation}, .inner = inner, .label = label, .context = context, .limit = limit};
    add_node(graph, 0);
}

void graph_free(Graph *graph)
{
    for (uint32_t i = 0; i < graph->edge_count; i++)
        free(graph->edges[i].label);
    free(graph->edges);
    free(graph->nodes);
    free(graph->node_of);
    *graph = (Graph){0};
}

/* The step that the search has taken, or a new one: shortening leads through states that it has not seen. */
static GraphEdge *follow(Graph *graph, StateNumber from, int choice)
{
    GraphEdge *edge = edge_of(graph, from, choice);
    bool is_new;
    if (edge != NULL)
        return edge;
    graph->inner->enter(graph->inner, from);
    char *label = graph->label(graph->context, choice);
    StateNumber to = graph->inner->take(graph->inner, choice, &is_new);
    add_node(graph, to);
    return add_edge(graph, from, to, choice, label);
}

void graph_mark(Graph *graph, const uint16_t *choice, uint32_t length)
{
    StateNumber state = 0;
    node_at(graph, 0)->is_marked = true;
    for (uint32_t i = 0; i < length; i++) {
        GraphEdge *edge = follow(graph, state, choice[i]);
        edge->is_marked = true;
        state = edge->to;
        node_at(graph, state)->is_marked = true;
    }
}
