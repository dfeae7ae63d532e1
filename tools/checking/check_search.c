/* One run of a check's search: its context, the errors that it meets, the threads that are stuck in what it
 * has seen.  See check_search.h. */
#include "tools/checking/check_search.h"

#include <assert.h>
#include <stdlib.h>
#include <time.h>

#include "base/memory.h"
#include "tools/checking/check_cycles.h"
#include "tools/checking/check_errors.h"
#include "tools/checking/check_hangs.h"
#include "tools/checking/check_sleep.h"
#include "tools/checking/dive.h"
#include "tools/checking/layout_walks.h"
#include "tools/common/ask.h"
#include "tools/common/interrupts.h"
#include "tools/program/properties.h"
#include "tools/report/dot.h"
#include "vm/coverage.h"
#include "vm/vm_threads.h"

static double read_clock(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

double process_cpu_seconds(void) { return read_clock(CLOCK_PROCESS_CPUTIME_ID); }

/* What --max-time leaves, but a moment in any case: the path has to be executed again anyhow. */
static const double SHORTENING_LEAST = 0.2;

ShorteningOptions check_shortening(Check *check)
{
    double limit = check->asked.limits.seconds, searched = check->search.result.seconds,
           left = limit - searched;
    return (ShorteningOptions){.transitions = check->search.context.figures.transitions,
                               .search_seconds = searched,
                               .seconds = check->asked.options.shorten,
                               .most_seconds =
                                   limit > 0 ? left > SHORTENING_LEAST ? left : SHORTENING_LEAST : 0,
                               .most_bytes = check->asked.limits.bytes,
                               .interrupted = interrupts_flag(),
                               .spent = &check->reports.shorten_seconds};
}

/* Keeps each error once; the search stops at the first unless all are wanted.  What the program executes
 * after that is not part of the search, and is not printed. */
static bool on_violation(void *observer, const SearchContext *context, StateNumber state)
{
    Check *check = observer;
    Vm *vm = check->session.stages[context->worker].vm;
    ViolationText text;
    states_refresh(check->session.stages[context->worker].states);
    violation_describe(vm, check->asked.session.properties, &text);
    if (check->errors.count == 0)
        check->errors.first_seconds = read_clock(CLOCK_MONOTONIC) - check->search.started;
    bool is_new = check_errors_add(&check->errors, state, &text);
    bool stops = is_new && !check->asked.options.all_errors;
    if (stops) {
        vm_flush_output(vm);
        vm_be_quiet(vm);
    }
    return stops;
}

static const char *trouble(void *session)
{
    if (session_is_well(session))
        return NULL;
    const char *problem = session_trouble(session);
    if (problem == NULL && session_is_misled(session))
        return "an assumption does not hold";
    return problem == NULL && session_is_terminated(session) ? "Verify.terminateSearch" : problem;
}

void check_free_records(Check *check)
{
    for (int i = 0; i < check->search.record_count; i++)
        record_free(&check->search.records[i]);
    free(check->search.records);
    check->search.records = NULL;
    check->search.record_count = 0;
}

/* The space of a worker, seen through the record of all steps, if that is wanted. */
static Space *recorded_space(Check *check, int worker)
{
    Stage *stage = &check->session.stages[worker];
    if (!check_wants_stuck(check))
        return stage->searched;
    GraphRecord *record = &check->search.records[worker];
    Agents agents = vm_space_agents(&stage->space);
    if (worker == 0)
        record_open(record, stage->searched, &agents);
    else
        record_open_more(record, stage->searched, &agents);
    return &record->space;
}

/* The spaces of all workers; the first one is also seen through the graph that is drawn. */
static Space *observed_space(Check *check)
{
    CheckSearch *search = &check->search;
    int count = check->session.stage_count;
    check_free_records(check);
    if (check_wants_stuck(check)) {
        search->records = memory_allocate((size_t)count * sizeof *search->records);
        search->record_count = count;
    }
    Space *space = recorded_space(check, 0);
    for (int i = 0; search->spaces != NULL && i < count; i++)
        search->spaces[i] = i == 0 ? space : recorded_space(check, i);
    drawing_free(&search->drawing);
    if (check->asked.dot_limit > 0) {
        drawing_open(&search->drawing, space, check->asked.dot_limit, dot_label, check->session.states);
        space = &search->drawing.space;
    }
    return space;
}

enum { BOUND_BUDGET = 200000 };

/* Errors of paths can make a state wrong that another path has led to before; and of several errors none is
 * the shortest: then no lower bound for the length of a counterexample is looked for. */
static uint64_t bound_budget(const Check *check)
{
    return check->asked.options.all_errors || properties_follow_paths(check->asked.session.properties)
               ? 0
               : BOUND_BUDGET;
}

static void look_through_stages(Check *check)
{
    CheckSearch *search = &check->search;
    const Session *session = &check->session;
    search->sights = memory_resize(search->sights, (size_t)session->stage_count * sizeof *search->sights);
    for (int i = 0; i < session->stage_count; i++)
        search->sights[i] = (Sight){session->stages[i].vm, session->stages[i].states};
}

static SearchContext make_context(Check *check)
{
    CheckSearch *search = &check->search;
    Space *space = check_watch_hangs(check, observed_space(check));
    check_watch_ltl(check);
    look_through_stages(check);
    search->judge = vm_space_sleep_judge(&check->session.stages[0].space);
    search->distribution = (Distribution){.transport = check->transport,
                                          .space = search->shared,
                                          .ask = ask_for_number,
                                          .observer = check};
    return (SearchContext){.space = space,
                           .spaces = search->spaces,
                           .space_count = check->session.stage_count,
                           .links = &search->links,
                           .keeps_links = search->successor_spaces != NULL,
                           .hangs = check_wants_hangs(check) ? &search->hangs : NULL,
                           .ltl = check_decides_ltl_on_the_fly(check) ? &search->ltl : NULL,
                           .max_depth = (uint32_t)check->asked.options.max_depth,
                           .figures = {.states = 1},
                           .settings = check->asked.guidance.settings,
                           .guide = check->asked.guidance.guide,
                           .sights = search->sights,
                           .distribution = &search->distribution,
                           .agents = &search->agents,
                           .sleep = check_sleeps(check) ? &search->judge : NULL,
                           .bound_budget = bound_budget(check),
                           .on_violation = on_violation,
                           .observer = check};
}

/* Remembers steps as long as the search runs. */
static void begin_remembering(Check *check)
{
    const CheckOptions *options = &check->asked.options;
    for (int i = 0; i < check->session.stage_count; i++) {
        Stage *stage = &check->session.stages[i];
        if (options->no_step_cache || !states_can_remember_steps(stage->states))
            return;
        states_remember_steps(stage->states, &(StepSettings){.bytes = (size_t)options->step_cache << 20,
                                                             .check = check->asked.session.check_states,
                                                             .omitted = options->omit_question,
                                                             .compares = check_sleeps(check),
                                                             .overlooked = options->overlook_conflict});
    }
}

static void add_figures(StepFigures *sum, StepFigures figures)
{
    sum->hits += figures.hits;
    sum->misses += figures.misses;
    sum->rested += figures.rested;
    for (int i = 0; i < OBSTACLES_MAX; i++)
        sum->obstacles[i] += figures.obstacles[i];
    sum->steps += figures.steps;
    sum->bytes += figures.bytes;
}

static void end_remembering(Check *check)
{
    check->search.steps = (StepFigures){0};
    for (int i = 0; i < check->session.stage_count; i++) {
        Stage *stage = &check->session.stages[i];
        add_figures(&check->search.steps, states_step_figures(stage->states));
        states_forget_steps(stage->states);
    }
}

static bool learn_midway(void *session) { return session_learn_layout_midway(session); }

/* Random walks in the middle of a search do no harm if nothing is kept but states, and one worker goes on. */
static bool can_learn_midway(const Check *check)
{
    const Search *algorithm = check->asked.guidance.search;
    const Session *session = &check->session;
    return check->asked.workers == 1 && states_are_exact(session->states)
           && states_can_remember_steps(session->states) && !session->options.print && !algorithm->is_sample
           && !algorithm->learns && !program_uses_counters(session->launch.program);
}

bool check_can_estimate_whole(const Check *check)
{
    const CheckRequest *asked = &check->asked;
    return !asked->guidance.search->is_sample && !check_is_distributed(check)
           && states_are_exact(check->session.states) && !asked->session.no_match && !asked->session.print
           && !asked->session.symmetric /* numbers of states tell nothing of how many there are */
           && asked->options.allow.count == 0 && !asked->options.coverage
           && !program_uses_counters(check->session.launch.program);
}

RunResult check_search_from_start(Check *check, uint64_t probe_states)
{
    Session *session = &check->session;
    CheckSearch *search = &check->search;
    const Search *algorithm = check->asked.guidance.search;
    Limits limits = check->asked.limits;
    limits.trial_states = probe_states;
    limits.goes_on = can_learn_midway(check) ? learn_midway : NULL;
    limits.goes_on_context = session;
    limits.trouble = trouble;
    limits.trouble_context = session;
    if (dive_is_wanted(check))
        limits.goes_on_past = dive_when_due, limits.goes_on_past_context = check;
    check_errors_clear(&check->errors);
    if (vm_coverage(session->vm) != NULL)
        coverage_forget(vm_coverage(session->vm));
    session_search_begins(session);
    session->stages[0].searched->enter(session->stages[0].searched,
                                       0); /* a search before left it elsewhere */
    search->agents = vm_space_agents(&session->stages[0].space);
    search->context = make_context(check);
    learning_attach(&search->learning, session, &search->context);
    links_set(&search->links, 0, NO_STATE, 0);
    search->started = read_clock(CLOCK_MONOTONIC);
    search->cpu_started = process_cpu_seconds();
    session->stages[0].space.ignored = vm_is_ignored(session->vm);
    if (search_check_state(&search->context, 0))
        return (RunResult){.status = SEARCH_VIOLATION};
    begin_remembering(check);
    check->reports.progress.estimate.session =
        session->stage_count == 1 && check_can_estimate_whole(check) ? session : NULL;
    algorithm = session->stage_count > 1      ? algorithm->team
                : search->context.ltl != NULL ? &ltl_search
                                              : algorithm;
    RunResult result = search_run(algorithm, &search->context, &limits);
    check_decide_hangs(check, &result);
    if (result.status == SEARCH_COMPLETE && check->asked.options.overlook_conflict != NULL) {
        result.status = SEARCH_GAVE_UP;
        result.reason = "conflicts were overlooked on purpose";
    }
    end_remembering(check);
    return result;
}

void check_add_workers(Check *check)
{
    Session *session = &check->session;
    assert(check->search.spaces == NULL && "workers are added once");
    session_add_stages(session, check->asked.workers);
    check->search.spaces = memory_allocate((size_t)session->stage_count * sizeof *check->search.spaces);
}

void check_find_stuck_threads(Check *check)
{
    assert(check->search.result.status == SEARCH_COMPLETE
           && "only a complete search shows that threads can never go on");
    Stuck stuck;
    for (int i = 1; i < check->search.record_count; i++)
        record_add(&check->search.records[0], &check->search.records[i]);
    if (!stuck_find(&check->search.records[0], &check->search.links, &stuck))
        return;
    Space *space = check->session.stages[0].searched;
    char **keys = memory_allocate(stuck.agent_count * sizeof *keys);
    space->enter(space, stuck.state);
    for (uint32_t i = 0; i < stuck.agent_count; i++)
        keys[i] = vm_thread_key(check->session.vm, stuck.agents[i]);
    ViolationText text;
    vm_describe_stuck(check->session.vm, keys, stuck.agent_count, &text);
    check->errors.stuck = keys;
    check->errors.stuck_count = stuck.agent_count;
    check_errors_add(&check->errors, stuck.state, &text);
    check->search.context.figures.violations++;
    free(stuck.agents);
}

void check_add_up_totals(Check *check)
{
    const Dives *dives = &check->search.dives;
    check->totals = (CheckTotals){.instructions = check->saving.instructions_before + dives->instructions
                                                  + session_instructions(&check->session),
                                  .ignored = dives->ignored + session_ignored(&check->session),
                                  .exits = session_exits(&check->session),
                                  .clock_reads = session_clock_reads(&check->session),
                                  .store = states_figures(check->session.states)};
}
