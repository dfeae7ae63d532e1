/* The distinct errors of a check. */
#ifndef TOOLS_CHECKING_CHECK_ERRORS_H
#define TOOLS_CHECKING_CHECK_ERRORS_H

#include "tools/checking/check.h"

/* Keeps `error`, or frees it if it is known: false. */
bool check_errors_add(CheckErrors *errors, StateNumber state, const ViolationText *error);
void check_errors_clear(CheckErrors *errors);
void check_errors_free(CheckErrors *errors); /* with the keys of stuck threads */

#endif
