/* Threads to be suspected of an error: those that race (Groce and Visser, section 4.3).  A short search for
 * races, breadth first with a queue limit, finds them; their names are then what prefer-threads is told. */
#ifndef TOOLS_CHECKING_SUSPECTS_H
#define TOOLS_CHECKING_SUSPECTS_H

#include "tools/program/session.h"

/* Opens the program anew, as `options` say but for what counts as wrong, and searches.  Says on stderr which
 * races it found.  The names of the threads with + between them, to be freed; NULL and a message: there are
 * none, or the program cannot be opened. */
char *suspects_find(Launch *launch, const SessionOptions *options, int argc, char **argv, Error *error);

#endif
