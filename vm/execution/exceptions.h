/* Dispatch of Java exceptions: finding the handler, removing frames. */
#ifndef VM_EXECUTION_EXCEPTIONS_H
#define VM_EXECUTION_EXCEPTIONS_H

#include "vm/memory/machine.h"
#include "vm/memory/throwables.h"

/* Unwinds the current thread to the handler of its pending exception, which it pushes.  false: no frame is
 * left. */
bool exception_dispatch(Vm *vm);

/* Removes the top frame: gives its monitor back, ends its atomic section. */
void thread_pop_frame(Vm *vm, Thread *thread);

#endif
