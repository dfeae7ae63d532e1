/* `clew help`: what the tables of commands and options say, for a terminal, as a man page, and for a shell
 * that completes words. */
#include <string.h>
#include <unistd.h>

#include "tools/commands.h"
#include "tools/commands/completion.h"
#include "tools/commands/manual.h"
#include "tools/common/terminal.h"

enum { NAME_WIDTH = 28, NOTE_WIDTH = 100 };

/* Wrapped on a terminal; elsewhere a line each, so that it can be searched. */
static void print_option(const OptionSpec *spec, const Terminal *terminal, bool wraps)
{
    char left[64];
    snprintf(left, sizeof left, "%s%s%s", spec->name, spec->value ? " " : "", spec->value ? spec->value : "");
    if (!wraps) {
        fprintf(terminal->out, "  %-*s %s\n", NAME_WIDTH, left, spec->help);
        return;
    }
    size_t length = strlen(left);
    size_t used = length < NAME_WIDTH ? NAME_WIDTH : length;
    terminal_cells(terminal,
                   (Cell[]){{.text = "", .width = 0, .style = ""},
                            {.text = left, .width = used, .style = terminal->bold},
                            {.text = spec->help, .width = terminal->width - used - 4, .style = ""}},
                   3);
}

static void print_options(const OptionSpec *specs, FILE *out)
{
    Terminal terminal = terminal_open(out, false);
    for (; specs->name != NULL; specs++)
        print_option(specs, &terminal, isatty(fileno(out)));
}

/* Word by word; the empty lines between paragraphs stay. */
static void print_notes(const char *notes, FILE *out)
{
    size_t width = terminal_open(out, false).width, column = 0;
    width = width < NOTE_WIDTH ? width : NOTE_WIDTH;
    fputc('\n', out);
    while (*notes != '\0') {
        size_t length = strcspn(notes, " \n"), lines = strspn(notes + length, "\n");
        if (column > 0 && column + 1 + length > width) {
            fputc('\n', out);
            column = 0;
        }
        fprintf(out, "%s%.*s%.*s", column > 0 ? " " : "", (int)length, notes, (int)lines, "\n\n");
        column = lines > 0 ? 0 : column + (column > 0) + length;
        notes += length + lines;
        notes += strspn(notes, " ");
    }
    fputc('\n', out);
}

static void print_command(FILE *out, const Command *command)
{
    fprintf(out, "usage: clew %s\n\n%s\n", command->usage, command->summary);
    if (command->options != NULL) {
        fprintf(out, "\noptions:\n");
        print_options(command->options, out);
    }
    if (command->more_options != NULL)
        fprintf(out, "  and those of clew check\n");
    if (command->notes != NULL)
        print_notes(command->notes, out);
}

int help_print(FILE *out, const Command *command)
{
    if (command != NULL) {
        print_command(out, command);
        return STATUS_FINE;
    }
    fprintf(out, "clew: a model checker for compiled Java programs\n\nusage:\n");
    for (int i = 0; command_at(i) != NULL; i++)
        fprintf(out, "  clew %s\n      %s\n", command_at(i)->usage, command_at(i)->summary);
    fprintf(out, "  clew --version\n\nexit status of check:\n");
    for (int status = 0; status_meaning(status) != NULL; status++)
        fprintf(out, "  %d  %s\n", status, status_meaning(status));
    return STATUS_FINE;
}

static const OptionSpec options_of_help[] = {
    {"--man", NULL, "print the man page"},
    {"--completion", "SHELL",
     "print a script by which a shell completes commands, options and their values (SHELL: bash)"},
    {0}};

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    Error error;
    int index = 0;
    if (!options_parse(command->options, argc, argv, &index, &options, &error))
        return complain(&error);
    const char *shell = options_text(&options, "--completion", "bash");
    if (strcmp(shell, "bash") != 0) {
        error_set(&error, "completion is available for bash, not for '%s'", shell);
        return complain(&error);
    }
    if (options_has(&options, "--man"))
        manual_write(stdout);
    if (options_has(&options, "--completion"))
        completion_write(stdout);
    if (options.count > 0)
        return STATUS_FINE;
    if (index == argc)
        return help_print(stdout, NULL);
    const Command *wanted = command_find(argv[index]);
    return wanted != NULL ? help_print(stdout, wanted) : command_unknown(argv[index]);
}

const Command help_command = {
    .name = "help",
    .usage = "help [COMMAND]",
    .summary = "show the help of clew or of one of its commands",
    .options = options_of_help,
    .run = run,
};
