/* The state of a dispatcher, which its files share:
 *
 *   trial_dispatcher.c          outcomes, and the dispatcher as a TrialRunner
 *   trial_assignments.c         which rank runs which trial
 *   trial_dispatcher_workers.c  heartbeats, dead workers, and the end of all workers */
#ifndef TOOLS_TRIALS_TRIAL_DISPATCHER_INTERNAL_H
#define TOOLS_TRIALS_TRIAL_DISPATCHER_INTERNAL_H

#include "tools/trials/trial_dispatcher.h"

enum { UNASSIGNED = -1 };

/* A rank as the dispatcher sees it; rank 0 is the dispatcher's own pool. */
typedef struct RankWorker {
    bool is_dead, has_ended; /* has_ended: it has said goodbye */
    int running, limit;      /* trials; running <= limit */
    double heard;            /* when its last message came, by clock_seconds */
} RankWorker;

/* A trial that has been started and whose outcome has not come yet. */
typedef struct Assignment {
    const Trial *trial; /* NULL: the slot is free */
    int rank;           /* the rank that runs it, or UNASSIGNED */
} Assignment;

struct Dispatcher {
    Transport *transport;
    DispatcherSettings settings;
    TrialRunner pool; /* of rank 0 */
    bool has_ended_workers;
    RankWorker *workers;     /* by rank */
    Assignment *assignments; /* slots, as many as all ranks together can run trials */
    int assignment_count;
    int waiting, running; /* trials in slots: unassigned, assigned */
    int deaths;
    double heartbeat_due;
    Bytes message;
};

/* --- assignments --- */

bool dispatcher_has_room(const Dispatcher *dispatcher);
void dispatcher_add(Dispatcher *dispatcher, const Trial *trial); /* unassigned; there must be a free slot */
void dispatcher_assign(
    Dispatcher *dispatcher); /* waiting trials to workers with room; the rest goes on waiting */
void dispatcher_requeue(Dispatcher *dispatcher, Assignment *assignment);        /* makes it wait again */
const Trial *dispatcher_finish(Dispatcher *dispatcher, Assignment *assignment); /* frees its slot */

/* --- workers --- */

/* Tells all workers from time to time that rank 0 is alive. */
void dispatcher_send_heartbeats(Dispatcher *dispatcher);

/* Declares workers dead that have sent nothing for too long.  To be called after all messages were received:
 * this process may have been suspended itself. */
void dispatcher_drop_silent_workers(Dispatcher *dispatcher);

/* Asks all workers to quit and waits for their goodbyes, so that no message is on its way afterwards.  Those
 * that do not answer in time are declared dead; if they live, they quit when they hear nothing more from rank
 * 0. */
void dispatcher_end_workers(Dispatcher *dispatcher);

/* True after deaths or an interrupt: this process must not wait for the others in MPI. */
bool dispatcher_must_abort(const Dispatcher *dispatcher);

#endif
