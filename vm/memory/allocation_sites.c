/* Allocation contexts; see allocation_sites.h. */
#include "vm/memory/allocation_sites.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/memory.h"
#include "vm/memory/object.h"

typedef struct Context {
    Site site;
    Ref *slots;
    uint32_t count, capacity;
    uint32_t hint; /* every ordinal below this is taken */
    UT_hash_handle hh;
} Context;

typedef struct Place {
    Context *context;
    uint32_t ordinal;
    bool freed; /* since the step began */
} Place;

struct Contexts {
    Names *names;
    Context *table;
    Place *places; /* by slot; context NULL: made outside of any */
    uint32_t place_capacity;
    Ref *freed;
    uint32_t freed_count, freed_capacity;
};

Contexts *contexts_create(Names *names)
{
    Contexts *contexts = memory_allocate(sizeof *contexts);
    contexts->names = names;
    return contexts;
}

void contexts_destroy(Contexts *contexts)
{
    Context *context, *next;
    HASH_ITER (hh, contexts->table, context, next) {
        HASH_DEL(contexts->table, context);
        free(context->slots);
        free(context);
    }
    free(contexts->places);
    free(contexts->freed);
    free(contexts);
}

static Context *find(Contexts *contexts, const Site *site)
{
    Context *context;
    HASH_FIND(hh, contexts->table, site, sizeof *site, context);
    if (context == NULL) {
        context = memory_allocate(sizeof *context);
        context->site = *site;
        HASH_ADD(hh, contexts->table, site, sizeof *site, context);
    }
    return context;
}

static void note_place(Contexts *contexts, Ref slot, Context *context, uint32_t ordinal)
{
    if (slot >= contexts->place_capacity)
        contexts->places =
            memory_extend(contexts->places, &contexts->place_capacity, slot, 1024, sizeof(Place));
    contexts->places[slot] = (Place){context, ordinal, false};
}

static void add_slot(Contexts *contexts, Context *context)
{
    if (context->count == context->capacity) {
        context->capacity = context->capacity ? 2 * context->capacity : 4;
        context->slots = memory_resize(context->slots, context->capacity * sizeof(Ref));
    }
    Ref slot = names_slot(contexts->names, &context->site, context->count);
    note_place(contexts, slot, context, context->count);
    context->slots[context->count++] = slot;
}

/* A slot that this VM has not heard of may hold an object already, if another VM made the state. */
Ref contexts_take(Contexts *contexts, const Site *site, Object *const *objects)
{
    Context *context = find(contexts, site);
    for (;; context->hint++) {
        if (context->hint == context->count)
            add_slot(contexts, context);
        Ref slot = context->slots[context->hint];
        if (objects[slot] == NULL && !contexts->places[slot].freed)
            return slot;
    }
}

void contexts_freed(Contexts *contexts, Ref slot)
{
    if (slot >= contexts->place_capacity || contexts->places[slot].context == NULL)
        return;
    if (contexts->freed_count == contexts->freed_capacity) {
        contexts->freed_capacity = contexts->freed_capacity ? 2 * contexts->freed_capacity : 64;
        contexts->freed = memory_resize(contexts->freed, contexts->freed_capacity * sizeof(Ref));
    }
    contexts->freed[contexts->freed_count++] = slot;
    contexts->places[slot].freed = true;
}

void contexts_begin_step(Contexts *contexts)
{
    while (contexts->freed_count > 0) {
        Place *place = &contexts->places[contexts->freed[--contexts->freed_count]];
        place->freed = false;
        if (place->ordinal < place->context->hint)
            place->context->hint = place->ordinal;
    }
}
