/* `clew check --time S` without a search: a portfolio of searches that share the time.  Each run of a member
 * is a process of its own (trial_pool.h).
 *
 * The exhaustive member has a process to itself for as long as there is time; the others take turns on the
 * rest, in slices that double each scheduler, with other seeds.  With one process all take turns.  A member
 * that searched everything ends it all: there is no violation.  After the first violation a part of the time
 * goes into finding a shorter one, breadth first and by all others below its depth. */
#ifndef TOOLS_PORTFOLIO_PORTFOLIO_H
#define TOOLS_PORTFOLIO_PORTFOLIO_H

#include <signal.h>
#include <stdio.h>

#include "base/options.h"
#include "tools/common/status_line.h"
#include "tools/trials/trial_runner.h"

typedef struct PortfolioMember {
    const char *name;
    const char *search;  /* its name; a member whose search there is not takes no part */
    const char *options; /* of clew check */
    bool is_guided;      /* heuristics of the command line replace its own */
    bool may_not_apply;  /* to the program or the properties: then it takes no part */
} PortfolioMember;

enum { MEMBERS_MAX = 16 };

/* The first is the exhaustive one. */
int members_list(bool own_heuristics, const PortfolioMember *list[MEMBERS_MAX]);
const PortfolioMember *member_for_shortest(void);

/* One run of a member. */
typedef struct PortfolioJob {
    Trial trial; /* comes first: a runner hands this back */
    const PortfolioMember *member;
    StringList options;   /* of clew check: those that matter for what is found */
    StringList arguments; /* all of them, with limits, the program and its arguments */
    double slice;         /* seconds */
    bool is_done;
    uint32_t below; /* it looks for counterexamples of fewer steps; 0: of any number */
    TrialResult result;
    Bytes summary; /* as JSON */
} PortfolioJob;

typedef enum PortfolioEnd {
    PORTFOLIO_TIME,
    PORTFOLIO_COMPLETE,
    PORTFOLIO_FOUND,
    PORTFOLIO_INTERRUPTED,
    PORTFOLIO_UNUSABLE
} PortfolioEnd;

typedef struct Portfolio {
    /* What was asked for. */
    double seconds;
    int processes;
    double megabytes; /* that each process may take; 0: as much as there is, or the options say it */
    uint64_t seed;
    StringList options;    /* passed on to every member */
    StringList heuristics; /* of the command line: NAME, NAME... */
    StringList program;    /* the main class, if it is named, and arguments */
    unsigned properties;   /* that are looked at: see vm_violation */
    bool bounds_hold; /* that no counterexample is shorter can be shown breadth first: not of what paths have
                         shown */
    StatusLine line;
    /* What came of it. */
    const PortfolioMember *members[MEMBERS_MAX];
    int member_count;
    bool is_out[MEMBERS_MAX]; /* does not apply, or has nothing more to find */
    PortfolioJob **jobs;      /* in the order of their start */
    int job_count;
    PortfolioEnd end;
    PortfolioJob *best;     /* with the shortest counterexample; NULL: none */
    PortfolioJob *complete; /* that searched everything; NULL: none */
    PortfolioJob *proof;    /* that showed that no counterexample is shorter; NULL: none */
    Bytes trace;            /* of the best; empty: too large */
    Bytes complaint;        /* of a member that could not run */
    Bytes messages;         /* what the members have to say */
    double elapsed;
} Portfolio;

void portfolio_run(Portfolio *portfolio, TrialRunner *runner, const volatile sig_atomic_t *interrupted);
void portfolio_free(Portfolio *portfolio);
uint32_t portfolio_length(const Portfolio *portfolio); /* of the best counterexample; there must be one */

void portfolio_print(const Portfolio *portfolio, bool verbose, FILE *out);
struct json_t *portfolio_summary(
    const Portfolio *portfolio); /* as of any check, and what the members did; to be given back */
bool portfolio_write_json(const Portfolio *portfolio, const char *file, Error *error);
bool portfolio_write_formats(const Portfolio *portfolio, const Options *options,
                             Error *error); /* --junit, --sarif, --witness */

extern const char portfolio_notes[]; /* for the help */

/* Runs the portfolio that a command line of clew check asks for (check_options_want_portfolio): the exit
 * status. */
int portfolio_check(int argc, char **argv);

#endif
