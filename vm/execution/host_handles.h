/* Handles: resources of C (open folders, zlib streams, mapped files) that Java code holds as a number. */
#ifndef VM_EXECUTION_HOST_HANDLES_H
#define VM_EXECUTION_HOST_HANDLES_H

#include "vm/memory/machine.h"

typedef enum HostKind {
    HOST_FOLDER,
    HOST_DEFLATER,
    HOST_INFLATER,
    HOST_MAPPING,
    HOST_MOUNTS,
    HOST_FILE
} HostKind;

int64_t host_open(Vm *vm, HostKind kind, void *thing, void (*destroy)(void *thing));
int64_t host_count(const Vm *vm);                              /* handles go from 1 to this number */
void *host_thing(const Vm *vm, HostKind kind, int64_t handle); /* NULL: there is none */
void host_release(Vm *vm, HostKind kind,
                  int64_t handle); /* destroys it; nothing happens when there is none */

/* The same for a resource with a position that is no part of a state, such as a half-read folder.  A search
 * returns to earlier states, so such a resource can only be used within the step in which it was opened or
 * rewound (host_begin): otherwise host_use ends the search with an error. */
void *host_use(Vm *vm, HostKind kind, int64_t handle);
void *host_begin(Vm *vm, HostKind kind, int64_t handle);
void host_release_all(Vm *vm);

#endif
