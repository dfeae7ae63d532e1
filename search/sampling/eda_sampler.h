/* Samples several paths together: they are followed as one until they choose differently, and states are
 * entered again only where they part.  So what is common to them costs nothing twice.
 *
 *   first state --a--> . --b--> . --c--> end          paths 0 and 4 go on together as long as they draw
 *                                                     the same choices; where they part, one
 *                       \--d--> . --e--> end          goes on and the other waits as a draft at that node */
#ifndef SEARCH_SAMPLING_EDA_SAMPLER_H
#define SEARCH_SAMPLING_EDA_SAMPLER_H

#include "search/record.h"
#include "search/sampling/eda_generation.h"
#include "search/sampling/eda_menu.h"
#include "search/search.h"

/* A path on its way: where it goes next from the node at which it waits. */
typedef struct Draft {
    Random random;
    uint32_t slot, action;
    int choice;
} Draft;

typedef struct PrefixNode {
    StateNumber state;
    uint32_t next, end; /* of the drafts that wait here */
    PathTally tally;    /* of the states up to here */
} PrefixNode;

typedef struct Sampler {
    SearchContext *context; /* whose space it moves in */
    const Actions *actions; /* NULL: see menu_fill */
    struct Guide *guide;    /* judges states; NULL: blocked threads do */
    double first_goodness;  /* of the first state, if so */
    Generation *generation;
    const Model *model; /* NULL: blank */
    double unseen;      /* see menu_weigh */
    const Bits *known;  /* errors that have been reported */
    uint32_t depth_limit;
    Menu menu;
    PrefixNode *nodes; /* by depth: the present path */
    uint32_t *path;    /* actions from each node to the next, and choices */
    uint16_t *choices;
    uint32_t depth, capacity;
    bool is_busy;
    Draft *drafts; /* of the deepest node last */
    uint32_t draft_capacity;
    StateNumber present; /* where the space stands */
    Bits on_path;        /* states of the nodes */
} Sampler;

void sampler_open(Sampler *sampler, SearchContext *context, const Actions *actions, struct Guide *guide,
                  Generation *generation, const Bits *known);
void sampler_close(Sampler *sampler);

/* Paths for these slots, in their order; the space may be anywhere. */
void sampler_begin(Sampler *sampler, const uint32_t *slots, uint32_t count, const Model *model,
                   double unseen);
void sampler_step(Sampler *sampler); /* about one transition; while it is busy */

#endif
