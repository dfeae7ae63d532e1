/* The layout of state vectors, learned before a large search: see vm/states.h, states_rearrange. */
#ifndef TOOLS_CHECKING_LAYOUT_WALKS_H
#define TOOLS_CHECKING_LAYOUT_WALKS_H

#include "tools/program/session.h"

/* Finds out by random walks which parts of a state change often, and lays the vector out accordingly.  The
 * states that were stored before stay valid. */
void session_learn_layout(Session *session);

#endif
