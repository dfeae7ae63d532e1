/* Watches the accesses to each place, and takes assumptions back.  What is kept of a place only grows or only
 * shrinks, so an access that is noted twice changes nothing the second time: steps that are looked up need
 * not note theirs again. */
#include "vm/memory/exclusion.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

#include "base/bytes.h"
#include "base/memory.h"

typedef struct WatchedGroup {
    PlaceGroup key;
    char *name;
    bool is_broken;
    struct WatchedGroup *all; /* of the same objects, for PLACE_ANY; itself, if it is that one */
    UT_hash_handle hh;
} WatchedGroup;

/* How one thread has accessed a place. */
typedef struct PlaceUser {
    uint32_t thread;
    uint32_t known;                       /* the fewest threads that were known at an access without a lock */
    uint64_t read_company, write_company; /* of all its reads, of all its writes, without a lock */
    bool locked_read, locked_write;       /* under a lock, in whatever company */
} PlaceUser;

/* What is known of all accesses to a place so far. */
typedef struct WatchedPlace {
    uint64_t key; /* slot and place */
    WatchedGroup *group;
    PlaceUser *users;
    uint32_t user_count, user_capacity;
    uint32_t lock_count;        /* 0: there was no access under a lock so far */
    Ref locks[EXCLUSION_LOCKS]; /* common to all those accesses */
    UT_hash_handle hh;
} WatchedPlace;

struct Exclusion {
    Numbering *numbering;
    ExclusionName name;
    void *context;
    pthread_mutex_t lock;
    WatchedPlace *places;
    WatchedGroup *groups;
    char **taken_back; /* names from a search before, sorted */
    uint32_t taken_back_count;
    char **late_finals; /* names since then, see exclusion_take_back_final */
    uint32_t late_final_count, late_final_capacity;
    bool ignores_names;
    bool is_given_up; /* nothing is assumed */
    bool is_fixed;    /* nothing is watched */
    _Atomic bool is_broken;
    uint32_t broken_count;
};

static const char *const everything = "*"; /* the name for is_given_up */

void exclusion_destroy(Exclusion *exclusion)
{
    WatchedPlace *place, *next;
    WatchedGroup *group, *following;
    if (exclusion == NULL)
        return;
    HASH_ITER (hh, exclusion->places, place, next) {
        HASH_DEL(exclusion->places, place);
        free(place->users);
        free(place);
    }
    HASH_ITER (hh, exclusion->groups, group, following) {
        HASH_DEL(exclusion->groups, group);
        free(group->name);
        free(group);
    }
    names_free(exclusion->taken_back);
    for (uint32_t i = 0; i < exclusion->late_final_count; i++)
        free(exclusion->late_finals[i]);
    free(exclusion->late_finals);
    pthread_mutex_destroy(&exclusion->lock);
    free(exclusion);
}

/* --- groups --- */

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_taken_back(const Exclusion *exclusion, const char *name)
{
    return exclusion->taken_back_count > 0
           && bsearch(&name, exclusion->taken_back, exclusion->taken_back_count, sizeof name, compare_names)
                  != NULL;
}

static WatchedGroup *find_group(Exclusion *exclusion, const PlaceGroup *key)
{
    WatchedGroup *group;
    HASH_FIND(hh, exclusion->groups, key, sizeof *key, group);
    if (group != NULL)
        return group;
    group = memory_allocate(sizeof *group);
    group->key = *key;
    group->name = exclusion->name(exclusion->context, key);
    group->is_broken = is_taken_back(exclusion, group->name);
    HASH_ADD(hh, exclusion->groups, key, sizeof group->key, group);
    PlaceGroup all = *key;
    all.place = PLACE_ANY;
    group->all = key->place == PLACE_ANY ? group : find_group(exclusion, &all);
    return group;
}

