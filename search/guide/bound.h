/* How short a counterexample can be, after a search that does not find the shortest first. */
#ifndef SEARCH_GUIDE_BOUND_H
#define SEARCH_GUIDE_BOUND_H

#include "search/guide/guided.h"

/* The guided search has just met its first error.  A number of steps that no way to an error is shorter than;
 * 0: nobody wanted to know.
 *
 * On a shortest way to an error, the state before the error was either expanded, and then the error is the
 * one just met, or not.  So it is enough to know how near to the first state the nearest one is that was not
 * expanded. */
uint32_t bound_find(const Guided *guided);

#endif
