/* Hangs of a check: prepared before the search, found by it or after it, and given a counterexample. */
#ifndef TOOLS_CHECKING_CHECK_HANGS_H
#define TOOLS_CHECKING_CHECK_HANGS_H

#include "tools/checking/check.h"

/* Why there is no graph of all states after the search; NULL: there is. */
const char *check_graph_obstacle(const Check *check);

/* After the options are read: can hangs be looked for?  If not, and they were asked for by name: an error. */
bool check_read_hangs(Check *check, Error *error);

/* Before a search begins: what it searches in place of `space`. */
Space *check_watch_hangs(Check *check, Space *space);

/* After a search that has not decided it by itself. */
void check_decide_hangs(Check *check, RunResult *result);

/* Gives the first hang a counterexample and adds it to the errors. */
void check_find_hangs(Check *check);

void check_take_lasso(CheckErrors *errors, Counterexample *example);
void check_forget_hangs(Check *check);

#endif
