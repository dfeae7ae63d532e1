/* A short look far away, in the course of a search that nobody has named: depth first can spend minutes in
 * one corner and miss an error ten steps from the start. */
#ifndef TOOLS_CHECKING_DIVE_H
#define TOOLS_CHECKING_DIVE_H

#include "tools/checking/check.h"

/* Does the search pause for dives?  Only if none was named, and nothing was asked for that is about one
 * search as it goes: its output, its coverage, its graph, all of its errors, checkpoints. */
bool dive_is_wanted(const Check *check);

/* For Limits.goes_on_past: makes the dives that are due.  false: the search is to end, since a dive has found
 * an error, or what makes the check start over. */
bool dive_when_due(void *check, const SearchContext *search, double seconds);

/* After a search that has ended so: what the dive has opened and found becomes that of the check. */
void dive_take_over(Check *check);

void dive_free(Check *check);

#endif
