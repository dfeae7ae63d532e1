/* `--ranks N`: the same command by N processes on this machine, which mpirun starts. */
#ifndef TOOLS_RANKS_MPIRUN_H
#define TOOLS_RANKS_MPIRUN_H

#include <stdbool.h>

#include "base/options.h"

/* Is it wanted, and by how many?  false and *count 0: no; false and a message, *count -1: it is, but cannot
 * be. */
bool mpirun_is_requested(const OptionSpec *options, int argc, char **argv, int *count, Error *error);

/* Runs a command with these options, without --ranks, in clew-mpi; its exit status.  Ctrl-C ends it in order.
 * outlives: it goes on when other ranks than the first die. */
typedef struct MpirunCommand {
    const char *name;
    const OptionSpec *options;
    bool outlives;
} MpirunCommand;

/* In rank 0 of a command that outlives others: the exit status for mpirun, which would complain of any but 0
 * and forget it; the true one goes to whoever started mpirun by mpirun_run, or is returned if nobody did.
 */
int mpirun_pass_status(int status);

int mpirun_run(const MpirunCommand *command, int count, int argc, char **argv);

#endif
