/* The heap against a trivially right model: an array of what each object should hold. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tests/unit/suite.h"
#include "vm/class.h"
#include "vm/memory/heap.h"

enum { OBJECTS = 400, ROUNDS = 20000, SIZE_MOST = 1500 };

typedef struct Modelled {
    Object *object;
    uint8_t fill;
    uint32_t length;
} Modelled;

static Class byte_array = {.kind = CLASS_ARRAY, .element_kind = 'B'};

static uint32_t next(uint32_t *random, uint32_t below)
{
    *random = *random * 1664525u + 1013904223u;
    return (*random >> 8) % below;
}

static bool holds(const Modelled *modelled)
{
    for (uint32_t i = 0; i < modelled->length; i++)
        if (modelled->object->payload[i] != modelled->fill)
            return false;
    return modelled->object->length == modelled->length;
}

static bool is_zeroed(const Object *object, uint32_t length)
{
    for (uint32_t i = 0; i < length; i++)
        if (object->payload[i] != 0)
            return false;
    return true;
}

static void fill(Modelled *modelled, Object *object, uint32_t length, uint8_t with)
{
    *modelled = (Modelled){object, with, length};
    memset(object->payload, with, length);
}

static void change_one(Heap *heap, Modelled *modelled, uint32_t *random)
{
    uint32_t length = next(random, SIZE_MOST);
    if (modelled->object == NULL) {
        Object *object = heap_allocate(heap, &byte_array, length, length);
        CU_ASSERT_FATAL(object != NULL && is_zeroed(object, length));
        CU_ASSERT(heap->objects[object->slot] == object && object->slot != 0);
        fill(modelled, object, length, (uint8_t)next(random, 256));
    } else if (next(random, 3) == 0) {
        Ref slot = modelled->object->slot;
        modelled->object->entries = 5;
        Object *object = heap_replace(heap, modelled->object, length, length);
        CU_ASSERT(object->slot == slot && heap->objects[slot] == object && object->entries == 5
                  && is_zeroed(object, length));
        fill(modelled, object, length, (uint8_t)next(random, 256));
    } else {
        CU_ASSERT(holds(modelled));
        Ref slot = modelled->object->slot;
        heap_free(heap, modelled->object);
        CU_ASSERT_PTR_NULL(heap->objects[slot]);
        modelled->object = NULL;
    }
}

static void check_against_model(bool separate)
{
    Heap heap;
    Modelled *model = memory_allocate(OBJECTS * sizeof *model);
    uint32_t random = 7;
    heap_create(&heap, (size_t)1 << 30);
    heap.separate = separate;
    for (int i = 0; i < ROUNDS; i++)
        change_one(&heap, &model[next(&random, OBJECTS)], &random);
    for (int i = 0; i < OBJECTS; i++)
        CU_ASSERT(model[i].object == NULL || holds(&model[i]));
    for (int i = 0; i < OBJECTS; i++)
        if (model[i].object != NULL)
            heap_free(&heap, model[i].object);
    CU_ASSERT_EQUAL(heap.used, 0);
    CU_ASSERT(heap.slot_count <= OBJECTS + 1);
    heap_destroy(&heap);
    free(model);
}

static void objects_keep_what_was_put_into_them(void)
{
    check_against_model(false);
    check_against_model(true);
}

static void nothing_is_made_beyond_the_limit(void)
{
    Heap heap;
    heap_create(&heap, 4096);
    CU_ASSERT_PTR_NULL(heap_allocate(&heap, &byte_array, 5000, 5000));
    Object *object = heap_allocate(&heap, &byte_array, 3000, 3000);
    CU_ASSERT_PTR_NOT_NULL_FATAL(object);
    CU_ASSERT_PTR_NULL(heap_allocate(&heap, &byte_array, 3000, 3000));
    heap_free(&heap, object);
    CU_ASSERT_PTR_NOT_NULL(heap_allocate(&heap, &byte_array, 3000, 3000));
    heap_destroy(&heap);
}

static void a_freed_slot_is_used_again(void)
{
    Heap heap;
    heap_create(&heap, 1 << 20);
    Ref first = heap_allocate(&heap, &byte_array, 8, 8)->slot;
    Ref second = heap_allocate(&heap, &byte_array, 8, 8)->slot;
    CU_ASSERT_NOT_EQUAL(first, second);
    heap_free(&heap, heap.objects[first]);
    CU_ASSERT_EQUAL(heap_allocate(&heap, &byte_array, 900, 900)->slot, first);
    heap_destroy(&heap);
}

static void the_size_of_a_payload_follows_from_its_class(void)
{
    Heap heap;
    heap_create(&heap, 1 << 20);
    Class longs = {.kind = CLASS_ARRAY, .element_kind = 'J', .element_shift = 3}, text = {.is_string = true},
          plain = {0};
    CU_ASSERT_EQUAL(object_payload_size(heap_allocate(&heap, &longs, 5, 40)), 40);
    CU_ASSERT_EQUAL(object_payload_size(heap_allocate(&heap, &plain, 12, 12)), 12);
    Object *string = heap_allocate(&heap, &text, 7, 14);
    CU_ASSERT_EQUAL(object_payload_size(string), 7);
    string->flags |= OBJECT_WIDE;
    CU_ASSERT_EQUAL(object_payload_size(string), 14);
    heap_destroy(&heap);
}

const Test heap_suite[] = {TEST(objects_keep_what_was_put_into_them),
                           TEST(nothing_is_made_beyond_the_limit),
                           TEST(a_freed_slot_is_used_again),
                           TEST(the_size_of_a_payload_follows_from_its_class),
                           {0}};
