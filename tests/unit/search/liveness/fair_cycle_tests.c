/* Tests of fair cycles on random graphs, against the definition, by trying all sets of vertices. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/fair_cycles.h"
#include "tests/unit/graph.h"
#include "tests/unit/suite.h"

enum { SMALL = 7 };

static Graph *open_random(Numbers *numbers, int vertices)
{
    Graph *graph = graph_open();
    uint32_t most = 1 + numbers_below(numbers, 3);
    for (int v = 0; v < vertices; v++) {
        uint32_t count = numbers_below(numbers, most + 1);
        for (uint32_t i = 0; i < count; i++) {
            graph->edges[v][i] = (int)numbers_below(numbers, (uint32_t)vertices);
            graph->actor[v][i] = (int)numbers_below(numbers, AGENTS);
            graph->progress[v][i] = numbers_below(numbers, 5) == 0;
            graph->lucky[v][i] = numbers_below(numbers, 12) == 0;
        }
        for (int agent = 0; agent < AGENTS; agent++)
            graph->done[v][agent] = numbers_below(numbers, 6) == 0;
    }
    return graph;
}

/* Steps that nobody can rely on are none. */
static bool step_counts(const CycleQuery *query, const Graph *graph, int v, int i)
{
    return !graph->lucky[v][i] && !(graph->progress[v][i] && query->excluded >> graph->actor[v][i] & 1);
}

static uint64_t marks_of(int vertex) { return (uint64_t)1 << vertex % 4; }

static bool has(unsigned set, int vertex) { return set >> vertex & 1; }

/* Can one go from every vertex of the set to every other, or to itself, by steps that count, without leaving
 * the set? */
static bool is_connected(const Graph *graph, const CycleQuery *query, unsigned set, int vertices)
{
    for (int start = 0; start < vertices; start++) {
        unsigned reached = 0, before = 1;
        if (!has(set, start))
            continue;
        for (unsigned from = 1u << start; reached != before; from = reached) {
            before = reached;
            for (int v = 0; v < vertices; v++)
                for (int i = 0; has(from, v) && i < DEGREE_MAX && graph->edges[v][i] != NONE; i++)
                    if (step_counts(query, graph, v, i) && has(set, graph->edges[v][i]))
                        reached |= 1u << graph->edges[v][i];
        }
        if (reached != set)
            return false;
    }
    return true;
}

/* Is the way through all steps inside of the set such a cycle? */
static bool is_cycle(const Graph *graph, const CycleQuery *query, unsigned set, int vertices)
{
    AgentSet acted = 0, always = ~(AgentSet)0, once = 0, alive = ~(AgentSet)0;
    uint64_t marks = 0;
    bool is_left = false;
    for (int v = 0; v < vertices; v++) {
        if (!has(set, v))
            continue;
        marks |= marks_of(v);
        for (int agent = 0; agent < AGENTS; agent++) {
            AgentSet bit = (AgentSet)1 << agent;
            once |= graph_is_enabled(graph, v, agent) ? bit : 0;
            always &= graph_is_enabled(graph, v, agent) ? always : ~bit;
            alive &= graph->done[v][agent] ? ~bit : alive;
        }
        for (int i = 0; i < DEGREE_MAX && graph->edges[v][i] != NONE; i++) {
            bool stays = step_counts(query, graph, v, i) && has(set, graph->edges[v][i]);
            is_left |= !stays && !graph->lucky[v][i];
            acted |= stays ? (AgentSet)1 << graph->actor[v][i] : 0;
        }
    }
    always &= ((AgentSet)1 << AGENTS) - 1;
    AgentSet wanted = query->fairness == FAIRNESS_STRONG ? once
                      : query->fairness == FAIRNESS_WEAK ? always
                                                         : 0;
    return is_connected(graph, query, set, vertices) && !(query->is_bottom && is_left)
           && (wanted & ~acted) == 0 && (alive & query->living) == query->living
           && (query->others == 0 || (acted & query->others) != 0) && (marks & query->marks) == query->marks;
}

/* The vertices that lie on some such cycle: all sets of vertices are tried. */
static unsigned find_cycles(const Graph *graph, const CycleQuery *query, int vertices)
{
    unsigned found = 0;
    for (unsigned set = 1; set < 1u << vertices; set++)
        if ((set & ~found) != 0 && is_cycle(graph, query, set, vertices))
            found |= set;
    return found;
}

static uint64_t mark_present(void *graph) { return marks_of(((const Graph *)graph)->present); }

