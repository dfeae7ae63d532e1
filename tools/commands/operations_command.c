/* `clew operations`: a data structure against a contract, for all scenarios up to given bounds. */
#include <string.h>

#include "search/transport.h"
#include "tools/commands.h"
#include "tools/common/status_line.h"
#include "tools/operations/contract_check.h"

/* Those that are ours come first; the others are check's, by the same names. */
enum { OWN_OPTIONS = 8 };

static const OptionSpec options_of_operations[] = {
    {"--threads", "N", "scenarios have up to N threads (default 2, at most 4)"},
    {"--operations", "N", "each thread calls up to N operations (default 2, at most 8)"},
    {"--values", "LOW..HIGH", "what parameters get that have no annotation (default 0..2)"},
    {"--all-public", NULL, "all public methods are operations, not only those with @Operation"},
    {"--methods", "NAME,...", "the public methods of these names are the operations"},
    {"--specification", "CLASS",
     "what the operations should do, one after the other (default: what the class itself does)"},
    {"--contract", "linearizable|quiescent|sequential|obstruction-free",
     "which orders explain results: those that respect time (default), only the moments at which nothing is "
     "pending, or only each thread; or whatever they are, whether each thread could finish if it ran alone"},
    {"--json", "FILE", "write the result (- is standard output)"},
    {LAUNCH_CP},
    {LAUNCH_JDK},
    {LAUNCH_LIBRARY},
    {LAUNCH_CONFIG},
    {"-j", "N", "search with N workers at the same time"},
    {"--max-time", "S", "stop after this many seconds"},
    {"--max-states", "N", "stop after this many states"},
    {"--max-memory", "MB", "stop when the process has grown to this size"},
    {"--spurious-wakeups", NULL,
     "let Object.wait, Condition.await and park return at any moment for no reason"},
    {"--spurious-failures", NULL, "let weakCompareAndSet and its kin fail for no reason"},
    {"--processors", "N", "number of processors that the program sees (default 2)"},
    {"--no-reduction", NULL, "treat every access to any object as visible to other threads"},
    {"--no-step-cache", NULL, "execute every step, also those that are known"},
    {"--check-states", NULL, "test clew itself: leave and enter each state again, compare everything"},
    {"--trace", "FILE", "write the counterexample, for clew replay"},
    {"--html", "FILE", "write the counterexample as a self-contained web page"},
    {"--full-trace", NULL, "show every row of the counterexample, without folding"},
    {"-sp", "PATH", "where source files are: folders, jars or zips, separated by ':'"},
    {PROGRESS_OPTION("the search is")},
    {"-v", NULL, "print more figures, and the public methods that are left out"},
    {0}};

/* For the counterexample, not for the search of all scenarios. */
static bool is_for_report(const char *name)
{
    static const char *const names[] = {"--trace", "--html", "--full-trace", "-sp", "-v", NULL};
    for (int i = 0; names[i] != NULL; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static bool is_own(const char *name)
{
    for (int i = 0; i < OWN_OPTIONS; i++)
        if (strcmp(options_of_operations[i].name, name) == 0)
            return true;
    return false;
}

static void pass_on(const Options *options, StringList *search, StringList *reports)
{
    for (int i = 0; i < options->count; i++) {
        const OptionSpec *spec = options->given[i].spec;
        StringList *list = is_own(spec->name) ? NULL : is_for_report(spec->name) ? reports : search;
        if (list == NULL)
            continue;
        string_list_add(list, spec->name);
        if (spec->value != NULL)
            string_list_add(list, options->given[i].value);
    }
}

static bool read_request(const Options *options, const char *class_name, ContractRequest *request,
                         Error *error)
{
    static const char *const contracts[] = {"linearizable", "quiescent", "sequential", "obstruction-free"};
    int64_t threads = 2, operations = 2, workers = 1;
    const char *methods = options_text(options, "--methods", NULL);
    if (!options_number(options, "--threads", 1, SCENARIO_THREADS_MAX, &threads, error)
        || !options_number(options, "--operations", 1, SCENARIO_LENGTH_MAX, &operations, error)
        || !options_number(options, "-j", 1, 256, &workers, error))
        return false;
    if (methods != NULL && options_has(options, "--all-public"))
        return error_set(error, "--methods and --all-public exclude each other");
    request->threads = (int)threads;
    request->operations = (int)operations;
    request->several_workers = workers > 1;
    request->contract = contracts[options_choice(options, "--contract")];
    request->json = options_text(options, "--json", NULL);
    request->verbose = options_has(options, "-v");
    request->specification.class_name = class_name;
    request->specification.specification = options_text(options, "--specification", class_name);
    request->specification.methods = methods != NULL                        ? methods
                                     : options_has(options, "--all-public") ? "public"
                                                                            : "marked";
    request->specification.values = options_text(options, "--values", "0..2");
    return true;
}

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    ContractRequest request = {0};
    StringList search = {0}, reports = {0};
    Error error;
    int index = 0, status;
    if (!options_parse(command->options, argc, argv, &index, &options, &error))
        return complain(&error);
    if (index + 1 != argc) {
        error_set(&error, index == argc ? "no class was given; try 'clew help operations'"
                                        : "one class is checked at a time: options come before it");
        return complain(&error);
    }
    pass_on(&options, &search, &reports);
    Transport *transport = transport_single();
    request.specification.options = &search;
    request.specification.transport = transport;
    request.reports = &reports;
    status =
        read_request(&options, argv[index], &request, &error) ? contract_check(&request) : complain(&error);
    transport->close(transport);
    string_list_free(&search);
    string_list_free(&reports);
    return status;
}

const Command operations_command = {
    .name = "operations",
    .usage = "operations [options] [-cp PATH] CLASS",
    .summary = "check a data structure for all scenarios of threads that call its operations",
    .options = options_of_operations,
    .run = run,
};
