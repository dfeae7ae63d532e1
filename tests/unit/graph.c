/* Graphs as Spaces; see graph.h. */
#include "tests/unit/graph.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/guide.h"
#include "tests/unit/suite.h"

int graph_choices(Space *space)
{
    const Graph *graph = space->self;
    int count = 0;
    while (count < DEGREE_MAX && graph->edges[graph->present][count] != NONE)
        count++;
    return graph->wrong[graph->present] ? 0 : count;
}

int graph_enter(Space *space, StateNumber state)
{
    Graph *graph = space->self;
    pthread_mutex_lock(&graph->numbering->lock);
    CU_ASSERT_FATAL(state < graph->numbering->count);
    graph->present = graph->numbering->vertex[state];
    pthread_mutex_unlock(&graph->numbering->lock);
    return graph_choices(space);
}

StateNumber graph_take(Space *space, int choice, bool *is_new)
{
    Graph *graph = space->self;
    Numbering *numbering = graph->numbering;
    CU_ASSERT_FATAL(choice < graph_choices(space));
    graph->acted = graph->actor[graph->present][choice];
    graph->progressed = graph->progress[graph->present][choice];
    int vertex = graph->present = graph->edges[graph->present][choice];
    pthread_mutex_lock(&numbering->lock);
    *is_new = numbering->number[vertex] == NO_STATE;
    if (*is_new) {
        numbering->vertex[numbering->count] = vertex;
        numbering->number[vertex] = numbering->count++;
    }
    StateNumber number = numbering->number[vertex];
    pthread_mutex_unlock(&numbering->lock);
    return number;
}

bool graph_is_violation(Space *space)
{
    const Graph *graph = space->self;
    return graph->wrong[graph->present];
}

static bool graph_has_ended(Space *space)
{
    const Graph *graph = space->self;
    return !graph->wrong[graph->present] && !graph->dead[graph->present];
}

void graph_begin(Graph *graph)
{
    graph->space =
        (Space){graph, graph_enter, graph_take, graph_choices, graph_is_violation, NULL, graph_has_ended};
    Numbering *numbering = graph->numbering = &graph->own;
    pthread_mutex_init(&numbering->lock, NULL);
    memset(numbering->number, 0xFF, sizeof numbering->number);
    numbering->count = 1;
    graph->acted = 0;
    numbering->vertex[0] = graph->present = numbering->number[0] = 0;
}

Graph *graph_open(void)
{
    Graph *graph = memory_allocate(sizeof *graph);
    memset(graph->edges, 0xFF, sizeof graph->edges);
    return graph;
}

void graph_edge(Graph *graph, int from, int to)
{
    int at = 0;
    while (graph->edges[from][at] != NONE)
        CU_ASSERT_FATAL(++at < DEGREE_MAX);
    graph->edges[from][at] = to;
}

void graph_edge_by(Graph *graph, int from, int to, int agent)
{
    graph_edge(graph, from, to);
    int at = 0;
    while (at + 1 < DEGREE_MAX && graph->edges[from][at + 1] != NONE)
        at++;
    graph->actor[from][at] = agent;
}

static uint32_t agent_count(void *self)
{
    (void)self;
    return AGENTS;
}

static bool agent_is_alive(void *self, uint32_t agent)
{
    const Graph *graph = self;
    return !graph->done[graph->present][agent];
}

static bool agent_acted(void *self, uint32_t agent)
{
    const Graph *graph = self;
    return graph->acted == (int)agent;
}

static bool choice_is_reliable(void *self, int choice)
{
    const Graph *graph = self;
    return !graph->lucky[graph->present][choice];
}

static uint32_t chooser(void *self, int choice)
{
    const Graph *graph = self;
    return (uint32_t)graph->actor[graph->present][choice];
}

bool graph_is_enabled(const Graph *graph, int vertex, int agent)
{
    for (int i = 0; !graph->wrong[vertex] && i < DEGREE_MAX && graph->edges[vertex][i] != NONE; i++)
        if (graph->actor[vertex][i] == agent && !graph->lucky[vertex][i])
            return true;
    return false;
}

static bool agent_is_enabled(void *self, uint32_t agent)
{
    const Graph *graph = self;
    return graph_is_enabled(graph, graph->present, (int)agent);
}

static bool agent_made_progress(void *self, uint32_t agent)
{
    const Graph *graph = self;
    return graph->acted == (int)agent && graph->progressed;
}

