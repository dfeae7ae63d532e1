/* `clew check` on one page: parse, open, search, confirm, report.
 *
 * check_run is the whole check by one process.  Wrappers (tools/commands/check_dispatch.c chooses among them)
 * run it in processes of their own (portfolio, trials) or call its stages and agree between them (ranks). */
#include <assert.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/checking/check.h"
#include "tools/checking/check_assumes.h"
#include "tools/checking/check_checkpoint.h"
#include "tools/checking/check_cycles.h"
#include "tools/checking/check_errors.h"
#include "tools/checking/check_hangs.h"
#include "tools/checking/check_search.h"
#include "tools/checking/check_sleep.h"
#include "tools/checking/dive.h"
#include "tools/checking/explain.h"
#include "tools/checking/grows.h"
#include "tools/checking/layout_walks.h"
#include "tools/checking/presearch.h"
#include "tools/checking/rerun_command.h"
#include "tools/checking/shortening.h"
#include "tools/checking/whole_estimate.h"
#include "tools/commands.h"
#include "tools/common/interrupts.h"
#include "tools/program/properties.h"
#include "tools/program/reduction_lists.h"
#include "tools/report/coverage_page.h"
#include "tools/report/feasible.h"
#include "tools/report/formats.h"
#include "tools/report/page.h"
#include "tools/report/summary.h"
#include "tools/report/unusable.h"
#include "vm/coverage.h"
#include "vm/footnotes.h"
#include "vm/vm_threads.h"

static bool find_errors(Check *check, int argc, char **argv, Error *error)
{
    return check_parse(check, argc, argv, error) /* check_parse.c */
           && check_open(check, error) && check_search(check, error)
           && (check_must_restart(check) || check_confirm(check, error));
}

bool check_find_errors(Check *check, int argc, char **argv, Error *error)
{
    bool is_fine = find_errors(check, argc, argv, error);
    while (check_must_restart(check)) {
        check_restart(check);
        is_fine = find_errors(check, argc, argv, error);
    }
    return is_fine;
}

int check_refuse(const Check *check, const Error *error)
{
    const char *program = check->session.launch.main_class;
    if (program == NULL && check->asked.word_count > 0)
        program = check->asked.words[0];
    reports_put_unusable(&check->asked.options.given, program, error->text);
    return complain(error);
}

int check_run(Transport *transport, int argc, char **argv)
{
    Error error;
    Check check = check_begin(transport);
    bool is_fine = check_find_errors(&check, argc, argv, &error);
    int status =
        is_fine && check_report(&check, &error) ? check_status(&check) : check_refuse(&check, &error);
    check_end(&check);
    return status;
}

Check check_begin(Transport *transport)
{
    return (Check){.transport = transport,
                   .errors = {.first = NO_STATE},
                   .asked = {.limits = {.interrupted = interrupts_flag()}, .session = {.timeless = true}}};
}

bool check_must_restart(const Check *check)
{
    return session_wants_time(&check->session) || session_is_misled(&check->session)
           || session_refuted(&check->session) != 0;
}

static void tell_restart(const Check *check)
{
    unsigned long long states = check->search.context.figures.states;
    unsigned refuted = session_refuted(&check->session);
    const char *why =
        session_wants_time(&check->session)
            ? "the program reads a clock: after %llu states, the search starts over with time in "
              "its states\n"
            : "accesses were not as the search had assumed: after %llu states, it starts over\n";
    if (!check->asked.options.verbose || check->transport->rank > 0)
        return;
    for (int i = 0; i < REDUCTION_COUNT; i++)
        if (refuted >> i & 1)
            fprintf(
                stderr,
                i == REDUCTION_SLEEP
                    ? "the program can hang, which is told with all steps: without the reduction %s, after "
                      "%llu states, the search starts over\n"
                    : "what the reduction %s rests on does not hold for this program: after %llu states, "
                      "the search starts over without it\n",
                reductions_list()[i].name, states);
    if (session_wants_time(&check->session) || session_is_misled(&check->session))
        fprintf(stderr, why, states);
}

