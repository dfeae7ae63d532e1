/* The threads of a VM: making, finding and naming them, and whether one can go on. */
#ifndef VM_MEMORY_THREADS_H
#define VM_MEMORY_THREADS_H

#include "vm/memory/machine.h"

/* A thread for a java.lang.Thread object, with no frames yet; NULL when there are too many. */
Thread *thread_create(Vm *vm, Ref object);
bool threads_ensure(Vm *vm,
                    uint32_t count); /* there are that many, begun or not; false: the system has no room */
void thread_destroy(Thread *thread);
/* Before it begins, in a plain run: stacks for as much as a program has asked for.  false: no memory. */
bool thread_enlarge(Thread *thread, int32_t kilobytes);
void thread_release_stacks(Thread *thread);         /* when it has ended; its number and object stay */
Thread *thread_of_object(const Vm *vm, Ref object); /* NULL: not started */
char *thread_name(Vm *vm, const Thread *thread);    /* a copy */

static inline bool thread_is_alive(const Thread *thread)
{
    return thread != NULL && thread->status != THREAD_NEW && thread->status != THREAD_TERMINATED;
}

/* Can the thread go on, if it is chosen?  Asked for every thread at every choice point: the usual cases are
 * here. */
bool thread_is_enabled_otherwise(const Vm *vm, const Thread *thread);
static inline bool thread_is_enabled(const Vm *vm, const Thread *thread)
{
    if (thread->status == THREAD_RUNNABLE)
        return !thread->is_suspended;
    if (thread->status == THREAD_BLOCKED && object_header(vm, thread->blocked_on)->owner == 0)
        return !thread->is_suspended;
    return thread_is_enabled_otherwise(vm, thread);
}

/* The same between two steps, when nobody notes what is read. */
static inline bool thread_can_go_on(const Vm *vm, const Thread *thread)
{
    if (thread->status == THREAD_RUNNABLE)
        return !thread->is_suspended;
    if (thread->status == THREAD_BLOCKED && object_peek(vm, thread->blocked_on)->owner == 0)
        return !thread->is_suspended;
    return (thread->status >= THREAD_INITIALIZING || thread->exception != 0)
           && thread_is_enabled_otherwise(vm, thread);
}

#endif
