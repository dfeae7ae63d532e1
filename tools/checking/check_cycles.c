/* Builds the graph of all states once more, step by step, and asks search/fair_cycles.h. */
#include "tools/checking/check_cycles.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/ltl_product.h"
#include "tools/checking/check_hangs.h"
#include "tools/checking/check_lasso.h"
#include "tools/program/properties.h"
#include "vm/thread_dump.h"
#include "vm/vm_threads.h"

static bool is_wanted(const Check *check, ViolationKind kind)
{
    return check->asked.session.properties >> kind & 1;
}

bool check_read_cycles(const Check *check, Error *error)
{
    const char *why = check_graph_obstacle(check);
    if (!properties_need_cycles(check->asked.session.properties))
        return true;
    return why == NULL
           || error_set(
               error, "livelocks, starvation and formulas of time are decided on the graph of all states: %s",
               why);
}

static uint64_t see_propositions(void *session)
{
    const Session *self = session;
    return goals_ltl_text(self->goals) != NULL ? goals_ltl_valuation(self->goals, self->vm) : 0;
}

static bool build_graph(Check *check, StateGraph *graph, Error *error)
{
    Session *session = &check->session;
    VmSpace *space = &session->stages[0].space;
    Agents agents = vm_space_agents(space);
    state_graph_build(graph, &space->space, &agents, 0,
                      &(GraphLimits){.see_state = see_propositions, .observer = session});
    return graph->agent_count <= GRAPH_AGENTS_MAX
           || error_set(error, "fairness is decided for at most %d threads; this program has %u",
                        GRAPH_AGENTS_MAX, graph->agent_count);
}

static void ask(Check *check, const StateGraph *graph, CycleQuery query, Lasso lasso)
{
    CycleFinder finder;
    query.fairness = check->asked.session.fairness;
    lasso.is_unfair = query.fairness == FAIRNESS_NONE;
    cycles_find(&finder, graph, &query);
    if (cycles_first(&finder) != UINT32_MAX)
        check_add_lasso(check, &finder, &lasso, NULL, 0);
    cycles_free(&finder);
}

/* --- starvation --- */

/* The name of a thread, in a state in which it is alive; allocated.  NULL: there is none. */
static char *name_of(Session *session, const StateGraph *graph, uint32_t thread)
{
    ThreadDump dump;
    uint32_t at = 0;
    while (at < graph->count && !(graph->states[at].alive & agent_bit(thread)))
        at++;
    if (at == graph->count)
        return NULL;
    states_enter(session->states, graph->states[at].state);
    thread_dump_take(session->vm, &dump);
    assert(thread < dump.count);
    char *name = memory_copy_string(dump.threads[thread].name);
    thread_dump_free(&dump);
    return name;
}

static bool find_starvation(Check *check, const StateGraph *graph, Error *error)
{
    const char *wanted = check->asked.session.starving;
    bool is_all = strcmp(wanted, "all") == 0, is_known = is_all;
    bool wants_all = check->asked.options.all_errors;
    uint32_t errors = check->errors.count;
    for (uint32_t i = 0; i < graph->agent_count && (wants_all || check->errors.count == errors); i++) {
        char *name = name_of(&check->session, graph, i);
        bool is_meant = name != NULL && (is_all || strcmp(name, wanted) == 0);
        is_known |= is_meant;
        free(name);
        if (!is_meant)
            continue;
        char *key = vm_thread_key(check->session.vm, i);
        AgentSet self = agent_bit(i);
        ask(check, graph, (CycleQuery){.excluded = self, .living = self, .others = ~self},
            (Lasso){.kind = "starvation", .subject = key});
        free(key);
    }
    return is_known || error_set(error, "starvation=%s: no thread of the program has this name", wanted);
}

/* --- formulas --- */

static bool find_ltl(Check *check, const StateGraph *graph, Error *error)
{
    const Goals *goals = check->session.goals;
    Buchi buchi;
    StateGraph product = {0};
    bool fits = buchi_create(&buchi, goals_ltl_negation(goals)) && ltl_product_build(&product, graph, &buchi);
    if (fits)
        ask(check, &product, (CycleQuery){.marks = buchi.sets},
            (Lasso){.kind = "ltl", .subject = (char *)goals_ltl_text(goals)});
    state_graph_free(&product);
    buchi_free(&buchi);
    return fits || error_set(error, "the formula is too large: %s", goals_ltl_text(goals));
}

bool check_find_cycles(Check *check, Error *error)
{
    StateGraph graph;
    bool is_complete = check->search.result.status == SEARCH_COMPLETE;
    if (!properties_need_cycles(check->asked.session.properties) || !is_complete
        || (check->errors.count > 0 && !check->asked.options.all_errors))
        return true;
    bool fits = build_graph(check, &graph, error);
    if (fits && is_wanted(check, VIOLATION_LIVELOCK))
        ask(check, &graph, (CycleQuery){.excluded = ~(AgentSet)0}, (Lasso){.kind = "livelock"});
    if (fits && is_wanted(check, VIOLATION_STARVATION))
        fits = find_starvation(check, &graph, error);
    if (fits && is_wanted(check, VIOLATION_LTL))
        fits = find_ltl(check, &graph, error);
    state_graph_free(&graph);
    return fits;
}
