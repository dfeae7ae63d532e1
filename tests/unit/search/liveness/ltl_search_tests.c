/* Tests of formulas that are decided while the states are searched, on random graphs: against the product of
 * the whole graph with the automaton, which is made afterwards. */
#include <stdlib.h>

#include "base/memory.h"
#include "search/ltl_explorer.h"
#include "search/ltl_product.h"
#include "search/ltl_search.h"
#include "tests/unit/graph.h"
#include "tests/unit/search/liveness/never_claim.h"
#include "tests/unit/suite.h"

static const char *const formulas[] = {"<>p0",
                                       "[]p0",
                                       "[]<>p0",
                                       "<>[]p0",
                                       "[](p0 -> <>p1)",
                                       "p0 U p1",
                                       "p0 R p1",
                                       "p0 W p1",
                                       "[]<>p0 -> []<>p1",
                                       "[]<>p0 && []<>p1 && []<>p2",
                                       "<>[]p0 || <>[]p1",
                                       "[](p0 -> p1 U p2)",
                                       "!<>(p0 && <>p1)",
                                       "([]<>p0 && []<>p1) -> <>[]p2",
                                       "p0 -> []p0",
                                       "true",
                                       "<>false"};

enum { FORMULAS = sizeof formulas / sizeof formulas[0] };

typedef struct Labelled {
    Graph *graph;
    const Ltl *ltl;
    uint32_t letters[VERTICES_MAX]; /* which of p0, p1, p2 hold in a vertex */
    bool cut[VERTICES_MAX];
} Labelled;

static uint64_t see_present(void *reader)
{
    const Labelled *self = reader;
    int vertex = self->graph->present;
    uint64_t marks = self->cut[vertex] ? LTL_CUT : 0;
    for (uint32_t i = 0; i < self->ltl->proposition_count; i++)
        marks |= (uint64_t)condition_holds(self->ltl->propositions[i], self->letters[vertex]) << i;
    return marks;
}

/* Some vertices have no choices; there are agents that can always act, and others that cannot. */
static void make_random(Labelled *self, Numbers *numbers, int vertices)
{
    Graph *graph = self->graph = graph_open();
    uint32_t most = 1 + numbers_below(numbers, 3);
    for (int v = 0; v < vertices; v++) {
        uint32_t count = v == 0 || numbers_below(numbers, 8) > 0 ? 1 + numbers_below(numbers, most) : 0;
        for (uint32_t i = 0; i < count; i++) {
            graph->edges[v][i] = (int)numbers_below(numbers, (uint32_t)vertices);
            graph->actor[v][i] = (int)numbers_below(numbers, AGENTS);
        }
        self->letters[v] = numbers_below(numbers, 8) | numbers_below(numbers, 8);
        self->cut[v] = numbers_below(numbers, 4) == 0;
    }
}

/* The whole graph first, then its product. */
static bool is_violated_by_all(Labelled *self, const Buchi *buchi, Fairness fairness, uint32_t *states)
{
    StateGraph whole, product;
    CycleFinder finder;
    Agents agents = graph_agents(self->graph);
    graph_begin(self->graph);
    CU_ASSERT(state_graph_build(&whole, &self->graph->space, &agents, 0,
                                &(GraphLimits){.see_state = see_present, .observer = self}));
    CU_ASSERT(ltl_product_build(&product, &whole, buchi));
    cycles_find(&finder, &product, &(CycleQuery){.fairness = fairness, .marks = buchi->sets});
    bool has = cycles_first(&finder) != UINT32_MAX;
    *states = whole.count;
    cycles_free(&finder);
    state_graph_free(&product);
    state_graph_free(&whole);
    return has;
}

/* What was seen when the search stopped has a cycle that is fair and accepted. */
static void check_found(const LtlQuest *quest)
{
    StateGraph product;
    CycleFinder finder;
    CU_ASSERT(ltl_product_build(&product, &quest->graph, &quest->buchi));
    cycles_find(&finder, &product, &(CycleQuery){.fairness = quest->fairness, .marks = quest->buchi.sets});
    CU_ASSERT_FATAL(cycles_first(&finder) != UINT32_MAX);
    Cycle cycle = cycles_through(&finder, cycles_first(&finder));
    CU_ASSERT(cycle.length > 0);
    free(cycle.steps);
    cycles_free(&finder);
    state_graph_free(&product);
}

