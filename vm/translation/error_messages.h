/* Exceptions whose messages the VM composes: what was null, what could not be cast, what a class lacks. */
#ifndef VM_TRANSLATION_ERROR_MESSAGES_H
#define VM_TRANSLATION_ERROR_MESSAGES_H

#include "vm/memory/machine.h"

void message_null_pointer(Vm *vm); /* of the instruction at the top frame's pc */
void message_class_cast(Vm *vm, const Class *from, const Class *to);
/* "A and B are in ...", as the JDK's messages say it. */
const char *message_where(const Class *first, const Class *second, char *text, size_t size);
void message_no_implementation(Vm *vm, const Class *receiver, const Method *wanted);
void message_abstract(Vm *vm,
                      const Method *method); /* `method`, about to be called by the top frame, has no code */

#endif
