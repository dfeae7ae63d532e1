/* How far a search is, as a status line: states, states per second, depth, queue, memory, best heuristic
 * value, time left to the nearest limit, and an estimate of the states in all. */
#ifndef TOOLS_CHECKING_CHECK_PROGRESS_H
#define TOOLS_CHECKING_CHECK_PROGRESS_H

#include "search/run.h"
#include "tools/checking/live_estimate.h"
#include "tools/common/status_line.h"

typedef struct CheckProgress {
    StatusLine line;
    RunWatch watch;
    LiveEstimate estimate; /* of the whole; its session is set when it can be made */
    const Limits *limits;
} CheckProgress;

/* `limits`: of the whole check, to stay there; `when` as for status_line_open; `is_shared`: the program's own
 * output goes there too. */
void check_progress_open(CheckProgress *progress, const Limits *limits, const char *when, bool is_shared);
const RunWatch *check_progress_watch(const CheckProgress *progress); /* NULL: the line is off */

/* The search has ended.  Where lines follow each other, the last one has its last figures: there is always
 * one then. */
void check_progress_end(CheckProgress *progress, const SearchContext *context, double seconds);

/* The text of the line. */
enum { PROGRESS_TEXT_MAX = 256 };
void check_progress_text(const SearchFigures *figures, const Limits *limits, double seconds, size_t bytes,
                         char text[PROGRESS_TEXT_MAX]);

#endif
