/* What a view of states is made of: for the files that implement states.h, and for no other.
 *
 *   states.c           commit and enter: the heart
 *   states_open.c      making, laying out, measuring, freeing
 *   states_exchange.c  states of several processes: hashes, looking before committing, states from elsewhere
 *   states_check.c     hostile tests: is the live VM what its state says?
 *   states_take.c      one step, from the step cache or by execution
 *   states_ahead.c     with a step cache the vector goes ahead of the live VM, which follows when needed */
#ifndef VM_STATES_STATES_VIEW_H
#define VM_STATES_STATES_VIEW_H

#include "vm/states.h"
#include "vm/states/canonical.h"
#include "vm/states/outline.h"
#include "vm/states/reference_counts.h"
#include "vm/states/store.h"
#include "vm/states/trail.h"

/* A position and what it had in the present state. */
typedef struct PositionChange {
    uint32_t position, old;
} PositionChange;

/* What a component adds to the hash at its position. */
typedef struct Weight {
    uint32_t id;
    CanonicalHash hash;
} Weight;

/* The live VM stands at an earlier state than the vector, and the vector, after a step to a state that had
 * been there before, at the one from which the step was taken: searches go back there most often. */
typedef struct Ahead {
    Outline outline;
    ReferenceCounts *counts;
    PositionChange *late; /* positions that the VM has not followed yet, and what they hold there */
    uint32_t late_count, late_capacity;
    uint8_t *is_late; /* by position */
    uint32_t is_late_capacity;
} Ahead;

struct States {
    Vm *vm;
    Store *store;
    bool owns_store;
    Vector vector;
    Trail *trail; /* NULL: states are exact, in the store's tree, which stays empty otherwise */
    StateNumber present;
    bool has_foreign; /* some states came from outside: what running code guarantees is not known of them */
    bool has_present;
    CanonicalHasher *hasher; /* NULL: nobody wants hashes that hold in every process */
    CanonicalHash hash;      /* of what the vector has now */
    StateNumber looked_from; /* the state that was present at the last look, and its hash: most ways lead back
                            there */
    CanonicalHash looked_from_hash;
    bool has_looked;
    bool hash_is_known;      /* while the vector goes back: to what it will be */
    PositionChange *changes; /* since the present state, if there is a hasher */
    uint32_t change_count, change_capacity;
    Weight
        *weights; /* by position: of the component that came there last, which is most often the next to go */
    uint32_t weight_capacity;
    struct StepMemory *memory; /* of steps: see states_take.c; NULL: every step is executed */
    Ahead *ahead;              /* with a memory */
    struct Symmetry *symmetry; /* NULL: states that differ by names are different */
};

/* The component at a position in the present state. */
static inline uint32_t states_present_id(const States *states, uint32_t position)
{
    return vector_get(&states->vector, position);
}

/* With a memory of steps: what the present step changes; the vector has it already. */
void states_note_write(States *states, uint32_t position, uint32_t old, uint32_t id);

/* With a memory of steps: positions have moved, from i to places[i]. */
void states_move_steps(States *states, const uint32_t *places);

/* With a memory: going ahead of the live VM. */
void states_go_ahead(States *states); /* from now on */
void states_stay_together(States *states);
StateNumber states_take_ahead(States *states, const VectorWrite *writes, uint32_t count, uint8_t holders,
                              bool *is_new); /* holders: stack holders that the step adds */
void states_enter_ahead(States *states, StateNumber state);
void states_set_ahead(States *states, uint32_t position,
                      uint32_t id); /* a part of a step that is no state yet: only if there is a hasher */
void states_set_back(States *states, uint32_t position, uint32_t id); /* and its undoing */
const Outline *states_outline(States *states); /* of the present state; NULL: the VM tells of it */

/* What another VM has given a name to, this one may lack. */
void states_make_what_is_named(States *states);

/* What changes the components of dirty objects, and of threads that ran or were touched. */
void states_take_in_changes(States *states);

/* Takes what the steps since the last commit have changed into the vector. */
void states_take_in(States *states);

/* Makes the live VM have component `id` at a position: an Apply for vectors and trails. */
void states_apply(void *context, uint32_t position, uint32_t old, uint32_t id);

/* The VM stands at another state now, with nothing changed since. */
void states_arrived(States *states);

/* A step to be looked at is taken: what it changes is in the vector, and no state yet. */
void states_step(States *states, int choice);

/* To be called for every position of the vector that changes, if there is a hasher: the hash of the contents
 * changes, unless it is known what it will be.  In a step, states_note_change notes what is to be undone. */
void states_note_hash(States *states, uint32_t position, uint32_t old, uint32_t id);
void states_note_change(States *states, uint32_t position, uint32_t old);

/* A state is about to be restored whose hash may be remembered: then it need not be worked out component by
 * component. */
void states_foresee_hash(States *states, StateNumber state);

#endif
