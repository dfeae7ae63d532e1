/* The layout of state vectors, learned before a large search: see vm/states.h, states_rearrange. */
#ifndef TOOLS_CHECKING_LAYOUT_WALKS_H
#define TOOLS_CHECKING_LAYOUT_WALKS_H

#include "tools/program/session.h"

/* Finds out by random walks which parts of a state change often, and lays the vector out accordingly.  The
 * states that were stored before stay valid. */
/* Walks that show which accesses of threads do not exclude each other; all states but the first are
 * forgotten. False: some do not, and the program must be opened again, as its first step has relied on it. */
bool session_learn_assumptions(Session *session);

void session_learn_layout(Session *session);

/* The same in the middle of a search by one worker, which goes on as if nothing had happened: its states keep
 * their numbers.  false: it cannot, and must begin again, since the walks have changed counters of Verify. */
bool session_learn_layout_midway(Session *session);

#endif
