/* The reachability forest from one collection to the next: which nodes are active, whether all edges still
 * hold, and what lies outside.  forest_build.c builds it anew. */
#include "vm/memory/forest_edges.h"

#include <assert.h>
#include <stdlib.h>

#include "base/invariant.h"
#include "base/memory.h"

enum {
    WORK_SHARE = 16, /* rebuilds when collections have visited this many times all slots as objects outside */
    WORK_MADE = 32   /* what a new object adds to that: many new ones soon lead to a rebuild */
};

Forest *forest_create(void)
{
    Forest *forest = memory_allocate(sizeof *forest);
    forest->stale = true;
    return forest;
}

void forest_destroy(Forest *forest)
{
    unstable_edges_clear(&forest->unstable);
    free(forest->nodes);
    free(forest->thread_children);
    free(forest->outside.slots);
    free(forest->active.slots);
    free(forest->order.slots);
    free(forest);
}

void slot_list_push(SlotList *list, Ref slot)
{
    MEMORY_ROOM_FOR(list->slots, list->capacity, list->count);
    list->slots[list->count++] = slot;
}

void forest_make_room(Forest *forest, Ref slot) { MEMORY_ROOM_FOR(forest->nodes, forest->capacity, slot); }

/* True: it did not have this mark. */
static bool mark(ForestNode *node, uint8_t what)
{
    bool is_new = !(node->marks & what);
    node->marks |= what;
    return is_new;
}

void forest_activate(Forest *forest, Ref slot)
{
    assert(slot != 0 && slot < forest->capacity && "only slots are active: stacks are looked at anyway");
    if (mark(&forest->nodes[slot], NODE_ACTIVE))
        slot_list_push(&forest->active, slot);
}

void forest_list_outside(Forest *forest, Ref slot)
{
    assert_costly(slot != 0 && slot < forest->capacity && forest->nodes[slot].parent == 0);
    if (mark(&forest->nodes[slot], NODE_LISTED_OUTSIDE))
        slot_list_push(&forest->outside, slot);
}

void forest_object_touched(Forest *forest, const Object *object)
{
    if (object_has_references(object))
        forest_activate(forest, object->slot);
}

void forest_object_made(Forest *forest, Object *object)
{
    forest_make_room(forest, object->slot);
    assert(!(object->flags & OBJECT_IN_FOREST) && "it was not there");
    ForestNode *node = &forest->nodes[object->slot];
    if (object->flags & OBJECT_CONSTANT)
        node->parent = object->slot;
    if (node->parent == 0) {
        forest_list_outside(forest, object->slot);
        forest->work += WORK_MADE;
        return;
    }
    object->flags |= OBJECT_IN_FOREST;
    forest_activate(forest, object->slot);
}

/* --- do all edges hold? --- */

typedef struct EdgeCount {
    const Vm *vm;
    uint32_t parent, children, outside; /* what its references lead to */
} EdgeCount;

static void count_reference(void *context, Ref reference, uint32_t index)
{
    EdgeCount *count = context;
    count->children += forest_has_edge(count->vm->heap.forest, reference, count->parent, index);
    count->outside += !(object_peek(count->vm, reference)->flags & OBJECT_IN_FOREST);
}

/* A dirty object stays active: it may be written again, and that would not be noticed. */
static bool may_rest(const Object *object, const EdgeCount *count)
{
    return count->outside == 0 && !(object->flags & OBJECT_DIRTY);
}

static bool active_edges_hold(const Vm *vm)
{
    Forest *forest = vm->heap.forest;
    uint32_t kept = 0;
    bool hold = true;
    for (uint32_t i = 0; i < forest->active.count; i++) {
        ForestNode *node = &forest->nodes[forest->active.slots[i]];
        const Object *object = object_peek(vm, forest->active.slots[i]);
        EdgeCount count = {vm, forest->active.slots[i], 0, 0};
        assert(node->marks & NODE_ACTIVE && "whoever is listed has the mark");
        if (object != NULL)
            object_each_reference(vm, object, count_reference, &count);
        assert(count.children <= node->children && "no edge comes to be but by building");
        hold = hold && count.children == node->children;
        if (node->parent == 0 || object == NULL || may_rest(object, &count))
            node->marks &= (uint8_t)~NODE_ACTIVE;
        else
            forest->active.slots[kept++] = forest->active.slots[i];
    }
    forest->active.count = kept;
    return hold;
}

