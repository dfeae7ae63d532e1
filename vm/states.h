/* States as numbers: commit gives the number of the present state, enter makes any state ever committed the
 * present one.
 *
 *   live VM -- what changed since the last commit --> component pool --> vector (tree of pairs) --> number */
#ifndef VM_STATES_H
#define VM_STATES_H

#include "base/canonical_hash.h"
#include "base/state_number.h"
#include "base/vector.h"
#include "vm/vm.h"

typedef struct States States;

/* Prepares a fresh VM (nothing started yet) for states. */
States *states_create(Vm *vm);

/* The same, keeping only a 64-bit hash of each state: see vm/states/trail.h.  Only states on the present path
 * can be entered, and a state seen before has no number (UINT32_MAX).  Without matching every state is new,
 * and nothing is kept but the path. */
States *states_create_trail(Vm *vm, bool matching);
bool states_are_exact(const States *states); /* false: made as a trail */
double states_omission_odds(
    const States *states); /* the probability that some state was taken for another one */
void states_destroy(States *states);

/* The same for a VM that will use the store of `other`, which must live longer; it stands nowhere until it
 * enters a state.  Before two threads use one store, states_make_concurrent is called. */
States *states_join(Vm *vm, States *other);
void states_make_concurrent(States *states);

StateNumber states_commit(States *states, bool *is_new);

/* Takes a choice of the present state and commits what it leads to.  With a memory, steps that do what some
 * step before did are not executed: see vm/states/step_cache.h.  Then the VM may stand at an earlier state
 * until states_refresh is called, which is to be done before anyone looks at it. */
bool states_can_remember_steps(const States *states);
StateNumber states_take(States *states, int choice, bool *is_new);
typedef struct StepSettings {
    size_t bytes;
    bool check;             /* hostile testing: what is looked up is executed too, and compared */
    const char *omitted;    /* a mutation: questions of this kind are not asked; NULL: all are */
    bool compares;          /* steps are to be compared: states_steps_commute */
    const char *overlooked; /* a mutation: conflicts about the answers to this kind of question, or "writes",
                               are not seen; NULL: all are */
} StepSettings;
void states_remember_steps(States *states, const StepSettings *settings);
const char *const *states_question_names(void); /* ends with NULL */
void states_forget_steps(States *states);
void states_refresh(States *states);

/* With a memory that compares steps: who took the last step, and its number, by which it can be compared as
 * long as it is remembered.  No thread: the step was not one of the steps that a thread just takes, but a
 * value, an interrupt, waking up for no reason; no number: it is not remembered. */
#define NO_STEPPER UINT32_MAX
#define NO_STEP    UINT32_MAX
typedef struct StepTaken {
    uint32_t thread, number;
} StepTaken;
StepTaken states_last_step(const States *states);

/* Could the last two steps be taken in the other order, with the same result?  By number: `other` is the last
 * step, and `one` could have been taken by another thread in the state from which it was taken. */
bool states_steps_commute(States *states, uint32_t one, uint32_t other);

/* Of the present state, wherever the VM stands: as vm_choice_count, vm_choice, vm_is_ignored,
 * vm_has_ended and vm_violation say when it stands there.  Where there is a violation, it does. */
int states_choice_count(States *states);
Choice states_choice(States *states, int index);
bool states_is_ignored(States *states);
bool states_has_ended(States *states);
int states_exit_status(States *states); /* of one in which the program has ended */
Violation states_violation(States *states, unsigned properties);

/* From now on states that differ by the names of threads and objects only are one: see
 * vm/states/symmetry.h.  While one VM alone uses the store; `state` is the present one, and `is_new` says
 * whether it was just made.  Gives the state that stands for it; if that is another one, nothing is new.
 * `omitted` is a mutation: what is not compared; NULL: all is. */
void states_merge_symmetric(States *states, const char *omitted);
void states_stop_merging(States *states);
StateNumber states_stand_in(States *states, StateNumber state, bool *is_new);

enum { OBSTACLES_MAX = 8 };

typedef struct StepFigures {
    uint64_t hits, misses;
    uint64_t rested; /* steps that were executed without a look, because there had been few hits */
    uint64_t obstacles[OBSTACLES_MAX]; /* of the misses, those that were not remembered; by Obstacle */
    uint32_t steps;                    /* that are remembered */
    size_t bytes;
} StepFigures;
StepFigures states_step_figures(const States *states); /* all 0 without a memory */
const char *states_obstacle_name(int obstacle);        /* a word for the JSON; NULL: there is no such */
void states_enter(States *states,
                  StateNumber state); /* also when it is the present one: with the shadow of its first path */

/* The same, and threads are nothing but what the state says: who has come there by running may still have
 * locals that nobody will read.  For words about a path, which must not depend on how it was come to. */
void states_enter_exactly(States *states, StateNumber state);

/* Hostile testing, right after a commit or an entry: is everything that lives, dirty or not, what the present
 * state says?  If not, the VM has a fatal message. */
bool states_check(States *states);

/* The first thing in which two states differ, in words. */
void states_describe_difference(States *states, StateNumber one, StateNumber other, char *text, size_t size);

typedef struct StateFigures {
    uint32_t states, nodes, components;
    size_t bytes; /* of all storage for states */
} StateFigures;
StateFigures states_figures(const States *states);

/* What the present state is made of, and a state made from components (by position; 0: nothing there), which
 * becomes the present one.  For vm/exchange/portable.h: the components must be such as vm/states/components.h
 * makes.
 */
struct Store;
StateNumber states_present(const States *states);
Vm *states_vm(const States *states);
struct Store *states_store(const States *states);
uint32_t states_component(const States *states, uint32_t position);
StateNumber states_adopt(States *states, const uint32_t *components, uint32_t count, bool *is_new);

/* Several processes on one search.  From now on the contents of the present state, which has been committed,
 * have a hash that is the same in every process that runs the same program (vm/states/canonical.h).  Not with
 * states of which only hashes are kept, and not before the vector is laid out. */
void states_make_canonical(States *states);
struct CanonicalHasher *states_hasher(const States *states);
CanonicalHash states_hash(const States *states);
const char *states_canonical_problem(const States *states); /* why the state has no such hash; NULL: it has */

/* Takes a choice and looks at what it leads to, which is not committed.  Then states_keep makes a state of
 * it, or a look at another step follows, or states_retreat undoes all steps since the last state. */
CanonicalHash states_look(States *states, int choice);
StateNumber states_keep(States *states, bool *is_new);
void states_retreat(States *states);

/* The number of what a vector over the same store holds, and which threads alone hold objects there (see
 * Heap.stack_holders); the present state stays.  And a copy of the present contents, brought up to date: see
 * vector_update. */
StateNumber states_receive(States *states, Vector *vector, uint8_t stack_holders, bool *is_new);
uint32_t states_update(const States *states, uint32_t *copy, uint32_t count, uint32_t *changed);

/* Lays the vector out anew, as suits the states from number `first` on (all, if there are none), which are
 * forgotten; those before it stay under their numbers, and one of them is the present one.  While one VM
 * alone uses the store. */
void states_lay_out(States *states, StateNumber first);

/* Forgets every state but number 0, which it makes the present one, and lays the vector out anew, as suits
 * the states from number `first` on (all, if there are none): see layout.h.  To be done once, after a short
 * trial run. */
void states_rearrange(States *states, StateNumber first);

#endif
