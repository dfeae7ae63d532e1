/* A check under way: what was asked for, the program, the search and what it has found. */
#ifndef TOOLS_CHECKING_CHECK_H
#define TOOLS_CHECKING_CHECK_H

#include "search/distribution.h"
#include "search/drawing.h"
#include "search/run.h"
#include "search/stuck.h"
#include "search/vm_shared_space.h"
#include "tools/checking/check_progress.h"
#include "tools/checking/guidance.h"
#include "tools/checking/learning.h"
#include "tools/program/session.h"
#include "tools/report/source_lines.h"
#include "vm/describe.h"

typedef struct Check {
    Options options;
    SessionOptions session_options;
    Guidance guidance;
    Learning learning;
    Limits limits;
    uint32_t max_depth;
    Session session;
    SearchContext context;
    Links links;
    Agents agents;
    int64_t workers; /* wanted */
    Space **spaces;  /* of the workers */
    bool all_errors;
    ViolationText *errors; /* distinct ones */
    uint32_t error_count;
    StateNumber first_error;
    GraphRecord record; /* of the search, when threads that are stuck are wanted */
    char **stuck;       /* their keys, if they are the first error */
    uint32_t stuck_count;
    int64_t shorten_seconds; /* 0: a tenth of the search */
    Sources *sources;
    CheckProgress progress;
    Transport *transport; /* the other processes */
    VmSharedSpace shared; /* what a search by several processes sees of the program; all 0: there is none */
    Distribution distribution;       /* of such a search */
    double started, error_seconds;   /* when the search began; from then to the first error of this process */
    double cpu_started, cpu_seconds; /* what this process had used then, and what the search used */
    uint64_t instructions;           /* of all processes, and their stores */
    StateFigures store;
    int64_t dot_limit;            /* states to be drawn; 0: none */
    Drawing drawing;              /* what the search has seen of them */
    struct json_t *trace;         /* the counterexample; NULL: none */
    Checkpoint checkpoint;        /* if limits.checkpoint */
    char *checkpoint_folder;      /* wanted; NULL: none */
    Bytes identity;               /* of the search, for its checkpoint */
    uint64_t instructions_before; /* of the search that is gone on with */
} Check;

static inline bool check_is_distributed(const Check *check) { return check->guidance.search->is_distributed; }

static inline bool check_wants_stuck(const Check *check)
{
    return check->session_options.properties & 1u << VIOLATION_STUCK;
}

extern const OptionSpec check_options[];

/* Reads the command line up to the program's name, at which *index then is. */
bool check_read(Check *check, int argc, char **argv, int *index, Error *error);

/* Before a search by several processes: the vector is laid out, and states get hashes that mean the same in
 * all. */
void check_prepare_to_share(Check *check);

/* Searches, until the end or a limit. */
RunResult check_search(Check *check);

/* Keeps an error, or frees it if it is known: false. */
bool check_take_error(Check *check, StateNumber state, const ViolationText *error);
void check_forget_errors(Check *check);

#endif