/* Where only assumptions are taken back, the program is as it was: loading and translating it is most of the
 * time of a small check. */
static bool may_keep_program(const Check *check)
{
    const Session *session = &check->session;
    return session_is_misled(session) && !session_wants_time(session) && session_refuted(session) == 0
           && vm_may_keep_program(session->vm);
}

void check_restart(Check *check)
{
    Transport *transport = check->transport;
    CheckRestarts restarts = check->restarts;
    tell_restart(check);
    check->restarts.taken_back = NULL;
    restarts.clock_was_read |= session_wants_time(&check->session);
    restarts.refuted |= session_refuted(&check->session);
    restarts.seconds += check->search.result.seconds;
    if (session_is_misled(&check->session)) {
        names_free(restarts.taken_back);
        restarts.taken_back = vm_taken_back(check->session.vm);
        restarts.count++;
    }
    restarts.launch = may_keep_program(check) ? session_take_launch(&check->session) : (Launch){0};
    check_end(check);
    *check = check_begin(transport);
    check->asked.session.timeless = !restarts.clock_was_read;
    check->asked.session.unreduced = restarts.refuted;
    check->asked.session.taken_back = (const char *const *)restarts.taken_back;
    check->restarts = restarts;
}

/* --- open: the program, at its first choice point --- */

static void heed_signals(const Check *check)
{
    interrupts_catch();
    if (check->transport->count > 1) /* mpirun passes it on: see tools/ranks/mpirun.c */
        interrupts_heed(SIGUSR1);
}

/* The program: what a search before has left of it, or from its class files. */
static bool load(Check *check, Launch *launch, Error *error)
{
    CheckRequest *asked = &check->asked;
    *launch = check->restarts.launch;
    check->restarts.launch = (Launch){0};
    if (launch->program != NULL)
        return true;
    check->restarts.launch_words = 0;
    return launch_open(launch, &asked->options.given, asked->word_count, asked->words,
                       &check->restarts.launch_words, error);
}

bool check_open(Check *check, Error *error)
{
    assert(check->asked.guidance.search != NULL && check->session.vm == NULL && "parsed, not yet open");
    CheckRequest *asked = &check->asked;
    Launch launch = {0};
    bool is_loaded =
        load(check, &launch, error)
        && (check->reports.sources = sources_open(asked->options.source_path, launch.class_path, error))
               != NULL
        && presearch_for_racing_threads(asked, error) && presearch_for_variance(asked, error);
    if (!is_loaded) {
        launch_close(&launch);
        return false;
    }
    asked->argument_count = asked->word_count - check->restarts.launch_words;
    asked->arguments = asked->words + check->restarts.launch_words;
    if (!session_open(&check->session, &launch, &asked->session, asked->argument_count, asked->arguments,
                      error))
        return false;
    if (check->transport->rank == 0)
        launch_note_late_options(check_options, asked->argument_count, asked->arguments);
    if (check->restarts.clock_was_read) /* by some process */
        footnote_note(launch.program, FOOTNOTE_CLOCK_READ);
    heed_signals(check);
    links_create(&check->search.links);
    return guide_bind(asked->guidance.guide, check->session.vm, error) && check_checkpoint_open(check, error);
}

/* --- search --- */

enum { PROBE_STATES = 2000 };

/* A state space of more than PROBE_STATES states is searched with a layout of the vector that was learned
 * from random walks; each rank learns its own before a distributed search. */
static bool may_learn_layout(const Check *check)
{
    return check->asked.limits.states > PROBE_STATES && states_are_exact(check->session.states)
           && !check_is_distributed(check);
}

/* Then the space was large already.  Neither layout nor probe changes what a checkpoint has: states are
 * numbered as they are met, threads as it says. */
static bool resumes_search(const Check *check)
{
    return check->asked.limits.checkpoint != NULL && !check_is_distributed(check)
           && checkpoint_has_states(check->asked.limits.checkpoint);
}

