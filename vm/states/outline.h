/* The present state as its components tell it, without the live VM, which may still stand elsewhere: which
 * choices there are, and whether something can be wrong.  The same as vm/execution/enabled.h and deadlock.h
 * say of a live VM. */
#ifndef VM_STATES_OUTLINE_H
#define VM_STATES_OUTLINE_H

#include "vm/choice.h"
#include "vm/states/components.h"
#include "vm/states/store.h"
#include "vm/states/thread_set.h"

typedef struct Outline {
    const Store *store;
    const Vector *vector;
    const ThreadComponent **threads; /* by number; NULL: there is no such thread */
    uint32_t thread_count, thread_capacity;
    uint32_t alive, live; /* threads; live: without one that only waits for the others' end */
    uint32_t users;       /* threads that keep the program from ending */
    uint32_t choosing;    /* threads that wait for a value, or go on whoever else could run */
    ThreadSet able;       /* threads that are enabled, whatever others and classes do */
    ThreadSet doubtful;   /* threads that may have other choices, or depend on others or classes */
    ThreadSet waiting;    /* threads that wait for a monitor */
    uint32_t *met;        /* by thread: the round of outline_may_be_wrong that met it */
    uint32_t met_capacity, round;
    const VmComponent *end; /* NULL: the path goes on, and time stands still */
    /* The last choice that was asked for here: the next one is looked for from there on. */
    int last_index; /* -1: none was */
    Choice last_choice;
} Outline;

void outline_create(Outline *outline, const Store *store, const Vector *vector);
void outline_destroy(Outline *outline);

/* To be called for every position that changes, when the vector has the new component. */
void outline_note(Outline *outline, Item item, uint32_t old, uint32_t id);

int outline_choice_count(const Outline *outline);
Choice outline_choice(Outline *outline, int index);

/* False: no thread is in a deadlock, and the path has not ended with an error. */
bool outline_may_be_wrong(Outline *outline);

/* How many threads (0, 1, 2 or more) besides `chosen` have a choice, the monitors in `entered` being taken.
 * Who waits for something else than a monitor or the time, such as the end of all others, has none here.  Who
 * has several, as in a wait that may time out or end by an interrupt, counts once: when it is notified, one
 * is left. */
uint32_t outline_others(const Outline *outline, uint32_t chosen, const Ref *entered, uint32_t entered_count);

/* How many threads (0, 1, 2 or more) are able, without those in `apart`, a bit each, and those that wait for
 * a monitor in `shut`. */
uint32_t outline_able_besides(const Outline *outline, uint64_t apart, const Ref *shut, uint32_t shut_count);

static inline bool outline_is_alive(const ThreadComponent *thread)
{
    return thread != NULL && thread->status != THREAD_NEW && thread->status != THREAD_TERMINATED;
}

/* NULL: there is no such thread. */
static inline const ThreadComponent *outline_thread(const Outline *outline, uint32_t number)
{
    return number < outline->thread_count ? outline->threads[number] : NULL;
}

/* For vm/sight.h.  All of them are false of NULL. */
static inline bool outline_is_live(const ThreadComponent *thread)
{
    return outline_is_alive(thread) && thread->status != THREAD_ENDING;
}
bool outline_is_blocked(const Outline *outline, const ThreadComponent *thread);
uint32_t outline_blocked_threads(const Outline *outline);
bool outline_is_enabled(const Outline *outline, const ThreadComponent *thread); /* not by a time-out */
bool outline_has_work(const Outline *outline, const ThreadComponent *thread);
bool outline_awaits_abstract_choice(const Outline *outline);

/* How many threads (0, 1, 2 or more) besides `chosen` are alive? */
static inline uint32_t outline_others_alive(const Outline *outline, uint32_t chosen)
{
    uint32_t others = outline->alive - outline_is_alive(outline->threads[chosen]);
    return others < 2 ? others : 2;
}

/* The number + 1 of the thread that owns the monitor of an object; 0: nobody does. */
uint32_t outline_owner(const Outline *outline, Ref slot);

/* What all threads can do that are not apart, with the monitors changed that `rest` tells of. */
RestAnswer outline_rest(const Outline *outline, const Rest *rest);

/* Which threads wait for an object, a bit each; the last one stands for all threads from WAITERS_MAX on. */
uint64_t outline_waiters(const Outline *outline, Ref on, uint32_t set);

#endif