static WatchedGroup *group_of(Exclusion *exclusion, Ref object, uint32_t place)
{
    SlotOrigin origin = numbering_slot_origin(exclusion->numbering, object);
    PlaceGroup key;
    memset(&key, 0, sizeof key); /* it is hashed with its padding */
    key.kind = origin.kind;
    key.place = place;
    if (origin.kind == SLOT_MIRROR)
        key.class_id = origin.ordinal;
    if (origin.kind == SLOT_MADE) {
        key.site = *(const AllocationSite *)origin.key;
        key.site.thread = 0;
    }
    return find_group(exclusion, &key);
}

static bool is_watched(const Exclusion *exclusion, const WatchedGroup *group)
{
    return !group->is_broken && !group->all->is_broken && !exclusion->is_given_up;
}

static void take_back(Exclusion *exclusion, WatchedGroup *group)
{
    if (!is_watched(exclusion, group) || exclusion->is_fixed)
        return;
    group->is_broken = true;
    exclusion->broken_count++;
    atomic_store(&exclusion->is_broken, true);
}

/* --- places --- */

static WatchedPlace *find_place(Exclusion *exclusion, const PlaceAccess *access)
{
    bool is_common = exclusion->ignores_names
                     && numbering_slot_origin(exclusion->numbering, access->object).kind == SLOT_MADE;
    WatchedGroup *group = is_common ? group_of(exclusion, access->object, access->group_place) : NULL;
    uint64_t key = is_common ? (uintptr_t)group : (uint64_t)access->object << 32 | access->place;
    WatchedPlace *place;
    HASH_FIND(hh, exclusion->places, &key, sizeof key, place);
    if (place != NULL)
        return place;
    place = memory_allocate(sizeof *place);
    place->key = key;
    place->group = is_common ? group : group_of(exclusion, access->object, access->group_place);
    HASH_ADD(hh, exclusion->places, key, sizeof place->key, place);
    return place;
}

static PlaceUser *find_user(WatchedPlace *place, uint32_t thread)
{
    for (uint32_t i = 0; i < place->user_count; i++)
        if (place->users[i].thread == thread)
            return &place->users[i];
    MEMORY_ROOM_FOR(place->users, place->user_capacity, place->user_count);
    place->users[place->user_count] = (PlaceUser){.thread = thread, .known = UINT32_MAX};
    return &place->users[place->user_count++];
}

/* Was the other one in this company of the user?  One that was not known at some access was, unless the user
 * itself had to start it. */
static bool has_company(const Exclusion *exclusion, const PlaceUser *user, uint64_t company, uint32_t other)
{
    return company >> other & 1
           || (company != 0 && other >= user->known
               && numbering_thread_origin(exclusion->numbering, other).parent != user->thread);
}

/* Did the user write, or access at all, while the other one could have done something?  `locks_count`:
 * accesses under a lock are accesses, too, in any company. */
static bool wrote_beside(const Exclusion *exclusion, const PlaceUser *user, uint32_t other, bool locks_count)
{
    return (locks_count && user->locked_write) || has_company(exclusion, user, user->write_company, other);
}

static bool accessed_beside(const Exclusion *exclusion, const PlaceUser *user, uint32_t other,
                            bool locks_count)
{
    return wrote_beside(exclusion, user, other, locks_count) || (locks_count && user->locked_read)
           || has_company(exclusion, user, user->read_company, other);
}

/* Could an access of one be met by a conflicting access of the other?  Two accesses under a lock could not:
 * they have a lock in common. */
static bool conflict(const Exclusion *exclusion, const PlaceUser *one, const PlaceUser *other)
{
    for (int locked = 0; locked < 3; locked++) {
        bool one_locked = locked == 1, other_locked = locked == 2;
        if ((wrote_beside(exclusion, one, other->thread, one_locked)
             && accessed_beside(exclusion, other, one->thread, other_locked))
            || (accessed_beside(exclusion, one, other->thread, one_locked)
                && wrote_beside(exclusion, other, one->thread, other_locked)))
            return true;
    }
    return false;
}

static bool fits_others(const Exclusion *exclusion, const WatchedPlace *place, const PlaceUser *user)
{
    for (uint32_t i = 0; i < place->user_count; i++)
        if (&place->users[i] != user && conflict(exclusion, user, &place->users[i]))
            return false;
    return true;
}

