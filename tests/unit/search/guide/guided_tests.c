/* Tests of the guided searches on small graphs whose vertices have values, and of the guide. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/guide.h"
#include "search/run.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"
#include "vm/memory/machine.h"

enum { VERTICES = 40, DEGREE = 4, NONE = -1 };

typedef struct Graph {
    Space space;
    int edges[VERTICES][DEGREE], present;
    double values[VERTICES];
    bool wrong[VERTICES];
    StateNumber numbers[VERTICES];
    int vertices[VERTICES]; /* by state */
    uint32_t count;
    int entered[200], entered_count; /* vertices, in the order of their expansion */
} Graph;

static int choices(Space *space)
{
    const Graph *graph = space->self;
    int count = 0;
    while (count < DEGREE && !graph->wrong[graph->present] && graph->edges[graph->present][count] != NONE)
        count++;
    return count;
}

static int enter(Space *space, StateNumber state)
{
    Graph *graph = space->self;
    graph->present = graph->vertices[state];
    bool again = graph->entered_count > 0 && graph->entered[graph->entered_count - 1] == graph->present;
    if (!again && graph->entered_count < 200)
        graph->entered[graph->entered_count++] = graph->present;
    return choices(space);
}

static StateNumber take(Space *space, int choice, bool *is_new)
{
    Graph *graph = space->self;
    int vertex = graph->present = graph->edges[graph->present][choice];
    *is_new = graph->numbers[vertex] == NO_STATE;
    if (*is_new) {
        graph->vertices[graph->count] = vertex;
        graph->numbers[vertex] = graph->count++;
    }
    return graph->numbers[vertex];
}

static bool is_violation(Space *space)
{
    const Graph *graph = space->self;
    return graph->wrong[graph->present];
}

static Graph *open(void)
{
    Graph *graph = memory_allocate(sizeof *graph);
    graph->space = (Space){graph, enter, take, choices, is_violation, NULL, NULL};
    memset(graph->edges, 0xFF, sizeof graph->edges);
    return graph;
}

static void edge(Graph *graph, int from, int to)
{
    int at = 0;
    while (graph->edges[from][at] != NONE)
        CU_ASSERT_FATAL(++at < DEGREE);
    graph->edges[from][at] = to;
}

/* --- a heuristic that says what the vertex says --- */

static Graph *graph_of_heuristic;

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)options, (void)seed, (void)error;
    return graph_of_heuristic;
}

static double vertex_value(void *self, const Situation *situation)
{
    const Graph *graph = self;
    return graph->values[graph->vertices[situation->state]];
}

static const Heuristic by_vertex = {
    .name = "vertex", .best = -100, .create = create, .estimate = vertex_value};

/* What a search said. */
typedef struct Answer {
    SearchStatus status;
    char reason[32];
    SearchFigures figures;
    uint32_t length;
} Answer;

static Answer search_with(Graph *graph, const char *name, SearchSettings settings, uint64_t bound_budget,
                          const Heuristic *heuristic, const char *text)
{
    Error error;
    Links links;
    const Search *search = search_find(name);
    Answer answer = {0};
    graph->entered_count = 0;
    memset(graph->numbers, 0xFF, sizeof graph->numbers);
    graph->numbers[0] = graph->vertices[0] = graph->present = 0;
    graph->count = 1;
    graph_of_heuristic = graph;
    Guide *guide = guide_create(settings.seed);
    CU_ASSERT_FATAL(guide_add(guide, heuristic, text, &error));
    links_create(&links);
    links_set(&links, 0, NO_STATE, 0);
    SearchContext context = {.space = &graph->space,
                             .links = &links,
                             .max_depth = UINT32_MAX,
                             .settings = settings,
                             .guide = guide,
                             .bound_budget = bound_budget,
                             .figures = {.states = 1}};
    RunResult result =
        search_run(settings.queue_limit > 0 || settings.ties != TIES_FIFO ? search->queued : search, &context,
                   &(Limits){0});
    answer.status = result.status;
    answer.figures = context.figures;
    snprintf(answer.reason, sizeof answer.reason, "%s", result.reason != NULL ? result.reason : "");
    if (result.status == SEARCH_VIOLATION)
        free(links_path(&links, context.figures.error, &answer.length));
    links_free(&links);
    guide_destroy(guide);
    return answer;
}

static Answer search(Graph *graph, const char *name, SearchSettings settings)
{
    return search_with(graph, name, settings, 0, &by_vertex, "vertex");
}

