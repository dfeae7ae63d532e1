/* The variance of a heuristic's errors, for bayes,variance=auto: from an exhaustive search of the first
 * states, breadth first. */
#ifndef TOOLS_CHECKING_ASSESSMENT_H
#define TOOLS_CHECKING_ASSESSMENT_H

#include "tools/program/session.h"

/* Of the heuristic `text`; see search/variance.h.  The launch is open and is closed here.  The answer depends
 * on the program, its arguments and the options alone; how it came about goes to stderr.  false and a
 * message: the heuristic or the program is not usable. */
bool assessment_make(Launch *launch, const SessionOptions *options, const char *text, uint64_t seed, int argc,
                     char **argv, double *variance, Error *error);

#endif
