/* Tests of checkpoints on graphs: a search that is interrupted again and again ends like one that is not; and
 * whatever a file says, a search never leaves its graph. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "search/guide.h"
#include "search/replay.h"
#include "tests/unit/files.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

enum { VERTICES = 120 };

/* One search on one graph. */
typedef struct Trial {
    const Search *search;
    SearchSettings settings;
    uint32_t max_depth;
    bool is_team;
    Graph *graph, *copies[WORKERS];
    int violations;
} Trial;

static Graph *open_graph(Numbers *numbers)
{
    Graph *graph = graph_open_random(numbers, VERTICES);
    for (int i = 0; i < VERTICES; i++)
        for (int j = 0; j < DEGREE_MAX; j++)
            graph->actor[i][j] = (int)numbers_below(numbers, AGENTS);
    for (int i = 0; i + 3 < VERTICES; i += 3) /* so that there is much to be reached */
        if (graph->edges[i][0] == NONE)
            graph_edge(graph, i, i + 3);
        else
            graph->edges[i][0] = i + 3;
    for (int i = 0; i < VERTICES; i += 3)
        graph->wrong[i] = false;
    return graph;
}

static void open_spaces(Trial *trial, Space **spaces)
{
    graph_begin(trial->graph);
    spaces[0] = &trial->graph->space;
    for (int i = 1; i < WORKERS && trial->is_team; i++) {
        trial->copies[i] = memory_allocate(sizeof(Graph));
        *trial->copies[i] = *trial->graph;
        trial->copies[i]->space.self = trial->copies[i];
        spaces[i] = &trial->copies[i]->space;
    }
}

/* From the first state, all errors wanted, with a fresh numbering as in a new process. */
static RunResult run(Trial *trial, const Limits *limits, SearchFigures *figures)
{
    Space *spaces[WORKERS];
    open_spaces(trial, spaces);
    Agents agents = graph_agents(trial->graph);
    SearchContext context = {.space = spaces[0],
                             .spaces = spaces,
                             .space_count = trial->is_team ? WORKERS : 1,
                             .max_depth = trial->max_depth,
                             .settings = trial->settings,
                             .agents = &agents,
                             .figures = {.states = 1},
                             .on_violation = graph_count_and_go_on,
                             .observer = &trial->violations};
    graph_open_links(&context);
    trial->violations = 0;
    RunResult result = search_run(trial->search, &context, limits);
    *figures = context.figures;
    if (figures->violations > 0 && result.refusal == NULL)
        graph_follow_links(trial->graph, &context);
    graph_close_links(&context);
    for (int i = 1; i < WORKERS && trial->is_team; i++)
        free(trial->copies[i]);
    return result;
}

/* Stops at so many states, with the checkpoint in `folder`, which is new or gone on from. */
static RunResult run_part(Trial *trial, const char *folder, bool is_new, uint64_t states,
                          SearchFigures *figures)
{
    Error error = {0};
    Reader outside;
    Checkpoint checkpoint = {.every = 1e9};
    CU_ASSERT_FATAL(is_new ? checkpoint_begin(&checkpoint, folder, &error)
                           : checkpoint_open(&checkpoint, folder, &outside, &error));
    RunResult result = run(trial, &(Limits){.states = states, .checkpoint = &checkpoint}, figures);
    CU_ASSERT_PTR_NULL(result.refusal);
    if (result.refusal != NULL)
        printf("%s: %s\n", trial->search->name, result.refusal);
    checkpoint_close(&checkpoint);
    return result;
}

static void compare(const Trial *trial, const SearchFigures *wanted, const SearchFigures *got)
{
    CU_ASSERT_EQUAL(got->states, wanted->states);
    CU_ASSERT_EQUAL(got->transitions, wanted->transitions);
    CU_ASSERT_EQUAL(got->revisited, wanted->revisited);
    CU_ASSERT_EQUAL(got->violations, wanted->violations);
    CU_ASSERT_EQUAL(got->dropped, wanted->dropped);
    CU_ASSERT_EQUAL(got->depth_cut, wanted->depth_cut);
    if (trial->is_team)
        return;
    CU_ASSERT_EQUAL(got->max_depth, wanted->max_depth);
    CU_ASSERT_EQUAL(got->queue_max, wanted->queue_max);
    CU_ASSERT_STRING_EQUAL(got->remark, wanted->remark);
}

