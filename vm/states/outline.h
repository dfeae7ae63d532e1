/* The present state as its components tell it, without the live VM, which may still stand elsewhere: which
 * choices there are, and whether something can be wrong.  The same as vm/execution/enabled.h and deadlock.h
 * say of a live VM. */
#ifndef VM_STATES_OUTLINE_H
#define VM_STATES_OUTLINE_H

#include "vm/choice.h"
#include "vm/states/components.h"
#include "vm/states/store.h"

typedef struct Outline {
    const Store *store;
    const Vector *vector;
    const ThreadComponent **threads; /* by number; NULL: there is no such thread */
    uint32_t thread_count, thread_capacity;
    uint32_t alive, runnable; /* threads */
    uint32_t users;           /* threads that keep the program from ending */
    uint32_t choosing;        /* threads that wait for a value */
    const VmComponent *end;   /* NULL: the path goes on, and time stands still */
    /* The last choice that was asked for here: the next one is looked for from there on. */
    int last_index; /* -1: none was */
    Choice last_choice;
} Outline;

void outline_create(Outline *outline, const Store *store, const Vector *vector);
void outline_destroy(Outline *outline);

/* To be called for every position that changes; for objects, whose monitors threads wait for, outline_forget
 * will do. */
static inline void outline_forget(Outline *outline) { outline->last_index = -1; }
void outline_note(Outline *outline, Item item, uint32_t id);

int outline_choice_count(const Outline *outline);
Choice outline_choice(Outline *outline, int index);

/* False: no thread is in a deadlock, and the path has not ended with an error. */
bool outline_may_be_wrong(const Outline *outline);

/* How many choices (0, 1, 2 or more) all threads besides `chosen` have, the monitors in `entered` being
 * taken. Who waits for something else than a monitor or the time, such as the end of all others, has none
 * here. */
uint32_t outline_others(const Outline *outline, uint32_t chosen, const Ref *entered, uint32_t entered_count);

static inline bool outline_is_alive(const ThreadComponent *thread)
{
    return thread != NULL && thread->status != THREAD_NEW && thread->status != THREAD_TERMINATED;
}

static inline bool outline_is_runnable(const ThreadComponent *thread)
{
    return thread != NULL && thread->status == THREAD_RUNNABLE && !thread->is_suspended;
}

/* Is a thread besides `chosen` alive? */
static inline bool outline_is_anyone_alive(const Outline *outline, uint32_t chosen)
{
    return outline->alive > outline_is_alive(outline->threads[chosen]);
}

#endif
