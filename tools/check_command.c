/* `clew check`: searches the ways in which threads and choices combine, and shows what is wrong. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/run.h"
#include "search/stuck.h"
#include "tools/commands.h"
#include "tools/counterexample.h"
#include "tools/feasible.h"
#include "tools/guidance.h"
#include "tools/properties.h"
#include "tools/session.h"
#include "tools/shortening.h"
#include "tools/summary.h"
#include "tools/suspects.h"
#include "vm/agents.h"
#include "vm/coverage.h"

static const OptionSpec options_of_check[] = {
    LAUNCH_OPTIONS,
    GUIDANCE_OPTIONS,
    {"-j", "N", "search with N workers at the same time (stuck threads are looked for by one)"},
    {"--step", "SIZE", "where thread choices are offered: visible (default), line or bytecode"},
    {"--single-steps", NULL, "end a step also where there is only one way to go on, as at the end of a thread or at Verify.breakTransition"},
    {"--no-reduction", NULL, "take every access to any object as visible to other threads"},
    {"--property", "LIST", "what counts as wrong: deadlock,assertion,exception (default), race, race=lockset, stuck"},
    {"--store", "KIND", "how states are kept: exact (default), or hash: 64 bits of each, for very deep dfs"},
    {"--no-match", NULL, "state matching off: follow every path to its end, even through states seen before"},
    {"--coverage", NULL, "count what is executed: instructions and branches of each class, by each thread"},
    {"--spurious-wakeups", NULL, "let Object.wait, Condition.await and park return at any moment for no reason"},
    {"--clock", "MILLIS", "the time when the program starts, since 1970 (default: the year 2020)"},
    {"--clock-step", "MILLIS", "time that passes with each look at a clock (default 0: none)"},
    {"--max-states", "N", "stop after this many states"},
    {"--max-depth", "N", "leave out what is deeper"},
    {"--max-time", "S", "stop after this many seconds, such as 0.5"},
    {"--max-memory", "MB", "stop when the process has grown to this size"},
    {"--check-states", NULL, "test clew itself: leave and enter each state again, compare everything, repeat each step"},
    {"--collect-always", NULL, "test clew itself: collect at every allocation"},
    {"--constant-hash", NULL, "test clew itself: the state store's hashes are all the same"},
    {"--all-errors", NULL, "go on after a violation and list each once"},
    {"--print", NULL, "show the program's own output as the search executes it"},
    {"--json", "FILE", "write the summary (- is standard output)"},
    {"--trace", "FILE", "write the counterexample, for clew replay"},
    {"-sp", "PATH", "where source files are: folders, jars or zips, separated by ':'; beside the classes they are found without"},
    {"--full-trace", NULL, "show every row of the counterexample, fold nothing (so does -v)"},
    {"--shorten", "S", "look for a shorter counterexample for this many seconds; default: for a tenth of the search"},
    {"--no-shorten", NULL, "show the counterexample as the search found it"},
    {"-v", NULL, "more figures"},
    {0}
};

/* The one thing that a signal handler can reach. */
static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

typedef struct Check {
    Options        options;
    SessionOptions session_options;
    Guidance       guidance;
    Limits         limits;
    uint32_t       max_depth;
    Session        session;
    SearchContext  context;
    Links          links;
    int64_t        workers;             /* wanted */
    Space        **spaces;              /* of the workers */
    bool           all_errors;
    ViolationText *errors;              /* distinct ones */
    uint32_t       error_count;
    StateNumber    first_error;
    Record         record;              /* of the search, when threads that are stuck are wanted */
    char         **stuck;               /* their keys, if they are the first error */
    uint32_t       stuck_count;
    int64_t        shorten_seconds;     /* 0: a tenth of the search */
    Sources       *sources;
} Check;

static bool read_step(Check *check, Error *error)
{
    static const char *const names[] = {"visible", "line", "bytecode", NULL};
    const char *name = options_text(&check->options, "--step", "visible");
    for (int i = 0; names[i] != NULL; i++) {
        if (strcmp(name, names[i]) == 0) {
            check->session_options.step = (StepSize)i;
            return true;
        }
    }
    return error_set(error, "unknown step %s (visible, line or bytecode)", name);
}

