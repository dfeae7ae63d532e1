/* Linking: field layout, method tables, the tables that subtype tests use. */
#ifndef VM_LOADING_LINK_H
#define VM_LOADING_LINK_H

#include "vm/program.h"

/* Payload bytes of a mirror (a java.lang.Class object) before the static fields of the class it stands for.
 */
enum { MIRROR_STATICS = 64 };

/* Superclass and interfaces are linked.  false and a message when the class does not fit them. */
bool link_class(Program *program, Class *class, Error *error);
void link_array(Program *program, Class *class);

#endif
