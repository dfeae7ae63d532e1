/* One trial: a search with its own seed, as a command line of `clew check`, and what came of it.  Where and
 * how it runs is a runner's business (trial_runner.h): it hands back an Outcome, and that is judged here. */
#ifndef TOOLS_TRIALS_TRIAL_H
#define TOOLS_TRIALS_TRIAL_H

#include "base/bytes.h"
#include "tools/common/string_list.h"

typedef struct Trial {
    int number;        /* from 1 on; of each configuration */
    int configuration; /* 0, or 1 for the one of --versus */
    uint64_t seed;
    const StringList *arguments; /* of `clew check` without --seed: options, program, its arguments */
} Trial;

/* The seed of trial `number`: depends on nothing but the two, and is small enough to be exact in any reader
 * of JSON. */
uint64_t trial_seed(uint64_t seed, int number);

/* What a process that ran a trial left behind. */
typedef struct Outcome {
    int exit_status; /* -1: it was killed by `signal` */
    int signal;
    Bytes summary, trace, messages; /* the JSON summary, the counterexample, standard error; empty: none */
    bool is_cut; /* the summary was longer than any can be; what is there is the beginning */
    double cpu_seconds;
    double peak_bytes;
} Outcome;

void outcome_free(Outcome *outcome);

typedef enum Verdict { VERDICT_VIOLATION, VERDICT_NONE, VERDICT_INCOMPLETE, VERDICT_LOST } Verdict;

const char *verdict_name(Verdict verdict);

/* What is measured of a trial and reported over all; METRICS has a name for each. */
typedef enum Metric {
    METRIC_STATES,
    METRIC_SECONDS,
    METRIC_LENGTH,
    METRIC_ORIGINAL_LENGTH,
    METRIC_MEMORY,
    METRIC_COUNT
} Metric;

typedef struct MetricSpec {
    const char *key, *title; /* in JSON; in a table */
    bool is_whole;           /* a single one has no decimals; a mean may */
    int decimals;
    double unit; /* by which it is divided in a table */
} MetricSpec;

extern const MetricSpec METRICS[METRIC_COUNT];

typedef struct TrialResult {
    int number, configuration;
    uint64_t seed;
    Verdict verdict;
    char *detail; /* the kind of the error; why the search is incomplete; how the trial was lost; NULL:
                     nothing to say */
    double metrics[METRIC_COUNT]; /* lengths only of a violation; of a lost trial only the memory */
    uint64_t transitions;
    uint64_t paths, generations; /* of a search that counts them; 0: it does not */
    double cpu_seconds;
    int exit_status; /* -1 and a signal: see Outcome */
    int signal;
} TrialResult;

/* Anything but a well-formed summary that agrees with the exit status is a lost trial. */
TrialResult trial_judge(const Trial *trial, const Outcome *outcome);
void trial_result_free(TrialResult *result);

#endif
