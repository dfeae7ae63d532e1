/* Sleep sets: of two steps that commute, one order is taken (Godefroid, "Partial-Order Methods for the
 * Verification of Concurrent Systems", 1996, chapter 5), decided once and for all when a state is discovered.
 *
 * When a search discovers a state by a step of thread u, those threads sleep in it that have lower numbers
 * than u and whose steps commute with that of u in the state before.  A step of a thread that sleeps is not
 * taken: where it leads to is visited by the other order.
 *
 *        s --t--> y --u--> x        t < u: taken, unless it sleeps for a reason of its own
 *        s --u--> s' --t--> x       t sleeps in s': not taken
 *
 * All states are visited, whatever the order of the search, and each is expanded once; docs/states.md has the
 * proof. */
#ifndef SEARCH_SLEEP_H
#define SEARCH_SLEEP_H

#include <stdbool.h>
#include <stdint.h>

#define SLEEP_NO_THREAD UINT32_MAX
#define SLEEP_NO_STEP   UINT32_MAX

/* Threads with higher numbers never sleep, nor do those that are chosen by a choice with a higher number. */
enum { SLEEP_THREADS = 32, SLEEP_CHOICES = 32 };

/* Who tells of the steps of a space. */
typedef struct SleepJudge {
    void *self;
    /* The step that was taken last: its thread (SLEEP_NO_THREAD: none that can sleep), and a number for it,
     * the same in all states in which the thread does the same (SLEEP_NO_STEP: nothing is known of it). */
    uint32_t (*last)(void *self, uint32_t *step);
    /* The step that was taken last, by number, and one that another thread could have taken in the same
     * state: can they be taken in either order, with the same result? */
    bool (*commute)(void *self, uint32_t one, uint32_t last);
    uint32_t (*thread)(void *self, int choice); /* that takes a choice of the present state, as above */
} SleepJudge;

/* Of a depth-first search: a stack beside its own. */
typedef struct SleepSets SleepSets;

SleepSets *sleep_create(const SleepJudge *judge);
void sleep_destroy(SleepSets *sleep); /* may be NULL */

/* The level on top has taken a step. */
void sleep_note_step(SleepSets *sleep, bool is_new);

/* A level for the present state, which is the first one or new, is put on the stack.  `choices`: how many the
 * state has.  Gives those that are not to be taken, a bit each. */
uint32_t sleep_push(SleepSets *sleep, int choices);
void sleep_pop(SleepSets *sleep);

#endif
