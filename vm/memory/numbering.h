/* The numbering of slots and threads that all VMs of one search share: what is the same thing in every state
 * has the same number in every state.  Whoever meets a thing first gives it its number, which never changes.
 * May be used from several threads at once.
 *
 *   slot   <- (allocation site, ordinal): an object that the program made
 *          <- class: its mirror
 *          <- text: an interned String
 *   thread <- (its parent's number, its index among the parent's children) */
#ifndef VM_MEMORY_NUMBERING_H
#define VM_MEMORY_NUMBERING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "vm/value.h"

/* Where an object is made. */
typedef struct AllocationSite {
    uint32_t thread;              /* number + 1; 0: whichever */
    uint32_t method, instruction; /* of the frame that runs */
    uint32_t native;              /* method id + 1 of the native that runs; 0: none */
} AllocationSite;

typedef enum SlotKind { SLOT_UNUSED, SLOT_MADE, SLOT_MIRROR, SLOT_STRING } SlotKind;

/* What a slot stands for. */
typedef struct SlotOrigin {
    SlotKind kind;
    uint32_t ordinal; /* of its site; of a mirror, the class's id; of a String, its length */
    bool wide;
    const void *key; /* an AllocationSite; the characters of a String */
} SlotOrigin;

typedef struct ThreadOrigin {
    uint32_t parent, ordinal;
} ThreadOrigin;

#define NUMBERING_NO_PARENT UINT32_MAX

typedef struct Numbering Numbering;

Numbering *numbering_create(void);
void numbering_destroy(Numbering *numbering);

Ref numbering_slot(Numbering *numbering, const AllocationSite *site,
                   uint32_t ordinal); /* the ordinals of a site are asked for in their order */
Ref numbering_mirror(Numbering *numbering, uint32_t class_id);
Ref numbering_string(Numbering *numbering, const void *characters, uint32_t length, bool wide);
uint32_t numbering_thread(Numbering *numbering, uint32_t parent, uint32_t ordinal);

uint32_t numbering_known_thread(Numbering *numbering, uint32_t parent,
                                uint32_t ordinal); /* NUMBERING_NO_PARENT: it has no number yet */
uint32_t numbering_site_count(Numbering *numbering,
                              const AllocationSite *site); /* ordinals that were asked for so far */

/* Does one thread alone, the first, make an object here, and once?  Then it has one name in all schedules, as
 * has what a class initializer makes. */
bool numbering_site_is_lasting(Numbering *numbering, const AllocationSite *site);

uint32_t numbering_thread_count(const Numbering *numbering);
uint32_t numbering_slot_count(Numbering *numbering); /* + 1: slot 0 is null */
ThreadOrigin numbering_thread_origin(Numbering *numbering, uint32_t thread);
SlotOrigin numbering_slot_origin(Numbering *numbering, Ref slot);

/* Mirrors and Strings in the order of their naming: a VM that lacks some makes them before it enters a state.
 */
uint32_t numbering_constant_count(const Numbering *numbering);
Ref numbering_constant(Numbering *numbering, uint32_t index);

#endif
