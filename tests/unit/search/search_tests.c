/* Tests of searches on small graphs with known answers; no JVM is near. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

/* --- by hand --- */

static void a_graph_with_cycles_is_searched_completely(void)
{
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        Graph *graph = graph_open();
        SearchContext context;
        graph_edge(graph, 0, 1), graph_edge(graph, 1, 2), graph_edge(graph, 2, 0), graph_edge(graph, 1, 1),
            graph_edge(graph, 2, 3), graph_edge(graph, 4, 0);
        CU_ASSERT_EQUAL(graph_search(graph, exhaustive_at(i)->name, UINT32_MAX, &context).status,
                        SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(context.figures.states, 4);
        CU_ASSERT_EQUAL(context.figures.transitions, 5);
        CU_ASSERT_EQUAL(context.figures.revisited, 2);
        graph_close_links(&context);
        free(graph);
    }
}

static void a_first_state_without_choices_is_a_complete_search(void)
{
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        Graph *graph = graph_open();
        SearchContext context;
        CU_ASSERT_EQUAL(graph_search(graph, exhaustive_at(i)->name, UINT32_MAX, &context).status,
                        SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(context.figures.states, 1);
        CU_ASSERT_EQUAL(context.figures.transitions, 0);
        graph_close_links(&context);
        free(graph);
    }
}

static void a_depth_limit_is_admitted_when_something_was_left_out(void)
{
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        Graph *graph = graph_open_chain();
        SearchContext context;
        CU_ASSERT_EQUAL(graph_search(graph, exhaustive_at(i)->name, 8, &context).status, SEARCH_GAVE_UP);
        CU_ASSERT_EQUAL(context.figures.states, 9);
        graph_close_links(&context);
        CU_ASSERT_EQUAL(graph_search(graph, exhaustive_at(i)->name, 9, &context).status, SEARCH_VIOLATION);
        CU_ASSERT_EQUAL(graph_follow_links(graph, &context), 9);
        graph_close_links(&context);
        graph->wrong[9] = false;
        CU_ASSERT_EQUAL(graph_search(graph, exhaustive_at(i)->name, 9, &context).status, SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(context.figures.max_depth, 9);
        graph_close_links(&context);
        free(graph);
    }
}

static void breadth_first_finds_a_shortest_way(void)
{
    Graph *graph = graph_open_chain();
    SearchContext context;
    graph_edge(graph, 0, 20), graph_edge(graph, 20, 21), graph_edge(graph, 21, 9);
    CU_ASSERT_EQUAL(graph_search(graph, "bfs", UINT32_MAX, &context).status, SEARCH_VIOLATION);
    CU_ASSERT_EQUAL(graph_follow_links(graph, &context), 3);
    CU_ASSERT_EQUAL(context.figures.max_depth, 3);
    graph_close_links(&context);
    free(graph);
}

static void a_search_that_is_told_to_go_on_meets_every_wrong_state_once(void)
{
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        Graph *graph = graph_open();
        int met = 0;
        graph_edge(graph, 0, 1), graph_edge(graph, 0, 2), graph_edge(graph, 0, 3), graph_edge(graph, 2, 4),
            graph_edge(graph, 4, 1);
        graph->wrong[1] = graph->wrong[3] = graph->wrong[4] = true;
        graph_begin(graph);
        SearchContext context = {.space = &graph->space,
                                 .max_depth = UINT32_MAX,
                                 .figures = {.states = 1},
                                 .on_violation = graph_count_and_go_on,
                                 .observer = &met};
        graph_open_links(&context);
        CU_ASSERT_EQUAL(search_run(search_find(exhaustive_at(i)->name), &context, &(Limits){0}).status,
                        SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(met, 3);
        CU_ASSERT_EQUAL(context.figures.violations, 3);
        graph_close_links(&context);
        free(graph);
    }
}

static void a_limit_on_states_ends_a_search(void)
{
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        Graph *graph = graph_open_chain();
        graph_begin(graph);
        SearchContext context = {.space = &graph->space, .max_depth = UINT32_MAX, .figures = {.states = 1}};
        graph_open_links(&context);
        RunResult result = search_run(exhaustive_at(i), &context, &(Limits){.states = 5});
        CU_ASSERT_EQUAL(result.status, SEARCH_GOES_ON);
        CU_ASSERT_STRING_EQUAL(result.reason, "state limit");
        CU_ASSERT_EQUAL(context.figures.states, 5);
        graph_close_links(&context);
        free(graph);
    }
}

/* --- random graphs, against distances found by going round until nothing changes --- */

static void compare_with_distances(Graph *graph, int vertices, const Search *one, bool by_team)
{
    bool shortest = strcmp(one->name, "bfs") == 0;
    int distances[VERTICES_MAX], nearest = NONE;
    uint64_t reachable = 0;
    SearchContext context;
    graph_find_distances(graph, vertices, distances);
    for (int i = 0; i < vertices; i++) {
        reachable += distances[i] != NONE;
        if (graph->wrong[i] && distances[i] != NONE && (nearest == NONE || distances[i] < nearest))
            nearest = distances[i];
    }
    RunResult result = by_team ? graph_search_by_team(graph, one->team, UINT32_MAX, &context)
                               : graph_search(graph, one->name, UINT32_MAX, &context);
    CU_ASSERT_EQUAL(result.status, nearest == NONE ? SEARCH_COMPLETE : SEARCH_VIOLATION);
    if (nearest == NONE)
        CU_ASSERT_EQUAL(context.figures.states, reachable)
    else {
        uint32_t length = graph_follow_links(graph, &context);
        CU_ASSERT(shortest ? length == (uint32_t)nearest : length >= (uint32_t)nearest);
    }
    graph_close_links(&context);
}

static void searches_of_random_graphs_find_what_there_is(void)
{
    Numbers numbers = {5};
    for (int round = 0; round < 300; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, VERTICES_MAX - 2);
        Graph *graph = graph_open_random(&numbers, vertices);
        for (int wrong = 1; wrong >= 0; wrong--) {
            if (wrong == 0)
                memset(graph->wrong, 0, sizeof graph->wrong);
            for (int i = 0; exhaustive_at(i) != NULL; i++) {
                compare_with_distances(graph, vertices, exhaustive_at(i), false);
                if (exhaustive_at(i)->team != NULL)
                    compare_with_distances(graph, vertices, exhaustive_at(i), true);
            }
        }
        free(graph);
    }
}

const Test search_suite[] = {
    TEST(a_graph_with_cycles_is_searched_completely),
    TEST(a_first_state_without_choices_is_a_complete_search),
    TEST(a_depth_limit_is_admitted_when_something_was_left_out),
    TEST(breadth_first_finds_a_shortest_way),
    TEST(a_search_that_is_told_to_go_on_meets_every_wrong_state_once),
    TEST(a_limit_on_states_ends_a_search),
    TEST(searches_of_random_graphs_find_what_there_is),
    {0},
};
