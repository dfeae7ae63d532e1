/* Tables from sites, classes, texts and parents to numbers, and back.  New numbers are rare, so one lock
 * guards everything. */
#include "vm/memory/numbering.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/memory.h"

typedef struct SiteEntry {
    AllocationSite site;
    Ref *slots;
    uint32_t count, capacity;
    UT_hash_handle hh;
} SiteEntry;

/* The key is the width (one byte) and the characters. */
typedef struct StringEntry {
    Ref slot;
    UT_hash_handle hh;
    uint8_t key[];
} StringEntry;

typedef struct MirrorEntry {
    uint32_t class_id;
    Ref slot;
    UT_hash_handle hh;
} MirrorEntry;

struct Numbering {
    pthread_mutex_t lock;
    SiteEntry *sites;
    StringEntry *strings;
    MirrorEntry *mirrors;
    SlotOrigin *slots; /* by slot */
    uint32_t slot_count, slot_capacity;
    ThreadOrigin *threads; /* by number */
    uint32_t thread_count, thread_capacity;
    Ref *constants;
    uint32_t constant_count, constant_capacity;
};

Numbering *numbering_create(void)
{
    Numbering *numbering = memory_allocate(sizeof *numbering);
    pthread_mutex_init(&numbering->lock, NULL);
    numbering->slot_count = 1; /* slot 0 is null */
    return numbering;
}

static void free_sites(Numbering *numbering)
{
    SiteEntry *entry, *next;
    HASH_ITER (hh, numbering->sites, entry, next) {
        HASH_DEL(numbering->sites, entry);
        free(entry->slots);
        free(entry);
    }
}

static void free_constants(Numbering *numbering)
{
    StringEntry *string, *next_string;
    HASH_ITER (hh, numbering->strings, string, next_string) {
        HASH_DEL(numbering->strings, string);
        free(string);
    }
    MirrorEntry *mirror, *next_mirror;
    HASH_ITER (hh, numbering->mirrors, mirror, next_mirror) {
        HASH_DEL(numbering->mirrors, mirror);
        free(mirror);
    }
}

void numbering_destroy(Numbering *numbering)
{
    free_sites(numbering);
    free_constants(numbering);
    free(numbering->slots);
    free(numbering->threads);
    free(numbering->constants);
    pthread_mutex_destroy(&numbering->lock);
    free(numbering);
}

/* --- slots --- */

static Ref add_slot(Numbering *numbering, SlotOrigin origin)
{
    MEMORY_ROOM_FOR(numbering->slots, numbering->slot_capacity, numbering->slot_count);
    numbering->slots[numbering->slot_count] = origin;
    return numbering->slot_count++;
}

static Ref add_constant(Numbering *numbering, SlotOrigin origin)
{
    MEMORY_ROOM_FOR(numbering->constants, numbering->constant_capacity, numbering->constant_count);
    Ref slot = add_slot(numbering, origin);
    numbering->constants[numbering->constant_count] = slot;
    __atomic_store_n(&numbering->constant_count, numbering->constant_count + 1, __ATOMIC_RELEASE);
    return slot;
}

static SiteEntry *find_site(Numbering *numbering, const AllocationSite *site)
{
    SiteEntry *entry;
    HASH_FIND(hh, numbering->sites, site, sizeof *site, entry);
    if (entry == NULL) {
        entry = memory_allocate(sizeof *entry);
        entry->site = *site;
        HASH_ADD(hh, numbering->sites, site, sizeof *site, entry);
    }
    return entry;
}

static Ref slot_of_site(Numbering *numbering, SiteEntry *entry, uint32_t ordinal)
{
    if (ordinal < entry->count)
        return entry->slots[ordinal];
    assert(ordinal == entry->count && "the ordinals of a site are asked for in their order");
    MEMORY_ROOM_FOR(entry->slots, entry->capacity, entry->count);
    return entry->slots[entry->count++] =
               add_slot(numbering, (SlotOrigin){SLOT_MADE, ordinal, false, &entry->site});
}

Ref numbering_slot(Numbering *numbering, const AllocationSite *site, uint32_t ordinal)
{
    pthread_mutex_lock(&numbering->lock);
    Ref slot = slot_of_site(numbering, find_site(numbering, site), ordinal);
    pthread_mutex_unlock(&numbering->lock);
    return slot;
}

uint32_t numbering_site_count(Numbering *numbering, const AllocationSite *site)
{
    pthread_mutex_lock(&numbering->lock);
    uint32_t count = find_site(numbering, site)->count;
    pthread_mutex_unlock(&numbering->lock);
    return count;
}

bool numbering_site_is_lasting(Numbering *numbering, const AllocationSite *site)
{
    return site->thread == 0 || (site->thread == 1 && numbering_site_count(numbering, site) <= 1);
}

