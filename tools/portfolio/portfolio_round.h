/* A portfolio while it runs: what portfolio.c, which takes results and ends it, and portfolio_turns.c, which
 * starts jobs, share. */
#ifndef TOOLS_PORTFOLIO_PORTFOLIO_ROUND_H
#define TOOLS_PORTFOLIO_PORTFOLIO_ROUND_H

#include "tools/portfolio/portfolio.h"

enum { EXHAUSTIVE = 0 }; /* its place in the list of members */

typedef struct Round {
    Portfolio *portfolio;
    Launcher *launcher;
    const volatile sig_atomic_t *interrupted;
    double started, end;    /* end: no job begins after it */
    int next;               /* member to have its turn */
    int turns[MEMBERS_MAX]; /* that each has had; each is twice as long as the one before */
    bool is_exhaustive_started, is_shortest_started;
} Round;

double round_time_left(const Round *round);

/* Jobs for those whose turn it is, as long as there is room and time. */
void round_start_some(Round *round);

#endif
