/* The one loop that runs a search and owns all limits. */
#ifndef SEARCH_RUN_H
#define SEARCH_RUN_H

#include <signal.h>
#include <stddef.h>

#include "search/search.h"

/* Who looks on while a search runs, about every `interval` seconds. */
typedef struct RunWatch {
    void  *self;
    double interval;
    void (*look)(void *self, const SearchContext *context, double seconds);     /* since the search began */
} RunWatch;

typedef struct Limits {
    uint64_t states;                            /* 0 here and below: no limit */
    double   seconds;
    size_t   bytes;                             /* resident */
    const volatile sig_atomic_t *interrupted;   /* NULL: cannot be */
    const char *(*trouble)(void *context);      /* what else ends the search, or NULL; asked before each step */
    void       *trouble_context;
    const RunWatch *watch;                      /* NULL: nobody looks on, which costs nothing */
} Limits;

typedef struct RunResult {
    SearchStatus status;                        /* SEARCH_GOES_ON: a limit ended it */
    const char  *reason;                        /* which one, or why the search gave up */
    double       seconds;
} RunResult;

RunResult search_run(const Search *search, SearchContext *context, const Limits *limits);

size_t resident_bytes(void);                    /* of this process, now */

#endif
