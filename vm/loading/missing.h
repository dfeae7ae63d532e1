/* What a program may need and clew does not have: a walk over everything that main can reach (rapid type
 * analysis: a virtual call reaches the methods of classes that reachable code makes instances of). */
#ifndef VM_LOADING_MISSING_H
#define VM_LOADING_MISSING_H

#include "vm/vm.h"

/* `whole`: through the library too, which takes some tenths of a second; else only what the program's own
 * code names. */
void missing_list(Program *program, Class *main_class, bool whole, Missing *missing);

#endif
