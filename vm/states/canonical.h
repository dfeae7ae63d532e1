/* What the numbers of this process mean, as hashes that are the same in every process that runs the same
 * program: of names (a class by its name, a thread by who started it, a slot by where its object is made), of
 * components, and so of states.  128 bits, so that different things never meet in practice.  Components get
 * dense numbers here, in the order in which they are met. */
#ifndef VM_STATES_CANONICAL_H
#define VM_STATES_CANONICAL_H

#include "base/canonical_hash.h"
#include "vm/states/component_numbers.h"
#include "vm/states/store.h"

typedef struct Canon Canon;

Canon *canon_create(Vm *vm, Store *store);
void canon_destroy(Canon *canon);

/* What a component adds to the hash of a state that has it at a position; nothing for none (0). */
CanonHash canon_weight(Canon *canon, uint32_t position, uint32_t component);

/* The dense number of a component that canon_weight has met, + 1; 0: it has not. */
uint32_t canon_number(const Canon *canon, uint32_t component);
uint32_t canon_count(const Canon *canon); /* components met */

const char *canon_problem(
    const Canon *canon); /* why what was met cannot be said in any process; NULL: it can */
size_t canon_bytes(const Canon *canon);

#endif
