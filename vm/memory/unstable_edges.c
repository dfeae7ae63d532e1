/* A hash table of edges that broke, each with the time until which it stays out of the forest: 8 collections
 * after the first time, 64 after the second, and so on. */
#include "vm/memory/unstable_edges.h"

#include <assert.h>
#include <stdlib.h>
#include <uthash.h>

#include "base/memory.h"

enum { TIMES_MAX = 10 }; /* so that 8 to that power is a time */

struct UnstableEdge {
    uint64_t edge; /* parent, index */
    uint32_t times;
    uint64_t since, until; /* collections */
    UT_hash_handle hh;
};

static uint64_t edge_of(uint32_t parent, uint32_t index) { return (uint64_t)parent << 32 | index; }

static UnstableEdge *find(const UnstableEdges *edges, uint64_t edge)
{
    UnstableEdge *unstable;
    HASH_FIND(hh, edges->table, &edge, sizeof edge, unstable);
    assert((unstable == NULL || unstable->times <= TIMES_MAX) && "what was withdrawn was added before");
    return unstable;
}

static UnstableEdge *make(UnstableEdges *edges, uint64_t edge)
{
    UnstableEdge *unstable = memory_allocate(sizeof *unstable);
    unstable->edge = edge;
    HASH_ADD(hh, edges->table, edge, sizeof unstable->edge, unstable);
    return unstable;
}

void unstable_edges_add(UnstableEdges *edges, uint32_t parent, uint32_t index, uint64_t now)
{
    UnstableEdge *unstable = find(edges, edge_of(parent, index));
    if (unstable == NULL)
        unstable = make(edges, edge_of(parent, index));
    assert(now >= unstable->since && "collections are counted upwards");
    unstable->times += unstable->times < TIMES_MAX;
    unstable->since = now;
    unstable->until = now + ((uint64_t)1 << 3 * unstable->times);
    assert(unstable_edges_has(edges, parent, index, now));
}

bool unstable_edges_has(const UnstableEdges *edges, uint32_t parent, uint32_t index, uint64_t now)
{
    const UnstableEdge *unstable = find(edges, edge_of(parent, index));
    return unstable != NULL && unstable->until > now;
}

void unstable_edges_withdraw(UnstableEdges *edges, uint64_t now)
{
    UnstableEdge *unstable, *next;
    HASH_ITER (hh, edges->table, unstable, next)
        if (unstable->since == now && unstable->until > unstable->since) {
            assert(unstable->times > 0);
            unstable->times--;
            unstable->until = 0;
        }
}

void unstable_edges_clear(UnstableEdges *edges)
{
    UnstableEdge *unstable, *next;
    HASH_ITER (hh, edges->table, unstable, next) {
        HASH_DEL(edges->table, unstable);
        free(unstable);
    }
    assert(edges->table == NULL);
}
