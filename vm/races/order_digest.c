/* Makes digests; see order_digest.h.
 *
 *   | position, clock of a thread, monitor...: for each thread the rank of the time that it covers ... |
 *   | position, history: thread, rank of its time, whether it writes ... | */
#include "vm/races/order_digest.h"

#include <stdlib.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "vm/races/access_history.h"
#include "vm/races/happens_before.h"

/* The times of accesses that matter, sorted by thread and time. */
typedef struct Moment {
    uint32_t thread, time;
} Moment;

typedef struct Digest {
    Vm *vm;
    Moment *moments;
    uint32_t count, capacity;
    Bytes bytes;
} Digest;

static void add_moment(Digest *digest, uint32_t thread, uint32_t time)
{
    MEMORY_ROOM_FOR(digest->moments, digest->capacity, digest->count);
    digest->moments[digest->count++] = (Moment){thread, time};
}

/* Are all threads that can still access anything ordered after it, or can it race with nothing?  Who is not
 * started yet will be ordered after the one that starts it. */
static bool is_settled(const Digest *digest, const Past *past)
{
    Vm *vm = digest->vm;
    if (past->how & ACCESS_VOLATILE && !shadow_is_mixed(vm->observers.shadow))
        return true;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (thread->status != THREAD_NEW && thread->status != THREAD_TERMINATED
            && clock_time(order_clock(vm, thread), past->thread) < past->time)
            return false;
    }
    return true;
}

static const Past *history_of(const Digest *digest, uint32_t id, uint32_t *count)
{
    const Past *list = shadow_content(digest->vm->observers.shadow, id, count);
    *count /= (uint32_t)sizeof *list;
    return list;
}

/* Does it belong to an object that there is no more? */
static bool is_of_garbage(const Digest *digest, ShadowKind kind, uint32_t number)
{
    return kind >= SHADOW_MONITOR && object_peek(digest->vm, number) == NULL;
}

static void gather(void *context, uint32_t position, ShadowKind kind, uint32_t number, uint32_t id)
{
    Digest *digest = context;
    uint32_t count;
    (void)position;
    if (kind != SHADOW_HISTORY || is_of_garbage(digest, kind, number))
        return;
    const Past *list = history_of(digest, id, &count);
    for (uint32_t i = 0; i < count; i++)
        if (!is_settled(digest, &list[i]))
            add_moment(digest, list[i].thread, list[i].time);
}

/* The time of a thread's next access: what others know of it may reach up to there. */
static void gather_next(Digest *digest)
{
    Vm *vm = digest->vm;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->status != THREAD_NEW && vm->threads[i]->status != THREAD_TERMINATED)
            add_moment(digest, i, order_time_of_next(vm, vm->threads[i]));
}

static int compare_moments(const void *a, const void *b)
{
    const Moment *one = a, *other = b;
    if (one->thread != other->thread)
        return one->thread < other->thread ? -1 : 1;
    return one->time < other->time ? -1 : one->time > other->time;
}

static void sort(Digest *digest)
{
    uint32_t kept = 0;
    if (digest->count > 0)
        qsort(digest->moments, digest->count, sizeof *digest->moments, compare_moments);
    for (uint32_t i = 0; i < digest->count; i++)
        if (kept == 0 || compare_moments(&digest->moments[kept - 1], &digest->moments[i]) != 0)
            digest->moments[kept++] = digest->moments[i];
    digest->count = kept;
}

/* How many of the thread's moments are not after this time. */
static uint32_t rank(const Digest *digest, uint32_t thread, uint32_t time)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < digest->count && digest->moments[i].thread <= thread; i++)
        count += digest->moments[i].thread == thread && digest->moments[i].time <= time;
    return count;
}

static void write_clock(Digest *digest, uint32_t position, Clock clock)
{
    uint32_t last = 0;
    for (uint32_t i = 0; i < clock.count; i++)
        if (rank(digest, i, clock.times[i]) > 0)
            last = i + 1;
    if (last == 0)
        return;
    bytes_add_u4(&digest->bytes, position);
    bytes_add_u4(&digest->bytes, last);
    for (uint32_t i = 0; i < last; i++)
        bytes_add_u4(&digest->bytes, rank(digest, i, clock.times[i]));
}

static int compare_pasts(const void *a, const void *b)
{
    const Past *one = *(const Past *const *)a, *other = *(const Past *const *)b;
    if (one->thread != other->thread)
        return one->thread < other->thread ? -1 : 1;
    if (one->how != other->how)
        return one->how < other->how ? -1 : 1;
    return one->time < other->time ? -1 : one->time > other->time;
}

static void write_history(Digest *digest, uint32_t position, uint32_t id)
{
    uint32_t count, kept = 0;
    const Past *list = history_of(digest, id, &count);
    const Past **pasts = memory_allocate((count + 1) * sizeof *pasts);
    for (uint32_t i = 0; i < count; i++)
        if (!is_settled(digest, &list[i]))
            pasts[kept++] = &list[i];
    qsort(pasts, kept, sizeof *pasts, compare_pasts);
    if (kept > 0) {
        bytes_add_u4(&digest->bytes, position);
        bytes_add_u4(&digest->bytes, kept);
    }
    for (uint32_t i = 0; i < kept; i++) {
        bytes_add_u4(&digest->bytes, pasts[i]->thread << 2 | pasts[i]->how);
        bytes_add_u4(&digest->bytes, rank(digest, pasts[i]->thread, pasts[i]->time));
    }
    free(pasts);
}

/* What a thread that has ended knew orders nothing any more: its Thread has passed it on. */
static bool is_of_ended(const Digest *digest, ShadowKind kind, uint32_t number)
{
    return kind < SHADOW_MONITOR && digest->vm->threads[number]->status == THREAD_TERMINATED;
}

static void write(void *context, uint32_t position, ShadowKind kind, uint32_t number, uint32_t id)
{
    Digest *digest = context;
    if (is_of_ended(digest, kind, number) || is_of_garbage(digest, kind, number))
        return;
    switch (kind) {
    case SHADOW_HISTORY: write_history(digest, position, id); break;
    case SHADOW_HELD:
    case SHADOW_NAME:
    case SHADOW_CHANGES:
    case SHADOW_LOCKSET: break; /* orders nothing */
    case SHADOW_CLOCK: {
        uint32_t length;
        const uint32_t *words = shadow_content(digest->vm->observers.shadow, id, &length);
        write_clock(digest, position, (Clock){words + 1, length / (uint32_t)sizeof *words - 1});
        break;
    }
    default: {
        uint32_t length;
        const uint32_t *times = shadow_content(digest->vm->observers.shadow, id, &length);
        write_clock(digest, position, (Clock){times, length / (uint32_t)sizeof *times});
    }
    }
}

uint32_t order_digest(Vm *vm)
{
    Shadow *shadow = vm->observers.shadow;
    if (!shadow_uses_digests(shadow) || !shadow_has_clocks(shadow))
        return 0;
    Digest digest = {.vm = vm};
    gather_next(&digest);
    shadow_visit(shadow, gather, &digest);
    sort(&digest);
    shadow_visit(shadow, write, &digest);
    uint32_t id = shadow_intern(shadow, digest.bytes.data, (uint32_t)digest.bytes.length);
    bytes_free(&digest.bytes);
    free(digest.moments);
    return id;
}
