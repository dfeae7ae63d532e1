/* The messages between the ranks of `clew trials`: rank 0 sends trials and finally asks to quit, workers send
 * outcomes, and all send heartbeats.
 *
 *   message:  kind 1 | contents; the numbers of bytes are given, integers are big-endian */
#ifndef TOOLS_TRIALS_TRIAL_MESSAGES_H
#define TOOLS_TRIALS_TRIAL_MESSAGES_H

#include "tools/trials/trial.h"

typedef enum TrialMessage {
    MESSAGE_TRIAL,     /* slot 4, seed 8, number 4, arguments of its command line: run this */
    MESSAGE_QUIT,      /* aborts 1: end; aborts: without waiting for the others, as some are dead */
    MESSAGE_HEARTBEAT, /* milliseconds 4: rank 0 is alive; after so long without a message it is dead */
    MESSAGE_ALIVE,     /* the worker is alive */
    MESSAGE_OUTCOME,   /* slot 4, outcome of its trial */
    MESSAGE_GOODBYE,   /* the last message of a worker, after MESSAGE_QUIT */
    MESSAGE_REFUSED    /* slot 4: the worker could not start the trial */
} TrialMessage;

void put_trial(Bytes *message, uint32_t slot, const Trial *trial);
/* The kind has been read.  The trial borrows `arguments`, which get the strings.  false: malformed. */
bool get_trial(Reader *message, uint32_t *slot, Trial *trial, StringList *arguments);

void put_outcome(Bytes *message, uint32_t slot, const Outcome *outcome);
bool get_outcome(Reader *message, Outcome *outcome); /* kind and slot have been read; false: malformed */

#endif
