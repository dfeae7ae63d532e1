/* The places on which a program races, as each way to see races (vm/races/races.h) finds them; and how these
 * sets must relate. */
#ifndef TESTS_INTERLEAVINGS_RACE_SETS_H
#define TESTS_INTERLEAVINGS_RACE_SETS_H

#include "tests/interleavings/outcomes.h"

typedef struct RaceSets {
    Outcomes meetings, unordered;
} RaceSets;

void race_sets_note(RaceSets *sets, Vm *vm); /* all races of the present state */
void race_sets_free(RaceSets *sets);

/* What is wrong between those of all paths and those of a search, both complete; NULL: nothing. */
const char *race_sets_disagree(const RaceSets *of_paths, const RaceSets *of_search);

#endif