static void expect_order(const Graph *graph, const int *order, int count)
{
    CU_ASSERT_EQUAL(graph->entered_count, count);
    for (int i = 0; i < count && i < graph->entered_count; i++)
        CU_ASSERT_EQUAL(graph->entered[i], order[i]);
}

/* --- order --- */

/* 0 leads to 1, 2, 3; each of them to two of 4..9; all of those to 10. */
static Graph *open_fan(void)
{
    Graph *graph = open();
    for (int i = 1; i <= 3; i++) {
        edge(graph, 0, i);
        edge(graph, i, 2 + 2 * i);
        edge(graph, i, 3 + 2 * i);
    }
    for (int i = 4; i <= 9; i++)
        edge(graph, i, 10);
    return graph;
}

static void best_expands_in_the_order_of_values(void)
{
    Graph *graph = open_fan();
    static const double values[] = {0, 5, 3, 4, 1, 1, 9, 2, 8, 3.5};
    memcpy(graph->values, values, sizeof values);
    CU_ASSERT_EQUAL(search(graph, "best", (SearchSettings){0}).status, SEARCH_COMPLETE);
    expect_order(graph, (int[]){0, 2, 7, 3, 9, 1, 4, 5, 8, 6}, 10);
    free(graph);
}

static void astar_adds_the_depth(void)
{
    Graph *graph = open_fan();
    static const double values[] = {0, 3, 1, 2, 1, 1, 0.5, 9, 2, 1};
    memcpy(graph->values, values, sizeof values);
    CU_ASSERT_EQUAL(search(graph, "astar", (SearchSettings){0}).status, SEARCH_COMPLETE);
    expect_order(graph, (int[]){0, 2, 6, 3, 9, 1, 4, 5, 8, 7}, 10); /* f: 2, 2.5, 3, 3, 4, 3, 3, 4, 11 */
    free(graph);
}

