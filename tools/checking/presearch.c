/* Opens the program anew for each search before the search, and tells the heuristic what that has found.
 * Nothing happens if no heuristic asks for it. */
#include "tools/checking/presearch.h"

#include <stdlib.h>

#include "tools/checking/assessment.h"
#include "tools/checking/suspects.h"

bool presearch_for_racing_threads(CheckRequest *asked, Error *error)
{
    Launch launch = {0};
    int index = 0;
    if (asked->guidance.learner == NULL)
        return true;
    if (!launch_open(&launch, &asked->options.given, asked->word_count, asked->words, &index, error))
        return false;
    char *threads =
        suspects_find(&launch, &asked->session, asked->word_count - index, asked->words + index, error);
    bool learned = threads != NULL && guidance_learned(&asked->guidance, threads, error);
    free(threads);
    return learned;
}

bool presearch_for_variance(CheckRequest *asked, Error *error)
{
    Launch launch = {0};
    int index = 0;
    double variance = 0;
    if (asked->guidance.assessor == NULL)
        return true;
    char *base = guidance_base(&asked->guidance, error);
    bool found =
        base != NULL
        && launch_open(&launch, &asked->options.given, asked->word_count, asked->words, &index, error)
        && assessment_make(&launch, &asked->session, base, asked->guidance.settings.seed,
                           asked->word_count - index, asked->words + index, &variance, error);
    free(base);
    found = found && guidance_assessed(&asked->guidance, variance, error);
    asked->session.coverage |= guide_needs(asked->guidance.guide) != 0;
    return found;
}