static bool read_store(Check *check, Error *error)
{
    const char *name = options_text(&check->options, "--store", "exact");
    check->session_options.hash_store = strcmp(name, "hash") == 0;
    check->session_options.no_match = options_has(&check->options, "--no-match");
    if (!check->session_options.hash_store)
        return strcmp(name, "exact") == 0 || error_set(error, "unknown store %s (exact or hash)", name);
    if (check->guidance.search->needs_entry)
        return error_set(error, "--search %s enters states again, which --store hash cannot; use --store exact, or --search dfs",
                         check->guidance.search->name);
    return !options_has(&check->options, "--constant-hash") || error_set(error, "with --constant-hash all states would be the same to --store hash");
}

static bool wants_stuck(const Check *check)
{
    return check->session_options.properties & 1u << VIOLATION_STUCK;
}

static bool read_limits(Check *check, Error *error)
{
    int64_t states = UINT32_MAX - 1, depth = UINT32_MAX, megabytes = 0;
    double seconds = 0;
    check->workers = 1;
    const Options *options = &check->options;
    if (!options_number(options, "--max-states", 1, UINT32_MAX - 1, &states, error)
        || !options_number(options, "-j", 1, 256, &check->workers, error) || !options_number(options, "--max-depth", 1, UINT32_MAX, &depth, error)
        || !options_decimal(options, "--max-time", 0.001, 1e9, &seconds, error)
        || !options_number(options, "--max-memory", 1, 1 << 24, &megabytes, error)
        || !options_number(options, "--shorten", 1, 1 << 30, &check->shorten_seconds, error))
        return false;
    if (check->workers > 1 && (check->session_options.hash_store || check->session_options.no_match || options_has(options, "--coverage")))
        return error_set(error, "--store hash, --no-match and --coverage work with one worker only, not with -j %d", (int)check->workers);
    if (check->session_options.hash_store && properties_follow_paths(check->session_options.properties))
        return error_set(error, "--store hash keeps nothing that races could be found by; use --store exact");
    if ((check->session_options.hash_store || check->session_options.no_match) && wants_stuck(check))
        return error_set(error, "stuck threads are found on the graph of all states; use --store exact, and no --no-match");
    check->max_depth = (uint32_t)depth;
    check->limits = (Limits){.states = (uint64_t)states, .seconds = seconds, .bytes = (size_t)megabytes << 20, .interrupted = &interrupted};
    return true;
}

static bool read_clock(Check *check, Error *error)
{
    check->session_options.clock = CLOCK_DEFAULT;
    return options_number(&check->options, "--clock", 0, INT64_MAX / 1000000, &check->session_options.clock, error)
        && options_number(&check->options, "--clock-step", 0, INT32_MAX, &check->session_options.clock_step, error);
}

static bool is_known(const Check *check, const ViolationText *text)
{
    for (uint32_t i = 0; i < check->error_count; i++)
        if (strcmp(check->errors[i].kind, text->kind) == 0 && strcmp(check->errors[i].message, text->message) == 0
            && strcmp(check->errors[i].details, text->details) == 0)
            return true;
    return false;
}

static void add_error(Check *check, StateNumber state, const ViolationText *text)
{
    if (check->error_count == 0)
        check->first_error = state;
    check->errors = memory_resize(check->errors, (check->error_count + 1) * sizeof *check->errors);
    check->errors[check->error_count++] = *text;
}

/* What is executed from now on is no longer the search. */
static void fall_silent(Vm *vm)
{
    vm_flush_output(vm);
    vm_be_quiet(vm);
}

/* Keeps each error once; the search stops at the first unless all are wanted. */
static bool on_violation(void *observer, const SearchContext *context, StateNumber state)
{
    Check *check = observer;
    ViolationText text;
    violation_describe(check->session.stages[context->worker].vm, check->session_options.properties, &text);
    if (is_known(check, &text)) {
        violation_free(&text);
        return false;
    }
    add_error(check, state, &text);
    if (!check->all_errors)
        fall_silent(check->session.stages[context->worker].vm);
    return !check->all_errors;
}

