/* Why a thread waits inside a call of the library, by what the program knows of: locks, permits, latches,
 * queues, futures. */
#ifndef VM_TELLING_WAITING_H
#define VM_TELLING_WAITING_H

#include "base/bytes.h"
#include "vm/memory/machine.h"
#include "vm/thread_dump.h"

/* Adds the reason to `why`, and to `view` what the thread wants and who has it.  false: the call is none that
 * is known, and nothing is added. */
bool waiting_explain(Vm *vm, const Thread *thread, ThreadView *view, Bytes *why);

/* The outermost method of the library that the program has called, as its frame; NULL: there is none. */
const Frame *waiting_call(const Thread *thread);

/* Is this the read or the write lock of a ReentrantReadWriteLock?  Which one, and of which. */
bool lock_is_read(const Object *lock);
bool lock_is_write(const Object *lock);
Ref lock_pair(Vm *vm, const Object *lock); /* 0: not found */

/* How often the thread holds such a lock. */
uint32_t lock_holds(Vm *vm, const Object *lock, const Thread *thread);

/* What a call of the library does for its caller, when it returns and has not failed: it takes (> 0) so many
 * of what the object gives, or gives them back (< 0); 0: neither, or not known.  `amount`: the call's first
 * argument, if that is a number, else 1. */
int32_t holding_change(const Class *class, const Method *method, int32_t amount);

/* What is taken or given back by it, in words: "Main.permits", "Main.stamps for reading". */
const char *holding_name(Vm *vm, Ref object, const Method *method, char *buffer);

#endif
