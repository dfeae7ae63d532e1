/* A call site (or dynamic constant) and what the makers of its class share; only the bootstrap files
 * include this. */
#ifndef VM_GENERATED_BOOTSTRAP_SITE_H
#define VM_GENERATED_BOOTSTRAP_SITE_H

#include "vm/generated/bootstrap.h"
#include "vm/generated/class_writer.h"

/* An invokedynamic instruction (or dynamic constant) and its bootstrap method. */
typedef struct CallSite {
    Vm *vm;
    Class *caller;
    const Constant *constant;
    const BootstrapMethod *bootstrap;
    const Constant *handle; /* of the bootstrap method */
    int depth;              /* of constants that are arguments of constants */
    char place[24];         /* ends the name of the hidden class */
} CallSite;

enum { SITE_DEPTH_LIMIT = 256 };

/* The target of a call site is the static method of this name. */
#define SITE_METHOD "call"

CallSite site_of(Vm *vm, Class *caller, const Constant *constant); /* its place: the constant's index */
const Constant *site_argument(const CallSite *site, int index);    /* a static argument; NULL past the end */

/* Begins the hidden class of the site; role ("Lambda") becomes part of its name. */
ClassWriter *site_begin_class(const CallSite *site, const char *role);
void site_begin_call(const CallSite *site, ClassWriter *writer); /* begins the target method */

/* Pushes a loadable constant of the caller, as it is or boxed.  False when an exception was thrown. */
bool site_push(const CallSite *site, ClassWriter *writer, const Constant *constant);
bool site_push_boxed(const CallSite *site, ClassWriter *writer, const Constant *constant);
const char *constant_descriptor(const Constant *constant); /* the type of what site_push pushes */

/* As bootstrap_constant, for a constant that this one needs. */
NativeOutcome site_constant(const CallSite *site, const Constant *constant, Field **holder);

/* The makers: each writes a whole class with the target method, or returns NULL after throwing an exception.
 */
ClassWriter *site_write_lambda(const CallSite *site);
ClassWriter *site_write_concatenation(const CallSite *site);
ClassWriter *site_write_record_method(const CallSite *site);
ClassWriter *site_write_switch(const CallSite *site);
ClassWriter *site_write_general(const CallSite *site);

/* Writes the class of a signature-polymorphic call; the target method takes the handle first. */
ClassWriter *site_write_polymorphic(const CallSite *site);

/* Writes the class whose initializer computes a constant into the static field CONSTANT_HOLDER. */
#define CONSTANT_HOLDER "VALUE"
ClassWriter *site_write_constant(const CallSite *site);

#endif
