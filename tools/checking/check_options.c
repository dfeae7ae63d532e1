/* The command line of `clew check`; see check.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/checking/check.h"
#include "tools/checking/check_checkpoint.h"
#include "tools/program/properties.h"
#include "tools/report/formats.h"

const OptionSpec check_options[] = {
    LAUNCH_OPTIONS,
    GUIDANCE_OPTIONS,
    LEARNING_OPTIONS,
    {"-j", "N",
     "search with N workers at the same time (races and stuck threads are searched for by one worker; limits may be exceeded a little)"},
    {"--ranks", "N",
     "search with N processes, each with memory of its own: starts mpirun with clew-mpi; for --search mpi-bfs and walks (docs/distributed.md)"},
    {"--step", "visible|line|bytecode",
     "where thread choices are offered (default: before what other threads can see)"},
    {"--single-steps", NULL,
     "end steps also where there is only one successor, as at the end of a thread, Verify.breakTransition or beginAtomic"},
    {"--no-reduction", NULL, "treat every access to any object as visible to other threads"},
    {"--property", "LIST",
     "properties to check: deadlock,assertion,exception (default), race, race=lockset, stuck, daemon-deadlock, goal=EXPR"},
    {"--store", "exact|hash",
     "store states exactly (default), or only 64-bit hashes of them, for very deep dfs"},
    {"--no-match", NULL, "state matching off: follow every path to its end, even through states seen before"},
    {"--coverage", NULL, "count executed instructions and branches of each class and thread"},
    {"--spurious-wakeups", NULL,
     "let Object.wait, Condition.await and park return at any moment for no reason"},
    {"--clock", "MILLIS", "the time when the program starts, since 1970 (default: the year 2020)"},
    {"--clock-step", "MILLIS", "time that passes each time the program reads a clock (default 0: none)"},
    {"--processors", "N", "number of processors that the program sees (default 2, whatever the machine has)"},
    {"--max-states", "N", "stop after this many states"},
    {"--max-depth", "N", "do not search deeper than N steps"},
    {"--time", "S",
     "without --search: run a portfolio of searches for S seconds; with --search: the same as --max-time"},
    {"--max-time", "S", "stop after this many seconds, such as 0.5"},
    {"--max-memory", "MB", "stop when the process has grown to this size"},
    {"--checkpoint", "DIR[,every=S]",
     "save the search in this folder every S seconds (default 60), and when a limit or a signal ends it: see --resume"},
    {"--resume", "DIR",
     "continue the search saved there, with the same program and options, and save it there again"},
    {"--check-states", NULL,
     "test clew itself: leave and enter each state again, compare everything, repeat each step"},
    {"--collect-always", NULL, "test clew itself: collect at every allocation"},
    {"--constant-hash", NULL, "test clew itself: the state store's hashes are all the same"},
    {"--all-errors", NULL, "continue after a violation, and list each violation once"},
    {"--print", NULL, "show the program's own output as the search executes it"},
    {"--json", "FILE", "write the summary (- is standard output)"},
    {"--trace", "FILE", "write the counterexample, for clew replay"},
    {"--html", "FILE", "write the counterexample as a self-contained web page"},
    FORMAT_OPTIONS,
    {"-sp", "PATH",
     "where source files are: folders, jars or zips, separated by ':'; not needed for files beside the classes"},
    PROGRESS_OPTION("the search is"),
    {"--full-trace", NULL, "show every row of the counterexample, without folding (so does -v)"},
    {"--shorten", "S",
     "look for a shorter counterexample for this many seconds; default: for a tenth of the search"},
    {"--no-shorten", NULL, "show the counterexample as the search found it"},
    {"-v", NULL, "print more figures"},
    {0}};

enum { STORE_EXACT, STORE_HASH }; /* as the table lists them */

