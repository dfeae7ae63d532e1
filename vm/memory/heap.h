/* The heap: slots and the objects in them.
 *
 *   slot number -> objects[slot] -> Object (24 bytes of header, payload)
 *
 * Objects never move while they live; a String under construction is the one thing that is replaced in its
 * slot. */
#ifndef VM_MEMORY_HEAP_H
#define VM_MEMORY_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "vm/memory/allocation_sites.h"
#include "vm/memory/object.h"

enum { HEAP_GRANULE = 16, HEAP_SMALL_CLASSES = 33, HEAP_SMALL_MAX = (HEAP_SMALL_CLASSES - 1) * HEAP_GRANULE };

typedef struct Heap {
    Object **objects;    /* by slot; a reserved range that never moves */
    uint32_t slot_count; /* slots ever used, + 1: slot 0 is null */
    Ref *free_slots;
    uint32_t free_count, free_capacity;
    void *free_blocks[HEAP_SMALL_CLASSES]; /* by size in granules; linked through their first word */
    uint8_t *chunk, *chunk_end;            /* fresh memory for small objects */
    void **chunks;
    uint32_t chunk_count, chunk_capacity;
    size_t used;      /* bytes of all objects */
    size_t threshold; /* collect when `used` passes this */
    size_t limit;     /* OutOfMemoryError beyond this */
    Ref *mark_stack;
    uint32_t mark_count, mark_capacity;
    uint64_t collections, spared;
    bool separate; /* hostile testing: each object in memory of its own, so that sanitizers see its bounds */
    bool clear_weak; /* the present collection clears weak references */
    /* for states only; NULL and unused in a plain run */
    AllocationSites *allocation_sites;                    /* where slots come from */
    struct Forest *forest;                                /* what a collection need not enter */
    void (*find_site)(void *owner, AllocationSite *site); /* of the present allocation */
    void *site_owner;
    struct Reads *reads;                       /* as in Vm */
    void (*slot_taken)(void *owner, Ref slot); /* by a new object; NULL: nobody wants to know */
    void *slot_owner;
    uint16_t first_flags;  /* of every new object */
    uint16_t kept_flags;   /* of every object that is restored */
    bool garbage_possible; /* a reference was overwritten or an object made since the last collection */
    uint8_t stack_holders; /* threads whose frames alone held some object then, a bit each: see collect.c */
    Ref *dirty;            /* slots of objects with OBJECT_DIRTY, in the order of the first write */
    uint32_t dirty_count, dirty_capacity;
} Heap;

void heap_create(Heap *heap, size_t limit);
void heap_destroy(Heap *heap);

/* A zeroed object of `payload` bytes in a slot of its own.  NULL when the limit is reached. */
Object *heap_allocate(Heap *heap, Class *class, uint32_t length, size_t payload);
void heap_free(Heap *heap, Object *object);
size_t object_payload_size(const Object *object);

/* An object of a given slot, which is free: when a state is entered again. */
Object *heap_allocate_at(Heap *heap, Class *class, uint32_t length, size_t payload, Ref slot);

/* One that is there in every state, or for ever; `slot` 0: any that is free. */
Object *heap_allocate_constant(Heap *heap, Class *class, uint32_t length, size_t payload, Ref slot);

/* Notes the object as dirty (it was not yet). */
void heap_note_dirty(Heap *heap, Object *object);

/* Puts a new zeroed object with the same slot, class and monitor in the place of `object`, which is freed. */
Object *heap_replace(Heap *heap, Object *object, uint32_t length, size_t payload);

#endif
