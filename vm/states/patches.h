/* Patches: what a step does to an object of which it has not read everything.  The same patch makes another
 * component of each that it is applied to.
 *
 *   | has_header, place_count | header | place, place, ... |      hash-consed: id = number in the pool */
#ifndef VM_STATES_PATCHES_H
#define VM_STATES_PATCHES_H

#include "base/pool.h"
#include "vm/memory/reads.h"
#include "vm/states/components.h"

typedef struct PatchPlace {
    FieldPlace place;
    uint64_t value;
} PatchPlace;

typedef struct Patch {
    uint32_t has_header, place_count;
    uint8_t header[sizeof(ObjectComponent)]; /* what the header becomes, if it was read */
    PatchPlace places[];                     /* by offset, each once */
} Patch;

typedef struct Patches Patches;

Patches *patches_create(size_t bytes); /* no more are made when there are so many */
void patches_destroy(Patches *patches);
size_t patches_bytes(const Patches *patches);

/* The patch of the step whose reads these are, for an object that is OBJECT_PATCHED; 0: there is none,
 * because more than this has changed since the component `old`. */
uint32_t patches_make(Patches *patches, ComponentPool *pool, const Reads *reads, const Object *object,
                      uint32_t old, uint32_t now);

/* The component that `old` becomes. */
uint32_t patches_apply(Patches *patches, ComponentPool *pool, uint32_t old, uint32_t patch);

const Patch *patches_content(const Patches *patches, uint32_t patch);

/* The value of a field or an element. */
uint64_t patches_value(const uint8_t *payload, FieldPlace place);

#endif
