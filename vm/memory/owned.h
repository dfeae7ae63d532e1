/* Objects whose monitors may be owned in the live VM, so that the locks of a thread are found without a look
 * at the whole heap.  Kept only for a search that assumes exclusion (vm/memory/exclusion.h). */
#ifndef VM_MEMORY_OWNED_H
#define VM_MEMORY_OWNED_H

#include "vm/memory/machine.h"

/* Somebody has come to own its monitor, by entering it or because a state was entered. */
void owned_note(Vm *vm, Ref object);

/* The objects besides `except` whose monitors the thread owns, lowest slots first, at most `limit`.  How
 * many. */
uint32_t owned_by(Vm *vm, const Thread *thread, Ref except, Ref *found, uint32_t limit);

#endif
