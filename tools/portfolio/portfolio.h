/* `clew check --time S` without --search: a portfolio of searches that share the time.  Each run of a member
 * is a process of its own (trial_pool.h).
 *
 * The exhaustive member has a process for itself; the others take turns on the remaining processes, in time
 * slices that double each round, with new seeds.  With one process all members take turns.  A member that
 * searched everything ends the portfolio: there is no violation.  After the first violation a part of the
 * time is spent on finding a shorter one, by breadth-first search and by all others with a depth limit. */
#ifndef TOOLS_PORTFOLIO_PORTFOLIO_H
#define TOOLS_PORTFOLIO_PORTFOLIO_H

#include <signal.h>
#include <stdio.h>

#include "base/options.h"
#include "tools/common/status_line.h"
#include "tools/trials/trial_runner.h"

typedef struct PortfolioMember {
    const char *name;
    const char *search;  /* its name; members with unknown searches are left out */
    const char *options; /* of clew check */
    bool is_guided;      /* heuristics of the command line replace its own */
    bool may_not_apply;  /* to this program or these properties: then it is left out silently */
    int share;           /* its slices are so many times as long as those of a member with 1 */
} PortfolioMember;

enum { MEMBERS_MAX = 16 };

/* Lists the members that take part, the exhaustive one first, and returns their number. */
int members_list(bool own_heuristics, const PortfolioMember *list[MEMBERS_MAX]);
const PortfolioMember *member_for_shortest(void);

/* One run of a member. */
typedef struct PortfolioJob {
    Trial trial; /* first: the runner returns a pointer to it */
    const PortfolioMember *member;
    StringList options;   /* of clew check, without limits of time and memory */
    StringList arguments; /* all options with limits, the program and its arguments */
    double slice;         /* seconds */
    bool is_done;
    uint32_t below; /* searches for counterexamples with fewer steps; 0: of any length */
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
    /* The request. */
    double seconds;
    int processes;
    double megabytes; /* limit for each process; 0: none, or one of the options */
    uint64_t seed;
    StringList options;    /* passed to every member */
    StringList heuristics; /* values of --heuristic */
    StringList program;    /* main class, unless -jar names it, and arguments */
    unsigned properties;   /* that are checked: see vm_violation */
    bool bounds_hold; /* breadth-first search finds a shortest counterexample; not for properties of paths */
    StatusLine line;
    /* The results. */
    const PortfolioMember *members[MEMBERS_MAX];
    int member_count;
    bool is_out[MEMBERS_MAX]; /* does not apply, or cannot find more */
    PortfolioJob **jobs;      /* in the order of their start; they do not move, as the runner borrows them */
    int job_count;
    uint32_t job_capacity;
    PortfolioEnd end;
    PortfolioJob *best;     /* has the shortest counterexample; NULL: none */
    PortfolioJob *complete; /* searched everything; NULL: none */
    PortfolioJob *proof;    /* proved that no counterexample is shorter; NULL: none */
    Bytes trace;            /* of the best; empty: too large */
    Bytes complaint;        /* messages of a member that could not run */
    Bytes messages;         /* of the first member that had any */
    double elapsed;
} Portfolio;

void portfolio_run(Portfolio *portfolio, TrialRunner *runner, const volatile sig_atomic_t *interrupted);
void portfolio_free(Portfolio *portfolio);
uint32_t portfolio_length(const Portfolio *portfolio); /* of the best counterexample; there must be one */

void portfolio_print(const Portfolio *portfolio, bool verbose, FILE *out);
struct json_t *portfolio_summary(
    const Portfolio *portfolio); /* that of any check, and the runs of the members; the caller releases it */
bool portfolio_write_json(const Portfolio *portfolio, const char *file, Error *error);
bool portfolio_write_formats(const Portfolio *portfolio, const Options *options,
                             Error *error); /* --junit, --sarif, --witness */

extern const char portfolio_notes[]; /* for the help */

/* Runs the portfolio that a command line of clew check asks for (check_options_want_portfolio): the exit
 * status. */
int portfolio_check(int argc, char **argv);

#endif
