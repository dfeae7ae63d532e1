/* A counterexample across processes.  Choices mean nothing in another process, hashes of states do: the way
 * to an error is put together, piece by piece from the ranks that know them, as the hashes of its states, and
 * rank 0 follows them, trying the choices of each state until the hash is right. */
#ifndef SEARCH_RANKS_CHAIN_H
#define SEARCH_RANKS_CHAIN_H

#include "base/canonical_hash.h"
#include "search/distribution.h"
#include "search/search.h"

/* Where a way comes from: a state that `rank` knows by a name of its own. */
typedef struct ChainPoint {
    int rank;
    uint64_t name;
} ChainPoint;

typedef struct ChainHashes {
    CanonicalHash *hashes;
    uint32_t count, capacity;
} ChainHashes;

void chain_add(ChainHashes *chain, CanonicalHash hash);

/* Of a rank: appends the hashes on the way to what it calls `name`, the last one first, down to a state that
 * another rank has told, and gives that one's point; or down to the state after the first one, and gives rank
 * -1. */
typedef ChainPoint ChainPiece(void *self, uint64_t name, ChainHashes *chain);

/* Called by all ranks.  Rank 0 gets the way to the point as links between states of its own, and its last
 * state; the others NO_STATE. */
StateNumber chain_rebuild(SearchContext *context, ChainPoint error, ChainPiece *piece, void *self);

#endif
