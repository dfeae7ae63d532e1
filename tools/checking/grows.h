/* With what a search grows that was cut: numbers that never come back. */
#ifndef TOOLS_CHECKING_GROWS_H
#define TOOLS_CHECKING_GROWS_H

#include "search/search.h"
#include "tools/program/session.h"

/* Along the way to the last state of a search that has gone so deep.  Texts, to be freed with names_free;
 * NULL: nothing is known. */
char **find_growth(Session *session, const Links *links, StateNumber last, uint32_t depth);

#endif
