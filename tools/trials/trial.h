/* One trial: a search with a seed of its own, given as a command line of `clew check`, and its result.  A
 * TrialRunner (trial_runner.h) runs it and returns an Outcome, which trial_judge turns into a TrialResult. */
#ifndef TOOLS_TRIALS_TRIAL_H
#define TOOLS_TRIALS_TRIAL_H

#include "base/bytes.h"
#include "tools/common/string_list.h"
#include "vm/footnotes.h"

typedef struct Trial {
    int number;        /* from 1, in each configuration */
    int configuration; /* 0, or 1 for the one of --versus */
    uint64_t seed;
    const StringList *arguments; /* of `clew check`, without --seed: options, program, its arguments */
} Trial;

/* The seed of trial `number`, a function of these two.  It has 53 bits, so that every reader of JSON reads it
 * exactly. */
uint64_t trial_seed(uint64_t seed, int number);

/* What a process that ran a trial returned. */
typedef struct Outcome {
    int exit_status; /* -1: it was killed by `signal` */
    int signal;
    Bytes summary, trace, messages; /* JSON summary, counterexample, standard error; empty: none */
    bool is_cut;                    /* the summary exceeded its limit and is incomplete */
    double cpu_seconds;
    double peak_bytes;
} Outcome;

void outcome_free(Outcome *outcome);

typedef enum Verdict { VERDICT_VIOLATION, VERDICT_NONE, VERDICT_INCOMPLETE, VERDICT_LOST } Verdict;

const char *verdict_name(Verdict verdict);

/* Measured for each trial and reported over all trials; METRICS has their names. */
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
    bool is_whole;           /* values are integers; means need not be */
    int decimals;
    double unit; /* values are divided by it in tables */
} MetricSpec;

extern const MetricSpec METRICS[METRIC_COUNT];

typedef struct TrialResult {
    int number, configuration;
    uint64_t seed;
    Verdict verdict;
    char *detail; /* kind of error, reason why the search is incomplete, or how the trial was lost; NULL: none
                   */
    double metrics[METRIC_COUNT]; /* lengths of violations only; of a lost trial only the memory */
    uint64_t transitions;
    uint64_t paths, generations; /* 0: the search does not count them */
    double cpu_seconds;
    int exit_status; /* -1 and a signal: see Outcome */
    int signal;
} TrialResult;

/* A trial without a well-formed summary that agrees with the exit status is lost. */
TrialResult trial_judge(const Trial *trial, const Outcome *outcome);
void trial_add_footnotes(const Outcome *outcome, Footnotes *footnotes); /* those of its summary */
void trial_result_free(TrialResult *result);

#endif
