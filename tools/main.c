/* The program `clew`: finds the command, which does the rest. */
#include <stdio.h>
#include <string.h>

#include "tools/commands.h"

int main(int argc, char **argv)
{
    if (argc < 2) {
        help_print(stderr, NULL);
        return STATUS_USAGE;
    }
    const Command *command = command_find(argv[1]);
    if (command != NULL)
        return command->run(command, argc - 2, argv + 2);
    if (strcmp(argv[1], "--version") == 0)
        return version_print();
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return help_print(stdout, NULL);
    return command_default(argc - 1, argv + 1);
}
