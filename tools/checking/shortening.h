/* Shortening the counterexample of a session's program. */
#ifndef TOOLS_CHECKING_SHORTENING_H
#define TOOLS_CHECKING_SHORTENING_H

#include <signal.h>

#include "tools/program/session.h"
#include "vm/describe.h"

typedef struct ShorteningOptions {
    uint64_t transitions; /* that the search took: a tenth of them is the budget, which depends on no clock */
    double search_seconds; /* that it took: a tenth of them, or a little, is the most that may be spent */
    double seconds;        /* > 0: look for so long instead */
    double most_seconds;   /* in any case, by the clock on the wall; 0: no limit */
    size_t most_bytes;     /* resident; 0: no limit */
    bool is_shortest;
    const volatile sig_atomic_t *interrupted;
    double *spent; /* where the processor's seconds are added that it took */
} ShorteningOptions;

/* States to which a path is to be shortened, by number. */
typedef struct ShorteningTarget {
    bool (*has)(void *self, StateNumber state);
    void *self;
} ShorteningTarget;

/* The same for choices that lead to one of these states. */
uint32_t session_shorten_to(Session *session, const ShorteningTarget *target,
                            const ShorteningOptions *options, uint16_t *choices, uint32_t length);

/* Returns the new length; the shortened `choices` end in an error of the same kind, message and place. */
uint32_t session_shorten(Session *session, const ViolationText *error, const ShorteningOptions *options,
                         uint16_t *choices, uint32_t length);

/* Of the processor's seconds for a counterexample that had this length: what is not spent yet. */
double shortening_seconds_left(const ShorteningOptions *options, uint32_t length);

#endif
