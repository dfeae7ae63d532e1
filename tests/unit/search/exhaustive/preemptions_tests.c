/* Tests of the search by preemptions, against least numbers found by going round until nothing changes. */
#include <stdlib.h>
#include <string.h>

#include "search/exhaustive/context_nodes.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

enum { VERTICES = 60, FAR = 1000 };

/* An edge by another agent than the last, which could have gone on. */
static bool is_preemption(const Graph *graph, int vertex, int last, int edge)
{
    return graph->actor[vertex][edge] != last && graph_is_enabled(graph, vertex, last);
}

/* By vertex and last agent: the fewest preemptions on a way there. */
static void find_preemptions(const Graph *graph, int least[VERTICES][AGENTS])
{
    for (int i = 0; i < VERTICES; i++)
        for (int agent = 0; agent < AGENTS; agent++)
            least[i][agent] = i == 0 && agent == 0 ? 0 : FAR;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < VERTICES; i++)
            for (int last = 0; last < AGENTS; last++)
                for (int j = 0;
                     !graph->wrong[i] && least[i][last] < FAR && j < DEGREE_MAX && graph->edges[i][j] != NONE;
                     j++) {
                    int *there = &least[graph->edges[i][j]][graph->actor[i][j]],
                        cost = least[i][last] + is_preemption(graph, i, last, j);
                    if (cost < *there)
                        *there = cost, changed = true;
                }
    }
}

static int least_at(int least[VERTICES][AGENTS], int vertex)
{
    int result = FAR;
    for (int agent = 0; agent < AGENTS; agent++)
        result = least[vertex][agent] < result ? least[vertex][agent] : result;
    return result;
}

static Graph *open_random(Numbers *numbers)
{
    Graph *graph = graph_open();
    for (int i = 0; i < VERTICES; i++) {
        uint32_t degree = numbers_below(numbers, DEGREE_MAX + 1);
        for (uint32_t j = 0; j < degree; j++) {
            graph->edges[i][j] = (int)numbers_below(numbers, VERTICES);
            graph->actor[i][j] = (int)numbers_below(numbers, AGENTS);
            graph->lucky[i][j] = numbers_below(numbers, 8) == 0;
        }
        graph->wrong[i] = i > 0 && numbers_below(numbers, 20) == 0;
    }
    return graph;
}

static RunResult search(Graph *graph, SearchSettings settings, SearchContext *context)
{
    Agents agents = graph_agents(graph);
    graph_begin(graph);
    *context = (SearchContext){.space = &graph->space,
                               .max_depth = UINT32_MAX,
                               .settings = settings,
                               .agents = &agents,
                               .figures = {.states = 1}};
    graph_open_links(context);
    RunResult result = search_run(search_find("context-bound"), context, &(Limits){0});
    context->agents = NULL;
    return result;
}

static int preemptions_on_links(const Graph *graph, const SearchContext *context)
{
    uint32_t length;
    uint16_t *path = links_path(context->links, context->figures.error, &length);
    int vertex = 0, last = 0, sum = 0;
    for (uint32_t i = 0; i < length; i++) {
        sum += is_preemption(graph, vertex, last, path[i]);
        last = graph->actor[vertex][path[i]];
        vertex = graph->edges[vertex][path[i]];
    }
    free(path);
    return sum;
}

static void the_first_error_has_the_fewest_preemptions(void)
{
    Numbers numbers = {31};
    int found = 0, as_few = 0, several = 0;
    for (int round = 0; round < 1500; round++) {
        Graph *graph = open_random(&numbers);
        SearchContext context;
        int least[VERTICES][AGENTS], fewest = FAR;
        find_preemptions(graph, least);
        for (int i = 0; i < VERTICES; i++)
            if (graph->wrong[i] && least_at(least, i) < fewest)
                fewest = least_at(least, i);
        RunResult result = search(graph, (SearchSettings){0}, &context);
        CU_ASSERT_EQUAL(result.status, fewest < FAR ? SEARCH_VIOLATION : SEARCH_COMPLETE);
        if (fewest < FAR) {
            char remark[80];
            snprintf(remark, sizeof remark, fewest == 0 ? "takes no preemption" : "fewer than %d preemption",
                     fewest);
            assert_contains(context.figures.remark, remark);
            graph_follow_links(graph, &context);
            int shown = preemptions_on_links(graph, &context);
            CU_ASSERT(shown >= fewest);
            found++;
            as_few += shown == fewest;
            several += fewest > 1;
        }
        graph_close_links(&context);
        free(graph);
    }
    CU_ASSERT(found > 500 && several > 20 && as_few > found * 95 / 100);
}

