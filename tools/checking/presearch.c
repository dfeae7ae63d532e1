/* Opens the program anew for each search before the search, and tells the heuristic what that has found.
 * Nothing happens if no heuristic asks for it. */
#include "tools/checking/presearch.h"

#include <stdlib.h>

#include "tools/checking/racing_threads.h"
#include "tools/checking/variance_estimate.h"

bool presearch_for_racing_threads(CheckRequest *asked, Error *error)
{
    Launch launch = {0};
    int index = 0;
    if (asked->guidance.unnamed_preference == NULL)
        return true;
    if (!launch_open(&launch, &asked->options.given, asked->word_count, asked->words, &index, error))
        return false;
    char *threads =
        racing_threads_find(&launch, &asked->session, asked->word_count - index, asked->words + index, error);
    bool learned = threads != NULL && guidance_prefer_threads(&asked->guidance, threads, error);
    free(threads);
    return learned;
}

bool presearch_for_variance(CheckRequest *asked, Error *error)
{
    Launch launch = {0};
    int index = 0;
    double variance = 0;
    if (asked->guidance.unfinished_bayes == NULL)
        return true;
    char *errors_file = NULL, *base = guidance_bayes_base(&asked->guidance, &errors_file, error);
    bool found =
        base != NULL
        && launch_open(&launch, &asked->options.given, asked->word_count, asked->words, &index, error)
        && variance_estimate(&launch, &asked->session, base, asked->guidance.settings.seed, errors_file,
                             asked->word_count - index, asked->words + index, &variance, error);
    free(base);
    free(errors_file);
    found = found && guidance_set_variance(&asked->guidance, variance, error);
    asked->session.coverage |= guide_needs(asked->guidance.guide) != 0;
    return found;
}
