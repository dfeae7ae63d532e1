/* Building again the states of a search from its tree: for each state, in the order of the numbers, the state
 * before it and the choice that led to it.  Each is reached by its own step, once more, so whatever the tree
 * says, what comes out are states that the program has; a tree that does not fit the program is refused.
 *
 * On disk a state is two numbers: how far its parent is from the parent of the state before, and the choice.
 * In most cases they are two bytes. */
#ifndef SEARCH_REPLAY_H
#define SEARCH_REPLAY_H

#include "base/journal.h"
#include "search/search.h"

/* Hears of the steps, if it wants to; the space stands at the parent, at the parent, at the new state;
 * anywhere. */
typedef struct ReplayObserver {
    void *self;
    void (*begin)(void *self,
                  StateNumber parent); /* the steps that follow, up to the end, are the parent's */
    void (*before)(void *self, int choice);
    void (*reached)(void *self, StateNumber parent, StateNumber state);
    void (*end)(void *self);
} ReplayObserver;

typedef struct Replay {
    Journal *journal;      /* that has the tree */
    SearchFigures figures; /* of the search when the tree was written; it has that many states */
    const char *(*limit)(void *context); /* asked now and then: why to stop; NULL: go on */
    void *limit_context;
    const char *stopped; /* afterwards: by such a limit */
} Replay;

/* Sets the links and figures of the context, and tells it of violations.  false and a message: the tree does
 * not fit, or `stopped` says why not. */
bool replay_run(Replay *replay, SearchContext *context, const ReplayObserver *observer, Error *error);

/* Has all of a search's position been read, and was there enough?  If not, a message. */
bool replay_is_read(const Reader *position, Error *error);

/* The positions of depth-first searches begin with one of these: one stack, or levels of several workers. */
enum { DFS_STACK = 1, DFS_LEVELS = 2 };

/* Adds the states from `first` to `end` - 1, as they are in the links. */
void replay_add_states(Bytes *bytes, const Links *links, StateNumber first, StateNumber end);

#endif
