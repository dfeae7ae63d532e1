/* The part of linking about interfaces: all interfaces of a class, and its itable, by which interface calls
 * find their targets. */
#ifndef VM_LOADING_LINK_INTERFACES_H
#define VM_LOADING_LINK_INTERFACES_H

#include "vm/program.h"

/* Does the method have a place in vtables and itables?  Not static and private methods, nor initializers. */
static inline bool link_is_virtual(const Method *method)
{
    return !(method->flags & (ACC_STATIC | ACC_PRIVATE)) && method->name[0] != '<';
}

/* Lists the class's own interfaces, those of its superclass, and theirs.  false: they are too many. */
bool link_collect_interfaces(Program *program, Class *class);

/* Makes the itable: each method of these interfaces, with the method of the class that implements it. */
void link_make_itable(Program *program, Class *class);

#endif
