/* The state of an estimation of distribution: what eda.c (one worker) and team_eda.c (several) share. */
#ifndef SEARCH_SAMPLING_EDA_SEARCH_H
#define SEARCH_SAMPLING_EDA_SEARCH_H

#include "search/eda.h"
#include "search/guide.h"
#include "search/sampling/eda_sampler.h"

/* Paths that one worker samples together: more share more, but are begun in vain when one of them ends the
 * search. */
enum { TOGETHER = 10 };

/* After the error, when the model is wanted: one error among chance paths teaches little, so there are more
 * generations until all paths that it is learned from lead to one; at most so many. */
enum { SETTLING_MAX = 20 };

/* What a model does not know has half the lowest probability, as in the paper: it may lead to what is
 * searched for.  Of a given model, which was learned where the error is known, much less. */
#define UNSEEN_LEARNED 0.5
#define UNSEEN_GIVEN   0.01

typedef struct Eda {
    SearchContext *context; /* of the whole */
    EdaContext given;       /* the context's, or nothing */
    EdaSettings settings;
    bool has_default_limit; /* of generations: nobody has set another limit */
    bool follows_model;
    Generation generation;
    Model *model;     /* of the generation before; nothing in the first */
    Bits known;       /* errors that were reported: the end states */
    uint64_t sampled; /* paths, up to the one with the error that ended the search, or of all generations that
                         are over */
    uint32_t settling; /* generations after it */
} Eda;

Eda *eda_open(SearchContext *context, bool follows_model);
void eda_close(void *eda); /* with the last words about it */

const Model *eda_model(const Eda *eda); /* that paths are sampled from now; NULL: blank */
double eda_unseen(const Eda *eda);      /* see menu_weigh */

/* No slot is left to be taken, and nobody samples: errors are reported in `context`, a new generation begins.
 */
SearchStatus eda_end_generation(Eda *eda, SearchContext *context);
void eda_note_figures(Eda *eda);

#endif
