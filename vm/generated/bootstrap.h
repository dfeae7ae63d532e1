/* invokedynamic, dynamic constants and signature-polymorphic calls: each is answered with a member of a
 * hidden class that the VM writes for it (vm/generated/class_writer.h), which the interpreter then calls or
 * reads like any other, initializing its class first.
 *
 * The bootstrap methods that compilers use for lambdas, string concatenation, records and switches are known
 * here and never run.  For any other, the hidden class's initializer runs it, through
 * clew.internal.Bootstraps.
 *
 * The hidden classes are named after what they serve, so that they have the same names in every process:
 *   USER$$ROLE$METHOD_OFFSET   an invokedynamic instruction: the method's index in its class, the
 *                              instruction's offset
 *   USER$$ROLE$INDEX           a constant or a signature-polymorphic method, by its index in the constant
 *                              pool */
#ifndef VM_GENERATED_BOOTSTRAP_H
#define VM_GENERATED_BOOTSTRAP_H

#include "vm/class.h"
#include "vm/memory/native.h"

/* The static method, with the site's own descriptor, that the invokedynamic instruction at an offset of
 * `caller` calls. */
NativeOutcome bootstrap_call_site(Vm *vm, const Method *caller, uint32_t offset, Method **target);

/* The static field that holds a MethodHandle, MethodType or Dynamic constant of `caller`. */
NativeOutcome bootstrap_constant(Vm *vm, Class *caller, const Constant *constant, Field **holder);

/* Is this a signature-polymorphic method of MethodHandle or VarHandle? */
bool bootstrap_is_polymorphic(const char *owner, const char *name);

/* The static method that such a call calls: it takes the handle first, then the arguments of the method
 * constant's descriptor. */
NativeOutcome bootstrap_polymorphic(Vm *vm, Class *caller, const Constant *constant, Method **target);

/* The class of this name, hidden or not, loaded or written now if it is not there yet.  NULL: there is none;
 * if that was found out while a call site was linked, with an exception as above. */
Class *bootstrap_class(Vm *vm, const char *name);

#endif
