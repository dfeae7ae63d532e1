/* Which objects are settled, loose and open, from one collection to the next; see forest.h. */
#include "vm/memory/forest_edges.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum {
    WORK_SHARE = 16, /* settles anew when collections have seen this many times all slots as loose objects */
    WORK_MADE = 32   /* what a new object adds to that: many new ones are soon settled */
};

Settled *settled_create(void)
{
    Settled *settled = memory_allocate(sizeof *settled);
    settled->stale = true;
    return settled;
}

void settled_destroy(Settled *settled)
{
    doubts_clear(&settled->doubts);
    free(settled->slots);
    free(settled->thread_held);
    free(settled->loose.at);
    free(settled->open.at);
    free(settled->order.at);
    free(settled);
}

void ties_push(List *list, uint32_t number)
{
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 256;
        list->at = memory_resize(list->at, list->capacity * sizeof(uint32_t));
    }
    list->at[list->count++] = number;
}

void ties_make_room(Settled *settled, Ref slot)
{
    if (slot >= settled->capacity)
        settled->slots = memory_extend(settled->slots, &settled->capacity, slot, 1024, sizeof(Slot));
}

static bool note(Slot *slot, uint8_t what)
{
    bool is_news = !(slot->notes & what);
    slot->notes |= what;
    return is_news;
}

void ties_open(Settled *settled, Ref slot)
{
    if (note(&settled->slots[slot], NOTE_OPEN))
        ties_push(&settled->open, slot);
}

void ties_list_loose(Settled *settled, Ref slot)
{
    if (note(&settled->slots[slot], NOTE_LISTED))
        ties_push(&settled->loose, slot);
}

void settled_touched(Settled *settled, const Object *object)
{
    if (object_has_references(object))
        ties_open(settled, object->slot);
}

void settled_made(Settled *settled, Object *object)
{
    ties_make_room(settled, object->slot);
    Slot *slot = &settled->slots[object->slot];
    if (object->flags & OBJECT_CONSTANT)
        slot->holder = object->slot;
    if (slot->holder == 0) {
        ties_list_loose(settled, object->slot);
        settled->work += WORK_MADE;
        return;
    }
    object->flags |= OBJECT_SETTLED;
    ties_open(settled, object->slot);
}

/* --- do all ties hold?
 * ---------------------------------------------------------------------------------------------- */

typedef struct Tally {
    const Vm *vm;
    uint32_t holder, held, loose;
} Tally;

static void count_reference(void *context, Ref reference, uint32_t index)
{
    Tally *tally = context;
    tally->held += ties_has(tally->vm->heap.settled, reference, tally->holder, index);
    tally->loose += !(object_at(tally->vm, reference)->flags & OBJECT_SETTLED);
}

/* A dirty object stays open: it may be written again, and nobody would hear of that. */
static bool closes(const Object *object, const Tally *tally)
{
    return tally->loose == 0 && !(object->flags & OBJECT_DIRTY);
}

static bool open_ties_hold(const Vm *vm)
{
    Settled *settled = vm->heap.settled;
    uint32_t kept = 0;
    bool hold = true;
    for (uint32_t i = 0; i < settled->open.count; i++) {
        Slot *slot = &settled->slots[settled->open.at[i]];
        const Object *object = object_at(vm, settled->open.at[i]);
        Tally tally = {vm, settled->open.at[i], 0, 0};
        if (object != NULL)
            object_each_reference(vm, object, count_reference, &tally);
        hold = hold && tally.held == slot->held;
        if (slot->holder == 0 || object == NULL || closes(object, &tally))
            slot->notes &= (uint8_t)~NOTE_OPEN;
        else
            settled->open.at[kept++] = settled->open.at[i];
    }
    settled->open.count = kept;
    return hold;
}

void ties_each_of_thread(const Thread *thread, VisitReference *visit, void *context)
{
    if (thread_has_stack(thread))
        visit_unless_null(visit, context, thread->object, INDEX_THREAD_OBJECT);
    stack_each_reference(thread, visit, context);
}

static bool stack_ties_hold(const Vm *vm)
{
    const Settled *settled = vm->heap.settled;
    for (uint32_t i = 0; i < settled->threads; i++) {
        Tally tally = {vm, HOLDER_THREAD | i, 0, 0};
        if (settled->thread_held[i] > 0)
            ties_each_of_thread(vm->threads[i], count_reference, &tally);
        if (tally.held != settled->thread_held[i])
            return false;
    }
    return true;
}

/* --- for collections
 * ------------------------------------------------------------------------------------------------ */

static bool is_worth_while(const Vm *vm)
{
    return vm->heap.settled->work > (uint64_t)WORK_SHARE * vm->heap.slot_count;
}

void settled_prepare(Vm *vm)
{
    if (vm->heap.settled->stale || is_worth_while(vm) || !open_ties_hold(vm) || !stack_ties_hold(vm))
        settle_all(vm);
}

typedef struct Visitor {
    const Vm *vm;
    VisitReference *visit;
    void *context;
} Visitor;

static void visit_loose(void *context, Ref reference, uint32_t index)
{
    const Visitor *visitor = context;
    if (!(object_at(visitor->vm, reference)->flags & OBJECT_SETTLED))
        visitor->visit(visitor->context, reference, index);
}

void settled_each_loose_child(Vm *vm, VisitReference *visit, void *context)
{
    const Settled *settled = vm->heap.settled;
    for (uint32_t i = 0; i < settled->open.count; i++)
        if (settled->slots[settled->open.at[i]].holder != 0)
            object_each_reference(vm, object_at(vm, settled->open.at[i]), visit_loose,
                                  &(Visitor){vm, visit, context});
}

bool settled_hangs_on_thread(const Settled *settled, uint32_t thread)
{
    return thread < settled->threads && settled->thread_held[thread] > 0;
}

void settled_each_loose(Vm *vm, bool (*is_gone)(Vm *vm, Ref slot))
{
    Settled *settled = vm->heap.settled;
    uint32_t kept = 0;
    settled->work += settled->loose.count;
    for (uint32_t i = 0; i < settled->loose.count; i++) {
        Ref slot = settled->loose.at[i];
        if (is_gone(vm, slot))
            settled->slots[slot].notes &= (uint8_t)~NOTE_LISTED;
        else
            settled->loose.at[kept++] = slot;
    }
    if (settled->loose.count - kept > vm->heap.slot_count / MUCH_SHARE)
        doubts_withdraw(&settled->doubts, vm->heap.collections);
    settled->loose.count = kept;
}

/* --- forgetting
 * ----------------------------------------------------------------------------------------------------- */

void settled_forget(Vm *vm)
{
    Settled *settled = vm->heap.settled;
    ties_make_room(settled, vm->heap.slot_count);
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        settled->slots[slot] = (Slot){.notes = settled->slots[slot].notes & NOTE_DOUBTED};
        if (object_at(vm, slot) != NULL)
            object_at(vm, slot)->flags &= (uint8_t)~OBJECT_SETTLED;
    }
    settled->threads = settled->loose.count = settled->open.count = settled->order.count = settled->entered =
        0;
    settled->stale = true;
}

void settled_trust_again(Vm *vm)
{
    settled_forget(vm);
    doubts_clear(&vm->heap.settled->doubts);
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        vm->heap.settled->slots[slot].notes = 0;
}
