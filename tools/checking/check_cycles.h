/* Livelocks, starvation and formulas of time: decided on the graph of all states after a complete search,
 * formulas also while it runs. */
#ifndef TOOLS_CHECKING_CHECK_CYCLES_H
#define TOOLS_CHECKING_CHECK_CYCLES_H

#include "tools/checking/check.h"

/* After the options are read: do the properties go with the search? */
bool check_read_cycles(Check *check, Error *error);

/* Is a formula decided while the search runs (search/ltl_search.h)?  Then it stops when it is violated. */
bool check_decides_ltl_on_the_fly(const Check *check);
void check_watch_ltl(Check *check); /* before a search */

/* Adds what it finds to the errors. */
bool check_find_cycles(Check *check, Error *error);

#endif
