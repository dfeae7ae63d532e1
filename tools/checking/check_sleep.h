/* Does a check use sleep sets (search/sleep.h)?  They need steps that are remembered and compared, numbers of all
 * states, and nobody who wants to see every step. */
#ifndef TOOLS_CHECKING_CHECK_SLEEP_H
#define TOOLS_CHECKING_CHECK_SLEEP_H

#include "tools/checking/check.h"

/* Why sleep sets do not go with what was asked for; NULL: they do. */
const char *check_sleep_obstacle(const Check *check);

/* They were asked for, and nothing stands in their way. */
bool check_sleeps(const Check *check);

#endif
