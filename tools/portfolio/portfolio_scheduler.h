/* The state of a running portfolio: portfolio_scheduler.c starts jobs, portfolio.c takes results and decides
 * when to end. */
#ifndef TOOLS_PORTFOLIO_PORTFOLIO_SCHEDULER_H
#define TOOLS_PORTFOLIO_PORTFOLIO_SCHEDULER_H

#include "tools/portfolio/portfolio.h"

enum { EXHAUSTIVE = 0 }; /* index in the list of members */

typedef struct PortfolioScheduler {
    Portfolio *portfolio;
    TrialRunner *runner;
    const volatile sig_atomic_t *interrupted;
    double started, end;    /* seconds_now; no job starts after `end` */
    int next;               /* index of the member whose turn is next */
    int turns[MEMBERS_MAX]; /* slices that each member has had; each is twice as long as the one before */
    bool is_exhaustive_started, is_shortest_started;
} PortfolioScheduler;

double scheduler_time_left(const PortfolioScheduler *scheduler);

/* Starts jobs for the members whose turn it is, while there is room and time. */
void scheduler_start_jobs(PortfolioScheduler *scheduler);

#endif
