/* Patches lie in a pool of their own; what each makes of a component is remembered in a table that forgets.
 */
#include "vm/states/patches.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum { MEMO_BITS = 15, SMALL = 1024, LARGEST = 1 << 20 };

typedef struct PatchMemo {
    uint32_t old, patch, now;
} PatchMemo;

struct Patches {
    ComponentPool pool;
    PatchMemo memo[1 << MEMO_BITS];
};

Patches *patches_create(size_t bytes)
{
    Patches *patches = memory_allocate(sizeof *patches);
    pool_create_within(&patches->pool, bytes + LARGEST);
    return patches;
}

void patches_destroy(Patches *patches)
{
    pool_destroy(&patches->pool);
    free(patches);
}

size_t patches_bytes(const Patches *patches) { return pool_bytes(&patches->pool) + sizeof *patches; }

const Patch *patches_content(const Patches *patches, uint32_t patch)
{
    uint32_t size;
    return (const Patch *)pool_content(&patches->pool, patch, &size);
}

uint64_t patches_value(const uint8_t *payload, FieldPlace place)
{
    uint64_t value = 0;
    assert(place.width <= sizeof value);
    memcpy(&value, payload + place.offset, place.width);
    return value;
}

/* --- applying --- */

static uint32_t work_out(const Patch *patch, ComponentPool *pool, uint32_t old)
{
    uint32_t size;
    const uint8_t *content = pool_content(pool, old, &size);
    _Alignas(ObjectComponent) uint8_t small[SMALL];
    uint8_t *copy = size <= sizeof small ? small : memory_allocate(size);
    ObjectComponent *object = (ObjectComponent *)copy;
    memcpy(copy, content, size);
    if (patch->has_header)
        memcpy(copy, patch->header, sizeof patch->header);
    for (uint32_t i = 0; i < patch->place_count; i++) {
        const PatchPlace *place = &patch->places[i];
        assert(sizeof *object + place->place.offset + place->place.width <= size && "the class is the same");
        memcpy(object->payload + place->place.offset, &place->value, place->place.width);
    }
    uint32_t id = pool_intern(pool, copy, size);
    if (copy != small)
        free(copy);
    return id;
}

uint32_t patches_apply(Patches *patches, ComponentPool *pool, uint32_t old, uint32_t patch)
{
    assert(old != 0 && "an object that has a component, in every state in which it is patched");
    uint64_t hash = ((uint64_t)old << 32 | patch) * 0x9E3779B97F4A7C15u;
    PatchMemo *memo = &patches->memo[hash >> (64 - MEMO_BITS)];
    if (memo->old != old || memo->patch != patch)
        *memo = (PatchMemo){old, patch, work_out(patches_content(patches, patch), pool, old)};
    return memo->now;
}

/* --- making --- */

static void add_place(Patch *patch, const Object *object, FieldPlace place)
{
    uint32_t at = patch->place_count;
    for (uint32_t i = 0; i < patch->place_count; i++)
        if (patch->places[i].place.offset == place.offset)
            return;
    for (; at > 0 && patch->places[at - 1].place.offset > place.offset; at--)
        patch->places[at] = patch->places[at - 1];
    patch->places[at] = (PatchPlace){place, patches_value(object->payload, place)};
    patch->place_count++;
}

uint32_t patches_make(Patches *patches, ComponentPool *pool, const Reads *reads, const Object *object,
                      uint32_t old, uint32_t now)
{
    uint32_t size;
    Patch *patch = memory_allocate(sizeof *patch + reads->write_count * sizeof *patch->places);
    patch->has_header = (object->flags & OBJECT_LOOKED_AT) != 0;
    if (patch->has_header)
        memcpy(patch->header, pool_content(pool, now, &size), sizeof patch->header);
    for (uint32_t i = 0; i < reads->write_count; i++)
        if (reads->writes[i].slot == object->slot)
            add_place(patch, object, reads->writes[i].place);
    uint32_t id = pool_intern(&patches->pool, patch,
                              (uint32_t)(sizeof *patch + patch->place_count * sizeof *patch->places));
    free(patch);
    return patches_apply(patches, pool, old, id) == now ? id : 0;
}
