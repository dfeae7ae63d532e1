/* Names for objects that do not depend on the order of events: a new object's slot comes from where it is
 * made (thread, instruction, native) and the lowest number that is free there.  So two interleavings that
 * build the same heap in another order build the same state.
 *
 *   context: site -> slots[0], slots[1], ...      slot -> (context, ordinal)
 *
 * The slots themselves come from the names that all VMs of a search share; this is one VM's view of which are
 * free. */
#ifndef VM_MEMORY_ALLOCATION_SITES_H
#define VM_MEMORY_ALLOCATION_SITES_H

#include <stdint.h>

#include "vm/memory/numbering.h"

typedef struct Contexts Contexts;

Contexts *contexts_create(Names *names); /* which must live longer */
void contexts_destroy(Contexts *contexts);

/* The slot for a new object of this site: its first one that holds no object. */
struct Object;
Ref contexts_take(Contexts *contexts, const Site *site, struct Object *const *objects);

/* A slot that was freed is not given out again before the next step begins: otherwise names would depend on
 * when garbage is collected. */
void contexts_freed(Contexts *contexts, Ref slot);
void contexts_begin_step(Contexts *contexts);

#endif
