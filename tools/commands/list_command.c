/* `clew list`: list the available searches, heuristics, properties, reductions or benchmarks, out of the
 * tables that the rest uses. */
#include <stdio.h>
#include <string.h>

#include "heuristics/heuristic.h"
#include "search/search.h"
#include "tools/commands.h"
#include "tools/common/benchmarks.h"
#include "tools/program/properties.h"
#include "tools/program/reduction_lists.h"

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
        snprintf(left, sizeof left, "%s%s%s", specs->name, specs->value ? "=" : "",
                 specs->value ? specs->value : "");
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
    printf("%-16s %s\n", "./PLUGIN.so",
           "a heuristic of your own in C, built with include/clew/heuristic.h: see docs/heuristics.md");
    printf("\neach also has\n    %-14s %s\n", "weight=W", "factor of its values in the sum (default 1)");
}

static void list_properties(void)
{
    for (const PropertySpec *property = properties_list(); property->name != NULL; property++)
        printf("%-13s %s\n", property->name, property->summary);
}

static void list_reductions(void)
{
    for (const ReductionSpec *reduction = reductions_list(); reduction->name != NULL; reduction++)
        printf("%-13s %s\n", reduction->name, reduction->summary);
}

static void list_benchmark(void *context, const Benchmark *benchmark)
{
    (void)context;
    printf("bench.%-20s %-16s %-10s %s\n", benchmark->name, benchmark->arguments, benchmark->verdict,
           benchmark->summary);
}

static void list_benchmarks(void) { benchmarks_each(list_benchmark, NULL); }

static int run(const Command *command, int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*list)(void);
    } lists[] = {{"searches", list_searches},
                 {"heuristics", list_heuristics},
                 {"properties", list_properties},
                 {"reductions", list_reductions},
                 {"benchmarks", list_benchmarks}};
    for (size_t i = 0; argc == 1 && i < sizeof lists / sizeof lists[0]; i++) {
        if (strcmp(argv[0], lists[i].name) == 0) {
            lists[i].list();
            return STATUS_FINE;
        }
    }
    if (argc == 1) {
        const char *names[] = {lists[0].name, lists[1].name, lists[2].name,
                               lists[3].name, lists[4].name, NULL};
        char text[SUGGESTION_MAX];
        fprintf(stderr, "clew: unknown list %s%s\n", argv[0], suggestion(nearest_name(argv[0], names), text));
    }
    help_print(stderr, command);
    return STATUS_USAGE;
}

const Command list_command = {
    .name = "list",
    .usage = "list searches|heuristics|properties|reductions|benchmarks",
    .summary = "list the available searches, heuristics, properties, reductions or benchmarks",
    .run = run,
};