static bool read_store(Check *check, Error *error)
{
    check->session_options.hash_store = options_choice(&check->options, "--store") == STORE_HASH;
    check->session_options.no_match = options_has(&check->options, "--no-match");
    /* what is saved must not be searched in another way from some moment on */
    check->session_options.keep_orders =
        options_has(&check->options, "--checkpoint") || options_has(&check->options, "--resume");
    if (!check->session_options.hash_store)
        return true;
    if (check->guidance.search->needs_entry)
        return error_set(
            error,
            "--search %s restores states, which --store hash cannot do; use --store exact, or --search dfs or random-dfs",
            check->guidance.search->name);
    return !options_has(&check->options, "--constant-hash")
           || error_set(error, "with --constant-hash all states would be the same for --store hash");
}

static bool read_limits(Check *check, Error *error)
{
    int64_t states = UINT32_MAX - 1, depth = UINT32_MAX, megabytes = 0;
    double seconds = 0;
    check->workers = 1;
    const Options *options = &check->options;
    if (!options_number(options, "--max-states", 1, UINT32_MAX - 1, &states, error)
        || !options_number(options, "-j", 1, 256, &check->workers, error)
        || !options_number(options, "--max-depth", 1, UINT32_MAX, &depth, error)
        || !options_decimal(options, "--time", 0.001, 1e9, &seconds, error)
        || !options_decimal(options, "--max-time", 0.001, 1e9, &seconds, error)
        || !options_number(options, "--max-memory", 1, 1 << 24, &megabytes, error)
        || !options_number(options, "--shorten", 1, 1 << 30, &check->shorten_seconds, error))
        return false;
    if (options_has(options, "--time") && options_has(options, "--max-time"))
        return error_set(error, "--time and --max-time are the same with --search; give one");
    if (check->workers > 1
        && (check->session_options.hash_store || check->session_options.no_match
            || options_has(options, "--coverage")))
        return error_set(error,
                         "--store hash, --no-match and --coverage work with one worker only, not with -j %d",
                         (int)check->workers);
    if (check->session_options.hash_store && properties_follow_paths(check->session_options.properties))
        return error_set(error, "--store hash does not keep what is needed to find races; use --store exact");
    if ((check->session_options.hash_store || check->session_options.no_match) && check_wants_stuck(check))
        return error_set(
            error,
            "stuck threads are found on the graph of all states: use --store exact, without --no-match");
    check->max_depth = (uint32_t)depth;
    check->limits.states = (uint64_t)states;
    check->limits.seconds = seconds;
    if (seconds > 0 && check->guidance.settings.eda.generations == 0)
        check->guidance.settings.eda.generations = UINT32_MAX; /* that is limit enough */
    check->limits.bytes = (size_t)megabytes << 20;
    return true;
}

/* What the program can ask of the machine. */
static bool read_machine(Check *check, Error *error)
{
    check->session_options.clock = CLOCK_DEFAULT;
    check->session_options.processors = PROCESSORS_DEFAULT;
    return options_number(&check->options, "--processors", 1, PROCESSORS_MAX,
                          &check->session_options.processors, error)
           && options_number(&check->options, "--clock", 0, INT64_MAX / 1000000,
                             &check->session_options.clock, error)
           && options_number(&check->options, "--clock-step", 0, INT32_MAX,
                             &check->session_options.clock_step, error);
}

/* What a path has shown is no part of a state that workers could share. */
static void limit_workers(Check *check)
{
    if (check->workers <= 1
        || (!properties_follow_paths(check->session_options.properties) && !check_wants_stuck(check)))
        return;
    fprintf(stderr, "clew: %s are searched for by one worker\n",
            check_wants_stuck(check) ? "stuck threads" : "races");
    check->workers = 1;
}

static void limit_workers_of_search(Check *check)
{
    bool is_guided = check->guidance.search->may_be_guided
                     && (guide_count(check->guidance.guide) > 0 || check->guidance.learner != NULL);
    if (check->workers <= 1 || (check->guidance.search->team != NULL && !is_guided))
        return;
    fprintf(stderr, "clew: --search %s%s has one worker\n", check->guidance.search->name,
            is_guided ? " with a heuristic"
            : check->guidance.search->is_guided || check->guidance.search->queued == NULL
                ? ""
                : " with a limit or an order of ties");
    check->workers = 1;
}

