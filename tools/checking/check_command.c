/* `clew check`: searches the ways in which threads and choices combine, and shows what is wrong. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/checking/assessment.h"
#include "tools/checking/check.h"
#include "tools/checking/check_checkpoint.h"
#include "tools/checking/shortening.h"
#include "tools/checking/suspects.h"
#include "tools/commands.h"
#include "tools/common/command_line.h"
#include "tools/common/interrupts.h"
#include "tools/jpf/jpf.h"
#include "tools/portfolio/portfolio.h"
#include "tools/ranks/mpirun.h"
#include "tools/ranks/ranks.h"
#include "tools/report/counterexample.h"
#include "tools/report/feasible.h"
#include "tools/report/formats.h"
#include "tools/report/page.h"
#include "tools/report/summary.h"

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

/* Who is stuck was found on the graph of all states, by a shortest way; and a store of hashes can enter no
 * state again. */
static bool can_be_shortened(const Check *check, const Counterexample *example)
{
    return !options_has(&check->options, "--no-shorten") && example->stuck_count == 0
           && !check->session_options.hash_store;
}

static bool is_breadth_first(const char *search)
{
    return strcmp(search, "bfs") == 0 || strcmp(search, "mpi-bfs") == 0;
}

static void shorten_error(Check *check, Counterexample *example)
{
    ShorteningOptions options = {.transitions = check->context.figures.transitions,
                                 .seconds = check->shorten_seconds,
                                 .interrupted = interrupts_flag(),
                                 .is_shortest =
                                     check->workers == 1 && is_breadth_first(check->guidance.search->name)};
    example->original_length = example->length;
    if (can_be_shortened(check, example))
        example->length =
            session_shorten(&check->session, &check->errors[0], &options, example->choices, example->length);
}

static bool write_files(const Check *check, const json_t *trace, Error *error)
{
    const char *file = options_text(&check->options, "--trace", NULL),
               *page = options_text(&check->options, "--html", NULL);
    return (file == NULL || trace_write(trace, file, error))
           && (page == NULL || page_write(trace, check->sources, page, error));
}

/* The command that finds it again: without what is written, shown or kept besides, and without limits of this
 * run. */
static char *command_of(const Check *check, int argc, char **argv)
{
    static const char *const left_out[] = {
        "--json",    "--trace",    "--html",       "--junit",    "--sarif",
        "--witness", "--dot",      "--dot-limit",  "--progress", "--full-trace",
        "-v",        "--coverage", "--checkpoint", "--resume",   "--save-model",
        "--time",    "--max-time", "--max-memory", NULL};
    StringList words = {0};
    string_list_add_all(&words, 2, (char *[]){"clew", "check"});
    for (int i = 0; i < check->options.count; i++) {
        const char *name = check->options.given[i].spec->name, *value = check->options.given[i].value;
        bool is_kept = true;
        for (int k = 0; left_out[k] != NULL; k++)
            is_kept = is_kept && strcmp(name, left_out[k]) != 0;
        if (is_kept)
            string_list_add(&words, name);
        if (is_kept && value != NULL)
            string_list_add(&words, value);
    }
    if (!options_has(&check->options, "-jar"))
        string_list_add(&words, check->session.launch.main_class);
    string_list_add_all(&words, argc, argv);
    char *quoted = command_line_quoted(&words);
    string_list_free(&words);
    return quoted;
}

static bool ends_otherwise(const Check *check, const Counterexample *example)
{
    return strcmp(example->error.kind, check->errors[0].kind) != 0;
}

/* What was found stands, at worst as it was found. */
static void follow_unshortened(Check *check, Counterexample *example)
{
    recording_free(&check->session, &example->recording);
    violation_free(&example->error);
    free(example->choices);
    example->choices = links_path(&check->links, check->first_error, &example->length);
    example->abstract_choices = feasible_abstract_choices(&check->session, example);
    counterexample_follow(&check->session, example);
}

/* Shortens and re-executes the counterexample. */
static void follow_error(Check *check, Counterexample *example)
{
    take_stuck(check, example);
    example->choices = links_path(&check->links, check->first_error, &example->length);
    example->sources = check->sources;
    vm_be_quiet(check->session.vm);
    shorten_error(check, example);
    example->abstract_choices = feasible_abstract_choices(&check->session, example);
    counterexample_follow(&check->session, example);
    if (ends_otherwise(check, example) && example->length < example->original_length)
        follow_unshortened(check, example);
}

/* An error that its own path does not lead to is the doing of other paths, and none of the program's. */
static bool is_confirmed(const Check *check, const Counterexample *example, Error *error)
{
    return !ends_otherwise(check, example) || program_uses_counters(check->session.launch.program)
           || error_set(
               error,
               "the search found this error, but replaying its path does not: %s. The program depends on something that is not part of its state, "
               "such as a file that it writes, so it cannot be checked",
               check->errors[0].message);
}

