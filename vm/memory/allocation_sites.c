/* Which slots of each allocation site are free, as one VM sees it: per site a hint below which all are taken,
 * and a list of slots freed in the present step. */
#include "vm/memory/allocation_sites.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <uthash.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "vm/memory/object.h"
#include "vm/memory/reads.h"

typedef struct SiteSlots {
    AllocationSite site;
    Ref *slots; /* by ordinal */
    uint32_t count, capacity;
    uint32_t hint; /* every ordinal below this is taken, or was freed in this step */
    UT_hash_handle hh;
} SiteSlots;

typedef struct SlotPlace {
    SiteSlots *of; /* NULL: this VM has not met the slot at any site */
    uint32_t ordinal;
    bool freed; /* since the step began */
} SlotPlace;

struct AllocationSites {
    Numbering *numbering;
    SiteSlots *table;
    SlotPlace *places; /* by slot */
    uint32_t place_capacity;
    Ref *freed; /* since the step began */
    uint32_t freed_count, freed_capacity;
};

AllocationSites *allocation_sites_create(Numbering *numbering)
{
    AllocationSites *sites = memory_allocate(sizeof *sites);
    sites->numbering = numbering;
    return sites;
}

void allocation_sites_destroy(AllocationSites *sites)
{
    SiteSlots *site, *next;
    HASH_ITER (hh, sites->table, site, next) {
        HASH_DEL(sites->table, site);
        free(site->slots);
        free(site);
    }
    free(sites->places);
    free(sites->freed);
    free(sites);
}

static SiteSlots *find(AllocationSites *sites, const AllocationSite *key)
{
    SiteSlots *site;
    HASH_FIND(hh, sites->table, key, sizeof *key, site);
    if (site == NULL) {
        site = memory_allocate(sizeof *site);
        site->site = *key;
        HASH_ADD(hh, sites->table, site, sizeof *key, site);
    }
    return site;
}

static void add_slot(AllocationSites *sites, SiteSlots *site)
{
    Ref slot = numbering_slot(sites->numbering, &site->site, site->count);
    MEMORY_ROOM_FOR(sites->places, sites->place_capacity, slot);
    assert(sites->places[slot].of == NULL && "a slot belongs to one site");
    sites->places[slot] = (SlotPlace){.of = site, .ordinal = site->count};
    MEMORY_ROOM_FOR(site->slots, site->capacity, site->count);
    site->slots[site->count++] = slot;
}

static bool is_taken_below(const AllocationSites *sites, const SiteSlots *site, Object *const *objects)
{
    for (uint32_t ordinal = 0; ordinal < site->hint; ordinal++)
        if (objects[site->slots[ordinal]] == NULL && !sites->places[site->slots[ordinal]].freed)
            return false;
    return true;
}

enum { ASKED_MAX = 64 }; /* slots before the one that is taken */

/* That the slot is free, and those before it are not.  What the step has made itself has the flag. */
static void note_taken(const SiteSlots *site, uint32_t ordinal, Object *const *objects, Reads *reads)
{
    for (uint32_t i = 0; i < ordinal && i < ASKED_MAX; i++) {
        Object *object = objects[site->slots[i]];
        if (object != NULL && object->flags & OBJECT_ASKED_TAKEN)
            continue;
        if (object != NULL && reads->count < READS_MAX)
            object->flags |= OBJECT_ASKED_TAKEN;
        reads_note(reads, QUESTION_TAKEN, site->slots[i]);
    }
    reads_note(reads, QUESTION_TAKEN, site->slots[ordinal]);
    if (ordinal >= ASKED_MAX && reads->obstacle == OBSTACLE_NONE)
        reads->obstacle = OBSTACLE_SITE;
}

/* A slot that this VM has not met may hold an object already, if another VM made the state. */
Ref allocation_sites_take_slot(AllocationSites *sites, const AllocationSite *key, Object *const *objects,
                               Reads *reads)
{
    SiteSlots *site = find(sites, key);
    assert(site->hint <= site->count);
    assert_costly(is_taken_below(sites, site, objects)
                  && "the lowest free slot is taken, whatever came before");
    for (;; site->hint++) {
        if (site->hint == site->count)
            add_slot(sites, site);
        Ref slot = site->slots[site->hint];
        assert(sites->places[slot].of == site && sites->places[slot].ordinal == site->hint);
        if (objects[slot] != NULL || sites->places[slot].freed)
            continue;
        if (reads != NULL && reads->on)
            note_taken(site, site->hint, objects, reads);
        return slot;
    }
}

void allocation_sites_slot_freed(AllocationSites *sites, Ref slot)
{
    if (slot >= sites->place_capacity || sites->places[slot].of == NULL)
        return;
    MEMORY_ROOM_FOR(sites->freed, sites->freed_capacity, sites->freed_count);
    sites->freed[sites->freed_count++] = slot;
    sites->places[slot].freed = true;
}

void allocation_sites_begin_step(AllocationSites *sites)
{
    while (sites->freed_count > 0) {
        SlotPlace *place = &sites->places[sites->freed[--sites->freed_count]];
        assert(place->of != NULL && place->ordinal < place->of->count);
        place->freed = false;
        if (place->ordinal < place->of->hint)
            place->of->hint = place->ordinal;
    }
}
