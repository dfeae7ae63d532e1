/* What a program may need and clew does not have: a walk over everything that main can reach (rapid type analysis: a virtual call
 * reaches the methods of classes that reachable code makes instances of). */
#ifndef VM_MISSING_H
#define VM_MISSING_H

#include "base/bytes.h"
#include "vm/program.h"

/* Adds a line per missing class, member or native method, with who wants it; returns their number. */
int missing_list(Program *program, Class *main_class, Bytes *text);

#endif
