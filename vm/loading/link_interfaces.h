/* A part of linking: all interfaces of a class, and the table by which their methods are found in it. */
#ifndef VM_LOADING_LINK_INTERFACES_H
#define VM_LOADING_LINK_INTERFACES_H

#include "vm/program.h"

/* Static and private methods and initializers are none. */
static inline bool link_is_virtual(const Method *method)
{
    return !(method->flags & (ACC_STATIC | ACC_PRIVATE)) && method->name[0] != '<';
}

void link_collect_interfaces(Program *program,
                             Class *class);            /* its own, those of its superclass, and theirs */
void link_make_itable(Program *program, Class *class); /* with the methods of all of them */

#endif
