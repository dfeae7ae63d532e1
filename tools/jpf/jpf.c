/* Finds a FILE.jpf and settings (+key=value) on a command line, reads and translates the file, and puts the
 * new command line together. */
#include "tools/jpf/jpf.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

#include "tools/jpf/jpf_keys.h"

/* A command line, sorted. */
typedef struct JpfLine {
    StringList options, settings; /* settings: "key=value" of arguments "+key=value" */
    const char *file;             /* FILE.jpf; NULL: none */
    int rest;                     /* index of the program's first argument */
} JpfLine;

/* "+key=value", or "+key", which stands for "+key=true". */
static bool is_setting(const char *argument)
{
    bool is_word = argument[0] == '+' && (isalpha((unsigned char)argument[1]) || argument[1] == '_');
    return argument[0] == '+' && (is_word || strchr(argument, '=') > argument + 1);
}

static bool names_file(const char *argument)
{
    size_t length = strlen(argument);
    return length > 4 && strcmp(argument + length - 4, ".jpf") == 0;
}

/* Reads options and settings from argv[*index] on. */
static bool read_options(const OptionSpec *specs, int argc, char **argv, int *index, JpfLine *line,
                         Options *options, Error *error)
{
    do {
        int from = *index;
        if (!options_parse(specs, argc, argv, index, options, error))
            return false;
        string_list_add_all(&line->options, *index - from, argv + from);
        for (; *index < argc && is_setting(argv[*index]); ++*index)
            string_list_add(&line->settings, argv[*index] + 1);
    } while (*index < argc && argv[*index][0] == '-' && argv[*index][1] != '\0');
    return true;
}

/* Mistakes in a command line without a FILE.jpf are not reported here but by the command itself. */
static bool read_line(const OptionSpec *specs, int argc, char **argv, JpfLine *line, Options *options,
                      Error *error)
{
    int index = 0;
    Error ignored;
    if (!read_options(specs, argc, argv, &index, line, options, &ignored) || index == argc
        || options_has(options, "-jar") || !names_file(argv[index]))
        return true;
    line->file = argv[index++];
    bool fine = read_options(specs, argc, argv, &index, line, options, error);
    line->rest = index;
    return fine;
}

static bool read_check(const JpfLine *line, JpfFile *jpf, JpfCheck *check, Error *error)
{
    if (!jpf_read(jpf, line->file, error))
        return false;
    for (int i = 0; i < line->settings.count; i++)
        if (!jpf_set(jpf, line->settings.list[i], error))
            return false;
    return jpf_translate(jpf, check, error);
}

/* Heuristics add up and searches have settings of their own, so a --search or --heuristic on the command line
 * replaces everything that the file says about the search. */
static void put_together(const JpfLine *line, const Options *given, const JpfCheck *check, int argc,
                         char **argv, StringList *expanded)
{
    assert(line->file != NULL && check->target != NULL && line->rest <= argc);
    string_list_add_all(expanded, check->options.count, check->options.list);
    if (!options_has(given, "--search") && !options_has(given, "--heuristic"))
        string_list_add_all(expanded, check->guidance.count, check->guidance.list);
    string_list_add_all(expanded, line->options.count, line->options.list);
    string_list_add(expanded, check->target);
    if (line->rest < argc)
        string_list_add_all(expanded, argc - line->rest, argv + line->rest);
    else
        string_list_add_all(expanded, check->arguments.count, check->arguments.list);
}

bool jpf_expand(const OptionSpec *specs, int argc, char **argv, StringList *expanded, Error *error)
{
    JpfLine line = {0};
    Options options = {0};
    JpfFile jpf = {0};
    JpfCheck check = {0};
    bool fine = read_line(specs, argc, argv, &line, &options, error);
    if (fine && line.file == NULL)
        string_list_add_all(expanded, argc, argv);
    else if (fine && (fine = read_check(&line, &jpf, &check, error)))
        put_together(&line, &options, &check, argc, argv, expanded);
    jpf_check_free(&check);
    jpf_free(&jpf);
    string_list_free(&line.options);
    string_list_free(&line.settings);
    return fine;
}
