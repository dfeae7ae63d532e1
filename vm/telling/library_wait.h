/* A wait inside of a call of the library, while it is told: its parts, the fields of library objects, and
 * what vm/telling/waiting_locks.c tells of locks. */
#ifndef VM_TELLING_LIBRARY_WAIT_H
#define VM_TELLING_LIBRARY_WAIT_H

#include "base/bytes.h"
#include "vm/memory/machine.h"
#include "vm/sentences.h"
#include "vm/thread_dump.h"

typedef struct LibraryWait {
    Vm *vm;
    const Thread *thread;
    const Frame *call; /* the frame of the table's method */
    Ref object;        /* whose method it is */
    ThreadView *view;
    Bytes *why;
} LibraryWait;

#define LOCKS "java/util/concurrent/locks/"

bool class_is_named(const Class *class, const char *name); /* itself, or by its superclasses */
bool frame_is_library(const Frame *frame);

/* NULL, false or 0: the object has no such field. */
const Field *library_field(Vm *vm, Ref object, const char *name, const char *descriptor);
bool library_int(Vm *vm, Ref object, const char *name, int32_t *value);
Ref library_ref(Vm *vm, Ref object, const char *name, const char *descriptor);
const Thread *library_thread(Vm *vm, Ref object, const char *name);

void wait_tell(LibraryWait *w, Sentence sentence, const Operands *operands);

/* Notes who has what the thread wants: the first one that it is not itself, as a circle goes through others.
 */
void wait_note_holder(LibraryWait *w, const Thread *holder);

/* One function for each kind of wait at a lock; false: the lock has other fields, and nothing is told. */
bool wait_tell_read_lock(LibraryWait *w);
bool wait_tell_write_lock(LibraryWait *w);
bool wait_tell_lock(LibraryWait *w);
bool wait_tell_stamped_read(LibraryWait *w);
bool wait_tell_stamped_write(LibraryWait *w);
bool wait_tell_permits(LibraryWait *w);
bool wait_tell_signal(LibraryWait *w);

/* Where the task that `object` is waits to be begun, if it is in the queue of a pool: waiting_pools.c. */
void wait_tell_queue(LibraryWait *w);

#endif