static void a_bound_leaves_out_what_needs_more_and_admits_it(void)
{
    Numbers numbers = {32};
    int left_out = 0;
    for (int round = 0; round < 500; round++) {
        Graph *graph = open_random(&numbers);
        int least[VERTICES][AGENTS];
        memset(graph->wrong, 0, sizeof graph->wrong);
        find_preemptions(graph, least);
        for (uint32_t bound = 0; bound < 4; bound++) {
            SearchContext context;
            uint64_t within = 0, reachable = 0;
            for (int i = 0; i < VERTICES; i++) {
                within += least_at(least, i) <= (int)bound;
                reachable += least_at(least, i) < FAR;
            }
            RunResult result = search(
                graph, (SearchSettings){.own = &(PreemptionSettings){.is_bounded = true, .bound = bound}},
                &context);
            CU_ASSERT_EQUAL(context.figures.states, within);
            CU_ASSERT(result.status == SEARCH_GAVE_UP
                      || (result.status == SEARCH_COMPLETE && within == reachable));
            CU_ASSERT(result.status == SEARCH_COMPLETE || strcmp(result.reason, "bound on preemptions") == 0);
            left_out += within < reachable;
            graph_close_links(&context);
        }
        free(graph);
    }
    CU_ASSERT(left_out > 50);
}

/* A complete search takes every choice of every state once, as any other. */
static void no_choice_is_taken_twice(void)
{
    Numbers numbers = {33};
    for (int round = 0; round < 300; round++) {
        Graph *graph = open_random(&numbers);
        SearchContext context, plain;
        memset(graph->wrong, 0, sizeof graph->wrong);
        CU_ASSERT_EQUAL(search(graph, (SearchSettings){0}, &context).status, SEARCH_COMPLETE);
        graph_search(graph, "dfs", UINT32_MAX, &plain);
        CU_ASSERT_EQUAL(context.figures.states, plain.figures.states);
        CU_ASSERT_EQUAL(context.figures.transitions, plain.figures.transitions);
        graph_close_links(&context);
        graph_close_links(&plain);
        free(graph);
    }
}

/* 0 and 1 take two steps each; what is wrong is that 1 runs between the steps of 0, and once more. */
static void the_remark_says_what_was_searched(void)
{
    Graph *graph = graph_open();
    SearchContext context;
    graph_edge_by(graph, 0, 1, 0), graph_edge_by(graph, 1, 2, 1), graph_edge_by(graph, 1, 4, 0);
    graph_edge_by(graph, 2, 3, 0), graph_edge_by(graph, 2, 5, 1);
    graph->wrong[3] = true;
    CU_ASSERT_EQUAL(search(graph, (SearchSettings){0}, &context).status, SEARCH_VIOLATION);
    assert_contains(context.figures.remark, "no error takes fewer than 2 preemptions");
    graph_close_links(&context);
    CU_ASSERT_EQUAL(search(graph,
                           (SearchSettings){.own = &(PreemptionSettings){.is_bounded = true, .bound = 1}},
                           &context)
                        .status,
                    SEARCH_GAVE_UP);
    assert_contains(context.figures.remark, "all schedules with at most 1 preemption were searched");
    graph_close_links(&context);
    graph->wrong[3] = false;
    CU_ASSERT_EQUAL(search(graph, (SearchSettings){0}, &context).status, SEARCH_COMPLETE);
    assert_contains(context.figures.remark, "every state was met by a schedule with at most 2 preemptions");
    graph_close_links(&context);
    free(graph);
}

const Test preemptions_suite[] = {
    TEST(the_first_error_has_the_fewest_preemptions),
    TEST(a_bound_leaves_out_what_needs_more_and_admits_it),
    TEST(no_choice_is_taken_twice),
    TEST(the_remark_says_what_was_searched),
    {0},
};
