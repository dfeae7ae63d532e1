/* Strongly connected components beside the stack of a depth-first search, after Gabow, "Path-based
 * depth-first search for strong and biconnected components" (2000).  States are numbered in the order in
 * which the search meets them, so the number of a state is its index; a bit for each state says that its
 * component is done.
 *
 *   stack of the search     0    3    4    9   12
 *   states not done         0  3  4  5  7  9  12        in the order of their numbers
 *   roots                   0    3             12       states 3 to 9 lie on a cycle as far as is known
 */
#ifndef SEARCH_PATH_COMPONENTS_H
#define SEARCH_PATH_COMPONENTS_H

#include "search/space.h"

typedef enum PathComponent {
    COMPONENT_OPEN,   /* the state belongs to the component of another one on the stack */
    COMPONENT_SINGLE, /* of one state, without a cycle */
    COMPONENT_CYCLE,  /* with a cycle, and a way out of it */
    COMPONENT_BOTTOM, /* nothing leaves it, and each of its states has choices */
    COMPONENT_UNTOLD  /* nothing has left it, but some of its choices were not taken */
} PathComponent;

typedef struct PathComponents PathComponents;
PathComponents *path_components_create(void);
void path_components_destroy(PathComponents *components); /* may be NULL */

void path_components_enter(PathComponents *components, StateNumber state); /* a new one, now on the stack */
void path_components_pass(PathComponents *components, StateNumber state); /* a new one that is not expanded */
void path_components_meet(PathComponents *components,
                          StateNumber state); /* one that is not new, from the top */

/* The state on top of the stack has choices that were not taken. */
void path_components_leave_out(PathComponents *components);

/* Is the state on top of the stack the first of a component that nothing has left so far? */
bool path_components_may_be_bottom(const PathComponents *components, StateNumber state);

/* All states on the stack leave it: they and what they lead to are done. */
void path_components_give_up(PathComponents *components);

/* The state leaves the stack: what is known of its component now. */
PathComponent path_components_leave(PathComponents *components, StateNumber state);

#endif
