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
    const VmComponent *end; /* NULL: the path goes on, and time stands still */
} Outline;

void outline_create(Outline *outline, const Store *store, const Vector *vector);
void outline_destroy(Outline *outline);

/* To be called for every position that changes. */
void outline_note(Outline *outline, Item item, uint32_t id);

int outline_choice_count(const Outline *outline);
Choice outline_choice(const Outline *outline, int index);

/* False: no thread is in a deadlock, and the path has not ended with an error. */
bool outline_may_be_wrong(const Outline *outline);

/* How many choices a thread has, a monitor among the `entered` ones being taken.  Those that wait for
 * something else than a monitor or the time, such as the end of all others, count as none. */
uint32_t outline_choices_of(const Outline *outline, const ThreadComponent *thread, const Ref *entered,
                            uint32_t entered_count);

static inline bool outline_is_alive(const ThreadComponent *thread)
{
    return thread != NULL && thread->status != THREAD_NEW && thread->status != THREAD_TERMINATED;
}

#endif
