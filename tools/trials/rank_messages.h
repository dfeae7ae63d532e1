/* What the ranks of `clew trials` tell each other: rank 0 hands out trials and asks for the end, the others
 * bring outcomes, and all let each other know now and then that they are alive.
 *
 *   message:  kind 1 | its contents; numbers are big-endian */
#ifndef TOOLS_TRIALS_RANK_MESSAGES_H
#define TOOLS_TRIALS_RANK_MESSAGES_H

#include "tools/trials/trial.h"

typedef enum RankMessage {
    RANK_TRIAL, /* place 4, seed 8, the arguments of its command line: to be run */
    RANK_QUIT,  /* does not wait 1: run nothing more and end, without waiting for the others if some of them
                   are dead */
    RANK_PATIENCE, /* milliseconds 4: rank 0 is alive, and is to be taken for dead when it says nothing for so
                      long */
    RANK_ALIVE,    /* another one is */
    RANK_OUTCOME,  /* place 4, outcome: what came of a trial */
    RANK_BYE,      /* the last that is said, after RANK_QUIT */
    RANK_NO_ROOM   /* place 4: the trial cannot be started there */
} RankMessage;

void put_trial(Bytes *message, uint32_t place, const Trial *trial);
/* The strings go to `arguments`, which the trial then borrows. */
bool get_trial(Reader *message, uint32_t *place, Trial *trial, StringList *arguments);

void put_outcome(Bytes *message, uint32_t place, const Outcome *outcome);
bool get_outcome(Reader *message, Outcome *outcome); /* the place has been read; false: it makes no sense */

#endif
