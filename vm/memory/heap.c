/* Slots and memory for objects.  Small objects come from chunks, by size class; large ones from malloc. */
#include "vm/memory/heap.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "base/memory.h"
#include "vm/class.h"
#include "vm/loading/link.h"
#include "vm/memory/forest.h"

enum { SLOTS_MAX = 1 << 28, CHUNK_SIZE = 256 << 10, FIRST_THRESHOLD = 8 << 20 };

void heap_create(Heap *heap, size_t limit)
{
    *heap = (Heap){.slot_count = 1,
                   .threshold = limit / 2 < FIRST_THRESHOLD ? limit / 2 : FIRST_THRESHOLD,
                   .limit = limit};
    heap->objects = mmap(NULL, (size_t)SLOTS_MAX * sizeof(Object *), PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (heap->objects == MAP_FAILED)
        memory_exhausted((size_t)SLOTS_MAX * sizeof(Object *));
}

static size_t granules(size_t payload)
{
    return (sizeof(Object) + payload + HEAP_GRANULE - 1) / HEAP_GRANULE;
}

static bool is_small(const Heap *heap, size_t size_class)
{
    return size_class < HEAP_SMALL_CLASSES && !heap->separate;
}

void heap_destroy(Heap *heap)
{
    for (uint32_t slot = 1; slot < heap->slot_count; slot++)
        if (heap->objects[slot] != NULL
            && !is_small(heap, granules(object_payload_size(heap->objects[slot]))))
            free(heap->objects[slot]);
    for (uint32_t i = 0; i < heap->chunk_count; i++)
        free(heap->chunks[i]);
    free(heap->chunks);
    free(heap->free_slots);
    free(heap->mark_stack);
    free(heap->dirty);
    if (heap->allocation_sites != NULL)
        allocation_sites_destroy(heap->allocation_sites);
    if (heap->forest != NULL)
        forest_destroy(heap->forest);
    munmap(heap->objects, (size_t)SLOTS_MAX * sizeof(Object *));
}

size_t object_payload_size(const Object *object)
{
    const Class *class = object->class;
    if (class_is_array(class))
        return (size_t)object->length << class->element_shift;
    if (class->is_string)
        return (size_t)object->length << !!(object->flags & OBJECT_WIDE);
    return object->length;
}

static void add_chunk(Heap *heap)
{
    MEMORY_ROOM_FOR(heap->chunks, heap->chunk_capacity, heap->chunk_count);
    heap->chunk = malloc(CHUNK_SIZE);
    if (heap->chunk == NULL)
        memory_exhausted(CHUNK_SIZE);
    heap->chunk_end = heap->chunk + CHUNK_SIZE;
    heap->chunks[heap->chunk_count++] = heap->chunk;
}

static void *take_small(Heap *heap, size_t size_class)
{
    void *block = heap->free_blocks[size_class];
    size_t size = size_class * HEAP_GRANULE;
    assert(size_class > 0 && size_class < HEAP_SMALL_CLASSES);
    if (block != NULL) {
        memcpy(&heap->free_blocks[size_class], block, sizeof(void *));
    } else {
        if ((size_t)(heap->chunk_end - heap->chunk) < size)
            add_chunk(heap);
        block = heap->chunk;
        heap->chunk += size;
    }
    return memset(block, 0, size);
}

static void *take(Heap *heap, size_t payload)
{
    size_t size_class = granules(payload);
    heap->used += size_class * HEAP_GRANULE;
    if (heap->separate)
        return calloc(1, sizeof(Object) + payload);
    return is_small(heap, size_class) ? take_small(heap, size_class) : calloc(1, size_class * HEAP_GRANULE);
}

static void give_back(Heap *heap, Object *object)
{
    size_t size_class = granules(object_payload_size(object));
    assert(heap->used >= size_class * HEAP_GRANULE && "it has the size with which it was made");
    heap->used -= size_class * HEAP_GRANULE;
    if (!is_small(heap, size_class)) {
        free(object);
        return;
    }
    memcpy((void *)object, &heap->free_blocks[size_class], sizeof(void *));
    heap->free_blocks[size_class] = object;
}

static Ref choose_slot(Heap *heap)
{
    if (heap->allocation_sites != NULL) {
        AllocationSite site = {0};
        heap->find_site(heap->site_owner, &site);
        return allocation_sites_take_slot(heap->allocation_sites, &site, heap->objects, heap->reads);
    }
    return heap->free_count > 0 ? heap->free_slots[--heap->free_count] : heap->slot_count;
}

Object *heap_allocate(Heap *heap, Class *class, uint32_t length, size_t payload)
{
    heap->garbage_possible = true;
    if (heap->used + payload > heap->limit || (heap->free_count == 0 && heap->slot_count == SLOTS_MAX))
        return NULL;
    Ref slot = choose_slot(heap);
    if (heap->slot_taken != NULL)
        heap->slot_taken(heap->slot_owner, slot);
    return heap_allocate_at(heap, class, length, payload, slot);
}

static Object *place(Heap *heap, Class *class, uint32_t length, size_t payload, Ref slot, uint16_t flags)
{
    assert(slot != 0 && slot < SLOTS_MAX && heap->objects[slot] == NULL
           && "a slot is free if it holds no object");
    Object *object = take(heap, payload);
    if (object == NULL)
        memory_exhausted(payload);
    object->class = class;
    object->length = length;
    object->slot = slot;
    heap->objects[slot] = object;
    if (slot >= heap->slot_count)
        heap->slot_count = slot + 1;
    object->flags = heap->first_flags | flags;
    if (flags & OBJECT_CONSTANT) /* it was there before, only nobody had met it */
        object->flags = (uint16_t)((object->flags & ~OBJECT_ASKED) | heap->kept_flags);
    if (heap->forest != NULL)
        forest_object_made(heap->forest, object);
    heap_note_dirty(heap, object);
    return object;
}

Object *heap_allocate_at(Heap *heap, Class *class, uint32_t length, size_t payload, Ref slot)
{
    return place(heap, class, length, payload, slot, 0);
}

Object *heap_allocate_constant(Heap *heap, Class *class, uint32_t length, size_t payload, Ref slot)
{
    return place(heap, class, length, payload, slot != 0 ? slot : choose_slot(heap), OBJECT_CONSTANT);
}

/* In a plain run every object stays marked for ever, so that marking costs nothing. */
void heap_note_dirty(Heap *heap, Object *object)
{
    assert(heap->objects[object->slot] == object);
    assert((heap->allocation_sites == NULL || !(object->flags & OBJECT_DIRTY))
           && "a dirty object is listed once");
    object->flags |= OBJECT_DIRTY;
    if (heap->allocation_sites == NULL)
        return;
    if (object->flags & OBJECT_IN_FOREST)
        forest_object_touched(heap->forest, object);
    MEMORY_ROOM_FOR(heap->dirty, heap->dirty_capacity, heap->dirty_count);
    heap->dirty[heap->dirty_count++] = object->slot;
}

void heap_free(Heap *heap, Object *object)
{
    assert(heap->objects[object->slot] == object && "it is freed once");
    assert(!(object->flags & OBJECT_CONSTANT) && "constants are there in every state");
    heap->objects[object->slot] = NULL;
    if (heap->allocation_sites != NULL) {
        allocation_sites_slot_freed(heap->allocation_sites, object->slot);
        give_back(heap, object);
        return;
    }
    MEMORY_ROOM_FOR(heap->free_slots, heap->free_capacity, heap->free_count);
    heap->free_slots[heap->free_count++] = object->slot;
    give_back(heap, object);
}

Object *heap_replace(Heap *heap, Object *object, uint32_t length, size_t payload)
{
    assert(heap->objects[object->slot] == object);
    Object *fresh = take(heap, payload);
    if (fresh == NULL)
        memory_exhausted(payload);
    *fresh = *object;
    fresh->length = length;
    fresh->flags = object->flags & (uint16_t)~OBJECT_WIDE;
    heap->objects[object->slot] = fresh;
    if (!(fresh->flags & OBJECT_DIRTY))
        heap_note_dirty(heap, fresh);
    give_back(heap, object);
    return fresh;
}
