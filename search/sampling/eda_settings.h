/* The settings of --search eda: Staunton and Clark, section V, has the usual ones. */
#ifndef SEARCH_SAMPLING_EDA_SETTINGS_H
#define SEARCH_SAMPLING_EDA_SETTINGS_H

#include "base/options.h"

/* By what a path is judged: blocked threads (algorithm 3), or the heuristics. */
typedef enum Fitness { FITNESS_USUAL, FITNESS_BLOCKED, FITNESS_HEURISTIC } Fitness;

/* What becomes of the values of a path's states. */
typedef enum Along { ALONG_SUM, ALONG_MEAN, ALONG_LAST, ALONG_BEST } Along;

typedef struct EdaSettings {
    uint32_t n, population, elitism;
    uint32_t generations; /* 0: not given */
    uint32_t depth;       /* steps of a path */
    double truncation, mutation;
    bool has_unseen;
    double unseen;   /* the part of the lowest probability for actions that a model does not know */
    Fitness fitness; /* usual: heuristics if there are any */
    Along along;
} EdaSettings;

#define EDA_USUAL                     \
    ((EdaSettings){.n = 3,            \
                   .population = 150, \
                   .elitism = 1,      \
                   .depth = 10000,    \
                   .truncation = 0.2, \
                   .mutation = 0.001})

/* As many paths as the paper's random search had. */
enum { GENERATIONS_DEFAULT = 200 };

extern const OptionSpec eda_options[], random_search_options[];

/* For Search.read_settings: allocated EdaSettings.  What is not given is as usual. */
void *eda_settings_read(const Options *given, Error *error);

/* For Search.accepts_heuristics. */
bool eda_accepts_heuristics(const void *settings, int count, Error *error);

#endif
