/* What searches by random walks share: one walk after another from the first state, until a state without
 * choices or a limit on steps.
 *
 * Each state gets its link when it is first met, from a state that has one: so the links lead back from every
 * state seen. */
#ifndef SEARCH_SAMPLING_WALKS_H
#define SEARCH_SAMPLING_WALKS_H

#include "search/search.h"
#include "search/seeds.h"

enum { WALKS_DEFAULT = 1000, WALK_STEPS_DEFAULT = 1000 };

/* What random-walk and pct read from their options; 0: not given. */
typedef struct SampleSettings {
    uint32_t walks; /* give up after so many */
    uint32_t depth; /* random-walk: steps of a walk; pct: of the bugs */
    uint32_t steps; /* pct: of a run, at most */
} SampleSettings;

SampleSettings sample_settings(const SearchContext *context);
void *sample_settings_read(const Options *given, Error *error);

typedef struct Walks {
    SearchContext *context;
    Random random;
    uint32_t limit, steps_limit; /* walks; steps of each */
    uint64_t count;              /* walks begun */
    StateNumber present;
    int choices;             /* of the present state */
    uint32_t steps, longest; /* of the present walk, and of the longest so far */
} Walks;

/* At the first state, where the space is; the first walk has begun. */
void walks_start(Walks *walks, SearchContext *context, uint32_t steps_limit);

bool walks_is_over(Walks *walks);       /* the present walk */
SearchStatus walks_begin(Walks *walks); /* the next one, if there is to be one */
SearchStatus walks_take(Walks *walks, int choice);

#endif
