/* Doubts; see unstable_edges.h. */
#include "vm/memory/unstable_edges.h"

#include <stdlib.h>
#include <uthash.h>

#include "base/memory.h"

enum { TIMES_MAX = 10 }; /* so that 8 to that power is a time */

struct Doubt {
    uint64_t tie; /* holder, index */
    uint32_t times;
    uint64_t since, until; /* collections */
    UT_hash_handle hh;
};

static uint64_t tie_of(uint32_t holder, uint32_t index) { return (uint64_t)holder << 32 | index; }

static Doubt *find_doubt(const Doubts *doubts, uint64_t tie)
{
    Doubt *doubt;
    HASH_FIND(hh, doubts->table, &tie, sizeof tie, doubt);
    return doubt;
}

static Doubt *make_doubt(Doubts *doubts, uint64_t tie)
{
    Doubt *doubt = memory_allocate(sizeof *doubt);
    doubt->tie = tie;
    HASH_ADD(hh, doubts->table, tie, sizeof doubt->tie, doubt);
    return doubt;
}

void doubts_add(Doubts *doubts, uint32_t holder, uint32_t index, uint64_t now)
{
    Doubt *doubt = find_doubt(doubts, tie_of(holder, index));
    if (doubt == NULL)
        doubt = make_doubt(doubts, tie_of(holder, index));
    doubt->times += doubt->times < TIMES_MAX;
    doubt->since = now;
    doubt->until = now + ((uint64_t)1 << 3 * doubt->times);
}

bool doubts_has(const Doubts *doubts, uint32_t holder, uint32_t index, uint64_t now)
{
    const Doubt *doubt = find_doubt(doubts, tie_of(holder, index));
    return doubt != NULL && doubt->until > now;
}

void doubts_withdraw(Doubts *doubts, uint64_t now)
{
    Doubt *doubt, *next;
    HASH_ITER (hh, doubts->table, doubt, next)
        if (doubt->since == now && doubt->until > doubt->since) {
            doubt->times--;
            doubt->until = 0;
        }
}

void doubts_clear(Doubts *doubts)
{
    Doubt *doubt, *next;
    HASH_ITER (hh, doubts->table, doubt, next) {
        HASH_DEL(doubts->table, doubt);
        free(doubt);
    }
}
