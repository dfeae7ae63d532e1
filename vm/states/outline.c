/* Follows the threads' components as they change, and answers from them. */
#include "vm/states/outline.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"

#define NO_THREAD UINT32_MAX

static const uint8_t *content_of(const Outline *outline, uint32_t id)
{
    uint32_t size;
    return id == 0 ? NULL : pool_content(&outline->store->pool, id, &size);
}

static bool is_user(const ThreadComponent *thread)
{
    return outline_is_alive(thread) && !thread->daemon && thread->status != THREAD_ENDING;
}

static bool is_choosing(const ThreadComponent *thread) { return thread != NULL && thread->choosing > 0; }

void outline_note(Outline *outline, Item item, uint32_t id)
{
    outline_forget(outline);
    if (item.kind == ITEM_VM)
        outline->end = (const VmComponent *)content_of(outline, id);
    if (item.kind != ITEM_THREAD)
        return;
    if (item.number >= outline->thread_capacity)
        MEMORY_ROOM_FOR(outline->threads, outline->thread_capacity, item.number);
    if (item.number >= outline->thread_count)
        outline->thread_count = item.number + 1;
    const ThreadComponent *old = outline->threads[item.number];
    const ThreadComponent *now = (const ThreadComponent *)content_of(outline, id);
    outline->threads[item.number] = now;
    outline->alive += (uint32_t)outline_is_alive(now) - (uint32_t)outline_is_alive(old);
    outline->choosing += (uint32_t)is_choosing(now) - (uint32_t)is_choosing(old);
    outline->users += (uint32_t)is_user(now) - (uint32_t)is_user(old);
    outline->runnable += (uint32_t)outline_is_runnable(now) - (uint32_t)outline_is_runnable(old);
}

void outline_create(Outline *outline, const Store *store, const Vector *vector)
{
    *outline = (Outline){.store = store, .vector = vector, .last_index = -1};
    for (uint32_t i = 0; i < store->item_count; i++)
        outline_note(outline, store->items[i], vector_get(vector, i));
}

void outline_destroy(Outline *outline) { free(outline->threads); }

/* --- objects --- */

/* NULL: it is as it was made. */
static const ObjectComponent *object_of(const Outline *outline, Ref slot)
{
    uint32_t known = store_known_position(outline->store, (Item){ITEM_OBJECT, slot});
    return known == 0 ? NULL
                      : (const ObjectComponent *)content_of(outline, vector_get(outline->vector, known - 1));
}

/* A thread's number + 1; 0: the monitor is free. */
static uint32_t owner_of(const Outline *outline, Ref slot)
{
    const ObjectComponent *object = object_of(outline, slot);
    return object == NULL ? 0 : object->owner;
}

static bool is_being_initialized(const Outline *outline, Ref mirror)
{
    const ObjectComponent *object = object_of(outline, mirror);
    return object != NULL && component_init_state(object) == INIT_RUNNING;
}

/* --- choices --- */

static bool waits(const ThreadComponent *thread)
{
    return thread->status == THREAD_WAITING || thread->status == THREAD_BLOCKED;
}

static bool is_freed_by_stop(const ThreadComponent *thread)
{
    return thread->exception != 0 && component_stop_frees(thread);
}

static bool is_enabled(const Outline *outline, const ThreadComponent *thread)
{
    if (thread->is_suspended)
        return false;
    if (is_freed_by_stop(thread))
        return true;
    switch ((ThreadStatus)thread->status) {
    case THREAD_RUNNABLE: return true;
    case THREAD_BLOCKED: return thread->deadline >= 0 || owner_of(outline, thread->blocked_on) == 0;
    case THREAD_WAITING: return thread->deadline >= 0;
    case THREAD_INITIALIZING: return !is_being_initialized(outline, thread->blocked_on);
    case THREAD_ENDING: return outline->users == 0;
    default: return false;
    }
}

static bool is_interrupted(const ThreadComponent *thread)
{
    return thread->interrupted && thread->interruptible && waits(thread) && !thread->is_suspended
           && thread->exception == 0;
}

static bool may_wake(const ThreadComponent *thread)
{
    return thread->status == THREAD_WAITING && thread->may_wake && !thread->is_suspended
           && thread->exception == 0;
}

static bool has_ended(const Outline *outline)
{
    const VmComponent *end = outline->end;
    return end != NULL && (end->exited || end->ignored || end->violation.kind != VIOLATION_NONE);
}

int outline_choice_count(const Outline *outline)
{
    int count = 0;
    if (has_ended(outline))
        return 0;
    for (uint32_t i = 0; i < outline->thread_count; i++) {
        const ThreadComponent *thread = outline->threads[i];
        if (thread == NULL)
            continue;
        if (thread->choosing > 0)
            return (int)thread->choosing;
        count += outline_is_runnable(thread)
                     ? 1
                     : is_enabled(outline, thread) + is_interrupted(thread) + may_wake(thread);
    }
    return count;
}

