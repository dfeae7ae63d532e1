/* The heap: slots, objects, collection.
 *
 *   slot number -> objects[slot] -> Object (24 bytes of header, payload)
 *
 * Objects never move while they live; a String under construction is the one thing that is replaced in its slot. */
#ifndef VM_HEAP_H
#define VM_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "vm/object.h"

enum { HEAP_GRANULE = 16, HEAP_SMALL_CLASSES = 33, HEAP_SMALL_MAX = (HEAP_SMALL_CLASSES - 1) * HEAP_GRANULE };

typedef struct Heap {
    Object  **objects;              /* by slot; a reserved range that never moves */
    uint32_t  slot_count;           /* slots ever used, + 1: slot 0 is null */
    Ref      *free_slots;
    uint32_t  free_count, free_capacity;
    void     *free_blocks[HEAP_SMALL_CLASSES];      /* by size in granules; linked through their first word */
    uint8_t  *chunk, *chunk_end;                    /* fresh memory for small objects */
    void    **chunks;
    uint32_t  chunk_count, chunk_capacity;
    size_t    used;                 /* bytes of all objects */
    size_t    threshold;            /* collect when `used` passes this */
    size_t    limit;                /* OutOfMemoryError beyond this */
    Ref      *mark_stack;
    uint32_t  mark_count, mark_capacity;
    uint64_t  collections, spared;
    bool      separate;             /* hostile testing: each object in memory of its own, so that sanitizers see its bounds */
    bool      clear_weak;           /* the present collection clears weak references */
} Heap;

void heap_create(Heap *heap, size_t limit);
void heap_destroy(Heap *heap);

/* A zeroed object of `payload` bytes in a slot of its own.  NULL when the limit is reached. */
Object *heap_allocate(Heap *heap, Class *class, uint32_t length, size_t payload);
void    heap_free(Heap *heap, Object *object);
size_t  object_payload_size(const Object *object);

/* Puts a new zeroed object with the same slot, class and monitor in the place of `object`, which is freed. */
Object *heap_replace(Heap *heap, Object *object, uint32_t length, size_t payload);

#endif
