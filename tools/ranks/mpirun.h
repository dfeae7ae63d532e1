/* `--ranks N`: runs the same command in N processes of this machine, as ranks of clew-mpi that mpirun starts.
 */
#ifndef TOOLS_RANKS_MPIRUN_H
#define TOOLS_RANKS_MPIRUN_H

#include <stdbool.h>

#include "base/options.h"

/* Does the command line ask for --ranks?  true: *count is their number; false: *count is 0, or -1 with a
 * message if the option cannot be used. */
bool mpirun_is_requested(const OptionSpec *options, int argc, char **argv, int *count, Error *error);

/* A command of clew.  outlives: it goes on when ranks other than 0 die. */
typedef struct MpirunCommand {
    const char *name;
    const OptionSpec *options;
    bool outlives;
} MpirunCommand;

/* Runs the command without --ranks in clew-mpi and returns its exit status.  After Ctrl-C the ranks end in
 * order, with a report. */
int mpirun_run(const MpirunCommand *command, int count, int argc, char **argv);

/* In rank 0 of a command that outlives others, which would make mpirun drop the exit status: writes it to the
 * file from which mpirun_run reads it, and returns the status to exit with. */
int mpirun_pass_status(int status);

#endif