static const char *trouble(void *session)
{
    const char *problem = session_trouble(session);
    return problem == NULL && session_is_terminated(session) ? "Verify.terminateSearch" : problem;
}

static void forget_errors(Check *check)
{
    for (uint32_t i = 0; i < check->error_count; i++)
        violation_free(&check->errors[i]);
    free(check->errors);
    check->errors = NULL;
    check->error_count = 0;
}

static Space *space_to_search(Check *check)
{
    if (!wants_stuck(check))
        return check->session.stages[0].searched;
    record_free(&check->record);
    Agents agents = vm_space_agents(&check->session.stages[0].space);
    record_open(&check->record, check->session.stages[0].searched, &agents);
    return &check->record.space;
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

/* What a path has shown can make a state wrong that another path has led to before; and of several errors none is the shortest. */
static uint64_t bound_budget(const Check *check)
{
    return check->all_errors || properties_follow_paths(check->session_options.properties) ? 0 : BOUND_BUDGET;
}

static RunResult run_search(Check *check, const Limits *limits)
{
    Session *session = &check->session;
    forget_errors(check);
    if (session->vm->coverage != NULL)
        coverage_forget(session->vm->coverage);
    session_search_begins(session);
    session->stages[0].searched->enter(session->stages[0].searched, 0);         /* a trial has left the space elsewhere */
    check->context = (SearchContext){.space = space_to_search(check), .spaces = check->spaces, .space_count = session->stage_count,
                                     .links = &check->links, .max_depth = check->max_depth, .figures = {.states = 1},
                                     .settings = check->guidance.settings, .guide = check->guidance.guide, .vm = session->vm,
                                     .bound_budget = bound_budget(check),
                                     .on_violation = on_violation, .observer = check};
    links_set(&check->links, 0, NO_STATE, 0);
    session->stages[0].space.ignored = vm_is_ignored(session->vm);
    if (search_meets(&check->context, 0))
        return (RunResult){.status = SEARCH_VIOLATION};
    return search_run(session->stage_count > 1 ? check->guidance.search->team : check->guidance.search, &check->context, limits);
}

enum { TRIAL_STATES = 2000, WALKS = 16, WALK_STEPS = 256 };

/* Random walks show what changes often; the vector is laid out accordingly.  Where there is but one choice, a thread loops on its own: a
 * step there is long and shows nothing new. */
static void walk_and_learn(Session *session)
{
    uint64_t random = 1;
    StateId first = states_figures(session->states).states;     /* not those of the trial, which knows only one corner */
    for (int walk = 0; walk < WALKS; walk++) {
        states_enter(session->states, 0);
        for (int step = 0, count; step < WALK_STEPS && (count = vm_choice_count(session->vm)) > 1; step++) {
            bool is_new;
            random = random * 6364136223846793005u + 1442695040888963407u;
            vm_take(session->vm, (int)((random >> 33) % (unsigned)count));
            states_commit(session->states, &is_new);
        }
    }
    states_rearrange(session->states, first);
}

/* What a path has shown is no part of a state that workers could share. */
static void limit_workers(Check *check)
{
    if (check->workers <= 1 || (!properties_follow_paths(check->session_options.properties) && !wants_stuck(check)))
        return;
    fprintf(stderr, "clew: %s are looked for by one worker\n", wants_stuck(check) ? "stuck threads" : "races");
    check->workers = 1;
}

static void limit_workers_of_search(Check *check)
{
    if (check->workers <= 1 || check->guidance.search->team != NULL)
        return;
    fprintf(stderr, "clew: --search %s%s has one worker\n", check->guidance.search->name, check->guidance.search->is_guided ? "" : " with a limit or an order of ties");
    check->workers = 1;
}

static void add_workers(Check *check)
{
    Session *session = &check->session;
    session_add_stages(session, (int)check->workers);
    check->spaces = memory_allocate((size_t)session->stage_count * sizeof *check->spaces);
    for (int i = 0; i < session->stage_count; i++)
        check->spaces[i] = session->stages[i].searched;
}

/* Small state spaces are searched as they are; for others the vector is laid out first and the search begins anew, by all workers. */
static RunResult run_check(Check *check)
{
    check->limits.trouble = trouble;
    check->limits.trouble_context = &check->session;
    Limits trial = check->limits;
    bool is_trial = trial.states > TRIAL_STATES && states_are_exact(check->session.states);
    if (is_trial)
        trial.states = TRIAL_STATES;
    RunResult result = run_search(check, &trial);
    if (!is_trial || result.status != SEARCH_GOES_ON || strcmp(result.reason, "state limit") != 0)
        return result;
    walk_and_learn(&check->session);
    unmatched_space_restart(&check->session.stages[0].unmatched);
    if (check->workers > 1)
        add_workers(check);
    double spent = result.seconds;
    result = run_search(check, &check->limits);
    result.seconds += spent;
    return result;
}

/* The keys of the threads that are stuck go to the counterexample, if it is of that. */
static void take_stuck(Check *check, Counterexample *example)
{
    if (strcmp(check->errors[0].kind, "stuck") != 0)
        return;
    example->stuck = check->stuck;
    example->stuck_count = check->stuck_count;
    check->stuck_count = 0;
    check->stuck = NULL;
}

/* Who is stuck was found on the graph of all states, by a shortest way; and a store of hashes can enter no state again. */
static bool can_be_shortened(const Check *check, const Counterexample *example)
{
    return !options_has(&check->options, "--no-shorten") && example->stuck_count == 0 && !check->session_options.hash_store;
}

static void shorten_error(Check *check, Counterexample *example)
{
    ShorteningOptions options = {.transitions = check->context.figures.transitions, .seconds = check->shorten_seconds, .interrupted = &interrupted,
                                 .is_shortest = check->workers == 1 && strcmp(check->guidance.search->name, "bfs") == 0};
    example->original_length = example->length;
    if (can_be_shortened(check, example))
        example->length = session_shorten(&check->session, &check->errors[0], &options, example->choices, example->length);
}

/* Shortens, re-executes and shows the counterexample, and writes it if wanted. */
static bool show_error(Check *check, Counterexample *example, int argc, char **argv, FILE *out, Error *error)
{
    const char *file = options_text(&check->options, "--trace", NULL), *source_path = options_text(&check->options, "-sp", NULL);
    take_stuck(check, example);
    example->choices = links_path(&check->links, check->first_error, &example->length);
    example->sources = check->sources;
    vm_be_quiet(check->session.vm);
    shorten_error(check, example);
    example->abstract_choices = feasible_abstract_choices(&check->session, example);
    counterexample_follow(&check->session, example);
    counterexample_show(example, options_has(&check->options, "--full-trace") || options_has(&check->options, "-v"), out);
    if (strcmp(example->error.kind, check->errors[0].kind) != 0) {
        fprintf(out, "on its own this path ends otherwise: the program looks at counters of Verify, which other paths have changed\n");
        violation_free(&example->error);
        violation_copy(&example->error, &check->errors[0]);
    }
    return file == NULL || counterexample_write(example, &check->session, &check->session_options, source_path, argc, argv, file, error);
}

static int finish(Check *check, const RunResult *result, int argc, char **argv)
{
    Error error;
    Counterexample example = {0};
    const char *json = options_text(&check->options, "--json", NULL);
    FILE *out = json != NULL && strcmp(json, "-") == 0 ? stderr : stdout;
    bool wrong = check->error_count > 0, fine = true;
    StateFigures store = states_figures(check->session.states);
    uint64_t ignored = session_ignored(&check->session), instructions = session_instructions(&check->session);
    if (wrong)
        fine = show_error(check, &example, argc, argv, out, &error);
    Summary summary = {.program = check->session.launch.main_class, .argument_count = argc, .arguments = argv, .search = check->guidance.search->name,
                       .guide = check->guidance.guide, .seed = check->guidance.settings.seed, .run = *result, .ignored = ignored, .figures = check->context.figures, .store = store,
                       .hash_store = check->session_options.hash_store, .omission_odds = states_omission_odds(check->session.states),
                       .no_match = check->session_options.no_match, .vm = check->session.vm, .instructions = instructions,
                       .error = wrong ? &example : NULL, .all_errors = check->errors, .all_error_count = check->error_count,
                       .stuck_undecided = wants_stuck(check) && result->status != SEARCH_COMPLETE};
    summary_print(&summary, options_has(&check->options, "-v"), out);
    if (fine && json != NULL)
        fine = summary_write_json(&summary, json, &error);
    if (wrong)
        counterexample_free(&check->session, &example);
    if (!fine)
        return complain(&error);
    return wrong ? STATUS_VIOLATION : result->status == SEARCH_COMPLETE ? STATUS_FINE : STATUS_INCOMPLETE;
}

static int check_opened(Check *check, int argc, char **argv)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    sigaction(SIGINT, &action, NULL);
    Error error;
    if (!guide_bind(check->guidance.guide, check->session.vm, &error))
        return complain(&error);
    RunResult result = run_check(check);
    if (wants_stuck(check) && result.status == SEARCH_COMPLETE)
        look_for_stuck(check);
    for (int i = 0; i < check->session.stage_count; i++)
        vm_flush_output(check->session.stages[i].vm);
    const char *problem = session_trouble(&check->session);
    if (problem != NULL) {
        fprintf(stderr, "clew: %s\n", problem);
        return STATUS_USAGE;
    }
    return finish(check, &result, argc, argv);
}

