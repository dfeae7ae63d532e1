/* Past accesses of one place in memory, and whether an access is ordered after them: FastTrack's idea
 * (Flanagan and Freund, 2009) with as many reads as are unordered among themselves. */
#ifndef VM_RACES_ACCESS_HISTORY_H
#define VM_RACES_ACCESS_HISTORY_H

#include "vm/memory/machine.h"

/* How an access is made.  Two that synchronize (volatile ones, and those of VarHandle from opaque on) do not
 * race with each other, but each races with a plain one.  The first two are those of interpreter.h. */
enum {
    ACCESS_READS = 0,
    ACCESS_WRITES = 1,
    ACCESS_VOLATILE = 2, /* synchronizes */
    ACCESS_ACQUIRES = 4  /* is ordered after what was released at its place */
};

/* One access.  Where: the method and instruction, and those of the innermost frame of the program's own code.
 */
typedef struct Past {
    uint32_t thread, time;
    uint32_t how; /* without ACCESS_ACQUIRES */
    uint32_t method, instruction, own_method, own_instruction;
    uint32_t held; /* locks; see held_locks.h */
} Past;

/* The thread's next access, as it will be remembered. */
Past past_of(Vm *vm, const Thread *thread, int how, uint32_t time);

/* Is there an access before to which the thread's next one is not ordered, one of them a write and one
 * plain?  Then *past is it. */
bool history_find_race(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how,
                       Past *past);

/* The thread accesses the place now. */
void history_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how);

static inline bool past_writes(const Past *past) { return past->how & ACCESS_WRITES; }

/* Do two such accesses to one place make a race, if nothing orders them? */
static inline bool accesses_conflict(int one, int other)
{
    return (one | other) & ACCESS_WRITES && !(one & other & ACCESS_VOLATILE);
}

#endif
