/* What the numbers of this process mean, as hashes that are the same in every process that runs the same
 * program: of names (a class by its name, a thread by its parent and index, a slot by where its object is
 * made), of components, and so of states.  128 bits, so that different things never meet in practice.
 * Components get dense numbers here, in the order in which they are met. */
#ifndef VM_STATES_CANONICAL_H
#define VM_STATES_CANONICAL_H

#include "base/canonical_hash.h"
#include "vm/states/component_numbers.h"
#include "vm/states/store.h"

typedef struct CanonicalHasher CanonicalHasher;

CanonicalHasher *canonical_create(Vm *vm, Store *store);
void canonical_destroy(CanonicalHasher *hasher);

/* What a component adds to the hash of a state that has it at a position; nothing for none (0). */
CanonicalHash canonical_weight(CanonicalHasher *hasher, uint32_t position, uint32_t component);

/* The dense number of a component that canonical_weight has met, + 1; 0: it has not. */
uint32_t canonical_number(const CanonicalHasher *hasher, uint32_t component);

const char *canonical_problem(
    const CanonicalHasher *hasher); /* why what was met cannot be said in any process; NULL: it can */

#endif
