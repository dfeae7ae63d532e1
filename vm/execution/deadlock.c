/* Detects deadlocks.  Each thread is blocked on at most one monitor, so the wait-for graph has at most one
 * edge per thread: following it from any thread of a cycle leads back to that thread. */
#include "vm/execution/deadlock.h"

#include "vm/execution/enabled.h"

bool deadlock_of_all(const Vm *vm)
{
    bool anyone = false;
    if (path_has_ended(vm))
        return false;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (thread->choosing > 0 || enabled_thread(vm, thread) || enabled_by_interrupt(thread))
            return false;
        anyone |= thread_is_alive(thread) && !thread->daemon;
    }
    return anyone;
}

const Thread *deadlock_next(const Vm *vm, const Thread *thread)
{
    if (thread->status != THREAD_BLOCKED || thread->deadline >= 0 || thread->interruptible)
        return NULL;
    uint16_t owner = object_at(vm, thread->blocked_on)->owner;
    assert(owner <= vm->thread_count && "an owner is a thread's number + 1");
    return owner == 0 ? NULL : vm->threads[owner - 1];
}

const Thread *deadlock_circle(const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = deadlock_next(vm, vm->threads[i]);
        for (uint32_t steps = 0; thread != NULL && thread != vm->threads[i] && steps < vm->thread_count;
             steps++)
            thread = deadlock_next(vm, thread);
        if (thread != NULL && thread == vm->threads[i])
            return thread;
    }
    return NULL;
}
