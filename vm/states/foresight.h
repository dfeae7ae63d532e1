/* What the choices of a state lead to, worked out together before the first of them is taken.
 *
 *   state 7:   choice 0 --> effect, writes, root    all roots are fetched from memory at once; then each
 *              choice 1 --> effect, writes, root    choice that is taken finds its own in the processor's
 *              choice 2 --> (executed)              cache, and one that leads back need not enter state 7
 *
 * A search says for which states it pays (states_foresee): those of which it takes all choices.  What was
 * foreseen of the states of late is kept, since a search depth first comes back to most states soon. */
#ifndef VM_STATES_FORESIGHT_H
#define VM_STATES_FORESIGHT_H

#include "vm/states/step_cache.h"

enum { FORESEEN_WRITES = 8 }; /* steps that write more are not foreseen */

typedef struct Foreseen {
    uint32_t effect; /* its number in the step cache */
    uint32_t write_count;
    VectorForesight root;
    VectorWrite writes[FORESEEN_WRITES];
} Foreseen;

typedef struct Foresight Foresight;

Foresight *foresight_create(void);
void foresight_destroy(Foresight *foresight);

/* Of the present state, which has `count` choices. */
void foresight_look(Foresight *foresight, States *states, const StepCache *cache, uint32_t count);

/* NULL: nothing is known of this choice. */
const Foreseen *foresight_of(Foresight *foresight, const StepCache *cache, StateNumber state, int choice);

/* Positions have moved. */
void foresight_forget(Foresight *foresight);

#endif
