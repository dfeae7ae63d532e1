/* Tests of the search by estimation of distribution on small graphs, and of its generations. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/eda.h"
#include "search/sampling/eda_generation.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

/* The label of an edge (graph->actor) is its action; the number of a vertex is how many are blocked there,
 * but not in ends. */
enum { STAIRS = 40, END = 200 };

static void list_edges(void *self, int count, ChoiceAction *list)
{
    const Graph *graph = self;
    for (int i = 0; i < count; i++)
        list[i] = (ChoiceAction){(uint32_t)graph->actor[graph->present][i],
                                 (uint64_t)graph->actor[graph->present][i], (uint64_t)i};
}

static uint32_t blocked_there(void *self)
{
    const Graph *graph = self;
    return graph->present < END ? (uint32_t)graph->present : 0;
}

/* At each step one way up and three to an end; the top is wrong.  By lot it is found once in 4^40 paths. */
static Graph *open_stairs(void)
{
    Graph *graph = graph_open();
    for (int i = 0; i < STAIRS; i++) {
        for (int j = 0; j < 3; j++)
            graph_edge_by(graph, i, END + i, 1 + j);
        graph_edge_by(graph, i, i + 1, 0);
    }
    graph->wrong[STAIRS] = true;
    return graph;
}

static RunResult search_with(Graph *graph, const char *name, int workers, SearchContext *context,
                             EdaSettings settings, Model *learned)
{
    Graph *copies[WORKERS] = {graph};
    Space *spaces[WORKERS];
    Actions actions[WORKERS];
    graph_begin(graph);
    for (int i = 0; i < workers; i++) {
        if (i > 0) {
            copies[i] = memory_allocate(sizeof *graph);
            *copies[i] = *graph;
            copies[i]->space.self = copies[i];
        }
        spaces[i] = &copies[i]->space;
        actions[i] = (Actions){copies[i], list_edges, blocked_there};
    }
    SearchContext given = *context;
    EdaContext *eda = memory_allocate(sizeof *eda);
    *eda = (EdaContext){.actions = actions, .learned = learned};
    *context = (SearchContext){.space = spaces[0],
                               .spaces = spaces,
                               .space_count = workers,
                               .max_depth = UINT32_MAX,
                               .figures = {.states = 1},
                               .settings = {.seed = 4, .own = &settings},
                               .eda = eda,
                               .on_violation = given.on_violation,
                               .observer = given.observer};
    context->links = memory_allocate(sizeof *context->links);
    links_create(context->links);
    links_set(context->links, 0, NO_STATE, 0);
    const Search *search = search_find(name);
    RunResult result = search_run(workers > 1 ? search->team : search, context, &(Limits){0});
    for (int i = 1; i < workers; i++)
        free(copies[i]);
    return result;
}

static void close_context(SearchContext *context)
{
    links_free(context->links);
    free(context->links);
    free(context->eda);
}

static void what_chance_cannot_find_is_learned(void)
{
    Graph *graph = open_stairs();
    SearchContext context = {0};
    CU_ASSERT_EQUAL(search_with(graph, "eda", 1, &context, EDA_USUAL, NULL).status, SEARCH_VIOLATION);
    CU_ASSERT_EQUAL(graph_follow_links(graph, &context), STAIRS);
    CU_ASSERT(context.eda->generations > 2 && context.eda->generations < 40);
    CU_ASSERT_EQUAL((context.eda->paths - 1 + context.eda->generations - 1) / 150 + 1,
                    context.eda->generations);
    close_context(&context);
    EdaSettings settings = EDA_USUAL;
    settings.generations = 40;
    context = (SearchContext){0};
    RunResult result = search_with(graph, "random-search", 1, &context, settings, NULL);
    CU_ASSERT_EQUAL(result.status, SEARCH_GAVE_UP);
    CU_ASSERT_EQUAL(context.eda->paths, 6000);
    assert_contains(result.reason, "see a part only");
    close_context(&context);
    free(graph);
}

