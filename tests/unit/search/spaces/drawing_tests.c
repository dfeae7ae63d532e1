/* Tests of search/spaces/drawing.c: what is drawn of small graphs, by every search. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/drawing.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

static char *label(void *context, int choice)
{
    const Graph *graph = context;
    char text[64];
    snprintf(text, sizeof text, "%d/%d", graph->present, choice);
    return memory_copy_string(text);
}

static SearchFigures search_drawn(Graph *graph, const char *name, uint32_t limit, Drawing *drawing)
{
    graph_begin(graph);
    drawing_open(drawing, &graph->space, limit, label, graph);
    SearchContext context = {.space = &drawing->space,
                             .max_depth = UINT32_MAX,
                             .figures = {.states = 1},
                             .on_violation = graph_count_and_go_on,
                             .observer = &(int){0}};
    graph_open_links(&context);
    CU_ASSERT_EQUAL(search_run(search_find(name), &context, &(Limits){0}).status, SEARCH_COMPLETE);
    graph_close_links(&context);
    return context.figures;
}

/* Each state is what the graph says it is, each step leads where the graph's edge does and has its label. */
static void check_drawing(const Graph *graph, const Drawing *drawing)
{
    for (uint32_t i = 0; i < drawing->node_count; i++)
        CU_ASSERT_EQUAL(drawing->nodes[i].is_wrong,
                        graph->wrong[graph->numbering->vertex[drawing->nodes[i].state]]);
    for (uint32_t i = 0; i < drawing->edge_count; i++) {
        const DrawnStep *step = &drawing->edges[i];
        char text[64];
        int from = graph->numbering->vertex[step->from];
        snprintf(text, sizeof text, "%d/%d", from, step->choice);
        CU_ASSERT_EQUAL(graph->edges[from][step->choice], graph->numbering->vertex[step->to]);
        CU_ASSERT_STRING_EQUAL(step->label, text);
    }
}

static void every_complete_search_draws_the_whole_graph_once(void)
{
    Numbers numbers = {7};
    for (int round = 0; round < 20; round++) {
        for (int i = 0; exhaustive_at(i) != NULL; i++) {
            Graph *graph = graph_open_random(&numbers, 30);
            Drawing drawing;
            SearchFigures figures = search_drawn(graph, exhaustive_at(i)->name, VERTICES_MAX, &drawing);
            CU_ASSERT_EQUAL(drawing.node_count, figures.states);
            CU_ASSERT_FALSE(drawing.is_cut);
            for (uint32_t node = 0; node < drawing.node_count; node++)
                if (!drawing.nodes[node].is_wrong)
                    CU_ASSERT_EQUAL(drawing.nodes[node].taken, drawing.nodes[node].choices);
            check_drawing(graph, &drawing);
            drawing_free(&drawing);
            free(graph);
        }
    }
}

static void beyond_its_limit_it_is_cut_and_says_so(void)
{
    Numbers numbers = {3};
    Graph *graph = graph_open_random(&numbers, 30);
    Drawing drawing;
    SearchFigures figures = search_drawn(graph, "bfs", 5, &drawing);
    CU_ASSERT_FATAL(figures.states > 5);
    CU_ASSERT(drawing.is_cut);
    CU_ASSERT_EQUAL(drawing.node_count, 5);
    check_drawing(graph, &drawing);
    drawing_free(&drawing);
    free(graph);
}

static void the_marked_way_is_whole_even_beyond_the_limit(void)
{
    static const uint16_t way[9] = {0};
    Graph *graph = graph_open_chain();
    Drawing drawing;
    search_drawn(graph, "dfs", 3, &drawing);
    CU_ASSERT_EQUAL(drawing.node_count, 3);
    drawing_mark(&drawing, way, 9);
    CU_ASSERT_EQUAL(drawing.node_count, 10);
    CU_ASSERT_EQUAL(drawing.edge_count, 9);
    for (uint32_t i = 0; i < drawing.edge_count; i++)
        CU_ASSERT(drawing.edges[i].is_marked);
    CU_ASSERT(drawing.nodes[9].is_wrong && drawing.nodes[9].is_marked);
    check_drawing(graph, &drawing);
    drawing_free(&drawing);
    free(graph);
}

const Test drawing_suite[] = {TEST(every_complete_search_draws_the_whole_graph_once),
                              TEST(beyond_its_limit_it_is_cut_and_says_so),
                              TEST(the_marked_way_is_whole_even_beyond_the_limit),
                              {0}};