static uint32_t acted_last(void *self) { return (uint32_t)((const Graph *)self)->acted; }

Agents graph_agents(Graph *graph)
{
    return (Agents){graph,   agent_count,      agent_is_alive, agent_acted,      choice_is_reliable,
                    chooser, agent_is_enabled, acted_last,     agent_is_enabled, agent_made_progress};
}

/* Guided searches get values by lot: what they find must not depend on them. */
void graph_open_links(SearchContext *context)
{
    Error error;
    context->guide = guide_create(7);
    CU_ASSERT_FATAL(guide_add_named(context->guide, "random", &error));
    context->links = memory_allocate(sizeof *context->links);
    links_create(context->links);
    links_set(context->links, 0, NO_STATE, 0);
}

void graph_close_links(SearchContext *context)
{
    guide_destroy(context->guide);
    links_free(context->links);
    free(context->links);
}

const Search *exhaustive_at(int index)
{
    for (int i = 0; search_at(i) != NULL; i++)
        if (!search_at(i)->is_sample && !search_at(i)->is_distributed && index-- == 0)
            return search_at(i);
    return NULL;
}

RunResult graph_search(Graph *graph, const char *name, uint32_t max_depth, SearchContext *context)
{
    graph_begin(graph);
    *context = (SearchContext){.space = &graph->space, .max_depth = max_depth, .figures = {.states = 1}};
    graph_open_links(context);
    return search_run(search_find(name), context, &(Limits){0});
}

/* The same by several workers, each with a copy of the graph over the same numbers. */
RunResult graph_search_by_team(Graph *graph, const Search *team, uint32_t max_depth, SearchContext *context)
{
    Graph *copies[WORKERS] = {graph};
    Space *spaces[WORKERS] = {&graph->space};
    graph_begin(graph);
    for (int i = 1; i < WORKERS; i++) {
        copies[i] = memory_allocate(sizeof *graph);
        *copies[i] = *graph;
        copies[i]->space.self = copies[i];
        spaces[i] = &copies[i]->space;
    }
    *context = (SearchContext){.space = spaces[0],
                               .spaces = spaces,
                               .space_count = WORKERS,
                               .max_depth = max_depth,
                               .figures = {.states = 1}};
    graph_open_links(context);
    RunResult result = search_run(team, context, &(Limits){0});
    for (int i = 1; i < WORKERS; i++)
        free(copies[i]);
    return result;
}

/* The choices in the links lead to the wrong vertex; how many they are. */
uint32_t graph_follow_links(const Graph *graph, const SearchContext *context)
{
    uint32_t length;
    uint16_t *path = links_path(context->links, context->figures.error, &length);
    int vertex = 0;
    for (uint32_t i = 0; i < length; i++)
        vertex = graph->edges[vertex][path[i]];
    CU_ASSERT(graph->wrong[vertex]);
    free(path);
    return length;
}

Graph *graph_open_random(Numbers *numbers, int vertices)
{
    Graph *graph = graph_open();
    for (int i = 0; i < vertices; i++) {
        uint32_t degree = numbers_below(numbers, DEGREE_MAX + 1);
        for (uint32_t j = 0; j < degree; j++)
            graph->edges[i][j] = (int)numbers_below(numbers, (uint32_t)vertices);
        graph->wrong[i] = i > 0 && numbers_below(numbers, 40) == 0;
    }
    return graph;
}

void graph_find_distances(const Graph *graph, int vertices, int *distances)
{
    for (int i = 0; i < vertices; i++)
        distances[i] = i == 0 ? 0 : NONE;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < vertices; i++)
            for (int j = 0;
                 distances[i] != NONE && !graph->wrong[i] && j < DEGREE_MAX && graph->edges[i][j] != NONE;
                 j++) {
                int *there = &distances[graph->edges[i][j]];
                if (*there == NONE || *there > distances[i] + 1) {
                    *there = distances[i] + 1;
                    changed = true;
                }
            }
    }
}

bool graph_count_and_go_on(void *observer, const SearchContext *context, StateNumber state)
{
    (void)context, (void)state;
    ++*(int *)observer;
    return false;
}

/* 0 - 1 - 2 - ... - 9, and 9 is wrong. */
Graph *graph_open_chain(void)
{
    Graph *graph = graph_open();
    for (int i = 0; i < 9; i++)
        graph_edge(graph, i, i + 1);
    graph->wrong[9] = true;
    return graph;
}