/* All of a model, as text that does not depend on the order of learning. */
static uint64_t sum_model(const Model *model)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < model_next_count(model); i++) {
        GramNext next = model_next(model, i);
        Gram gram = model_gram(model, next.gram);
        uint64_t hash = 2 * (uint64_t)gram.length + gram.is_start;
        for (uint32_t j = 0; j < gram.length; j++)
            hash = random_derive(hash, gram.after[j]);
        sum += random_derive(random_derive(hash, next.action), next.count);
    }
    return sum;
}

static void any_number_of_workers_finds_the_same(void)
{
    Graph *graph = open_stairs();
    SearchContext alone = {0}, team = {0};
    Model *one = model_create(1), *other = model_create(1);
    search_with(graph, "eda", 1, &alone, EDA_USUAL, one);
    uint32_t length = graph_follow_links(graph, &alone);
    for (int i = 0; i < 5; i++) {
        team = (SearchContext){0};
        CU_ASSERT_EQUAL(search_with(graph, "eda", WORKERS, &team, EDA_USUAL, other).status, SEARCH_VIOLATION);
        CU_ASSERT_EQUAL(graph_follow_links(graph, &team), length);
        CU_ASSERT_EQUAL(team.eda->paths, alone.eda->paths);
        CU_ASSERT_EQUAL(team.eda->generations, alone.eda->generations);
        CU_ASSERT_EQUAL(sum_model(other), sum_model(one));
        close_context(&team);
    }
    close_context(&alone);
    model_destroy(one);
    model_destroy(other);
    free(graph);
}

static void a_learned_model_leads_there_at_once(void)
{
    Graph *graph = open_stairs();
    SearchContext context = {0};
    Model *model = model_create(1);
    search_with(graph, "eda", 1, &context, EDA_USUAL, model);
    CU_ASSERT_EQUAL(model_times(model, model_find(model, NULL, 0, UINT32_MAX), 0),
                    30); /* all that it learned from go up */
    close_context(&context);
    graph_begin(graph);
    Actions actions = {graph, list_edges, blocked_there};
    context = (SearchContext){.space = &graph->space,
                              .max_depth = UINT32_MAX,
                              .figures = {.states = 1},
                              .eda = &(EdaContext){.actions = &actions, .model = model}};
    graph_open_links(&context);
    CU_ASSERT_EQUAL(search_run(search_find("eda"), &context, &(Limits){0}).status, SEARCH_VIOLATION);
    CU_ASSERT(context.eda->paths < 10);
    graph_close_links(&context);
    model_destroy(model);
    free(graph);
}

/* 0 - 1 - 2 - 0: a path ends where it comes back to itself, and takes all of the generation's 15 bundles of
 * ten one time round. */
static void a_path_ends_where_it_has_been_and_is_taken_once_for_all(void)
{
    Graph *graph = graph_open();
    SearchContext context = {0};
    EdaSettings settings = EDA_USUAL;
    settings.generations = 1;
    for (int i = 0; i < 3; i++)
        graph_edge(graph, i, (i + 1) % 3);
    CU_ASSERT_EQUAL(search_with(graph, "eda", 1, &context, settings, NULL).status, SEARCH_GAVE_UP);
    CU_ASSERT_EQUAL(context.figures.max_depth, 3);
    CU_ASSERT_EQUAL(context.figures.states, 3);
    CU_ASSERT_EQUAL(context.eda->paths, 150);
    CU_ASSERT_EQUAL(context.figures.transitions, 3 * 15);
    close_context(&context);
    free(graph);
}

