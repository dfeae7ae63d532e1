/* The interface of whatever runs trials: processes of this machine (trial_pool.h) or ranks
 * (trial_dispatcher.h). The caller starts trials while there is room and takes outcomes in the order in which
 * they come. */
#ifndef TOOLS_TRIALS_TRIAL_RUNNER_H
#define TOOLS_TRIALS_TRIAL_RUNNER_H

#include "base/error.h"
#include "tools/trials/trial.h"

typedef struct TrialRunner TrialRunner;
struct TrialRunner {
    void *self;
    bool (*has_room)(const void *self); /* for one more trial at the same time */
    int (*running)(const void *self);
    /* Borrows the trial until its outcome is taken.  false and a message: it cannot be started now. */
    bool (*start)(void *self, const Trial *trial, Error *error);
    /* Waits until a trial ends, the time is over or a signal comes.  NULL: no trial has ended.  The caller
     * frees the outcome. */
    const Trial *(*wait)(void *self, int milliseconds, Outcome *outcome);
    void (*interrupt)(void *self); /* asks trials of this process to end soon: they have outcomes */
    void (*stop)(void *self);      /* kills all running trials; they have no outcomes */
    void (*close)(void *self);
};

#endif
