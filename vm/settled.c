/* Settled objects; see settled.h. */
#include "vm/settled.h"

#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/memory.h"

#define HOLDER_THREAD 0x80000000u       /* a holder that is a thread's stack, by its number */

enum {
    HEAVY_LEAST = 256,                  /* objects that must hang on a stack's reference to settle them: stacks change often */
    HEAVY_SHARE = 16,                   /* and this part of all */
    MUCH_SHARE = 16,                    /* when this part of all objects comes or goes at once, settling anew costs little beside that */
    WORK_SHARE = 16,                    /* settles anew when collections have seen this many times all slots as loose objects */
    WORK_MADE = 32                      /* what a new object adds to that: many new ones are soon settled */
};

enum { NOTE_LISTED = 1, NOTE_OPEN = 2, NOTE_DOUBTED = 4, NOTE_LIGHT = 8, NOTE_CONFIRMED = 16 };

typedef struct Slot {
    uint32_t holder;                    /* the slot whose object holds this one, itself if it is a root; or a thread's; 0: it is loose */
    uint32_t index;                     /* by this reference */
    uint32_t held;                      /* settled objects that it holds itself */
    uint8_t  notes;                     /* listed as loose; open; some of its references are in doubt; light: left loose this time */
} Slot;

typedef struct List { uint32_t *at; uint32_t count, capacity; } List;

typedef struct Doubt {
    uint64_t       tie;                 /* holder, index */
    uint32_t       times;
    uint64_t       since, until;        /* collections */
    UT_hash_handle hh;
} Doubt;

struct Settled {
    Slot    *slots;
    uint32_t capacity;
    uint32_t *thread_held;              /* by thread: like Slot.held */
    uint32_t threads;
    List     loose, open;
    List     order;                     /* settled objects, each after its holder */
    uint32_t entered;                   /* of them */
    Doubt   *doubts;
    uint64_t work;                      /* loose objects seen in collections since all was settled last */
    bool     stale;                     /* nothing is settled */
};

Settled *settled_create(void)
{
    Settled *settled = memory_allocate(sizeof *settled);
    settled->stale = true;
    return settled;
}

static void trust_all(Settled *settled)
{
    Doubt *doubt, *next;
    HASH_ITER(hh, settled->doubts, doubt, next) {
        HASH_DEL(settled->doubts, doubt);
        free(doubt);
    }
}

void settled_destroy(Settled *settled)
{
    trust_all(settled);
    free(settled->slots);
    free(settled->thread_held);
    free(settled->loose.at);
    free(settled->open.at);
    free(settled->order.at);
    free(settled);
}

static void push(List *list, uint32_t number)
{
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 256;
        list->at = memory_resize(list->at, list->capacity * sizeof(uint32_t));
    }
    list->at[list->count++] = number;
}

static Slot *slot_at(Settled *settled, Ref slot)
{
    if (slot >= settled->capacity) {
        uint32_t capacity = settled->capacity ? settled->capacity : 1024;
        while (capacity <= slot)
            capacity *= 2;
        settled->slots = memory_resize(settled->slots, capacity * sizeof(Slot));
        memset(settled->slots + settled->capacity, 0, (capacity - settled->capacity) * sizeof(Slot));
        settled->capacity = capacity;
    }
    return &settled->slots[slot];
}

static bool note(Slot *slot, uint8_t what)
{
    bool is_news = !(slot->notes & what);
    slot->notes |= what;
    return is_news;
}

static void open_slot(Settled *settled, Ref slot)
{
    if (note(&settled->slots[slot], NOTE_OPEN))
        push(&settled->open, slot);
}

static void list_loose(Settled *settled, Ref slot)
{
    if (note(&settled->slots[slot], NOTE_LISTED))
        push(&settled->loose, slot);
}

void settled_touched(Settled *settled, const Object *object)
{
    if (object_has_references(object))
        open_slot(settled, object->slot);
}

void settled_made(Settled *settled, Object *object)
{
    Slot *slot = slot_at(settled, object->slot);
    if (object->flags & OBJECT_CONSTANT)
        slot->holder = object->slot;
    if (slot->holder == 0) {
        list_loose(settled, object->slot);
        settled->work += WORK_MADE;
        return;
    }
    object->flags |= OBJECT_SETTLED;
    open_slot(settled, object->slot);
}