static void a_path_is_cut_at_its_depth(void)
{
    Graph *graph = graph_open_chain();
    SearchContext context = {0};
    EdaSettings settings = EDA_USUAL;
    settings.generations = 2;
    settings.depth = 8;
    CU_ASSERT_EQUAL(search_with(graph, "eda", 1, &context, settings, NULL).status, SEARCH_GAVE_UP);
    CU_ASSERT(context.figures.depth_cut);
    CU_ASSERT_EQUAL(context.figures.max_depth, 8);
    close_context(&context);
    settings.depth = 9;
    context = (SearchContext){0};
    CU_ASSERT_EQUAL(search_with(graph, "eda", 1, &context, settings, NULL).status, SEARCH_VIOLATION);
    CU_ASSERT_EQUAL(context.eda->paths, 1);
    close_context(&context);
    free(graph);
}

static void a_program_without_choices_ends_the_search(void)
{
    Graph *graph = graph_open();
    SearchContext context = {0};
    CU_ASSERT_EQUAL(search_with(graph, "eda", 1, &context, EDA_USUAL, NULL).status, SEARCH_GAVE_UP);
    CU_ASSERT_EQUAL(context.figures.states, 1);
    close_context(&context);
    free(graph);
}

/* 0 leads to four errors. */
static void every_error_is_reported_once_when_all_are_wanted(void)
{
    Graph *graph = graph_open();
    int errors = 0;
    EdaSettings settings = EDA_USUAL;
    settings.generations = 10;
    for (int i = 1; i <= 4; i++) {
        graph_edge_by(graph, 0, i, i);
        graph->wrong[i] = true;
    }
    for (int workers = 1; workers <= WORKERS; workers += WORKERS - 1) {
        SearchContext context = {.on_violation = graph_count_and_go_on, .observer = &errors};
        errors = 0;
        CU_ASSERT_EQUAL(search_with(graph, "eda", workers, &context, settings, NULL).status, SEARCH_GAVE_UP);
        CU_ASSERT_EQUAL(errors, 4);
        CU_ASSERT_EQUAL(context.figures.violations, 4);
        CU_ASSERT_EQUAL(context.eda->paths, 150 + 9 * 149);
        close_context(&context);
    }
    free(graph);
}

/* Random graphs: what is found is wrong, the links lead there, and where nothing is wrong nothing is found.
 */
static void what_is_found_is_there(void)
{
    Numbers numbers = {8};
    EdaSettings settings = EDA_USUAL;
    settings.generations = 3;
    for (int i = 0; i < 60; i++) {
        Graph *graph = graph_open_random(&numbers, 200);
        SearchContext context = {0};
        int distances[200];
        bool reachable = false;
        graph_find_distances(graph, 200, distances);
        for (int j = 0; j < 200; j++)
            reachable |= graph->wrong[j] && distances[j] != NONE;
        SearchStatus status =
            search_with(graph, i % 2 ? "eda" : "random-search", 1 + i % WORKERS, &context, settings, NULL)
                .status;
        CU_ASSERT(status == SEARCH_GAVE_UP || (status == SEARCH_VIOLATION && reachable));
        if (status == SEARCH_VIOLATION)
            graph_follow_links(graph, &context);
        close_context(&context);
        free(graph);
    }
}

/* --- generations --- */

static void put(Generation *generation, uint32_t slot, uint32_t action, double goodness,
                uint32_t error_length)
{
    Path path = {.length = error_length > 0 ? error_length : 1,
                 .is_error = error_length > 0,
                 .goodness = goodness};
    path.actions = memory_allocate(path.length * sizeof *path.actions);
    for (uint32_t i = 0; i < path.length; i++)
        path.actions[i] = action;
    generation_put(generation, slot, path, false);
}

static uint64_t begins_with(const Model *model, uint32_t action)
{
    return model_times(model, model_find(model, NULL, 0, UINT32_MAX), action);
}

