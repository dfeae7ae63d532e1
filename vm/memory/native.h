/* What natives (methods of the library written in C) are made of.
 *
 * A native gets its arguments in slots (the receiver first for instance methods, longs and doubles take two),
 * writes its result and says how it ended.  Natives never run Java code from C: the whole state of a program
 * is in its frames. Work that needs a call back into Java is written in Java, with a small native at its
 * core. Natives may allocate freely: collection happens only between instructions. */
#ifndef VM_MEMORY_NATIVE_H
#define VM_MEMORY_NATIVE_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/class.h"
#include "vm/memory/object.h"
#include "vm/value.h"

typedef struct Thread Thread;

typedef struct NativeMethod {
    const char *class_name, *name, *descriptor;
    NativeFunction function;
} NativeMethod;

/* Each file in vm/natives/ ends with such a table, named in natives.def; entries with a NULL name end it. */

/* --- objects --- */
Object *vm_object(const Vm *vm, Ref reference); /* reference is not null */
void vm_object_written(Vm *vm, Object *object); /* call before writing to an object's payload */
Class *vm_class(Vm *vm, const char *name);      /* loaded and linked library class; must exist */
Ref vm_new_object(Vm *vm, Class *type);         /* zeroed, constructor not run */
Ref vm_new_array(Vm *vm, const char *array_class, int32_t length); /* "[I", "[Ljava/lang/String;" */
Ref vm_new_string(Vm *vm, const char *modified_utf8);
Ref vm_new_string_utf16(Vm *vm, const uint16_t *characters, uint32_t length);
Ref vm_new_string_latin1(Vm *vm, const uint8_t *characters, uint32_t length);
char *vm_string_utf8(Vm *vm, Ref string);           /* real UTF-8, caller frees; "?" for lone surrogates */
Ref vm_class_mirror(Vm *vm, Class *type);           /* the java.lang.Class object */
Class *vm_mirrored_class(const Vm *vm, Ref mirror); /* the class that a java.lang.Class object stands for */

/* The payload offset of a field that the class, known to the native, must have; looked up at each call. */
uint32_t vm_field_offset(Class *type, const char *name, const char *descriptor);

/* --- exceptions --- */
__attribute__((format(printf, 3, 4))) NativeOutcome vm_throw(Vm *vm, const char *class_name,
                                                             const char *format,
                                                             ...); /* format NULL: no message */
NativeOutcome vm_throw_object(Vm *vm, Ref throwable);

/* Calls `method` in place of the native: return what this returns.  `arguments` are slots, receiver first. */
NativeOutcome vm_enter(Vm *vm, Method *method, Value *arguments, Value *result);

/* Calls the native of a method that has been prepared. */
NativeOutcome native_call(Vm *vm, const Method *method, Value *arguments, Value *result);

#endif
