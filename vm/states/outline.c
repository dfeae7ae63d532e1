/* Follows the threads' components as they change, and answers from them. */
#include "vm/states/outline.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "vm/execution/monitor.h"

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

/* --- objects --- */

/* NULL: it is as it was made. */
static const ObjectComponent *object_of(const Outline *outline, Ref slot)
{
    uint32_t known = store_known_position(outline->store, (Item){ITEM_OBJECT, slot});
    return known == 0 ? NULL
                      : (const ObjectComponent *)content_of(outline, vector_get(outline->vector, known - 1));
}

/* A thread's number + 1; 0: the monitor is free. */
static uint32_t owner_in(const Outline *outline, uint32_t id)
{
    const ObjectComponent *object = (const ObjectComponent *)content_of(outline, id);
    return object == NULL ? 0 : object->owner;
}

uint32_t outline_owner(const Outline *outline, Ref slot)
{
    const ObjectComponent *object = object_of(outline, slot);
    return object == NULL ? 0 : object->owner;
}

static bool is_being_initialized(const Outline *outline, Ref mirror)
{
    const ObjectComponent *object = object_of(outline, mirror);
    return object != NULL && component_init_state(object) == INIT_RUNNING;
}

/* --- threads --- */

static bool waits(const ThreadComponent *thread)
{
    return thread->status == THREAD_WAITING || thread->status == THREAD_BLOCKED;
}

