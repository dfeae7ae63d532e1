/* States as numbers: commit gives the number of the present state, enter makes any state ever committed the present one.
 *
 *   live VM -- what changed since the last commit --> component pool --> vector (tree of pairs) --> number */
#ifndef VM_STATES_H
#define VM_STATES_H

#include "vm/state.h"

typedef uint32_t StateId;
typedef struct States States;

/* Prepares a fresh VM (nothing started yet) for states.  `layout`: which things change often, from an earlier run; NULL: not known. */
typedef struct Layout Layout;
States *states_create(Vm *vm, const Layout *layout);
void    states_destroy(States *states);

StateId states_commit(States *states, bool *is_new);
void    states_enter(States *states, StateId state);

typedef struct StateFigures {
    uint32_t states, nodes, components;
    size_t   bytes;                     /* of all storage for states */
} StateFigures;
StateFigures states_figures(const States *states);

/* What changed most so far, as a layout for another VM over the same program, started the same way. */
Layout *layout_learn(const States *states);
void    layout_destroy(Layout *layout);

#endif
