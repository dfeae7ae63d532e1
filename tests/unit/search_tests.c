/* Tests of searches on small graphs with known answers; no JVM is near. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/run.h"
#include "search/shorten.h"
#include "search/stuck.h"
#include "search/unmatched_space.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"

enum { VERTICES_MAX = 400, DEGREE_MAX = 4, NONE = -1, AGENTS = 3 };

/* Vertices get their state numbers when they are first reached. */
typedef struct Numbering {
    pthread_mutex_t lock;
    int             vertex[VERTICES_MAX];               /* by state number */
    StateNumber     number[VERTICES_MAX];               /* by vertex */
    uint32_t        count;
} Numbering;

/* A graph, as a Space. */
typedef struct Graph {
    Space       space;
    int         edges[VERTICES_MAX][DEGREE_MAX];        /* NONE: there is no more */
    bool        wrong[VERTICES_MAX];
    Numbering   own, *numbering;                        /* numbering: shared by the graphs of a team */
    int         present;
    int         actor[VERTICES_MAX][DEGREE_MAX];        /* who takes this edge */
    bool        lucky[VERTICES_MAX][DEGREE_MAX];        /* nobody can rely on it */
    bool        done[VERTICES_MAX][AGENTS];             /* the agent has nothing left to do */
    int         acted;                                  /* who took the last edge */
} Graph;

static int choices(Space *space)
{
    const Graph *graph = space->self;
    int count = 0;
    while (count < DEGREE_MAX && graph->edges[graph->present][count] != NONE)
        count++;
    return graph->wrong[graph->present] ? 0 : count;
}

static int enter(Space *space, StateNumber state)
{
    Graph *graph = space->self;
    pthread_mutex_lock(&graph->numbering->lock);
    CU_ASSERT_FATAL(state < graph->numbering->count);
    graph->present = graph->numbering->vertex[state];
    pthread_mutex_unlock(&graph->numbering->lock);
    return choices(space);
}

