/* Allocation contexts; see contexts.h. */
#include "vm/contexts.h"

#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/memory.h"
#include "vm/object.h"

typedef struct Context {
    Site           site;
    Ref           *slots;
    uint32_t       count, capacity;
    uint32_t       hint;                /* every ordinal below this is taken */
    UT_hash_handle hh;
} Context;

typedef struct Place { Context *context; uint32_t ordinal; } Place;

struct Contexts {
    Names   *names;
    Context *table;
    Place   *places;                    /* by slot; context NULL: made outside of any */
    uint32_t place_capacity;
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
    HASH_ITER(hh, contexts->table, context, next) {
        HASH_DEL(contexts->table, context);
        free(context->slots);
        free(context);
    }
    free(contexts->places);
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
    if (slot >= contexts->place_capacity) {
        uint32_t capacity = contexts->place_capacity ? contexts->place_capacity : 1024;
        while (capacity <= slot)
            capacity *= 2;
        contexts->places = memory_resize(contexts->places, capacity * sizeof(Place));
        memset(contexts->places + contexts->place_capacity, 0, (capacity - contexts->place_capacity) * sizeof(Place));
        contexts->place_capacity = capacity;
    }
    contexts->places[slot] = (Place){context, ordinal};
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
        if (objects[context->slots[context->hint]] == NULL)
            return context->slots[context->hint];
    }
}

void contexts_freed(Contexts *contexts, Ref slot)
{
    if (slot >= contexts->place_capacity || contexts->places[slot].context == NULL)
        return;
    Place place = contexts->places[slot];
    if (place.ordinal < place.context->hint)
        place.context->hint = place.ordinal;
}