static RunResult search(Labelled *self, LtlQuest *quest, SearchContext *context)
{
    Agents agents = graph_agents(self->graph);
    Links links;
    links_create(&links);
    links_set(&links, 0, NO_STATE, 0);
    graph_begin(self->graph);
    quest->valuation = see_present;
    quest->reader = self;
    *context = (SearchContext){.space = &self->graph->space,
                               .max_depth = UINT32_MAX,
                               .links = &links,
                               .agents = &agents,
                               .ltl = quest,
                               .figures = {.states = 1}};
    RunResult result = search_run(&ltl_search, context, &(Limits){0});
    context->links = NULL;
    links_free(&links);
    return result;
}

/* 1: the formula is violated. */
static int try_formula(Labelled *self, const char *formula, Fairness fairness, uint64_t *saved)
{
    Ltl negation;
    LtlQuest quest;
    SearchContext context;
    Error error;
    uint32_t states;
    CU_ASSERT_FATAL(ltl_parse(&negation, formula, true, &error));
    CU_ASSERT_FATAL(ltl_quest_open(&quest, &negation, fairness));
    self->ltl = &negation;
    bool wanted = is_violated_by_all(self, &quest.buchi, fairness, &states);
    quest.stops = true;
    RunResult result = search(self, &quest, &context);
    CU_ASSERT(quest.is_decided);
    CU_ASSERT_EQUAL(quest.is_violated, wanted);
    CU_ASSERT_EQUAL(result.status, wanted ? SEARCH_VIOLATION : SEARCH_COMPLETE);
    CU_ASSERT(wanted || context.figures.states == states);
    if (quest.is_violated) {
        check_found(&quest);
        *saved += states - context.figures.states;
    }
    Agents agents = graph_agents(self->graph);
    graph_begin(self->graph);
    ltl_quest_decide(&quest, &self->graph->space, &agents); /* without a search */
    CU_ASSERT_EQUAL(quest.is_violated, wanted);
    ltl_quest_look_around(&quest, &self->graph->space, &agents, UINT32_MAX);
    CU_ASSERT_EQUAL(quest.graph.count, states);
    quest.stops = false;
    result = search(self, &quest, &context);
    CU_ASSERT_EQUAL(result.status, SEARCH_COMPLETE);
    CU_ASSERT_EQUAL(quest.is_violated, wanted);
    CU_ASSERT_EQUAL(context.figures.states, states);
    ltl_quest_free(&quest);
    ltl_free(&negation);
    return wanted;
}

static void formulas_are_decided_as_on_the_whole_graph(void)
{
    Numbers numbers = {51};
    int violated[3] = {0}, count[3] = {0};
    uint64_t saved = 0;
    for (int i = 0; i < 6000; i++) {
        Labelled labelled;
        make_random(&labelled, &numbers, 1 + (int)numbers_below(&numbers, i % 10 == 0 ? 60 : 8));
        Fairness fairness = (Fairness)numbers_below(&numbers, 3);
        violated[fairness] +=
            try_formula(&labelled, formulas[numbers_below(&numbers, FORMULAS)], fairness, &saved);
        count[fairness]++;
        free(labelled.graph);
    }
    for (int i = 0; i < 3; i++)
        CU_ASSERT(violated[i] > count[i] / 10 && violated[i] < count[i]);
    CU_ASSERT(saved > 1000);
}

/* 0 - 1 - 2 - 0, and from 0 a long way on. */
static void a_violation_is_found_before_the_graph_is_complete(void)
{
    Labelled labelled = {.graph = graph_open()};
    Ltl negation;
    LtlQuest quest;
    SearchContext context;
    Error error;
    graph_edge(labelled.graph, 0, 1);
    graph_edge(labelled.graph, 1, 2);
    graph_edge(labelled.graph, 2, 0);
    for (int i = 2; i + 1 < VERTICES_MAX; i++)
        graph_edge(labelled.graph, i == 2 ? 0 : i, i + 1);
    labelled.ltl = &negation;
    for (int fairness = FAIRNESS_STRONG; fairness <= FAIRNESS_NONE; fairness++) {
        CU_ASSERT_FATAL(ltl_parse(&negation, "<>p0", true, &error));
        CU_ASSERT_FATAL(ltl_quest_open(&quest, &negation, (Fairness)fairness));
        quest.stops = true;
        CU_ASSERT_EQUAL(search(&labelled, &quest, &context).status, SEARCH_VIOLATION);
        CU_ASSERT(context.figures.states < 10);
        ltl_quest_free(&quest);
        ltl_free(&negation);
    }
    free(labelled.graph);
}

/* 3 - 2 - 1 - 0, with steps back but from 3: who goes round through all of 0, 1 and 2 is unfair to agent 1,
 * who could act in 2.  Without 2 there is a fair cycle, which is seen when all of the component is known. */
