/* A recorded counterexample on a terminal. */
#ifndef TOOLS_REPORT_SHOW_H
#define TOOLS_REPORT_SHOW_H

#include "tools/common/terminal.h"
#include "tools/report/recording.h"

void show_rows(const Recording *recording, const Terminal *terminal);

void show_thread_dump(const Recording *recording, Sources *sources, const Terminal *terminal);

/* How a row is shown: hidden or not, and a line to print in place of the rows that are hidden from it on (or
 * NULL). */
typedef struct Fold {
    bool hidden;
    bool in_call; /* hidden because an earlier row stands for the call of the library that both belong to */
    char *note, *text; /* text: what to show in place of the row's own; NULL: that */
} Fold;
Fold *fold_rows(const Recording *recording, bool nothing);
void fold_free(Fold *folds, uint32_t count);

#endif
