/* A VM's space that mistrusts the state engine: after each step it leaves the state and enters it again,
 * repeats the step, and compares everything with what is stored.  Where states cannot be entered at will it
 * compares everything after each step and each way back.  The same numbers as without it, much slower; a
 * difference is a fatal message of the VM. */
#ifndef SEARCH_HOSTILE_SPACE_H
#define SEARCH_HOSTILE_SPACE_H

#include "search/vm_space.h"

typedef struct HostileSpace {
    Space space;
    VmSpace *inner;
    StateNumber present;
} HostileSpace;

/* `inner` is open and stands at state 0. */
void hostile_space_open(HostileSpace *space, VmSpace *inner);

#endif
