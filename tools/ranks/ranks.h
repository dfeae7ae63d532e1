/* A check by several processes (ranks): whether all run the same check, errors of any of them, and their
 * results put together in rank 0. */
#ifndef TOOLS_RANKS_RANKS_H
#define TOOLS_RANKS_RANKS_H

#include "search/transport.h"
#include "tools/checking/check.h"
#include "tools/report/ranks_report.h"

/* Collective: false in all ranks if `fine` is false in any, with the message of the first such rank. */
bool ranks_agree(Transport *transport, bool fine, Error *error);

/* Collective: false unless version, machine, options, program and initial state are the same in all ranks. */
bool ranks_are_alike(const Check *check, Error *error);

/* Collective, after the search: all ranks get the sums of all figures, the footnotes of all ranks, and
 * their errors, that of the counterexample first.  `figures` gets an element for each rank. */
void ranks_gather(Check *check, RankFigures *figures);

#endif
