/* Tests of searches that cannot enter every state, and of searches without state matching, on small graphs.
 */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/unmatched_space.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

/* --- only the states on the present path can be entered --- */

/* A space over a graph as a trail makes it: it refuses to enter what is not on the path, and gives no number
 * to what is not new. */
typedef struct PathSpace {
    Space space;
    Graph *graph;
    StateNumber path[VERTICES_MAX + 1];
    uint32_t length;
} PathSpace;

static int path_enter(Space *space, StateNumber state)
{
    PathSpace *self = space->self;
    while (self->length > 0 && self->path[self->length - 1] != state)
        self->length--;
    CU_ASSERT_FATAL(self->length > 0);
    return graph_enter(&self->graph->space, state);
}

static StateNumber path_take(Space *space, int choice, bool *is_new)
{
    PathSpace *self = space->self;
    StateNumber state = graph_take(&self->graph->space, choice, is_new);
    CU_ASSERT_FATAL(self->length <= VERTICES_MAX);
    return self->path[self->length++] = *is_new ? state : NO_STATE;
}

static int path_choices(Space *space) { return graph_choices(&((PathSpace *)space->self)->graph->space); }

static bool path_is_violation(Space *space)
{
    return graph_is_violation(&((PathSpace *)space->self)->graph->space);
}

static void a_search_that_needs_no_entry_enters_only_states_on_its_path(void)
{
    Numbers numbers = {9};
    for (int round = 0; round < 100; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, VERTICES_MAX - 2);
        Graph *graph = graph_open_random(&numbers, vertices);
        for (int i = 0; exhaustive_at(i) != NULL; i++) {
            if (exhaustive_at(i)->needs_entry)
                continue;
            int met = 0;
            SearchContext plain;
            graph_begin(graph);
            PathSpace path = {
                .space = {&path, path_enter, path_take, path_choices, path_is_violation, NULL, NULL},
                .graph = graph,
                .length = 1};
            SearchContext context = {.space = &path.space,
                                     .max_depth = UINT32_MAX,
                                     .figures = {.states = 1},
                                     .on_violation = graph_count_and_go_on,
                                     .observer = &met};
            graph_open_links(&context);
            CU_ASSERT_EQUAL(search_run(exhaustive_at(i), &context, &(Limits){0}).status, SEARCH_COMPLETE);
            if (met > 0)
                graph_follow_links(graph, &context);
            memset(graph->wrong, 0, sizeof graph->wrong);
            graph_search(graph, exhaustive_at(i)->name, UINT32_MAX, &plain);
            CU_ASSERT(met > 0 || context.figures.states == plain.figures.states);
            graph_close_links(&context);
            graph_close_links(&plain);
        }
        free(graph);
    }
}

/* Every error's way is in the links when it is met, and the first one's is still there at the end. */
typedef struct Watcher {
    const Graph *graph;
    StateNumber first;
} Watcher;

static bool check_way(void *observer, const SearchContext *context, StateNumber state)
{
    Watcher *watcher = observer;
    CU_ASSERT_EQUAL(context->figures.error, state);
    graph_follow_links(watcher->graph, context);
    if (watcher->first == NO_STATE)
        watcher->first = state;
    return false;
}

static void the_way_to_each_error_is_known(void)
{
    Numbers numbers = {11};
    for (int round = 0; round < 100; round++) {
        Graph *graph = graph_open_random(&numbers, VERTICES_MAX);
        for (int i = 0; exhaustive_at(i) != NULL; i++) {
            graph_begin(graph);
            SearchContext context = {.space = &graph->space,
                                     .max_depth = UINT32_MAX,
                                     .figures = {.states = 1},
                                     .on_violation = check_way};
            Watcher watcher = {graph, NO_STATE};
            context.observer = &watcher;
            graph_open_links(&context);
            search_run(exhaustive_at(i), &context, &(Limits){0});
            context.figures.error = watcher.first;
            if (watcher.first != NO_STATE)
                graph_follow_links(graph, &context);
            graph_close_links(&context);
        }
        free(graph);
    }
}

/* --- state matching off --- */

