/* The interpreter loop, and how frames are pushed. */
#ifndef VM_EXECUTION_INTERPRETER_H
#define VM_EXECUTION_INTERPRETER_H

#include "vm/code/instructions.h"
#include "vm/memory/machine.h"

/* Runs the VM's current thread until it ends, blocks or has used up its budget. */
void interpret(Vm *vm);

/* Gives a program the label of each internal instruction and the stub that initializes classes, unless it has
 * them. */
void interpreter_prepare(Program *program);

/* Is there room for a frame of `method` on top, and pushing it: `arguments` are copied to its locals. */
bool thread_has_room(const Thread *thread, const Method *method);
void thread_push_frame(Thread *thread, Method *method, const Value *arguments);

#endif
