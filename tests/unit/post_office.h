/* Ranks as threads of one process, whose messages and sums come late by lot: between two ranks in order,
 * between different pairs in any. */
#ifndef TESTS_UNIT_POST_OFFICE_H
#define TESTS_UNIT_POST_OFFICE_H

#include "search/post.h"
#include "tests/unit/numbers.h"

enum { OFFICE_RANKS_MAX = 8, OFFICE_SUM_MAX = 4096 };

typedef struct PostOffice PostOffice;

/* `delay`: how many looks a message may take to appear; `window`: how many may be on their way between two
 * ranks. */
PostOffice *office_open(int ranks, uint64_t seed, uint32_t delay, uint32_t window);
void office_close(PostOffice *office);

Post *office_post(PostOffice *office, int rank);
uint32_t office_most_on_their_way(const PostOffice *office); /* between any two ranks, ever */
uint32_t office_on_their_way(PostOffice *office);            /* now, in all */
uint64_t office_refusals(const PostOffice *office);          /* sends that had to wait */

/* Runs `work` in a thread for each rank, until all have ended. */
void office_run(PostOffice *office, void (*work)(Post *post, void *context), void *context);

#endif
