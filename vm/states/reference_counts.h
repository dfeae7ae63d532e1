/* How many references each object has in the present state: from objects, frames and threads.  Counts follow
 * the vector when they are asked for: the positions that have changed since are listed with what they held.
 *
 *   counted: | position 31 held 12 | position 4 held 80 |       the vector has something else there now
 *
 * Nothing is counted before the first question. */
#ifndef VM_STATES_REFERENCE_COUNTS_H
#define VM_STATES_REFERENCE_COUNTS_H

#include "vm/program.h"
#include "vm/states/store.h"

typedef struct ReferenceCounts ReferenceCounts;

ReferenceCounts *reference_counts_create(const Program *program, const Store *store, const Vector *vector);
void reference_counts_destroy(ReferenceCounts *counts);

/* To be called for every position that changes. */
void reference_counts_note(ReferenceCounts *counts, uint32_t position, uint32_t old);

/* Positions of the vector have moved: counts begin anew. */
void reference_counts_reset(ReferenceCounts *counts);

/* All references to the object in `slot`. */
uint32_t reference_counts_of(ReferenceCounts *counts, Ref slot);

/* Does the object or thread at a position refer to the object in `slot`? */
bool reference_counts_holds(ReferenceCounts *counts, uint32_t position, Ref slot);

#endif