/* What is drawn is the graph of all states, as one search has seen it. */
static bool read_formats(Check *check, Error *error)
{
    if (!formats_read(&check->options, error))
        return false;
    if (!options_has(&check->options, "--dot"))
        return true;
    if (check->session_options.hash_store)
        return error_set(error, "--store hash does not keep the states that --dot draws; use --store exact");
    if (check->workers > 1)
        fprintf(stderr, "clew: --dot needs a search by one worker\n");
    check->workers = 1;
    check->dot_limit = 150;
    return options_number(&check->options, "--dot-limit", 1, 1 << 24, &check->dot_limit, error);
}

static void read_switches(Check *check)
{
    const struct {
        const char *name;
        bool *place;
    } switches[] = {
        {"--print", &check->session_options.print},
        {"--single-steps", &check->session_options.single_steps},
        {"--no-reduction", &check->session_options.no_reduction},
        {"--coverage", &check->session_options.coverage},
        {"--spurious-wakeups", &check->session_options.spurious_wakeups},
        {"--check-states", &check->session_options.check_states},
        {"--collect-always", &check->session_options.collect_always},
        {"--constant-hash", &check->session_options.constant_hash},
        {"--all-errors", &check->all_errors},
    };
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++)
        *switches[i].place = options_has(&check->options, switches[i].name);
    check->session_options.coverage |= guide_needs(check->guidance.guide) != 0;
}

/* What keeps more of a state than can be told, or less, or is the work of one process. */
static bool can_be_distributed(const Check *check, Error *error)
{
    static const char *const unfit[] = {"--coverage", "--no-match", "--check-states",
                                        "--print",    "--dot",      NULL};
    const char *search = check->guidance.search->name;
    if (!check_is_distributed(check))
        return check->post->count == 1
               || error_set(
                   error,
                   "--search %s runs in one process, but %d were started (mpi-bfs and the walks run in several)",
                   search, check->post->count);
    for (int i = 0; unfit[i] != NULL; i++)
        if (options_has(&check->options, unfit[i]))
            return error_set(error, "%s does not go with --search %s", unfit[i], search);
    if (check->session_options.hash_store)
        return error_set(
            error,
            "--search %s sends states to other processes, which --store hash cannot do; use --store exact",
            search);
    if (check_wants_stuck(check) || properties_follow_paths(check->session_options.properties))
        return error_set(error, "--search %s cannot find %s; use dfs or bfs", search,
                         check_wants_stuck(check) ? "stuck threads" : "races");
    return check->workers == 1
           || error_set(error,
                        "--search %s has several processes instead of workers: use --ranks N, not -j N",
                        search);
}

static bool read_guidance(Check *check, Error *error)
{
    char *goal = check->session_options.goals != NULL ? goals_formula(check->session_options.goals) : NULL;
    check->guidance.goal = goal;
    bool fine = guidance_read(&check->guidance, &check->options, error);
    check->guidance.goal = NULL;
    free(goal);
    return fine;
}

bool check_read(Check *check, int argc, char **argv, int *index, Error *error)
{
    if (!options_parse(check_options, argc, argv, index, &check->options, error)
        || !properties_read(options_text(&check->options, "--property", NULL),
                            &check->session_options.properties, &check->session_options.goals, error)
        || !read_guidance(check, error) || !read_store(check, error) || !read_machine(check, error)
        || !read_limits(check, error) || !read_formats(check, error)
        || !learning_open(&check->learning, &check->options, check->guidance.search, error)
        || !can_be_distributed(check, error))
        return false;
    read_switches(check);
    check->session_options.overlooked = ~check->session_options.properties;
    check->session_options.step = (StepSize)options_choice(&check->options, "--step");
    check->session_options.quiet = check->post->rank > 0;
    check_progress_open(&check->progress, &check->limits,
                        check->session_options.quiet ? "never"
                                                     : options_text(&check->options, "--progress", "auto"),
                        check->session_options.print);
    check->limits.watch = check_progress_watch(&check->progress);
    limit_workers(check);
    limit_workers_of_search(check);
    return check_checkpoint_read(check, error);
}