/* Keeps the locks that this access has, too; moves them to the front of the access's.  How many there are. */
static uint32_t keep_locks(WatchedPlace *place, PlaceAccess *access)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < access->lock_count; i++) {
        bool is_common = place->lock_count == 0;
        for (uint32_t k = 0; k < place->lock_count && !is_common; k++)
            is_common = place->locks[k] == access->locks[i];
        if (is_common) {
            Ref lock = access->locks[i];
            access->locks[i] = access->locks[kept];
            access->locks[kept++] = lock;
        }
    }
    if (kept == 0)
        return 0;
    place->lock_count = kept;
    memcpy(place->locks, access->locks, kept * sizeof *place->locks);
    return kept;
}

static void note_company(const Exclusion *exclusion, PlaceUser *user, bool writes, uint64_t company)
{
    uint32_t known = numbering_thread_count(exclusion->numbering);
    if (known < user->known)
        user->known = known;
    *(writes ? &user->write_company : &user->read_company) |= company;
}

/* False: the access does not fit those before. */
static bool note_access(Exclusion *exclusion, WatchedPlace *place, PlaceAccess *access,
                        ExclusionCompany company, void *context, uint32_t *kept_locks)
{
    if (access->thread >= EXCLUSION_THREADS)
        return false;
    PlaceUser *user = find_user(place, access->thread);
    if ((*kept_locks = keep_locks(place, access)) > 0)
        *(access->writes ? &user->locked_write : &user->locked_read) = true;
    else if (access->locks_only || exclusion->ignores_names
             || numbering_thread_count(exclusion->numbering) > EXCLUSION_THREADS)
        return false;
    else
        note_company(exclusion, user, access->writes, company(context));
    return fits_others(exclusion, place, user);
}

bool exclusion_note(Exclusion *exclusion, PlaceAccess *access, ExclusionCompany company, void *context,
                    uint32_t *kept_locks)
{
    assert(access->lock_count <= EXCLUSION_LOCKS && "the rest was left out");
    *kept_locks = 0;
    pthread_mutex_lock(&exclusion->lock);
    WatchedPlace *place = find_place(exclusion, access);
    bool fits = is_watched(exclusion, place->group);
    if (fits && !exclusion->is_fixed) {
        fits = note_access(exclusion, place, access, company, context, kept_locks);
        if (!fits)
            take_back(exclusion, place->group);
    }
    pthread_mutex_unlock(&exclusion->lock);
    return fits;
}

void exclusion_ignore_names(Exclusion *exclusion)
{
    assert(exclusion->places == NULL && "nothing was noted so far");
    exclusion->ignores_names = true;
}

bool exclusion_is_lasting(const Exclusion *exclusion, Ref object)
{
    SlotOrigin origin = numbering_slot_origin(exclusion->numbering, object);
    return origin.kind != SLOT_MADE || numbering_site_is_lasting(exclusion->numbering, origin.key);
}

bool exclusion_relies_on(Exclusion *exclusion, Ref object)
{
    bool relies = false;
    pthread_mutex_lock(&exclusion->lock);
    for (const WatchedPlace *place = exclusion->places; place != NULL && !relies; place = place->hh.next)
        for (uint32_t i = 0; i < place->lock_count && !relies; i++)
            relies = place->locks[i] == object;
    pthread_mutex_unlock(&exclusion->lock);
    return relies;
}

void exclusion_take_back(Exclusion *exclusion, Ref object, uint32_t group_place)
{
    pthread_mutex_lock(&exclusion->lock);
    take_back(exclusion, group_of(exclusion, object, group_place));
    pthread_mutex_unlock(&exclusion->lock);
}

