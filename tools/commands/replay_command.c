/* `clew replay`: follows a recorded counterexample again. */
#include "tools/commands.h"
#include "tools/program/launch.h"
#include "tools/report/counterexample.h"

static const OptionSpec options_of_replay[] = {
    {"-sp", "PATH",
     "where source files are: folders, jars or zips, separated by ':'; default: as recorded, or beside the "
     "classes"},
    {LAUNCH_ALLOW},
    {"--full-trace", NULL, "show every row of the counterexample, without folding"},
    {0}};

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    Error error;
    int index = 0;
    if (!options_parse(command->options, argc, argv, &index, &options, &error))
        return complain(&error);
    if (argc != index + 1) {
        help_print(stderr, command);
        return STATUS_USAGE;
    }
    return counterexample_replay(argv[index], options_text(&options, "-sp", NULL),
                                 options_text(&options, "--allow", NULL),
                                 options_has(&options, "--full-trace"));
}

const Command replay_command = {
    .name = "replay",
    .usage = "replay [options] TRACE.json",
    .summary = "replay a counterexample that clew check --trace or --html wrote",
    .options = options_of_replay,
    .run = run,
};
