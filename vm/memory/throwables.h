/* Throwables as objects: their backtraces, messages and causes.  vm/memory/native.h has vm_throw, which makes
 * and raises one. */
#ifndef VM_MEMORY_THROWABLES_H
#define VM_MEMORY_THROWABLES_H

#include "vm/memory/machine.h"

/* A long[] of the stack as it is now: method id << 32 | bytecode offset, BACKTRACE_NATIVE for natives. Frames
 * of `throwable`'s own constructors and hidden methods are left out. */
Ref exception_backtrace(Vm *vm, const Thread *thread, Ref throwable);

/* Parts of a throwable.  The message is a copy in UTF-8, or NULL. */
void throwable_set_cause(Vm *vm, Ref throwable, Ref cause);
void throwable_copy_trace(Vm *vm, Ref to, Ref from);
char *throwable_message(Vm *vm, Ref throwable);

/* The StackTraceElement[] of such a record (0: none); defined in natives/throwable.c. */
Ref throwable_elements(Vm *vm, Ref trace);

#define BACKTRACE_NATIVE 0xFFFFFFFFu

#endif
