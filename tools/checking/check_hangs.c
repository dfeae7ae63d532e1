/* Connects search/hangs.h to a check. */
#include "tools/checking/check_hangs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/fair_cycles.h"
#include "tools/checking/check_cycles.h"
#include "tools/checking/check_errors.h"
#include "tools/checking/check_lasso.h"
#include "tools/checking/check_sleep.h"
#include "tools/report/who_spins.h"
#include "vm/footnotes.h"

const char *check_graph_obstacle(const Check *check)
{
    const CheckRequest *asked = &check->asked;
    if (asked->session.hash_store)
        return "--store hash keeps no states that could be entered again";
    if (asked->session.no_match)
        return "with --no-match no state is met twice";
    if (check_is_distributed(check))
        return "the states are spread over processes";
    return NULL;
}

bool check_read_hangs(Check *check, Error *error)
{
    CheckRequest *asked = &check->asked;
    unsigned hang = 1u << VIOLATION_HANG;
    const char *why = check_graph_obstacle(check);
    if (!(asked->session.properties & hang) || why == NULL)
        return true;
    if (asked->options.properties != NULL)
        return error_set(error, "hangs are found on the graph of all states: %s", why);
    asked->session.properties &= ~hang;
    asked->no_hangs = why;
    return true;
}

/* A depth-first search by one worker meets components while it runs, unless some choices cannot be relied on,
 * or it goes on from a checkpoint. */
static bool is_found_on_the_fly(const Check *check)
{
    const char *name = check->asked.guidance.search->name;
    return check->session.stage_count == 1 && !check->asked.session.spurious_wakeups
           && !check_decides_ltl_on_the_fly(check) && check->asked.options.resume == NULL
           && (strcmp(name, "dfs") == 0 || strcmp(name, "random-dfs") == 0);
}

/* What may come from outside at any time is no part of a state: clocks that stand still in a search, files,
 * processes, the network. */
static bool may_be_rescued(const Check *check)
{
    const Program *program = check->session.launch.program;
    return footnote_is_noted(program, FOOTNOTE_REAL_FILES) || footnote_is_noted(program, FOOTNOTE_PROCESSES)
           || footnote_is_noted(program, FOOTNOTE_NETWORK);
}

static bool clock_stands(const Check *check)
{
    return !check->asked.session.timeless && check->asked.session.clock_step == 0;
}

void check_forget_hangs(Check *check)
{
    CheckSearch *search = &check->search;
    successors_free(&search->successors);
    spin_notes_free(&search->spins);
    hangs_free(&search->hangs);
    free(search->successor_spaces);
    free(search->worker_agents);
    search->successor_spaces = NULL;
    search->worker_agents = NULL;
}

/* A contract says which operations may stay pending for ever.  That some scenario ends is not asked then. */
static bool is_judged_by_contract(const Check *check)
{
    return strcmp(check->session.launch.main_class, "clew.internal.contracts.Scenario") == 0;
}

static bool contract_permits(void *session)
{
    const Session *self = session;
    states_refresh(self->states);
    return vm_may_stay_blocked(self->vm);
}

Space *check_watch_hangs(Check *check, Space *space)
{
    CheckSearch *search = &check->search;
    Session *session = &check->session;
    check_forget_hangs(check);
    search->hangs = (Hangs){.on_the_fly = is_found_on_the_fly(check),
                            .stops = !check->asked.options.all_errors && !clock_stands(check)
                                     && check->asked.options.allow.count == 0};
    if (is_judged_by_contract(check)) {
        search->hangs.has_end = true;
        search->hangs.is_permitted = contract_permits;
        search->hangs.judge = session;
    }
    if (!check_wants_hangs(check) || search->hangs.on_the_fly)
        return space;
    size_t count = (size_t)session->stage_count;
    successors_create(&search->successors);
    search->successor_spaces = memory_allocate(count * sizeof *search->successor_spaces);
    search->worker_agents = memory_allocate(count * sizeof *search->worker_agents);
    for (size_t i = 0; i < count; i++) {
        search->worker_agents[i] = vm_space_agents(&session->stages[i].space);
        successor_space_open(&search->successor_spaces[i], i == 0 ? space : search->spaces[i],
                             &search->successors,
                             check->asked.session.spurious_wakeups ? &search->worker_agents[i] : NULL);
        if (search->spaces != NULL)
            search->spaces[i] = &search->successor_spaces[i].space;
    }
    return &search->successor_spaces[0].space;
}