/* A value, whoever else could run. */
static bool find_value(const Outline *outline, int index, Choice *choice)
{
    for (uint32_t i = 0; outline->choosing > 0 && i < outline->thread_count; i++)
        if (is_choosing(outline->threads[i])) {
            *choice = (Choice){CHOICE_VALUE, i, (uint32_t)index, outline->threads[i]->abstract};
            return true;
        }
    return false;
}

/* The choices of a thread, in their order: the first after `kind`, which is the kind of another one. */
static bool next_of_thread(const Outline *outline, const ThreadComponent *thread, int after, ChoiceKind *kind)
{
    static const ChoiceKind kinds[] = {CHOICE_THREAD, CHOICE_INTERRUPT, CHOICE_WAKE_UP};
    for (int i = after; i < 3; i++) {
        *kind = kinds[i];
        if (i == 0 ? is_enabled(outline, thread) : i == 1 ? is_interrupted(thread) : may_wake(thread))
            return true;
    }
    return false;
}

static Choice find_next(const Outline *outline, Choice last)
{
    int after = last.thread == NO_THREAD        ? 0
                : last.kind == CHOICE_THREAD    ? 1
                : last.kind == CHOICE_INTERRUPT ? 2
                                                : 3;
    for (uint32_t i = last.thread == NO_THREAD ? 0 : last.thread; i < outline->thread_count; i++, after = 0) {
        ChoiceKind kind = CHOICE_THREAD;
        if (outline_is_runnable(outline->threads[i]) && after == 0)
            return (Choice){.kind = kind, .thread = i};
        if (outline->threads[i] != NULL && next_of_thread(outline, outline->threads[i], after, &kind))
            return (Choice){.kind = kind, .thread = i};
    }
    assert(false && "choices are numbered from 0 below their count");
    return last;
}

Choice outline_choice(Outline *outline, int index)
{
    if (outline->last_index < 0 && find_value(outline, index, &outline->last_choice))
        return outline->last_choice;
    int at = outline->last_index;
    Choice choice = outline->last_choice;
    if (at < 0 || at > index) {
        at = -1;
        choice = (Choice){.thread = NO_THREAD};
    }
    for (; at < index; at++)
        choice = find_next(outline, choice);
    outline->last_index = index;
    outline->last_choice = choice;
    return choice;
}

static bool is_free(const Outline *outline, Ref slot, const Ref *entered, uint32_t entered_count)
{
    for (uint32_t i = 0; i < entered_count; i++)
        if (entered[i] == slot)
            return false;
    return owner_of(outline, slot) == 0;
}

/* How many choices a thread has, whatever the step has changed besides. */
static uint32_t count_choices(const Outline *outline, const ThreadComponent *thread, const Ref *entered,
                              uint32_t entered_count)
{
    if (thread->is_suspended)
        return 0;
    if (thread->status == THREAD_RUNNABLE || is_freed_by_stop(thread))
        return 1;
    if (!waits(thread))
        return 0;
    return (thread->deadline >= 0
            || (thread->status == THREAD_BLOCKED
                && is_free(outline, thread->blocked_on, entered, entered_count)))
           + is_interrupted(thread) + may_wake(thread);
}

uint32_t outline_others(const Outline *outline, uint32_t chosen, const Ref *entered, uint32_t entered_count)
{
    uint32_t count = 0;
    if (outline->runnable >= 2u + outline_is_runnable(outline->threads[chosen]))
        return 2;
    for (uint32_t i = 0; count < 2 && i < outline->thread_count; i++)
        if (i != chosen && outline->threads[i] != NULL)
            count += count_choices(outline, outline->threads[i], entered, entered_count);
    return count < 2 ? count : 2;
}

/* --- errors --- */

/* The number + 1 of the thread for whose monitor it waits without an end; 0: it does not. */
static uint32_t blocked_by(const Outline *outline, const ThreadComponent *thread)
{
    if (thread == NULL || thread->status != THREAD_BLOCKED || thread->deadline >= 0 || thread->interruptible)
        return 0;
    return owner_of(outline, thread->blocked_on);
}

/* After as many steps as there are threads, who has met no end is in a circle. */
static bool has_circle(const Outline *outline)
{
    for (uint32_t i = 0; i < outline->thread_count; i++) {
        uint32_t at = i + 1;
        for (uint32_t steps = 0; at != 0 && steps < outline->thread_count; steps++)
            at = blocked_by(outline, outline->threads[at - 1]);
        if (at != 0)
            return true;
    }
    return false;
}

static bool can_go_on(const Outline *outline)
{
    for (uint32_t i = 0; i < outline->thread_count; i++) {
        const ThreadComponent *thread = outline->threads[i];
        if (thread != NULL && (thread->choosing > 0 || is_enabled(outline, thread) || is_interrupted(thread)))
            return true;
    }
    return false;
}

bool outline_may_be_wrong(const Outline *outline)
{
    return has_ended(outline) || !can_go_on(outline) || has_circle(outline);
}
