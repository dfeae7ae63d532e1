/* Tests of search/errors/shorten.c on small graphs. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/shorten.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

/* In these graphs choice i is thread i, unless a test says that it is a value. */
static uint32_t choice_is_thread(void *context, int choice)
{
    (void)context;
    return (uint32_t)choice;
}

static bool any_error(void *context)
{
    (void)context;
    return true;
}

static bool error_is_vertex_nine(void *context) { return ((const Graph *)context)->present == 9; }

static Shortening order(Graph *graph, uint64_t budget)
{
    graph_begin(graph);
    return (Shortening){.space = &graph->space,
                        .decision = choice_is_thread,
                        .is_error = any_error,
                        .context = graph,
                        .budget = budget};
}

/* Where the choices lead; -1 when one of them is not there or the way goes on after an error. */
static int walk(const Graph *graph, const uint16_t *choices, uint32_t length)
{
    int vertex = 0;
    for (uint32_t i = 0; i < length; i++) {
        if (graph->wrong[vertex] || choices[i] >= DEGREE_MAX || graph->edges[vertex][choices[i]] == NONE)
            return -1;
        vertex = graph->edges[vertex][choices[i]];
    }
    return vertex;
}

static void a_short_cut_is_found(void)
{
    Graph *graph = graph_open_chain();
    uint16_t choices[9] = {0};
    graph_edge(graph, 2, 7);
    Shortening shortening = order(graph, 1000);
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 9), 5);
    CU_ASSERT_EQUAL(walk(graph, choices, 5), 9);
    free(graph);
}

static void nothing_is_shortened_without_a_budget(void)
{
    Graph *graph = graph_open_chain();
    uint16_t choices[9] = {0};
    graph_edge(graph, 0, 9);
    Shortening shortening = order(graph, 0);
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 9), 9);
    CU_ASSERT_EQUAL(walk(graph, choices, 9), 9);
    free(graph);
}

static void a_shorter_way_to_another_error_does_not_count(void)
{
    Graph *graph = graph_open_chain();
    uint16_t choices[9] = {0};
    graph_edge(graph, 1, 20);
    graph->wrong[20] = true;
    Shortening shortening = order(graph, 1000);
    shortening.is_error = error_is_vertex_nine;
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 9), 9);
    CU_ASSERT_EQUAL(walk(graph, choices, 9), 9);
    free(graph);
}

static void an_error_in_the_first_state_needs_no_choices(void)
{
    Graph *graph = graph_open();
    uint16_t choices[1] = {0};
    graph->wrong[0] = true;
    Shortening shortening = order(graph, 1000);
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 0), 0);
    free(graph);
}

/* Two threads of three steps each, wrong when both are through: vertex is 4 * steps of one + steps of the
 * other. */
static Graph *open_two_threads(void)
{
    Graph *graph = graph_open();
    for (int a = 0; a < 4; a++) {
        for (int b = 0; b < 4; b++) {
            int from = 4 * a + b;
            graph->edges[from][0] = a < 3 ? from + 4 : from;
            graph->edges[from][1] = b < 3 ? from + 1 : from;
        }
    }
    graph->wrong[15] = true;
    return graph;
}

static void stretches_of_one_thread_are_put_together(void)
{
    for (int is_shortest = 0; is_shortest < 2; is_shortest++) {
        Graph *graph = open_two_threads();
        uint16_t choices[] = {0, 1, 0, 1, 0, 1};
        Shortening shortening = order(graph, 10000);
        shortening.is_shortest = is_shortest;
        CU_ASSERT_EQUAL(shorten(&shortening, choices, 6), 6);
        CU_ASSERT_EQUAL(walk(graph, choices, 6), 15);
        int switches = 0;
        for (int i = 1; i < 6; i++)
            switches += choices[i] != choices[i - 1];
        CU_ASSERT_EQUAL(switches, 1);
        free(graph);
    }
}

static uint32_t choice_is_value(void *context, int choice)
{
    (void)context;
    return SHORTEN_VALUE + (uint32_t)choice;
}

static void a_way_of_values_is_shortened(void)
{
    Graph *graph = graph_open_chain();
    uint16_t choices[9] = {0};
    graph_edge(graph, 4, 8);
    Shortening shortening = order(graph, 1000);
    shortening.decision = choice_is_value;
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 9), 6);
    CU_ASSERT_EQUAL(walk(graph, choices, 6), 9);
    free(graph);
}

/* Depth first finds some way; whatever the budget, it stays a way to an error, gets no longer, and with a
 * large budget is shortest. */
static void shorten_random(Graph *graph, int vertices, uint64_t budget)
{
    SearchContext context;
    int distances[VERTICES_MAX], nearest = NONE;
    graph_find_distances(graph, vertices, distances);
    for (int i = 0; i < vertices; i++)
        if (graph->wrong[i] && distances[i] != NONE && (nearest == NONE || distances[i] < nearest))
            nearest = distances[i];
    if (graph_search(graph, "dfs", UINT32_MAX, &context).status == SEARCH_VIOLATION) {
        uint32_t length;
        uint16_t *path = links_path(context.links, context.figures.error, &length);
        Shortening shortening = {.space = &graph->space,
                                 .decision = choice_is_thread,
                                 .is_error = any_error,
                                 .context = graph,
                                 .budget = budget};
        uint32_t shorter = shorten(&shortening, path, length);
        int end = walk(graph, path, shorter);
        CU_ASSERT(end >= 0 && graph->wrong[end]);
        CU_ASSERT(shorter <= length && shorter >= (uint32_t)nearest);
        CU_ASSERT(budget < 100000 || shorter == (uint32_t)nearest);
        free(path);
    }
    graph_close_links(&context);
}

static void ways_through_random_graphs_are_shortened(void)
{
    Numbers numbers = {11};
    for (int round = 0; round < 300; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, VERTICES_MAX - 2);
        Graph *graph = graph_open_random(&numbers, vertices);
        static const uint64_t budgets[] = {1, 20, 200, 3000, 1000000};
        for (size_t i = 0; i < sizeof budgets / sizeof budgets[0]; i++)
            shorten_random(graph, vertices, budgets[i]);
        free(graph);
    }
}

const Test shorten_suite[] = {
    TEST(a_short_cut_is_found),
    TEST(nothing_is_shortened_without_a_budget),
    TEST(a_shorter_way_to_another_error_does_not_count),
    TEST(an_error_in_the_first_state_needs_no_choices),
    TEST(stretches_of_one_thread_are_put_together),
    TEST(a_way_of_values_is_shortened),
    TEST(ways_through_random_graphs_are_shortened),
    {0},
};