static StateNumber take(Space *space, int choice, bool *is_new)
{
    Graph *graph = space->self;
    Numbering *numbering = graph->numbering;
    CU_ASSERT_FATAL(choice < choices(space));
    graph->acted = graph->actor[graph->present][choice];
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

static bool is_violation(Space *space)
{
    const Graph *graph = space->self;
    return graph->wrong[graph->present];
}

static void begin(Graph *graph)
{
    graph->space = (Space){graph, enter, take, choices, is_violation};
    Numbering *numbering = graph->numbering = &graph->own;
    pthread_mutex_init(&numbering->lock, NULL);
    memset(numbering->number, 0xFF, sizeof numbering->number);
    numbering->count = 1;
    numbering->vertex[0] = graph->present = numbering->number[0] = 0;
}

static Graph *open(void)
{
    Graph *graph = memory_allocate(sizeof *graph);
    memset(graph->edges, 0xFF, sizeof graph->edges);
    return graph;
}

static void edge(Graph *graph, int from, int to)
{
    int at = 0;
    while (graph->edges[from][at] != NONE)
        CU_ASSERT_FATAL(++at < DEGREE_MAX);
    graph->edges[from][at] = to;
}

static void open_links(SearchContext *context)
{
    context->links = memory_allocate(sizeof *context->links);
    links_create(context->links);
    links_set(context->links, 0, NO_STATE, 0);
}

static void close_links(SearchContext *context)
{
    links_free(context->links);
    free(context->links);
}

static RunResult search(Graph *graph, const char *name, uint32_t max_depth, SearchContext *context)
{
    begin(graph);
    *context = (SearchContext){.space = &graph->space, .max_depth = max_depth, .figures = {.states = 1}};
    open_links(context);
    return search_run(search_find(name), context, &(Limits){0});
}

enum { WORKERS = 3 };

/* The same by several workers, each with a copy of the graph over the same numbers. */
static RunResult search_by_team(Graph *graph, const Search *team, uint32_t max_depth, SearchContext *context)
{
    Graph *copies[WORKERS] = {graph};
    Space *spaces[WORKERS] = {&graph->space};
    begin(graph);
    for (int i = 1; i < WORKERS; i++) {
        copies[i] = memory_allocate(sizeof *graph);
        *copies[i] = *graph;
        copies[i]->space.self = copies[i];
        spaces[i] = &copies[i]->space;
    }
    *context = (SearchContext){.space = spaces[0], .spaces = spaces, .space_count = WORKERS, .max_depth = max_depth, .figures = {.states = 1}};
    open_links(context);
    RunResult result = search_run(team, context, &(Limits){0});
    for (int i = 1; i < WORKERS; i++)
        free(copies[i]);
    return result;
}

/* The choices in the links lead to the wrong vertex; how many they are. */
static uint32_t follow_links(const Graph *graph, const SearchContext *context)
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

/* --- by hand ------------------------------------------------------------------------------------------------------------- */

static void a_graph_with_cycles_is_searched_completely(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        Graph *graph = open();
        SearchContext context;
        edge(graph, 0, 1), edge(graph, 1, 2), edge(graph, 2, 0), edge(graph, 1, 1), edge(graph, 2, 3), edge(graph, 4, 0);
        CU_ASSERT_EQUAL(search(graph, search_at(i)->name, UINT32_MAX, &context).status, SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(context.figures.states, 4);
        CU_ASSERT_EQUAL(context.figures.transitions, 5);
        CU_ASSERT_EQUAL(context.figures.revisited, 2);
        close_links(&context);
        free(graph);
    }
}

static void a_first_state_without_choices_is_a_complete_search(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        Graph *graph = open();
        SearchContext context;
        CU_ASSERT_EQUAL(search(graph, search_at(i)->name, UINT32_MAX, &context).status, SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(context.figures.states, 1);
        CU_ASSERT_EQUAL(context.figures.transitions, 0);
        close_links(&context);
        free(graph);
    }
}

/* 0 - 1 - 2 - ... - 9, and 9 is wrong. */
static Graph *open_chain(void)
{
    Graph *graph = open();
    for (int i = 0; i < 9; i++)
        edge(graph, i, i + 1);
    graph->wrong[9] = true;
    return graph;
}

static void a_depth_limit_is_admitted_when_something_was_left_out(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        Graph *graph = open_chain();
        SearchContext context;
        CU_ASSERT_EQUAL(search(graph, search_at(i)->name, 8, &context).status, SEARCH_GAVE_UP);
        CU_ASSERT_EQUAL(context.figures.states, 9);
        close_links(&context);
        CU_ASSERT_EQUAL(search(graph, search_at(i)->name, 9, &context).status, SEARCH_VIOLATION);
        CU_ASSERT_EQUAL(follow_links(graph, &context), 9);
        close_links(&context);
        graph->wrong[9] = false;
        CU_ASSERT_EQUAL(search(graph, search_at(i)->name, 9, &context).status, SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(context.figures.max_depth, 9);
        close_links(&context);
        free(graph);
    }
}

static void breadth_first_finds_a_shortest_way(void)
{
    Graph *graph = open_chain();
    SearchContext context;
    edge(graph, 0, 20), edge(graph, 20, 21), edge(graph, 21, 9);
    CU_ASSERT_EQUAL(search(graph, "bfs", UINT32_MAX, &context).status, SEARCH_VIOLATION);
    CU_ASSERT_EQUAL(follow_links(graph, &context), 3);
    CU_ASSERT_EQUAL(context.figures.max_depth, 3);
    close_links(&context);
    free(graph);
}

static bool count_and_go_on(void *observer, const SearchContext *context, StateNumber state)
{
    (void)context, (void)state;
    ++*(int *)observer;
    return false;
}

static void a_search_that_is_told_to_go_on_meets_every_wrong_state_once(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        Graph *graph = open();
        int met = 0;
        edge(graph, 0, 1), edge(graph, 0, 2), edge(graph, 0, 3), edge(graph, 2, 4), edge(graph, 4, 1);
        graph->wrong[1] = graph->wrong[3] = graph->wrong[4] = true;
        begin(graph);
        SearchContext context = {.space = &graph->space, .max_depth = UINT32_MAX, .figures = {.states = 1}, .on_violation = count_and_go_on,
                                 .observer = &met};
        open_links(&context);
        CU_ASSERT_EQUAL(search_run(search_find(search_at(i)->name), &context, &(Limits){0}).status, SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(met, 3);
        CU_ASSERT_EQUAL(context.figures.violations, 3);
        close_links(&context);
        free(graph);
    }
}

static void a_limit_on_states_ends_a_search(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        Graph *graph = open_chain();
        begin(graph);
        SearchContext context = {.space = &graph->space, .max_depth = UINT32_MAX, .figures = {.states = 1}};
        open_links(&context);
        RunResult result = search_run(search_at(i), &context, &(Limits){.states = 5});
        CU_ASSERT_EQUAL(result.status, SEARCH_GOES_ON);
        CU_ASSERT_STRING_EQUAL(result.reason, "state limit");
        CU_ASSERT_EQUAL(context.figures.states, 5);
        close_links(&context);
        free(graph);
    }
}

