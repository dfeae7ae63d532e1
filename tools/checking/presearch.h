/* Searches before the search: two heuristics can take a setting from a short search of the same program. */
#ifndef TOOLS_CHECKING_PRESEARCH_H
#define TOOLS_CHECKING_PRESEARCH_H

#include "tools/checking/check.h"

/* prefer-threads without names: searches for races, and prefers the threads that race. */
bool presearch_for_racing_threads(CheckRequest *asked, Error *error);

/* bayes,variance=auto: searches the first states, and takes the variance of the errors of its base there. */
bool presearch_for_variance(CheckRequest *asked, Error *error);

#endif
