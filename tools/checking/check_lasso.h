/* A cycle as the error of a check: a short way to it, and a short way round. */
#ifndef TOOLS_CHECKING_CHECK_LASSO_H
#define TOOLS_CHECKING_CHECK_LASSO_H

#include "search/fair_cycles.h"
#include "tools/checking/check.h"

/* `prefix`: choices from the first state to the first one of the finder's graph, which has a cycle as it was
 * asked for; owned from here on; NULL: the graph begins with the first state, and the way to the cycle is a
 * shortest one already.  Of `lasso`, kind and subject; the subject is copied. */
void check_add_lasso(Check *check, const CycleFinder *finder, const Lasso *lasso, uint16_t *prefix,
                     uint32_t prefix_length);

#endif
