/* The product of a graph of states with an automaton: its accepted runs are the runs of the program whose
 * words the automaton accepts.  A state without steps stays as it is for ever. */
#ifndef SEARCH_LTL_PRODUCT_H
#define SEARCH_LTL_PRODUCT_H

#include "search/buchi.h"
#include "search/state_graph.h"

enum { NO_CHOICE = UINT16_MAX }; /* of a step that is none of the program */

/* `marks` of the graph's states: as ltl_explorer.h has them; of the product's: the acceptance sets.  Its
 * first state stands for the beginning and lies on no cycle.  false: it would be too large. */
bool ltl_product_build(StateGraph *product, const StateGraph *graph, const Buchi *buchi);

#endif