/* A state that the search has not met: what it took for all states is not all. */
static void admit_unseen_state(RunResult *result)
{
    result->status = SEARCH_GAVE_UP;
    result->reason = "a step that was taken again has led to a state that the search had not met";
}

void check_decide_hangs(Check *check, RunResult *result)
{
    CheckSearch *search = &check->search;
    if (!check_wants_hangs(check) || result->status != SEARCH_COMPLETE || search->hangs.is_decided)
        return;
    Session *session = &check->session;
    Agents agents = vm_space_agents(&session->stages[0].space);
    bool is_decided = hangs_decide(&search->hangs, &session->stages[0].space.space,
                                   check->asked.session.spurious_wakeups ? &agents : NULL,
                                   search->successor_spaces != NULL ? &search->successors : NULL,
                                   (uint32_t)search->context.figures.states);
    if (!is_decided)
        admit_unseen_state(result);
    /* The ways to states are kept by a search that meets hangs itself, and by those that keep successors. */
    if (hangs_are_there(&search->hangs) && check_sleeps(check))
        session->launch.program->refuted |= 1u << REDUCTION_SLEEP;
}

/* All states of a hang.  true: a clock is read in it, which stands still. */
static bool open_hang(Check *check, StateNumber state, StateGraph *graph)
{
    Session *session = &check->session;
    VmSpace *space = &session->stages[0].space;
    Agents agents = vm_space_agents(space);
    uint64_t reads_before = vm_clock_reads(session->vm);
    state_graph_build(graph, &space->space, &agents, state, &(GraphLimits){0});
    return clock_stands(check) && vm_clock_reads(session->vm) > reads_before;
}

/* A cycle that is fair if there is one: one thread may keep all others from running, by an endless atomic
 * section or by asking for values for ever. */
static void add_hang(Check *check, const StateGraph *graph)
{
    CycleFinder finder;
    uint32_t length;
    cycles_find(&finder, graph, &(CycleQuery){.is_bottom = true});
    bool is_unfair = cycles_first(&finder) == UINT32_MAX;
    if (is_unfair) {
        cycles_free(&finder);
        cycles_find(&finder, graph, &(CycleQuery){.is_bottom = true, .fairness = FAIRNESS_NONE});
    }
    uint16_t *choices = links_path(&check->search.links, graph->states[0].state, &length);
    check_add_lasso(check, &finder, &(Lasso){.kind = "hang", .is_unfair = is_unfair}, choices, length);
    cycles_free(&finder);
}

/* The hangs that no clock can end: the first, or if all errors are wanted one for each answer to who goes
 * round where. */
static void add_hangs(Check *check)
{
    const Hangs *hangs = &check->search.hangs;
    bool wants_all = check->asked.options.all_errors, is_done = false;
    SpinPlaces known = {0};
    for (uint32_t i = 0; i < hangs->count && !is_done; i++) {
        StateGraph graph;
        if (!open_hang(check, hangs->found[i], &graph)) {
            bool is_new = !wants_all || spin_places_add(&known, &check->session, &graph);
            if (is_new)
                add_hang(check, &graph);
            is_done = !wants_all;
        }
        state_graph_free(&graph);
    }
    spin_places_free(&known);
}

/* Whoever asks for hangs by name wants to know; a contract is told otherwise. */
static void leave_undecided(Check *check)
{
    RunResult *result = &check->search.result;
    check->search.hangs_undecided = true;
    if (check->asked.options.properties == NULL || is_judged_by_contract(check)
        || result->status != SEARCH_COMPLETE || check->errors.count > 0)
        return;
    result->status = SEARCH_GAVE_UP;
    result->reason = "whether the program can hang is not decided";
}

void check_find_hangs(Check *check)
{
    Hangs *hangs = &check->search.hangs;
    uint32_t errors = check->errors.count;
    if (!check_wants_hangs(check))
        return;
    if (errors == 0 && check->search.result.status == SEARCH_COMPLETE)
        for (uint32_t i = 0; i < hangs->cycle_count; i++)
            spin_notes_look(&check->search.spins, &check->session, hangs->cycles[i]);
    if (!hangs_are_there(hangs))
        return;
    if (!may_be_rescued(check))
        add_hangs(check);
    if (check->errors.count == errors)
        leave_undecided(check);
}
