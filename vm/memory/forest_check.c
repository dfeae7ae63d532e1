/* The invariants of the reachability forest, checked over the whole heap. */

#include "vm/memory/forest_edges.h"

typedef struct NodeCheck {
    const Vm *vm;
    uint32_t parent;
    uint32_t children; /* edges of this parent that hold */
    bool leads_outside;
} NodeCheck;

static void check_reference(void *context, Ref reference, uint32_t index)
{
    NodeCheck *check = context;
    const Forest *forest = check->vm->heap.forest;
    check->children += forest_has_edge(forest, reference, check->parent, index);
    check->leads_outside |= forest->nodes[reference].parent == 0;
}

/* Of one slot: the object's flag says whether it is a node, all its children are still its children, and it
 * is active if it refers outside. */
static bool node_is_sound(const Vm *vm, Ref slot)
{
    const ForestNode *node = &vm->heap.forest->nodes[slot];
    const Object *object = object_peek(vm, slot);
    if (object == NULL)
        return node->parent == 0 && node->children == 0;
    if ((node->parent != 0) != ((object->flags & OBJECT_IN_FOREST) != 0))
        return false;
    if (node->parent == 0)
        return node->children == 0 && node->marks & NODE_LISTED_OUTSIDE;
    NodeCheck check = {.vm = vm, .parent = slot};
    object_each_reference(vm, object, check_reference, &check);
    return check.children == node->children && (!check.leads_outside || node->marks & NODE_ACTIVE);
}

/* Each node but the roots is the child of one parent: so the counts of children, which all hold, cover all
 * nodes. */
bool forest_check(const Vm *vm)
{
    const Forest *forest = vm->heap.forest;
    uint32_t nodes = 0, children = 0;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        if (!node_is_sound(vm, slot))
            return false;
        nodes += forest->nodes[slot].parent != 0 && forest->nodes[slot].parent != slot;
        children += forest->nodes[slot].children;
    }
    for (uint32_t i = 0; i < forest->threads; i++) {
        NodeCheck check = {.vm = vm, .parent = PARENT_IS_THREAD | i};
        forest_each_of_thread(vm->threads[i], check_reference, &check);
        if (check.children != forest->thread_children[i])
            return false;
        children += check.children;
    }
    return nodes == children;
}