static void a_fair_part_of_an_unfair_component_is_found(void)
{
    Labelled labelled = {.graph = graph_open()};
    Ltl negation;
    LtlQuest quest;
    SearchContext context;
    Error error;
    graph_edge_by(labelled.graph, 0, 1, 0);
    graph_edge_by(labelled.graph, 1, 2, 0);
    graph_edge_by(labelled.graph, 2, 1, 0);
    graph_edge_by(labelled.graph, 1, 0, 0);
    graph_edge_by(labelled.graph, 2, 3, 1);
    labelled.letters[3] = 1;
    labelled.ltl = &negation;
    CU_ASSERT_FATAL(ltl_parse(&negation, "<>p0", true, &error));
    CU_ASSERT_FATAL(ltl_quest_open(&quest, &negation, FAIRNESS_STRONG));
    quest.stops = true;
    CU_ASSERT_EQUAL(search(&labelled, &quest, &context).status, SEARCH_VIOLATION);
    check_found(&quest);
    ltl_quest_free(&quest);
    graph_edge_by(labelled.graph, 0, 3, 1); /* now agent 1 could act everywhere on the cycle */
    CU_ASSERT_FATAL(ltl_quest_open(&quest, &negation, FAIRNESS_STRONG));
    CU_ASSERT_EQUAL(search(&labelled, &quest, &context).status, SEARCH_COMPLETE);
    CU_ASSERT(!quest.is_violated);
    ltl_quest_free(&quest);
    ltl_free(&negation);
    free(labelled.graph);
}

/* 0 - 1, where nothing follows: the run stays there, unless it was cut short. */
static void a_run_that_was_cut_short_violates_nothing(void)
{
    for (int is_cut = 0; is_cut < 2; is_cut++) {
        Labelled labelled = {.graph = graph_open()};
        Ltl negation;
        LtlQuest quest;
        SearchContext context;
        Error error;
        graph_edge(labelled.graph, 0, 1);
        labelled.cut[1] = is_cut;
        labelled.ltl = &negation;
        CU_ASSERT_FATAL(ltl_parse(&negation, "<>p0", true, &error));
        CU_ASSERT_FATAL(ltl_quest_open(&quest, &negation, FAIRNESS_STRONG));
        search(&labelled, &quest, &context);
        CU_ASSERT_EQUAL(quest.is_violated, !is_cut);
        ltl_quest_free(&quest);
        ltl_free(&negation);
        free(labelled.graph);
    }
}

/* What the automaton does not ask for is searched all the same: there may be other errors. */
static void all_states_are_checked_whatever_the_formula(void)
{
    Numbers numbers = {52};
    for (int i = 0; i < 300; i++) {
        Labelled labelled = {.graph = graph_open_random(&numbers, 40)};
        Ltl negation;
        LtlQuest quest;
        Error error;
        int distances[VERTICES_MAX], wanted = 0, found = 0;
        graph_find_distances(labelled.graph, 40, distances);
        for (int v = 1; v < 40; v++)
            wanted += labelled.graph->wrong[v] && distances[v] != NONE;
        CU_ASSERT_FATAL(ltl_parse(&negation, formulas[i % FORMULAS], true, &error));
        CU_ASSERT_FATAL(ltl_quest_open(&quest, &negation, (Fairness)(i % 3)));
        labelled.ltl = &negation;
        quest.valuation = see_present;
        quest.reader = &labelled;
        Agents agents = graph_agents(labelled.graph);
        graph_begin(labelled.graph);
        SearchContext context = {.space = &labelled.graph->space,
                                 .max_depth = UINT32_MAX,
                                 .agents = &agents,
                                 .ltl = &quest,
                                 .figures = {.states = 1},
                                 .on_violation = graph_count_and_go_on,
                                 .observer = &found};
        Links links;
        links_create(&links);
        links_set(&links, 0, NO_STATE, 0);
        context.links = &links;
        CU_ASSERT_EQUAL(search_run(&ltl_search, &context, &(Limits){0}).status, SEARCH_COMPLETE);
        CU_ASSERT_EQUAL(found, wanted);
        if (found > 0)
            graph_follow_links(labelled.graph, &context);
        links_free(&links);
        ltl_quest_free(&quest);
        ltl_free(&negation);
        free(labelled.graph);
    }
}

const Test ltl_search_suite[] = {TEST(formulas_are_decided_as_on_the_whole_graph),
                                 TEST(a_violation_is_found_before_the_graph_is_complete),
                                 TEST(a_fair_part_of_an_unfair_component_is_found),
                                 TEST(a_run_that_was_cut_short_violates_nothing),
                                 TEST(all_states_are_checked_whatever_the_formula),
                                 {0}};
