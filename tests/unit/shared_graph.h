/* A hand-written graph as a SharedSpace: each rank has its own numbers for the vertices, and tells them by
 * what differs from the one told before. */
#ifndef TESTS_UNIT_SHARED_GRAPH_H
#define TESTS_UNIT_SHARED_GRAPH_H

#include "search/shared_space.h"
#include "tests/unit/graph.h"

typedef struct SharedGraph {
    SharedSpace space;
    Graph *graph;            /* a copy of its own */
    int last;                /* committed or entered last */
    int told[16], heard[16]; /* by rank */
    int misused;             /* calls that no search should make */
} SharedGraph;

/* Copies the graph. */
void shared_graph_open(SharedGraph *shared, const Graph *graph);
void shared_graph_close(SharedGraph *shared);

#endif
