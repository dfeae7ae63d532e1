/* `clew list`: what there is to choose from, out of the tables that the rest uses. */
#include <stdio.h>
#include <string.h>

#include "search/search.h"
#include "tools/commands.h"
#include "tools/properties.h"

static void list_searches(void)
{
    for (int i = 0; search_at(i) != NULL; i++)
        printf("%-12s %s\n", search_at(i)->name, search_at(i)->summary);
}

static void list_properties(void)
{
    for (const Property *property = properties_list(); property->name != NULL; property++)
        printf("%-12s %s\n", property->name, property->summary);
}

static int run(const Command *command, int argc, char **argv)
{
    static const struct { const char *name; void (*list)(void); } lists[] = {{"searches", list_searches}, {"properties", list_properties}};
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
    .name = "list", .usage = "list searches|properties", .summary = "what there is to choose from", .run = run,
};
