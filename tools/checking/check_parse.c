/* The first stage of a check: from the command line to a request whose parts fit together.  What does not fit
 * is rejected with an error; more workers than a search can use are reduced to one, with a message. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/checking/check.h"
#include "tools/checking/check_checkpoint.h"
#include "tools/checking/check_cycles.h"
#include "tools/checking/check_hangs.h"
#include "tools/program/properties.h"
#include "tools/program/reduction_lists.h"
#include "tools/report/formats.h"

static bool read_properties_and_guidance(CheckRequest *asked, Error *error)
{
    TimeProperties time = {0};
    bool is_read = properties_read(asked->options.properties, &asked->session.properties,
                                   &asked->session.goals, &time, error);
    asked->session.starving = time.starving;
    asked->session.fairness = time.fairness;
    if (!is_read)
        return false;
    char *goal = goals_count(asked->session.goals) > 0 ? goals_formula(asked->session.goals) : NULL;
    asked->guidance.goal = goal;
    bool fine = guidance_read(&asked->guidance, &asked->options, error);
    asked->guidance.goal = NULL;
    free(goal);
    return fine;
}

enum { STORE_EXACT, STORE_HASH }; /* as the table lists them */

static bool read_store(CheckRequest *asked, Error *error)
{
    asked->session.hash_store = asked->options.store == STORE_HASH;
    asked->session.no_match = asked->options.no_match;
    if (!asked->session.hash_store)
        return true;
    if (asked->guidance.search->needs_entry)
        return error_set(
            error,
            "--search %s restores states, which --store hash cannot do; use --store exact, or --search dfs "
            "or random-dfs",
            asked->guidance.search->name);
    return !asked->options.constant_hash
           || error_set(error, "with --constant-hash all states would be the same for --store hash");
}

static bool is_question(const char *kind)
{
    const char *const *name = states_question_names();
    while (*name != NULL && strcmp(*name, kind) != 0)
        name++;
    return *name != NULL;
}

/* Steps that are looked up wrongly would make a verdict wrong: only who executes them as well may ask for
 * that.  Where conflicts are overlooked there is no verdict. */
static bool read_mutation(const CheckOptions *options, Error *error)
{
    const char *conflict = options->overlook_conflict;
    if (conflict != NULL && strcmp(conflict, "writes") != 0 && !is_question(conflict))
        return error_set(error, "--overlook-conflict %s: there is no such kind of conflict", conflict);
    if (options->omit_question == NULL)
        return true;
    if (!is_question(options->omit_question))
        return error_set(error, "--omit-question %s: the step cache has no such kind of question",
                         options->omit_question);
    return options->check_states
           || error_set(error, "--omit-question makes searches wrong: it goes with --check-states only");
}

static bool read_reductions(CheckRequest *asked, Error *error)
{
    const CheckOptions *options = &asked->options;
    if (options->no_reduction && options->reduction != NULL)
        return error_set(error, "--no-reduction is the same as --reduction none; give one");
    const char *names = options->no_reduction        ? "none"
                        : options->reduction != NULL ? options->reduction
                                                     : "all";
    unsigned refuted = asked->session.unreduced;
    bool fine = reductions_read(names, &asked->session.unreduced, error);
    asked->session.unreduced |= refuted;
    return fine;
}

/* Why states that differ by names cannot be taken for one; NULL: they can. */
static const char *symmetry_obstacle(const CheckRequest *asked)
{
    const unsigned told_by_states = 1u << VIOLATION_DEADLOCK | 1u << VIOLATION_ASSERTION
                                    | 1u << VIOLATION_EXCEPTION | 1u << VIOLATION_HANG
                                    | 1u << VIOLATION_DAEMON_DEADLOCK | 1u << VIOLATION_EXIT
                                    | 1u << VIOLATION_HANDLED;
    const char *search = asked->guidance.search->name;
    bool is_dfs = strcmp(search, "dfs") == 0 || strcmp(search, "random-dfs") == 0;
    bool wants_hangs = asked->session.properties >> VIOLATION_HANG & 1;
    if (asked->session.properties & ~told_by_states)
        return "of the properties that were asked for, some follow threads or paths";
    if (asked->session.hash_store || asked->session.no_match)
        return "states are not stored exactly, or not matched";
    if (asked->workers > 1)
        return "it works with one worker";
    if (asked->options.checkpoint != NULL || asked->options.resume != NULL)
        return "a search with checkpoints cannot take it back";
    if (asked->options.library != NULL && strcmp(asked->options.library, "own") != 0)
        return "classes of a JDK use the numbers of threads";
    if (!is_dfs)
        return "it goes with --search dfs and random-dfs";
    if (wants_hangs && asked->options.spurious_wakeups)
        return "with --spurious-wakeups hangs are found on all states: leave hang out of --property";
    return NULL;
}

/* Accesses are assumed to be made under a lock only: who may access besides whom is told by threads' names.
 */
