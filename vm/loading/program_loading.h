/* Loading from the inside: what the files of program.h share.
 *
 *   program.c         symbols, literals, the table of classes; making and freeing
 *   program_load.c    from a class file to a linked class
 *   program_arrays.c  classes without a file: arrays and primitive types */
#ifndef VM_LOADING_PROGRAM_LOADING_H
#define VM_LOADING_PROGRAM_LOADING_H

#include <uthash.h>

#include "vm/program.h"

/* A class by its name and by who asks: the loader that has defined it, or has been given it by another one
 * (JVMS 5.3). */
struct ClassEntry {
    struct ClassKey {
        const char *name; /* symbol */
        uint64_t space;   /* as Class.space */
    } key;
    Class *class; /* NULL while it is being loaded */
    UT_hash_handle hh;
};

/* What was made for a call site, a constant or a signature-polymorphic call; vm/generated/bootstrap.c fills
 * these. */
struct BootstrapEntry {
    const char *key;
    Method *target;
    Field *holder;
    bool started, ready;
    UT_hash_handle hh;
};

struct ClassEntry *program_find_entry(Program *program, const char *symbol,
                                      uint32_t space); /* NULL: nobody has asked for it yet */
struct ClassEntry *program_add_entry(Program *program, const char *symbol, uint32_t space);
void program_remove_entry(Program *program, struct ClassEntry *entry);

Class *program_new_class(Program *program, ClassKind kind, const char *symbol);

/* Gives the finished class its number: from now on it can be found. */
Class *program_publish(Program *program, struct ClassEntry *entry, Class *class);

/* Notes why; NULL. */
Class *program_fail(Program *program, LoadFailure failure);

Class *program_load(Program *program, const char *symbol);       /* from the class path */
Class *program_load_array(Program *program, const char *symbol); /* "[I", and what it is of */
void program_make_primitives(Program *program);

#endif
