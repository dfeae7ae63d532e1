/* Builds the graph of all states once more, step by step, and asks search/fair_cycles.h. */
#include "tools/checking/check_cycles.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/ltl_explorer.h"
#include "search/ltl_product.h"
#include "tools/checking/check_hangs.h"
#include "tools/checking/check_lasso.h"
#include "tools/program/properties.h"
#include "vm/states.h"
#include "vm/thread_dump.h"
#include "vm/vm_threads.h"

static bool is_wanted(const Check *check, ViolationKind kind)
{
    return check->asked.session.properties >> kind & 1;
}

bool check_read_cycles(Check *check, Error *error)
{
    const SessionOptions *session = &check->asked.session;
    const char *why = check_graph_obstacle(check);
    if (!properties_need_cycles(session->properties))
        return true;
    if (why != NULL)
        return error_set(
            error, "livelocks, starvation and formulas of time are decided on the graph of all states: %s",
            why);
    return !is_wanted(check, VIOLATION_LTL)
           || ltl_quest_open(&check->search.ltl, goals_ltl_negation(session->goals), session->fairness)
           || error_set(error, "the formula is too large: %s", goals_ltl_text(session->goals));
}

/* By the one search that goes to where the formula needs it, unless it is to be saved, leaves out what is too
 * deep, or takes choices that cannot be relied on. */
bool check_decides_ltl_on_the_fly(const Check *check)
{
    const CheckOptions *options = &check->asked.options;
    return is_wanted(check, VIOLATION_LTL) && check->session.stage_count == 1
           && strcmp(check->asked.guidance.search->name, "dfs") == 0 && options->checkpoint == NULL
           && options->resume == NULL && options->max_depth == UINT32_MAX
           && !check->asked.session.spurious_wakeups;
}

/* A run that Verify.ignoreIf or an error has cut short would have gone on. */
static bool is_cut(const Session *session)
{
    ViolationKind kind = states_violation(session->states, session->stages[0].space.properties).kind;
    return states_is_ignored(session->states) || (kind != VIOLATION_NONE && kind != VIOLATION_DEADLOCK);
}

static uint64_t see_propositions(void *reader)
{
    const Session *session = reader;
    states_refresh(session->states);
    return goals_ltl_valuation(session->goals, session->vm) | (is_cut(session) ? LTL_CUT : 0);
}

void check_watch_ltl(Check *check)
{
    LtlQuest *ltl = &check->search.ltl;
    ltl->valuation = see_propositions;
    ltl->reader = &check->session;
    ltl->stops = !check->asked.options.all_errors;
    ltl->is_decided = ltl->is_violated = false;
}

static bool agents_fit(const Check *check, uint32_t count, Error *error)
{
    return check->asked.session.fairness == FAIRNESS_NONE || count <= GRAPH_AGENTS_MAX
           || error_set(error, "fairness is decided for at most %d threads; this program has %u",
                        GRAPH_AGENTS_MAX, count);
}

static bool build_graph(Check *check, StateGraph *graph, Error *error)
{
    VmSpace *space = &check->session.stages[0].space;
    Agents agents = vm_space_agents(space);
    state_graph_build(graph, &space->space, &agents, 0, &(GraphLimits){.sees_progress = true});
    return agents_fit(check, graph->agent_count, error);
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

/* The product of what is known of the graph, for a short way to a violation. */
static bool add_violation_of_formula(Check *check, Error *error)
{
    const LtlQuest *ltl = &check->search.ltl;
    const char *text = goals_ltl_text(check->session.goals);
    StateGraph product = {0};
    bool fits = ltl_product_build(&product, &ltl->graph, &ltl->buchi);
    uint32_t errors = check->errors.count;
    if (fits)
        ask(check, &product, (CycleQuery){.marks = ltl->buchi.sets},
            (Lasso){.kind = "ltl", .subject = (char *)text});
    assert((!fits || check->errors.count > errors) && "what was accepted in part is accepted in whole");
    state_graph_free(&product);
    return fits || error_set(error, "the formula is too large: %s", text);
}

enum { LOOK_AROUND_LEAST = 5000 };

/* What a depth-first search has found can be a long way; as many states again may show a shorter one.  What
 * is met then that cannot be executed does not concern a violation that was found before. */
static void look_around(Check *check)
{
    LtlQuest *ltl = &check->search.ltl;
    VmSpace *space = &check->session.stages[0].space;
    Agents agents = vm_space_agents(space);
    uint32_t known = ltl->graph.count;
    if (check->asked.options.no_shorten)
        return;
    vm_be_quiet(check->session.vm);
    ltl_quest_look_around(ltl, &space->space, &agents, known > LOOK_AROUND_LEAST ? known : LOOK_AROUND_LEAST);
    vm_forget_fatal(check->session.vm);
}

static bool find_ltl(Check *check, Error *error)
{
    LtlQuest *ltl = &check->search.ltl;
    VmSpace *space = &check->session.stages[0].space;
    Agents agents = vm_space_agents(space);
    bool is_complete = check->search.result.status == SEARCH_COMPLETE;
    if (!ltl->is_decided && is_complete)
        ltl_quest_decide(ltl, &space->space, &agents);
    if (!agents_fit(check, ltl->graph.agent_count, error))
        return false;
    if (!ltl->is_violated)
        return true;
    look_around(check);
    return add_violation_of_formula(check, error);
}

bool check_find_cycles(Check *check, Error *error)
{
    StateGraph graph;
    bool is_complete = check->search.result.status == SEARCH_COMPLETE;
    unsigned others = 1u << VIOLATION_LIVELOCK | 1u << VIOLATION_STARVATION;
    bool wants_all = check->asked.options.all_errors;
    if (check->errors.count > 0 && !wants_all)
        return true;
    if (is_wanted(check, VIOLATION_LTL) && !find_ltl(check, error))
        return false;
    if (!(check->asked.session.properties & others) || !is_complete
        || (check->errors.count > 0 && !wants_all))
        return true;
    bool fits = build_graph(check, &graph, error);
    if (fits && is_wanted(check, VIOLATION_LIVELOCK))
        ask(check, &graph, (CycleQuery){.excluded = ~(AgentSet)0}, (Lasso){.kind = "livelock"});
    if (fits && is_wanted(check, VIOLATION_STARVATION))
        fits = find_starvation(check, &graph, error);
    state_graph_free(&graph);
    return fits;
}