static Ref find_mirror(Numbering *numbering, uint32_t class_id)
{
    MirrorEntry *entry;
    HASH_FIND(hh, numbering->mirrors, &class_id, sizeof class_id, entry);
    if (entry == NULL) {
        entry = memory_allocate(sizeof *entry);
        entry->class_id = class_id;
        entry->slot = add_constant(numbering, (SlotOrigin){SLOT_MIRROR, class_id, false, NULL});
        HASH_ADD(hh, numbering->mirrors, class_id, sizeof class_id, entry);
    }
    return entry->slot;
}

Ref numbering_mirror(Numbering *numbering, uint32_t class_id)
{
    pthread_mutex_lock(&numbering->lock);
    Ref slot = find_mirror(numbering, class_id);
    pthread_mutex_unlock(&numbering->lock);
    return slot;
}

static Ref find_string(Numbering *numbering, const void *characters, uint32_t length, bool wide)
{
    size_t size = (size_t)length << wide;
    StringEntry *fresh = memory_allocate(sizeof *fresh + 1 + size), *entry;
    fresh->key[0] = wide;
    memcpy(fresh->key + 1, characters, size);
    HASH_FIND(hh, numbering->strings, fresh->key, 1 + size, entry);
    if (entry != NULL) {
        free(fresh);
        return entry->slot;
    }
    HASH_ADD_KEYPTR(hh, numbering->strings, fresh->key, 1 + size, fresh);
    return fresh->slot = add_constant(numbering, (SlotOrigin){SLOT_STRING, length, wide, fresh->key + 1});
}

Ref numbering_string(Numbering *numbering, const void *characters, uint32_t length, bool wide)
{
    pthread_mutex_lock(&numbering->lock);
    Ref slot = find_string(numbering, characters, length, wide);
    pthread_mutex_unlock(&numbering->lock);
    return slot;
}

SlotOrigin numbering_slot_origin(Numbering *numbering, Ref slot)
{
    pthread_mutex_lock(&numbering->lock);
    SlotOrigin origin = slot < numbering->slot_count ? numbering->slots[slot] : (SlotOrigin){0};
    pthread_mutex_unlock(&numbering->lock);
    return origin;
}

uint32_t numbering_slot_count(Numbering *numbering)
{
    pthread_mutex_lock(&numbering->lock);
    uint32_t count = numbering->slot_count;
    pthread_mutex_unlock(&numbering->lock);
    return count;
}

uint32_t numbering_constant_count(const Numbering *numbering)
{
    return __atomic_load_n(&numbering->constant_count, __ATOMIC_ACQUIRE);
}

Ref numbering_constant(Numbering *numbering, uint32_t index)
{
    pthread_mutex_lock(&numbering->lock);
    assert(index < numbering->constant_count);
    Ref slot = numbering->constants[index];
    pthread_mutex_unlock(&numbering->lock);
    return slot;
}

/* --- threads --- */

static uint32_t find_thread(Numbering *numbering, uint32_t parent, uint32_t ordinal)
{
    uint32_t number = 0;
    while (number < numbering->thread_count
           && (numbering->threads[number].parent != parent || numbering->threads[number].ordinal != ordinal))
        number++;
    return number;
}

uint32_t numbering_thread(Numbering *numbering, uint32_t parent, uint32_t ordinal)
{
    pthread_mutex_lock(&numbering->lock);
    uint32_t number = find_thread(numbering, parent, ordinal);
    assert((parent == NUMBERING_NO_PARENT || parent < numbering->thread_count)
           && "a parent is numbered first");
    if (number == numbering->thread_count) {
        MEMORY_ROOM_FOR(numbering->threads, numbering->thread_capacity, number);
        numbering->threads[number] = (ThreadOrigin){parent, ordinal};
        __atomic_store_n(&numbering->thread_count, number + 1, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&numbering->lock);
    return number;
}

uint32_t numbering_known_thread(Numbering *numbering, uint32_t parent, uint32_t ordinal)
{
    pthread_mutex_lock(&numbering->lock);
    uint32_t number = find_thread(numbering, parent, ordinal);
    if (number == numbering->thread_count)
        number = NUMBERING_NO_PARENT;
    pthread_mutex_unlock(&numbering->lock);
    return number;
}

uint32_t numbering_thread_count(const Numbering *numbering)
{
    return __atomic_load_n(&numbering->thread_count, __ATOMIC_ACQUIRE);
}

ThreadOrigin numbering_thread_origin(Numbering *numbering, uint32_t thread)
{
    pthread_mutex_lock(&numbering->lock);
    assert(thread < numbering->thread_count);
    ThreadOrigin origin = numbering->threads[thread];
    pthread_mutex_unlock(&numbering->lock);
    return origin;
}
