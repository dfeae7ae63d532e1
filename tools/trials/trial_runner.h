/* How trials are run.  Whoever wants trials run sees only this: it starts them while there is room and takes
 * each one's outcome as it comes, so that processes of this machine (trial_pool.h) can be replaced by
 * anything else that brings outcomes back. */
#ifndef TOOLS_TRIALS_TRIAL_RUNNER_H
#define TOOLS_TRIALS_TRIAL_RUNNER_H

#include "base/error.h"
#include "tools/trials/trial.h"

typedef struct TrialRunner TrialRunner;
struct TrialRunner {
    void *self;
    bool (*has_room)(const void *self); /* for one more trial at the same time */
    int (*running)(const void *self);
    /* The trial must stay where it is until its outcome is taken.  false and a message: it cannot be started
     * now. */
    bool (*start)(void *self, const Trial *trial, Error *error);
    /* Waits for the end of any trial, but for so long at most, and no longer when a signal comes: NULL, none
     * has ended. The caller frees the outcome. */
    const Trial *(*wait)(void *self, int milliseconds, Outcome *outcome);
    void (*stop)(void *self); /* ends whatever runs; nothing of it is left */
    void (*close)(void *self);
};

#endif
