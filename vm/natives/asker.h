/* For whom the library is at work when a native is called, and footnotes about that. */
#ifndef VM_NATIVES_ASKER_H
#define VM_NATIVES_ASKER_H

#include "vm/footnotes.h"
#include "vm/memory/native.h"

/* Is it for the program itself, and not for a class of a JDK? */
bool asker_is_program(const Thread *thread);

/* In a search, if it is for the program, also by way of those packages of a JDK that serve it in this. */
void asker_note(Vm *vm, Footnote footnote);

/* The running thread begins a wait that may end for no reason.  The library's own waits are made again then.
 */
void asker_note_wait(Vm *vm);

#endif
