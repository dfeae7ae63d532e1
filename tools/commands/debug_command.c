/* `clew debug`: a debugger along a counterexample, both ways. */
#include <unistd.h>

#include "tools/commands.h"
#include "tools/debug/debugger.h"
#include "tools/program/launch.h"

static const OptionSpec options_of_debug[] = {
    {"-sp", "PATH",
     "where source files are: folders, jars or zips, separated by ':'; default: as recorded, or beside the "
     "classes"},
    {LAUNCH_ALLOW},
    {0}};

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    Error error;
    int index = 0;
    if (!options_parse(command->options, argc, argv, &index, &options, &error))
        return complain(&error);
    if (argc > index + 1) {
        help_print(stderr, command);
        return STATUS_USAGE;
    }
    DebugRequest request = {.trace = index < argc ? argv[index] : NULL,
                            .source_path = options_text(&options, "-sp", NULL),
                            .allowed = options_text(&options, "--allow", NULL)};
    return debugger_run(&request, STDIN_FILENO, stdout, &error) ? STATUS_FINE : complain(&error);
}

const Command debug_command = {
    .name = "debug",
    .usage = "debug [options] [TRACE.json]",
    .summary = "debug a counterexample, forwards and backwards, by the Debug Adapter Protocol on standard "
               "input and output",
    .options = options_of_debug,
    .notes =
        "A page that clew check or clew test wrote (--html) will do for a trace. Without one, the launch "
        "request names it (\"trace\"). docs/debugger.md shows how editors "
        "are told.",
    .run = run,
};