/* --- doubts --------------------------------------------------------------------------------------------------------- */

static uint64_t tie_of(uint32_t holder, uint32_t index) { return (uint64_t)holder << 32 | index; }

static Doubt *find_doubt(const Settled *settled, uint64_t tie)
{
    Doubt *doubt;
    HASH_FIND(hh, settled->doubts, &tie, sizeof tie, doubt);
    return doubt;
}

static bool is_thread(uint32_t holder) { return holder & HOLDER_THREAD; }

static bool is_doubted(const Vm *vm, uint32_t holder, uint32_t index)
{
    const Settled *settled = vm->heap.settled;
    if (!is_thread(holder) && !(settled->slots[holder].notes & NOTE_DOUBTED))
        return false;
    const Doubt *doubt = find_doubt(settled, tie_of(holder, index));
    return doubt != NULL && doubt->until > vm->heap.collections;
}

static void doubt_tie(Vm *vm, uint32_t holder, uint32_t index)
{
    Settled *settled = vm->heap.settled;
    Doubt *doubt = find_doubt(settled, tie_of(holder, index));
    if (doubt == NULL) {
        doubt = memory_allocate(sizeof *doubt);
        doubt->tie = tie_of(holder, index);
        HASH_ADD(hh, settled->doubts, tie, sizeof doubt->tie, doubt);
    }
    doubt->times += doubt->times < 10;
    doubt->since = vm->heap.collections;
    doubt->until = vm->heap.collections + ((uint64_t)1 << 3 * doubt->times);
    if (!is_thread(holder))
        settled->slots[holder].notes |= NOTE_DOUBTED;
}

/* The ties that broke just now did so together with what hung on them: that is no reason for doubts. */
static void withdraw_doubts(Vm *vm)
{
    Doubt *doubt, *next;
    HASH_ITER(hh, vm->heap.settled->doubts, doubt, next)
        if (doubt->since == vm->heap.collections && doubt->until > doubt->since) {
            doubt->times--;
            doubt->until = 0;
        }
}

/* --- do all ties hold? ---------------------------------------------------------------------------------------------- */

typedef struct Tally { const Vm *vm; uint32_t holder, held, loose; } Tally;

static bool is_tied(const Settled *settled, Ref slot, uint32_t holder, uint32_t index)
{
    return settled->slots[slot].holder == holder && settled->slots[slot].index == index;
}

static void count_reference(void *context, Ref reference, uint32_t index)
{
    Tally *tally = context;
    tally->held += is_tied(tally->vm->heap.settled, reference, tally->holder, index);
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

static void each_thread_reference(const Thread *thread, VisitReference *visit, void *context)
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
            each_thread_reference(vm->threads[i], count_reference, &tally);
        if (tally.held != settled->thread_held[i])
            return false;
    }
    return true;
}

/* --- settling all anew ---------------------------------------------------------------------------------------------- */

static void confirm(void *context, Ref reference, uint32_t index)
{
    Tally *tally = context;
    if (is_tied(tally->vm->heap.settled, reference, tally->holder, index))
        tally->vm->heap.settled->slots[reference].notes |= NOTE_CONFIRMED;
}

/* The holder of an object may be gone; then the fault is not its own. */
static bool is_broken(const Vm *vm, Ref reference)
{
    const Slot *slot = &vm->heap.settled->slots[reference];
    if (slot->holder == 0 || slot->holder == reference)
        return false;
    if (is_thread(slot->holder))
        return !(slot->notes & NOTE_CONFIRMED);
    const Object *holder = object_at(vm, slot->holder);
    const Ref *place = holder == NULL ? NULL : object_reference(vm, holder, slot->index);
    return holder != NULL && (place == NULL || *place != reference);
}