/* --- random graphs, against distances found by going round until nothing changes ---------------------------------------------- */

static Graph *open_random(Numbers *numbers, int vertices)
{
    Graph *graph = open();
    for (int i = 0; i < vertices; i++) {
        uint32_t degree = numbers_below(numbers, DEGREE_MAX + 1);
        for (uint32_t j = 0; j < degree; j++)
            graph->edges[i][j] = (int)numbers_below(numbers, (uint32_t)vertices);
        graph->wrong[i] = i > 0 && numbers_below(numbers, 40) == 0;
    }
    return graph;
}

static void find_distances(const Graph *graph, int vertices, int *distances)
{
    for (int i = 0; i < vertices; i++)
        distances[i] = i == 0 ? 0 : NONE;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < vertices; i++)
            for (int j = 0; distances[i] != NONE && !graph->wrong[i] && j < DEGREE_MAX && graph->edges[i][j] != NONE; j++) {
                int *there = &distances[graph->edges[i][j]];
                if (*there == NONE || *there > distances[i] + 1) {
                    *there = distances[i] + 1;
                    changed = true;
                }
            }
    }
}

static void compare_with_distances(Graph *graph, int vertices, const Search *one, bool by_team)
{
    bool shortest = strcmp(one->name, "bfs") == 0;
    int distances[VERTICES_MAX], nearest = NONE;
    uint64_t reachable = 0;
    SearchContext context;
    find_distances(graph, vertices, distances);
    for (int i = 0; i < vertices; i++) {
        reachable += distances[i] != NONE;
        if (graph->wrong[i] && distances[i] != NONE && (nearest == NONE || distances[i] < nearest))
            nearest = distances[i];
    }
    RunResult result = by_team ? search_by_team(graph, one->team, UINT32_MAX, &context) : search(graph, one->name, UINT32_MAX, &context);
    CU_ASSERT_EQUAL(result.status, nearest == NONE ? SEARCH_COMPLETE : SEARCH_VIOLATION);
    if (nearest == NONE)
        CU_ASSERT_EQUAL(context.figures.states, reachable)
    else {
        uint32_t length = follow_links(graph, &context);
        CU_ASSERT(shortest ? length == (uint32_t)nearest : length >= (uint32_t)nearest);
    }
    close_links(&context);
}

static void searches_of_random_graphs_find_what_there_is(void)
{
    Numbers numbers = {5};
    for (int round = 0; round < 300; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, VERTICES_MAX - 2);
        Graph *graph = open_random(&numbers, vertices);
        for (int wrong = 1; wrong >= 0; wrong--) {
            if (wrong == 0)
                memset(graph->wrong, 0, sizeof graph->wrong);
            for (int i = 0; search_at(i) != NULL; i++) {
                compare_with_distances(graph, vertices, search_at(i), false);
                if (search_at(i)->team != NULL)
                    compare_with_distances(graph, vertices, search_at(i), true);
            }
        }
        free(graph);
    }
}

/* --- only the states on the present path can be entered ------------------------------------------------------------------------ */

