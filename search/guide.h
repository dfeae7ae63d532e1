/* What guides a search: the weighted sum of heuristics, what they remember of the path to each state, and
 * what the program itself says by Verify.interesting and Verify.boring (Groce and Visser, table 9). */
#ifndef SEARCH_GUIDE_H
#define SEARCH_GUIDE_H

#include "base/bytes.h"
#include "heuristics/heuristic.h"
#include "search/search.h"

typedef struct Guide Guide;

Guide *guide_create(uint64_t seed);
void guide_destroy(Guide *guide);

/* One more heuristic: "NAME,key=value,weight=W", or "./plugin.so,key=value". */
bool guide_add_named(Guide *guide, const char *text, Error *error);
bool guide_add(Guide *guide, const Heuristic *heuristic, const char *text, Error *error);
int guide_count(const Guide *guide);
const char *guide_text(const Guide *guide, int index); /* as it was given */
const char *guide_note(const Guide *guide,
                       int index); /* what it has chosen by itself, once it is bound; NULL: nothing */
bool guide_has(const Guide *guide, const char *name);
bool guide_is_random(const Guide *guide);      /* other seeds may give other values */
unsigned guide_needs(const Guide *guide);      /* what the VM must note: see heuristic.h */
bool guide_wants_siblings(const Guide *guide); /* some of its heuristics revise what they say by them */

/* Do the heuristics fit the program, whose VM stands at the first state?  To be asked before the first
 * search. */
bool guide_bind(Guide *guide, const Vm *vm, Error *error);

/* What the guide of a search looks at. */
static inline Sight guide_sight(const SearchContext *context)
{
    return context->sights != NULL ? context->sights[context->worker] : (Sight){0};
}

/* A search begins: nothing is remembered, and the first state, which is the present one, is looked at.  Its
 * value. */
double guide_begin(Guide *guide, Sight sight);

/* Expanding a state: for each choice guide_prepare, the step, and if it leads to a new state guide_meet, else
 * guide_meet_again.  At the end the values of the states met, in this order, which are valid until the next
 * expansion. */
void guide_expand(Guide *guide, StateNumber parent, uint32_t depth); /* depth: of the parent */
void guide_prepare(Guide *guide, int choice);
void guide_meet(Guide *guide, StateNumber state);
void guide_meet_again(Guide *guide, StateNumber state);
const double *guide_values(Guide *guide);

/* The first heuristic that only one worker can use, as it was given; NULL: several workers can use all. */
const char *guide_for_one_worker(const Guide *guide);

/* A guide for one more worker of the search that has begun with `guide`, which lives longer: what heuristics
 * remember of the path to a state is the same for all of them. */
Guide *guide_join(Guide *guide, Sight sight, int worker);

/* For checkpoints: what guides the expansion of a state that was met and has its value, and of all; besides
 * what is remembered of paths, which meeting the states again brings back. */
void guide_save_state(const Guide *guide, StateNumber state, Bytes *bytes);
void guide_restore_state(Guide *guide, StateNumber state, Reader *reader);
void guide_save(const Guide *guide, Bytes *bytes);
void guide_restore(Guide *guide, Reader *reader);

/* A heuristic that counts what the whole search executes, which no checkpoint keeps; NULL: there is none. */
const char *guide_counts_all(const Guide *guide);

#endif
