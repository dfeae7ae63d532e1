/* A check by several processes: do all run the same, what went wrong in any of them, and what they found
 * together. */
#ifndef TOOLS_RANKS_RANKS_H
#define TOOLS_RANKS_RANKS_H

#include "search/transport.h"
#include "tools/checking/check.h"

/* What each rank has done. */
typedef struct RankFigures { /* numbers of 64 bits only */
    uint64_t states, transitions, messages, bytes, peak_bytes, error_nanoseconds, cpu_nanoseconds;
} RankFigures;

/* Nobody goes on if one cannot: false for all, and its message. */
bool ranks_agree(Transport *transport, bool fine, Error *error);

/* Refuses to search when this version, the options, the program or its first state are not the same in all
 * ranks. */
bool ranks_are_alike(const Check *check, int argc, char **argv, Error *error);

/* After the search, by all: rank 0 gets the sums of all figures, and the errors of all, that of the
 * counterexample first; `figures`, one for each rank. */
void ranks_gather(Check *check, RankFigures *figures);

#endif
