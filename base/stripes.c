/* Striped locks; see stripes.h.  They are held for some tens of nanoseconds, so they spin; who spins for long
 * gives the core away, for the holder may be waiting for it. */
#include "base/stripes.h"

#include <sched.h>
#include <stdlib.h>

#include "base/memory.h"

enum { COUNT = 256, SPINS = 200, LINE = 64 };

struct Stripes {
    struct {
        uint32_t taken;
        uint8_t rest[LINE - sizeof(uint32_t)];
    } list[COUNT]; /* a cache line each */
};

Stripes *stripes_create(void) { return memory_allocate(sizeof(Stripes)); }

void stripes_destroy(Stripes *stripes) { free(stripes); }

static void lock(uint32_t *taken)
{
    for (unsigned tries = 1; __atomic_exchange_n(taken, 1, __ATOMIC_ACQUIRE) != 0; tries++)
        while (__atomic_load_n(taken, __ATOMIC_RELAXED) != 0)
            if (tries++ % SPINS == 0)
                sched_yield();
}

static void unlock(uint32_t *taken) { __atomic_store_n(taken, 0, __ATOMIC_RELEASE); }

void stripes_lock(Stripes *stripes, uint64_t hash) { lock(&stripes->list[hash % COUNT].taken); }

void stripes_unlock(Stripes *stripes, uint64_t hash) { unlock(&stripes->list[hash % COUNT].taken); }

void stripes_lock_all(Stripes *stripes)
{
    for (int i = 0; i < COUNT; i++)
        lock(&stripes->list[i].taken);
}

void stripes_unlock_all(Stripes *stripes)
{
    for (int i = 0; i < COUNT; i++)
        unlock(&stripes->list[i].taken);
}
