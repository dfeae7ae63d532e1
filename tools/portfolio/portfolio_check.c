/* `clew check --time S` without --search: reads the command line, runs the portfolio, and writes the report
 * and files. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/checking/check_options.h"
#include "tools/commands.h"
#include "tools/common/child_process.h"
#include "tools/common/clean_text.h"
#include "tools/common/command_line.h"
#include "tools/common/interrupts.h"
#include "tools/portfolio/portfolio.h"
#include "tools/program/properties.h"
#include "tools/report/formats.h"
#include "tools/report/trace_bytes.h"
#include "tools/report/unusable.h"
#include "tools/trials/trial_pool.h"

static bool take_options(Portfolio *portfolio, const Options *options, Error *error)
{
    for (int i = 0; i < options->count; i++) {
        const char *name = options->given[i].spec->name;
        if (strcmp(name, "--heuristic") == 0)
            string_list_add(&portfolio->heuristics, options->given[i].value);
        if (check_option_has(name, FOR_PORTFOLIO))
            continue;
        if (!check_option_has(name, FOR_MEMBERS))
            return error_set(error, "option %s is for a single search: add --search, or leave out %s", name,
                             name);
        string_list_add(&portfolio->options, name);
        if (options->given[i].spec->value != NULL)
            string_list_add(&portfolio->options, options->given[i].value);
    }
    return true;
}

static double available_megabytes(void)
{
    char line[128];
    double kilobytes = 0;
    FILE *file = fopen("/proc/meminfo", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "MemAvailable: %lf kB", &kilobytes) == 1)
            break;
    if (file != NULL)
        fclose(file);
    return kilobytes / 1024;
}

enum { MEGABYTES_LEAST = 64 };

/* Members run at the same time: together they must not need more memory than there is. */
static void share_memory(Portfolio *portfolio, const Options *options)
{
    assert(portfolio->processes >= 1);
    double share = available_megabytes() * 0.75 / portfolio->processes;
    portfolio->megabytes = options_has(options, "--max-memory") || share < MEGABYTES_LEAST ? 0 : share;
}

static bool read_properties(Portfolio *portfolio, const Options *options, Error *error)
{
    Goals *goals = NULL;
    TimeProperties time = {0};
    bool fine = properties_read(options_text(options, "--property", NULL), &portfolio->properties, &goals,
                                &time, error);
    goals_destroy(goals);
    free(time.starving);
    portfolio->bounds_hold = fine && !properties_follow_paths(portfolio->properties);
    return fine;
}

static bool read_portfolio(Portfolio *portfolio, const Options *options, int argc, char **argv, Error *error)
{
    int64_t seed = 0, processes = processor_count() < TRIAL_POOL_MAX ? processor_count() : TRIAL_POOL_MAX;
    if (!options_decimal(options, "--time", 0.001, 1e9, &portfolio->seconds, error)
        || !options_number(options, "-j", 1, TRIAL_POOL_MAX, &processes, error)
        || !options_number(options, "--seed", 0, INT64_MAX, &seed, error)
        || !take_options(portfolio, options, error) || !read_properties(portfolio, options, error)
        || !formats_read(options, error))
        return false;
    if (argc == 0 && !options_has(options, "-jar"))
        return error_set(error, "no main class was given; try 'clew help'");
    portfolio->seed = (uint64_t)seed;
    portfolio->processes = (int)processes;
    command_line_add_words(&portfolio->program, argc, argv);
    share_memory(portfolio, options);
    status_line_open(&portfolio->line, options_text(options, "--progress", "auto"), false);
    return true;
}

static bool write_files(const Portfolio *portfolio, const Options *options, Error *error)
{
    const char *json = options_text(options, "--json", NULL), *trace = options_text(options, "--trace", NULL);
    const char *page = options_text(options, "--html", NULL);
    bool wants_trace = (trace != NULL || page != NULL) && portfolio->best != NULL;
    if (json != NULL && !portfolio_write_json(portfolio, json, error))
        return false;
    if (wants_trace && portfolio->trace.length == 0)
        return error_set(error, "the counterexample is too large to keep; the command above finds it again");
    if (wants_trace
        && ((trace != NULL && !trace_bytes_write(&portfolio->trace, trace, error))
            || (page != NULL && !trace_bytes_write_page(&portfolio->trace, page, error))))
        return false;
    return portfolio_write_formats(portfolio, options, error);
}

static const char *program_of(const Portfolio *portfolio)
{
    return portfolio->program.count > 0 ? portfolio->program.list[0] : NULL;
}

static int refuse(const Portfolio *portfolio, const Options *options, const Error *error)
{
    reports_put_unusable(options, program_of(portfolio), error->text);
    return complain(error);
}

/* What a member has said, without the name of the program and the end of the line; to be freed. */
static char *complaint_text(const Bytes *said)
{
    static const char name[] = "clew: ";
    const char *text = (const char *)said->data;
    size_t length = said->length;
    while (length > 0 && text[length - 1] == '\n')
        length--;
    size_t skipped = length >= strlen(name) && memcmp(text, name, strlen(name)) == 0 ? strlen(name) : 0;
    return clean_text(text + skipped, length - skipped);
}

static int report(const Portfolio *portfolio, const Options *options)
{
    Error error;
    FILE *out = formats_take_stdout(options) ? stderr : stdout;
    if (portfolio->end == PORTFOLIO_UNUSABLE) {
        char *complaint = complaint_text(&portfolio->complaint);
        reports_put_unusable(options, program_of(portfolio), complaint);
        free(complaint);
        fwrite(portfolio->complaint.data, 1, portfolio->complaint.length, stderr);
        return STATUS_USAGE;
    }
    if (portfolio->messages.length > 0)
        fwrite(portfolio->messages.data, 1, portfolio->messages.length, stderr);
    if (portfolio->trace.length > 0)
        trace_bytes_show(&portfolio->trace,
                         options_has(options, "--full-trace") || options_has(options, "-v"), out);
    portfolio_print(portfolio, options_has(options, "-v"), out);
    fflush(out);
    if (!write_files(portfolio, options, &error))
        return refuse(portfolio, options, &error);
    return portfolio->best != NULL       ? STATUS_VIOLATION
           : portfolio->complete != NULL ? STATUS_FINE
                                         : STATUS_INCOMPLETE;
}

int portfolio_check(int argc, char **argv)
{
    Portfolio portfolio = {0};
    Options options = {0};
    Error error;
    int index = 0, status;
    standard_descriptors_fill();
    if (options_parse(check_options, argc, argv, &index, &options, &error)
        && read_portfolio(&portfolio, &options, argc - index, argv + index, &error)) {
        TrialRunner runner = trial_pool_open(portfolio.processes);
        portfolio_run(&portfolio, &runner, interrupts_catch());
        runner.close(runner.self);
        status = report(&portfolio, &options);
    } else
        status = refuse(&portfolio, &options, &error);
    portfolio_free(&portfolio);
    return status;
}
