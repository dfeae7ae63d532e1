/* Hangs: states from which no choice whatever leads to an end of the program, although there are choices.
 *
 * Some states of a finite graph form components that nothing leaves.  Such a component is one state without
 * choices (an end, a deadlock, an error), or it is a hang.  A depth-first search meets components while it
 * runs (path_components.h); for other searches hangs_decide looks through the states afterwards, with the
 * help of one successor of each state that was kept while the search ran (successors.h). */
#ifndef SEARCH_HANGS_H
#define SEARCH_HANGS_H

#include "search/agents.h"
#include "search/space.h"

enum { CYCLES_MAX = 64 };

struct Successors;

typedef struct Hangs Hangs;
struct Hangs {
    bool on_the_fly;    /* a search that can find them while it runs does so */
    bool stops;         /* and stops at the first */
    bool has_end;       /* some state is an end of the program */
    bool is_decided;    /* all components were met */
    StateNumber *found; /* a state of each component that nothing leaves, however many there are */
    uint32_t count, capacity;
    StateNumber
        cycles[CYCLES_MAX]; /* a state of each of the first components with a cycle that can be left */
    uint32_t cycle_count;
    /* May the program stay for ever in the component of the space's present state?  It is the same in all
     * states of a component that nothing leaves; NULL: it may not. */
    bool (*is_permitted)(void *judge);
    void *judge;
};

static inline bool hangs_permit(const Hangs *hangs)
{
    return hangs->is_permitted != NULL && hangs->is_permitted(hangs->judge);
}

/* A program that never ends has no hangs. */
static inline bool hangs_are_there(const Hangs *hangs) { return hangs->has_end && hangs->count > 0; }
static inline bool hangs_end_search(const Hangs *hangs) { return hangs->stops && hangs_are_there(hangs); }

void hangs_add(Hangs *hangs, StateNumber state);
bool hangs_add_cycle(Hangs *hangs, StateNumber state); /* false: there are enough of them */
void hangs_free(Hangs *hangs);

/* After a complete search of `state_count` states.  `successors`: of as many states as are known, or NULL;
 * `agents`: who knows which choices can be relied on; NULL: all can.  Adds the lowest state of each component
 * that is a hang, the lowest first.  false: a choice leads to a state that the search has not seen. */
bool hangs_decide(Hangs *hangs, Space *space, const Agents *agents, const struct Successors *successors,
                  uint32_t state_count);

#endif