/* Lets prefer-threads learn whom to prefer; the main class is at `index`. */
static bool learn_threads(Check *check, int argc, char **argv, int index, Error *error)
{
    Launch launch = {0};
    if (check->guidance.learner == NULL)
        return true;
    if (!launch_open(&launch, &check->options, argc, argv, &index, error))
        return false;
    char *threads = suspects_find(&launch, &check->session_options, argc - index, argv + index, error);
    bool learned = threads != NULL && guidance_learned(&check->guidance, threads, error);
    free(threads);
    return learned;
}

static int run(const Command *command, int argc, char **argv)
{
    Check check = {0};
    Launch launch = {0};
    Error error;
    int index = 0, status;
    check.first_error = NO_STATE;
    links_create(&check.links);
    if (!options_parse(command->options, argc, argv, &index, &check.options, &error) || !guidance_read(&check.guidance, &check.options, &error)
        || !read_store(&check, &error) || !read_step(&check, &error) || !read_clock(&check, &error)
        || !properties_read(options_text(&check.options, "--property", NULL), &check.session_options.properties, &error) || !read_limits(&check, &error))
        return complain(&error);
    int main_index = index;
    if (!launch_open(&launch, &check.options, argc, argv, &index, &error))
        return complain(&error);
    limit_workers(&check);
    limit_workers_of_search(&check);
    check.session_options.print = options_has(&check.options, "--print");
    check.session_options.single_steps = options_has(&check.options, "--single-steps");
    check.session_options.no_reduction = options_has(&check.options, "--no-reduction");
    check.session_options.coverage = options_has(&check.options, "--coverage");
    check.session_options.spurious_wakeups = options_has(&check.options, "--spurious-wakeups");
    check.session_options.check_states = options_has(&check.options, "--check-states");
    check.session_options.collect_always = options_has(&check.options, "--collect-always");
    check.session_options.constant_hash = options_has(&check.options, "--constant-hash");
    check.all_errors = options_has(&check.options, "--all-errors");
    check.sources = sources_open(options_text(&check.options, "-sp", NULL), launch.class_path, &error);
    if (check.sources == NULL) {
        launch_close(&launch);
        return complain(&error);
    }
    if (!learn_threads(&check, argc, argv, main_index, &error)) {
        launch_close(&launch);
        status = complain(&error);
    } else if (!session_open(&check.session, &launch, &check.session_options, argc - index, argv + index, &error))
        status = complain(&error);
    else
        status = check_opened(&check, argc - index, argv + index);
    guidance_free(&check.guidance);
    links_free(&check.links);
    free(check.spaces);
    forget_errors(&check);
    record_free(&check.record);
    for (uint32_t i = 0; i < check.stuck_count; i++)
        free(check.stuck[i]);
    free(check.stuck);
    sources_close(check.sources);
    session_close(&check.session);
    return status;
}

const Command check_command = {
    .name = "check", .usage = "[check] [options] [-cp PATH] MAIN [ARGS...]", .summary = "search every schedule and every choice (the default command)",
    .options = options_of_check, .run = run,
};