/* Shows the counterexample, and writes it if wanted. */
static bool show_error(Check *check, Counterexample *example, int argc, char **argv, FILE *out, Error *error)
{
    const char *source_path = options_text(&check->options, "-sp", NULL);
    counterexample_show(
        example, options_has(&check->options, "--full-trace") || options_has(&check->options, "-v"), out);
    if (ends_otherwise(check, example)) {
        fprintf(
            out,
            "replayed alone, this path ends differently: the program reads counters of Verify, which other paths have changed\n");
        violation_free(&example->error);
        violation_copy(&example->error, &check->errors[0]);
    }
    example->search = check->guidance.search->name;
    example->states = check->context.figures.states;
    example->transitions = check->context.figures.transitions;
    example->command = command_of(check, argc, argv);
    check->trace =
        counterexample_json(example, &check->session, &check->session_options, source_path, argc, argv);
    return write_files(check, check->trace, error);
}

static bool write_formats(Check *check, const Summary *summary, Error *error)
{
    Report report = {.summary = summary,
                     .trace = check->trace,
                     .drawing = &check->drawing,
                     .properties = check->session_options.properties,
                     .all_errors = check->all_errors,
                     .sources = check->sources,
                     .class_path = check->session.launch.class_path};
    if (check->dot_limit > 0 && summary->error != NULL)
        drawing_mark(&check->drawing, summary->error->choices, summary->error->length);
    return formats_write(&check->options, &report, error);
}

/* `ranks`: of a search by several processes; NULL: it was another one. */
static int finish(Check *check, const RunResult *result, const RankFigures *ranks, int argc, char **argv)
{
    Error error;
    Counterexample example = {0};
    const char *json = options_text(&check->options, "--json", NULL);
    FILE *out = formats_take_stdout(&check->options) ? stderr : stdout;
    bool wrong = check->error_count > 0, fine = true;
    StateFigures store = ranks != NULL ? check->store : states_figures(check->session.states);
    uint64_t ignored = session_ignored(&check->session) + check->context.figures.ignored;
    uint64_t instructions = ranks != NULL
                                ? check->instructions
                                : check->instructions_before + session_instructions(&check->session);
    if (wrong)
        follow_error(check, &example);
    if (wrong && !is_confirmed(check, &example, &error)) {
        counterexample_free(&check->session, &example);
        return complain(&error);
    }
    if (wrong)
        fine = show_error(check, &example, argc, argv, out, &error);
    Summary summary = {.program = check->session.launch.main_class,
                       .argument_count = argc,
                       .arguments = argv,
                       .search = check->guidance.search->name,
                       .guide = check->guidance.guide,
                       .seed = check->guidance.settings.seed,
                       .run = *result,
                       .ignored = ignored,
                       .properties = check->session_options.properties,
                       .figures = check->context.figures,
                       .store = store,
                       .hash_store = check->session_options.hash_store,
                       .omission_odds = states_omission_odds(check->session.states),
                       .no_match = check->session_options.no_match,
                       .coverage = options_has(&check->options, "--coverage"),
                       .vm = check->session.vm,
                       .instructions = instructions,
                       .ranks = ranks,
                       .rank_count = check->post->count,
                       .cpu_seconds = check->cpu_seconds,
                       .checkpoint = &check->checkpoint,
                       .error = wrong ? &example : NULL,
                       .all_errors = check->errors,
                       .all_error_count = check->error_count,
                       .stuck_undecided = check_wants_stuck(check) && result->status != SEARCH_COMPLETE};
    summary_print(&summary, options_has(&check->options, "-v"), out);
    if (fine && json != NULL)
        fine = summary_write_json(&summary, json, &error);
    if (fine)
        fine = write_formats(check, &summary, &error);
    if (fine)
        fine = learning_save(&check->learning, &summary, &error);
    if (wrong)
        counterexample_free(&check->session, &example);
    if (!fine)
        return complain(&error);
    return wrong ? STATUS_VIOLATION : result->status == SEARCH_COMPLETE ? STATUS_FINE : STATUS_INCOMPLETE;
}

static void heed_signals(const Check *check)
{
    interrupts_heed(SIGINT);
    interrupts_heed(SIGTERM);
    if (check->post->count > 1) /* mpirun passes it on: see mpirun.c */
        interrupts_heed(SIGUSR1);
}

static int report(Check *check, const RunResult *result, int argc, char **argv)
{
    if (!check_is_distributed(check))
        return finish(check, result, NULL, argc, argv);
    RankFigures *ranks = memory_allocate((size_t)check->post->count * sizeof *ranks);
    ranks_gather(check, ranks);
    int status = check->post->rank == 0 ? finish(check, result, ranks, argc, argv) : STATUS_FINE;
    free(ranks);
    return status;
}

/* Of all ranks, only the first one speaks. */
static int complain_once(const Check *check, const Error *error)
{
    return check->post->rank == 0 ? complain(error) : STATUS_FINE;
}