static void interrupt_and_compare(Trial *trial, Numbers *numbers)
{
    SearchFigures wanted, got;
    RunResult whole = run(trial, &(Limits){0}, &wanted), result;
    char *folder = folder_create();
    bool is_new = true;
    uint64_t states = 2;
    do {
        result = run_part(trial, folder, is_new, states, &got);
        states += 1 + numbers_below(numbers, 80);
        is_new = false;
    } while (result.status == SEARCH_GOES_ON);
    CU_ASSERT_EQUAL(result.status, whole.status);
    compare(trial, &wanted, &got);
    folder_remove(folder);
}

static const SearchSettings settings_to_try[] = {
    {.seed = 3},
    {.seed = 4, .ties = TIES_RANDOM, .shuffle = true, .nbest = 3},
    {.ties = TIES_LIFO, .queue_limit = 12},
};

/* Each search in each way that it has. */
static void for_each_trial(void (*visit)(Trial *trial, Numbers *numbers), uint32_t max_depth)
{
    Numbers numbers = {11};
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        for (size_t j = 0; j < sizeof settings_to_try / sizeof settings_to_try[0]; j++) {
            const Search *search = j == 0 ? exhaustive_at(i) : exhaustive_at(i)->queued;
            Trial trial = {.search = search,
                           .settings = settings_to_try[j],
                           .max_depth = max_depth,
                           .graph = open_graph(&numbers)};
            if (search != NULL && !(search->needs_limit && trial.settings.queue_limit == 0))
                visit(&trial, &numbers);
            if (j == 0 && search->team != NULL) {
                trial.search = search->team;
                trial.is_team = true;
                visit(&trial, &numbers);
            }
            free(trial.graph);
        }
    }
}

static void every_search_ends_as_if_it_was_never_interrupted(void)
{
    for_each_trial(interrupt_and_compare, UINT32_MAX);
}

static void skip_those_by_depth(Trial *trial, Numbers *numbers)
{
    if (!trial->is_team) /* how deep a team meets a state is a matter of luck */
        interrupt_and_compare(trial, numbers);
}

static void a_depth_limit_is_remembered(void) { for_each_trial(skip_those_by_depth, 9); }

static void a_team_goes_on_with_what_one_worker_has_begun(void)
{
    Numbers numbers = {21};
    for (int i = 0; exhaustive_at(i) != NULL; i++) {
        if (exhaustive_at(i)->team == NULL)
            continue;
        SearchFigures wanted, got;
        Trial trial = {.search = exhaustive_at(i), .max_depth = UINT32_MAX, .graph = open_graph(&numbers)};
        run(&trial, &(Limits){0}, &wanted);
        char *folder = folder_create();
        run_part(&trial, folder, true, 40, &got);
        trial.search = exhaustive_at(i)->team;
        trial.is_team = true;
        CU_ASSERT_EQUAL(run_part(&trial, folder, false, 0, &got).status, SEARCH_COMPLETE);
        compare(&trial, &wanted, &got);
        free(trial.graph);
        folder_remove(folder);
    }
}

static void a_search_goes_on_in_another_folder(void)
{
    Numbers numbers = {31};
    Error error;
    Reader outside;
    SearchFigures wanted, got;
    Trial trial = {.search = search_find("dfs"), .max_depth = UINT32_MAX, .graph = open_graph(&numbers)};
    char *first = folder_create(), *second = folder_create();
    run(&trial, &(Limits){0}, &wanted);
    run_part(&trial, first, true, 30, &got);
    Checkpoint checkpoint = {.every = 1e9};
    CU_ASSERT_FATAL(checkpoint_open(&checkpoint, first, &outside, &error)
                    && checkpoint_move(&checkpoint, second, &error));
    run(&trial, &(Limits){.states = 50, .checkpoint = &checkpoint}, &got);
    CU_ASSERT_EQUAL(got.states, 50);
    CU_ASSERT_STRING_EQUAL(checkpoint.folder, second);
    checkpoint_close(&checkpoint);
    CU_ASSERT_EQUAL(run_part(&trial, second, false, 0, &got).status, SEARCH_COMPLETE);
    compare(&trial, &wanted, &got);
    free(trial.graph);
    folder_remove(first);
    folder_remove(second);
}

