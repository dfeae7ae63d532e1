/* The best counterexample of all trials: the command that finds it again, showing it, and writing it to
 * files. */
#ifndef TOOLS_TRIALS_TRIALS_BEST_H
#define TOOLS_TRIALS_TRIALS_BEST_H

#include "tools/trials/trials.h"

/* The shell command that finds it again; there must be one.  The caller frees the text. */
char *trials_best_command(const Trials *trials);

/* These do nothing if there is no counterexample or `file` is NULL. */
void trials_show_best(const Trials *trials, bool full, FILE *out);
bool trials_write_trace(const Trials *trials, const char *file, Error *error);
bool trials_write_page(const Trials *trials, const char *file, Error *error);

#endif
