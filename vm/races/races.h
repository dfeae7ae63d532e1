/* Data races: two threads access the same field or element, one of them writing, neither ordered before the
 * other (JLS 17.4.5), and not both of them volatile or the like.  They are seen in states, before the access
 * that completes them:
 *
 *   meeting    two threads could go on now, each with one of the accesses: an exhaustive search meets
 *              such a state if and only if some
 *              execution has a race, however states are matched
 *   unordered  a thread's next access is not ordered after one that was made on the path to this state:
 *              see access_history.h
 *   lockset    no lock protects the place: see lockset.h
 *
 * What library code does inside of @Atomic methods and in java.util.concurrent is no access of this kind, but
 * orders threads like volatile fields do.  So does what the program does after Verify.beginAtomic. */
#ifndef VM_RACES_RACES_H
#define VM_RACES_RACES_H

#include "vm/races/access_history.h"
#include "vm/races/next_access.h"

typedef struct Race {
    ViolationKind how; /* VIOLATION_RACE: meeting, VIOLATION_UNORDERED, VIOLATION_LOCKSET */
    uint32_t thread;   /* who is about to access */
    Access access;
    uint32_t place; /* where they collide */
    uint32_t other; /* thread */
    int other_how;  /* ACCESS_... */
    Past past;      /* of the other; not for meetings, where it is about to access, too */
} Race;

enum { RACES = 1 << VIOLATION_RACE | 1 << VIOLATION_UNORDERED | 1 << VIOLATION_LOCKSET };

/* A race in the present state of one of the kinds wanted (bits 1 << ViolationKind). */
bool race_find(Vm *vm, unsigned wanted, Race *race);
bool race_find_of(Vm *vm, uint32_t thread, unsigned wanted,
                  Race *race); /* of this thread; its meetings with later ones */

/* To be called, when the VM has a shadow, before each access to a shared place; `chosen`: the outside has
 * chosen the thread for this very access.  false: there is a race that no state has shown yet, and the thread
 * has to stop so that one does. */
bool race_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how, bool chosen);

/* The same of an access that has this ordering; and by a native of Unsafe, whose callers say which. */
bool race_note_as(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how,
                  Ordering ordering, bool chosen);
bool race_note_unsafe(Vm *vm, const Object *object, int64_t offset, uint32_t size, bool writes, bool chosen);

/* The same of several places. */
bool race_note_range(Vm *vm, const Thread *thread, const Access *access, bool chosen);

/* A thread has ended: its name may be wanted when its Thread is gone. */
void race_note_end(Vm *vm, const Thread *thread);
char *race_thread_name(Vm *vm, uint32_t thread);

#endif
