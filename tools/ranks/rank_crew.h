/* Trials spread over ranks.  Rank 0 has the crew: a launcher that runs trials in a pool of its own and hands
 * others to the ranks that serve it.
 *
 * Each trial is a process of its own wherever it runs, so whatever it does, no rank dies of it.  A rank that
 * is killed itself falls silent: then it is taken for dead, which is told, and its trials are run again by
 * others; they do the same there, as they follow their seeds. */
#ifndef TOOLS_RANKS_RANK_CREW_H
#define TOOLS_RANKS_RANK_CREW_H

#include "search/transport.h"
#include "tools/trials/trials.h"

typedef struct Crew Crew;

Crew *crew_open(Transport *transport); /* of rank 0 of several */

typedef struct CrewSettings {
    int per_rank;                             /* trials at the same time */
    double patience;                          /* seconds of silence after which a rank is taken for dead */
    const TrialsWatch *watch;                 /* hears of deaths */
    const volatile sig_atomic_t *interrupted; /* then the others may be dying */
} CrewSettings;

Launcher crew_launcher(Crew *crew, const CrewSettings *settings);
int crew_deaths(const Crew *crew);

/* The ranks end; and, with the transport, so does this process if some of them are dead, for then MPI cannot
 * be left as usual. */
void crew_close(Crew *crew, int status);

/* What the other ranks do: they serve until they are told to end, or rank 0 is dead.  Closes the transport.
 */
void rank_serve(Transport *transport);

#endif
