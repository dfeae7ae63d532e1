/* A virtual machine: one running program. */
#ifndef VM_VM_H
#define VM_VM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/bytes.h"
#include "base/error.h"
#include "vm/missing.h"
#include "vm/program.h"

typedef struct Vm Vm;

typedef struct VmOptions {
    uint64_t seed;                  /* of the schedule; 0: run each thread as long as it can */
    bool     assertions;            /* Java's assert statements are on */
    size_t   max_heap;              /* bytes of Java objects before OutOfMemoryError */
    int      java;                  /* version of Java to be like where versions differ: 17, 25... */
    const char *jdk_home;           /* for java.home; may be NULL */
    const char *class_path;         /* for java.class.path */
    bool     collect_always;        /* hostile testing: collect at every allocation */
    bool     separate_objects;      /* hostile testing: each object in memory of its own */
    bool     discard_output;        /* what the program prints goes nowhere */
    uint64_t max_steps;             /* backward jumps, calls and changes of thread before VM_LIMIT; 0: no limit */
} VmOptions;

typedef enum VmEnd { VM_ENDED, VM_DEADLOCK, VM_FATAL, VM_LIMIT } VmEnd;

Vm  *vm_create(Program *program, const VmOptions *options);
void vm_destroy(Vm *vm);

/* Prepares the main thread to run `main_class`; false and a message when that is not possible. */
bool vm_start(Vm *vm, const char *main_class, int argument_count, char **arguments, Error *error);

/* The same for any method that takes nothing or a String[]; `constructor` (of no arguments) makes the receiver, NULL: it is static. */
bool vm_start_method(Vm *vm, Method *method, const Method *constructor, int argument_count, char **arguments, Error *error);

/* Runs all threads to the end under one schedule, or until a limit is reached (by a time slice or so). */
VmEnd vm_run(Vm *vm);

/* The classes, members and natives that the program may reach and that are not there. */
bool        vm_list_missing(Vm *vm, const char *main_class, Missing *missing, Error *error);

int         vm_exit_status(const Vm *vm);
const char *vm_fatal_message(const Vm *vm);
void        vm_flush_output(Vm *vm);                       /* what the program has printed goes out */
void        vm_describe_deadlock(Vm *vm, Bytes *text);     /* who waits for what, one line each */

#endif