/* What kept the search from giving an answer: the program needs something that is missing, or the checkpoint
 * does not fit. */
static bool has_answer(const Check *check, Error *error)
{
    const char *problem = session_trouble(&check->session), *refusal = check->search.result.refusal;
    if (problem != NULL)
        return error_set(error, "%s", problem);
    return refusal == NULL
           || error_set(error, "cannot continue from %s: %s", check->asked.options.resume, refusal);
}

/* A complete search that has found that it cannot be sure of races is made again, with states that can be
 * told apart. */
static bool search_again_for_races(Check *check, Error *error)
{
    Session *session = &check->session;
    double seconds = check->search.result.seconds;
    assert(session->stage_count == 1 && "races are searched for by one worker");
    states_enter(session->states, 0);
    vm_keep_orders(session->vm);
    states_rearrange(session->states, 0);
    unmatched_space_restart(&session->stages[0].unmatched);
    if (check->asked.limits.checkpoint != NULL
        && !checkpoint_restart(check->asked.limits.checkpoint, seconds, error))
        return false;
    check->search.result = check_search_from_start(check, 0);
    check->search.result.seconds += seconds;
    return true;
}

/* Random walks show most of what a search may not assume, so that it need not start over. */
static bool may_learn_assumptions(const Check *check)
{
    const Session *session = &check->session;
    return vm_assumes(session->vm) && check->restarts.count == 0 && states_are_exact(session->states)
           && !check_is_distributed(check) && !resumes_search(check) && !session->options.print
           && vm_coverage(session->vm) == NULL;
}

bool check_search(Check *check, Error *error)
{
    assert(check->session.stage_count == 1 && "the program is open, for one worker");
    RunResult *result = &check->search.result;
    bool may_learn = may_learn_layout(check), is_large = resumes_search(check);
    double probe_seconds = 0;
    if (may_learn_assumptions(check) && !session_learn_assumptions(&check->session))
        return true; /* the check starts over before it has begun */
    if (!is_large) { /* a probe: small spaces are searched to their end at once */
        *result = check_search_from_start(check, may_learn ? PROBE_STATES : 0);
        is_large = result->is_trial;
        probe_seconds = result->seconds;
    }
    if (is_large) { /* the search proper, from the start again, by all workers */
        if (may_learn)
            session_learn_layout(&check->session);
        unmatched_space_restart(&check->session.stages[0].unmatched);
        if (check->asked.workers > 1)
            check_add_workers(check);
        *result = check_search_from_start(check, 0);
        result->seconds += probe_seconds;
    }
    if (check->search.dive != NULL)
        dive_take_over(check);
    if (result->status == SEARCH_COMPLETE && vm_orders_matter(check->session.vm)
        && !search_again_for_races(check, error))
        return false;
    if (!session_is_misled(&check->session))
        vm_fix_assumptions(check->session.vm);
    check_progress_end(&check->reports.progress, &check->search.context, result->seconds);
    check->search.cpu_seconds = process_cpu_seconds() - check->search.cpu_started;
    if (check_wants_stuck(check) && result->status == SEARCH_COMPLETE)
        check_find_stuck_threads(check);
    for (int i = 0; i < check->session.stage_count; i++)
        vm_flush_output(check->session.stages[i].vm);
    check_add_up_totals(check);
    if (!has_answer(check, error))
        return false;
    if (check_must_restart(check))
        return true;
    states_stop_merging(check->session.states); /* the cycle of a hang is one of states, not of their likes */
    check_find_hangs(check);
    return check_find_cycles(check, error) && has_answer(check, error);
}

/* --- confirm: the path to the first error, shortened and executed once more, ends in that error --- */

/* A search that is breadth first by one worker has found a shortest path already. */
static bool finds_shortest(const CheckRequest *asked)
{
    const char *search = asked->guidance.search->name;
    return asked->workers == 1 && (strcmp(search, "bfs") == 0 || strcmp(search, "mpi-bfs") == 0);
}

/* Stuck threads were found on the graph of all states, by a shortest path; a store of hashes cannot enter
 * states again. */
