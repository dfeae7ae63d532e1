/* Names for objects that do not depend on the order of events: a new object's slot comes from where it is made (thread, instruction,
 * native) and the lowest number that is free there.  So two interleavings that build the same heap in another order build
 * the same state.
 *
 *   context: (thread, site) -> slots[0], slots[1], ...      slot -> (context, ordinal) */
#ifndef VM_CONTEXTS_H
#define VM_CONTEXTS_H

#include <stdint.h>

#include "vm/value.h"

typedef struct Contexts Contexts;

Contexts *contexts_create(void);
void      contexts_destroy(Contexts *contexts);

/* The slot for a new object of this site; `is_free` tells whether a slot is. `next_slot` is raised when a new one is taken. */
typedef struct Site {
    uint32_t thread;
    uint32_t method, instruction;       /* of the frame that runs */
    uint32_t native;                    /* method id + 1 of the native that runs; 0: none */
} Site;

struct Object;
Ref  contexts_take(Contexts *contexts, const Site *site, struct Object *const *objects, uint32_t *next_slot);
void contexts_freed(Contexts *contexts, Ref slot);

#endif
