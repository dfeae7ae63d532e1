/* Tests of search/errors/stuck.c: who can never go on, on small graphs. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/stuck.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

/* Which agents there are at all; the others have nothing to do anywhere. */
static Graph *open_for(int agents)
{
    Graph *graph = graph_open();
    for (int vertex = 0; vertex < VERTICES_MAX; vertex++)
        for (int agent = agents; agent < AGENTS; agent++)
            graph->done[vertex][agent] = true;
    return graph;
}

typedef struct StuckAnswer {
    bool found;
    int vertex;
    uint32_t length, agents;
} StuckAnswer; /* agents: as bits */

static StuckAnswer look_for_stuck(Graph *graph, const char *name)
{
    GraphRecord record;
    Stuck stuck;
    StuckAnswer answer = {0};
    graph_begin(graph);
    Agents agents = graph_agents(graph);
    record_open(&record, &graph->space, &agents);
    SearchContext context = {.space = &record.space,
                             .max_depth = UINT32_MAX,
                             .figures = {.states = 1},
                             .on_violation = graph_count_and_go_on,
                             .observer = &(int){0}};
    graph_open_links(&context);
    CU_ASSERT_EQUAL(search_run(search_find(name), &context, &(Limits){0}).status, SEARCH_COMPLETE);
    CU_ASSERT_EQUAL(record.state_count, context.figures.states);
    CU_ASSERT_EQUAL(record.step_count, context.figures.transitions);
    answer.found = stuck_find(&record, context.links, &stuck);
    if (answer.found) {
        uint16_t *path = links_path(context.links, stuck.state, &answer.length);
        for (uint32_t i = 0; i < answer.length; i++)
            answer.vertex = graph->edges[answer.vertex][path[i]];
        CU_ASSERT_EQUAL(graph->numbering->vertex[stuck.state], answer.vertex);
        for (uint32_t i = 0; i < stuck.agent_count; i++)
            answer.agents |= 1u << stuck.agents[i];
        free(stuck.agents);
        free(path);
    }
    record_free(&record);
    graph_close_links(&context);
    return answer;
}

static void a_thread_that_only_others_leave_behind_is_stuck(void)
{
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        Graph *graph = open_for(2);
        graph_edge_by(graph, 0, 1, 0), graph_edge_by(graph, 0, 2, 1);
        graph_edge_by(graph, 1, 0, 1); /* both go on and on here */
        graph_edge_by(graph, 2, 3, 0), graph_edge_by(graph, 3, 4, 0),
            graph_edge_by(graph, 4, 3, 0); /* but here only 0 does */
        StuckAnswer answer = look_for_stuck(graph, exhaustive_at(i)->name);
        CU_ASSERT(answer.found);
        CU_ASSERT_EQUAL(answer.vertex, 2);
        CU_ASSERT_EQUAL(answer.length, 1);
        CU_ASSERT_EQUAL(answer.agents, 2);
        graph->done[3][1] = true; /* unless 1 has finished */
        CU_ASSERT_FALSE(look_for_stuck(graph, exhaustive_at(i)->name).found);
        free(graph);
    }
}

static void all_are_stuck_where_nobody_can_go_on(void)
{
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        Graph *graph = open_for(2);
        graph_edge_by(graph, 0, 1, 0), graph_edge_by(graph, 1, 2, 1), graph_edge_by(graph, 0, 3, 1),
            graph_edge_by(graph, 3, 2, 0);
        graph->done[2][0] = graph->done[2][1] = true;
        CU_ASSERT_FALSE(look_for_stuck(graph, exhaustive_at(i)->name).found);
        graph->done[2][0] = graph->done[2][1] = false;
        StuckAnswer answer = look_for_stuck(graph, exhaustive_at(i)->name);
        CU_ASSERT(answer.found);
        CU_ASSERT_EQUAL(answer.length, 1); /* who has taken its last step is stuck already */
        graph->wrong[2] = true;            /* reported already, as a deadlock say */
        CU_ASSERT_FALSE(look_for_stuck(graph, exhaustive_at(i)->name).found);
        free(graph);
    }
}

static void luck_saves_nobody(void)
{
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        Graph *graph = open_for(2);
        graph_edge_by(graph, 0, 1, 1), graph_edge_by(graph, 1, 1, 0), graph_edge_by(graph, 1, 0, 1);
        CU_ASSERT_FALSE(look_for_stuck(graph, exhaustive_at(i)->name).found);
        graph->lucky[1][1] = true;
        StuckAnswer answer = look_for_stuck(graph, exhaustive_at(i)->name);
        CU_ASSERT(answer.found);
        CU_ASSERT_EQUAL(answer.vertex, 1);
        CU_ASSERT_EQUAL(answer.agents, 2);
        free(graph);
    }
}

/* Is there a future in which the agent acts or is done?  By going forward from the vertex until nothing is
 * new. */
static bool has_future(const Graph *graph, int vertices, int vertex, int agent)
{
    bool reached[VERTICES_MAX] = {false}, fine = false;
    reached[vertex] = true;
    for (bool changed = true; changed && !fine;) {
        changed = false;
        for (int v = 0; v < vertices; v++) {
            fine = fine || (reached[v] && graph->done[v][agent]);
            for (int j = 0; reached[v] && j < DEGREE_MAX && graph->edges[v][j] != NONE; j++) {
                if (graph->lucky[v][j])
                    continue;
                fine = fine || graph->actor[v][j] == agent;
                changed = changed || !reached[graph->edges[v][j]];
                reached[graph->edges[v][j]] = true;
            }
        }
    }
    return fine;
}

static void compare_stuck(Graph *graph, int vertices)
{
    int distances[VERTICES_MAX], nearest = NONE;
    uint32_t agents[VERTICES_MAX] = {0};
    graph_find_distances(graph, vertices, distances);
    for (int v = 0; v < vertices; v++) {
        for (int agent = 0; agent < AGENTS; agent++)
            agents[v] |= has_future(graph, vertices, v, agent) ? 0 : 1u << agent;
        if (distances[v] != NONE && agents[v] != 0 && (nearest == NONE || distances[v] < nearest))
            nearest = distances[v];
    }
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        StuckAnswer answer = look_for_stuck(graph, exhaustive_at(i)->name);
        CU_ASSERT_EQUAL(answer.found, nearest != NONE);
        CU_ASSERT(!answer.found || ((int)answer.length == nearest && answer.agents == agents[answer.vertex]));
    }
}

static void who_is_stuck_in_random_graphs_is_found(void)
{
    Numbers numbers = {6};
    for (int round = 0; round < 300; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, 20);
        Graph *graph = graph_open();
        for (int v = 0; v < vertices; v++) {
            int degree = 1 + (int)numbers_below(&numbers, 2);
            for (int j = 0; j < degree; j++) {
                graph_edge_by(graph, v, (int)numbers_below(&numbers, (uint32_t)vertices),
                              (int)numbers_below(&numbers, AGENTS));
                graph->lucky[v][j] = numbers_below(&numbers, 8) == 0;
            }
            for (int agent = 0; agent < AGENTS; agent++)
                graph->done[v][agent] = numbers_below(&numbers, 10) == 0;
        }
        compare_stuck(graph, vertices);
        free(graph);
    }
}

const Test stuck_suite[] = {
    TEST(a_thread_that_only_others_leave_behind_is_stuck),
    TEST(all_are_stuck_where_nobody_can_go_on),
    TEST(luck_saves_nobody),
    TEST(who_is_stuck_in_random_graphs_is_found),
    {0},
};
