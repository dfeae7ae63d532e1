/* What natives (methods of the library written in C) are made of.
 *
 * A native gets its arguments in slots (the receiver first for instance methods, longs and doubles take two),
 * writes its result and says how it ended.  Natives never run Java code from C: the whole state of a program
 * is in its frames. Work that needs a call back into Java is written in Java, with a small native at its
 * core. Natives may allocate freely: collection happens only between instructions. */
#ifndef VM_NATIVE_H
#define VM_NATIVE_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/object.h"
#include "vm/value.h"

typedef struct Vm Vm;
typedef struct Thread Thread;
typedef struct Method Method;

typedef enum NativeOutcome {
    NATIVE_DONE,    /* *result holds the result, if the method has one */
    NATIVE_THROWN,  /* an exception was set with one of the throw_ functions */
    NATIVE_BLOCKED, /* the thread cannot go on now; the native is called again, with the same arguments, when
                       it may */
    NATIVE_ENTERED, /* a frame was pushed: its result is the native's result */
    NATIVE_STOPPED, /* before a visible operation: the outside chooses who goes on; the native is called again
                     */
    NATIVE_AGAIN    /* a frame was pushed (a class initializer): call the native again when it is done */
} NativeOutcome;

typedef NativeOutcome (*NativeFunction)(Vm *vm, Value *arguments, Value *result);

typedef struct NativeMethod {
    const char *class_name, *name, *descriptor;
    NativeFunction function;
} NativeMethod;

/* Each file in vm/natives/ ends with such a table, named in natives.def; entries with a NULL name end it. */

/* --- objects
 * -------------------------------------------------------------------------------------------------- */
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

/* Fields by name, for natives that know their class; the lookup is cached per call site by FIELD(...). */
uint32_t vm_field_offset(Class *type, const char *name, const char *descriptor);

/* --- exceptions
 * ------------------------------------------------------------------------------------------------ */
__attribute__((format(printf, 3, 4))) NativeOutcome vm_throw(Vm *vm, const char *class_name,
                                                             const char *format,
                                                             ...); /* format NULL: no message */
NativeOutcome vm_throw_object(Vm *vm, Ref throwable);

/* Calls `method` in place of the native: return what this returns.  `arguments` are slots, receiver first. */
NativeOutcome vm_enter(Vm *vm, Method *method, Value *arguments, Value *result);

/* Calls the native of a method that has been prepared. */
NativeOutcome native_call(Vm *vm, const Method *method, Value *arguments, Value *result);

Thread *vm_current(const Vm *vm);

#endif