/* A space over a graph as a trail makes it: it refuses to enter what is not on the path, and gives no number to what is not new. */
typedef struct PathSpace {
    Space       space;
    Graph      *graph;
    StateNumber path[VERTICES_MAX + 1];
    uint32_t    length;
} PathSpace;

static int path_enter(Space *space, StateNumber state)
{
    PathSpace *self = space->self;
    while (self->length > 0 && self->path[self->length - 1] != state)
        self->length--;
    CU_ASSERT_FATAL(self->length > 0);
    return enter(&self->graph->space, state);
}

static StateNumber path_take(Space *space, int choice, bool *is_new)
{
    PathSpace *self = space->self;
    StateNumber state = take(&self->graph->space, choice, is_new);
    CU_ASSERT_FATAL(self->length <= VERTICES_MAX);
    return self->path[self->length++] = *is_new ? state : NO_STATE;
}

static int path_choices(Space *space)
{
    return choices(&((PathSpace *)space->self)->graph->space);
}

static bool path_is_violation(Space *space)
{
    return is_violation(&((PathSpace *)space->self)->graph->space);
}

static void a_search_that_needs_no_entry_enters_only_states_on_its_path(void)
{
    Numbers numbers = {9};
    for (int round = 0; round < 100; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, VERTICES_MAX - 2);
        Graph *graph = open_random(&numbers, vertices);
        for (int i = 0; search_at(i) != NULL; i++) {
            if (search_at(i)->needs_entry)
                continue;
            int met = 0;
            SearchContext plain;
            begin(graph);
            PathSpace path = {.space = {&path, path_enter, path_take, path_choices, path_is_violation}, .graph = graph, .length = 1};
            SearchContext context = {.space = &path.space, .max_depth = UINT32_MAX, .figures = {.states = 1}, .on_violation = count_and_go_on,
                                     .observer = &met};
            open_links(&context);
            CU_ASSERT_EQUAL(search_run(search_at(i), &context, &(Limits){0}).status, SEARCH_COMPLETE);
            if (met > 0)
                follow_links(graph, &context);
            memset(graph->wrong, 0, sizeof graph->wrong);
            search(graph, search_at(i)->name, UINT32_MAX, &plain);
            CU_ASSERT(met > 0 || context.figures.states == plain.figures.states);
            close_links(&context);
            close_links(&plain);
        }
        free(graph);
    }
}

/* Every error's way is in the links when it is met, and the first one's is still there at the end. */
typedef struct Watcher {
    const Graph *graph;
    StateNumber  first;
} Watcher;

static bool check_way(void *observer, const SearchContext *context, StateNumber state)
{
    Watcher *watcher = observer;
    CU_ASSERT_EQUAL(context->figures.error, state);
    follow_links(watcher->graph, context);
    if (watcher->first == NO_STATE)
        watcher->first = state;
    return false;
}

static void the_way_to_each_error_is_known(void)
{
    Numbers numbers = {11};
    for (int round = 0; round < 100; round++) {
        Graph *graph = open_random(&numbers, VERTICES_MAX);
        for (int i = 0; search_at(i) != NULL; i++) {
            begin(graph);
            SearchContext context = {.space = &graph->space, .max_depth = UINT32_MAX, .figures = {.states = 1}, .on_violation = check_way};
            Watcher watcher = {graph, NO_STATE};
            context.observer = &watcher;
            open_links(&context);
            search_run(search_at(i), &context, &(Limits){0});
            context.figures.error = watcher.first;
            if (watcher.first != NO_STATE)
                follow_links(graph, &context);
            close_links(&context);
        }
        free(graph);
    }
}

/* --- state matching off --------------------------------------------------------------------------------------------------------- */

