/* Vector clocks: for each thread, up to which of its times something is known.  One event happens before
 * another exactly when the clock of the other covers the first one's time (Lamport; Fidge and Mattern). */
#ifndef VM_RACES_VECTOR_CLOCK_H
#define VM_RACES_VECTOR_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* By thread number; threads from `count` on are at time 0, when nothing of them has happened.  The last time
 * is never 0. */
typedef struct Clock {
    const uint32_t *times;
    uint32_t count;
} Clock;

static inline uint32_t clock_time(Clock clock, uint32_t thread)
{
    return thread < clock.count ? clock.times[thread] : 0;
}

/* Does all that `other` has seen happen before (or at) `clock`? */
bool clock_covers(Clock clock, Clock other);

/* The least clock that covers both goes to `to`, which has room for the longer one and may be either; its
 * count. */
uint32_t clock_join(uint32_t *to, Clock one, Clock other);

#endif
