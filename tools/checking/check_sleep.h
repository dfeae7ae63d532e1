/* Does a check use sleep sets (search/sleep.h)?  They need steps that are remembered and compared, and nobody
 * who wants to see every step. */
#ifndef TOOLS_CHECKING_CHECK_SLEEP_H
#define TOOLS_CHECKING_CHECK_SLEEP_H

#include "tools/checking/check.h"

bool check_sleeps(const Check *check);

/* Why no thread could sleep although the reduction is on; NULL: threads could, or it is off. */
const char *check_misses_sleep(const Check *check);
bool check_names_reduction(const Check *check, const char *name); /* it was asked for by name */

#endif