void forest_each_of_thread(const Thread *thread, VisitReference *visit, void *context)
{
    if (thread_has_stack(thread))
        visit_unless_null(visit, context, thread->object, INDEX_THREAD_OBJECT);
    stack_each_reference(thread, visit, context);
}

static bool stack_edges_hold(const Vm *vm)
{
    const Forest *forest = vm->heap.forest;
    for (uint32_t i = 0; i < forest->threads; i++) {
        EdgeCount count = {vm, PARENT_IS_THREAD | i, 0, 0};
        if (forest->thread_children[i] > 0)
            forest_each_of_thread(vm->threads[i], count_reference, &count);
        if (count.children != forest->thread_children[i])
            return false;
    }
    return true;
}

/* --- for collections --- */

static bool rebuilding_pays(const Vm *vm)
{
    return vm->heap.forest->work > (uint64_t)WORK_SHARE * vm->heap.slot_count;
}

void forest_prepare(Vm *vm)
{
    if (vm->heap.forest->stale || rebuilding_pays(vm) || !active_edges_hold(vm) || !stack_edges_hold(vm))
        forest_build(vm);
    assert(!vm->heap.forest->stale);
    assert_costly(forest_check(vm));
}

typedef struct Visitor {
    const Vm *vm;
    VisitReference *visit;
    void *context;
} Visitor;

static void visit_outside(void *context, Ref reference, uint32_t index)
{
    const Visitor *visitor = context;
    if (!(object_peek(visitor->vm, reference)->flags & OBJECT_IN_FOREST))
        visitor->visit(visitor->context, reference, index);
}

void forest_each_child_outside(Vm *vm, VisitReference *visit, void *context)
{
    const Forest *forest = vm->heap.forest;
    assert(!forest->stale && "the forest was prepared for this collection");
    for (uint32_t i = 0; i < forest->active.count; i++)
        if (forest->nodes[forest->active.slots[i]].parent != 0)
            object_each_reference(vm, object_peek(vm, forest->active.slots[i]), visit_outside,
                                  &(Visitor){vm, visit, context});
}

bool forest_has_edge_of_thread(const Forest *forest, uint32_t thread)
{
    return thread < forest->threads && forest->thread_children[thread] > 0;
}

void forest_each_outside(Vm *vm, bool (*is_gone)(Vm *vm, Ref slot))
{
    Forest *forest = vm->heap.forest;
    uint32_t kept = 0;
    forest->work += forest->outside.count;
    for (uint32_t i = 0; i < forest->outside.count; i++) {
        Ref slot = forest->outside.slots[i];
        assert_costly(forest->nodes[slot].parent == 0 && "a node is not swept");
        if (is_gone(vm, slot))
            forest->nodes[slot].marks &= (uint8_t)~NODE_LISTED_OUTSIDE;
        else
            forest->outside.slots[kept++] = slot;
    }
    if (forest->outside.count - kept > vm->heap.slot_count / LARGE_SHARE)
        unstable_edges_withdraw(&forest->unstable, vm->heap.collections);
    forest->outside.count = kept;
    assert(kept < vm->heap.slot_count && "each slot is listed once");
}

/* --- clearing --- */

void forest_clear(Vm *vm)
{
    Forest *forest = vm->heap.forest;
    forest_make_room(forest, vm->heap.slot_count);
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        forest->nodes[slot] = (ForestNode){.marks = forest->nodes[slot].marks & NODE_HAS_UNSTABLE};
        if (object_peek(vm, slot) != NULL)
            object_peek(vm, slot)->flags &= (uint16_t)~OBJECT_IN_FOREST;
    }
    forest->threads = forest->outside.count = forest->active.count = forest->order.count = forest->expanded =
        0;
    forest->stale = true;
}

void forest_reset(Vm *vm)
{
    forest_clear(vm);
    unstable_edges_clear(&vm->heap.forest->unstable);
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        vm->heap.forest->nodes[slot].marks = 0;
}
