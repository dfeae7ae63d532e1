/* From the constants of a class to classes, fields and methods.  What cannot be found is a Java error where
 * Java says so; what our own library lacks stops the program with a message. */
#ifndef VM_TRANSLATION_RESOLVE_H
#define VM_TRANSLATION_RESOLVE_H

#include "vm/memory/machine.h"

/* NULL: an exception or a fatal message was set. */
Class *resolve_class(Vm *vm, const Class *caller, const char *name);
Field *resolve_field(Vm *vm, const Class *caller, const Constant *constant, bool is_static);
Method *resolve_method(Vm *vm, const Class *caller, const Constant *constant,
                       unsigned op); /* for this bytecode */
bool resolve_may_write(Vm *vm, const Method *caller,
                       const Field *field); /* false: the field is final to it, exception set */

/* Under the program's lock, after this class could not be loaded: throws the error that Java has for it. */
NativeOutcome resolve_throw_failure(Vm *vm, const char *name);

/* "A.main([Ljava/lang/String;)V, A.java:12" of the running frame, for messages; and a method as Java's
 * messages write it. */
const char *resolve_describe_caller(const Vm *vm, char *buffer, size_t size);
const char *resolve_describe_method(const Method *method, bool with_class, char *buffer, size_t size);

typedef enum Quickening {
    QUICKEN_DONE,
    QUICKEN_NOT_NEEDED, /* a cast or test of null, which is right as it is, whatever class that cannot be had
                         */
    QUICKEN_FAILED      /* an exception or a fatal message was set */
} Quickening;

/* Rewrites the UNRESOLVED instruction at `pc` of `caller` into its resolved form. */
Quickening quicken(Vm *vm, const Method *caller, Insn *pc);

#endif
