/* Who goes round where: what tells one hang from another. */
#ifndef TOOLS_REPORT_WHO_SPINS_H
#define TOOLS_REPORT_WHO_SPINS_H

#include "search/state_graph.h"
#include "tools/program/session.h"

typedef struct SpinPlaces {
    char **texts; /* one for each different answer */
    uint32_t count, capacity;
} SpinPlaces;

/* The present state is another one then.  false: those who act in the graph do so where others did in one
 * that was added before. */
bool spin_places_add(SpinPlaces *places, Session *session, const StateGraph *graph);
void spin_places_free(SpinPlaces *places);

#endif
