/* Finding commands, help; see commands.h. */
#include "tools/commands.h"

#include <string.h>

#define COMMAND(name) extern const Command name##_command;
#include "tools/commands.def"

static const Command *const commands[] = {
#define COMMAND(name) &name##_command,
#include "tools/commands.def"
};

enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

const Command *command_find(const char *name)
{
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    return NULL;
}

int complain(const Error *error)
{
    fprintf(stderr, "clew: %s\n", error->text);
    return STATUS_USAGE;
}

int command_unknown(const char *word)
{
    const char *names[COMMAND_COUNT + 1] = {0};
    for (int i = 0; i < COMMAND_COUNT; i++)
        names[i] = commands[i]->name;
    const char *nearest = nearest_name(word, names);
    if (nearest != NULL)
        fprintf(stderr, "clew: unknown command %s (did you mean %s?); try 'clew help'\n", word, nearest);
    else
        fprintf(stderr, "clew: unknown command %s; try 'clew help'\n", word);
    return STATUS_USAGE;
}

int command_default(int argc, char **argv)
{
    const Command *check = command_find("check");
    bool looks_like_command = argv[0][0] != '-' && argc == 1 && strpbrk(argv[0], "./") == NULL && argv[0][0] >= 'a' && argv[0][0] <= 'z';
    return looks_like_command ? command_unknown(argv[0]) : check->run(check, argc, argv);
}

int version_print(void)
{
    printf("clew %s\n", CLEW_VERSION);
    return STATUS_FINE;
}

int help_print(FILE *out, const Command *command)
{
    if (command != NULL) {
        fprintf(out, "usage: clew %s\n\n%s\n", command->usage, command->summary);
        if (command->options != NULL) {
            fprintf(out, "\noptions:\n");
            options_print(command->options, out);
        }
        return STATUS_FINE;
    }
    fprintf(out, "clew: a model checker for compiled Java programs\n\nusage:\n");
    for (int i = 0; i < COMMAND_COUNT; i++)
        fprintf(out, "  clew %s\n      %s\n", commands[i]->usage, commands[i]->summary);
    fprintf(out, "  clew --version\n");
    return STATUS_FINE;
}

static int run_help(const Command *command, int argc, char **argv)
{
    (void)command;
    if (argc == 0)
        return help_print(stdout, NULL);
    const Command *wanted = command_find(argv[0]);
    return wanted != NULL ? help_print(stdout, wanted) : command_unknown(argv[0]);
}

const Command help_command = {
    .name = "help", .usage = "help [COMMAND]", .summary = "what clew can do, or one of its commands",
    .run = run_help,
};
