/* Livelocks, starvation and formulas of time: decided on the graph of all states after a complete search. */
#ifndef TOOLS_CHECKING_CHECK_CYCLES_H
#define TOOLS_CHECKING_CHECK_CYCLES_H

#include "tools/checking/check.h"

/* After the options are read: do the properties go with the search? */
bool check_read_cycles(const Check *check, Error *error);

/* Adds what it finds to the errors. */
bool check_find_cycles(Check *check, Error *error);

#endif
