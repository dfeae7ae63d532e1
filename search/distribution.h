/* What a search by several processes has besides the context of every search: the transport between its
 * ranks, the program as states that all ranks know, somebody to ask, and figures that are of one rank alone.
 */
#ifndef SEARCH_DISTRIBUTION_H
#define SEARCH_DISTRIBUTION_H

#include "search/shared_space.h"
#include "search/transport.h"

typedef struct Distribution {
    Transport *transport;
    SharedSpace *space;
    /* Asks for a number, which stays as it is if nobody is there or nothing is answered; NULL: there is
     * nobody.  `even_if_no_terminal`: standard input will do. */
    void (*ask)(void *observer, const char *question, bool even_if_no_terminal, uint64_t *number);
    void *observer;
    /* Figures. */
    char stopped_by[256]; /* what ended the search early in one of the ranks */
    int error_rank;       /* who found the error; -1: nobody */
    uint64_t own_states;  /* of the states of all ranks, those of this one */
    uint64_t ignored;     /* states that are not explored, because the program says so */
} Distribution;

#endif
