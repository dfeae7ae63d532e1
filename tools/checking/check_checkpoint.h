/* Checkpoints of a check: reads --checkpoint and --resume, rejects searches that cannot be saved, and
 * checkpoints of another program or with other options. */
#ifndef TOOLS_CHECKING_CHECK_CHECKPOINT_H
#define TOOLS_CHECKING_CHECK_CHECKPOINT_H

#include "tools/checking/check.h"

/* After the rest of the command line was read. */
bool check_checkpoint_read(Check *check, Error *error);

/* With the program at its first state: opens the checkpoint to go on from, or makes a new one. */
bool check_checkpoint_open(Check *check, Error *error);

void check_checkpoint_close(Check *check);

#endif