static bool is_freed_by_stop(const ThreadComponent *thread)
{
    return thread->exception != 0 && component_stop_frees(thread);
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

/* It waits for a class, or for the end of all others, which has come. */
static bool depends_on_others(const Outline *outline, const ThreadComponent *thread)
{
    return (thread->status == THREAD_INITIALIZING || (thread->status == THREAD_ENDING && outline->users == 0))
           && !thread->is_suspended;
}

static bool is_able(const Outline *outline, const ThreadComponent *thread)
{
    if (thread == NULL || thread->is_suspended)
        return false;
    if (thread->status == THREAD_RUNNABLE || is_freed_by_stop(thread))
        return true;
    if (!waits(thread))
        return false;
    return thread->deadline >= 0
           || (thread->status == THREAD_BLOCKED && outline_owner(outline, thread->blocked_on) == 0);
}

static bool is_doubtful(const Outline *outline, const ThreadComponent *thread)
{
    return thread != NULL
           && (depends_on_others(outline, thread) || is_interrupted(thread) || may_wake(thread));
}

/* It waits for a monitor, and nothing but the monitor's owner can help. */
static bool is_blocked_for_good(const ThreadComponent *thread)
{
    return thread != NULL && thread->status == THREAD_BLOCKED && thread->deadline < 0
           && !thread->interruptible;
}

bool outline_is_enabled(const Outline *outline, const ThreadComponent *thread)
{
    if (thread == NULL || thread->is_suspended)
        return false;
    if (is_freed_by_stop(thread))
        return true;
    switch ((ThreadStatus)thread->status) {
    case THREAD_RUNNABLE: return true;
    case THREAD_BLOCKED: return outline_owner(outline, thread->blocked_on) == 0;
    case THREAD_INITIALIZING: return !is_being_initialized(outline, thread->blocked_on);
    case THREAD_ENDING: return outline->users == 0;
    default: return false;
    }
}

/* By a time-out too. */
static bool is_enabled(const Outline *outline, const ThreadComponent *thread)
{
    return (thread->deadline >= 0 && waits(thread) && !thread->is_suspended)
           || outline_is_enabled(outline, thread);
}

/* --- following changes --- */

static void note_thread(Outline *outline, uint32_t number, uint32_t id)
{
    if (number >= outline->thread_capacity)
        MEMORY_ROOM_FOR(outline->threads, outline->thread_capacity, number);
    if (number >= outline->thread_count)
        outline->thread_count = number + 1;
    const ThreadComponent *old = outline->threads[number];
    const ThreadComponent *now = (const ThreadComponent *)content_of(outline, id);
    outline->threads[number] = now;
    outline->alive += (uint32_t)outline_is_alive(now) - (uint32_t)outline_is_alive(old);
    outline->live += (uint32_t)outline_is_live(now) - (uint32_t)outline_is_live(old);
    outline->choosing += (uint32_t)is_choosing(now) - (uint32_t)is_choosing(old);
    bool were_users = outline->users > 0;
    outline->users += (uint32_t)is_user(now) - (uint32_t)is_user(old);
    thread_set_put(&outline->able, number, is_able(outline, now));
    thread_set_put(&outline->doubtful, number, is_doubtful(outline, now));
    thread_set_put(&outline->waiting, number, now != NULL && now->status == THREAD_BLOCKED);
    for (uint32_t i = 0; were_users != (outline->users > 0) && i < outline->thread_count; i++)
        thread_set_put(&outline->doubtful, i, is_doubtful(outline, outline->threads[i]));
}

/* Those who wait for a monitor that is taken or left become able or not. */
static void note_object(Outline *outline, Ref slot, uint32_t old, uint32_t id)
{
    const ThreadSet *waiting = &outline->waiting;
    if (waiting->count == 0 || (owner_in(outline, old) == 0) == (owner_in(outline, id) == 0))
        return;
    for (uint32_t i = thread_set_next(waiting, 0); i != NO_THREAD; i = thread_set_next(waiting, i + 1))
        if (outline->threads[i]->blocked_on == slot)
            thread_set_put(&outline->able, i, is_able(outline, outline->threads[i]));
}

void outline_note(Outline *outline, Item item, uint32_t old, uint32_t id)
{
    outline->last_index = -1;
    if (item.kind == ITEM_OBJECT)
        note_object(outline, item.number, old, id);
    else if (item.kind == ITEM_THREAD)
        note_thread(outline, item.number, id);
    else
        outline->end = (const VmComponent *)content_of(outline, id);
}

void outline_create(Outline *outline, const Store *store, const Vector *vector)
{
    *outline = (Outline){.store = store, .vector = vector, .last_index = -1};
    for (uint32_t i = 0; i < store->item_count; i++)
        outline_note(outline, store->items[i], 0, vector_get(vector, i));
}

void outline_destroy(Outline *outline)
{
    free(outline->threads);
    free(outline->able.words);
    free(outline->doubtful.words);
    free(outline->waiting.words);
    free(outline->met);
}

/* --- choices --- */

static bool has_ended(const Outline *outline)
{
    const VmComponent *end = outline->end;
    return end != NULL && (end->exited || end->ignored || end->violation.kind != VIOLATION_NONE);
}

/* Waits for a value, and the choices are its values, whoever else could run. */
static uint32_t find_choosing(const Outline *outline)
{
    assert(outline->choosing > 0);
    uint32_t i = 0;
    while (!is_choosing(outline->threads[i]))
        i++;
    return i;
}

int outline_choice_count(const Outline *outline)
{
    const ThreadSet *doubtful = &outline->doubtful;
    if (has_ended(outline))
        return 0;
    if (outline->choosing > 0)
        return (int)outline->threads[find_choosing(outline)]->choosing;
    uint32_t count = outline->able.count;
    for (uint32_t i = thread_set_next(doubtful, 0); i != NO_THREAD; i = thread_set_next(doubtful, i + 1)) {
        const ThreadComponent *thread = outline->threads[i];
        count += (uint32_t)(depends_on_others(outline, thread) && outline_is_enabled(outline, thread))
                 + is_interrupted(thread) + may_wake(thread);
    }
    return (int)count;
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
    uint32_t from = last.thread == NO_THREAD ? 0 : last.thread;
    for (uint32_t i; (i = thread_sets_next(&outline->able, &outline->doubtful, from)) != NO_THREAD;
         from = i + 1) {
        const ThreadComponent *thread = outline->threads[i];
        ChoiceKind kind = CHOICE_THREAD;
        int first = i == last.thread ? after : 0;
        if (next_of_thread(outline, thread, first, &kind))
            return (Choice){.kind = kind, .thread = i};
    }
    assert(false && "choices are numbered from 0 below their count");
    return last;
}

Choice outline_choice(Outline *outline, int index)
{
    int at = outline->last_index;
    Choice choice = outline->last_choice;
    if (outline->choosing > 0) {
        uint32_t thread = find_choosing(outline);
        if (outline->threads[thread]->choosing == CHOOSES_ITSELF)
            return (Choice){.kind = CHOICE_THREAD, .thread = thread};
        return (Choice){CHOICE_VALUE, thread, (uint32_t)index, outline->threads[thread]->abstract};
    }
    if (outline->doubtful.count == 0)
        return (Choice){.kind = CHOICE_THREAD, .thread = thread_set_nth(&outline->able, (uint32_t)index)};
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

static bool has_slot(const Ref *slots, uint32_t count, Ref slot)
{
    uint32_t i = 0;
    while (i < count && slots[i] != slot)
        i++;
    return i < count;
}

uint32_t outline_others(const Outline *outline, uint32_t chosen, const Ref *entered, uint32_t entered_count)
{
    const ThreadSet *able = &outline->able, *doubtful = &outline->doubtful, *waiting = &outline->waiting;
    uint32_t count = able->count - thread_set_has(able, chosen);
    if (count >= 2 && entered_count == 0)
        return 2;
    if (entered_count > 0) {
        count = 0;
        for (uint32_t i = thread_set_next(able, 0); count < 2 && i != NO_THREAD;
             i = thread_set_next(able, i + 1)) {
            const ThreadComponent *thread = outline->threads[i];
            bool is_shut_out = thread_set_has(waiting, i) && thread->deadline < 0
                               && has_slot(entered, entered_count, thread->blocked_on)
                               && !is_freed_by_stop(thread);
            count += i != chosen && !is_shut_out;
        }
    }
    for (uint32_t i = thread_set_next(doubtful, 0); count < 2 && i != NO_THREAD;
         i = thread_set_next(doubtful, i + 1))
        if (i != chosen && !thread_set_has(able, i))
            count += is_interrupted(outline->threads[i]) || may_wake(outline->threads[i]);
    return count < 2 ? count : 2;
}

uint32_t outline_able_besides(const Outline *outline, uint64_t apart, const Ref *shut, uint32_t shut_count)
{
    const ThreadSet *able = &outline->able;
    uint32_t count = 0;
    for (uint32_t i = thread_set_next(able, 0); count < 2 && i != NO_THREAD;
         i = thread_set_next(able, i + 1)) {
        bool is_shut_out = thread_set_has(&outline->waiting, i)
                           && has_slot(shut, shut_count, outline->threads[i]->blocked_on);
        count += !is_shut_out && !(i < 64 && apart >> i & 1);
    }
    return count;
}

/* --- what heuristics and agents ask for --- */

bool outline_is_blocked(const Outline *outline, const ThreadComponent *thread)
{
    return outline_is_live(thread) && !is_enabled(outline, thread) && !is_interrupted(thread);
}

uint32_t outline_blocked_threads(const Outline *outline)
{
    const ThreadSet *doubtful = &outline->doubtful;
    uint32_t count = outline->live - outline->able.count;
    for (uint32_t i = thread_set_next(doubtful, 0); i != NO_THREAD; i = thread_set_next(doubtful, i + 1))
        count -= !thread_set_has(&outline->able, i) && outline_is_live(outline->threads[i])
                 && !outline_is_blocked(outline, outline->threads[i]);
    return count;
}

bool outline_has_work(const Outline *outline, const ThreadComponent *thread)
{
    return !has_ended(outline) && is_user(thread);
}

bool outline_awaits_abstract_choice(const Outline *outline)
{
    return outline->choosing > 0 && outline->threads[find_choosing(outline)]->abstract;
}

/* --- what steps ask for --- */

static bool is_in(const Ref *slots, Ref slot)
{
    for (uint32_t i = 0; i < ENTERED_MAX && slots[i] != 0; i++)
        if (slots[i] == slot)
            return true;
    return false;
}

static bool is_apart(const Rest *rest, uint32_t thread) { return thread < 64 && rest->apart >> thread & 1; }

static bool rest_has_user(const Outline *outline, const Rest *rest)
{
    for (uint32_t i = 0; i < outline->thread_count; i++)
        if (!is_apart(rest, i) && is_user(outline->threads[i]))
            return true;
    return false;
}

/* Is a thread enabled that is not apart? */
static bool is_enabled_in_rest(const Outline *outline, const ThreadComponent *thread, const Rest *rest)
{
    if (thread->is_suspended)
        return false;
    if (thread->status == THREAD_ENDING)
        return !rest->has_user && !rest_has_user(outline, rest);
    if (thread->status == THREAD_BLOCKED && is_in(rest->freed, thread->blocked_on))
        return true;
    if (thread->status == THREAD_BLOCKED && is_in(rest->taken, thread->blocked_on))
        return thread->deadline >= 0 || is_freed_by_stop(thread);
    return is_enabled(outline, thread);
}

RestAnswer outline_rest(const Outline *outline, const Rest *rest)
{
    RestAnswer answer = {0};
    for (uint32_t i = 0; answer.count < 2 && i < outline->thread_count; i++) {
        const ThreadComponent *thread = outline->threads[i];
        if (thread == NULL || is_apart(rest, i))
            continue;
        if (thread->choosing > 0 || may_wake(thread) || thread->status == THREAD_INITIALIZING)
            return (RestAnswer){.count = REST_UNTOLD};
        bool by_interrupt = is_interrupted(thread), is_able = is_enabled_in_rest(outline, thread, rest);
        if (by_interrupt || is_able)
            answer = (RestAnswer){answer.count + by_interrupt + is_able, by_interrupt, i};
    }
    return answer.count < 2 ? answer : (RestAnswer){.count = 2};
}

/* As wait_is_on in monitor.h. */
static bool is_waiting_for(const ThreadComponent *thread, Ref on, uint32_t set)
{
    return thread != NULL && thread->status == THREAD_WAITING && thread->blocked_on == on
           && (thread->saved_entries > 0) == (set == WAITS_TO_BE_NOTIFIED);
}

uint64_t outline_waiters(const Outline *outline, Ref on, uint32_t set)
{
    uint64_t waiters = 0;
    for (uint32_t i = 0; i < outline->thread_count; i++)
        if (is_waiting_for(outline->threads[i], on, set))
            waiters |= (uint64_t)1 << (i < WAITERS_MAX ? i : WAITERS_MAX);
    return waiters;
}

/* --- errors --- */

/* The number + 1 of the thread for whose monitor it waits without an end; 0: it does not. */
static uint32_t blocked_by(const Outline *outline, const ThreadComponent *thread)
{
    return is_blocked_for_good(thread) ? outline_owner(outline, thread->blocked_on) : 0;
}

/* From each thread to the one that it waits for, as far as nobody has been before: who comes back to where he
 * has been himself is in a circle. */
static bool has_circle(Outline *outline)
{
    const ThreadSet *waiting = &outline->waiting;
    if (waiting->count < 2)
        return false;
    MEMORY_ROOM_FOR(outline->met, outline->met_capacity, outline->thread_count);
    if (outline->round > UINT32_MAX - outline->thread_count) {
        memset(outline->met, 0, outline->met_capacity * sizeof *outline->met);
        outline->round = 0;
    }
    uint32_t before = outline->round;
    for (uint32_t i = thread_set_next(waiting, 0); i != NO_THREAD; i = thread_set_next(waiting, i + 1)) {
        uint32_t at = i, round = ++outline->round, next;
        while (outline->met[at] <= before && (next = blocked_by(outline, outline->threads[at])) != 0) {
            outline->met[at] = round;
            at = next - 1;
        }
        if (outline->met[at] == round)
            return true;
    }
    return false;
}

static bool can_go_on(const Outline *outline)
{
    const ThreadSet *doubtful = &outline->doubtful;
    if (outline->choosing > 0 || outline->able.count > 0)
        return true;
    for (uint32_t i = thread_set_next(doubtful, 0); i != NO_THREAD; i = thread_set_next(doubtful, i + 1))
        if (is_enabled(outline, outline->threads[i]) || is_interrupted(outline->threads[i]))
            return true;
    return false;
}

bool outline_may_be_wrong(Outline *outline)
{
    return has_ended(outline) || !can_go_on(outline) || has_circle(outline);
}
