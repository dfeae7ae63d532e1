/* How large is the whole, of a search that was cut? */
#ifndef TOOLS_CHECKING_WHOLE_ESTIMATE_H
#define TOOLS_CHECKING_WHOLE_ESTIMATE_H

#include "tools/program/session.h"
#include "tools/report/summary.h"

/* By walks from the first state, after the search, which has put all states below `seen` into the store. */
WholeEstimate whole_estimate(Session *session, StateNumber seen);

#endif
