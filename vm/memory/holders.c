/* Finds holders by a traversal of what lies outside the reachability forest, whose nodes have a parent each.
 */
#include "vm/memory/holders.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "vm/memory/forest_edges.h"

struct Holders {
    uint32_t *holders; /* by slot: the slot of an object, or PARENT_IS_THREAD and a thread's number */
    uint32_t *rounds;  /* by slot: the last traversal that came there */
    uint32_t holder_capacity, round_capacity, round;
    SlotList pending;
    uint32_t holder; /* of what is visited at present */
    const Vm *vm;
};

Holders *holders_create(void) { return memory_allocate(sizeof(Holders)); }

void holders_destroy(Holders *holders)
{
    free(holders->holders);
    free(holders->rounds);
    free(holders->pending.slots);
    free(holders);
}

static void visit(void *context, Ref reference, uint32_t index)
{
    (void)index;
    Holders *holders = context;
    if (object_peek(holders->vm, reference)->flags & OBJECT_IN_FOREST)
        return;
    MEMORY_ROOM_FOR(holders->holders, holders->holder_capacity, reference);
    MEMORY_ROOM_FOR(holders->rounds, holders->round_capacity, reference);
    if (holders->rounds[reference] == holders->round)
        return;
    holders->rounds[reference] = holders->round;
    holders->holders[reference] = holders->holder;
    slot_list_push(&holders->pending, reference);
}

static void visit_from(Holders *holders, Ref slot)
{
    holders->holder = slot;
    object_each_reference(holders->vm, object_peek(holders->vm, slot), visit, holders);
}

void holders_find(Holders *holders, Vm *vm)
{
    const Forest *forest = vm->heap.forest;
    holders->vm = vm;
    holders->round++;
    for (uint32_t i = 0; i < forest->active.count; i++)
        if (forest->nodes[forest->active.slots[i]].parent != 0)
            visit_from(holders, forest->active.slots[i]);
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        holders->holder = PARENT_IS_THREAD | i;
        forest_each_of_thread(vm->threads[i], visit, holders);
    }
    while (holders->pending.count > 0)
        visit_from(holders, holders->pending.slots[--holders->pending.count]);
}

Holder holders_of(const Holders *holders, const Vm *vm, Ref slot)
{
    const Object *object = object_peek(vm, slot);
    bool in_forest = object->flags & OBJECT_IN_FOREST;
    assert((in_forest || (slot < holders->round_capacity && holders->rounds[slot] == holders->round))
           && "what is live was come to");
    uint32_t holder = in_forest ? vm->heap.forest->nodes[slot].parent : holders->holders[slot];
    return (Holder){parent_is_thread(holder), holder & ~PARENT_IS_THREAD};
}
