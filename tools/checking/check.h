/* A check under way: what was asked for, the opened program, the search, the errors found and their reports.
 *
 * check_command.c has its course on one page: parse, open, search, confirm, report.  Each stage is a function
 * here, so that a wrapper can do more between them: see tools/ranks/ranks_check.c. */
#ifndef TOOLS_CHECKING_CHECK_H
#define TOOLS_CHECKING_CHECK_H

#include "search/distribution.h"
#include "search/drawing.h"
#include "search/hangs.h"
#include "search/ltl_search.h"
#include "search/run.h"
#include "search/shared_space.h"
#include "search/stuck.h"
#include "search/successors.h"
#include "tools/checking/check_options.h"
#include "tools/checking/check_progress.h"
#include "tools/checking/guidance.h"
#include "tools/checking/learning.h"
#include "tools/program/session.h"
#include "tools/report/counterexample.h"
#include "tools/report/ranks_report.h"
#include "tools/report/source_lines.h"
#include "tools/report/spin_notes.h"
#include "tools/report/summary.h"
#include "vm/describe.h"
#include "vm/sight.h"

/* What was asked for: the options, and what they mean for program and search. */
typedef struct CheckRequest {
    CheckOptions options;
    SessionOptions session; /* how the program is opened */
    Guidance guidance;      /* how it is searched */
    Limits limits;
    int workers;
    const char *no_hangs; /* why hangs are not looked for; NULL: they are, or nobody has asked for them */
    uint32_t dot_limit;   /* states to be drawn; 0: none */
    int word_count;       /* from the main class on, or with -jar from the program's arguments on */
    char **words;
    int argument_count; /* of the program; known when it is open */
    char **arguments;
} CheckRequest;

/* Short searches in the course of one that nobody has named: see dive.h. */
typedef struct Dives {
    int planned; /* the next one */
    uint64_t count, states, transitions;
    uint64_t spent;                 /* of the share that dives have of a limit on states, at most */
    uint32_t rounds;                /* all schedules with fewer preemptions were searched; 0: not known */
    uint64_t instructions, ignored; /* of the search that ended because of what a dive has found */
    const char *found_by;           /* the search that found the error; NULL: no dive did */
    double seconds;
} Dives;

/* The search and what came of it. */
typedef struct CheckSearch {
    SearchContext context;
    Links links; /* from each state to the one it was first reached from */
    Agents agents;
    Space **spaces;       /* of the workers; NULL: there is one */
    Sight *sights;        /* of all workers */
    GraphRecord *records; /* of each worker, all steps, when threads that are stuck are wanted */
    int record_count;
    Drawing drawing;
    Hangs hangs;
    LtlQuest ltl; /* of VIOLATION_LTL */
    SpinNotes spins;
    bool
        hangs_undecided; /* there seems to be one, but a clock or what is outside of the program may end it */
    Successors successors; /* of the states, of searches that do not find hangs while they run */
    SuccessorSpace
        *successor_spaces; /* one for each worker; NULL: hangs are found while it runs, or not at all */
    Agents *worker_agents; /* one for each of these */
    Learning learning;     /* models, of searches that have some */
    SharedSpace
        *shared; /* the program as other processes see it; set by ranks; NULL: this process is alone */
    Distribution distribution; /* of a search by several processes */
    StepFigures steps;         /* what the step cache did */
    SleepJudge judge;          /* of steps, for sleep sets */
    RunResult result;
    Dives dives;
    struct Dive *dive;           /* one that has found what ends the search; NULL: none has */
    double started, cpu_started; /* of two clocks, when the search began */
    double cpu_seconds;          /* of this process in the search */
} CheckSearch;

/* Distinct errors.  The first is the one that is confirmed and shown as a counterexample. */
typedef struct CheckErrors {
    ViolationText *list;
    uint32_t count;
    StateNumber first;    /* state of the first; NO_STATE: there is none */
    double first_seconds; /* from the beginning of the search to the first error of this process */
    Lasso lasso;          /* if a cycle is the first error; with its choices, before and after shortening */
    uint16_t *lasso_choices;
    uint32_t lasso_length, lasso_original_length;
    char **stuck; /* keys of the threads that are stuck, if they are the first error */
    uint32_t stuck_count;
} CheckErrors;

