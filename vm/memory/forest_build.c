/* Builds the reachability forest anew: breadth first from the constants, then from large trees on stacks;
 * edges that broke since the last time are unstable and left out. */
#include "vm/memory/forest_edges.h"

#include <assert.h>
#include <string.h>

#include "base/invariant.h"
#include "base/memory.h"

enum {
    TREE_LEAST =
        256, /* nodes that a tree under a stack's reference must have to be kept: stacks change often */
    TREE_SHARE = 16 /* and this part of all */
};

/* --- unstable edges --- */

static bool is_unstable(const Vm *vm, uint32_t parent, uint32_t index)
{
    const Forest *forest = vm->heap.forest;
    if (!parent_is_thread(parent) && !(forest->nodes[parent].marks & NODE_HAS_UNSTABLE))
        return false;
    return unstable_edges_has(&forest->unstable, parent, index, vm->heap.collections);
}

static void note_unstable(Vm *vm, uint32_t parent, uint32_t index)
{
    Forest *forest = vm->heap.forest;
    unstable_edges_add(&forest->unstable, parent, index, vm->heap.collections);
    if (!parent_is_thread(parent))
        forest->nodes[parent].marks |= NODE_HAS_UNSTABLE;
}

typedef struct Parent {
    Vm *vm;
    uint32_t number;
} Parent;

static void confirm(void *context, Ref reference, uint32_t index)
{
    const Parent *from = context;
    if (forest_has_edge(from->vm->heap.forest, reference, from->number, index))
        from->vm->heap.forest->nodes[reference].marks |= NODE_EDGE_HOLDS;
}

/* The parent of an object may be gone; then the fault is not its own. */
static bool is_broken(const Vm *vm, Ref reference)
{
    const ForestNode *node = &vm->heap.forest->nodes[reference];
    if (node->parent == 0 || node->parent == reference)
        return false;
    if (parent_is_thread(node->parent))
        return !(node->marks & NODE_EDGE_HOLDS);
    const Object *parent = object_peek(vm, node->parent);
    const Ref *place = parent == NULL ? NULL : object_reference(vm, parent, node->index);
    return parent != NULL && (place == NULL || *place != reference);
}

static void note_broken_edges(Vm *vm)
{
    Forest *forest = vm->heap.forest;
    for (uint32_t i = 0; i < forest->threads; i++)
        forest_each_of_thread(vm->threads[i], confirm, &(Parent){vm, PARENT_IS_THREAD | i});
    uint32_t gone = 0;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        if (is_broken(vm, slot))
            note_unstable(vm, forest->nodes[slot].parent, forest->nodes[slot].index);
        gone += forest->nodes[slot].parent != 0 && object_peek(vm, slot) == NULL;
    }
    if (gone > forest->order.count / LARGE_SHARE)
        unstable_edges_withdraw(&forest->unstable, vm->heap.collections);
}

/* --- building --- */

static uint32_t *children_of(Forest *forest, uint32_t parent)
{
    return parent_is_thread(parent) ? &forest->thread_children[parent & ~PARENT_IS_THREAD]
                                    : &forest->nodes[parent].children;
}

static void add_node(Vm *vm, Ref reference, uint32_t parent, uint32_t index)
{
    Forest *forest = vm->heap.forest;
    assert(forest->nodes[reference].parent == 0 && "a node has one parent");
    assert((parent == reference || parent_is_thread(parent) || forest->nodes[parent].parent != 0)
           && "each node comes after its parent");
    forest->nodes[reference].parent = parent;
    forest->nodes[reference].index = index;
    object_peek(vm, reference)->flags |= OBJECT_IN_FOREST;
    slot_list_push(&forest->order, reference);
    if (parent != reference)
        ++*children_of(forest, parent);
}

static void add_child(void *context, Ref reference, uint32_t index)
{
    const Parent *from = context;
    Forest *forest = from->vm->heap.forest;
    if (object_peek(from->vm, reference)->flags & OBJECT_IN_FOREST)
        return;
    if (forest->nodes[reference].marks & NODE_IN_SMALL_TREE || is_unstable(from->vm, from->number, index))
        forest_activate(forest, from->number);
    else
        add_node(from->vm, reference, from->number, index);
}

static void add_descendants(Vm *vm)
{
    Forest *forest = vm->heap.forest;
    while (forest->expanded < forest->order.count) {
        Ref slot = forest->order.slots[forest->expanded++];
        object_each_reference(vm, object_peek(vm, slot), add_child, &(Parent){vm, slot});
    }
}

/* Takes the nodes that were added last out again, from number `first` on, children before parents. */
static void remove_from(Vm *vm, uint32_t first)
{
    Forest *forest = vm->heap.forest;
    while (forest->order.count > first) {
        Ref reference = forest->order.slots[--forest->order.count];
        ForestNode *node = &forest->nodes[reference];
        assert(node->children == 0 && *children_of(forest, node->parent) > 0);
        --*children_of(forest, node->parent);
        node->parent = 0;
        node->marks |= NODE_IN_SMALL_TREE;
        object_peek(vm, reference)->flags &= (uint16_t)~OBJECT_IN_FOREST;
    }
    forest->expanded = first;
}

static void add_tree_if_large(void *context, Ref reference, uint32_t index)
{
    const Parent *from = context;
    Forest *forest = from->vm->heap.forest;
    uint32_t first = forest->order.count, share = from->vm->heap.slot_count / TREE_SHARE,
             least = share > TREE_LEAST ? share : TREE_LEAST;
    if (object_peek(from->vm, reference)->flags & OBJECT_IN_FOREST
        || forest->nodes[reference].marks & NODE_IN_SMALL_TREE || is_unstable(from->vm, from->number, index))
        return;
    add_node(from->vm, reference, from->number, index);
    add_descendants(from->vm);
    if (forest->order.count - first < least)
        remove_from(from->vm, first);
}

static void add_constant_roots(Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        if (object_peek(vm, slot) != NULL && object_peek(vm, slot)->flags & OBJECT_CONSTANT)
            add_node(vm, slot, slot, 0);
    add_descendants(vm);
}

static void add_stack_trees(Vm *vm)
{
    Forest *forest = vm->heap.forest;
    forest->threads = vm->thread_count;
    MEMORY_ROOM_FOR(forest->thread_children, forest->thread_capacity, forest->threads);
    memset(forest->thread_children, 0, forest->threads * sizeof *forest->thread_children);
    for (uint32_t i = 0; i < forest->threads; i++)
        forest_each_of_thread(vm->threads[i], add_tree_if_large, &(Parent){vm, PARENT_IS_THREAD | i});
}

static void list_outside(Vm *vm)
{
    Forest *forest = vm->heap.forest;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_peek(vm, slot);
        if (object != NULL && !(object->flags & OBJECT_IN_FOREST))
            forest_list_outside(forest, slot);
        else if (object != NULL && object->flags & OBJECT_DIRTY)
            forest_activate(forest, slot);
    }
}

void forest_build(Vm *vm)
{
    assert(vm->heap.mark_count == 0 && "no collection is under way");
    note_broken_edges(vm);
    forest_clear(vm);
    add_constant_roots(vm);
    add_stack_trees(vm);
    assert(vm->heap.forest->expanded == vm->heap.forest->order.count
           && "every node has had its children added");
    list_outside(vm);
    vm->heap.forest->stale = false;
    vm->heap.forest->work = 0;
}
