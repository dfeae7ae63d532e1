/* Monitors: owner and entry count lie in the object's header.  Wait sets: there are no lists of waiting
 * threads; who waits on an object is found by asking every thread, of which there are few. */
#include "vm/execution/monitor.h"

#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/execution/joining.h"
#include "vm/execution/scheduler.h"
#include "vm/execution/unseen.h"
#include "vm/memory/owned.h"
#include "vm/races/happens_before.h"

bool monitor_is_owned(const Thread *thread, const Object *object)
{
    return object->owner == thread->number + 1;
}

bool monitor_try(Vm *vm, Thread *thread, Object *object)
{
    if (object->owner != 0 && !monitor_is_owned(thread, object))
        return false;
    assert((object->owner != 0 || object->entries == 0) && "a free monitor has no entries");
    object_header_written(vm, object);
    if (object->owner == 0 && vm->observers.shadow != NULL)
        order_lock(vm, thread, object);
    if (object->owner == 0) {
        reads_note_entry(vm, object->slot);
        owned_note(vm, object->slot);
        if (object->class->is_thread)
            join_note_monitor(vm, thread, object);
    }
    object->owner = (uint16_t)(thread->number + 1);
    object->entries++;
    if (vm->observers.events != NULL && object->entries == 1)
        events_note_monitor(vm, thread, object, true);
    return true;
}

bool monitor_enter(Vm *vm, Thread *thread, Object *object)
{
    if (monitor_try(vm, thread, object))
        return true;
    assert(thread->status == THREAD_RUNNABLE && "a running thread blocks");
    order_note_blocked(vm, thread);
    thread->status = THREAD_BLOCKED;
    thread->blocked_on = object->slot;
    return false;
}

bool monitor_exit(Vm *vm, Thread *thread, Object *object)
{
    if (!monitor_is_owned(thread, object))
        return false;
    object_header_written(vm, object);
    if (--object->entries == 0) {
        object->owner = 0;
        reads_note_exit(vm, object->slot);
        if (vm->observers.shadow != NULL)
            order_unlock(vm, thread, object);
        choices_others_may_run(vm);
        if (vm->observers.events != NULL)
            events_note_monitor(vm, thread, object, false);
    }
    return true;
}

void monitor_release(Vm *vm, Thread *thread, Object *object) { monitor_exit(vm, thread, object); }

uint32_t monitor_give_up(Vm *vm, Object *object)
{
    uint32_t entries = object->entries;
    assert(object->owner != 0 && object->owner <= vm->thread_count && "only its owner gives a monitor up");
    object_header_written(vm, object);
    if (vm->observers.shadow != NULL)
        order_unlock(vm, vm->threads[object->owner - 1], object);
    object->owner = 0;
    object->entries = 0;
    reads_note_exit(vm, object->slot);
    return entries;
}

void monitor_restore(Vm *vm, Thread *thread, Object *object, uint32_t entries)
{
    assert(object->owner == 0 && object->entries == 0 && "only a free monitor is taken again");
    object_header_written(vm, object);
    if (vm->observers.shadow != NULL)
        order_lock(vm, thread, object);
    reads_note_entry(vm, object->slot);
    owned_note(vm, object->slot);
    object->owner = (uint16_t)(thread->number + 1);
    object->entries = entries;
}

void wait_begin(Vm *vm, Thread *thread, Ref on, int64_t nanos, bool interruptible)
{
    assert(thread->status == THREAD_RUNNABLE && "a running thread begins a wait");
    thread->status = THREAD_WAITING;
    thread->blocked_on = on;
    thread->deadline = nanos < 0 ? -1 : scheduler_deadline(vm, nanos);
    thread->interruptible = interruptible;
    thread->wait_order = ++vm->wait_counter;
    thread->wake = WAKE_NONE;
}

void wait_may_wake(const Vm *vm, Thread *thread)
{
    thread->may_wake = vm->checking && vm->options.spurious_wakeups;
}

/* Only Object.wait has given up entries of a monitor. */
bool wait_is_on(const Thread *thread, WaitSet set, Ref on)
{
    return thread->status == THREAD_WAITING && thread->blocked_on == on
           && (thread->saved_entries > 0) == (set == WAITS_TO_BE_NOTIFIED);
}

int wait_count(const Vm *vm, WaitSet set, Ref on)
{
    int count = 0;
    reads_note_waiters(vm, on, set);
    for (uint32_t i = 0; i < vm->thread_count; i++)
        count += wait_is_on(vm->threads[i], set, on);
    return count;
}

void wait_end(Vm *vm, Thread *thread, WakeReason reason)
{
    assert((thread->status == THREAD_WAITING || thread->status == THREAD_BLOCKED) && "a wait is ended once");
    assert(reason != WAKE_NONE && "a wait ends for a reason");
    choices_others_may_run(vm);
    thread_touch(thread);
    thread->status = THREAD_RUNNABLE;
    thread->blocked_on = 0;
    thread->wake = reason;
    thread->deadline = -1;
    thread->interruptible = thread->may_wake = thread->seen_there = false;
}

static Thread *longest_waiting(Vm *vm, WaitSet set, Ref on)
{
    Thread *first = NULL;
    reads_note_waiters(vm, on, set);
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (wait_is_on(vm->threads[i], set, on)
            && (first == NULL || vm->threads[i]->wait_order < first->wait_order))
            first = vm->threads[i];
    return first;
}

int wait_wake(Vm *vm, WaitSet set, Ref on, bool all)
{
    int woken = 0;
    for (Thread *thread; (all || woken == 0) && (thread = longest_waiting(vm, set, on)) != NULL; woken++) {
        wait_end(vm, thread, WAKE_NOTIFIED);
        if (set == WAITS_IN_LIBRARY)
            unseen_release(vm, thread);
    }
    return woken;
}

void wait_wake_nth(Vm *vm, WaitSet set, Ref on, uint32_t which)
{
    reads_note_waiters(vm, on, set);
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        if (!wait_is_on(vm->threads[i], set, on))
            continue;
        if (which-- == 0) {
            wait_end(vm, vm->threads[i], WAKE_NOTIFIED);
            return;
        }
    }
}

void thread_interrupt(Vm *vm, Thread *thread)
{
    thread_touch(thread);
    thread->interrupted = true;
    if (!vm->checking && thread->interruptible
        && (thread->status == THREAD_WAITING || thread->status == THREAD_BLOCKED))
        wait_end(vm, thread, WAKE_INTERRUPT);
}
