/* Tests of hangs: by depth-first search while it runs, and by all complete searches afterwards, against the
 * definition on random graphs. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/hangs.h"
#include "search/sleep.h"
#include "search/successors.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

/* By vertex, from the definition: what can be reached, and from where a last state can be. */
typedef struct Truth {
    bool reached[VERTICES_MAX], fine[VERTICES_MAX];
    int hangs; /* components that nothing leaves, by what can be relied on, and that have no last state */
    bool has_hang, has_end, has_cut;
} Truth;

static int degree(const Graph *graph, int vertex)
{
    int count = 0;
    while (!graph->wrong[vertex] && count < DEGREE_MAX && graph->edges[vertex][count] != NONE)
        count++;
    return count;
}

static bool is_last(const Graph *graph, int vertex)
{
    for (int i = 0; i < degree(graph, vertex); i++)
        if (!graph->lucky[vertex][i])
            return false;
    return true;
}

/* What can be reached from a vertex by edges that can be relied on, or by none. */
static void reach(const Graph *graph, int from, int vertices, bool *reached)
{
    memset(reached, 0, VERTICES_MAX * sizeof *reached);
    reached[from] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (int v = 0; v < vertices; v++)
            for (int i = 0; reached[v] && i < degree(graph, v); i++) {
                if (graph->lucky[v][i] || reached[graph->edges[v][i]])
                    continue;
                changed = reached[graph->edges[v][i]] = true;
            }
    }
}

/* Is it the lowest vertex of a component that nothing leaves? */
static bool is_first_of_bottom(const Graph *graph, int vertex, int vertices)
{
    bool reached[VERTICES_MAX], back[VERTICES_MAX];
    reach(graph, vertex, vertices, reached);
    for (int v = 0; v < vertices; v++) {
        if (!reached[v])
            continue;
        reach(graph, v, vertices, back);
        if (!back[vertex] || v < vertex)
            return false;
    }
    return true;
}

static Truth find_truth(const Graph *graph, int vertices)
{
    Truth truth = {.reached = {true}};
    for (bool changed = true; changed;) {
        changed = false;
        for (int v = 0; v < vertices; v++) {
            bool fine = is_last(graph, v);
            for (int i = 0; i < degree(graph, v); i++) {
                int to = graph->edges[v][i];
                changed |= truth.reached[v] && !truth.reached[to];
                truth.reached[to] |= truth.reached[v];
                fine |= truth.fine[to] && !graph->lucky[v][i];
            }
            changed |= fine && !truth.fine[v];
            truth.fine[v] |= fine;
        }
    }
    for (int v = 0; v < vertices; v++) {
        truth.has_hang |= truth.reached[v] && !truth.fine[v];
        truth.hangs += truth.reached[v] && !truth.fine[v] && is_first_of_bottom(graph, v, vertices);
        truth.has_end |= truth.reached[v] && degree(graph, v) == 0 && !graph->wrong[v] && !graph->dead[v];
    }
    return truth;
}

static Graph *open_random(Numbers *numbers, int vertices, bool lucky)
{
    Graph *graph = graph_open();
    uint32_t degree_limit = 1 + numbers_below(numbers, 2), rarity = 3 + numbers_below(numbers, 12);
    bool is_local =
        numbers_below(numbers, 2) == 0; /* edges to near vertices make long cycles and deep graphs */
    for (int v = 0; v < vertices; v++) {
        uint32_t count = numbers_below(numbers, rarity) == 0 ? 0 : 1 + numbers_below(numbers, degree_limit);
        for (uint32_t i = 0; i < count && i < DEGREE_MAX; i++) {
            int to = is_local ? v - 3 + (int)numbers_below(numbers, 7)
                              : (int)numbers_below(numbers, (uint32_t)vertices);
            graph->edges[v][i] = to < 0 ? 0 : to >= vertices ? vertices - 1 : to;
            graph->lucky[v][i] = lucky && numbers_below(numbers, 4) == 0;
        }
        graph->wrong[v] = v > 0 && numbers_below(numbers, 40) == 0;
        graph->dead[v] = numbers_below(numbers, 6) == 0;
    }
    return graph;
}