/* A random graph whose edges go to higher vertices only, so that all paths end. */
static Graph *open_acyclic(Numbers *numbers, int vertices)
{
    Graph *graph = open();
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

static RunResult search_unmatched(Graph *graph, const Search *search, uint32_t max_depth, uint64_t max_states, SearchContext *context)
{
    UnmatchedSpace unmatched;
    begin(graph);
    unmatched_space_open(&unmatched, &graph->space);
    *context = (SearchContext){.space = &unmatched.space, .max_depth = max_depth, .figures = {.states = 1}};
    open_links(context);
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
        for (int i = 0; search_at(i) != NULL; i++) {
            SearchContext context;
            CU_ASSERT_EQUAL(search_unmatched(graph, search_at(i), UINT32_MAX, 0, &context).status, SEARCH_COMPLETE);
            CU_ASSERT_EQUAL(context.figures.states, count_paths(graph, vertices));
            CU_ASSERT_EQUAL(context.figures.revisited, 0);
            close_links(&context);
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
        for (int i = 0; search_at(i) != NULL; i++) {
            SearchContext context, matched;
            SearchStatus status = search(graph, search_at(i)->name, UINT32_MAX, &matched).status;
            CU_ASSERT_EQUAL(search_unmatched(graph, search_at(i), UINT32_MAX, 0, &context).status, status);
            if (status == SEARCH_VIOLATION)
                follow_links(graph, &context);
            close_links(&context);
            close_links(&matched);
        }
        free(graph);
    }
}

static void without_matching_a_cycle_ends_only_by_a_limit(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        Graph *graph = open();
        SearchContext context;
        edge(graph, 0, 1), edge(graph, 1, 0);
        CU_ASSERT_EQUAL(search_unmatched(graph, search_at(i), UINT32_MAX, 1000, &context).status, SEARCH_GOES_ON);
        CU_ASSERT_EQUAL(context.figures.states, 1000);
        close_links(&context);
        CU_ASSERT_EQUAL(search_unmatched(graph, search_at(i), 20, 1000, &context).status, SEARCH_GAVE_UP);
        CU_ASSERT_EQUAL(context.figures.states, 21);
        close_links(&context);
        free(graph);
    }
}

/* --- agents that are stuck ------------------------------------------------------------------------------------------------------ */

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

static void edge_by(Graph *graph, int from, int to, int agent)
{
    edge(graph, from, to);
    int at = 0;
    while (at + 1 < DEGREE_MAX && graph->edges[from][at + 1] != NONE)
        at++;
    graph->actor[from][at] = agent;
}

/* Which agents there are at all; the others have nothing to do anywhere. */
static Graph *open_for(int agents)
{
    Graph *graph = open();
    for (int vertex = 0; vertex < VERTICES_MAX; vertex++)
        for (int agent = agents; agent < AGENTS; agent++)
            graph->done[vertex][agent] = true;
    return graph;
}

typedef struct StuckAnswer { bool found; int vertex; uint32_t length, agents; } StuckAnswer;     /* agents: as bits */

static StuckAnswer look_for_stuck(Graph *graph, const char *name)
{
    Record record;
    Stuck stuck;
    StuckAnswer answer = {0};
    begin(graph);
    record_open(&record, &graph->space, &(Agents){graph, agent_count, agent_is_alive, agent_acted, choice_is_reliable});
    SearchContext context = {.space = &record.space, .max_depth = UINT32_MAX, .figures = {.states = 1},
                             .on_violation = count_and_go_on, .observer = &(int){0}};
    open_links(&context);
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
    close_links(&context);
    return answer;
}

static void a_thread_that_only_others_leave_behind_is_stuck(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        Graph *graph = open_for(2);
        edge_by(graph, 0, 1, 0), edge_by(graph, 0, 2, 1);
        edge_by(graph, 1, 0, 1);                                    /* both go on and on here */
        edge_by(graph, 2, 3, 0), edge_by(graph, 3, 4, 0), edge_by(graph, 4, 3, 0);      /* but here only 0 does */
        StuckAnswer answer = look_for_stuck(graph, search_at(i)->name);
        CU_ASSERT(answer.found);
        CU_ASSERT_EQUAL(answer.vertex, 2);
        CU_ASSERT_EQUAL(answer.length, 1);
        CU_ASSERT_EQUAL(answer.agents, 2);
        graph->done[3][1] = true;                                   /* unless 1 has finished */
        CU_ASSERT_FALSE(look_for_stuck(graph, search_at(i)->name).found);
        free(graph);
    }
}

