/* Writes the man page from the tables of commands, options, searches and heuristics, in the macros of man(7).
 */
#include "tools/commands/manual.h"

#include <string.h>

#include "heuristics/heuristic.h"
#include "search/search.h"
#include "tools/commands.h"
#include "tools/common/benchmarks.h"
#include "tools/program/properties.h"
#include "tools/program/reduction_lists.h"

/* Dashes are those of options, not of text; a line that begins with a dot or a quote would be a macro. */
static void put(FILE *out, const char *text)
{
    if (*text == '.' || *text == '\'')
        fputs("\\&", out);
    for (; *text != '\0'; text++) {
        if (*text == '-' || *text == '\\')
            fputs(*text == '-' ? "\\-" : "\\e", out);
        else
            fputc(*text, out);
    }
}

static void put_line(FILE *out, const char *text)
{
    put(out, text);
    fputc('\n', out);
}

static void section(FILE *out, const char *title) { fprintf(out, ".SH %s\n", title); }

/* A term in bold, its value in italics, and what it is. */
static void item(FILE *out, const char *name, const char *separator, const char *value, const char *text)
{
    fprintf(out, ".TP\n\\fB");
    put(out, name);
    fprintf(out, "\\fR");
    if (value != NULL) {
        fprintf(out, "%s\\fI", separator);
        put(out, value);
        fprintf(out, "\\fR");
    }
    fputc('\n', out);
    put_line(out, text);
}

static void put_options(FILE *out, const OptionSpec *specs, const char *separator)
{
    for (; specs != NULL && specs->name != NULL; specs++)
        item(out, specs->name, separator, specs->value, specs->help);
}

static void put_paragraphs(FILE *out, const char *text)
{
    while (*text != '\0') {
        const char *end = strstr(text, "\n\n");
        int length = end != NULL ? (int)(end - text) : (int)strlen(text);
        char paragraph[1024];
        snprintf(paragraph, sizeof paragraph, "%.*s", length, text);
        fprintf(out, ".PP\n");
        put_line(out, paragraph);
        text += length + (end != NULL ? 2 : 0);
    }
}

static void put_command(FILE *out, const Command *command)
{
    fprintf(out, ".SS \"clew %s\"\n", command->name);
    fprintf(out, ".B clew\n");
    put_line(out, command->usage);
    fprintf(out, ".PP\n");
    put_line(out, command->summary);
    put_options(out, command->options, " ");
    if (command->more_options != NULL)
        fprintf(out, ".PP\nand the options of\n.BR \"clew check\" .\n");
    if (command->notes != NULL)
        put_paragraphs(out, command->notes);
}

/* What a search or a heuristic can be set to is listed further in. */
static void put_settings(FILE *out, const OptionSpec *specs)
{
    if (specs == NULL || specs->name == NULL)
        return;
    fprintf(out, ".RS\n");
    put_options(out, specs, "=");
    fprintf(out, ".RE\n");
}

static void put_searches(FILE *out)
{
    section(out, "SEARCHES");
    for (int i = 0; search_at(i) != NULL; i++) {
        const Search *search = search_at(i);
        item(out, search->name, "", NULL, search->summary);
        put_settings(out, search->queued != NULL ? search->queued->options : search->options);
    }
}

static void put_heuristics(FILE *out)
{
    section(out, "HEURISTICS");
    for (int i = 0; heuristic_at(i) != NULL; i++) {
        item(out, heuristic_at(i)->name, "", NULL, heuristic_at(i)->summary);
        put_settings(out, heuristic_at(i)->options);
    }
    item(out, "./PLUGIN.so", "", NULL, "one of your own in C, against clew/heuristic.h");
    fprintf(out, ".PP\nEach also has\n.BI weight= W\\fR,\nfactor of its values in the sum.\n");
}

static void put_properties(FILE *out)
{
    section(out, "PROPERTIES");
    for (const PropertySpec *property = properties_list(); property->name != NULL; property++)
        item(out, property->name, "", NULL, property->summary);
}

static void put_reductions(FILE *out)
{
    section(out, "REDUCTIONS");
    for (const ReductionSpec *reduction = reductions_list(); reduction->name != NULL; reduction++)
        item(out, reduction->name, "", NULL, reduction->summary);
}

static void put_statuses(FILE *out)
{
    section(out, "EXIT STATUS");
    fprintf(out, "Of\n.BR \"clew check\" :\n");
    for (int status = 0; status_meaning(status) != NULL; status++)
        fprintf(out, ".TP\n.B %d\n%s\n", status, status_meaning(status));
    fprintf(out, ".PP\n.B clew run\nexits as the program does, and with 2 when it cannot be run.\n");
}

static void put_environment(FILE *out)
{
    static const char *const variables[][2] = {
        {"JAVA_HOME", "a JDK for what the library of clew lacks, unless --jdk names one"},
        {"NO_COLOR", "if set and not empty, no colour, even on a terminal"},
        {"TERM", "dumb: no colour"},
    };
    section(out, "ENVIRONMENT");
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++)
        item(out, variables[i][0], "", NULL, variables[i][1]);
}

static void put_examples(FILE *out)
{
    static const char *const examples[][2] = {
        {"clew check -cp classes Main", "search every schedule and every choice"},
        {"clew check --time 60 -cp app.jar Main",
         "let a portfolio of searches look for an error for a minute"},
        {"clew check --search bfs --trace found.json -cp classes Main",
         "find a shortest counterexample, and write it"},
        {"clew report found.json -o found.html", "show it as a web page"},
    };
    section(out, "EXAMPLES");
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++)
        item(out, examples[i][0], "", NULL, examples[i][1]);
}

static void count_benchmark(void *context, const Benchmark *benchmark)
{
    (void)benchmark;
    ++*(int *)context;
}

void manual_write(FILE *out)
{
    int benchmarks = 0;
    benchmarks_each(count_benchmark, &benchmarks);
    fprintf(out, ".TH CLEW 1 \"\" \"clew %s\" \"User Commands\"\n", CLEW_VERSION);
    section(out, "NAME");
    fprintf(out, "clew \\- a model checker for compiled Java programs\n");
    section(out, "SYNOPSIS");
    for (int i = 0; command_at(i) != NULL; i++) {
        fprintf(out, "%s.B clew\n", i > 0 ? ".br\n" : "");
        put_line(out, command_at(i)->usage);
    }
    section(out, "DESCRIPTION");
    put_line(out,
             "clew reads class files, runs them on its own JVM, and searches the ways in which threads and "
             "choices can combine until it finds a "
             "deadlock, a failed assertion, an uncaught exception or a data race, or has shown that there is "
             "none.");
    section(out, "COMMANDS");
    for (int i = 0; command_at(i) != NULL; i++)
        put_command(out, command_at(i));
    put_searches(out);
    put_heuristics(out);
    put_properties(out);
    put_reductions(out);
    section(out, "BENCHMARKS");
    fprintf(
        out,
        "%d programs with known verdicts come with clew in benchmarks.jar;\n.B clew list benchmarks\nnames "
        "them.\n",
        benchmarks);
    put_statuses(out);
    put_environment(out);
    put_examples(out);
    section(out, "SEE ALSO");
    fprintf(out, ".BR java (1),\n.BR javac (1)\n");
}
