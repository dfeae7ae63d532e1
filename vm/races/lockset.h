/* Candidate locks of one place in memory: those held at every access since it was first shared (Savage et
 * al., Eraser, 1997).  When none is left and somebody writes, nothing protects the place.  That is a warning,
 * not a proof: threads can be ordered in other ways. */
#ifndef VM_RACES_LOCKSET_H
#define VM_RACES_LOCKSET_H

#include "vm/races/access_history.h"

/* Would the thread's access leave the place without a lock?  Then *past is another thread's access to it. */
bool lockset_finds_none(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes,
                        Past *past);

/* The thread accesses the place now. */
void lockset_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes);

#endif
