/* Connects search/hangs.h to a check. */
#include "tools/checking/check_hangs.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/fair_cycles.h"
#include "tools/checking/check_errors.h"
#include "tools/checking/check_lasso.h"
#include "tools/report/hang_region.h"
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
           && check->asked.options.resume == NULL
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

void check_decide_hangs(Check *check, const RunResult *result)
{
    CheckSearch *search = &check->search;
    if (!check_wants_hangs(check) || result->status != SEARCH_COMPLETE || search->hangs.is_decided)
        return;
    Session *session = &check->session;
    Agents agents = vm_space_agents(&session->stages[0].space);
    hangs_decide(&search->hangs, &session->stages[0].space.space,
                 check->asked.session.spurious_wakeups ? &agents : NULL,
                 search->successor_spaces != NULL ? &search->successors : NULL,
                 (uint32_t)search->context.figures.states);
}

/* false: what seems to be a hang rests on a clock that stands still. */
static bool add_hang(Check *check, StateNumber state)
{
    HangRegion region;
    CycleFinder finder;
    uint32_t length;
    hang_region_open(&region, &check->session, state, 0);
    assert(!region.can_end && "a hang has no end");
    bool is_sure = !(clock_stands(check) && region.reads_clock);
    if (is_sure) {
        cycles_find(&finder, &region.graph, &(CycleQuery){.is_bottom = true});
        uint16_t *choices = links_path(&check->search.links, state, &length);
        check_add_lasso(check, &finder, &(Lasso){.kind = "hang"}, choices, length);
        cycles_free(&finder);
    }
    hang_region_close(&region);
    return is_sure;
}

void check_find_hangs(Check *check)
{
    Hangs *hangs = &check->search.hangs;
    if (!check_wants_hangs(check))
        return;
    if (check->errors.count == 0 && check->search.result.status == SEARCH_COMPLETE)
        for (uint32_t i = 0; i < hangs->cycle_count; i++)
            spin_notes_look(&check->search.spins, &check->session, hangs->cycles[i]);
    if (!hangs_are_there(hangs))
        return;
    for (uint32_t i = 0; i < hangs->count && !may_be_rescued(check); i++)
        if (add_hang(check, hangs->found[i]))
            return;
    check->search.hangs_undecided = true;
}
