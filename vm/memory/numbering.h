/* What all VMs of one search call by the same numbers: the slots of objects, threads, and the objects that
 * are there in every state. Whoever comes first gives the number; afterwards it never changes.  May be used
 * from several threads at once.
 *
 *   slot   <- (site, ordinal): made by the program       or a class: its mirror       or a text: an
 *          interned String
 *   thread <- (number of the thread that started it, as its how-manieth) */
#ifndef VM_MEMORY_NUMBERING_H
#define VM_MEMORY_NUMBERING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "vm/value.h"

/* Where an object is made. */
typedef struct Site {
    uint32_t thread;              /* number + 1; 0: whichever */
    uint32_t method, instruction; /* of the frame that runs */
    uint32_t native;              /* method id + 1 of the native that runs; 0: none */
} Site;

typedef enum SlotKind { SLOT_UNUSED, SLOT_MADE, SLOT_MIRROR, SLOT_STRING } SlotKind;

/* What a slot stands for. */
typedef struct SlotName {
    SlotKind kind;
    uint32_t ordinal; /* of its site; of a mirror, the class's id; of a String, its length */
    bool wide;
    const void *origin; /* a Site; the characters of a String */
} SlotName;

typedef struct ThreadName {
    uint32_t parent, ordinal;
} ThreadName;

#define NAMES_NO_PARENT UINT32_MAX

typedef struct Names Names;

Names *names_create(void);
void names_destroy(Names *names);

Ref names_slot(Names *names, const Site *site,
               uint32_t ordinal); /* the ordinals of a site are asked for in their order */
Ref names_mirror(Names *names, uint32_t class_id);
Ref names_string(Names *names, const void *characters, uint32_t length, bool wide);
uint32_t names_thread(Names *names, uint32_t parent, uint32_t ordinal);

uint32_t names_known_thread(Names *names, uint32_t parent,
                            uint32_t ordinal);             /* NAMES_NO_PARENT: it has no number yet */
uint32_t names_site_count(Names *names, const Site *site); /* ordinals that were asked for so far */

uint32_t names_thread_count(const Names *names);
uint32_t names_slot_count(Names *names); /* + 1: slot 0 is null */
ThreadName names_of_thread(Names *names, uint32_t thread);
SlotName names_of_slot(Names *names, Ref slot);

/* Mirrors and Strings in the order of their naming: a VM that lacks some makes them before it enters a state.
 */
uint32_t names_constant_count(const Names *names);
Ref names_constant(Names *names, uint32_t index);

#endif
