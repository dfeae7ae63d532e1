/* Many trials of one program, in one or two configurations: the request, the results so far, statistics over
 * them, and reports. */
#ifndef TOOLS_TRIALS_TRIALS_H
#define TOOLS_TRIALS_TRIALS_H

#include <signal.h>
#include <stdio.h>

#include "tools/trials/statistics.h"
#include "tools/trials/trial.h"
#include "tools/trials/trial_runner.h"

enum { CONFIGURATIONS_MAX = 2 };

/* One way to search the program. */
typedef struct Configuration {
    StringList options;   /* of clew check */
    StringList arguments; /* the same, and the program with its arguments */
} Configuration;

/* The trials of all configurations are interleaved, in the order in which they are started: number 1 of each,
 * number 2 of each, and so on. */
typedef struct Trials {
    Configuration configurations[CONFIGURATIONS_MAX];
    int configuration_count;
    int runs; /* trials of each configuration */
    uint64_t seed;
    StringList line;    /* the command line, in which a FILE.jpf is expanded */
    StringList program; /* main class or jar, and the arguments of the program */
    Trial *list;
    TrialResult *results;  /* parallel to `list`; number 0: none yet */
    int count;             /* runs * configuration_count */
    int ranks, dead_ranks; /* ranks that run the trials, if several, and how many of them died */
    int done, found, lost; /* trials with a result, with a violation, without an outcome; so far */
    bool is_interrupted;
    int best;            /* index of the shortest counterexample, the first of these; -1: none */
    Bytes best_trace;    /* empty: it was too large */
    Footnotes footnotes; /* of all results */
} Trials;

void trials_prepare(Trials *trials); /* fills the list, after the request was read */
void trials_free(Trials *trials);

/* An observer of running trials.  `look` is called after each result and from time to time in between, `hear`
 * with messages of trials. */
typedef struct TrialsWatch {
    void *self;
    void (*look)(void *self, const Trials *trials);
    void (*hear)(void *self, const Bytes *messages);
} TrialsWatch;

/* Runs all trials, or until *interrupted.  false and a message: they cannot be run like this.  No trial is
 * left running. */
bool trials_run(Trials *trials, TrialRunner *runner, const volatile sig_atomic_t *interrupted,
                const TrialsWatch *watch, Error *error);

/* --- statistics of a configuration --- */

typedef struct Figures {
    int finished, lost;              /* lost trials are not finished */
    int found, complete, incomplete; /* finished: with an error, searched everything, cut short */
    double density;                  /* path error density: found / finished, if finished > 0 */
    Interval density_ci95;
    double *values[METRIC_COUNT]; /* of the trials that found errors, by number */
    SampleStatistics samples[METRIC_COUNT];
} Figures;

Figures figures_of(const Trials *trials, int configuration);
void figures_free(Figures *figures);
int best_length(const Trials *trials); /* of the best counterexample; -1: none */

/* Compares two configurations.  Normalised: 1 is the best value of all trials of both, 0 the worst; without
 * errors all are 0. */
typedef struct Normalised {
    double min, mean, max;
} Normalised;

typedef struct Comparison {
    Normalised normalised[METRIC_COUNT][CONFIGURATIONS_MAX];
    MannWhitney tests[METRIC_COUNT];
} Comparison;

Comparison figures_compare(const Figures *first, const Figures *second);

/* --- reports --- */

void trials_print(const Trials *trials, bool verbose, FILE *out);
bool trials_write_csv(const Trials *trials, FILE *out);
bool trials_write_json(const Trials *trials, FILE *out);

#endif
