/* The reachability forest: objects known to be reachable, which a collection need not traverse.
 *
 *   roots: constants (mirrors, literals),       inside                       outside
 *          which every state has
 *
 *      [mirror] ====edge 2===> [Account] ====edge 0===> [Lock] --unstable--> [Node] ---> [Node]
 *          |
 *          +======edge 3====> [Object[]]        a node that refers outside, or was written, is *active*
 *
 *      thread 3's stack ====edge====> [HashMap] ===> ...       only for large trees: stacks change often
 *
 * Each node has one parent and one edge, the reference of that index of its parent; so a node's chain of
 * edges ends at a root.  Invariant: every edge still holds, that is, reference `index` of the parent is the
 * node. Theorem: by induction over the depth of a node, while all edges hold each node is reachable, hence
 * live.  A collection may therefore take nodes as marked and traverse only what lies outside, starting from
 * the stacks and from the references that lead out of the forest.  It frees exactly the objects that a full
 * collection frees: forest_check compares, and so does collect_check (--check-states).
 *
 * An edge can break, and a reference lead outside, only in an object that was written or restored.  Those are
 * the active nodes; each collection checks their edges, and the stacks'.  The forest is rebuilt when an edge
 * has broken, when the objects outside have cost much in collections since it was built, and after it was
 * cleared.  An edge that broke is unstable (unstable_edges.h) and left out of the forest for a while. */
#ifndef VM_MEMORY_FOREST_H
#define VM_MEMORY_FOREST_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/memory/object.h"
#include "vm/memory/references.h"

typedef struct Forest Forest;

Forest *forest_create(void);
void forest_destroy(Forest *forest);

/* To be called for every object that is made or restored into an empty slot. */
void forest_object_made(Forest *forest, Object *object);

/* To be called for every object in the forest before it is written, or after it was restored. */
void forest_object_touched(Forest *forest, const Object *object);

/* Before a collection: makes sure that all edges hold. */
void forest_prepare(Vm *vm);

/* Visits the objects outside the forest to which nodes refer. */
void forest_each_child_outside(Vm *vm, VisitReference *visit, void *context);

bool forest_has_edge_of_thread(const Forest *forest, uint32_t thread);

/* Visits the slots of objects outside, some of which may be empty; forgets those that `is_gone` says are. */
void forest_each_outside(Vm *vm, bool (*is_gone)(Vm *vm, Ref slot));

/* Takes all objects out of the forest; and forgets which edges were unstable. */
void forest_clear(Vm *vm);
void forest_reset(Vm *vm);

/* Do all edges hold, and are the nodes that refer outside active?  Costs as much as a full collection. */
bool forest_check(const Vm *vm);

#endif