static void all_are_stuck_where_nobody_can_go_on(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        Graph *graph = open_for(2);
        edge_by(graph, 0, 1, 0), edge_by(graph, 1, 2, 1), edge_by(graph, 0, 3, 1), edge_by(graph, 3, 2, 0);
        graph->done[2][0] = graph->done[2][1] = true;
        CU_ASSERT_FALSE(look_for_stuck(graph, search_at(i)->name).found);
        graph->done[2][0] = graph->done[2][1] = false;
        StuckAnswer answer = look_for_stuck(graph, search_at(i)->name);
        CU_ASSERT(answer.found);
        CU_ASSERT_EQUAL(answer.length, 1);                          /* who has taken its last step is stuck already */
        graph->wrong[2] = true;                                     /* reported already, as a deadlock say */
        CU_ASSERT_FALSE(look_for_stuck(graph, search_at(i)->name).found);
        free(graph);
    }
}

static void luck_saves_nobody(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        Graph *graph = open_for(2);
        edge_by(graph, 0, 1, 1), edge_by(graph, 1, 1, 0), edge_by(graph, 1, 0, 1);
        CU_ASSERT_FALSE(look_for_stuck(graph, search_at(i)->name).found);
        graph->lucky[1][1] = true;
        StuckAnswer answer = look_for_stuck(graph, search_at(i)->name);
        CU_ASSERT(answer.found);
        CU_ASSERT_EQUAL(answer.vertex, 1);
        CU_ASSERT_EQUAL(answer.agents, 2);
        free(graph);
    }
}

/* Is there a future in which the agent acts or is done?  By going forward from the vertex until nothing is new. */
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
    find_distances(graph, vertices, distances);
    for (int v = 0; v < vertices; v++) {
        for (int agent = 0; agent < AGENTS; agent++)
            agents[v] |= has_future(graph, vertices, v, agent) ? 0 : 1u << agent;
        if (distances[v] != NONE && agents[v] != 0 && (nearest == NONE || distances[v] < nearest))
            nearest = distances[v];
    }
    for (int i = 0; search_at(i) != NULL; i++) {
        StuckAnswer answer = look_for_stuck(graph, search_at(i)->name);
        CU_ASSERT_EQUAL(answer.found, nearest != NONE);
        CU_ASSERT(!answer.found || ((int)answer.length == nearest && answer.agents == agents[answer.vertex]));
    }
}

static void who_is_stuck_in_random_graphs_is_found(void)
{
    Numbers numbers = {6};
    for (int round = 0; round < 300; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, 20);
        Graph *graph = open();
        for (int v = 0; v < vertices; v++) {
            int degree = 1 + (int)numbers_below(&numbers, 2);
            for (int j = 0; j < degree; j++) {
                edge_by(graph, v, (int)numbers_below(&numbers, (uint32_t)vertices), (int)numbers_below(&numbers, AGENTS));
                graph->lucky[v][j] = numbers_below(&numbers, 8) == 0;
            }
            for (int agent = 0; agent < AGENTS; agent++)
                graph->done[v][agent] = numbers_below(&numbers, 10) == 0;
        }
        compare_stuck(graph, vertices);
        free(graph);
    }
}

/* --- shortening ---------------------------------------------------------------------------------------------------------- */

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

static bool error_is_vertex_nine(void *context)
{
    return ((const Graph *)context)->present == 9;
}

static Shortening order(Graph *graph, uint64_t budget)
{
    begin(graph);
    return (Shortening){.space = &graph->space, .decision = choice_is_thread, .is_error = any_error, .context = graph, .budget = budget};
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
    Graph *graph = open_chain();
    uint16_t choices[9] = {0};
    edge(graph, 2, 7);
    Shortening shortening = order(graph, 1000);
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 9), 5);
    CU_ASSERT_EQUAL(walk(graph, choices, 5), 9);
    free(graph);
}

static void nothing_is_shortened_without_a_budget(void)
{
    Graph *graph = open_chain();
    uint16_t choices[9] = {0};
    edge(graph, 0, 9);
    Shortening shortening = order(graph, 0);
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 9), 9);
    CU_ASSERT_EQUAL(walk(graph, choices, 9), 9);
    free(graph);
}

