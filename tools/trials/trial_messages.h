/* What the ranks of `clew trials` tell each other: rank 0 hands out trials and asks for the end, the others
 * bring outcomes, and all let each other know now and then that they are alive.
 *
 *   message:  kind 1 | its contents; numbers are big-endian */
#ifndef TOOLS_TRIALS_TRIAL_MESSAGES_H
#define TOOLS_TRIALS_TRIAL_MESSAGES_H

#include "tools/trials/trial.h"

typedef enum TrialMessage {
    MESSAGE_TRIAL, /* slot 4, seed 8, the arguments of its command line: to be run */
    MESSAGE_QUIT, /* does not wait 1: run nothing more and end, without waiting for the others if some of them
                  are dead */
    MESSAGE_HEARTBEAT, /* milliseconds 4: rank 0 is alive, and is to be taken for dead when it says nothing
                      for so long */
    MESSAGE_ALIVE,     /* another one is */
    MESSAGE_OUTCOME,   /* slot 4, outcome: what came of a trial */
    MESSAGE_GOODBYE,   /* the last that is said, after MESSAGE_QUIT */
    MESSAGE_REFUSED    /* slot 4: the trial cannot be started there */
} TrialMessage;

void put_trial(Bytes *message, uint32_t slot, const Trial *trial);
/* The strings go to `arguments`, which the trial then borrows. */
bool get_trial(Reader *message, uint32_t *slot, Trial *trial, StringList *arguments);

void put_outcome(Bytes *message, uint32_t slot, const Outcome *outcome);
bool get_outcome(Reader *message, Outcome *outcome); /* the slot has been read; false: it makes no sense */

#endif
