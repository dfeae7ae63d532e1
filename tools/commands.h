/* The commands of `clew`: one table (commands.def) for dispatch, help and completion. */
#ifndef TOOLS_COMMANDS_H
#define TOOLS_COMMANDS_H

#include <stdio.h>

#include "base/options.h"

enum { STATUS_FINE = 0, STATUS_VIOLATION = 1, STATUS_USAGE = 2, STATUS_INCOMPLETE = 3 };

typedef struct Command Command;
struct Command {
    const char *name, *usage, *summary;
    const OptionSpec *options;
    const OptionSpec *more_options; /* that it takes from another command; NULL: none */
    const char
        *notes; /* paragraphs that follow the options in its help, separated by empty lines; NULL: none */
    int (*run)(const Command *command, int argc,
               char **argv); /* the exit status; argv begins after the command */
};

const Command *command_find(const char *name);
const Command *command_at(int index);   /* NULL after the last */
const char *status_meaning(int status); /* of an exit status of check; NULL after the last */
int command_run(const Command *command, int argc,
                char **argv); /* words of java are understood; the exit status */
int command_unknown(const char *word);
int command_default(int argc, char **argv);        /* no command was named: check */
int help_print(FILE *out, const Command *command); /* NULL: of the whole program */
int version_print(void);

/* Prints "clew: message" and returns STATUS_USAGE. */
int complain(const Error *error);

#define CLEW_VERSION "0.1.0"

#endif