static SearchContext context_of(Space *space, Hangs *hangs)
{
    return (SearchContext){.space = space,
                           .max_depth = UINT32_MAX,
                           .figures = {.states = 1},
                           .hangs = hangs,
                           .on_violation = graph_count_and_go_on,
                           .observer = memory_allocate(sizeof(int))};
}

static void close_context(SearchContext *context)
{
    free(context->observer);
    graph_close_links(context);
}

/* The links lead to the state, as far as they are written for it. */
static void check_links(const Graph *graph, const SearchContext *context, StateNumber state)
{
    uint32_t length;
    uint16_t *path = links_path(context->links, state, &length);
    int vertex = 0;
    for (uint32_t i = 0; i < length; i++)
        vertex = graph->edges[vertex][path[i]];
    CU_ASSERT_EQUAL(vertex, graph->numbering->vertex[state]);
    free(path);
}

/* Each of them once, if the search has not stopped at the first. */
static void check_found(const Graph *graph, const Hangs *hangs, const Truth *truth, bool stopped)
{
    CU_ASSERT_EQUAL(hangs->count > 0, truth->has_hang);
    CU_ASSERT(stopped || hangs->count == (uint32_t)truth->hangs);
    for (uint32_t i = 0; i < hangs->count; i++) {
        int vertex = graph->numbering->vertex[hangs->found[i]];
        CU_ASSERT(truth->reached[vertex] && !truth->fine[vertex]);
        bool reached[VERTICES_MAX], back[VERTICES_MAX];
        reach(graph, vertex, VERTICES_MAX, reached);
        for (uint32_t j = 0; j < i; j++)
            CU_ASSERT(!reached[graph->numbering->vertex[hangs->found[j]]]);
        for (int v = 0; v < VERTICES_MAX; v++) {
            if (!reached[v])
                continue;
            reach(graph, v, VERTICES_MAX, back);
            CU_ASSERT(back[vertex]);
        }
    }
}

static void try_on_the_fly(Graph *graph, const char *name, const Truth *truth, bool stops)
{
    Hangs hangs = {.on_the_fly = true, .stops = stops};
    graph_begin(graph);
    SearchContext context = context_of(&graph->space, &hangs);
    graph_open_links(&context);
    RunResult result = search_run(search_find(name), &context, &(Limits){0});
    CU_ASSERT_EQUAL(result.status,
                    stops && truth->has_hang && truth->has_end ? SEARCH_VIOLATION : SEARCH_COMPLETE);
    bool is_alone = degree(graph, 0) == 0; /* then there is nothing to be decided while it runs */
    CU_ASSERT_EQUAL(hangs.is_decided, result.status == SEARCH_COMPLETE && !is_alone);
    CU_ASSERT_EQUAL(hangs.has_end, truth->has_end && !is_alone);
    CU_ASSERT_EQUAL(hangs_are_there(&hangs), truth->has_hang && truth->has_end);
    check_found(graph, &hangs, truth, result.status == SEARCH_VIOLATION);
    for (uint32_t i = 0; i < hangs.count; i++)
        check_links(graph, &context, hangs.found[i]);
    hangs_free(&hangs);
    close_context(&context);
}

static void depth_first_search_meets_a_hang_exactly_if_there_is_one(void)
{
    Numbers numbers = {21};
    int hangs = 0, fine = 0;
    for (int i = 0; i < 6000; i++) {
        int vertices = 1 + (int)numbers_below(&numbers, 30);
        Graph *graph = open_random(&numbers, vertices, false);
        Truth truth = find_truth(graph, vertices);
        try_on_the_fly(graph, "dfs", &truth, i % 2);
        try_on_the_fly(graph, "random-dfs", &truth, i % 2);
        hangs += truth.has_hang && truth.has_end;
        fine += !truth.has_hang;
        free(graph);
    }
    CU_ASSERT(hangs > 100 && fine > 100);
}

/* --- while threads sleep --- */

