/* Does a check assume that accesses exclude each other (vm/memory/exclusion.h)?  That needs one process,
 * which knows all accesses of its search, and nobody who wants to see the middle of steps. */
#ifndef TOOLS_CHECKING_CHECK_ASSUMES_H
#define TOOLS_CHECKING_CHECK_ASSUMES_H

#include "tools/checking/check.h"

/* Why nothing was assumed although a reduction that does is on; NULL: it was, or they are off. */
const char *check_misses_assumptions(const Check *check);
bool check_names_assumptions(const Check *check); /* such a reduction was asked for by name */

#endif
