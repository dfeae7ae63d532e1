/* The search of a check: a trial, the layout learnt from it, the whole by all workers; and the errors that it
 * meets.  See check.h. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/memory.h"
#include "tools/checking/check.h"
#include "tools/common/ask.h"
#include "tools/program/properties.h"
#include "tools/report/dot.h"
#include "vm/coverage.h"
#include "vm/vm_threads.h"

static bool is_known(const Check *check, const ViolationText *text)
{
    for (uint32_t i = 0; i < check->error_count; i++)
        if (strcmp(check->errors[i].kind, text->kind) == 0
            && strcmp(check->errors[i].message, text->message) == 0
            && (strcmp(text->kind, "goal") == 0 || strcmp(check->errors[i].details, text->details) == 0))
            return true;
    return false;
}

static double read_clock(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void add_error(Check *check, StateNumber state, const ViolationText *text)
{
    if (check->error_count == 0)
        check->first_error = state;
    check->errors = memory_resize(check->errors, (check->error_count + 1) * sizeof *check->errors);
    check->errors[check->error_count++] = *text;
}

bool check_take_error(Check *check, StateNumber state, const ViolationText *error)
{
    if (!is_known(check, error)) {
        add_error(check, state, error);
        return true;
    }
    ViolationText text = *error;
    violation_free(&text);
    return false;
}

/* What is executed from now on is no longer the search. */
static void fall_silent(Vm *vm)
{
    vm_flush_output(vm);
    vm_be_quiet(vm);
}

/* Keeps each error once, and each goal whatever the values are by which it holds; the search stops at the
 * first unless all are wanted. */
static bool on_violation(void *observer, const SearchContext *context, StateNumber state)
{
    Check *check = observer;
    ViolationText text;
    violation_describe(check->session.stages[context->worker].vm, check->session_options.properties, &text);
    if (check->error_count == 0)
        check->error_seconds = read_clock(CLOCK_MONOTONIC) - check->started;
    if (!check_take_error(check, state, &text))
        return false;
    if (!check->all_errors)
        fall_silent(check->session.stages[context->worker].vm);
    return !check->all_errors;
}

static const char *trouble(void *session)
{
    const char *problem = session_trouble(session);
    return problem == NULL && session_is_terminated(session) ? "Verify.terminateSearch" : problem;
}

void check_forget_errors(Check *check)
{
    for (uint32_t i = 0; i < check->error_count; i++)
        violation_free(&check->errors[i]);
    free(check->errors);
    check->errors = NULL;
    check->error_count = 0;
}

static Space *space_to_search(Check *check)
{
    if (!check_wants_stuck(check))
        return check->session.stages[0].searched;
    record_free(&check->record);
    Agents agents = vm_space_agents(&check->session.stages[0].space);
    record_open(&check->record, check->session.stages[0].searched, &agents);
    return &check->record.space;
}

/* The same, seen through the graph that is to be drawn. */
static Space *space_to_draw(Check *check)
{
    Space *space = space_to_search(check);
    drawing_free(&check->drawing);
    if (check->dot_limit == 0)
        return space;
    drawing_open(&check->drawing, space, (uint32_t)check->dot_limit, dot_label, check->session.vm);
    return &check->drawing.space;
}

/* After a complete search: who can never go on? */
static void look_for_stuck(Check *check)
{
    Stuck stuck;
    if (!stuck_find(&check->record, &check->links, &stuck))
        return;
    Vm *vm = check->session.vm;
    char **keys = memory_allocate(stuck.agent_count * sizeof *keys);
    check->session.stages[0].searched->enter(check->session.stages[0].searched, stuck.state);
    for (uint32_t i = 0; i < stuck.agent_count; i++)
        keys[i] = vm_thread_key(vm, stuck.agents[i]);
    ViolationText text;
    vm_describe_stuck(vm, keys, stuck.agent_count, &text);
    check->stuck = keys;
    check->stuck_count = stuck.agent_count;
    add_error(check, stuck.state, &text);
    check->context.figures.violations++;
    free(stuck.agents);
}

enum { BOUND_BUDGET = 200000 };

/* What a path has shown can make a state wrong that another path has led to before; and of several errors
 * none is the shortest. */
static uint64_t bound_budget(const Check *check)
{
    return check->all_errors || properties_follow_paths(check->session_options.properties) ? 0 : BOUND_BUDGET;
}

