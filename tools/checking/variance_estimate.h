/* The variance of a heuristic's errors, for bayes,variance=auto: from an exhaustive search of the first
 * states, breadth first. */
#ifndef TOOLS_CHECKING_VARIANCE_ESTIMATE_H
#define TOOLS_CHECKING_VARIANCE_ESTIMATE_H

#include "tools/program/session.h"

/* Estimates the variance of the heuristic `text`, and prints from what to stderr.  It depends on the program,
 * its arguments and the options alone.  Takes the open launch and closes it.  false: the heuristic or the
 * program is not usable.
 *
 * errors_file, unless NULL: a table of the squared errors for this variance and those of the paper, and of
 * the estimate and distance of each state from which an error can be reached. */
bool variance_estimate(Launch *launch, const SessionOptions *options, const char *text, uint64_t seed,
                       const char *errors_file, int argc, char **argv, double *variance, Error *error);

#endif
