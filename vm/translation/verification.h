/* Verification of the program's classes, when they are linked (JVMS 5.4.1): before the first use that would
 * initialize them.  What fails is Java's own error, VerifyError or that of a class that could not be loaded;
 * only the main class cannot be begun with, which ends the program. */
#ifndef VM_TRANSLATION_VERIFICATION_H
#define VM_TRANSLATION_VERIFICATION_H

#include "vm/code/dataflow.h"
#include "vm/memory/machine.h"

/* Under the program's lock: all methods of the class and of its superclasses.  false: an exception or a fatal
 * message was set. */
bool class_verify(Vm *vm, Class *class);

/* The analysis of one method, allocated in `arena`; NULL as above. */
const Dataflow *method_analyze(Vm *vm, const Method *method, Arena *arena);

#endif
