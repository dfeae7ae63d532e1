/* Reads the settings of estimation of distribution from the options of a search, and holds the tables of
 * these options. */
#include "search/sampling/eda_settings.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"
#include "search/eda_model.h"

#define SHARED_OPTIONS                                                                      \
    {"population", "P", "paths of each generation (default 150)"},                          \
        {"generations", "G", "give up after so many (default 200; with --max-time: none)"}, \
    {                                                                                       \
        "depth", "N", "a path has at most so many steps (default 10000)"                    \
    }

const OptionSpec eda_options[] = {
    {"n", "N", "the model knows what follows N actions, and fewer (default 3)"},
    SHARED_OPTIONS,
    {"truncation", "T", "the part of a generation that the model is learned from (default 0.2)"},
    {"mutation", "M", "the probability that a choice does not follow the model (default 0.001)"},
    {"unseen", "U",
     "actions that the model has not seen here have so much of the lowest probability (default 0.5; for --model 0.01)"},
    {"elitism", "E", "so many of the best paths stay in the next generation (default 1)"},
    {"fitness", "F",
     "what makes a path good: blocked (threads; default) or heuristic (--heuristic; default if there is one)"},
    {"along", "A", "of the values of a path's states: sum (default), mean, last or best"},
    {0}};

const OptionSpec random_search_options[] = {SHARED_OPTIONS, {0}};

static bool read_word(const Options *given, const char *name, const char *const *words, int *place,
                      Error *error)
{
    const char *word = options_text(given, name, NULL);
    if (word == NULL)
        return true;
    for (int i = 0; words[i] != NULL; i++) {
        if (strcmp(words[i], word) == 0) {
            *place = i;
            return true;
        }
    }
    const char *nearest = nearest_name(word, words);
    return nearest != NULL
               ? error_set(error, "unknown %s %s (did you mean %s?)", name, word, nearest)
               : error_set(error, "unknown %s %s (clew list searches shows what there is)", name, word);
}

static bool read_words(EdaSettings *settings, const Options *given, Error *error)
{
    static const char *const fitness[] = {"usual", "blocked", "heuristic", NULL}, *const along[] = {
                                                                                      "sum", "mean", "last",
                                                                                      "best", NULL};
    int which_fitness = FITNESS_USUAL, which_along = ALONG_SUM;
    if (!read_word(given, "fitness", fitness, &which_fitness, error)
        || !read_word(given, "along", along, &which_along, error))
        return false;
    settings->fitness = (Fitness)which_fitness;
    settings->along = (Along)which_along;
    return true;
}

static bool read_all(EdaSettings *settings, const Options *given, Error *error)
{
    const struct {
        const char *name;
        uint32_t *place;
        int64_t least, most;
    } numbers[] = {
        {"n", &settings->n, 1, GRAM_MAX},
        {"population", &settings->population, 2, 1000000},
        {"elitism", &settings->elitism, 0, 999999},
        {"generations", &settings->generations, 1, UINT32_MAX - 1},
        {"depth", &settings->depth, 1, 1 << 20},
    };
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        int64_t number = *numbers[i].place;
        if (!options_number(given, numbers[i].name, numbers[i].least, numbers[i].most, &number, error))
            return false;
        *numbers[i].place = (uint32_t)number;
    }
    if (settings->elitism >= settings->population)
        return error_set(error, "elitism=%u leaves no path of %u to be sampled", settings->elitism,
                         settings->population);
    settings->has_unseen = options_has(given, "unseen");
    return settings_decimal(given, "unseen", 0, 1, &settings->unseen, error)
           && settings_decimal(given, "truncation", 1e-6, 1, &settings->truncation, error)
           && settings_decimal(given, "mutation", 0, 1, &settings->mutation, error)
           && read_words(settings, given, error);
}

void *eda_settings_read(const Options *given, Error *error)
{
    EdaSettings *settings = memory_allocate(sizeof *settings);
    *settings = EDA_USUAL;
    if (read_all(settings, given, error))
        return settings;
    free(settings);
    return NULL;
}

bool eda_accepts_heuristics(const void *own, int count, Error *error)
{
    const EdaSettings *settings = own;
    if (settings->fitness == FITNESS_HEURISTIC && count == 0)
        return error_set(
            error, "fitness=heuristic needs a heuristic: --heuristic NAME (clew list heuristics shows all)");
    return settings->fitness != FITNESS_BLOCKED || count == 0
           || error_set(error, "fitness=blocked uses no heuristic: leave one of them out");
}
