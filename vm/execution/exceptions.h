/* Dispatch of Java exceptions: finding the handler, removing frames. */
#ifndef VM_EXECUTION_EXCEPTIONS_H
#define VM_EXECUTION_EXCEPTIONS_H

#include "vm/memory/machine.h"
#include "vm/memory/throwables.h"

/* Unwinds the current thread to the handler of its pending exception, which it pushes.  false: no frame is
 * left. */
bool exception_dispatch(Vm *vm);

/* A thread goes on that another has sent an exception (Thread.stop): it leaves what it waits in, so that
 * interpret throws the exception where it stands; in Object.wait, and where it wants a monitor, as soon as it
 * has that. */
void exception_arrive(Vm *vm, Thread *thread);

bool exception_is_assertion(Vm *vm, Ref exception); /* an AssertionError or a subclass */

/* Something has caught this exception.  If it is an AssertionError, the summary tells; the path ends if the
 * search looks for such. */
void exception_note_handled(Vm *vm, Ref exception);

/* Has the frame a handler for some exception where it stands? */
bool exception_is_caught_in(const Frame *frame);

/* Removes the top frame: gives its monitor back, ends its atomic section. */
void thread_pop_frame(Vm *vm, Thread *thread);

#endif
