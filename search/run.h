/* The one loop that runs a search and owns all limits. */
#ifndef SEARCH_RUN_H
#define SEARCH_RUN_H

#include <signal.h>
#include <stddef.h>

#include "search/checkpoint.h"
#include "search/search.h"

/* Who looks on while a search runs, about every `interval` seconds. */
typedef struct RunWatch {
    void *self;
    double interval;
    void (*look)(void *self, const SearchContext *context, double seconds); /* since the search began */
} RunWatch;

typedef struct Limits {
    uint64_t states;       /* 0 here and below: no limit */
    uint64_t trial_states; /* the search is only a trial: so many will do ... */
    /* ... unless this, called then, says that it goes on.  NULL: it does not. */
    bool (*goes_on)(void *context);
    void *goes_on_context;
    double seconds;
    size_t bytes;                             /* resident */
    const volatile sig_atomic_t *interrupted; /* NULL: cannot be */
    const char *(*trouble)(void *context);    /* what else ends the search, or NULL; asked before each step */
    void *trouble_context;
    /* Asked every 256 steps, so that the answer can be the same on every machine: does the search go on?
     * NULL: it does. */
    bool (*goes_on_past)(void *context, const SearchContext *search, double seconds);
    void *goes_on_past_context;
    const RunWatch *watch;  /* NULL: nobody looks on, which costs nothing */
    Checkpoint *checkpoint; /* where the search is saved and goes on from; NULL: nowhere */
} Limits;

typedef struct RunResult {
    SearchStatus status; /* SEARCH_GOES_ON: a limit ended it */
    const char *reason;  /* which one, or why the search gave up */
    bool is_trial;       /* it was a trial and is over */
    const char *refusal; /* why the search could not go on from its checkpoint; NULL: it could */
    double seconds;      /* with those before the checkpoint */
} RunResult;

RunResult search_run(const Search *search, SearchContext *context, const Limits *limits);

size_t resident_bytes(void);      /* of this process, now */
size_t resident_peak_bytes(void); /* the most there were */

#endif