static void the_best_are_learned_from_and_the_elite_stays(void)
{
    EdaSettings settings = {.n = 2, .population = 10, .elitism = 2, .truncation = 0.3, .depth = 100};
    Generation generation;
    Model *model = model_create(2);
    uint32_t slots[20];
    generation_begin(&generation, &settings, 1);
    CU_ASSERT_EQUAL(generation_take(&generation, slots, 20), 10);
    for (uint32_t i = 0; i < 10; i++)
        put(&generation, i, i, (7 * i) % 10, 0); /* 0 7 4 1 8 5 2 9 6 3 */
    generation_learn(&generation, model);
    for (uint32_t i = 0; i < 10; i++)
        CU_ASSERT_EQUAL(begins_with(model, i), i == 7 || i == 4 || i == 1);
    generation_advance(&generation);
    CU_ASSERT_EQUAL(generation_take(&generation, slots, 20), 8);
    CU_ASSERT_EQUAL(slots[0], 2);
    CU_ASSERT_EQUAL(generation.paths[0].actions[0], 7);
    CU_ASSERT_EQUAL(generation.paths[1].actions[0], 4);
    put(&generation, 2, 20, 1, 3); /* errors come first, shorter ones before longer ones */
    put(&generation, 3, 30, 0, 2);
    generation_learn(&generation, model);
    CU_ASSERT_EQUAL(begins_with(model, 20) + begins_with(model, 30) + begins_with(model, 7), 3);
    CU_ASSERT_EQUAL(generation_sampled(&generation, 3), 12);
    generation_advance(&generation);
    CU_ASSERT_EQUAL(generation.paths[0].actions[0], 30);
    CU_ASSERT_EQUAL(generation.paths[1].actions[0], 20);
    model_destroy(model);
    generation_free(&generation);
}

static void what_comes_after_an_error_is_left_out_until_it_is_wanted(void)
{
    EdaSettings settings = {.n = 2, .population = 10, .truncation = 0.3, .depth = 100};
    Generation generation;
    uint32_t slots[20];
    generation_begin(&generation, &settings, 1);
    CU_ASSERT_EQUAL(generation_take(&generation, slots, 6), 6);
    generation_put(&generation, 4, (Path){.is_error = true, .actions = memory_allocate(4)}, true);
    CU_ASSERT_FALSE(generation_wants(&generation, 5));
    CU_ASSERT(generation_wants(&generation, 3));
    CU_ASSERT_EQUAL(generation_take(&generation, slots, 20), 0);
    CU_ASSERT(generation_go_on(&generation));
    CU_ASSERT_EQUAL(generation_take(&generation, slots, 20), 5);
    CU_ASSERT_EQUAL(slots[0], 5);
    CU_ASSERT_FALSE(generation_go_on(&generation));
    generation_free(&generation);
}

static void values_along_a_path_are_summed_or_otherwise(void)
{
    PathTally tally = {0};
    for (int i = 0; i < 4; i++)
        tally_add(&tally, (double[]){-5, -1, -2, -4}[i]);
    CU_ASSERT_EQUAL(tally_goodness(&tally, ALONG_SUM), -12);
    CU_ASSERT_EQUAL(tally_goodness(&tally, ALONG_MEAN), -3);
    CU_ASSERT_EQUAL(tally_goodness(&tally, ALONG_LAST), -4);
    CU_ASSERT_EQUAL(tally_goodness(&tally, ALONG_BEST), -1);
}

const Test eda_suite[] = {
    TEST(what_chance_cannot_find_is_learned),
    TEST(any_number_of_workers_finds_the_same),
    TEST(a_learned_model_leads_there_at_once),
    TEST(a_path_ends_where_it_has_been_and_is_taken_once_for_all),
    TEST(a_path_is_cut_at_its_depth),
    TEST(a_program_without_choices_ends_the_search),
    TEST(every_error_is_reported_once_when_all_are_wanted),
    TEST(what_is_found_is_there),
    TEST(the_best_are_learned_from_and_the_elite_stays),
    TEST(what_comes_after_an_error_is_left_out_until_it_is_wanted),
    TEST(values_along_a_path_are_summed_or_otherwise),
    {0},
};
