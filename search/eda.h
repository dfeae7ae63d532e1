/* What the searches by estimation of distribution (eda, random-search) have besides the context of every
 * search: the actions of choices, models to begin with and to be learned, and their figures. */
#ifndef SEARCH_EDA_H
#define SEARCH_EDA_H

#include "search/actions.h"
#include "search/eda_model.h"

typedef struct EdaContext {
    const Actions *actions; /* what choices do, one for each space; NULL: each choice of a state does
                               something of its own */
    const Model *model;     /* that the first paths follow; NULL: none */
    Model *learned;         /* gets what the search has learned in the end; NULL: nobody wants it */
    /* Figures. */
    uint64_t paths; /* sampled */
    uint32_t generations;
} EdaContext;

#endif