/* --checkpoint and --resume. */
typedef struct CheckSaving {
    Checkpoint checkpoint;        /* used if limits.checkpoint points to it */
    char *folder;                 /* where the search is saved; NULL: nowhere */
    Bytes identity;               /* of the search: what must be the same when it is resumed */
    uint64_t instructions_before; /* of the search that is resumed */
} CheckSaving;

/* Sums at the end of the search, before anything is executed again; of several processes, over all. */
typedef struct CheckTotals {
    uint64_t instructions, ignored;
    uint64_t exits, clock_reads; /* see Summary */
    StateFigures store;
    const RankFigures *ranks; /* one for each process of a distributed search; NULL: it was another one */
} CheckTotals;

/* What is shown and written. */
typedef struct CheckReports {
    CheckProgress progress;
    Sources *sources;
    Counterexample example;
    double shorten_seconds; /* of the processor, spent on making it shorter */
    bool is_confirmed;      /* `example` was executed and ends in the first error */
    WholeEstimate whole;    /* of a search that was cut */
    char **grows;           /* with what such a search grows, as texts; ends with NULL; NULL: not known */
    struct json_t *trace;   /* the counterexample as it is written; NULL: none */
} CheckReports;

/* What a check that starts over knows from before. */
typedef struct CheckRestarts {
    bool clock_was_read; /* so states have a time */
    unsigned refuted;    /* reductions that rest on what does not hold, as bits */
    char **taken_back;   /* see VmOptions; owned; NULL: nothing */
    uint32_t count;      /* how often assumptions were taken back */
    double seconds;      /* spent before */
    bool has_checkpoint; /* where the search is saved, one was begun or gone on with */
    Launch launch;       /* the program, loaded and translated; owned.  Without one it is loaded again */
    int launch_words;    /* so many words of the command line name it */
} CheckRestarts;

typedef struct Check {
    CheckRequest asked;
    Session session; /* the opened program */
    CheckSearch search;
    CheckErrors errors;
    CheckSaving saving;
    CheckTotals totals;
    CheckReports reports;
    CheckRestarts restarts;
    Transport *transport; /* to the other processes of a distributed search; not owned */
} Check;

/* The whole check of a command line; the exit status. */
int check_run(Transport *transport, int argc, char **argv);

/* What ends the check before its report: told, and written where reports were asked for; the exit status. */
int check_refuse(const Check *check, const Error *error);

/* All of its stages up to the report, for a check that has begun, started over as often as must be. */
bool check_find_errors(Check *check, int argc, char **argv, Error *error);

/* Its stages.  false: `error` says why the check ends here.  A check starts over when the program reads a
 * clock in a timeless search (session_wants_time), and when its search has relied on an assumption that does
 * not hold (session_is_misled, session_refuted). */
Check check_begin(Transport *transport);
bool check_must_restart(const Check *check);
void check_restart(Check *check);
bool check_parse(Check *check, int argc, char **argv, Error *error);
bool check_leaves_out_releases(const CheckRequest *asked); /* that reduction, because of the property */
bool check_open(Check *check, Error *error);
bool check_search(Check *check, Error *error);
bool check_confirm(Check *check, Error *error);
bool check_report(Check *check, Error *error);
int check_status(const Check *check); /* the exit status of a check that was reported */
void check_end(Check *check);         /* after any of the stages */

static inline bool check_is_distributed(const Check *check)
{
    return check->asked.guidance.search->is_distributed;
}

static inline bool check_wants_hangs(const Check *check)
{
    return check->asked.session.properties & 1u << VIOLATION_HANG && !check->asked.guidance.search->is_sample;
}

static inline bool check_wants_stuck(const Check *check)
{
    return check->asked.session.properties & 1u << VIOLATION_STUCK;
}

#endif
