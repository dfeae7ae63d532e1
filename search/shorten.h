/* A shorter way to the same error, with fewer changes of thread.
 *
 * Three means, each on what the others left, as long as it helps: the way without some stretch of it; states
 * near one of its own, breadth first, to come sooner to a later one or to the error; a thread's stretches put
 * together.  Whatever is accepted has been executed and has ended in the error. */
#ifndef SEARCH_SHORTEN_H
#define SEARCH_SHORTEN_H

#include "search/space.h"

typedef struct Shortening {
    Space *space;
    /* What a choice of the present state decides, the same number in every state: a thread, or SHORTEN_VALUE
     * + a value. */
    uint32_t (*decision)(void *context, int choice);
    bool (*is_error)(void *context); /* the present state is a violation: the one in question? */
    /* Do these choices alone, from the first state on, lead to the error?  States that were entered come with
     * what the path by which they were found first has shown; NULL: that decides nothing. */
    bool (*is_confirmed)(void *context, const uint16_t *choices, uint32_t length);
    bool (*stops)(void *context); /* asked now and then: no more */
    void *context;
    uint64_t budget;  /* transitions that may be taken */
    bool is_shortest; /* there is no shorter way: only changes of thread can be fewer */
} Shortening;

#define SHORTEN_VALUE 0x80000000u

/* `choices` lead from state 0 to the error; replaced by what was found, which is never longer.  The new
 * length. */
uint32_t shorten(const Shortening *shortening, uint16_t *choices, uint32_t length);

#endif