/* A graph that notes from where the last edge led. */
typedef struct Watched {
    Space space;
    Graph *graph;
    int from;
} Watched;

static int watched_enter(Space *space, StateNumber state)
{
    return graph_enter(&((Watched *)space->self)->graph->space, state);
}

static StateNumber watched_take(Space *space, int choice, bool *is_new)
{
    Watched *watched = space->self;
    watched->from = watched->graph->present;
    return graph_take(&watched->graph->space, choice, is_new);
}

static int watched_choices(Space *space) { return graph_choices(&((Watched *)space->self)->graph->space); }
static bool watched_is_violation(Space *space)
{
    return graph_is_violation(&((Watched *)space->self)->graph->space);
}
static bool watched_has_ended(Space *space)
{
    return space_has_ended(&((Watched *)space->self)->graph->space);
}

/* Where the edge of an agent leads to; NONE: it has none. */
static int step_of(const Graph *graph, int vertex, int agent)
{
    for (int i = 0; i < degree(graph, vertex); i++)
        if (graph->actor[vertex][i] == agent)
            return graph->edges[vertex][i];
    return NONE;
}

static uint32_t last_agent(void *self, uint32_t *step)
{
    return *step = (uint32_t)((Watched *)self)->graph->acted;
}

/* From the definition: a diamond. */
static bool agents_commute(void *self, uint32_t one, uint32_t last)
{
    const Watched *watched = self;
    const Graph *graph = watched->graph;
    int by_one = step_of(graph, watched->from, (int)one), by_last = step_of(graph, watched->from, (int)last);
    int end = by_one == NONE || by_last == NONE ? NONE : step_of(graph, by_one, (int)last);
    return end != NONE && step_of(graph, by_last, (int)one) == end;
}

static uint32_t agent_of(void *self, int choice)
{
    const Graph *graph = ((Watched *)self)->graph;
    return (uint32_t)graph->actor[graph->present][choice];
}

enum { LOCAL_MAX = 4 };

/* Each agent goes its own way through a few states, with or without an end; now and then one hinders another.
 */
static Graph *open_product(Numbers *numbers, int *vertices)
{
    Graph *graph = graph_open();
    int size[AGENTS], next[AGENTS][LOCAL_MAX];
    *vertices = 1;
    for (int a = 0; a < AGENTS; a++) {
        *vertices *= size[a] = 1 + (int)numbers_below(numbers, LOCAL_MAX);
        for (int i = 0; i < size[a]; i++)
            next[a][i] =
                numbers_below(numbers, 4) == 0 ? NONE : (int)numbers_below(numbers, (uint32_t)size[a]);
    }
    uint32_t rarity = 2 + numbers_below(numbers, 60);
    for (int v = 0; v < *vertices; v++)
        for (int a = 0, rest = v, weight = 1; a < AGENTS; rest /= size[a], weight *= size[a], a++) {
            int at = rest % size[a];
            if (next[a][at] == NONE || numbers_below(numbers, rarity) == 0)
                continue;
            int to = numbers_below(numbers, rarity) == 0 ? (int)numbers_below(numbers, (uint32_t)*vertices)
                                                         : v + (next[a][at] - at) * weight;
            graph_edge_by(graph, v, to, a);
        }
    return graph;
}

