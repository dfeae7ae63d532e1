/* The line on standard error that says how far the trials are. */
#ifndef TOOLS_TRIALS_TRIALS_PROGRESS_H
#define TOOLS_TRIALS_TRIALS_PROGRESS_H

#include "tools/common/status_line.h"
#include "tools/trials/trials.h"

typedef struct TrialsProgress {
    StatusLine line;
    int reported;             /* how many results the last line knew of */
    double started, shown_at; /* seconds */
} TrialsProgress;

/* `when` is auto (on a terminal), always or never. */
void progress_open(TrialsProgress *progress, const char *when);
TrialsWatch progress_watch(TrialsProgress *progress);
void progress_close(TrialsProgress *progress); /* leaves no line behind on a terminal */

#endif
