/* The best counterexample of all trials: how it is found again, shown, and written. */
#ifndef TOOLS_TRIALS_TRIALS_BEST_H
#define TOOLS_TRIALS_TRIALS_BEST_H

#include "tools/trials/trials.h"

/* The command that finds it again, for a shell; allocated.  There must be one. */
char *trials_best_command(const Trials *trials);

/* Nothing happens where there is none, or file is NULL. */
void trials_show_best(const Trials *trials, bool full, FILE *out);
bool trials_write_trace(const Trials *trials, const char *file, Error *error);
bool trials_write_page(const Trials *trials, const char *file, Error *error);

#endif
