/* Looking at what another thread is doing. */
#ifndef VM_NATIVES_LANG_THREAD_SEEN_H
#define VM_NATIVES_LANG_THREAD_SEEN_H

#include "vm/memory/native.h"

/* A thread that stands at a monitor or is parked may be seen there or still on its way; once it was seen
 * there, it is.  false: the outside has to choose first. */
bool thread_is_seen_there(Vm *vm, Thread *thread, bool *is_there);

#endif
