/* Finds commands by name in the table commands.def, and suggests the nearest for a misspelt one. */
#include "tools/commands.h"

#include <string.h>
#include <unistd.h>

#include "tools/common/java_words.h"

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

const Command *command_at(int index) { return index < COMMAND_COUNT ? commands[index] : NULL; }

const char *status_meaning(int status)
{
    static const char *const meanings[] = {
        [STATUS_FINE] = "no violation: the search was complete",
        [STATUS_VIOLATION] = "a violation was found",
        [STATUS_USAGE] = "wrong usage or unusable input",
        [STATUS_INCOMPLETE] = "no violation was found, but the search was cut short or is a sample",
    };
    return status >= 0 && status <= STATUS_INCOMPLETE ? meanings[status] : NULL;
}

int complain(const Error *error)
{
    fprintf(stderr, "clew: %s\n", error->text);
    return STATUS_USAGE;
}

static bool takes_program(const Command *command)
{
    for (const OptionSpec *spec = command->options; spec != NULL && spec->name != NULL; spec++)
        if (strcmp(spec->name, "-cp") == 0)
            return true;
    return command->more_options != NULL;
}

int command_run(const Command *command, int argc, char **argv)
{
    StringList words = {0};
    Error error;
    if (!takes_program(command))
        return command->run(command, argc, argv);
    int status = java_words(command->options, command->more_options, argc, argv, &words, &error)
                     ? command->run(command, words.count, words.list)
                     : complain(&error);
    string_list_free(&words);
    return status;
}

static const char *nearest_command(const char *word)
{
    const char *names[COMMAND_COUNT + 1] = {0};
    for (int i = 0; i < COMMAND_COUNT; i++)
        names[i] = commands[i]->name;
    return nearest_name(word, names);
}

int command_unknown(const char *word)
{
    const char *nearest = nearest_command(word);
    if (nearest != NULL)
        fprintf(stderr, "clew: unknown command %s (did you mean %s?); try 'clew help'\n", word, nearest);
    else
        fprintf(stderr, "clew: unknown command %s; try 'clew help'\n", word);
    return STATUS_USAGE;
}

static bool is_class_here(const char *word)
{
    char file[512];
    snprintf(file, sizeof file, "%s.class", word);
    return access(file, F_OK) == 0;
}

/* A word in lower case, alone or spelt nearly like a command, unless there is a class of this name. */
static bool looks_like_command(int argc, const char *word)
{
    bool is_small = word[0] >= 'a' && word[0] <= 'z' && strpbrk(word, "./") == NULL;
    return is_small && (argc == 1 || nearest_command(word) != NULL) && !is_class_here(word);
}

int command_default(int argc, char **argv)
{
    const Command *check = command_find("check");
    return looks_like_command(argc, argv[0]) ? command_unknown(argv[0]) : command_run(check, argc, argv);
}

int version_print(void)
{
    printf("clew %s\n", CLEW_VERSION);
    return STATUS_FINE;
}
