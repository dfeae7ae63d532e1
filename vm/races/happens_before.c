/* Vector clocks of threads, monitors, volatile fields, classes and threads' interrupts and permits.
 *
 * A thread's clock is kept as | has released since its last access | times ... |.  Its own time advances
 * at its first access after a release, not at each release: only the times of accesses are compared, and the
 * fewer different clocks there are, the more of them are one component. */
#include "vm/races/happens_before.h"

#include <string.h>

#include "vm/code/instructions.h"
#include "vm/races/access_order.h"
#include "vm/races/held_locks.h"

static bool has_clocks(const Vm *vm)
{
    return vm->observers.shadow != NULL && shadow_has_clocks(vm->observers.shadow);
}

static Clock clock_at(const Vm *vm, ShadowKind kind, uint32_t number, uint32_t place)
{
    uint32_t length;
    const uint32_t *times =
        shadow_content(vm->observers.shadow, shadow_get(vm->observers.shadow, kind, number, place), &length);
    return (Clock){times, length / (uint32_t)sizeof *times};
}

static void put_words(Vm *vm, ShadowKind kind, uint32_t number, uint32_t place, const uint32_t *words,
                      uint32_t count)
{
    shadow_put(vm->observers.shadow, kind, number, place,
               shadow_intern(vm->observers.shadow, words, count * (uint32_t)sizeof *words));
}

/* The words of a thread's clock; a thread without one is at its time 1 and knows of no other thread. */
static Clock own_words(Vm *vm, const Thread *thread)
{
    Clock words = clock_at(vm, SHADOW_CLOCK, thread->number, 0);
    assert((words.count == 0 || words.count > thread->number + 1) && "a clock has its own thread's time");
    if (words.count > 0)
        return words;
    uint32_t *fresh = shadow_scratch(vm->observers.shadow, (thread->number + 2) * sizeof *fresh);
    memset(fresh, 0, (thread->number + 2) * sizeof *fresh);
    fresh[1 + thread->number] = 1;
    put_words(vm, SHADOW_CLOCK, thread->number, 0, fresh, thread->number + 2);
    return clock_at(vm, SHADOW_CLOCK, thread->number, 0);
}

static Clock times_of(Clock words) { return (Clock){words.times + 1, words.count - 1}; }

static uint32_t *copy_words(Vm *vm, Clock words)
{
    uint32_t *copy = shadow_scratch(vm->observers.shadow, words.count * sizeof *copy);
    memcpy(copy, words.times, words.count * sizeof *copy);
    return copy;
}

Clock order_clock(Vm *vm, const Thread *thread) { return times_of(own_words(vm, thread)); }

Clock order_clock_of_access(Vm *vm, const Thread *thread)
{
    Clock words = own_words(vm, thread);
    if (words.times[0] == 0)
        return times_of(words);
    uint32_t *copy = copy_words(vm, words);
    copy[0] = 0;
    copy[1 + thread->number]++;
    assert(copy[1 + thread->number] > words.times[1 + thread->number] && "time advances");
    put_words(vm, SHADOW_CLOCK, thread->number, 0, copy, words.count);
    return order_clock(vm, thread);
}

uint32_t order_time_of_next(Vm *vm, const Thread *thread)
{
    Clock words = own_words(vm, thread);
    return words.times[1 + thread->number] + (words.times[0] != 0);
}

/* All that `seen` covers has happened before what the thread does next. */
static void learn(Vm *vm, const Thread *thread, Clock seen)
{
    Clock words = own_words(vm, thread), own = times_of(words);
    if (clock_covers(own, seen))
        return;
    uint32_t longer = own.count > seen.count ? own.count : seen.count;
    uint32_t *joined = shadow_scratch(vm->observers.shadow, (longer + 1) * sizeof *joined);
    joined[0] = words.times[0];
    uint32_t count = clock_join(joined + 1, own, seen);
    assert(count >= own.count && joined[1 + thread->number] >= own.times[thread->number]
           && "clocks only grow");
    put_words(vm, SHADOW_CLOCK, thread->number, 0, joined, count + 1);
}

static void note_release(Vm *vm, const Thread *thread)
{
    Clock words = own_words(vm, thread);
    if (words.times[0] != 0)
        return;
    uint32_t *copy = copy_words(vm, words);
    copy[0] = 1;
    put_words(vm, SHADOW_CLOCK, thread->number, 0, copy, words.count);
}

static void pass_on(Vm *vm, Clock clock, ShadowKind kind, uint32_t number, uint32_t place)
{
    Clock before = clock_at(vm, kind, number, place);
    if (clock.count == 0 || (before.count > 0 && clock_covers(before, clock)))
        return;
    uint32_t longer = clock.count > before.count ? clock.count : before.count;
    uint32_t *joined = shadow_scratch(vm->observers.shadow, longer * sizeof *joined);
    uint32_t count = clock_join(joined, clock, before);
    assert(count >= before.count && "clocks only grow");
    put_words(vm, kind, number, place, joined, count);
}

void order_acquire(Vm *vm, const Thread *thread, ShadowKind kind, uint32_t number, uint32_t place)
{
    if (!has_clocks(vm) || !vm->step.interleaving)
        return;
    Clock passed_on = clock_at(vm, kind, number, place);
    if (passed_on.count > 0)
        learn(vm, thread, passed_on);
}

