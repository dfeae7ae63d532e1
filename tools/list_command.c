/* `clew list`: what there is to choose from, out of the tables that the rest uses. */
#include <stdio.h>
#include <string.h>

#include "heuristics/heuristic.h"
#include "search/search.h"
#include "tools/commands.h"
#include "tools/properties.h"

/* The column of names: as wide as the widest. */
static int width_of(const OptionSpec *specs)
{
    size_t width = 14;
    for (; specs != NULL && specs->name != NULL; specs++) {
        size_t length = strlen(specs->name) + (specs->value != NULL ? strlen(specs->value) + 1 : 0);
        width = length > width ? length : width;
    }
    return (int)width;
}

static void list_settings(const OptionSpec *specs)
{
    int width = width_of(specs);
    for (; specs != NULL && specs->name != NULL; specs++) {
        char left[64];
        snprintf(left, sizeof left, "%s%s%s", specs->name, specs->value ? "=" : "", specs->value ? specs->value : "");
        printf("    %-*s %s\n", width, left, specs->help);
    }
}

static void list_searches(void)
{
    for (int i = 0; search_at(i) != NULL; i++) {
        const Search *search = search_at(i);
        printf("%-14s %s\n", search->name, search->summary);
        list_settings(search->queued != NULL ? search->queued->options : search->options);
    }
}

static void list_heuristics(void)
{
    for (int i = 0; heuristic_at(i) != NULL; i++) {
        printf("%-16s %s\n", heuristic_at(i)->name, heuristic_at(i)->summary);
        list_settings(heuristic_at(i)->options);
    }
    printf("%-16s %s\n", "./PLUGIN.so", "one of your own in C, against include/clew/heuristic.h: see docs/heuristics.md");
    printf("\neach has also\n    %-14s %s\n", "weight=W", "what its values are multiplied with in the sum (default 1)");
}

static void list_properties(void)
{
    for (const Property *property = properties_list(); property->name != NULL; property++)
        printf("%-13s %s\n", property->name, property->summary);
}

/* javasrc/bench/benchmarks.tsv, embedded by the linker: a heading, then name, arguments, verdict, summary, suite. */
extern const char _binary_benchmarks_tsv_start[], _binary_benchmarks_tsv_end[];

static void list_benchmarks(void)
{
    const char *line = memchr(_binary_benchmarks_tsv_start, '\n', (size_t)(_binary_benchmarks_tsv_end - _binary_benchmarks_tsv_start));
    while (line != NULL && ++line < _binary_benchmarks_tsv_end) {
        const char *end = memchr(line, '\n', (size_t)(_binary_benchmarks_tsv_end - line));
        char text[512] = "", *fields[5] = {text, "", "", "", ""};
        snprintf(text, sizeof text, "%.*s", (int)((end != NULL ? end : _binary_benchmarks_tsv_end) - line), line);
        for (int i = 1; i < 5 && (fields[i] = strchr(fields[i - 1], '\t')) != NULL; i++)
            *fields[i]++ = '\0';
        if (fields[3] != NULL)
            printf("bench.%-20s %-16s %-10s %s\n", fields[0], fields[1], fields[2], fields[3]);
        line = end;
    }
}

static int run(const Command *command, int argc, char **argv)
{
    static const struct { const char *name; void (*list)(void); } lists[] = {{"searches", list_searches}, {"heuristics", list_heuristics}, {"properties", list_properties},
                                                                             {"benchmarks", list_benchmarks}};
    for (size_t i = 0; argc == 1 && i < sizeof lists / sizeof lists[0]; i++) {
        if (strcmp(argv[0], lists[i].name) == 0) {
            lists[i].list();
            return STATUS_FINE;
        }
    }
    help_print(stderr, command);
    return STATUS_USAGE;
}

const Command list_command = {
    .name = "list", .usage = "list searches|heuristics|properties|benchmarks", .summary = "what there is to choose from", .run = run,
};