static bool read_symmetry(CheckRequest *asked, Error *error)
{
    asked->session.symmetric = !(asked->session.unreduced >> REDUCTION_SYMMETRY & 1);
    if (!asked->session.symmetric)
        return true;
    const char *why = symmetry_obstacle(asked);
    asked->session.unreduced |= 1u << REDUCTION_READ_ONLY;
    return why == NULL || error_set(error, "--reduction symmetry: %s", why);
}

/* Several processes do not agree on what to take back. */
static bool may_assume(const CheckRequest *asked) { return !asked->guidance.search->is_distributed; }

static bool asks_for_releases(const CheckRequest *asked)
{
    return asked->session.properties & (1u << VIOLATION_LIVELOCK | 1u << VIOLATION_STARVATION);
}

bool check_leaves_out_releases(const CheckRequest *asked)
{
    return asks_for_releases(asked) && asked->session.unreduced != REDUCTIONS_ALL
           && asked->session.unreduced >> REDUCTION_RELEASES & 1;
}

/* Who waits for a permit is woken when one is given back, and may find that another thread has taken it: that
 * is a step of its own, and by it the thread has run.  Where giving back belongs to the step before, a permit
 * that is taken and given back is never missing. */
static bool leave_out_releases(CheckRequest *asked, Error *error)
{
    SessionOptions *session = &asked->session;
    const char *reduction = asked->options.reduction;
    if (!asks_for_releases(asked) || session->unreduced >> REDUCTION_RELEASES & 1)
        return true;
    if (reduction != NULL && strncmp(reduction, "all", strlen("all")) != 0)
        return error_set(error, "livelocks and starvation go without --reduction releases, which hides that "
                                "a permit is taken for a moment");
    session->unreduced |= 1u << REDUCTION_RELEASES;
    return true;
}

/* Whether a thread could run all the time is asked of every moment: also of those in which no other one can
 * run, so that nothing would be chosen. */
static bool read_fairness(CheckRequest *asked, Error *error)
{
    SessionOptions *session = &asked->session;
    if (!leave_out_releases(asked, error))
        return false;
    if (session->fairness != FAIRNESS_WEAK || !properties_need_cycles(session->properties))
        return true;
    if (asked->options.reduction != NULL && session->unreduced != REDUCTIONS_ALL)
        return error_set(error, "fair=weak needs a state for every moment: it goes without --reduction");
    session->unreduced = REDUCTIONS_ALL;
    session->lone_steps = true;
    return true;
}

/* What the program sees of the machine, and how its execution is observed. */
static void read_session(CheckRequest *asked, bool is_quiet)
{
    const CheckOptions *options = &asked->options;
    SessionOptions *session = &asked->session;
    session->clock = options->clock;
    session->clock_step = options->clock_step;
    session->processors = options->processors;
    session->step = (StepSize)options->step;
    session->print = options->print;
    session->assumptions = may_assume(asked) ? ASSUME_AND_WATCH : ASSUME_NOTHING;
    session->single_steps = options->single_steps || session->lone_steps;
    session->hints_end_steps = guidance_heuristic_count(&asked->guidance) > 0;
    session->coverage = options->coverage || guide_needs(asked->guidance.guide) != 0;
    session->spurious_wakeups = options->spurious_wakeups;
    session->spurious_failures = options->spurious_failures;
    session->check_states = options->check_states;
    session->collect_always = options->collect_always;
    session->constant_hash = options->constant_hash;
    session->overlooked = ~session->properties;
    session->quiet = is_quiet;
    session->verbose = options->verbose;
}

static bool store_fits(const Check *check, Error *error)
{
    const SessionOptions *session = &check->asked.session;
    if (check->asked.workers > 1
        && (session->hash_store || session->no_match || check->asked.options.coverage))
        return error_set(error,
                         "--store hash, --no-match and --coverage work with one worker only, not with -j %d",
                         check->asked.workers);
    if (session->hash_store && properties_follow_paths(session->properties))
        return error_set(error, "--store hash does not keep what is needed to find races; use --store exact");
    return !((session->hash_store || session->no_match) && check_wants_stuck(check))
           || error_set(
               error,
               "stuck threads are found on the graph of all states: use --store exact, without --no-match");
}

static bool read_limits(Check *check, Error *error)
{
    CheckRequest *asked = &check->asked;
    const CheckOptions *options = &asked->options;
    asked->workers = (int)options->workers;
    if (options->time > 0 && options->max_time > 0)
        return error_set(error, "--time and --max-time are the same with --search; give one");
    asked->limits.states = (uint64_t)options->max_states;
    asked->limits.seconds = options->max_time > 0 ? options->max_time : options->time;
    if (asked->limits.seconds > 0 && check->restarts.seconds > 0) { /* spent before the check started over */
        double left = asked->limits.seconds - check->restarts.seconds;
        asked->limits.seconds = left > 0.001 ? left : 0.001;
    }
    asked->limits.bytes = (size_t)options->max_memory << 20;
    asked->guidance.settings.is_timed = asked->limits.seconds > 0;
    return store_fits(check, error);
}