/* How many edges a search took that leaves out what sleeps, and how many there are. */
static void try_asleep(Graph *graph, const Truth *truth, bool stops, uint64_t *taken, uint64_t *all)
{
    Hangs hangs = {.on_the_fly = true, .stops = stops};
    graph_begin(graph);
    Watched watched = {{&watched, watched_enter, watched_take, watched_choices, watched_is_violation, NULL,
                        watched_has_ended},
                       graph,
                       0};
    SearchContext context = context_of(&watched.space, &hangs);
    SleepJudge judge = {&watched, last_agent, agents_commute, agent_of};
    context.sleep = &judge;
    graph_open_links(&context);
    RunResult result = search_run(search_find("dfs"), &context, &(Limits){0});
    uint32_t states = 0, edges = 0;
    for (int v = 0; v < VERTICES_MAX; v++)
        if (truth->reached[v])
            states++, edges += (uint32_t)degree(graph, v);
    if (result.status == SEARCH_COMPLETE) {
        CU_ASSERT_EQUAL(context.figures.states, states);
        *taken += context.figures.transitions, *all += edges;
        CU_ASSERT(hangs.is_decided || hangs_decide(&hangs, &graph->space, NULL, NULL, states));
    }
    CU_ASSERT_EQUAL(result.status == SEARCH_VIOLATION || hangs_are_there(&hangs),
                    truth->has_hang && truth->has_end);
    if (truth->has_end)
        check_found(graph, &hangs, truth, result.status == SEARCH_VIOLATION);
    for (uint32_t i = 0; i < hangs.count && result.status == SEARCH_VIOLATION; i++)
        check_links(graph, &context, hangs.found[i]);
    hangs_free(&hangs);
    close_context(&context);
}

static void threads_that_sleep_hide_neither_states_nor_hangs(void)
{
    Numbers numbers = {22};
    int hangs = 0, fine = 0;
    uint64_t taken = 0, all = 0;
    for (int i = 0; i < 6000; i++) {
        int vertices;
        Graph *graph = open_product(&numbers, &vertices);
        Truth truth = find_truth(graph, vertices);
        try_asleep(graph, &truth, i % 2, &taken, &all);
        hangs += truth.has_hang;
        fine += !truth.has_hang;
        free(graph);
    }
    CU_ASSERT(hangs > 100 && fine > 100);
    CU_ASSERT(10 * taken < 9 * all);
}

/* A program that never ends has no hangs, so nobody looks for them, unless an end is taken for granted. */
static void check_decided(const Graph *graph, const Hangs *hangs, const Truth *truth, bool is_granted)
{
    CU_ASSERT(hangs->is_decided);
    CU_ASSERT_EQUAL(hangs->has_end, truth->has_end || is_granted);
    CU_ASSERT(hangs->has_end || hangs->count == 0);
    if (hangs->has_end)
        check_found(graph, hangs, truth, false);
}

static void try_afterwards(Graph *graph, const Search *search, const Truth *truth, bool keeps, bool grants)
{
    Hangs hangs = {.has_end = grants};
    Successors successors;
    SuccessorSpace space;
    successors_create(&successors);
    graph_begin(graph);
    Agents agents = graph_agents(graph);
    successor_space_open(&space, &graph->space, &successors, &agents);
    SearchContext context = context_of(&space.space, &hangs);
    graph_open_links(&context);
    CU_ASSERT_EQUAL(search_run(search, &context, &(Limits){0}).status, SEARCH_COMPLETE);
    CU_ASSERT(hangs_decide(&hangs, &graph->space, &agents, keeps ? &successors : NULL,
                           (uint32_t)context.figures.states));
    check_decided(graph, &hangs, truth, grants);
    hangs_free(&hangs);
    successors_free(&successors);
    close_context(&context);
}

static void every_complete_search_finds_a_hang_afterwards_exactly_if_there_is_one(void)
{
    Numbers numbers = {22};
    int hangs = 0;
    for (int i = 0; i < 400; i++) {
        int vertices = 1 + (int)numbers_below(&numbers, 30);
        Graph *graph = open_random(&numbers, vertices, i % 2);
        Truth truth = find_truth(graph, vertices);
        for (int s = 0; exhaustive_at(s) != NULL; s++)
            if (!exhaustive_at(s)->needs_limit)
                try_afterwards(graph, exhaustive_at(s), &truth, i % 3 > 0, i % 5 > 0);
        hangs += truth.has_hang && (truth.has_end || i % 5 > 0);
        free(graph);
    }
    CU_ASSERT(hangs > 50);
}

