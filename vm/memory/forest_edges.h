/* Nodes and edges of the reachability forest, shared by the files that implement forest.h:
 *
 *   forest.c        keeps the forest up to date from one collection to the next
 *   forest_build.c  builds it anew
 *   forest_check.c  checks its invariants */
#ifndef VM_MEMORY_FOREST_EDGES_H
#define VM_MEMORY_FOREST_EDGES_H

#include "vm/memory/forest.h"
#include "vm/memory/machine.h"
#include "vm/memory/unstable_edges.h"

#define PARENT_IS_THREAD 0x80000000u /* a parent that is the stack of a thread, by its number */

enum {
    LARGE_SHARE = 16
}; /* if this part of all objects comes or goes at once, a rebuild costs little beside that */

enum {
    NODE_LISTED_OUTSIDE = 1,
    NODE_ACTIVE = 2,        /* listed in `active` */
    NODE_HAS_UNSTABLE = 4,  /* some references of this object are in `unstable` */
    NODE_IN_SMALL_TREE = 8, /* in this build: left outside, since too little hangs on the stack's reference */
    NODE_EDGE_HOLDS = 16    /* in this build: seen on the stack that is its parent */
};

/* Of a slot. */
typedef struct ForestNode {
    uint32_t
        parent; /* the slot of its parent, its own if it is a root; or a thread's; 0: outside the forest */
    uint32_t index;    /* of the reference in the parent: together, the edge */
    uint32_t children; /* nodes of which this is the parent; a root is not its own child */
    uint8_t marks;     /* NODE_... */
} ForestNode;

typedef struct SlotList {
    Ref *slots;
    uint32_t count, capacity;
} SlotList;

struct Forest {
    ForestNode *nodes; /* by slot */
    uint32_t capacity;
    uint32_t *thread_children; /* by thread: like ForestNode.children */
    uint32_t threads, thread_capacity;
    SlotList outside, active;
    SlotList order;    /* nodes in the order of building, each after its parent */
    uint32_t expanded; /* so many of them have had their children added */
    UnstableEdges unstable;
    uint64_t work; /* objects outside that collections have visited since the forest was built */
    bool stale;    /* the forest is empty: to be built before it is used */
};

static inline bool parent_is_thread(uint32_t parent) { return parent & PARENT_IS_THREAD; }

/* Is this reference the edge of the node in `slot`? */
static inline bool forest_has_edge(const Forest *forest, Ref slot, uint32_t parent, uint32_t index)
{
    return forest->nodes[slot].parent == parent && forest->nodes[slot].index == index;
}

void forest_make_room(Forest *forest, Ref slot);

/* From now on collections look at the object in `slot`: as an active node, or as one outside. */
void forest_activate(Forest *forest, Ref slot);
void forest_list_outside(Forest *forest, Ref slot);
void slot_list_push(SlotList *list, Ref slot);

/* A thread's object and all references on its stack. */
void forest_each_of_thread(const Thread *thread, VisitReference *visit, void *context);

/* Finds nodes and edges anew. */
void forest_build(Vm *vm);

#endif