/* What is drawn is the graph of all states, as one search has seen it. */
static bool read_formats(CheckRequest *asked, Error *error)
{
    if (!formats_read(&asked->options.given, error))
        return false;
    if (asked->options.dot == NULL)
        return true;
    if (asked->session.hash_store)
        return error_set(error, "--store hash does not keep the states that --dot draws; use --store exact");
    if (asked->workers > 1)
        fprintf(stderr, "clew: --dot needs a search by one worker\n");
    asked->workers = 1;
    asked->dot_limit = (uint32_t)asked->options.dot_limit;
    return true;
}

/* Several processes have a search for them, with options that fit, and the other way round. */
static bool distribution_fits(const Check *check, Error *error)
{
    const CheckRequest *asked = &check->asked;
    const char *search = asked->guidance.search->name;
    if (!check_is_distributed(check))
        return check->transport->count == 1
               || error_set(
                   error,
                   "--search %s runs in one process, but %d were started (mpi-bfs and the walks run in "
                   "several)",
                   search, check->transport->count);
    for (const OptionSpec *spec = check_options; spec->name != NULL; spec++)
        if (check_option_has(spec->name, ONE_PROCESS) && options_has(&asked->options.given, spec->name))
            return error_set(error, "%s does not go with --search %s", spec->name, search);
    if (asked->session.hash_store)
        return error_set(
            error,
            "--search %s sends states to other processes, which --store hash cannot do; use --store exact",
            search);
    if (check_wants_stuck(check) || properties_follow_paths(asked->session.properties))
        return error_set(error, "--search %s cannot find %s; use dfs or bfs", search,
                         check_wants_stuck(check) ? "stuck threads" : "races");
    return asked->workers == 1
           || error_set(error,
                        "--search %s has several processes instead of workers: use --ranks N, not -j N",
                        search);
}

/* What a path has shown is not part of a state that workers could share. */
static void limit_workers_by_properties(Check *check)
{
    if (check->asked.workers <= 1 || !properties_follow_paths(check->asked.session.properties))
        return;
    fprintf(stderr, "clew: races are searched for by one worker\n");
    check->asked.workers = 1;
}

static void limit_workers_by_search(CheckRequest *asked)
{
    const Search *search = asked->guidance.search;
    bool is_guided =
        search->may_be_guided
        && (guide_count(asked->guidance.guide) > 0 || asked->guidance.unnamed_preference != NULL);
    const char *heuristic = guide_for_one_worker(asked->guidance.guide);
    if (asked->workers <= 1 || (search->team != NULL && !is_guided && heuristic == NULL))
        return;
    if (search->team != NULL && !is_guided)
        fprintf(stderr, "clew: --search %s with --heuristic %s has one worker\n", search->name, heuristic);
    else
        fprintf(stderr, "clew: --search %s%s has one worker\n", search->name,
                is_guided ? " with a heuristic" : "");
    asked->workers = 1;
}

static void open_progress(Check *check)
{
    CheckRequest *asked = &check->asked;
    const char *when = asked->session.quiet              ? "never"
                       : asked->options.progress != NULL ? asked->options.progress
                                                         : "auto";
    check_progress_open(&check->reports.progress, &asked->limits, when, asked->session.print);
    asked->limits.watch = check_progress_watch(&check->reports.progress);
}

bool check_parse(Check *check, int argc, char **argv, Error *error)
{
    CheckRequest *asked = &check->asked;
    int index = 0;
    if (!check_options_parse(&asked->options, argc, argv, &index, error)
        || !read_properties_and_guidance(asked, error) || !read_store(asked, error)
        || !read_mutation(&asked->options, error) || !read_reductions(asked, error)
        || !read_fairness(asked, error) || !read_limits(check, error) || !read_formats(asked, error)
        || !learning_open(&check->search.learning, &asked->options, asked->guidance.search, error)
        || !distribution_fits(check, error))
        return false;
    asked->word_count = argc - index;
    asked->words = argv + index;
    read_session(asked, check->transport->rank > 0 || check->restarts.seconds > 0);
    if (asked->options.checkpoint != NULL || asked->options.resume != NULL) { /* it does not start over */
        asked->session.timeless = false;
        asked->session.unreduced |= REDUCTIONS_REFUTABLE & ~(1u << REDUCTION_SYMMETRY);
        asked->session.assumptions = ASSUME_NOTHING; /* the accesses of steps before would not be known */
        asked->session.keep_orders = asked->guidance.search->saves_itself;
    }
    if (!check_read_hangs(check, error) || !check_read_cycles(check, error) || !read_symmetry(asked, error))
        return false;
    open_progress(check);
    limit_workers_by_properties(check);
    limit_workers_by_search(asked);
    assert(asked->workers == 1 || asked->guidance.search->team != NULL);
    return check_checkpoint_read(check, error);
}
