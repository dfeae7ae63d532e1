/* Exclusion: which places need no choice point, because no two threads can conflict there.
 *
 * A place is a field or an element of one object, or its monitor.  A search assumes of every place that its
 * accesses exclude each other: that each is made
 *
 *   under a lock      which every thread holds that accesses the place under a lock; or
 *   alone             while every other thread that accesses the place in this one's company has ended, as
 *                     this one has seen, or is still to be started by it; or
 *   as one of many    reads, all writes being alone.
 *
 * Such an access commutes with whatever other threads do since the thread's last choice point, so it needs
 * none of its own (docs/states.md has the proof).  Every access in the search is watched.  Where one does not
 * fit, the assumption is taken back for all places of its group, and the search, which has relied on it,
 * starts over: see exclusion_is_broken.  A group is what one instruction makes, by field; a static field.
 *
 * One table for all VMs of a search, used by several threads at once. */
#ifndef VM_MEMORY_EXCLUSION_H
#define VM_MEMORY_EXCLUSION_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/class.h"
#include "vm/memory/numbering.h"

/* Fields are told by their offsets, elements by their indices. */
#define PLACE_MONITOR  UINT32_MAX       /* of an object */
#define PLACE_ELEMENTS (UINT32_MAX - 1) /* all elements of an array, of which there are many */
#define PLACE_ANY      (UINT32_MAX - 2) /* of groups only: everything in these objects */

enum {
    ELEMENTS_APART = 64,    /* elements of longer arrays are one place */
    EXCLUSION_THREADS = 64, /* threads with higher numbers access by choice points only */
    EXCLUSION_LOCKS = 4     /* so many locks are kept for a place */
};

typedef struct Exclusion Exclusion;

/* What a thread brings to an access. */
typedef struct PlaceAccess {
    Ref object;
    uint32_t place;
    uint32_t group_place; /* PLACE_ELEMENTS for all elements */
    uint32_t thread;
    bool writes;
    bool locks_only; /* without a common lock the assumption is taken back, whoever else is about */
    Ref locks[EXCLUSION_LOCKS]; /* that the thread holds */
    uint32_t lock_count;
} PlaceAccess;

/* Threads besides the one that accesses that may run before it has ended or started them, as bits: asked for
 * only where locks do not tell. */
typedef uint64_t (*ExclusionCompany)(void *context);

/* What the places of a group have in common. */
typedef struct PlaceGroup {
    SlotKind kind;       /* of their objects */
    uint32_t class_id;   /* of a mirror */
    AllocationSite site; /* of objects that the program makes, whichever thread does */
    uint32_t place;
} PlaceGroup;

/* The name of a group, the same in every process; to be freed. */
typedef char *(*ExclusionName)(void *context, const PlaceGroup *group);

/* A lock that is the object itself, where places are not told apart within a group. */
#define LOCK_ITSELF UINT32_MAX

/* `taken_back`: names for which a search before has taken its assumption back; ends with NULL; may be NULL.
 */
Exclusion *exclusion_create(Numbering *numbering, ExclusionName name, void *context,
                            const char *const *taken_back);
void exclusion_destroy(Exclusion *exclusion);

/* From now on states that differ by names are one, so what is noted must hold whatever things are called: all
 * objects of a group have their places in common, accesses must be made under a lock, and locks are
 * LOCK_ITSELF or such as have one name in all schedules. */
void exclusion_ignore_names(Exclusion *exclusion);

/* Has the object one name in all schedules, as far as is known?  And was it taken for one that has when it
 * was a lock? */
bool exclusion_is_lasting(const Exclusion *exclusion, Ref object);
bool exclusion_relies_on(Exclusion *exclusion, Ref object);

/* Notes an access.  True: it needs no choice point, as far as is known now.  *kept_locks: so many of the
 * access's locks, now the first ones, decided it; 0: the company did. */
bool exclusion_note(Exclusion *exclusion, PlaceAccess *access, ExclusionCompany company, void *context,
                    uint32_t *kept_locks);

/* The assumption is taken back for a place and its group, or (PLACE_ANY) for everything in such objects. */
void exclusion_take_back(Exclusion *exclusion, Ref object, uint32_t group_place);

/* Final fields are read without a choice point and without a note, as if they were written before others can
 * see their object.  One that is written later is taken back by its name, and in the search that starts over
 * it is a field like others: see quicken_field. */
void exclusion_take_back_final(Exclusion *exclusion, const Field *field);
bool exclusion_has_late_final(const Exclusion *exclusion, const Field *field);
bool exclusion_has_new_late_final(const Exclusion *exclusion); /* one that this search has met */

/* Nothing is assumed any more. */
void exclusion_give_up(Exclusion *exclusion);

/* Was an assumption taken back?  Not those that were from the beginning. */
bool exclusion_is_broken(const Exclusion *exclusion);

/* From now on accesses are not watched any more. */
void exclusion_fix(Exclusion *exclusion);

/* The names of the groups for which it is taken back, sorted; ends with NULL; to be freed, with the array. */
char **exclusion_list(const Exclusion *exclusion);
uint32_t exclusion_count(const Exclusion *exclusion); /* of those since it was created */

#endif