static bool can_be_shortened(const CheckRequest *asked, const Counterexample *example)
{
    return !asked->options.no_shorten && example->stuck_count == 0 && !asked->session.hash_store;
}

static void shorten_counterexample(Check *check, Counterexample *example)
{
    ShorteningOptions options = check_shortening(check);
    options.is_shortest = finds_shortest(&check->asked);
    example->original_length = example->length;
    if (can_be_shortened(&check->asked, example))
        example->length = session_shorten(&check->session, &check->errors.list[0], &options, example->choices,
                                          example->length);
    assert(example->length <= example->original_length);
}

static bool ends_otherwise(const Check *check)
{
    return strcmp(check->reports.example.error.kind, check->errors.list[0].kind) != 0;
}

/* What was found stands, at worst as it was found. */
static void follow_unshortened(Check *check, Counterexample *example)
{
    recording_free(&check->session, &example->recording);
    violation_free(&example->error);
    free(example->choices);
    example->choices = links_path(&check->search.links, check->errors.first, &example->length);
    example->abstract_choices = feasible_abstract_choices(&check->session, example);
    counterexample_follow(&check->session, example);
}

bool check_confirm(Check *check, Error *error)
{
    CheckErrors *errors = &check->errors;
    Counterexample *example = &check->reports.example;
    if (errors->count == 0)
        return true;
    assert(errors->first != NO_STATE && "an error has a state that leads to it");
    if (strcmp(errors->list[0].kind, "stuck") == 0) {
        example->stuck = errors->stuck;
        example->stuck_count = errors->stuck_count;
        errors->stuck = NULL;
        errors->stuck_count = 0;
    }
    example->sources = check->reports.sources;
    counterexample_expect(example, errors->list[0].kind, errors->list[0].class_name, errors->list[0].line);
    vm_be_quiet(check->session.vm);
    if (errors->lasso.kind != NULL) {
        check_take_lasso(errors, example);
    } else {
        example->choices = links_path(&check->search.links, errors->first, &example->length);
        shorten_counterexample(check, example);
    }
    example->abstract_choices = feasible_abstract_choices(&check->session, example);
    counterexample_follow(&check->session, example);
    if (ends_otherwise(check) && example->length < example->original_length && errors->lasso.kind == NULL)
        follow_unshortened(check, example);
    if (can_be_shortened(&check->asked, example) && !ends_otherwise(check)) {
        ShorteningOptions options = check_shortening(check);
        explain(&check->session, &options, example);
    }
    /* Counters of Verify are changed by all paths; anything else that makes this path end otherwise is
     * outside of the program's state. */
    check->reports.is_confirmed =
        !ends_otherwise(check) || program_uses_counters(check->session.launch.program);
    return check->reports.is_confirmed
           || error_set(
               error,
               "the search found this error, but replaying its path does not: %s. The program depends on "
               "something that is not part of its state, such as a file that it writes, so it cannot be "
               "checked",
               errors->list[0].message);
}

/* Only of a search that was cut.  The walks are no part of it: they come last, when the verdict is known. */
static bool is_whole_to_be_estimated(const Check *check)
{
    return check->search.result.status == SEARCH_GOES_ON && check->errors.count == 0
           && check_can_estimate_whole(check) && session_trouble(&check->session) == NULL
           && !session_is_terminated(&check->session);
}

/* --- report: the counterexample, the summary, the files that were asked for --- */

static bool report_counterexample(Check *check, FILE *out, Error *error)
{
    const CheckRequest *asked = &check->asked;
    Counterexample *example = &check->reports.example;
    assert(check->reports.is_confirmed && "only confirmed errors are reported");
    counterexample_show(example, asked->options.full_trace || asked->options.verbose, out);
    if (ends_otherwise(check)) {
        fprintf(
            out,
            "replayed alone, this path ends differently: the program reads counters of Verify, which other "
            "paths have changed\n");
        violation_free(&example->error);
        violation_copy(&example->error, &check->errors.list[0]);
    }
    example->search =
        check->search.dives.found_by != NULL ? check->search.dives.found_by : asked->guidance.search->name;
    example->states = check->search.context.figures.states;
    example->transitions = check->search.context.figures.transitions;
    example->command = rerun_command(check);
    check->reports.trace =
        counterexample_json(example, &check->session, &asked->session, asked->options.source_path,
                            asked->argument_count, asked->arguments);
    return asked->options.trace == NULL || trace_write(check->reports.trace, asked->options.trace, error);
}

