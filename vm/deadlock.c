/* Circles of threads; see deadlock.h.  Each thread wants at most one monitor, so following the owners from any thread of a circle
 * leads back to it. */
#include "vm/deadlock.h"

const Thread *deadlock_next(const Vm *vm, const Thread *thread)
{
    if (thread->status != THREAD_BLOCKED || thread->deadline >= 0 || thread->interruptible)
        return NULL;
    uint16_t owner = object_at(vm, thread->blocked_on)->owner;
    return owner == 0 ? NULL : vm->threads[owner - 1];
}

const Thread *deadlock_circle(const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = deadlock_next(vm, vm->threads[i]);
        for (uint32_t steps = 0; thread != NULL && thread != vm->threads[i] && steps < vm->thread_count; steps++)
            thread = deadlock_next(vm, thread);
        if (thread != NULL && thread == vm->threads[i])
            return thread;
    }
    return NULL;
}
