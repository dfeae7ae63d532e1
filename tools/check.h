/* A check under way: what was asked for, the program, the search and what it has found. */
#ifndef TOOLS_CHECK_H
#define TOOLS_CHECK_H

#include "search/drawing.h"
#include "search/run.h"
#include "search/stuck.h"
#include "tools/check_progress.h"
#include "tools/guidance.h"
#include "tools/learning.h"
#include "tools/session.h"
#include "tools/source_lines.h"
#include "vm/describe.h"

typedef struct Check {
    Options        options;
    SessionOptions session_options;
    Guidance       guidance;
    Learning       learning;
    Limits         limits;
    uint32_t       max_depth;
    Session        session;
    SearchContext  context;
    Links          links;
    Agents         agents;
    int64_t        workers;             /* wanted */
    Space        **spaces;              /* of the workers */
    bool           all_errors;
    ViolationText *errors;              /* distinct ones */
    uint32_t       error_count;
    StateNumber    first_error;
    Record         record;              /* of the search, when threads that are stuck are wanted */
    char         **stuck;               /* their keys, if they are the first error */
    uint32_t       stuck_count;
    int64_t        shorten_seconds;     /* 0: a tenth of the search */
    Sources       *sources;
    CheckProgress  progress;
    int64_t        dot_limit;           /* states to be drawn; 0: none */
    Drawing        drawing;             /* what the search has seen of them */
    struct json_t *trace;               /* the counterexample; NULL: none */
    Checkpoint     checkpoint;          /* if limits.checkpoint */
    char          *checkpoint_folder;   /* wanted; NULL: none */
    Bytes          identity;            /* of the search, for its checkpoint */
    uint64_t       instructions_before; /* of the search that is gone on with */
} Check;

static inline bool check_wants_stuck(const Check *check)
{
    return check->session_options.properties & 1u << VIOLATION_STUCK;
}

extern const OptionSpec check_options[];

/* Reads the command line up to the program's name, at which *index then is. */
bool check_read(Check *check, int argc, char **argv, int *index, Error *error);

/* Searches, until the end or a limit. */
RunResult check_search(Check *check);
void      check_forget_errors(Check *check);

#endif
