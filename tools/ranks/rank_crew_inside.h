/* A crew from the inside: what the files of rank_crew.h share.
 *
 *   rank_crew.c          outcomes, and the crew as a launcher
 *   rank_crew_jobs.c     who runs which trial
 *   rank_crew_members.c  who is alive: signs, deaths, and how all end */
#ifndef TOOLS_RANKS_RANK_CREW_INSIDE_H
#define TOOLS_RANKS_RANK_CREW_INSIDE_H

#include "tools/ranks/rank_crew.h"

enum { JOB_WAITING = -1 };

typedef struct Member {
    bool is_dead, is_gone; /* gone: it has ended as it should */
    int running, limit;    /* trials */
    double heard;          /* when, by clock_seconds */
} Member;

typedef struct Job {
    const Trial *trial; /* NULL: the place is free */
    int rank;           /* that runs it, or JOB_WAITING */
} Job;

struct Crew {
    Transport *transport;
    CrewSettings settings;
    Launcher pool; /* of rank 0 */
    bool is_dismissed;
    Member *members;
    Job *jobs;
    int job_count, waiting, running, deaths;
    double sign_due;
    Bytes message;
};

/* --- jobs
 * ---------------------------------------------------------------------------------------------------------------------
 */

bool crew_has_room(const Crew *crew);
void crew_add_job(Crew *crew, const Trial *trial);
void crew_hand_out(Crew *crew); /* what waits to members with room; the rest waits for the next time */
void crew_take_back(Crew *crew, Job *job);       /* it waits again */
const Trial *crew_end_job(Crew *crew, Job *job); /* its place is free */

/* --- members
 * ------------------------------------------------------------------------------------------------------------------
 */

void crew_give_signs(Crew *crew); /* that rank 0 is alive, now and then */

/* Takes those for dead that have said nothing for too long.  After all that has come was received: it may be
 * that only we have slept. */
void crew_bury_the_silent(Crew *crew);

/* The ranks are told to end.  Nothing is on its way then, either way, or whoever does not answer is taken for
 * dead.  A rank that is not dead, yet told nothing any more, ends by itself when it has waited long enough.
 */
void crew_dismiss(Crew *crew);

/* Then this process cannot wait for the others in MPI. */
bool crew_is_in_trouble(const Crew *crew);

#endif
