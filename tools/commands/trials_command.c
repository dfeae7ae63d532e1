/* `clew trials`: runs many randomised searches of one program, each as a process, and reports statistics over
 * them; with several ranks, rank 0 dispatches and reports.  Rungta and Mercer, sections 3 and 4. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "search/transport.h"
#include "tools/checking/check.h"
#include "tools/commands.h"
#include "tools/commands/trials_options.h"
#include "tools/common/child_process.h"
#include "tools/common/interrupts.h"
#include "tools/ranks/mpirun.h"
#include "tools/trials/trial_dispatcher.h"
#include "tools/trials/trial_pool.h"
#include "tools/trials/trials_best.h"
#include "tools/trials/trials_progress.h"

/* Files that are written; out: standard output, or standard error if a file goes to standard output. */
typedef struct Outputs {
    FILE *csv, *json, *out;
} Outputs;

static bool is_standard(const char *file) { return file != NULL && strcmp(file, "-") == 0; }

/* Files are opened before the first trial, so that mistakes are reported at once. */
static bool open_file(const char *name, FILE **file, Error *error)
{
    *file = name == NULL        ? NULL
            : is_standard(name) ? stdout
                                : fopen(name, "we"); /* e: trials do not inherit it */
    return name == NULL || *file != NULL || error_set(error, "cannot write %s: %s", name, strerror(errno));
}

static bool open_outputs(Outputs *outputs, const Options *own, Error *error)
{
    static const char *const names[] = {"--csv", "--json", "--trace", "--html"};
    int standard = 0;
    for (int i = 0; i < 4; i++)
        standard += is_standard(options_text(own, names[i], NULL));
    if (standard > 1)
        return error_set(error, "only one of --csv, --json, --trace and --html can go to standard output");
    outputs->out = standard > 0 ? stderr : stdout;
    return open_file(options_text(own, "--csv", NULL), &outputs->csv, error)
           && open_file(options_text(own, "--json", NULL), &outputs->json, error);
}

static bool close_file(FILE *file, const char *name, bool written, Error *error)
{
    if (file != stdout && fclose(file) != 0)
        written = false;
    return written || error_set(error, "cannot write %s", name);
}

static bool write_files(const Trials *trials, const Outputs *outputs, const Options *own, Error *error)
{
    if (outputs->csv != NULL
        && !close_file(outputs->csv, options_text(own, "--csv", NULL), trials_write_csv(trials, outputs->csv),
                       error))
        return false;
    if (outputs->json != NULL
        && !close_file(outputs->json, options_text(own, "--json", NULL),
                       trials_write_json(trials, outputs->json), error))
        return false;
    return trials_write_trace(trials, options_text(own, "--trace", NULL), error)
           && trials_write_page(trials, options_text(own, "--html", NULL), error);
}

static int status_of(const Trials *trials)
{
    bool all_complete = !trials->is_interrupted;
    for (int i = 0; i < trials->count && all_complete; i++)
        all_complete = trials->results[i].verdict == VERDICT_NONE;
    return trials->best >= 0 ? STATUS_VIOLATION : all_complete ? STATUS_FINE : STATUS_INCOMPLETE;
}

static const int64_t TIMEOUT_DEFAULT = 10, TIMEOUT_MAX = 86400;

typedef struct Running {
    int64_t processes, timeout;
    TrialsProgress progress;
} Running;

static bool read_running(Running *running, const Options *own, bool has_ranks, Error *error)
{
    int cores = has_ranks ? 1 : processor_count();
    *running =
        (Running){.processes = cores > TRIAL_POOL_MAX ? TRIAL_POOL_MAX : cores, .timeout = TIMEOUT_DEFAULT};
    return options_number(own, "-j", 1, TRIAL_POOL_MAX, &running->processes, error)
           && options_number(own, "--rank-timeout", 1, TIMEOUT_MAX, &running->timeout, error);
}

/* dispatcher: NULL if there is only this process. */
static bool run_all(Trials *trials, const Options *own, Dispatcher *dispatcher, Error *error)
{
    Running running;
    if (!read_running(&running, own, dispatcher != NULL, error))
        return false;
    progress_open(&running.progress, options_text(own, "--progress", "auto"));
    TrialsWatch watch = progress_watch(&running.progress);
    const volatile sig_atomic_t *interrupted =
        dispatcher != NULL ? interrupts_catch_of_ranks() : interrupts_catch();
    DispatcherSettings settings = {(int)running.processes, (double)running.timeout, &watch, interrupted};
    TrialRunner runner = dispatcher != NULL ? dispatcher_runner(dispatcher, &settings)
                                            : trial_pool_open((int)running.processes);
    bool fine = trials_run(trials, &runner, interrupted, &watch, error);
    runner.close(runner.self);
    progress_close(&running.progress);
    trials->dead_ranks = dispatcher != NULL ? dispatcher_deaths(dispatcher) : 0;
    return fine;
}

static int run_and_report(Trials *trials, const Options *own, Dispatcher *dispatcher)
{
    Error error;
    Outputs outputs;
    if (!open_outputs(&outputs, own, &error) || !run_all(trials, own, dispatcher, &error))
        return complain(&error);
    trials_print(trials, options_has(own, "-v"), outputs.out);
    trials_show_best(trials, options_has(own, "--full-trace"), outputs.out);
    fflush(outputs.out);
    return write_files(trials, &outputs, own, &error) ? status_of(trials) : complain(&error);
}

static int run_here(int argc, char **argv, int ranks, Dispatcher *dispatcher)
{
    Trials trials = {.ranks = ranks};
    Options own = {0};
    Error error;
    int status = trials_read(&trials, &own, argc, argv, &error) ? run_and_report(&trials, &own, dispatcher)
                                                                : complain(&error);
    trials_free(&trials);
    return status;
}

static int run_as_rank(Transport *transport, int argc, char **argv)
{
    int status = STATUS_FINE;
    if (transport->count == 1) {
        status = mpirun_pass_status(run_here(argc, argv, 1, NULL));
        transport->close(transport);
    } else if (transport->rank == 0) {
        Dispatcher *dispatcher = dispatcher_open(transport);
        status = mpirun_pass_status(run_here(argc, argv, transport->count, dispatcher));
        dispatcher_close(dispatcher, status);
    } else
        trial_worker_run(transport);
    return status;
}

static int run(const Command *command, int argc, char **argv)
{
    Error error;
    int ranks;
    OptionSpec *options = trials_all_options();
    standard_descriptors_fill();
    MpirunCommand itself = {command->name, options, true};
    int status = mpirun_is_requested(options, argc, argv, &ranks, &error)
                     ? mpirun_run(&itself, ranks, argc, argv)
                 : ranks < 0 ? complain(&error)
                             : run_as_rank(transport_open(), argc, argv);
    free(options);
    return status;
}

const Command trials_command = {
    .name = "trials",
    .usage = "trials --runs N [-j N] [options] [options of check] [-cp PATH] MAIN [ARGS...], or FILE.jpf",
    .summary =
        "run many randomised searches, each with its own seed, and report statistics over them; limits "
        "apply to each search",
    .options = trials_options,
    .more_options = check_options,
    .run = run,
};
