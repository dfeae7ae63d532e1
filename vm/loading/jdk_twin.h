/* The JDK's own version of a class of our library: which members and interfaces the Java version in use has.
 * Reflection does not show what came later. */
#ifndef VM_LOADING_JDK_TWIN_H
#define VM_LOADING_JDK_TWIN_H

#include "vm/program.h"

/* The class file that the JDK has under this name, read once; NULL: there is no JDK, or it has none.  Under
 * the program's lock. */
const ClassFile *class_jdk_twin(Class *class);

/* Is the member to be shown?  Public and protected ones of our library are, if the JDK has them too. */
bool twin_shows_method(const Method *method);
bool twin_shows_field(const Field *field);

/* The JDK's method of the same name and descriptor; NULL: there is none.  Under the program's lock. */
const MethodInfo *twin_method(const Method *method);

/* Flags as the JDK declares them: what is native or synchronized may differ. */
uint16_t twin_method_flags(const Method *method);

#endif
