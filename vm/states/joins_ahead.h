/* A thread that starts others, or waits for them in Thread.join, and then does nothing but that up to some
 * place.  In which order it joins them cannot be told: with the reduction `join` it waits for all of them to
 * end, and goes on from that place in the step of the last one.  Nor can it be told in which order an array
 * has those that it has started.
 *
 *   for (Thread thread : threads)           starts threads[2]
 *       thread.start();                     joins threads[0]  --+
 *   for (Thread thread : threads)           joins threads[1]  --+-->  starts threads[2], waits for those of
 *       thread.join();                      joins threads[2]  --+     { all three } that are alive, and
 *   assert count == n;                      ...                       goes on here
 *
 * The place is found by executing, on components, the few instructions that such loops are made of: local
 * variables, jumps, elements of arrays that no other thread can reach, calls of methods of the program that
 * do no more.  Nobody interrupts such a thread: otherwise the search starts over without the reduction
 * `symmetry` (join_note_interrupt). */
#ifndef VM_STATES_JOINS_AHEAD_H
#define VM_STATES_JOINS_AHEAD_H

#include "vm/states/components.h"
#include "vm/states/store.h"

enum { JOINS_MAX = 64, JOIN_SOURCES_MAX = 8 };

typedef struct OperationAhead {
    Ref thread; /* its Thread */
    bool starts;
    uint32_t class_id; /* of one that is started: of the Thread */
} OperationAhead;

typedef struct JoinsAhead {
    uint32_t thread; /* component of the thread as if it stood there, blocked on nothing */
    bool waits;      /* it waits in the first join */
    uint32_t count;
    OperationAhead operations[JOINS_MAX]; /* in their order, from the present one on */
} JoinsAhead;

typedef struct JoinFinder JoinFinder;

JoinFinder *join_finder_create(Vm *vm, Store *store, const Vector *present);
void join_finder_destroy(JoinFinder *finder);

/* Of a thread with this component in the present state; NULL: it is nowhere of this kind.  Valid
 * until the next call. */
const JoinsAhead *joins_ahead(JoinFinder *finder, uint32_t thread);

#endif
