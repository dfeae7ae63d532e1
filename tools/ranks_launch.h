/* `clew check --ranks N`: the same check by N processes on this machine, which mpirun starts. */
#ifndef TOOLS_RANKS_LAUNCH_H
#define TOOLS_RANKS_LAUNCH_H

#include <stdbool.h>

#include "base/error.h"

/* Is it wanted, and by how many?  false and *count 0: no; false and a message, *count -1: it is, but cannot be. */
bool ranks_are_wanted(int argc, char **argv, int *count, Error *error);

/* Runs the check, without --ranks, in clew-mpi; its exit status.  Ctrl-C ends the search in order. */
int ranks_launch(int count, int argc, char **argv);

#endif
