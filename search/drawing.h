/* A Space that keeps the first states and steps of a search, as a drawing to be drawn.  Any search can run in
 * it. */
#ifndef SEARCH_DRAWING_H
#define SEARCH_DRAWING_H

#include "search/space.h"

typedef struct DrawnStep {
    StateNumber from, to;
    uint16_t choice;
    bool is_marked; /* on the way to the error */
    uint32_t next;  /* of the same state: a number + 1; 0: there is none */
    char *label;
} DrawnStep;

typedef struct DrawnState {
    StateNumber state;
    uint32_t first; /* its edges: a number + 1, the one noted last first */
    int choices, taken;
    bool is_wrong, is_marked;
} DrawnState;

typedef struct Drawing {
    Space space; /* to be searched in place of `inner` */
    Space *inner;
    char *(*label)(void *context,
                   int choice); /* of a choice of the present state; the text is the drawing's to free */
    void *context;
    uint32_t limit; /* of nodes, but for those on the way to the error */
    bool is_cut;    /* there is more than is kept */
    StateNumber present;
    DrawnState *nodes; /* by the order in which they were met */
    uint32_t node_count, node_capacity;
    uint32_t *node_of; /* by state: a number + 1; 0: none */
    uint32_t state_capacity;
    DrawnStep *edges;
    uint32_t edge_count, edge_capacity;
} Drawing;

/* `inner` stands at its first state. */
void drawing_open(Drawing *drawing, Space *inner, uint32_t limit, char *(*label)(void *context, int choice),
                  void *context);
void drawing_free(Drawing *drawing);

/* After the search: marks the way from the first state that these choices are, and keeps all of it. */
void drawing_mark(Drawing *drawing, const uint16_t *choices, uint32_t length);

#endif