/* The page without a counterexample, which is about coverage alone. */
static bool write_coverage(const Check *check, const char *section, Error *error)
{
    SearchStatus search = check->search.result.status;
    char story[512];
    snprintf(story, sizeof story, "%s: %s", check->session.launch.main_class,
             search == SEARCH_COMPLETE ? "no violation, and everything was searched"
                                       : "no violation was found, and the search is incomplete");
    return coverage_write_page(story, section, check->asked.options.html, error);
}

/* The counterexample, with coverage if that was asked for. */
static bool write_page(Check *check, Error *error)
{
    const CheckOptions *options = &check->asked.options;
    if (options->html == NULL || (check->errors.count == 0 && !options->coverage))
        return true;
    assert(check->reports.sources != NULL && "opened with the program");
    char *coverage = options->coverage ? coverage_section(check->session.vm, check->reports.sources) : NULL;
    bool is_written = check->errors.count > 0 ? page_write(check->reports.trace, check->reports.sources,
                                                           coverage, options->html, error)
                                              : write_coverage(check, coverage, error);
    free(coverage);
    return is_written;
}

enum { KINDS_OF_RACES = 1 << VIOLATION_RACE | 1 << VIOLATION_UNORDERED | 1 << VIOLATION_LOCKSET };

static Summary summarize(Check *check)
{
    const CheckRequest *asked = &check->asked;
    const CheckSearch *search = &check->search;
    return (Summary){
        .program = check->session.launch.main_class,
        .argument_count = asked->argument_count,
        .arguments = asked->arguments,
        .search = asked->guidance.search->name,
        .guide = asked->guidance.guide,
        .seed = asked->guidance.settings.seed,
        .run = search->result,
        .ignored = check->totals.ignored + search->distribution.ignored,
        /* of what could not be decided the verdict says nothing */
        .properties = asked->session.properties & ~(search->hangs_undecided ? 1u << VIOLATION_HANG : 0),
        .figures = search->context.figures,
        .store = check->totals.store,
        .steps = search->steps,
        .hash_store = asked->session.hash_store,
        .omission_odds = states_omission_odds(check->session.states),
        .no_match = asked->session.no_match,
        .restarts = check->restarts.count,
        .coverage = asked->options.coverage,
        .vm = check->session.vm,
        .instructions = check->totals.instructions,
        .ranks = check->totals.ranks,
        .rank_count = check->transport->count,
        .error_rank = search->distribution.error_rank,
        .paths = search->learning.eda.paths,
        .generations = search->learning.eda.generations,
        .cpu_seconds = search->cpu_seconds,
        .shorten_seconds = check->reports.shorten_seconds,
        .checkpoint = &check->saving.checkpoint,
        .error = check->errors.count > 0 ? &check->reports.example : NULL,
        .all_errors = check->errors.list,
        .all_error_count = check->errors.count,
        .never_ends = check_wants_hangs(check) && search->result.status == SEARCH_COMPLETE
                      && check->errors.count == 0 && search->hangs.is_decided && !search->hangs.has_end,
        .found_by = search->dives.found_by,
        .dives = search->dives.count,
        .dive_states = search->dives.states,
        .dive_transitions = search->dives.transitions,
        .dive_seconds = search->dives.seconds,
        .rounds = search->context.figures.rounds > search->dives.rounds ? search->context.figures.rounds
                                                                        : search->dives.rounds,
        .whole = check->reports.whole,
        .grows = check->reports.grows,
        .no_races = !(asked->session.properties & KINDS_OF_RACES) && vm_thread_count(check->session.vm) > 1,
        .clock_reads = check->totals.clock_reads,
        .clock_stands = asked->session.clock_step == 0,
        .exits = check->totals.exits,
        .missing = check->session.missing_count,
        .hangs_undecided = search->hangs_undecided,
        .fairness =
            properties_need_cycles(asked->session.properties) ? fairness_name(asked->session.fairness) : NULL,
        .no_hangs = asked->no_hangs,
        .no_sleep = check_misses_sleep(check),
        .wants_sleep = check_names_reduction(check, "sleep"),
        .no_releases = check_leaves_out_releases(asked),
        .no_assumptions = check_misses_assumptions(check),
        .wants_assumptions = check_names_assumptions(check),
        .spins = &search->spins,
        .cycles_undecided =
            properties_need_cycles(asked->session.properties) && search->result.status != SEARCH_COMPLETE,
        .stuck_undecided = check_wants_stuck(check) && search->result.status != SEARCH_COMPLETE};
}

