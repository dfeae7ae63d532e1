/* References that did not last as edges of the reachability forest (vm/memory/forest.h): each time such an
 * edge broke, the forest was built anew.  The more often it broke, the longer it is unstable, which keeps it
 * out of the forest.  Time is the number of collections so far. */
#ifndef VM_MEMORY_UNSTABLE_EDGES_H
#define VM_MEMORY_UNSTABLE_EDGES_H

#include <stdbool.h>
#include <stdint.h>

typedef struct UnstableEdge UnstableEdge;
typedef struct UnstableEdges {
    UnstableEdge *table;
} UnstableEdges; /* {0}: none */

/* The edge that is reference `index` of `parent` broke. */
void unstable_edges_add(UnstableEdges *edges, uint32_t parent, uint32_t index, uint64_t now);
bool unstable_edges_has(const UnstableEdges *edges, uint32_t parent, uint32_t index, uint64_t now);

/* Takes back what was added just now: those edges broke together with a large part of the heap, which says
 * nothing about them. */
void unstable_edges_withdraw(UnstableEdges *edges, uint64_t now);

void unstable_edges_clear(UnstableEdges *edges);

#endif
