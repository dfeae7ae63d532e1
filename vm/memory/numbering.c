/* Names; see numbering.h.  New names are rare, so one lock guards everything. */
#include "vm/memory/numbering.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/memory.h"

typedef struct SiteEntry {
    Site site;
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

struct Names {
    pthread_mutex_t lock;
    SiteEntry *sites;
    StringEntry *strings;
    MirrorEntry *mirrors;
    SlotName *slots; /* by slot */
    uint32_t slot_count, slot_capacity;
    ThreadName *threads; /* by number */
    uint32_t thread_count, thread_capacity;
    Ref *constants;
    uint32_t constant_count, constant_capacity;
};

Names *names_create(void)
{
    Names *names = memory_allocate(sizeof *names);
    pthread_mutex_init(&names->lock, NULL);
    names->slot_count = 1; /* slot 0 is null */
    return names;
}

static void free_sites(Names *names)
{
    SiteEntry *entry, *next;
    HASH_ITER (hh, names->sites, entry, next) {
        HASH_DEL(names->sites, entry);
        free(entry->slots);
        free(entry);
    }
}

static void free_constants(Names *names)
{
    StringEntry *string, *next_string;
    HASH_ITER (hh, names->strings, string, next_string) {
        HASH_DEL(names->strings, string);
        free(string);
    }
    MirrorEntry *mirror, *next_mirror;
    HASH_ITER (hh, names->mirrors, mirror, next_mirror) {
        HASH_DEL(names->mirrors, mirror);
        free(mirror);
    }
}

void names_destroy(Names *names)
{
    free_sites(names);
    free_constants(names);
    free(names->slots);
    free(names->threads);
    free(names->constants);
    pthread_mutex_destroy(&names->lock);
    free(names);
}

/* --- slots
 * ------------------------------------------------------------------------------------------------------- */

static Ref add_slot(Names *names, SlotName name)
{
    if (names->slot_count >= names->slot_capacity) {
        names->slot_capacity = names->slot_capacity ? 2 * names->slot_capacity : 1024;
        names->slots = memory_resize(names->slots, names->slot_capacity * sizeof *names->slots);
    }
    names->slots[names->slot_count] = name;
    return names->slot_count++;
}

static Ref add_constant(Names *names, SlotName name)
{
    if (names->constant_count == names->constant_capacity) {
        names->constant_capacity = names->constant_capacity ? 2 * names->constant_capacity : 256;
        names->constants =
            memory_resize(names->constants, names->constant_capacity * sizeof *names->constants);
    }
    Ref slot = add_slot(names, name);
    names->constants[names->constant_count] = slot;
    __atomic_store_n(&names->constant_count, names->constant_count + 1, __ATOMIC_RELEASE);
    return slot;
}

static SiteEntry *find_site(Names *names, const Site *site)
{
    SiteEntry *entry;
    HASH_FIND(hh, names->sites, site, sizeof *site, entry);
    if (entry == NULL) {
        entry = memory_allocate(sizeof *entry);
        entry->site = *site;
        HASH_ADD(hh, names->sites, site, sizeof *site, entry);
    }
    return entry;
}

static Ref slot_of_site(Names *names, SiteEntry *entry, uint32_t ordinal)
{
    if (ordinal < entry->count)
        return entry->slots[ordinal];
    if (entry->count == entry->capacity) {
        entry->capacity = entry->capacity ? 2 * entry->capacity : 4;
        entry->slots = memory_resize(entry->slots, entry->capacity * sizeof(Ref));
    }
    return entry->slots[entry->count++] =
               add_slot(names, (SlotName){SLOT_MADE, ordinal, false, &entry->site});
}

Ref names_slot(Names *names, const Site *site, uint32_t ordinal)
{
    pthread_mutex_lock(&names->lock);
    Ref slot = slot_of_site(names, find_site(names, site), ordinal);
    pthread_mutex_unlock(&names->lock);
    return slot;
}

uint32_t names_site_count(Names *names, const Site *site)
{
    pthread_mutex_lock(&names->lock);
    uint32_t count = find_site(names, site)->count;
    pthread_mutex_unlock(&names->lock);
    return count;
}

static Ref find_mirror(Names *names, uint32_t class_id)
{
    MirrorEntry *entry;
    HASH_FIND(hh, names->mirrors, &class_id, sizeof class_id, entry);
    if (entry == NULL) {
        entry = memory_allocate(sizeof *entry);
        entry->class_id = class_id;
        entry->slot = add_constant(names, (SlotName){SLOT_MIRROR, class_id, false, NULL});
        HASH_ADD(hh, names->mirrors, class_id, sizeof class_id, entry);
    }
    return entry->slot;
}

Ref names_mirror(Names *names, uint32_t class_id)
{
    pthread_mutex_lock(&names->lock);
    Ref slot = find_mirror(names, class_id);
    pthread_mutex_unlock(&names->lock);
    return slot;
}

static Ref find_string(Names *names, const void *characters, uint32_t length, bool wide)
{
    size_t size = (size_t)length << wide;
    StringEntry *fresh = memory_allocate(sizeof *fresh + 1 + size), *entry;
    fresh->key[0] = wide;
    memcpy(fresh->key + 1, characters, size);
    HASH_FIND(hh, names->strings, fresh->key, 1 + size, entry);
    if (entry != NULL) {
        free(fresh);
        return entry->slot;
    }
    HASH_ADD_KEYPTR(hh, names->strings, fresh->key, 1 + size, fresh);
    return fresh->slot = add_constant(names, (SlotName){SLOT_STRING, length, wide, fresh->key + 1});
}

Ref names_string(Names *names, const void *characters, uint32_t length, bool wide)
{
    pthread_mutex_lock(&names->lock);
    Ref slot = find_string(names, characters, length, wide);
    pthread_mutex_unlock(&names->lock);
    return slot;
}

SlotName names_of_slot(Names *names, Ref slot)
{
    pthread_mutex_lock(&names->lock);
    SlotName name = slot < names->slot_count ? names->slots[slot] : (SlotName){0};
    pthread_mutex_unlock(&names->lock);
    return name;
}

uint32_t names_slot_count(Names *names)
{
    pthread_mutex_lock(&names->lock);
    uint32_t count = names->slot_count;
    pthread_mutex_unlock(&names->lock);
    return count;
}

uint32_t names_constant_count(const Names *names)
{
    return __atomic_load_n(&names->constant_count, __ATOMIC_ACQUIRE);
}

Ref names_constant(Names *names, uint32_t index)
{
    pthread_mutex_lock(&names->lock);
    Ref slot = names->constants[index];
    pthread_mutex_unlock(&names->lock);
    return slot;
}

/* --- threads
 * ------------------------------------------------------------------------------------------------------ */

static uint32_t find_thread(Names *names, uint32_t parent, uint32_t ordinal)
{
    uint32_t number = 0;
    while (number < names->thread_count
           && (names->threads[number].parent != parent || names->threads[number].ordinal != ordinal))
        number++;
    return number;
}

uint32_t names_thread(Names *names, uint32_t parent, uint32_t ordinal)
{
    pthread_mutex_lock(&names->lock);
    uint32_t number = find_thread(names, parent, ordinal);
    if (number == names->thread_count) {
        if (number == names->thread_capacity) {
            names->thread_capacity = names->thread_capacity ? 2 * names->thread_capacity : 16;
            names->threads = memory_resize(names->threads, names->thread_capacity * sizeof *names->threads);
        }
        names->threads[number] = (ThreadName){parent, ordinal};
        __atomic_store_n(&names->thread_count, number + 1, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&names->lock);
    return number;
}

uint32_t names_known_thread(Names *names, uint32_t parent, uint32_t ordinal)
{
    pthread_mutex_lock(&names->lock);
    uint32_t number = find_thread(names, parent, ordinal);
    if (number == names->thread_count)
        number = NAMES_NO_PARENT;
    pthread_mutex_unlock(&names->lock);
    return number;
}

uint32_t names_thread_count(const Names *names)
{
    return __atomic_load_n(&names->thread_count, __ATOMIC_ACQUIRE);
}

ThreadName names_of_thread(Names *names, uint32_t thread)
{
    pthread_mutex_lock(&names->lock);
    ThreadName name = names->threads[thread];
    pthread_mutex_unlock(&names->lock);
    return name;
}
