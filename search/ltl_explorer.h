/* Decides a formula of time while the graph of states is still being made: it walks through the product of
 * what is known of the graph with the automaton, depth first, and asks for more where it needs it.
 *
 * Couvreur, "On-the-fly Verification of Linear Temporal Logic" (1999): the components met so far lie on a
 * stack, each with all that is in it; a step back merges those above its target into one.  As soon as one has
 * a cycle, all acceptance sets, and nobody whom fairness misses, the way through all of it is a fair accepted
 * run, whatever follows.  A component in which only strong fairness misses somebody may have a part that is
 * fair: that is decided when it is known as a whole (fair_cycles.h). */
#ifndef SEARCH_LTL_EXPLORER_H
#define SEARCH_LTL_EXPLORER_H

#include <assert.h>

#include "search/buchi.h"
#include "search/fair_cycles.h"

/* Among the marks of a state: it is not explored further, so no run stays there although nothing follows. */
static const uint64_t LTL_CUT = (uint64_t)1 << 63;
static_assert(LTL_PROPOSITIONS_MAX < 63, "the other bits are propositions");

/* Does a run end in this state?  It stays there for ever. */
static inline bool ltl_run_ends(const StateGraph *graph, uint32_t index)
{
    return graph_is_last(graph, index) && !(graph->states[index].marks & LTL_CUT);
}

typedef enum LtlAnswer {
    LTL_NEEDS_STATE, /* to be expanded, then go on */
    LTL_IS_VIOLATED, /* the automaton accepts a fair run of what is known of the graph */
    LTL_HOLDS        /* it accepts none, however the graph goes on where nothing was asked */
} LtlAnswer;

typedef struct LtlExplorer LtlExplorer;

/* `marks` of the graph's states: which propositions hold, and LTL_CUT.  Both are borrowed. */
LtlExplorer *ltl_explorer_create(const StateGraph *graph, const Buchi *buchi, Fairness fairness);
void ltl_explorer_destroy(LtlExplorer *explorer); /* may be NULL */

/* *needed: the index of a state that is not expanded. */
LtlAnswer ltl_explorer_go_on(LtlExplorer *explorer, uint32_t *needed);

#endif