static bool write_formats(Check *check, const Summary *summary, Error *error)
{
    Report report = {.summary = summary,
                     .trace = check->reports.trace,
                     .drawing = &check->search.drawing,
                     .properties = check->asked.session.properties,
                     .all_errors = check->asked.options.all_errors,
                     .sources = check->reports.sources,
                     .class_path = check->session.launch.class_path};
    if (check->asked.dot_limit > 0 && summary->error != NULL)
        drawing_mark(&check->search.drawing, summary->error->choices, summary->error->length);
    return formats_write(&check->asked.options.given, &report, error);
}

static void look_at_whole(Check *check)
{
    StateNumber seen = states_figures(check->session.states).states;
    check->reports.grows =
        find_growth(&check->session, &check->search.links, seen - 1, check->search.context.figures.max_depth);
    check->reports.whole = whole_estimate(&check->session, seen);
    if (check->reports.grows != NULL && check->reports.grows[0] != NULL)
        check->reports.whole.is_open = true;
}

bool check_report(Check *check, Error *error)
{
    const CheckOptions *options = &check->asked.options;
    FILE *out = formats_take_stdout(&options->given) ? stderr : stdout;
    bool is_written =
        (check->errors.count == 0 || report_counterexample(check, out, error)) && write_page(check, error);
    if (is_whole_to_be_estimated(check))
        look_at_whole(check);
    Summary summary = summarize(check);
    summary_print(&summary, options->verbose, out);
    return is_written && (options->json == NULL || summary_write_json(&summary, options->json, error))
           && write_formats(check, &summary, error)
           && learning_save(&check->search.learning, &summary, error);
}

int check_status(const Check *check)
{
    SearchStatus search = check->search.result.status;
    assert((search != SEARCH_VIOLATION || check->errors.count > 0)
           && "a search that stops has an error to show");
    assert((search != SEARCH_COMPLETE || check->search.result.reason == NULL)
           && "nothing has cut a complete search short");
    return check->errors.count > 0     ? STATUS_VIOLATION
           : search == SEARCH_COMPLETE ? STATUS_FINE
                                       : STATUS_INCOMPLETE;
}

void check_end(Check *check)
{
    if (check->reports.example.sources != NULL)
        counterexample_free(&check->session, &check->reports.example);
    json_decref(check->reports.trace);
    sources_close(check->reports.sources);
    names_free(check->reports.grows);
    guidance_free(&check->asked.guidance);
    learning_free(&check->search.learning);
    links_free(&check->search.links);
    check_forget_hangs(check);
    ltl_quest_free(&check->search.ltl);
    free(check->search.spaces);
    free(check->search.sights);
    check_free_records(check);
    dive_free(check);
    drawing_free(&check->search.drawing);
    check_errors_free(&check->errors);
    check_checkpoint_close(check);
    names_free(check->restarts.taken_back);
    launch_close(&check->restarts.launch);
    session_close(&check->session);
    goals_destroy(check->asked.session.goals);
    free(check->asked.session.starving);
}
