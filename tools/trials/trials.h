/* Many trials of one program, in one or two configurations: what was asked for, and what has come of it so
 * far. */
#ifndef TOOLS_TRIALS_TRIALS_H
#define TOOLS_TRIALS_TRIALS_H

#include <signal.h>
#include <stdio.h>

#include "tools/trials/statistics.h"
#include "tools/trials/trial.h"
#include "tools/trials/trial_runner.h"

enum { CONFIGURATIONS_MAX = 2 };

/* How the program is searched. */
typedef struct Configuration {
    StringList options;   /* of clew check */
    StringList arguments; /* the same, and the program with its arguments */
} Configuration;

/* The trials of all configurations lie interleaved, in the order in which they are started: number 1 of each,
 * number 2 of each... */
typedef struct Trials {
    Configuration configurations[CONFIGURATIONS_MAX];
    int configuration_count;
    int runs; /* of each configuration */
    uint64_t seed;
    StringList line;    /* the command line, with what a FILE.jpf in it stands for */
    StringList program; /* its main class or jar, and its arguments */
    Trial *list;
    TrialResult *results; /* by place in the list; number 0: none yet */
    int count;
    int ranks, dead_ranks; /* processes over which they were spread, if several; those that died */
    int done, found, lost; /* so far */
    bool is_interrupted;
    int best;         /* the trial with the shortest counterexample, of these the first; -1: none */
    Bytes best_trace; /* empty: it was too large to be kept */
} Trials;

void trials_prepare(Trials *trials); /* makes the list, when the rest is known */
void trials_free(Trials *trials);

/* Who looks on: told of each result as it comes and now and then in between, and given what trials have to
 * say. */
typedef struct TrialsWatch {
    void *self;
    void (*look)(void *self, const Trials *trials);
    void (*hear)(void *self, const Bytes *messages);
} TrialsWatch;

/* Runs them all, or until *interrupted.  false and a message: trials cannot be run like this (none is left
 * running then). */
bool trials_run(Trials *trials, TrialRunner *runner, const volatile sig_atomic_t *interrupted,
                const TrialsWatch *watch, Error *error);

/* --- figures over the trials of a configuration
 * ------------------------------------------------------------------------------ */

typedef struct Figures {
    int finished, lost;              /* lost ones are not finished */
    int found, complete, incomplete; /* of those finished: with an error; without one; cut short */
    double density;                  /* path error density: found by finished, if any are */
    Interval density_ci95;
    double *values[METRIC_COUNT]; /* of the error-discovering trials, in the order of their numbers */
    SampleStatistics samples[METRIC_COUNT];
} Figures;

Figures figures_of(const Trials *trials, int configuration);
void figures_free(Figures *figures);
int best_length(const Trials *trials); /* -1: none */

/* Of two configurations, the first to the second.  Normalised: 1 is the best number of all trials of both, 0
 * the worst; without errors all are 0. */
typedef struct Normalised {
    double min, mean, max;
} Normalised;

typedef struct Comparison {
    Normalised normalised[METRIC_COUNT][CONFIGURATIONS_MAX];
    MannWhitney tests[METRIC_COUNT];
} Comparison;

Comparison figures_compare(const Figures *first, const Figures *second);

/* --- reports
 * -------------------------------------------------------------------------------------------------------------------
 */

void trials_print(const Trials *trials, bool verbose, FILE *out);
bool trials_write_csv(const Trials *trials, FILE *out);
bool trials_write_json(const Trials *trials, FILE *out);

#endif
