/* A check by several processes: do all run the same, what went wrong in any of them, and what they found
 * together. */
#ifndef TOOLS_RANKS_RANKS_H
#define TOOLS_RANKS_RANKS_H

#include "search/post.h"
#include "tools/checking/check.h"
#include "tools/report/ranks_report.h"

/* Nobody goes on if one cannot: false for all, and its message. */
bool ranks_agree(Post *post, bool fine, Error *error);

/* Refuses to search when this version, the options, the program or its first state are not the same in all
 * ranks. */
bool ranks_are_alike(const Check *check, Error *error);

/* After the search, by all: the check gets the sums of all figures, and the errors of all, that of the
 * counterexample first; and `figures`, one for each rank. */
void ranks_gather(Check *check, RankFigures *figures);

#endif
