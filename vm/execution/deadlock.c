/* Detects deadlocks.  Each thread is blocked on at most one monitor, so the wait-for graph has at most one
 * edge per thread: following it from any thread of a cycle leads back to that thread. */
#include "vm/execution/deadlock.h"

#include "vm/execution/enabled.h"

bool vm_may_stay_blocked(const Vm *vm)
{
    Class *monitor = program_loaded_class(vm->program, "clew/internal/contracts/Monitor");
    Ref mirror = monitor != NULL && monitor->id < vm->classes.capacity ? vm->classes.mirrors[monitor->id] : 0;
    return mirror != 0
           && FIELD_AT(const int8_t, object_peek(vm, mirror),
                       vm_field_offset(monitor, "mayStayBlocked", "Z"));
}

bool deadlock_of_all(const Vm *vm)
{
    bool anyone = false;
    if (path_has_ended(vm))
        return false;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (thread->choosing > 0 || enabled_now(vm, thread) || enabled_by_interrupt(thread))
            return false;
        anyone |= thread_is_alive(thread) && !thread->daemon;
    }
    return anyone && !vm_may_stay_blocked(vm);
}

/* The owner of the monitor on which the thread is blocked for good; NULL: there is none. */
static const Thread *next_in_circle(const Vm *vm, const Thread *thread)
{
    if (thread->status != THREAD_BLOCKED || thread->deadline >= 0 || thread->interruptible)
        return NULL;
    if (thread->exception != 0 && thread_is_enabled(vm, thread))
        return NULL; /* it was stopped */
    uint16_t owner = object_peek(vm, thread->blocked_on)->owner;
    assert(owner <= vm->thread_count && "an owner is a thread's number + 1");
    return owner == 0 ? NULL : vm->threads[owner - 1];
}

/* Of the circle that this thread is in, the thread with the lowest number. */
static const Thread *first_of_circle(const Vm *vm, const Thread *thread)
{
    const Thread *first = thread;
    for (const Thread *next = next_in_circle(vm, thread); next != thread; next = next_in_circle(vm, next))
        first = next->number < first->number ? next : first;
    return first;
}

/* After as many steps as there are threads, who has met no end is in a circle. */
static const Thread *find_circle(const Vm *vm, bool of_daemons)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (thread->daemon != of_daemons)
            continue;
        for (uint32_t steps = 0; thread != NULL && steps < vm->thread_count; steps++)
            thread = next_in_circle(vm, thread);
        if (thread != NULL)
            return first_of_circle(vm, thread);
    }
    return NULL;
}

const Thread *deadlock_circle_of_users(const Vm *vm) { return find_circle(vm, false); }

const Thread *deadlock_circle(const Vm *vm)
{
    const Thread *thread = find_circle(vm, false);
    return thread != NULL ? thread : find_circle(vm, true);
}