static RunResult run_search(Check *check, const Limits *limits)
{
    Session *session = &check->session;
    check_forget_errors(check);
    if (vm_coverage(session->vm) != NULL)
        coverage_forget(vm_coverage(session->vm));
    session_search_begins(session);
    session->stages[0].searched->enter(session->stages[0].searched,
                                       0); /* a trial has left the space elsewhere */
    check->agents = vm_space_agents(&session->stages[0].space);
    check->context = (SearchContext){.space = space_to_draw(check),
                                     .spaces = check->spaces,
                                     .space_count = session->stage_count,
                                     .links = &check->links,
                                     .max_depth = check->max_depth,
                                     .figures = {.states = 1},
                                     .settings = check->guidance.settings,
                                     .guide = check->guidance.guide,
                                     .vm = session->vm,
                                     .post = check->post,
                                     .shared = check->shared.vm != NULL ? &check->shared.space : NULL,
                                     .agents = &check->agents,
                                     .bound_budget = bound_budget(check),
                                     .on_violation = on_violation,
                                     .ask = ask_for_number,
                                     .observer = check};
    learning_attach(&check->learning, session, &check->context);
    links_set(&check->links, 0, NO_STATE, 0);
    check->started = read_clock(CLOCK_MONOTONIC);
    check->cpu_started = read_clock(CLOCK_PROCESS_CPUTIME_ID);
    session->stages[0].space.ignored = vm_is_ignored(session->vm);
    if (search_meets(&check->context, 0))
        return (RunResult){.status = SEARCH_VIOLATION};
    return search_run(session->stage_count > 1 ? check->guidance.search->team : check->guidance.search,
                      &check->context, limits);
}

enum { TRIAL_STATES = 2000, WALKS = 16, WALK_STEPS = 256 };

/* Random walks show what changes often; the vector is laid out accordingly.  Where there is but one choice, a
 * thread loops on its own: a step there is long and shows nothing new. */
static void walk_and_learn(Session *session)
{
    uint64_t random = 1;
    StateId first =
        states_figures(session->states).states; /* not those of the trial, which knows only one corner */
    for (int walk = 0; walk < WALKS; walk++) {
        states_enter(session->states, 0);
        for (int step = 0, count; step < WALK_STEPS && (count = vm_choice_count(session->vm)) > 1; step++) {
            bool is_new;
            random = random * 6364136223846793005u + 1442695040888963407u;
            vm_take(session->vm, (int)((random >> 33) % (unsigned)count));
            states_commit(session->states, &is_new);
        }
        vm_forget_fatal(session->vm); /* the search will say so if it gets there */
    }
    states_rearrange(session->states, first);
}

/* Each process lays its vector out as it likes. */
void check_prepare_to_share(Check *check)
{
    walk_and_learn(&check->session);
    vm_shared_space_open(&check->shared, check->session.vm, check->session.states,
                         check->session_options.properties, check->post->count);
}

static void add_workers(Check *check)
{
    Session *session = &check->session;
    session_add_stages(session, (int)check->workers);
    check->spaces = memory_allocate((size_t)session->stage_count * sizeof *check->spaces);
    for (int i = 0; i < session->stage_count; i++)
        check->spaces[i] = session->stages[i].searched;
}

static RunResult run_laid_out(Check *check, bool is_large)
{
    if (is_large)
        walk_and_learn(&check->session);
    unmatched_space_restart(&check->session.stages[0].unmatched);
    if (check->workers > 1)
        add_workers(check);
    return run_search(check, &check->limits);
}

/* There was a trial then.  Neither it nor the layout changes what a checkpoint says: states are numbered as
 * they are met, threads as it tells. */
static bool is_resumed(const Check *check)
{
    return check->limits.checkpoint != NULL && !check_is_distributed(check)
           && checkpoint_has_states(check->limits.checkpoint);
}

/* Small state spaces are searched as they are; for others the vector is laid out first and the search begins
 * anew, by all workers. */
static RunResult run_check(Check *check)
{
    check->limits.trouble = trouble;
    check->limits.trouble_context = &check->session;
    Limits trial = check->limits;
    bool is_trial = trial.states > TRIAL_STATES && states_are_exact(check->session.states)
                    && !check_is_distributed(check);
    if (is_resumed(check))
        return run_laid_out(check, is_trial);
    if (is_trial)
        trial.trial_states = TRIAL_STATES;
    RunResult result = run_search(check, &trial);
    if (!result.is_trial)
        return result;
    double spent = result.seconds;
    result = run_laid_out(check, true);
    result.seconds += spent;
    return result;
}

/* A complete search that has found that it cannot be sure of races is made again, with states that can be
 * told apart. */
static RunResult run_again_for_races(Check *check, const RunResult *first)
{
    Session *session = &check->session;
    states_enter(session->states, 0);
    vm_keep_orders(session->vm);
    states_rearrange(session->states, 0);
    unmatched_space_restart(&session->stages[0].unmatched);
    RunResult result = run_search(check, &check->limits);
    result.seconds += first->seconds;
    return result;
}

RunResult check_search(Check *check)
{
    RunResult result = run_check(check);
    if (result.status == SEARCH_COMPLETE && vm_orders_matter(check->session.vm))
        result = run_again_for_races(check, &result);
    check_progress_end(&check->progress, &check->context, result.seconds);
    check->cpu_seconds = read_clock(CLOCK_PROCESS_CPUTIME_ID) - check->cpu_started;
    if (check_wants_stuck(check) && result.status == SEARCH_COMPLETE)
        look_for_stuck(check);
    return result;
}
