/* From bytecode to internal instructions, at a method's first call; and finding the C function of a native.
 */
#ifndef VM_TRANSLATION_TRANSLATE_H
#define VM_TRANSLATION_TRANSLATE_H

#include "vm/memory/machine.h"

/* After this the method has code or a C function.  false: a Java exception (AbstractMethodError) or a fatal
 * message was set. */
bool method_prepare(Vm *vm, Method *method);

#endif
