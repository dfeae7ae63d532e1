/* Ranks as threads of one process, whose messages and sums come late by lot: between two ranks in order,
 * between different pairs in any. */
#ifndef TESTS_UNIT_RANK_NETWORK_H
#define TESTS_UNIT_RANK_NETWORK_H

#include "search/transport.h"
#include "tests/unit/numbers.h"

enum { NETWORK_RANKS_MAX = 8, NETWORK_SUM_MAX = 4096 };

typedef struct RankNetwork RankNetwork;

/* `delay`: how many looks a message may take to appear; `window`: how many may be on their way between two
 * ranks. */
RankNetwork *network_open(int ranks, uint64_t seed, uint32_t delay, uint32_t window);
void network_close(RankNetwork *network);

Transport *network_transport(RankNetwork *network, int rank);
uint32_t network_most_on_their_way(const RankNetwork *network); /* between any two ranks, ever */
uint32_t network_on_their_way(RankNetwork *network);            /* now, in all */
uint64_t network_refusals(const RankNetwork *network);          /* sends that had to wait */

/* Runs `work` in a thread for each rank, until all have ended. */
void network_run(RankNetwork *network, void (*work)(Transport *transport, void *context), void *context);

#endif
