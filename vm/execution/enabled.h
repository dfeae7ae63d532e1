/* What can be chosen in the present state: enabled threads, interrupts, spurious wake-ups, values. */
#ifndef VM_EXECUTION_ENABLED_H
#define VM_EXECUTION_ENABLED_H

#include "vm/memory/machine.h"
#include "vm/memory/threads.h"

enum { CHOICES_MAX = UINT16_MAX }; /* searches keep the index of a choice in 16 bits */

/* In a search a timed wait may end at any moment, and so may a timed attempt to enter a monitor. */
static inline bool enabled_by_timeout(const Thread *thread)
{
    return (thread->status == THREAD_WAITING || thread->status == THREAD_BLOCKED) && thread->deadline >= 0
           && !thread->is_suspended;
}

static inline bool enabled_thread(const Vm *vm, const Thread *thread)
{
    return thread_is_enabled(vm, thread) || enabled_by_timeout(thread);
}

/* Between two steps. */
static inline bool enabled_now(const Vm *vm, const Thread *thread)
{
    return thread_can_go_on(vm, thread) || enabled_by_timeout(thread);
}

/* The interrupt of a waiting thread takes effect at some moment of its own (JLS 17.2.4): until then it can be
 * notified, get what it waits for, or time out.  Who was stopped as well goes on by that. */
static inline bool enabled_by_interrupt(const Thread *thread)
{
    return thread->interrupted && thread->interruptible
           && (thread->status == THREAD_WAITING || thread->status == THREAD_BLOCKED) && !thread->is_suspended
           && thread->exception == 0;
}

static inline bool enabled_spuriously(const Thread *thread)
{
    return thread->status == THREAD_WAITING && thread->may_wake && !thread->is_suspended
           && thread->exception == 0;
}

/* Is there a thread besides this one that could be chosen? */
bool enabled_others(const Vm *vm, const Thread *thread);

/* Is there exactly one choice, and is it to run a thread or to interrupt it? */
bool enabled_only(const Vm *vm, Choice *choice);

/* Updates VmStep.interleaving when threads have started or ended, or another state was entered. */
void vm_count_threads(Vm *vm);

#endif
