/* Comparing and joining vector clocks, component by component; a missing component is 0. */
#include "vm/races/vector_clock.h"

#include "base/invariant.h"

bool clock_covers(Clock clock, Clock other)
{
    for (uint32_t i = 0; i < other.count; i++)
        if (other.times[i] > clock_time(clock, i))
            return false;
    return true;
}

uint32_t clock_join(uint32_t *to, Clock one, Clock other)
{
    uint32_t count = one.count > other.count ? one.count : other.count;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t a = clock_time(one, i), b = clock_time(other, i);
        to[i] = a > b ? a : b;
    }
    assert_costly(clock_covers((Clock){to, count}, one) && clock_covers((Clock){to, count}, other)
                  && "a join covers both clocks");
    return count;
}
