/* Parses the command line of `clew trials` into configurations and checks each of them as `clew check` would,
 * so that mistakes are reported before the first trial runs. */
#include "tools/commands/trials_options.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/checking/check.h"
#include "tools/common/command_line.h"
#include "tools/common/status_line.h"
#include "tools/jpf/jpf.h"

const OptionSpec trials_options[] = {
    {"--runs", "N", "number of trials (of each configuration)"},
    {"-j", "N",
     "number of trials at the same time, each a process (default: one per core; with --ranks: one per rank)"},
    {"--ranks", "N",
     "distribute the trials over N ranks, each of which runs -j trials (default 1): starts mpirun with clew-mpi (docs/distributed.md)"},
    {"--rank-timeout", "S",
     "with --ranks: a rank that sends nothing for S seconds is taken for dead, and others run its trials (default 10)"},
    {"--seed", "N", "number from which the seeds of the trials are derived (default 0)"},
    {"--versus", "\"OPTIONS\"",
     "a second configuration to compare, with the same seeds: options of check that replace or add to those given"},
    {"--csv", "FILE", "write a row for each trial (- is standard output)"},
    {"--json", "FILE", "write all figures and all trials (- is standard output)"},
    {"--trace", "FILE", "write the shortest counterexample, for clew replay"},
    {"--html", "FILE", "write the shortest counterexample as a self-contained web page"},
    {"--full-trace", NULL, "show every row of the counterexample, without folding"},
    {PROGRESS_OPTION("the trials are")},
    {"-v", NULL, "list the trials one by one"},
    {0}};

static const OptionSpec *find(const OptionSpec *specs, const char *name)
{
    for (; specs->name != NULL; specs++)
        if (strcmp(specs->name, name) == 0)
            return specs;
    return NULL;
}

static size_t spec_count(const OptionSpec *specs)
{
    size_t count = 0;
    while (specs[count].name != NULL)
        count++;
    return count;
}

OptionSpec *trials_all_options(void)
{
    size_t count = 0;
    OptionSpec *all =
        memory_allocate((spec_count(trials_options) + spec_count(check_options) + 1) * sizeof *all);
    for (const OptionSpec *spec = trials_options; spec->name != NULL; spec++)
        all[count++] = *spec;
    for (const OptionSpec *spec = check_options; spec->name != NULL; spec++)
        if (find(trials_options, spec->name) == NULL)
            all[count++] = *spec;
    return all;
}

/* --- configurations --- */

static void add_option(StringList *line, const Options *options, int index)
{
    string_list_add(line, options->given[index].spec->name);
    if (options->given[index].spec->value != NULL)
        string_list_add(line, options->given[index].value);
}

/* Another --search replaces all options of searches; another --heuristic replaces all heuristics. */
static bool is_replaced(const char *name, const Options *versus)
{
    bool is_of_search = check_option_has(name, SAYS_HOW), is_heuristic = strcmp(name, "--heuristic") == 0;
    return (is_of_search && options_has(versus, "--search")) || (is_heuristic && options_has(versus, name));
}

static void take_own(const Options *given, Options *own)
{
    for (int i = 0; i < given->count; i++) {
        const OptionSpec *spec = find(trials_options, given->given[i].spec->name);
        if (spec == NULL)
            continue;
        own->given[own->count].spec = spec;
        own->given[own->count++].value = given->given[i].value;
    }
}

/* Adds the options of check that `versus` does not replace; versus: NULL, none is replaced. */
static void add_options(StringList *line, const Options *given, const Options *versus)
{
    for (int i = 0; i < given->count; i++) {
        const char *name = given->given[i].spec->name;
        if (find(trials_options, name) == NULL && (versus == NULL || !is_replaced(name, versus)))
            add_option(line, given, i);
    }
}

/* All trials would write these files at the same time. */
static bool writes_no_file(const Options *options, const char *which, Error *error)
{
    for (const OptionSpec *spec = check_options; spec->name != NULL; spec++)
        if (check_option_has(spec->name, WRITES_FILE) && options_has(options, spec->name))
            return error_set(error, "%s is for a single search: all trials%s would write to the same file",
                             spec->name, which);
    return true;
}

/* Portfolios have random members. */
static bool follows_seed(const Check *check, const StringList *arguments)
{
    return guidance_is_random(&check->asked.guidance)
           || check_options_want_portfolio(arguments->count, arguments->list);
}

