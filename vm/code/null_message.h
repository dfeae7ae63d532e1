/* Helpful NullPointerException messages: what the instruction wanted to do, and what was null, from the
 * bytecode alone. */
#ifndef VM_CODE_NULL_MESSAGE_H
#define VM_CODE_NULL_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "classfiles/classfile.h"

/* Writes the JDK's message for a null at `offset`, as in
 * Cannot invoke "String.length()" because "<local1>.name" is null.  false: there is none for this
 * instruction.  `twin` is a method that names the same parameters as the message shall; NULL: the method
 * itself. */
bool null_message(const ClassFile *file, const MethodInfo *method, const MethodInfo *twin, uint32_t offset,
                  char *text, size_t size);

#endif
