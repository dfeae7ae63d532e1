/* The progress of trials on standard error: a status line, and messages of trials above it. */
#ifndef TOOLS_TRIALS_TRIALS_PROGRESS_H
#define TOOLS_TRIALS_TRIALS_PROGRESS_H

#include "tools/common/status_line.h"
#include "tools/trials/trials.h"

typedef struct TrialsProgress {
    StatusLine line;
    int reported;             /* number of results in the last line */
    double started, shown_at; /* seconds */
} TrialsProgress;

/* `when` is auto (on a terminal), always or never. */
void progress_open(TrialsProgress *progress, const char *when);
TrialsWatch progress_watch(TrialsProgress *progress);
void progress_close(TrialsProgress *progress); /* erases the line on a terminal */

#endif