/* A random graph whose edges go to higher vertices only, so that all paths end. */
static Graph *open_acyclic(Numbers *numbers, int vertices)
{
    Graph *graph = graph_open();
    for (int i = 0; i < vertices - 1; i++) {
        uint32_t degree = numbers_below(numbers, DEGREE_MAX + 1);
        for (uint32_t j = 0; j < degree; j++)
            graph->edges[i][j] = i + 1 + (int)numbers_below(numbers, (uint32_t)(vertices - 1 - i));
    }
    return graph;
}

/* Paths from the first vertex, by their ends: their sum is the number of nodes in the tree of paths. */
static uint64_t count_paths(const Graph *graph, int vertices)
{
    uint64_t paths[VERTICES_MAX] = {1}, sum = 0;
    for (int i = 0; i < vertices; i++) {
        sum += paths[i];
        for (int j = 0; j < DEGREE_MAX && graph->edges[i][j] != NONE; j++)
            paths[graph->edges[i][j]] += paths[i];
    }
    return sum;
}

static RunResult search_unmatched(Graph *graph, const Search *search, uint32_t max_depth, uint64_t max_states,
                                  SearchContext *context)
{
    UnmatchedSpace unmatched;
    graph_begin(graph);
    unmatched_space_open(&unmatched, &graph->space);
    *context = (SearchContext){.space = &unmatched.space, .max_depth = max_depth, .figures = {.states = 1}};
    graph_open_links(context);
    RunResult result = search_run(search, context, &(Limits){.states = max_states});
    unmatched_space_close(&unmatched);
    return result;
}

static void without_matching_every_path_is_followed(void)
{
    Numbers numbers = {7};
    for (int round = 0; round < 200; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, 14);
        Graph *graph = open_acyclic(&numbers, vertices);
        for (int i = 0; exhaustive_at(i) != NULL; i++) {
            SearchContext context;
            CU_ASSERT_EQUAL(search_unmatched(graph, exhaustive_at(i), UINT32_MAX, 0, &context).status,
                            SEARCH_COMPLETE);
            CU_ASSERT_EQUAL(context.figures.states, count_paths(graph, vertices));
            CU_ASSERT_EQUAL(context.figures.revisited, 0);
            graph_close_links(&context);
        }
        free(graph);
    }
}

static void without_matching_errors_are_found_with_a_way_to_them(void)
{
    Numbers numbers = {8};
    for (int round = 0; round < 100; round++) {
        Graph *graph = open_acyclic(&numbers, 15);
        graph->wrong[14] = true;
        for (int i = 0; exhaustive_at(i) != NULL; i++) {
            SearchContext context, matched;
            SearchStatus status = graph_search(graph, exhaustive_at(i)->name, UINT32_MAX, &matched).status;
            CU_ASSERT_EQUAL(search_unmatched(graph, exhaustive_at(i), UINT32_MAX, 0, &context).status,
                            status);
            if (status == SEARCH_VIOLATION)
                graph_follow_links(graph, &context);
            graph_close_links(&context);
            graph_close_links(&matched);
        }
        free(graph);
    }
}

static void without_matching_a_cycle_ends_only_by_a_limit(void)
{
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        Graph *graph = graph_open();
        SearchContext context;
        graph_edge(graph, 0, 1), graph_edge(graph, 1, 0);
        CU_ASSERT_EQUAL(search_unmatched(graph, exhaustive_at(i), UINT32_MAX, 1000, &context).status,
                        SEARCH_GOES_ON);
        CU_ASSERT_EQUAL(context.figures.states, 1000);
        graph_close_links(&context);
        CU_ASSERT_EQUAL(search_unmatched(graph, exhaustive_at(i), 20, 1000, &context).status, SEARCH_GAVE_UP);
        CU_ASSERT_EQUAL(context.figures.states, 21);
        graph_close_links(&context);
        free(graph);
    }
}

const Test matching_suite[] = {
    TEST(a_search_that_needs_no_entry_enters_only_states_on_its_path),
    TEST(the_way_to_each_error_is_known),
    TEST(without_matching_every_path_is_followed),
    TEST(without_matching_errors_are_found_with_a_way_to_them),
    TEST(without_matching_a_cycle_ends_only_by_a_limit),
    {0},
};
