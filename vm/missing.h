/* What a program may need and clew does not have: a walk over everything that main can reach (rapid type
 * analysis: a virtual call reaches the methods of classes that reachable code makes instances of). */
#ifndef VM_MISSING_H
#define VM_MISSING_H

#include "base/bytes.h"
#include "vm/program.h"

/* What is missing, a line each with who wants it: by the program's own code, and by code of the library that
 * it may reach, which it often never does (the other branch of an `if` that it never takes counts as
 * reachable). */
typedef struct Missing {
    Bytes program, library;
    int program_count, library_count;
} Missing;

/* `whole`: through the library too, which takes some tenths of a second; else only what the program's own
 * code names. */
void missing_list(Program *program, Class *main_class, bool whole, Missing *missing);
void missing_free(Missing *missing);

#endif
