/* invokedynamic, dynamic constants and signature-polymorphic calls: each is answered with a member of a hidden class that the
 * VM writes for it (vm/spin.h), which the interpreter then calls or reads like any other, initializing its class first.
 *
 * The bootstrap methods that compilers use for lambdas, string concatenation, records and switches are known here and never
 * run.  For any other, the hidden class's initializer runs it, through clew.internal.Bootstraps. */
#ifndef VM_BOOTSTRAP_H
#define VM_BOOTSTRAP_H

#include "vm/class.h"
#include "vm/native.h"

/* The static method, with the site's own descriptor, that an invokedynamic instruction of `caller` calls. */
NativeOutcome bootstrap_call_site(Vm *vm, Class *caller, const Constant *site, Method **target);

/* The static field that holds a MethodHandle, MethodType or Dynamic constant of `caller`. */
NativeOutcome bootstrap_constant(Vm *vm, Class *caller, const Constant *constant, Field **holder);

/* Is this a signature-polymorphic method of MethodHandle or VarHandle? */
bool bootstrap_is_polymorphic(const char *owner, const char *name);

/* The static method that such a call calls: it takes the handle first, then the arguments of `descriptor`. */
NativeOutcome bootstrap_polymorphic(Vm *vm, Class *caller, const char *owner, const char *name, const char *descriptor,
                                    Method **target);

void bootstrap_free(Program *program);

#endif
