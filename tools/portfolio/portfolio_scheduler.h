/* A portfolio while it runs: what portfolio.c, which takes results and ends it, and portfolio_scheduler.c,
 * which starts jobs, share. */
#ifndef TOOLS_PORTFOLIO_PORTFOLIO_SCHEDULER_H
#define TOOLS_PORTFOLIO_PORTFOLIO_SCHEDULER_H

#include "tools/portfolio/portfolio.h"

enum { EXHAUSTIVE = 0 }; /* its place in the list of members */

typedef struct PortfolioScheduler {
    Portfolio *portfolio;
    TrialRunner *runner;
    const volatile sig_atomic_t *interrupted;
    double started, end;    /* end: no job begins after it */
    int next;               /* member to have its turn */
    int turns[MEMBERS_MAX]; /* that each has had; each is twice as long as the one before */
    bool is_exhaustive_started, is_shortest_started;
} PortfolioScheduler;

double scheduler_time_left(const PortfolioScheduler *scheduler);

/* Jobs for those whose turn it is, as long as there is room and time. */
void scheduler_start_jobs(PortfolioScheduler *scheduler);

#endif
