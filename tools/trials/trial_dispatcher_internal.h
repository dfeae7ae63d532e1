/* A dispatcher from the inside: what the files of trial_dispatcher.h share.
 *
 *   trial_dispatcher.c          outcomes, and the dispatcher as a runner
 *   trial_assignments.c     who runs which trial
 *   trial_dispatcher_workers.c  who is alive: signs, deaths, and how all end */
#ifndef TOOLS_TRIALS_TRIAL_DISPATCHER_INTERNAL_H
#define TOOLS_TRIALS_TRIAL_DISPATCHER_INTERNAL_H

#include "tools/trials/trial_dispatcher.h"

enum { UNASSIGNED = -1 };

typedef struct RankWorker {
    bool is_dead, has_ended; /* gone: it has ended as it should */
    int running, limit;      /* trials */
    double heard;            /* when, by clock_seconds */
} RankWorker;

typedef struct Assignment {
    const Trial *trial; /* NULL: the slot is free */
    int rank;           /* that runs it, or UNASSIGNED */
} Assignment;

struct Dispatcher {
    Post *post;
    DispatcherSettings settings;
    TrialRunner pool; /* of rank 0 */
    bool has_ended_workers;
    RankWorker *workers;
    Assignment *assignments;
    int assignment_count, waiting, running, deaths;
    double heartbeat_due;
    Bytes message;
};

/* --- assignments
 * ---------------------------------------------------------------------------------------------------------------------
 */

bool dispatcher_has_room(const Dispatcher *dispatcher);
void dispatcher_add(Dispatcher *dispatcher, const Trial *trial);
void dispatcher_assign(
    Dispatcher *dispatcher); /* what waits to workers with room; the rest waits for the next time */
void dispatcher_requeue(Dispatcher *dispatcher, Assignment *assignment);        /* it waits again */
const Trial *dispatcher_finish(Dispatcher *dispatcher, Assignment *assignment); /* its slot is free */

/* --- workers
 * ------------------------------------------------------------------------------------------------------------------
 */

void dispatcher_send_heartbeats(Dispatcher *dispatcher); /* that rank 0 is alive, now and then */

/* Takes those for dead that have said nothing for too long.  After all that has come was received: it may be
 * that only we have slept. */
void dispatcher_drop_silent_workers(Dispatcher *dispatcher);

/* The ranks are told to end.  Nothing is on its way then, either way, or whoever does not answer is taken for
 * dead.  A rank that is not dead, yet told nothing any more, ends by itself when it has waited long enough.
 */
void dispatcher_end_workers(Dispatcher *dispatcher);

/* Then this process cannot wait for the others in MPI. */
bool dispatcher_must_abort(const Dispatcher *dispatcher);

#endif
