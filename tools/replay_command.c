/* `clew replay`: follows a recorded counterexample again. */
#include "tools/commands.h"
#include "tools/counterexample.h"

static int run(const Command *command, int argc, char **argv)
{
    if (argc != 1) {
        help_print(stderr, command);
        return STATUS_USAGE;
    }
    return counterexample_replay(argv[0]);
}

const Command replay_command = {
    .name = "replay", .usage = "replay TRACE.json", .summary = "follow a counterexample that clew check --trace wrote", .run = run,
};
