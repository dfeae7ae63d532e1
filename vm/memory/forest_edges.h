/* What is known of settled objects: for forest.c, which keeps it up to date, and forest_build.c, which makes
 * it anew, and for no other. */
#ifndef VM_MEMORY_FOREST_EDGES_H
#define VM_MEMORY_FOREST_EDGES_H

#include "vm/memory/forest.h"
#include "vm/memory/machine.h"
#include "vm/memory/unstable_edges.h"

#define HOLDER_THREAD 0x80000000u /* a holder that is a thread's stack, by its number */

enum {
    MUCH_SHARE = 16
}; /* when this part of all objects comes or goes at once, settling anew costs little beside that */

enum { NOTE_LISTED = 1, NOTE_OPEN = 2, NOTE_DOUBTED = 4, NOTE_LIGHT = 8, NOTE_CONFIRMED = 16 };

typedef struct Slot {
    uint32_t holder; /* the slot whose object holds this one, itself if it is a root; or a thread's; 0: it is
                        loose */
    uint32_t index;  /* by this reference */
    uint32_t held;   /* settled objects that it holds itself */
    uint8_t
        notes; /* listed as loose; open; some of its references are in doubt; light: left loose this time */
} Slot;

typedef struct List {
    uint32_t *at;
    uint32_t count, capacity;
} List;

struct Settled {
    Slot *slots;
    uint32_t capacity;
    uint32_t *thread_held; /* by thread: like Slot.held */
    uint32_t threads;
    List loose, open;
    List order;       /* settled objects, each after its holder */
    uint32_t entered; /* of them */
    Doubts doubts;
    uint64_t work; /* loose objects seen in collections since all was settled last */
    bool stale;    /* nothing is settled */
};

static inline bool ties_is_thread(uint32_t holder) { return holder & HOLDER_THREAD; }

/* Is it by this reference that the object in `slot` hangs? */
static inline bool ties_has(const Settled *settled, Ref slot, uint32_t holder, uint32_t index)
{
    return settled->slots[slot].holder == holder && settled->slots[slot].index == index;
}

void ties_make_room(Settled *settled, Ref slot);

/* From now on collections look at the object in `slot`, which has room: as an open or a loose one. */
void ties_open(Settled *settled, Ref slot);
void ties_list_loose(Settled *settled, Ref slot);
void ties_push(List *list, uint32_t number);

void ties_each_of_thread(const Thread *thread, VisitReference *visit, void *context);

/* Finds anew which objects are settled, and by which ties. */
void settle_all(Vm *vm);

#endif