static int check_opened(Check *check, int argc, char **argv)
{
    Error error;
    heed_signals(check);
    bool fine = guide_bind(check->guidance.guide, check->session.vm, &error)
                && check_checkpoint_open(check, argc, argv, &error);
    if (!ranks_agree(check->post, fine, &error))
        return complain_once(check, &error);
    if (check_is_distributed(check)) {
        check_prepare_to_share(check);
        if (!ranks_are_alike(check, argc, argv, &error))
            return complain_once(check, &error);
    }
    RunResult result = check_search(check);
    for (int i = 0; i < check->session.stage_count; i++)
        vm_flush_output(check->session.stages[i].vm);
    const char *problem = session_trouble(&check->session);
    if (problem != NULL)
        error_set(&error, "%s", problem);
    if (!ranks_agree(check->post, problem == NULL, &error))
        return complain_once(check, &error);
    if (result.refusal != NULL) {
        error_set(&error, "cannot continue from %s: %s", options_text(&check->options, "--resume", ""),
                  result.refusal);
        return complain_once(check, &error);
    }
    return report(check, &result, argc, argv);
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

/* Lets bayes find out how much its base errs. */
static bool assess_heuristic(Check *check, int argc, char **argv, int index, Error *error)
{
    Launch launch = {0};
    double variance = 0;
    if (check->guidance.assessor == NULL)
        return true;
    char *base = guidance_base(&check->guidance, error);
    bool found = base != NULL && launch_open(&launch, &check->options, argc, argv, &index, error)
                 && assessment_make(&launch, &check->session_options, base, check->guidance.settings.seed,
                                    argc - index, argv + index, &variance, error);
    free(base);
    found = found && guidance_assessed(&check->guidance, variance, error);
    check->session_options.coverage |= guide_needs(check->guidance.guide) != 0;
    return found;
}

static void close_check(Check *check)
{
    if (check->shared.vm != NULL)
        vm_shared_space_close(&check->shared);
    guidance_free(&check->guidance);
    learning_free(&check->learning);
    links_free(&check->links);
    free(check->spaces);
    check_forget_errors(check);
    record_free(&check->record);
    for (uint32_t i = 0; i < check->stuck_count; i++)
        free(check->stuck[i]);
    free(check->stuck);
    sources_close(check->sources);
    drawing_free(&check->drawing);
    json_decref(check->trace);
    checkpoint_close(&check->checkpoint);
    free(check->checkpoint_folder);
    bytes_free(&check->identity);
    session_close(&check->session);
    goals_destroy(check->session_options.goals);
}

/* From the command line to a program that stands at its first choice point; *index is then at its arguments.
 */
static bool open_check(Check *check, int argc, char **argv, int *index, Error *error)
{
    Launch launch = {0};
    int main_index = *index;
    if (launch_open(&launch, &check->options, argc, argv, index, error)) {
        links_create(&check->links);
        check->sources = sources_open(options_text(&check->options, "-sp", NULL), launch.class_path, error);
    }
    if (check->sources == NULL || !learn_threads(check, argc, argv, main_index, error)
        || !assess_heuristic(check, argc, argv, main_index, error)) {
        launch_close(&launch);
        return false;
    }
    return session_open(&check->session, &launch, &check->session_options, argc - *index, argv + *index,
                        error);
}

static int run_check(Check *check, int argc, char **argv)
{
    Error error;
    int index = 0;
    bool fine = check_read(check, argc, argv, &index, &error);
    if (!ranks_agree(check->post, fine, &error))
        return complain_once(check, &error);
    fine = open_check(check, argc, argv, &index, &error);
    if (fine && check->post->rank == 0)
        launch_note_late_options(check_options, argc - index, argv + index);
    return ranks_agree(check->post, fine, &error) ? check_opened(check, argc - index, argv + index)
                                                  : complain_once(check, &error);
}

static int run_words(int argc, char **argv)
{
    Error error;
    int ranks;
    if (portfolio_is_wanted(check_options, argc, argv))
        return portfolio_check(check_options, argc, argv);
    if (mpirun_is_requested(check_options, argc, argv, &ranks, &error))
        return mpirun_run(&(MpirunCommand){"check", check_options, false}, ranks, argc, argv);
    if (ranks < 0)
        return complain(&error);
    Check check = {.first_error = NO_STATE,
                   .limits = {.interrupted = interrupts_flag()},
                   .post = post_open()};
    int status = run_check(&check, argc, argv);
    close_check(&check);
    check.post->close(check.post);
    return status;
}

static int run(const Command *command, int argc, char **argv)
{
    StringList words = {0};
    Error error;
    int status = jpf_expand(command->options, argc, argv, &words, &error) ? run_words(words.count, words.list)
                                                                          : complain(&error);
    string_list_free(&words);
    return status;
}

const Command check_command = {
    .name = "check",
    .usage = "[check] [options] [-cp PATH] MAIN [ARGS...], or FILE.jpf [options] [ARGS...]",
    .summary = "search every schedule and every choice (the default command)",
    .options = check_options,
    .notes = portfolio_notes,
    .run = run,
};
