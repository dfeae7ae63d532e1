/* Trials spread over ranks.  Rank 0 has the dispatcher: a runner that runs trials in a pool of its own and
 * hands others to the ranks that serve it.
 *
 * Each trial is a process of its own wherever it runs, so whatever it does, no rank dies of it.  A rank that
 * is killed itself falls silent: then it is taken for dead, which is told, and its trials are run again by
 * others; they do the same there, as they follow their seeds. */
#ifndef TOOLS_TRIALS_TRIAL_DISPATCHER_H
#define TOOLS_TRIALS_TRIAL_DISPATCHER_H

#include "search/post.h"
#include "tools/trials/trials.h"

typedef struct Dispatcher Dispatcher;

Dispatcher *dispatcher_open(Post *post); /* of rank 0 of several */

typedef struct DispatcherSettings {
    int per_rank;                             /* trials at the same time */
    double timeout;                           /* seconds of silence after which a rank is taken for dead */
    const TrialsWatch *watch;                 /* hears of deaths */
    const volatile sig_atomic_t *interrupted; /* then the others may be dying */
} DispatcherSettings;

TrialRunner dispatcher_runner(Dispatcher *dispatcher, const DispatcherSettings *settings);
int dispatcher_deaths(const Dispatcher *dispatcher);

/* The ranks end; and, with the post, so does this process if some of them are dead, for then MPI cannot be
 * left as usual. */
void dispatcher_close(Dispatcher *dispatcher, int status);

/* What the other ranks do: they serve until they are told to end, or rank 0 is dead.  Closes the post. */
void trial_worker_run(Post *post);

#endif
