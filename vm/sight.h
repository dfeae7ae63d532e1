/* The present state as searches and heuristics look at it.  With a step cache the live VM may stand at an
 * earlier state (vm/states.h): questions about threads and choices are answered from components then, and the
 * VM follows only when someone asks for it. */
#ifndef VM_SIGHT_H
#define VM_SIGHT_H

#include "vm/states.h"
#include "vm/view.h"

typedef struct Sight {
    const Vm *vm;   /* may be behind: sight_vm brings it to the present state.  NULL: there is no program */
    States *states; /* NULL: the VM stands at the present state */
} Sight;

/* The VM, at the present state; for all that is not asked for below. */
const Vm *sight_vm(Sight sight);

/* Whoever looks cannot go on: the search ends with this message. */
void sight_complain(Sight sight, const char *what);

Choice sight_choice(Sight sight, int index); /* as vm_choice */

/* As the functions of vm/view.h and vm/vm_threads.h with the same names.  A thread that the VM has not met
 * yet does not live. */
uint32_t sight_thread_count(Sight sight);
uint32_t sight_live_threads(Sight sight);
uint32_t sight_blocked_threads(Sight sight);
bool sight_thread_is_live(Sight sight, uint32_t thread);
bool sight_thread_is_blocked(Sight sight, uint32_t thread);
bool sight_awaits_abstract_choice(Sight sight);
bool sight_thread_has_work(Sight sight, uint32_t thread);
bool sight_thread_is_enabled(Sight sight, uint32_t thread);

/* Components that tell a live thread's name: those of its Thread object and of the String.  In states where
 * they are equal, so are its name and its class.  false: they are not known. */
typedef struct ThreadLabel {
    uint32_t object, name; /* 0: as it was made */
} ThreadLabel;
bool sight_thread_label(Sight sight, uint32_t thread, ThreadLabel *label);

/* What tells where a live thread stands: its component, and its class, by number.  false: they are not known.
 */
typedef struct ThreadPlace {
    uint32_t component, class_id;
} ThreadPlace;
bool sight_thread_place(Sight sight, uint32_t thread, ThreadPlace *place);

#endif
