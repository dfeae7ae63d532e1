/* Handles: resources of C (zlib streams, real files) that natives hold as a number.  They are no part of a
 * state: in a search they only hold what follows from states. */
#ifndef VM_EXECUTION_HOST_HANDLES_H
#define VM_EXECUTION_HOST_HANDLES_H

#include "vm/memory/machine.h"

typedef enum HostKind {
    HOST_STREAM,  /* of zlib */
    HOST_MAPPING, /* a mapped file */
    HOST_FILE,    /* a real file that is read */
    HOST_ALLOWED  /* a descriptor that the program may use in a search */
} HostKind;

int64_t host_open(Vm *vm, HostKind kind, void *thing, void (*destroy)(void *thing));
int64_t host_count(const Vm *vm);                              /* handles go from 1 to this number */
void *host_thing(const Vm *vm, HostKind kind, int64_t handle); /* NULL: there is none */
void host_release(Vm *vm, HostKind kind,
                  int64_t handle); /* destroys it; nothing happens when there is none */
void host_release_all(Vm *vm);

#endif