static void a_shorter_way_to_another_error_does_not_count(void)
{
    Graph *graph = open_chain();
    uint16_t choices[9] = {0};
    edge(graph, 1, 20);
    graph->wrong[20] = true;
    Shortening shortening = order(graph, 1000);
    shortening.is_error = error_is_vertex_nine;
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 9), 9);
    CU_ASSERT_EQUAL(walk(graph, choices, 9), 9);
    free(graph);
}

static void an_error_in_the_first_state_needs_no_choices(void)
{
    Graph *graph = open();
    uint16_t choices[1] = {0};
    graph->wrong[0] = true;
    Shortening shortening = order(graph, 1000);
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 0), 0);
    free(graph);
}

/* Two threads of three steps each, wrong when both are through: vertex is 4 * steps of one + steps of the other. */
static Graph *open_two_threads(void)
{
    Graph *graph = open();
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
    Graph *graph = open_chain();
    uint16_t choices[9] = {0};
    edge(graph, 4, 8);
    Shortening shortening = order(graph, 1000);
    shortening.decision = choice_is_value;
    CU_ASSERT_EQUAL(shorten(&shortening, choices, 9), 6);
    CU_ASSERT_EQUAL(walk(graph, choices, 6), 9);
    free(graph);
}

/* Depth first finds some way; whatever the budget, it stays a way to an error, gets no longer, and with a large budget is shortest. */
static void shorten_random(Graph *graph, int vertices, uint64_t budget)
{
    SearchContext context;
    int distances[VERTICES_MAX], nearest = NONE;
    find_distances(graph, vertices, distances);
    for (int i = 0; i < vertices; i++)
        if (graph->wrong[i] && distances[i] != NONE && (nearest == NONE || distances[i] < nearest))
            nearest = distances[i];
    if (search(graph, "dfs", UINT32_MAX, &context).status == SEARCH_VIOLATION) {
        uint32_t length;
        uint16_t *path = links_path(context.links, context.figures.error, &length);
        Shortening shortening = {.space = &graph->space, .decision = choice_is_thread, .is_error = any_error, .context = graph, .budget = budget};
        uint32_t shorter = shorten(&shortening, path, length);
        int end = walk(graph, path, shorter);
        CU_ASSERT(end >= 0 && graph->wrong[end]);
        CU_ASSERT(shorter <= length && shorter >= (uint32_t)nearest);
        CU_ASSERT(budget < 100000 || shorter == (uint32_t)nearest);
        free(path);
    }
    close_links(&context);
}

static void ways_through_random_graphs_are_shortened(void)
{
    Numbers numbers = {11};
    for (int round = 0; round < 300; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, VERTICES_MAX - 2);
        Graph *graph = open_random(&numbers, vertices);
        static const uint64_t budgets[] = {1, 20, 200, 3000, 1000000};
        for (size_t i = 0; i < sizeof budgets / sizeof budgets[0]; i++)
            shorten_random(graph, vertices, budgets[i]);
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
    TEST(a_search_that_needs_no_entry_enters_only_states_on_its_path),
    TEST(the_way_to_each_error_is_known),
    TEST(without_matching_every_path_is_followed),
    TEST(without_matching_errors_are_found_with_a_way_to_them),
    TEST(without_matching_a_cycle_ends_only_by_a_limit),
    TEST(a_thread_that_only_others_leave_behind_is_stuck),
    TEST(all_are_stuck_where_nobody_can_go_on),
    TEST(luck_saves_nobody),
    TEST(who_is_stuck_in_random_graphs_is_found),
    TEST(a_short_cut_is_found),
    TEST(nothing_is_shortened_without_a_budget),
    TEST(a_shorter_way_to_another_error_does_not_count),
    TEST(an_error_in_the_first_state_needs_no_choices),
    TEST(stretches_of_one_thread_are_put_together),
    TEST(a_way_of_values_is_shortened),
    TEST(ways_through_random_graphs_are_shortened),
    {0},
};
