/* Runs a command; those that take a program understand the words of java. */
#include <string.h>

#include "tools/commands.h"
#include "tools/common/java_words.h"
#include "tools/report/unusable.h"

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
    bool is_understood = java_words(command->options, command->more_options, argc, argv, &words, &error);
    if (!is_understood)
        reports_refuse(command->options, argc, argv, &error);
    int status = is_understood ? command->run(command, words.count, words.list) : complain(&error);
    string_list_free(&words);
    return status;
}