void order_release(Vm *vm, const Thread *thread, ShadowKind kind, uint32_t number, uint32_t place)
{
    if (!has_clocks(vm)
        || !vm->step.interleaving) /* Thread.start orders all that the first thread has done before */
        return;
    note_release(vm, thread);
    pass_on(vm, order_clock(vm, thread), kind, number, place);
}

/* An object that only one thread can reach orders nothing: however another thread gets its reference later
 * orders more. */
static bool is_shared(const Object *object) { return object->flags & (OBJECT_SHARED | OBJECT_CONSTANT); }

/* Is the thread at a synchronized block of library code whose accesses order nothing? */
static bool is_unordered(const Vm *vm, const Thread *thread)
{
    const void *const *handlers = vm->program->handlers, *at = thread->frame->pc->handler;
    return (at == handlers[INSN_MONITOR_ENTER] || at == handlers[INSN_MONITOR_EXIT])
           && library_ordering(thread) == ORDERING_NONE;
}

void order_lock(Vm *vm, const Thread *thread, const Object *object)
{
    if (vm->observers.shadow == NULL)
        return;
    held_add(vm, thread, object);
    if (is_shared(object) && !is_unordered(vm, thread))
        order_acquire(vm, thread, SHADOW_MONITOR, object->slot, 0);
}

void order_unlock(Vm *vm, const Thread *thread, const Object *object)
{
    if (vm->observers.shadow == NULL)
        return;
    held_remove(vm, thread, object);
    if (is_shared(object) && !is_unordered(vm, thread))
        order_release(vm, thread, SHADOW_MONITOR, object->slot, 0);
}

void order_note_blocked(Vm *vm, const Thread *thread)
{
    if (vm->observers.shadow != NULL && is_unordered(vm, thread))
        order_nothing(vm);
}

void order_start(Vm *vm, const Thread *started)
{
    if (!has_clocks(vm))
        return;
    note_release(vm, vm->thread);
    learn(vm, started, order_clock(vm, vm->thread));
}

Clock order_clock_of_class(const Vm *vm, const Object *mirror)
{
    return clock_at(vm, SHADOW_CLASS, mirror->slot, 0);
}

Clock order_clock_of_place(const Vm *vm, const Object *object, uint32_t place)
{
    return clock_at(vm, SHADOW_SYNC, object->slot, place);
}

static void access_weakly(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes)
{
    if (!has_clocks(vm) || !vm->step.interleaving)
        return;
    shadow_note_weak(vm->observers.shadow);
    if (writes)
        pass_on(vm, clock_at(vm, SHADOW_FENCED, thread->number, 0), SHADOW_SYNC, object->slot, place);
    else
        pass_on(vm, clock_at(vm, SHADOW_SYNC, object->slot, place), SHADOW_SEEN, thread->number, 0);
}

void order_nothing(Vm *vm)
{
    if (has_clocks(vm))
        shadow_note_weak(vm->observers.shadow);
}

void order_carry(Vm *vm, const Object *from, uint32_t from_place, const Object *to, uint32_t to_place)
{
    if (has_clocks(vm))
        pass_on(vm, clock_at(vm, SHADOW_EDGE, from->slot, from_place), SHADOW_EDGE, to->slot, to_place);
}

void order_forget(Vm *vm, const Object *object, uint32_t place)
{
    if (has_clocks(vm))
        shadow_put(vm->observers.shadow, SHADOW_EDGE, object->slot, place, 0);
}

bool order_is_given_by_others(Vm *vm, const Object *object, uint32_t place)
{
    return has_clocks(vm)
           && !clock_covers(order_clock(vm, vm->thread), clock_at(vm, SHADOW_EDGE, object->slot, place));
}

/* Do changes and looks still have to be compared? */
static bool compares_changes(const Vm *vm)
{
    return has_clocks(vm) && vm->step.interleaving && !shadow_knows_weak(vm->observers.shadow);
}

void order_note_change(Vm *vm, const Object *collection)
{
    if (compares_changes(vm)) /* who knows what was released before does not know the change */
        pass_on(vm, order_clock_of_access(vm, vm->thread), SHADOW_CHANGES, collection->slot, 0);
}

void order_note_look(Vm *vm, const Object *collection)
{
    if (compares_changes(vm)
        && !clock_covers(order_clock(vm, vm->thread), clock_at(vm, SHADOW_CHANGES, collection->slot, 0)))
        shadow_note_weak(vm->observers.shadow);
}

void order_release_fence(Vm *vm) { order_release(vm, vm->thread, SHADOW_FENCED, vm->thread->number, 0); }

void order_acquire_fence(Vm *vm) { order_acquire(vm, vm->thread, SHADOW_SEEN, vm->thread->number, 0); }

void order_access(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes,
                  Ordering ordering)
{
    assert(ordering != ORDERING_PLAIN && "a plain access orders nothing");
    if (ordering == ORDERING_NONE || ordering == (writes ? ORDERING_TAKES : ORDERING_GIVES))
        return;
    if (ordering == ORDERING_WEAK || ordering == (writes ? ORDERING_ACQUIRES : ORDERING_RELEASES))
        access_weakly(vm, thread, object, place, writes);
    else if (writes)
        order_release(vm, thread, SHADOW_SYNC, object->slot, place);
    else
        order_acquire(vm, thread, SHADOW_SYNC, object->slot, place);
}