/* Workers share the successors. */
static void try_team(Graph *graph, const Search *team, const Truth *truth)
{
    Hangs hangs = {.has_end = true};
    Successors successors;
    SuccessorSpace spaces[WORKERS];
    Graph *copies[WORKERS];
    Space *list[WORKERS];
    successors_create(&successors);
    graph_begin(graph);
    Agents agents[WORKERS];
    for (int i = 0; i < WORKERS; i++) {
        copies[i] = i == 0 ? graph : memory_allocate(sizeof *graph);
        if (i > 0)
            *copies[i] = *graph;
        copies[i]->space.self = copies[i];
        agents[i] = graph_agents(copies[i]);
        successor_space_open(&spaces[i], &copies[i]->space, &successors, &agents[i]);
        list[i] = &spaces[i].space;
    }
    SearchContext context = context_of(list[0], &hangs);
    context.spaces = list;
    context.space_count = WORKERS;
    graph_open_links(&context);
    CU_ASSERT_EQUAL(search_run(team, &context, &(Limits){0}).status, SEARCH_COMPLETE);
    CU_ASSERT(hangs_decide(&hangs, &graph->space, &agents[0], &successors, (uint32_t)context.figures.states));
    check_decided(graph, &hangs, truth, true);
    hangs_free(&hangs);
    for (int i = 1; i < WORKERS; i++)
        free(copies[i]);
    successors_free(&successors);
    close_context(&context);
}

static void several_workers_find_a_hang_exactly_if_there_is_one(void)
{
    Numbers numbers = {23};
    for (int i = 0; i < 60; i++) {
        int vertices = 1 + (int)numbers_below(&numbers, 60);
        Graph *graph = open_random(&numbers, vertices, i % 2);
        for (int v = 0; v < vertices; v++)
            graph->wrong[v] = false;
        Truth truth = find_truth(graph, vertices);
        try_team(graph, search_find("dfs")->team, &truth);
        try_team(graph, search_find("bfs")->team, &truth);
        free(graph);
    }
}

/* 0 goes round with 1, from where 2 is an end; 3 goes round alone. */
static void a_cycle_that_can_be_left_is_no_hang(void)
{
    Graph *graph = graph_open();
    graph_edge(graph, 0, 1);
    graph_edge(graph, 1, 0);
    graph_edge(graph, 1, 2);
    Truth truth = find_truth(graph, 3);
    CU_ASSERT(!truth.has_hang && truth.has_end);
    Hangs hangs = {.on_the_fly = true, .stops = true};
    graph_begin(graph);
    SearchContext context = context_of(&graph->space, &hangs);
    graph_open_links(&context);
    CU_ASSERT_EQUAL(search_run(search_find("dfs"), &context, &(Limits){0}).status, SEARCH_COMPLETE);
    CU_ASSERT(hangs.count == 0 && hangs.cycle_count == 1 && hangs.has_end && hangs.is_decided);
    close_context(&context);
    free(graph);
}

/* What was too deep to be expanded may lead to an end. */
static void what_was_cut_off_is_no_hang(void)
{
    Graph *graph = graph_open();
    graph_edge(graph, 0, 1);
    graph_edge(graph, 1, 0);
    graph_edge(graph, 1, 2);
    graph_edge(graph, 2, 3);
    graph_edge(graph, 0, 4);
    Hangs hangs = {.on_the_fly = true, .stops = true};
    graph_begin(graph);
    SearchContext context = context_of(&graph->space, &hangs);
    context.max_depth = 2;
    graph_open_links(&context);
    CU_ASSERT_EQUAL(search_run(search_find("dfs"), &context, &(Limits){0}).status, SEARCH_GAVE_UP);
    CU_ASSERT(hangs.count == 0 && hangs.has_end);
    close_context(&context);
    free(graph);
}

const Test hangs_suite[] = {TEST(depth_first_search_meets_a_hang_exactly_if_there_is_one),
                            TEST(threads_that_sleep_hide_neither_states_nor_hangs),
                            TEST(every_complete_search_finds_a_hang_afterwards_exactly_if_there_is_one),
                            TEST(several_workers_find_a_hang_exactly_if_there_is_one),
                            TEST(a_cycle_that_can_be_left_is_no_hang),
                            TEST(what_was_cut_off_is_no_hang),
                            {0}};