/* The name of a final field, to be freed: no group has one like it. */
static char *final_name(const Field *field)
{
    Bytes text = {0};
    bytes_format(&text, "final %s.%s", field->owner->name, field->name);
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

static bool has_late_final(const Exclusion *exclusion, const char *name)
{
    for (uint32_t i = 0; i < exclusion->late_final_count; i++)
        if (strcmp(exclusion->late_finals[i], name) == 0)
            return true;
    return is_taken_back(exclusion, name);
}

void exclusion_take_back_final(Exclusion *exclusion, const Field *field)
{
    assert(field->flags & ACC_FINAL);
    char *name = final_name(field);
    pthread_mutex_lock(&exclusion->lock);
    bool is_known = exclusion->is_fixed || has_late_final(exclusion, name);
    if (!is_known) {
        MEMORY_ROOM_FOR(exclusion->late_finals, exclusion->late_final_capacity, exclusion->late_final_count);
        exclusion->late_finals[exclusion->late_final_count++] = name;
        exclusion->broken_count++;
        atomic_store(&exclusion->is_broken, true);
    }
    pthread_mutex_unlock(&exclusion->lock);
    if (is_known)
        free(name);
}

/* Only names from a search before count: within a search a field does not change its kind. */
bool exclusion_has_late_final(const Exclusion *exclusion, const Field *field)
{
    if (exclusion->taken_back_count == 0)
        return false;
    char *name = final_name(field);
    bool is_late = is_taken_back(exclusion, name);
    free(name);
    return is_late;
}

bool exclusion_has_new_late_final(const Exclusion *exclusion) { return exclusion->late_final_count > 0; }

void exclusion_give_up(Exclusion *exclusion)
{
    pthread_mutex_lock(&exclusion->lock);
    if (!exclusion->is_given_up && !exclusion->is_fixed)
        atomic_store(&exclusion->is_broken, true);
    exclusion->is_given_up |= !exclusion->is_fixed;
    pthread_mutex_unlock(&exclusion->lock);
}

/* --- from one search to the next --- */

bool exclusion_is_broken(const Exclusion *exclusion) { return atomic_load(&exclusion->is_broken); }

void exclusion_fix(Exclusion *exclusion) { exclusion->is_fixed = true; }

uint32_t exclusion_count(const Exclusion *exclusion) { return exclusion->broken_count; }

char **exclusion_list(const Exclusion *exclusion)
{
    uint32_t count = 0;
    char **names = memory_allocate(
        (exclusion->taken_back_count + HASH_COUNT(exclusion->groups) + exclusion->late_final_count + 2)
        * sizeof *names);
    for (uint32_t i = 0; i < exclusion->taken_back_count; i++)
        names[count++] = memory_copy_string(exclusion->taken_back[i]);
    for (const WatchedGroup *group = exclusion->groups; group != NULL; group = group->hh.next)
        if (group->is_broken && !is_taken_back(exclusion, group->name))
            names[count++] = memory_copy_string(group->name);
    for (uint32_t i = 0; i < exclusion->late_final_count; i++)
        names[count++] = memory_copy_string(exclusion->late_finals[i]);
    if (exclusion->is_given_up && !is_taken_back(exclusion, everything))
        names[count++] = memory_copy_string(everything);
    qsort(names, count, sizeof *names, compare_names);
    return names;
}

Exclusion *exclusion_create(Numbering *numbering, ExclusionName name, void *context,
                            const char *const *taken_back)
{
    Exclusion *exclusion = memory_allocate(sizeof *exclusion);
    uint32_t count = 0;
    exclusion->numbering = numbering;
    exclusion->name = name;
    exclusion->context = context;
    pthread_mutex_init(&exclusion->lock, NULL);
    while (taken_back != NULL && taken_back[count] != NULL)
        count++;
    exclusion->taken_back = memory_allocate((count + 1) * sizeof *exclusion->taken_back);
    for (uint32_t i = 0; i < count; i++)
        exclusion->taken_back[i] = memory_copy_string(taken_back[i]);
    qsort(exclusion->taken_back, count, sizeof *exclusion->taken_back, compare_names);
    exclusion->taken_back_count = count;
    exclusion->is_given_up = is_taken_back(exclusion, everything);
    return exclusion;
}