static void ties_are_first_in_first_out_or_as_asked_for(void)
{
    Graph *graph = open_fan();
    search(graph, "best", (SearchSettings){.ties = TIES_FIFO});
    expect_order(graph, (int[]){0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, 10);
    search(graph, "best", (SearchSettings){.ties = TIES_LIFO});
    expect_order(graph, (int[]){0, 3, 9, 8, 2, 7, 6, 1, 5, 4}, 10);
    search(graph, "bfs", (SearchSettings){.ties = TIES_LIFO});
    expect_order(graph, (int[]){0, 3, 2, 1, 5, 4, 7, 6, 9, 8}, 10);
    free(graph);
}

static void random_ties_follow_the_seed(void)
{
    Graph *graph = open_fan();
    int first[200];
    bool differs = false;
    search(graph, "best", (SearchSettings){.ties = TIES_RANDOM, .seed = 1});
    memcpy(first, graph->entered, sizeof first);
    for (uint64_t seed = 1; seed < 10; seed++) {
        CU_ASSERT_EQUAL(search(graph, "best", (SearchSettings){.ties = TIES_RANDOM, .seed = seed}).status,
                        SEARCH_COMPLETE);
        bool same = memcmp(first, graph->entered, (size_t)graph->entered_count * sizeof *first) == 0;
        CU_ASSERT(seed != 1 || same);
        differs |= !same;
    }
    CU_ASSERT(differs);
    free(graph);
}

/* 10 is wrong; it is reached from 7, the third, and its turn comes when 1, 4 and 5 have had theirs. */
static void an_error_can_wait_for_its_turn(void)
{
    Graph *graph = open_fan();
    static const double values[] = {0, 5, 3, 4, 1, 1, 9, 2, 8, 3.5, 6};
    memcpy(graph->values, values, sizeof values);
    graph->wrong[10] = true;
    Answer answer = search(graph, "best", (SearchSettings){0});
    CU_ASSERT_EQUAL(answer.status, SEARCH_VIOLATION);
    CU_ASSERT_EQUAL(answer.figures.states, 7);
    expect_order(graph, (int[]){0, 2, 7}, 3);
    answer = search_with(graph, "best", (SearchSettings){.tests_expanded = true}, 1000, &by_vertex, "vertex");
    CU_ASSERT_EQUAL(answer.status, SEARCH_VIOLATION);
    CU_ASSERT_EQUAL(answer.figures.states, 11);
    CU_ASSERT_EQUAL(answer.figures.length_bound, 0);
    CU_ASSERT_EQUAL(answer.length, 3);
    expect_order(graph, (int[]){0, 2, 7, 3, 9, 1, 4, 5, 10}, 9);
    free(graph);
}

/* --- limits --- */

static void a_full_queue_drops_the_worst_and_admits_it(void)
{
    Graph *graph = open_fan();
    static const double values[] = {0, 5, 3, 4, 1, 1, 9, 2, 8, 3.5};
    memcpy(graph->values, values, sizeof values);
    Answer answer =
        search(graph, "best", (SearchSettings){.queue_limit = 2}); /* 1 goes when 3 comes; 6 when 7 comes */
    CU_ASSERT_EQUAL(answer.status, SEARCH_GAVE_UP);
    CU_ASSERT_STRING_EQUAL(answer.reason, "queue limit");
    CU_ASSERT_EQUAL(answer.figures.dropped, 2);
    CU_ASSERT_EQUAL(answer.figures.queue_max, 2);
    expect_order(graph, (int[]){0, 2, 7, 3, 9, 8}, 6);
    free(graph);
}

static void of_equal_values_the_last_is_dropped(void)
{
    Graph *graph = open_fan();
    Answer answer = search(graph, "bfs", (SearchSettings){.queue_limit = 2});
    CU_ASSERT_EQUAL(answer.status, SEARCH_GAVE_UP);
    expect_order(graph, (int[]){0, 1, 2, 4, 6}, 5); /* 3 goes, of 4 and 5 the latter, of 6 and 7 too */
    CU_ASSERT_EQUAL(answer.figures.dropped, 3);
    free(graph);
}

static void a_limit_that_is_never_reached_leaves_a_search_complete(void)
{
    static const char *const names[] = {"best", "astar", "bfs", "beam"};
    for (int i = 0; i < 4; i++) {
        Graph *graph = open_fan();
        Answer answer = search(graph, names[i], (SearchSettings){.queue_limit = 6});
        CU_ASSERT_EQUAL(answer.status, SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(answer.figures.states, 11);
        CU_ASSERT_EQUAL(answer.figures.dropped, 0);
        free(graph);
    }
}

static void a_narrow_beam_admits_that_it_gave_up(void)
{
    Graph *graph = open_fan();
    static const double values[] = {0, 5, 3, 4, 1, 1, 9, 2, 8, 3.5};
    memcpy(graph->values, values, sizeof values);
    graph->wrong[4] = true;
    Answer answer = search(graph, "beam", (SearchSettings){.queue_limit = 2});
    CU_ASSERT_EQUAL(answer.status, SEARCH_GAVE_UP);
    CU_ASSERT_STRING_EQUAL(answer.reason, "beam");
    CU_ASSERT_EQUAL(answer.figures.dropped, 3);
    expect_order(graph, (int[]){0, 2, 3, 7, 9}, 5); /* 1 is dropped, and 6 and 8 */
    CU_ASSERT_EQUAL(search(graph, "beam", (SearchSettings){.queue_limit = 3}).status, SEARCH_VIOLATION);
    free(graph);
}

/* --- lengths --- */

static Graph *open_random(Numbers *numbers)
{
    Graph *graph = open();
    for (int i = 0; i < VERTICES; i++) {
        uint32_t degree = numbers_below(numbers, DEGREE + 1);
        for (uint32_t j = 0; j < degree; j++)
            graph->edges[i][j] = (int)numbers_below(numbers, VERTICES);
        graph->wrong[i] = i > 0 && numbers_below(numbers, 12) == 0;
    }
    return graph;
}

/* Steps from each vertex to the nearest wrong one, by going round until nothing changes; INFINITY: there is
 * none. */
static void find_distances(const Graph *graph, double *distances)
{
    for (int i = 0; i < VERTICES; i++)
        distances[i] = graph->wrong[i] ? 0 : INFINITY;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < VERTICES; i++)
            for (int j = 0; !graph->wrong[i] && j < DEGREE && graph->edges[i][j] != NONE; j++)
                if (distances[graph->edges[i][j]] + 1 < distances[i])
                    distances[i] = distances[graph->edges[i][j]] + 1, changed = true;
    }
}

