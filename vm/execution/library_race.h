/* Notices that a program races on an object of clew's own library that is not meant for concurrent use: what
 * follows depends on how the library is implemented, and the JDK's may behave otherwise. */
#ifndef VM_EXECUTION_LIBRARY_RACE_H
#define VM_EXECUTION_LIBRARY_RACE_H

#include "vm/memory/machine.h"

/* The thread has stopped in a method of the library: is another in the middle of an operation on the same
 * collection or builder, and one of them about to write?  Then that is a footnote of the program.  States do
 * not change. */
void library_race_look(const Vm *vm, const Thread *thread);

/* Is there anything to look for? */
static inline bool library_race_may_be(const Vm *vm, const Thread *thread)
{
    return vm->step.interleaving && thread->status == THREAD_RUNNABLE && thread->frame >= thread->frames
           && thread->frame->method->owner->source == SOURCE_EMBEDDED;
}

#endif
