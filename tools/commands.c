/* Finding commands; see commands.h. */
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

const Command *command_at(int index)
{
    return index < COMMAND_COUNT ? commands[index] : NULL;
}

const char *status_meaning(int status)
{
    static const char *const meanings[] = {
        [STATUS_FINE] = "no violation: the search was complete", [STATUS_VIOLATION] = "a violation was found",
        [STATUS_USAGE] = "wrong usage or unusable input", [STATUS_INCOMPLETE] = "no violation was found, but the search was cut short or is a sample",
    };
    return status >= 0 && status <= STATUS_INCOMPLETE ? meanings[status] : NULL;
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
