/* Slots of new objects, by allocation site: thread, instruction and native.  A new object gets the lowest
 * slot of its site that is free, so two interleavings that build the same heap in another order build the
 * same state.
 *
 *   site -> slots[0], slots[1], ...      slot -> (site, ordinal)
 *
 * The slots themselves come from the numbering that all VMs of a search share; this is one VM's view of which
 * are free. */
#ifndef VM_MEMORY_ALLOCATION_SITES_H
#define VM_MEMORY_ALLOCATION_SITES_H

#include <stdint.h>

#include "vm/memory/numbering.h"

typedef struct AllocationSites AllocationSites;

AllocationSites *allocation_sites_create(Numbering *numbering); /* which must live longer */
void allocation_sites_destroy(AllocationSites *sites);

/* The slot for a new object of this site: its first one that holds no object. */
struct Object;
struct Reads; /* the step depends on which slots before it are taken; NULL: nobody wants to know */
Ref allocation_sites_take_slot(AllocationSites *sites, const AllocationSite *site,
                               struct Object *const *objects, struct Reads *reads);

/* A slot that was freed is not given out again before the next step begins: otherwise slots would depend on
 * when garbage is collected. */
void allocation_sites_slot_freed(AllocationSites *sites, Ref slot);
void allocation_sites_begin_step(AllocationSites *sites);

#endif
