/* What the makers of call sites share; only the bootstrap files include this. */
#ifndef VM_GENERATED_BOOTSTRAP_SITE_H
#define VM_GENERATED_BOOTSTRAP_SITE_H

#include "vm/generated/bootstrap.h"
#include "vm/generated/class_writer.h"

/* An invokedynamic instruction (or dynamic constant) and its bootstrap method. */
typedef struct Site {
    Vm *vm;
    Class *caller;
    const Constant *constant;
    const BootstrapMethod *bootstrap;
    const Constant *handle; /* of the bootstrap method */
    int depth;              /* of constants that are arguments of constants */
    char place[24];         /* ends the name of the hidden class */
} Site;

enum { SITE_DEPTH_LIMIT = 256 };

/* The target of a call site is the static method of this name. */
#define SITE_METHOD "call"

Site site_of(Vm *vm, Class *caller, const Constant *constant); /* its place: the constant's index */
const Constant *site_argument(const Site *site, int index);    /* a static argument; NULL past the end */

/* Begins the hidden class of the site; role ("Lambda") becomes part of its name. */
Spin *site_spin(const Site *site, const char *role);
void site_begin_call(const Site *site, Spin *spin); /* begins the target method */

/* Pushes a loadable constant of the caller, as it is or boxed.  False when an exception was thrown. */
bool site_push(const Site *site, Spin *spin, const Constant *constant);
bool site_push_boxed(const Site *site, Spin *spin, const Constant *constant);
const char *constant_descriptor(const Constant *constant); /* the type of what site_push pushes */

/* As bootstrap_constant, for a constant that this one needs. */
NativeOutcome site_constant(const Site *site, const Constant *constant, Field **holder);

/* The makers: each writes a whole class with the target method, or returns NULL after throwing an exception.
 */
Spin *site_spin_lambda(const Site *site);
Spin *site_spin_concatenation(const Site *site);
Spin *site_spin_record_method(const Site *site);
Spin *site_spin_switch(const Site *site);
Spin *site_spin_general(const Site *site);

/* Writes the class of a signature-polymorphic call; the target method takes the handle first. */
Spin *site_spin_polymorphic(const Site *site);

/* Writes the class whose initializer computes a constant into the static field CONSTANT_HOLDER. */
#define CONSTANT_HOLDER "VALUE"
Spin *site_spin_constant(const Site *site);

#endif
