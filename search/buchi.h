/* Generalized Buechi automata, from formulas: an infinite word is accepted if a run over it visits each of
 * the acceptance sets again and again.  After Gerth, Peled, Vardi, Wolper, "Simple On-the-fly Automatic
 * Verification of Linear Temporal Logic" (1995), figure 1. */
#ifndef SEARCH_BUCHI_H
#define SEARCH_BUCHI_H

#include "search/ltl.h"

/* A state reads a letter in which all of `is` hold and none of `is_not` (propositions as bits), then moves.
 */
typedef struct BuchiState {
    uint32_t is, is_not;
    uint64_t accepts;     /* the sets that it is in */
    uint32_t *successors; /* ascending; allocated */
    uint32_t successor_count;
    bool is_initial;
} BuchiState;

typedef struct Buchi {
    BuchiState *states;
    uint32_t count, capacity;
    uint64_t sets; /* all acceptance sets; 0: every infinite run is accepted */
} Buchi;

enum { BUCHI_STATES_MAX = 20000 };

/* false: it would have too many states. */
bool buchi_create(Buchi *buchi, const Ltl *ltl);
void buchi_free(Buchi *buchi);

static inline bool buchi_reads(const BuchiState *state, uint64_t letter)
{
    return (state->is & ~letter) == 0 && (state->is_not & letter) == 0;
}

#endif