/* Reads the options as clew check would. */
static bool check_configuration(const Configuration *configuration, const char *which, Error *error)
{
    Transport alone = {.count = 1};
    Check check = check_begin(&alone);
    bool fine = check_parse(&check, configuration->arguments.count, configuration->arguments.list, error);
    if (fine && check.asked.limits.checkpoint != NULL)
        fine = error_set(error, "--checkpoint and --resume are for a single search: use clew check");
    fine = fine && writes_no_file(&check.asked.options.given, which, error);
    if (fine && !follows_seed(&check, &configuration->arguments))
        fprintf(stderr,
                "clew: nothing in the options%s depends on the seed: all of these trials are the same\n",
                which);
    check_end(&check);
    return fine;
}

static bool add_configuration(Trials *trials, const char *which, int argc, char **argv, Error *error)
{
    assert(trials->configuration_count < CONFIGURATIONS_MAX);
    Configuration *configuration = &trials->configurations[trials->configuration_count++];
    string_list_add_all(&configuration->arguments, configuration->options.count, configuration->options.list);
    command_line_add_words(&configuration->arguments, argc, argv);
    return check_configuration(configuration, which, error);
}

static bool parse_versus(const OptionSpec *specs, const StringList *line, Options *versus, Error *error)
{
    int index = 0;
    if (!options_parse(specs, line->count, line->list, &index, versus, error))
        return error_prefix(error, "--versus");
    if (index < line->count)
        return error_set(error, "--versus takes options only, not '%s'", line->list[index]);
    for (int i = 0; i < versus->count; i++)
        if (find(trials_options, versus->given[i].spec->name) != NULL)
            return error_set(error, "--versus: option %s is for all trials together",
                             versus->given[i].spec->name);
    return true;
}

static bool add_versus(Trials *trials, const OptionSpec *specs, const Options *given, const char *text,
                       int argc, char **argv, Error *error)
{
    StringList line = {0}, *options = &trials->configurations[1].options;
    Options versus = {0};
    bool fine = command_line_split(&line, text, error) && parse_versus(specs, &line, &versus, error);
    if (fine) {
        add_options(options, given, &versus);
        add_options(options, &versus, NULL);
    }
    string_list_free(&line);
    return fine && add_configuration(trials, " of --versus", argc, argv, error);
}

/* --- all of it --- */

static bool read_program(Trials *trials, const Options *given, int argc, char **argv, Error *error)
{
    const char *jar = options_text(given, "-jar", NULL);
    if (options_has(given, "--print"))
        return error_set(
            error, "--print shows what one search executes: use clew check --print with the seed of a trial");
    if (jar == NULL && argc == 0)
        return error_set(error, "no main class was given; try 'clew help trials'");
    if (jar != NULL)
        string_list_add(&trials->program, jar);
    command_line_add_words(&trials->program, argc, argv);
    return true;
}

static bool read_numbers(Trials *trials, const Options *own, Error *error)
{
    int64_t runs = 0, seed = 0;
    if (!options_number(own, "--runs", 1, 1000000, &runs, error)
        || !options_number(own, "--seed", 0, INT64_MAX, &seed, error))
        return false;
    trials->runs = (int)runs;
    trials->seed = (uint64_t)seed;
    return runs > 0 || error_set(error, "the number of trials is missing: --runs N");
}

static bool read_all(Trials *trials, const OptionSpec *specs, Options *own, int argc, char **argv,
                     Error *error)
{
    Options given = {0};
    int index = 0;
    if (!options_parse(specs, argc, argv, &index, &given, error))
        return false;
    take_own(&given, own);
    add_options(&trials->configurations[0].options, &given, NULL);
    const char *versus = options_text(own, "--versus", NULL);
    argc -= index;
    argv += index;
    if (!read_numbers(trials, own, error) || !read_program(trials, &given, argc, argv, error)
        || !add_configuration(trials, "", argc, argv, error)
        || (versus != NULL && !add_versus(trials, specs, &given, versus, argc, argv, error)))
        return false;
    trials_prepare(trials);
    return true;
}

bool trials_read(Trials *trials, Options *own, int argc, char **argv, Error *error)
{
    OptionSpec *specs = trials_all_options();
    bool fine = jpf_expand(specs, argc, argv, &trials->line, error)
                && read_all(trials, specs, own, trials->line.count, trials->line.list, error);
    free(specs);
    return fine;
}
