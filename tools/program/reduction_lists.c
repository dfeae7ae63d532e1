/* The table of reductions, and the parser of --reduction. */
#include "tools/program/reduction_lists.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/spelling.h"

static const ReductionSpec list[] = {
#define REDUCTION(identifier, name, summary) {name, summary},
#include "vm/reductions.def"
    {0}};

const ReductionSpec *reductions_list(void) { return list; }

static bool unknown(const char *name, Error *error)
{
    const char *names[REDUCTION_COUNT + 3] = {"none", "all"};
    for (int i = 0; i < REDUCTION_COUNT; i++)
        names[i + 2] = list[i].name;
    const char *nearest = nearest_name(name, names);
    return nearest != NULL ? error_set(error, "unknown reduction %s (did you mean %s?)", name, nearest)
                           : error_set(error, "unknown reduction %s", name);
}

/* The bits that a name stands for; 0: there is no such name. */
static unsigned find(const char *name)
{
    if (strcmp(name, "all") == 0)
        return REDUCTIONS_DEFAULT;
    for (int i = 0; i < REDUCTION_COUNT; i++)
        if (strcmp(list[i].name, name) == 0)
            return 1U << i | 1U << REDUCTION_ESCAPE;
    return 0;
}

static bool read_one(const char *name, unsigned *reductions, Error *error)
{
    bool is_removed = name[0] == '-';
    unsigned found = find(name + is_removed);
    if (found == 0)
        return unknown(name + is_removed, error);
    if (is_removed && found != REDUCTIONS_DEFAULT)
        found &= ~(1U << REDUCTION_ESCAPE);
    if (is_removed && found == 0)
        return error_set(error, "--reduction: escape cannot be switched off by itself; use none");
    *reductions = is_removed ? *reductions & ~found : *reductions | found;
    return true;
}

bool reductions_read(const char *names, unsigned *unreduced, Error *error)
{
    unsigned reductions = names[0] == '-' ? REDUCTIONS_DEFAULT : 0;
    bool fine = true;
    if (strcmp(names, "none") != 0) {
        char *copy = memory_copy_string(names), *rest = copy;
        for (char *name; fine && (name = strsep(&rest, ",")) != NULL;)
            fine = read_one(name, &reductions, error);
        free(copy);
    }
    *unreduced = REDUCTIONS_ALL & ~reductions;
    return fine;
}

void reductions_write(unsigned unreduced, Bytes *names)
{
    size_t start = names->length;
    for (int i = 0; i < REDUCTION_COUNT; i++) {
        if (unreduced >> i & 1)
            continue;
        if (names->length > start)
            bytes_add_text(names, ",");
        bytes_add_text(names, list[i].name);
    }
    if (names->length == start)
        bytes_add_text(names, "none");
}
