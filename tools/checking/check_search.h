/* The parts of check_search: one run of the chosen search over the opened program. */
#ifndef TOOLS_CHECKING_CHECK_SEARCH_H
#define TOOLS_CHECKING_CHECK_SEARCH_H

#include "tools/checking/check.h"
#include "tools/checking/shortening.h"

/* Runs the search from the first state until its end or a limit.  probe_states > 0: it may also stop after so
 * many states, and the result then says is_trial. */
RunResult check_search_from_start(Check *check, uint64_t probe_states);

/* Opens the program once more for each further worker. */
void check_add_workers(Check *check);
void check_free_records(Check *check);

/* After a complete search: threads that can never go on are one more error. */
void check_find_stuck_threads(Check *check);

/* Can its states be entered again, and do walks leave no trace outside of the program? */
bool check_can_estimate_whole(const Check *check);

/* Keeps sums of what this process has done. */
void check_add_up_totals(Check *check);

double process_cpu_seconds(void);

/* What may be spent on a shorter way to what this search has found. */
ShorteningOptions check_shortening(Check *check);

#endif
