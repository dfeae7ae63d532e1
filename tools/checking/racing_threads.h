/* Threads that race, as those that prefer-threads should prefer (Groce and Visser, section 4.3).  A short
 * search for races, breadth first with a queue limit, finds them. */
#ifndef TOOLS_CHECKING_RACING_THREADS_H
#define TOOLS_CHECKING_RACING_THREADS_H

#include "tools/program/session.h"

/* Opens the program with `options`, but races as the only property, and searches.  Prints the races to
 * stderr. Returns the names of the threads with + between them, which the caller frees; NULL: there is no
 * race, or the program cannot be opened.  Takes the open launch and closes it. */
char *racing_threads_find(Launch *launch, const SessionOptions *options, int argc, char **argv, Error *error);

#endif
