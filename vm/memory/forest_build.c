/* Settles all objects anew, after a tie has broken or when many are loose; see forest_edges.h. */
#include "vm/memory/forest_edges.h"

#include <string.h>

#include "base/memory.h"

enum {
    HEAVY_LEAST = 256, /* objects that must hang on a stack's reference to settle them: stacks change often */
    HEAVY_SHARE = 16   /* and this part of all */
};

/* --- doubts
 * ---------------------------------------------------------------------------------------------------------
 */

static bool is_doubted(const Vm *vm, uint32_t holder, uint32_t index)
{
    const Settled *settled = vm->heap.settled;
    if (!ties_is_thread(holder) && !(settled->slots[holder].notes & NOTE_DOUBTED))
        return false;
    return doubts_has(&settled->doubts, holder, index, vm->heap.collections);
}

static void doubt_tie(Vm *vm, uint32_t holder, uint32_t index)
{
    Settled *settled = vm->heap.settled;
    doubts_add(&settled->doubts, holder, index, vm->heap.collections);
    if (!ties_is_thread(holder))
        settled->slots[holder].notes |= NOTE_DOUBTED;
}

typedef struct Holder {
    Vm *vm;
    uint32_t number;
} Holder;

static void confirm(void *context, Ref reference, uint32_t index)
{
    const Holder *from = context;
    if (ties_has(from->vm->heap.settled, reference, from->number, index))
        from->vm->heap.settled->slots[reference].notes |= NOTE_CONFIRMED;
}

/* The holder of an object may be gone; then the fault is not its own. */
static bool is_broken(const Vm *vm, Ref reference)
{
    const Slot *slot = &vm->heap.settled->slots[reference];
    if (slot->holder == 0 || slot->holder == reference)
        return false;
    if (ties_is_thread(slot->holder))
        return !(slot->notes & NOTE_CONFIRMED);
    const Object *holder = object_at(vm, slot->holder);
    const Ref *place = holder == NULL ? NULL : object_reference(vm, holder, slot->index);
    return holder != NULL && (place == NULL || *place != reference);
}

static void doubt_broken_ties(Vm *vm)
{
    Settled *settled = vm->heap.settled;
    for (uint32_t i = 0; i < settled->threads; i++)
        ties_each_of_thread(vm->threads[i], confirm, &(Holder){vm, HOLDER_THREAD | i});
    uint32_t gone = 0;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        if (is_broken(vm, slot))
            doubt_tie(vm, settled->slots[slot].holder, settled->slots[slot].index);
        gone += settled->slots[slot].holder != 0 && object_at(vm, slot) == NULL;
    }
    if (gone > settled->order.count / MUCH_SHARE)
        doubts_withdraw(&settled->doubts, vm->heap.collections);
}

/* --- settling
 * ------------------------------------------------------------------------------------------------------- */

static uint32_t *held_by(Settled *settled, uint32_t holder)
{
    return ties_is_thread(holder) ? &settled->thread_held[holder & ~HOLDER_THREAD]
                                  : &settled->slots[holder].held;
}

static void settle(Vm *vm, Ref reference, uint32_t holder, uint32_t index)
{
    Settled *settled = vm->heap.settled;
    settled->slots[reference].holder = holder;
    settled->slots[reference].index = index;
    object_at(vm, reference)->flags |= OBJECT_SETTLED;
    ties_push(&settled->order, reference);
    if (holder != reference)
        ++*held_by(settled, holder);
}

static void settle_child(void *context, Ref reference, uint32_t index)
{
    const Holder *from = context;
    Settled *settled = from->vm->heap.settled;
    if (object_at(from->vm, reference)->flags & OBJECT_SETTLED)
        return;
    if (settled->slots[reference].notes & NOTE_LIGHT || is_doubted(from->vm, from->number, index))
        ties_open(settled, from->number);
    else
        settle(from->vm, reference, from->number, index);
}

static void settle_below(Vm *vm)
{
    Settled *settled = vm->heap.settled;
    while (settled->entered < settled->order.count) {
        Ref slot = settled->order.at[settled->entered++];
        object_each_reference(vm, object_at(vm, slot), settle_child, &(Holder){vm, slot});
    }
}

/* Takes back what was settled last, from `first` on. */
static void unsettle(Vm *vm, uint32_t first)
{
    Settled *settled = vm->heap.settled;
    while (settled->order.count > first) {
        Ref reference = settled->order.at[--settled->order.count];
        Slot *slot = &settled->slots[reference];
        --*held_by(settled, slot->holder);
        slot->holder = 0;
        slot->notes |= NOTE_LIGHT;
        object_at(vm, reference)->flags &= (uint8_t)~OBJECT_SETTLED;
    }
    settled->entered = first;
}

static void settle_if_heavy(void *context, Ref reference, uint32_t index)
{
    const Holder *from = context;
    Settled *settled = from->vm->heap.settled;
    uint32_t first = settled->order.count, share = from->vm->heap.slot_count / HEAVY_SHARE,
             least = share > HEAVY_LEAST ? share : HEAVY_LEAST;
    if (object_at(from->vm, reference)->flags & OBJECT_SETTLED || settled->slots[reference].notes & NOTE_LIGHT
        || is_doubted(from->vm, from->number, index))
        return;
    settle(from->vm, reference, from->number, index);
    settle_below(from->vm);
    if (settled->order.count - first < least)
        unsettle(from->vm, first);
}

static void settle_permanent(Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        if (object_at(vm, slot) != NULL && object_at(vm, slot)->flags & OBJECT_CONSTANT)
            settle(vm, slot, slot, 0);
    settle_below(vm);
}

static void settle_on_stacks(Vm *vm)
{
    Settled *settled = vm->heap.settled;
    settled->threads = vm->thread_count;
    settled->thread_held = memory_resize(settled->thread_held, (settled->threads + 1) * sizeof(uint32_t));
    memset(settled->thread_held, 0, settled->threads * sizeof(uint32_t));
    for (uint32_t i = 0; i < settled->threads; i++)
        ties_each_of_thread(vm->threads[i], settle_if_heavy, &(Holder){vm, HOLDER_THREAD | i});
}

static void list_the_rest(Vm *vm)
{
    Settled *settled = vm->heap.settled;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_at(vm, slot);
        if (object != NULL && !(object->flags & OBJECT_SETTLED))
            ties_list_loose(settled, slot);
        else if (object != NULL && object->flags & OBJECT_DIRTY)
            ties_open(settled, slot);
    }
}

void settle_all(Vm *vm)
{
    doubt_broken_ties(vm);
    settled_forget(vm);
    settle_permanent(vm);
    settle_on_stacks(vm);
    list_the_rest(vm);
    vm->heap.settled->stale = false;
    vm->heap.settled->work = 0;
}