static void doubt_broken_ties(Vm *vm)
{
    Settled *settled = vm->heap.settled;
    for (uint32_t i = 0; i < settled->threads; i++)
        each_thread_reference(vm->threads[i], confirm, &(Tally){vm, HOLDER_THREAD | i, 0, 0});
    uint32_t gone = 0;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        if (is_broken(vm, slot))
            doubt_tie(vm, settled->slots[slot].holder, settled->slots[slot].index);
        gone += settled->slots[slot].holder != 0 && object_at(vm, slot) == NULL;
    }
    if (gone > settled->order.count / MUCH_SHARE)
        withdraw_doubts(vm);
}

void settled_forget(Vm *vm)
{
    Settled *settled = vm->heap.settled;
    slot_at(settled, vm->heap.slot_count);
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        settled->slots[slot] = (Slot){.notes = settled->slots[slot].notes & NOTE_DOUBTED};
        if (object_at(vm, slot) != NULL)
            object_at(vm, slot)->flags &= (uint8_t)~OBJECT_SETTLED;
    }
    settled->threads = settled->loose.count = settled->open.count = settled->order.count = settled->entered = 0;
    settled->stale = true;
}

static uint32_t *held_by(Settled *settled, uint32_t holder)
{
    return is_thread(holder) ? &settled->thread_held[holder & ~HOLDER_THREAD] : &settled->slots[holder].held;
}

static void settle(Vm *vm, Ref reference, uint32_t holder, uint32_t index)
{
    Settled *settled = vm->heap.settled;
    settled->slots[reference].holder = holder;
    settled->slots[reference].index = index;
    object_at(vm, reference)->flags |= OBJECT_SETTLED;
    push(&settled->order, reference);
    if (holder != reference)
        ++*held_by(settled, holder);
}

typedef struct Holder { Vm *vm; uint32_t holder; } Holder;

static void settle_child(void *context, Ref reference, uint32_t index)
{
    const Holder *from = context;
    Settled *settled = from->vm->heap.settled;
    if (object_at(from->vm, reference)->flags & OBJECT_SETTLED)
        return;
    if (settled->slots[reference].notes & NOTE_LIGHT || is_doubted(from->vm, from->holder, index))
        open_slot(settled, from->holder);
    else
        settle(from->vm, reference, from->holder, index);
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
    uint32_t first = settled->order.count, share = from->vm->heap.slot_count / HEAVY_SHARE, least = share > HEAVY_LEAST ? share : HEAVY_LEAST;
    if (object_at(from->vm, reference)->flags & OBJECT_SETTLED || settled->slots[reference].notes & NOTE_LIGHT
        || is_doubted(from->vm, from->holder, index))
        return;
    settle(from->vm, reference, from->holder, index);
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
        each_thread_reference(vm->threads[i], settle_if_heavy, &(Holder){vm, HOLDER_THREAD | i});
}

static void list_the_rest(Vm *vm)
{
    Settled *settled = vm->heap.settled;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_at(vm, slot);
        if (object != NULL && !(object->flags & OBJECT_SETTLED))
            list_loose(settled, slot);
        else if (object != NULL && object->flags & OBJECT_DIRTY)
            open_slot(settled, slot);
    }
}

static void settle_all(Vm *vm)
{
    doubt_broken_ties(vm);
    settled_forget(vm);
    settle_permanent(vm);
    settle_on_stacks(vm);
    list_the_rest(vm);
    vm->heap.settled->stale = false;
    vm->heap.settled->work = 0;
}

/* --- for collections ------------------------------------------------------------------------------------------------ */

static bool is_worth_while(const Vm *vm)
{
    return vm->heap.settled->work > (uint64_t)WORK_SHARE * vm->heap.slot_count;
}

void settled_prepare(Vm *vm)
{
    if (vm->heap.settled->stale || is_worth_while(vm) || !open_ties_hold(vm) || !stack_ties_hold(vm))
        settle_all(vm);
}

typedef struct Visitor { const Vm *vm; VisitReference *visit; void *context; } Visitor;

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
            object_each_reference(vm, object_at(vm, settled->open.at[i]), visit_loose, &(Visitor){vm, visit, context});
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
        withdraw_doubts(vm);
    settled->loose.count = kept;
}

void settled_trust_again(Vm *vm)
{
    settled_forget(vm);
    trust_all(vm->heap.settled);
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        vm->heap.settled->slots[slot].notes = 0;
}
