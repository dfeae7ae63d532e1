/* One program under test, and what was found out about it. */
#ifndef TESTS_INTERLEAVINGS_TEST_H
#define TESTS_INTERLEAVINGS_TEST_H

#include <stdio.h>

#include "tests/interleavings/outcomes.h"
#include "tests/interleavings/race_sets.h"
#include "tools/program/session.h"

typedef struct Test {
    const Options *options;
    char *class_name; /* with arguments: CLASS:ARGUMENT... */
    char **words;     /* both */
    int word_count;
    int64_t max_runs, max_states, modes, rotation, combinations, processors;
    FILE *report;
    bool failed;
    const char *only;    /* modes whose names begin so */
    const char *omitted; /* a mutation of those that merge states; NULL: none */
} Test;

bool test_launch(const Test *test, Launch *launch, Error *error);

typedef struct Found {
    Outcomes outcomes;
    RaceSets races;
    uint64_t states;
    bool complete;
} Found;

void found_free(Found *found);

/* --- enumerate.c: follows every list of choices from the start of the program, and knows no states --- */

/* Every interleaving; false: there were too many, or some have no end. */
bool enumerate(const Test *test, const Launch *launch, Outcomes *outcomes, int64_t *runs);

/* Once more in one VM, which goes back to the first state for each list of choices and matches no states on
 * the way: clocks are those of the path.  false: there were too many. */
bool enumerate_races(const Test *test, RaceSets *races);

/* --- searches.c: ways to search --- */

typedef struct Mode {
    const char *name, *search;
    SessionOptions options;
    bool rearranged;       /* searches a second time, with the layout that the first one has shown */
    bool same_states;      /* as many as the first mode */
    uint64_t max_states;   /* 0: as many as the options say */
    int workers;           /* 0: one, without a team */
    const char *heuristic; /* NULL: none */
} Mode;

extern const Mode modes[];
extern const int mode_count,
    own_mode_count; /* the first ones, which are also for programs of which no truth is known */

bool run_mode(const Test *test, const Mode *mode, Found *found, Error *error);

/* A search with some of the reductions, other ones for each program and each number.  `name`: room
 * for what it is called. */
Mode reduced_mode(const Test *test, int64_t number, char *name, size_t size);

#endif