/* --- files that lie --- */

/* As base/journal.h draws it, with hashes that are right. */
static void write_files(const char *folder, const Bytes *contents, const Bytes *data)
{
    Bytes head = {0}, path = {0};
    bytes_add(&head, "clewjrnl", 8);
    bytes_add_u4(&head, 2);
    bytes_add_u4(&head, 0);
    bytes_add_u8(&head, data->length);
    bytes_add_u8(&head, XXH3_64bits(data->data, data->length));
    bytes_add_u8(&head, contents->length);
    bytes_add(&head, contents->data, contents->length);
    bytes_add_u8(&head, XXH3_64bits(head.data, head.length));
    bytes_format(&path, "%s/0.head%c", folder, 0);
    CU_ASSERT(file_write((char *)path.data, head.data, head.length));
    path.length = 0;
    bytes_format(&path, "%s/0.data%c", folder, 0);
    CU_ASSERT(file_write((char *)path.data, data->length > 0 ? (const void *)data->data : "", data->length));
    bytes_free(&head);
    bytes_free(&path);
}

static void read_data(const char *folder, Bytes *contents, Bytes *data)
{
    Error error;
    uint8_t byte;
    Journal *journal = journal_open(folder, 0, contents, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(journal);
    while (journal_read(journal, &byte))
        bytes_add_u1(data, byte);
    journal_close(journal);
}

/* Goes on from what is in `folder`; the graph itself sees to it that nobody leaves it. */
static RunResult try_to_resume(Trial *trial, const char *folder, Error *error)
{
    Reader outside;
    SearchFigures figures;
    Checkpoint checkpoint = {.every = 1e9};
    RunResult result = {.refusal = error->text};
    if (checkpoint_open(&checkpoint, folder, &outside, error))
        result = run(trial, &(Limits){.states = 10 * VERTICES, .checkpoint = &checkpoint}, &figures);
    if (result.refusal != NULL)
        snprintf(error->text, sizeof error->text, "%s",
                 result.refusal == error->text ? error->text : result.refusal);
    checkpoint_close(&checkpoint);
    return result;
}

static void spoil(Bytes *bytes, size_t from, Numbers *numbers)
{
    static const uint8_t likely[] = {0, 1, 2, 3, 0x7F, 0x80, 0xFF};
    if (bytes->length <= from)
        return;
    for (uint32_t count = 1 + numbers_below(numbers, 3); count > 0; count--) {
        uint8_t *at = &bytes->data[from + numbers_below(numbers, (uint32_t)(bytes->length - from))];
        *at = numbers_below(numbers, 2) ? likely[numbers_below(numbers, sizeof likely)]
                                        : (uint8_t)numbers_below(numbers, 256);
    }
    if (numbers_below(numbers, 8) == 0)
        bytes->length -= numbers_below(numbers, (uint32_t)(bytes->length - from));
}

enum { OUTSIDE_SIZE = 4, LIES = 150 };

static void lie(Trial *trial, Numbers *numbers)
{
    Bytes contents = {0}, data = {0};
    SearchFigures figures;
    char *folder = folder_create();
    run_part(trial, folder, true, 25 + numbers_below(numbers, 20), &figures);
    read_data(folder, &contents, &data);
    for (int i = 0; i < LIES; i++) {
        Bytes other_contents = {0}, other_data = {0};
        Error error = {0};
        bytes_add(&other_contents, contents.data, contents.length);
        bytes_add(&other_data, data.data, data.length);
        if (numbers_below(numbers, 3) > 0)
            spoil(&other_contents, OUTSIDE_SIZE, numbers);
        else
            spoil(&other_data, 0, numbers);
        write_files(folder, &other_contents, &other_data);
        try_to_resume(trial, folder, &error);
        bytes_free(&other_contents);
        bytes_free(&other_data);
    }
    bytes_free(&contents);
    bytes_free(&data);
    folder_remove(folder);
}

static void whatever_a_checkpoint_says_no_search_leaves_its_graph(void) { for_each_trial(lie, UINT32_MAX); }

/* A tree of our own on 0 - 1 - 2 - ... - 9: the steps to the states from 1 on. */
static void refuse_tree(const Bytes *tree, uint64_t states, const char *why)
{
    Bytes contents = {0};
    Error error = {0};
    Trial trial = {.search = search_find("bfs"), .max_depth = UINT32_MAX, .graph = graph_open_chain()};
    char *folder = folder_create();
    graph_edge(trial.graph, 1, 0);
    bytes_add_u4(&contents, 0); /* nothing of the outside's */
    bytes_add_f8(&contents, 0);
    bytes_add_u8(&contents, states);
    for (int i = 0; i < 2 * 8 + 2 * 4 + 1 + 8; i++)
        bytes_add_u1(&contents, 0);
    for (uint32_t i = 0; i < 3; i++)
        bytes_add_u4(&contents, i == 1); /* next, end of the level, depth */
    write_files(folder, &contents, tree);
    RunResult result = try_to_resume(&trial, folder, &error);
    if (why == NULL)
        CU_ASSERT_PTR_NULL(result.refusal)
    else
        assert_contains(error.text, why);
    free(trial.graph);
    bytes_free(&contents);
    folder_remove(folder);
}

#define TREE(...) (&(Bytes){.data = (uint8_t[]){__VA_ARGS__}, .length = sizeof(uint8_t[]){__VA_ARGS__}})

/* Pairs: twice the difference to the parent before, and the choice. */
static void a_tree_that_lies_is_refused(void)
{
    refuse_tree(TREE(0, 0, 2, 0, 2, 0), 4, NULL);
    refuse_tree(TREE(0, 0, 4, 0), 3, "state 2 comes from nowhere"); /* it would be its own parent */
    refuse_tree(TREE(1, 0), 2, "state 1 comes from nowhere");       /* parent -1 */
    refuse_tree(TREE(0, 0, 0xFE, 0xFF, 0xFF, 0xFF, 0x1F, 0), 3, "state 2 comes from nowhere");
    refuse_tree(TREE(0, 7), 2, "state 1 comes by a choice that there is not");
    refuse_tree(TREE(0, 0, 0, 0), 3, "state 2 is another one"); /* state 1 again */
    refuse_tree(TREE(0, 0, 2, 1), 3, "state 2 is another one"); /* the first state again */
    refuse_tree(TREE(0, 0), 3, "state 2 comes from nowhere");   /* too short */
    refuse_tree(TREE(0, 0, 2, 0), 2, "goes on behind the last state");
    refuse_tree(TREE(0, 0), 0, "it has 0 states");
    refuse_tree(TREE(0, 0), UINT64_MAX, "states");
    refuse_tree(TREE(0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0), 2,
                "state 1 comes from nowhere");
}

static bool stop_at_once(void *observer, const SearchContext *context, StateNumber state)
{
    (void)observer, (void)context, (void)state;
    return true;
}

/* The search that wrote it would have ended there. */
static void a_tree_with_an_error_is_refused(void)
{
    Graph *graph = graph_open_chain();
    Bytes tree = {0}, contents = {0};
    Error error = {0};
    for (int i = 0; i < 9; i++)
        bytes_add_packed(&tree, i == 0 ? 0 : 2), bytes_add_packed(&tree, 0);
    char *folder = folder_create();
    write_files(folder, &contents, &tree);
    graph_begin(graph);
    SearchContext context = {.space = &graph->space, .figures = {.states = 1}, .on_violation = stop_at_once};
    graph_open_links(&context);
    Replay replay = {.journal = journal_open(folder, 0, &contents, &error), .figures = {.states = 10}};
    CU_ASSERT_FALSE(replay_run(&replay, &context, NULL, &error));
    assert_contains(error.text, "state 9 is an error");
    journal_close(replay.journal);
    graph_close_links(&context);
    bytes_free(&tree);
    bytes_free(&contents);
    free(graph);
    folder_remove(folder);
}

const Test checkpoint_suite[] = {
    TEST(every_search_ends_as_if_it_was_never_interrupted),
    TEST(a_depth_limit_is_remembered),
    TEST(a_team_goes_on_with_what_one_worker_has_begun),
    TEST(a_search_goes_on_in_another_folder),
    TEST(whatever_a_checkpoint_says_no_search_leaves_its_graph),
    TEST(a_tree_that_lies_is_refused),
    TEST(a_tree_with_an_error_is_refused),
    {0},
};