static void astar_that_knows_the_distances_finds_a_shortest_way_at_once(void)
{
    Numbers numbers = {11};
    for (int round = 0; round < 500; round++) {
        Graph *graph = open_random(&numbers);
        find_distances(graph, graph->values);
        Answer answer = search(graph, "astar", (SearchSettings){0});
        CU_ASSERT_EQUAL(answer.status, graph->values[0] < INFINITY ? SEARCH_VIOLATION : SEARCH_COMPLETE);
        if (answer.status == SEARCH_VIOLATION)
            CU_ASSERT_EQUAL(answer.length, (uint32_t)graph->values[0]);
        free(graph);
    }
}

/* Whatever the values, the budget and the limits: what is said of the shortest is true. */
static void no_counterexample_is_shorter_than_the_bound(void)
{
    static const char *const names[] = {"best", "astar", "beam"};
    Numbers numbers = {12};
    int exact = 0, below = 0;
    for (int round = 0; round < 1500; round++) {
        Graph *graph = open_random(&numbers);
        double distances[VERTICES];
        find_distances(graph, distances);
        for (int i = 0; i < VERTICES; i++)
            graph->values[i] = numbers_below(&numbers, 20);
        SearchSettings settings = {.queue_limit = round % 2 ? 0 : 1 + numbers_below(&numbers, 10)};
        Answer answer = search_with(graph, names[round % 3], settings,
                                    round % 5 ? 1000 : 1 + numbers_below(&numbers, 20), &by_vertex, "vertex");
        if (answer.status == SEARCH_VIOLATION) {
            CU_ASSERT(answer.figures.length_bound >= 1);
            CU_ASSERT(answer.figures.length_bound <= (uint32_t)distances[0]);
            exact += answer.figures.length_bound == answer.length;
            below += answer.figures.length_bound < answer.length;
        }
        free(graph);
    }
    CU_ASSERT(exact > 50 && below > 50);
}

static void without_a_budget_there_is_no_bound(void)
{
    Graph *graph = open_fan();
    graph->wrong[10] = true;
    CU_ASSERT_EQUAL(search(graph, "best", (SearchSettings){0}).figures.length_bound, 0);
    CU_ASSERT_EQUAL(
        search_with(graph, "best", (SearchSettings){0}, 100, &by_vertex, "vertex").figures.length_bound, 3);
    free(graph);
}

/* --- the guide --- */

static double depth_value(void *self, const Situation *situation)
{
    (void)self;
    *situation->after = situation->before * 10 + situation->choice.value + 1;
    return *situation->after;
}

static const Heuristic by_path = {.name = "path", .best = 2, .remembers = true, .estimate = depth_value};

static Guide *open_guide(const char *one, const char *other)
{
    Error error;
    Guide *guide = guide_create(0);
    graph_of_heuristic = NULL;
    CU_ASSERT_FATAL(guide_add(guide, &by_path, one, &error));
    if (other != NULL)
        CU_ASSERT_FATAL(guide_add(guide, &by_path, other, &error));
    return guide;
}

static double meet(Guide *guide, StateNumber parent, uint32_t depth, int choice, StateNumber state)
{
    guide_expand(guide, parent, depth);
    guide_prepare(guide, choice);
    guide_meet(guide, state);
    return guide_values(guide)[0];
}

/* The memory of a path is the digits of its choices, each + 1. */
static void what_is_remembered_belongs_to_the_path(void)
{
    Guide *guide = open_guide("path", NULL);
    guide_begin(guide, (Sight){0});
    CU_ASSERT_EQUAL(meet(guide, 0, 0, 0, 1), 11); /* the first state has remembered 1 already */
    CU_ASSERT_EQUAL(meet(guide, 0, 0, 1, 2), 12);
    CU_ASSERT_EQUAL(meet(guide, 1, 1, 2, 3), 113);
    CU_ASSERT_EQUAL(meet(guide, 2, 1, 2, 4), 123);
    CU_ASSERT_EQUAL(meet(guide, 1, 1, 0, 5), 111);
    guide_begin(guide, (Sight){0}); /* nothing of that is left */
    CU_ASSERT_EQUAL(meet(guide, 0, 0, 4, 1), 15);
    guide_destroy(guide);
}

static void heuristics_are_added_with_their_weights(void)
{
    Guide *guide = open_guide("path,weight=0.5", "path,weight=3");
    guide_begin(guide, (Sight){0});
    CU_ASSERT_EQUAL(guide_count(guide), 2);
    CU_ASSERT_STRING_EQUAL(guide_text(guide, 1), "path,weight=3");
    CU_ASSERT_EQUAL(meet(guide, 0, 0, 0, 1), 3.5 * 11);
    guide_destroy(guide);
}

