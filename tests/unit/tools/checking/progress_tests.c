/* Tests of the line that says how far a search is, and of who looks on. */
#include <stdlib.h>
#include <string.h>

#include "tests/unit/graph.h"
#include "tests/unit/suite.h"
#include "tools/checking/check_progress.h"

static void numbers_are_rounded_to_three_digits(void)
{
    static const struct {
        double number;
        const char *text;
    } cases[] = {
        {0, "0"},          {999, "999"},     {1000, "1.00 k"},   {9994, "9.99 k"},         {9996, "10.0 k"},
        {99940, "99.9 k"}, {99960, "100 k"}, {999600, "1.00 M"}, {4294967294.0, "4.29 G"},
    };
    char text[ROUGHLY_MAX];
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        CU_ASSERT_STRING_EQUAL(roughly(cases[i].number, text), cases[i].text);
}

static void the_line_has_what_there_is_to_say(void)
{
    char text[PROGRESS_TEXT_MAX];
    SearchFigures figures = {.states = 5000, .max_depth = 12};
    Limits limits = {0};
    check_progress_text(&figures, &limits, 2, (size_t)64 << 20, text);
    CU_ASSERT_STRING_EQUAL(text, "5.00 k states, 2.50 k/s, depth 12, 64 MB");
    figures.queue_max = 9, figures.queue = 7, figures.has_value = true, figures.best_value = -1.5,
    figures.violations = 2;
    limits.seconds = 10;
    check_progress_text(&figures, &limits, 2, (size_t)64 << 20, text);
    CU_ASSERT_STRING_EQUAL(
        text,
        "5.00 k states, 2.50 k/s, depth 12, queue 7, 64 MB, best value -1.5, 2 violations, 8 s left to the limit of time");
}

static void the_nearest_limit_is_told(void)
{
    char text[PROGRESS_TEXT_MAX];
    SearchFigures figures = {.states = 5000};
    Limits limits = {.seconds = 100, .states = 10000};
    check_progress_text(&figures, &limits, 2, (size_t)64 << 20, text);
    assert_contains(text, "about 2 s left to the limit of states");
    limits.bytes = (size_t)96 << 20;
    check_progress_text(&figures, &limits, 2, (size_t)64 << 20, text);
    assert_contains(text, "about 1 s left to the limit of memory");
    limits = (Limits){.states = UINT32_MAX - 1};
    check_progress_text(&figures, &limits, 2, (size_t)64 << 20, text);
    CU_ASSERT_PTR_NULL(strstr(text, "left"));
}

typedef struct Seen {
    int looks;
    uint64_t states;
} Seen;

static void look(void *self, const SearchContext *context, double seconds)
{
    Seen *seen = self;
    seen->looks++;
    CU_ASSERT(seconds >= 0 && context->figures.states >= seen->states);
    seen->states = context->figures.states;
}

static void whoever_looks_on_sees_the_figures_grow(void)
{
    Graph *graph = graph_open();
    for (int vertex = 0; vertex + 1 < VERTICES_MAX; vertex++)
        graph_edge(graph, vertex, vertex + 1);
    SearchContext context = {.space = &graph->space, .max_depth = UINT32_MAX, .figures = {.states = 1}};
    Links links;
    Seen seen = {0};
    RunWatch watch = {&seen, 0, look};
    Limits limits = {.watch = &watch};
    links_create(&links);
    context.links = &links;
    graph_begin(graph);
    CU_ASSERT_EQUAL(search_run(search_find("dfs"), &context, &limits).status, SEARCH_COMPLETE);
    CU_ASSERT(seen.looks > 10 && seen.states > 100 && seen.states <= context.figures.states);
    links_free(&links);
    free(graph);
}

const Test progress_suite[] = {
    TEST(numbers_are_rounded_to_three_digits),
    TEST(the_line_has_what_there_is_to_say),
    TEST(the_nearest_limit_is_told),
    TEST(whoever_looks_on_sees_the_figures_grow),
    {0},
};
