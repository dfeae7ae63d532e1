/* Past accesses of one place in memory, and whether an access is ordered after them: FastTrack's idea
 * (Flanagan and Freund, 2009) with as many reads as are unordered among themselves. */
#ifndef VM_RACES_ACCESS_HISTORY_H
#define VM_RACES_ACCESS_HISTORY_H

#include "vm/memory/machine.h"

/* One access.  Where: the method and instruction, and those of the innermost frame of the program's own code.
 */
typedef struct Past {
    uint32_t thread, time, writes;
    uint32_t method, instruction, own_method, own_instruction;
    uint32_t held; /* locks; see held_locks.h */
} Past;

/* The thread's next access, as it will be remembered. */
Past past_of(Vm *vm, const Thread *thread, bool writes, uint32_t time);

/* Is there an access before to which the thread's next one is not ordered, one of them a write?  Then *past
 * is it. */
bool history_find_race(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes,
                       Past *past);

/* The thread accesses the place now. */
void history_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes);

#endif
