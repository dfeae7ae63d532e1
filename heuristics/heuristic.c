/* The table of all heuristics, from heuristics.def, and the search in it by name. */
#include "heuristics/heuristic.h"

#include <string.h>

#define HEURISTIC(name) extern const Heuristic name##_heuristic;
#include "heuristics/heuristics.def"

static const Heuristic *const heuristics[] = {
#define HEURISTIC(name) &name##_heuristic,
#include "heuristics/heuristics.def"
};

enum { HEURISTIC_COUNT = sizeof heuristics / sizeof heuristics[0] };

const Heuristic *heuristic_at(int index) { return index < HEURISTIC_COUNT ? heuristics[index] : NULL; }

const Heuristic *heuristic_find(const char *name)
{
    for (int i = 0; i < HEURISTIC_COUNT; i++)
        if (strcmp(heuristics[i]->name, name) == 0)
            return heuristics[i];
    return NULL;
}
