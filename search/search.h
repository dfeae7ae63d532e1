/* A search explores a Space, about one expansion per step; whoever runs it owns all limits. */
#ifndef SEARCH_SEARCH_H
#define SEARCH_SEARCH_H

#include <stddef.h>

#include "search/space.h"

typedef enum SearchStatus { SEARCH_GOES_ON, SEARCH_COMPLETE, SEARCH_GAVE_UP, SEARCH_VIOLATION } SearchStatus;

/* The way to a state: who came before it and by which choice; by state number.  A search writes them at least for each error and the
 * states on the way to it.  They lie in reserved ranges that never move, so several workers can set links of different states at the same time. */
typedef struct Links {
    StateNumber *parent;
    uint16_t    *choice;
} Links;

void links_create(Links *links);
void links_set(Links *links, StateNumber state, StateNumber parent, int choice);
void links_free(Links *links);

/* The choices that lead from the first state to `state`; allocated, *length of them. */
uint16_t *links_path(const Links *links, StateNumber state, uint32_t *length);

typedef struct SearchFigures {
    uint64_t    states, transitions, revisited;
    uint32_t    max_depth, queue_max;
    bool        depth_cut;              /* something was left out because of the depth limit */
    uint64_t    violations;             /* states that are wrong */
    StateNumber error;                  /* the last of them */
} SearchFigures;

/* The first state is the space's present one, has number 0 and is no violation. */
typedef struct SearchContext SearchContext;
struct SearchContext {
    Space        *space;
    Space       **spaces;               /* of a search by several workers: one each, the first is `space` */
    int           space_count, worker;  /* worker: whose context this is */
    Links        *links;
    uint32_t      max_depth;            /* UINT32_MAX: no limit */
    SearchFigures figures;
    /* Told of each state that is wrong, the present one of the context's space: does the search stop? */
    bool        (*on_violation)(void *observer, const SearchContext *context, StateNumber state);
    void         *observer;
};

/* To be called for each new state: true when it is wrong and the search is to stop. */
bool search_meets(SearchContext *context, StateNumber state);

/* The same for a state that is wrong, whose links are written. */
bool search_met(SearchContext *context, StateNumber state);

typedef struct Search Search;
struct Search {
    const char  *name, *summary;
    bool         needs_entry;           /* of any state seen, not only of those on the present path */
    const Search *team;                 /* the same by several workers; NULL: there is none */
    void        *(*start)(SearchContext *context);
    SearchStatus (*step)(void *self);
    void         (*finish)(void *self);
};

const Search      *search_find(const char *name);
const Search      *search_at(int index);                /* NULL after the last */
const char *const *search_names(void);                  /* ends with NULL */

#endif
