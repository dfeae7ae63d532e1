/* Trials distributed over ranks.  Rank 0 has the dispatcher, a TrialRunner that runs trials in a pool of its
 * own and assigns others to the workers on the other ranks.
 *
 * Each trial is a process of its own, so no rank dies of a crash in a trial.  A rank that dies sends no more
 * heartbeats; after a timeout the dispatcher declares it dead, says so, and assigns its trials again.  They
 * give the same results elsewhere, as they depend on their seeds only. */
#ifndef TOOLS_TRIALS_TRIAL_DISPATCHER_H
#define TOOLS_TRIALS_TRIAL_DISPATCHER_H

#include "search/transport.h"
#include "tools/trials/trials.h"

typedef struct Dispatcher Dispatcher;

Dispatcher *dispatcher_open(Transport *transport); /* in rank 0 of several */

typedef struct DispatcherSettings {
    int per_rank;             /* trials at the same time */
    double timeout;           /* seconds without a message after which a rank is declared dead */
    const TrialsWatch *watch; /* is told of dead ranks */
    const volatile sig_atomic_t *interrupted; /* the signal may have killed other ranks, too */
} DispatcherSettings;

TrialRunner dispatcher_runner(Dispatcher *dispatcher, const DispatcherSettings *settings);
int dispatcher_deaths(const Dispatcher *dispatcher);

/* Ends the workers and closes the transport.  If some ranks are dead, MPI_Finalize would wait for ever: then
 * this process exits with `status` and the call does not return. */
void dispatcher_close(Dispatcher *dispatcher, int status);

/* The main loop of the other ranks: runs trials until rank 0 asks to quit or sends nothing for too long.
 * Closes the transport. */
void trial_worker_run(Transport *transport);

#endif
