/* The program `clew`: finds the command, which does the rest. */
#include <stdio.h>
#include <string.h>

#include "tools/commands.h"

static bool asks_for_help(const char *word) { return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0; }

int main(int argc, char **argv)
{
    if (argc < 2) {
        help_print(stderr, NULL);
        return STATUS_USAGE;
    }
    const Command *command = command_find(argv[1]);
    if (command != NULL && argc > 2 && asks_for_help(argv[2]))
        return help_print(stdout, command);
    if (command != NULL)
        return command_run(command, argc - 2, argv + 2);
    if (strcmp(argv[1], "--version") == 0)
        return version_print();
    if (asks_for_help(argv[1]))
        return help_print(stdout, NULL);
    return command_default(argc - 1, argv + 1);
}