/* A cycle is one, from the state and back to it, and has all that is asked for. */
static void check_cycle(const StateGraph *states, const CycleQuery *query, uint32_t index, const Cycle *cycle)
{
    AgentSet acted = 0, enabled = ~(AgentSet)0, once = 0;
    uint64_t marks = 0;
    uint32_t present = index;
    CU_ASSERT(cycle->length > 0);
    for (uint32_t i = 0; i < cycle->length; i++) {
        const GraphStep *step = &states->steps[cycle->steps[i]];
        CU_ASSERT(cycle->steps[i] >= graph_steps_begin(states, present)
                  && cycle->steps[i] < graph_steps_end(states, present));
        CU_ASSERT((step->progressed & query->excluded) == 0);
        CU_ASSERT((states->states[present].alive & query->living) == query->living);
        acted |= step->acted;
        present = step->to;
        enabled &= states->states[present].enabled;
        once |= states->states[present].enabled;
        marks |= states->states[present].marks;
    }
    CU_ASSERT_EQUAL(present, index);
    CU_ASSERT(query->fairness != FAIRNESS_WEAK || (enabled & ~acted) == 0);
    CU_ASSERT(query->fairness != FAIRNESS_STRONG || (once & ~acted) == 0);
    CU_ASSERT(query->others == 0 || (acted & query->others) != 0);
    CU_ASSERT_EQUAL(marks & query->marks, query->marks);
}

static int try_query(Graph *graph, const CycleQuery *query, int vertices)
{
    StateGraph states;
    CycleFinder finder;
    int found = 0;
    graph_begin(graph);
    Agents agents = graph_agents(graph);
    CU_ASSERT(state_graph_build(
        &states, &graph->space, &agents, 0,
        &(GraphLimits){.see_state = mark_present, .observer = graph, .sees_progress = true}));
    cycles_find(&finder, &states, query);
    unsigned wanted = find_cycles(graph, query, vertices);
    for (uint32_t i = 0; i < states.count; i++) {
        int vertex = graph->numbering->vertex[states.states[i].state];
        CU_ASSERT_EQUAL(cycles_has(&finder, i), has(wanted, vertex));
        if (!cycles_has(&finder, i))
            continue;
        found++;
        Cycle cycle = cycles_through(&finder, i);
        check_cycle(&states, query, i, &cycle);
        free(cycle.steps);
    }
    CU_ASSERT_EQUAL(cycles_first(&finder) != UINT32_MAX, found > 0);
    cycles_free(&finder);
    state_graph_free(&states);
    return found > 0;
}

static void cycles_are_found_where_the_definition_has_them(void)
{
    Numbers numbers = {31};
    int found = 0, count = 6000;
    for (int i = 0; i < count; i++) {
        int vertices = 1 + (int)numbers_below(&numbers, SMALL);
        Graph *graph = open_random(&numbers, vertices);
        CycleQuery query = {
            .fairness = (Fairness)numbers_below(&numbers, 3),
            .is_bottom = false,
            .excluded = numbers_below(&numbers, 1 << AGENTS),
            .living = numbers_below(&numbers, 3) == 0 ? numbers_below(&numbers, 1 << AGENTS) : 0,
            .others = numbers_below(&numbers, 3) == 0 ? numbers_below(&numbers, 1 << AGENTS) : 0,
            .marks = numbers_below(&numbers, 3) == 0 ? numbers_below(&numbers, 16) : 0};
        found += try_query(graph, &query, vertices);
        free(graph);
    }
    CU_ASSERT(found > count / 20 && found < count);
}

/* As hangs are looked for: first the fair ones, then all. */
static void cycles_that_nothing_leaves_are_found_where_the_definition_has_them(void)
{
    Numbers numbers = {32};
    int found = 0, count = 2000;
    for (int i = 0; i < count; i++) {
        int vertices = 1 + (int)numbers_below(&numbers, SMALL);
        Graph *graph = open_random(&numbers, vertices);
        CycleQuery query = {.fairness = i % 2 ? FAIRNESS_STRONG : FAIRNESS_NONE, .is_bottom = true};
        found += try_query(graph, &query, vertices);
        free(graph);
    }
    CU_ASSERT(found > count / 20 && found < count);
}

const Test fair_cycles_suite[] = {TEST(cycles_are_found_where_the_definition_has_them),
                                  TEST(cycles_that_nothing_leaves_are_found_where_the_definition_has_them),
                                  {0}};