/* A VM that only says what the program said. */
static double meet_with(Guide *guide, Vm *vm, Interest interest, StateNumber state)
{
    vm->step.interest = interest;
    return meet(guide, 0, 0, 0, state);
}

static void interesting_is_the_best_value_and_boring_one_worse_than_the_worst(void)
{
    Guide *guide = open_guide("path,weight=2", "path");
    Thread thread = {.status = THREAD_RUNNABLE, .deadline = -1}, *threads[] = {&thread};
    Vm *vm = memory_allocate(sizeof *vm);
    vm->threads = threads;
    vm->thread_count = 1;
    guide_begin(guide, (Sight){.vm = vm});
    CU_ASSERT_EQUAL(meet_with(guide, vm, INTEREST_NONE, 1), 3 * 11);
    CU_ASSERT_EQUAL(meet_with(guide, vm, INTEREST_INTERESTING, 2), 3 * 2);
    CU_ASSERT_EQUAL(meet_with(guide, vm, INTEREST_BORING, 3), 3 * 11 + 1);
    CU_ASSERT_EQUAL(meet_with(guide, vm, INTEREST_BORING, 4),
                    3 * 11 + 2); /* the worst so far was that of a boring state */
    CU_ASSERT_EQUAL(meet_with(guide, vm, INTEREST_NONE, 5), 3 * 11);
    guide_destroy(guide);
    free(vm);
}

/* Doubles the values of siblings and adds the parent's. */
static void revise(void *self, double parent_value, double *values, int count)
{
    (void)self;
    for (int i = 0; i < count; i++)
        values[i] = count * values[i] + parent_value;
}

static void siblings_can_be_looked_at_together(void)
{
    static const Heuristic together = {.name = "together",
                                       .remembers = true,
                                       .estimate = depth_value,
                                       .revise = revise};
    Error error;
    Guide *guide = guide_create(0);
    CU_ASSERT_FATAL(guide_add(guide, &together, "together", &error));
    guide_begin(guide, (Sight){0});
    guide_expand(guide, 0, 0);
    for (int choice = 0; choice < 2; choice++) {
        guide_prepare(guide, choice);
        guide_meet(guide, (StateNumber)choice + 1);
    }
    const double *values = guide_values(guide);
    CU_ASSERT_EQUAL(values[0], 2 * 11 + 1);
    CU_ASSERT_EQUAL(values[1], 2 * 12 + 1);
    CU_ASSERT_EQUAL(meet(guide, 2, 1, 0, 3), 121 + 25);
    guide_destroy(guide);
}

static void refuse(const char *text, const char *message)
{
    Error error = {""};
    Guide *guide = guide_create(0);
    CU_ASSERT_FALSE(guide_add_named(guide, text, &error));
    assert_contains(error.text, message);
    guide_destroy(guide);
}

static void mistakes_in_heuristics_are_named(void)
{
    refuse("interleving", "unknown heuristic interleving (did you mean interleaving?)");
    refuse("interleaving,histroy=3", "interleaving has no setting histroy (did you mean history?)");
    refuse("interleaving,history=-1", "needs a number from 0");
    refuse("most-blocked,weight=0", "weight needs a number");
    refuse("prefer-threads", "prefer-threads,threads=NAME");
    refuse("prefer-threads,threads=+", "prefer-threads,threads=NAME");
}

const Test guided_suite[] = {
    TEST(best_expands_in_the_order_of_values),
    TEST(astar_adds_the_depth),
    TEST(ties_are_first_in_first_out_or_as_asked_for),
    TEST(random_ties_follow_the_seed),
    TEST(an_error_can_wait_for_its_turn),
    TEST(a_full_queue_drops_the_worst_and_admits_it),
    TEST(of_equal_values_the_last_is_dropped),
    TEST(a_limit_that_is_never_reached_leaves_a_search_complete),
    TEST(a_narrow_beam_admits_that_it_gave_up),
    TEST(astar_that_knows_the_distances_finds_a_shortest_way_at_once),
    TEST(no_counterexample_is_shorter_than_the_bound),
    TEST(without_a_budget_there_is_no_bound),
    TEST(what_is_remembered_belongs_to_the_path),
    TEST(heuristics_are_added_with_their_weights),
    TEST(interesting_is_the_best_value_and_boring_one_worse_than_the_worst),
    TEST(siblings_can_be_looked_at_together),
    TEST(mistakes_in_heuristics_are_named),
    {0},
};
