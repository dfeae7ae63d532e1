/* References that did not last: objects that hang on one (vm/memory/forest.h) had to be settled anew when it
 * changed.  A tie that broke is in doubt for a number of collections that grows each time it breaks.  Time is
 * the number of collections so far. */
#ifndef VM_MEMORY_UNSTABLE_EDGES_H
#define VM_MEMORY_UNSTABLE_EDGES_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Doubt Doubt;
typedef struct Doubts {
    Doubt *table;
} Doubts; /* {0}: none */

/* A tie is the reference `index` of `holder`. */
void doubts_add(Doubts *doubts, uint32_t holder, uint32_t index, uint64_t now);
bool doubts_has(const Doubts *doubts, uint32_t holder, uint32_t index, uint64_t now);

/* The ties that broke just now did so together with what hung on them: that is no reason for doubts. */
void doubts_withdraw(Doubts *doubts, uint64_t now);

void doubts_clear(Doubts *doubts);

#endif
