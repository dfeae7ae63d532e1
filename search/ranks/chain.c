/* Collects the hashes on the way to an error from all ranks, cuts out loops, and follows them in rank 0. */
#include "search/ranks/chain.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash_map.h"
#include "base/memory.h"
#include "search/shared_space.h"

void chain_add(ChainHashes *chain, CanonicalHash hash)
{
    MEMORY_ROOM_FOR(chain->hashes, chain->capacity, chain->count);
    chain->hashes[chain->count++] = hash;
}

/* The next piece, which all ranks get. */
static ChainPoint share_piece(Transport *transport, ChainPoint point, ChainPiece *piece, void *self,
                              ChainHashes *chain)
{
    Bytes bytes = {0};
    ChainPoint next = {-1, 0};
    if (transport->rank == point.rank) {
        ChainHashes part = {0};
        next = piece(self, point.name, &part);
        bytes_add(&bytes, part.hashes, part.count * sizeof *part.hashes);
        free(part.hashes);
    }
    uint64_t words[2] = {(uint64_t)(next.rank + 1), next.name};
    transport_broadcast(transport, point.rank, words, 2);
    transport_broadcast_bytes(transport, point.rank, &bytes);
    for (size_t i = 0; i < bytes.length / sizeof(CanonicalHash); i++)
        chain_add(chain, ((const CanonicalHash *)(const void *)bytes.data)[i]);
    bytes_free(&bytes);
    return (ChainPoint){(int)words[0] - 1, words[1]};
}

/* From the present state to a successor with that hash. */
static StateNumber follow(SharedSpace *space, CanonicalHash wanted, int *choice)
{
    bool is_new;
    int count = space->choices(space);
    for (*choice = 0; *choice < count; ++*choice) {
        CanonicalHash hash;
        if (space->look(space, *choice, &hash) && canonical_equal(hash, wanted))
            return space->commit(space, &is_new);
        space->forgive(space); /* where a wrong choice leads is no matter */
        space->retreat(space);
    }
    assert(false && "a state on the way to an error is no successor of the one before");
    return NO_STATE;
}

/* A walk may come back to a state: the way goes on from where it last left it.
 * Afterwards the chain's first hash comes first, and none comes twice. */
static void cut_loops(ChainHashes *chain, CanonicalHash first)
{
    HashMap last = {0};
    bool is_new;
    chain_add(chain, first);
    for (uint32_t i = 0; i < chain->count / 2; i++) {
        CanonicalHash swapped = chain->hashes[i];
        chain->hashes[i] = chain->hashes[chain->count - 1 - i];
        chain->hashes[chain->count - 1 - i] = swapped;
    }
    for (uint32_t i = 0; i < chain->count; i++)
        *hash_map_place(&last, chain->hashes[i], &is_new) = i;
    uint32_t count = 0;
    for (uint32_t i = *hash_map_place(&last, first, &is_new) + 1; i < chain->count; i++) {
        i = *hash_map_place(&last, chain->hashes[i], &is_new);
        chain->hashes[count++] = chain->hashes[i];
    }
    chain->count = count;
    hash_map_free(&last);
}

static StateNumber follow_all(SearchContext *context, ChainHashes *chain)
{
    StateNumber state = 0;
    context->distribution->space->enter(context->distribution->space, 0);
    cut_loops(chain, context->distribution->space->hash(context->distribution->space));
    for (uint32_t i = 0; i < chain->count; i++) {
        int choice;
        StateNumber next = follow(context->distribution->space, chain->hashes[i], &choice);
        links_set(context->links, next, state, choice);
        state = next;
    }
    return state;
}

StateNumber chain_rebuild(SearchContext *context, ChainPoint error, ChainPiece *piece, void *self)
{
    ChainHashes chain = {0};
    for (ChainPoint point = error; point.rank >= 0;)
        point = share_piece(context->distribution->transport, point, piece, self, &chain);
    StateNumber state = context->distribution->transport->rank == 0 ? follow_all(context, &chain) : NO_STATE;
    free(chain.hashes);
    return state;
}
