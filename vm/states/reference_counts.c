/* Counts by the difference of components: of two stacks, the frames that they share are not looked at. */
#include "vm/states/reference_counts.h"

#include <assert.h>
#include <stdlib.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "vm/states/component_references.h"

enum { MEMO_BITS = 10 };

typedef struct CountedChange {
    uint32_t position, id; /* what is counted there */
} CountedChange;

typedef struct HoldsMemo {
    uint32_t holder; /* a component; 0: nothing */
    Ref slot;
    bool holds;
} HoldsMemo;

struct ReferenceCounts {
    const Program *program;
    const Store *store;
    const Vector *vector;
    bool is_on;       /* somebody has asked */
    uint32_t *counts; /* by slot */
    uint32_t capacity;
    CountedChange *changes;
    uint32_t change_count, change_capacity;
    uint8_t *is_changed; /* by position */
    uint32_t is_changed_capacity;
    HoldsMemo memo[1 << MEMO_BITS];
};

ReferenceCounts *reference_counts_create(const Program *program, const Store *store, const Vector *vector)
{
    ReferenceCounts *counts = memory_allocate(sizeof *counts);
    counts->program = program;
    counts->store = store;
    counts->vector = vector;
    return counts;
}

void reference_counts_reset(ReferenceCounts *counts)
{
    free(counts->counts);
    free(counts->is_changed);
    counts->counts = NULL;
    counts->is_changed = NULL;
    counts->capacity = counts->is_changed_capacity = counts->change_count = 0;
    counts->is_on = false;
}

void reference_counts_destroy(ReferenceCounts *counts)
{
    reference_counts_reset(counts);
    free(counts->changes);
    free(counts);
}

void reference_counts_note(ReferenceCounts *counts, uint32_t position, uint32_t old)
{
    if (!counts->is_on)
        return;
    MEMORY_ROOM_FOR(counts->is_changed, counts->is_changed_capacity, position);
    if (counts->is_changed[position])
        return;
    counts->is_changed[position] = true;
    MEMORY_ROOM_FOR(counts->changes, counts->change_capacity, counts->change_count);
    counts->changes[counts->change_count++] = (CountedChange){position, old};
}

/* --- counting --- */

static const void *content_of(const ReferenceCounts *counts, uint32_t id)
{
    uint32_t size;
    return id == 0 ? NULL : pool_content(&counts->store->pool, id, &size);
}

static void add(void *context, Ref reference, uint32_t index)
{
    (void)index;
    ReferenceCounts *counts = context;
    MEMORY_ROOM_FOR(counts->counts, counts->capacity, reference);
    counts->counts[reference]++;
}

static void subtract(void *context, Ref reference, uint32_t index)
{
    (void)index;
    ReferenceCounts *counts = context;
    assert(reference < counts->capacity && counts->counts[reference] > 0 && "it was counted");
    counts->counts[reference]--;
}

static void count_object(ReferenceCounts *counts, uint32_t id, VisitReference *visit)
{
    const ObjectComponent *content = content_of(counts, id);
    if (content != NULL)
        component_each_reference(counts->program, content, visit, counts);
}

static void count_thread(ReferenceCounts *counts, uint32_t id, VisitReference *visit)
{
    const ThreadComponent *content = content_of(counts, id);
    if (content != NULL)
        component_each_of_thread(content, visit, counts);
}

static int64_t depth_of(const FrameComponent *frame) { return frame == NULL ? -1 : (int64_t)frame->depth; }

static uint32_t frames_of(const ReferenceCounts *counts, uint32_t thread)
{
    const ThreadComponent *content = content_of(counts, thread);
    return content == NULL ? 0 : content->frames;
}

/* Two stacks share all frames below the first that both have. */
static void count_frames(ReferenceCounts *counts, uint32_t old, uint32_t now)
{
    while (old != now) {
        const FrameComponent *before = content_of(counts, old), *after = content_of(counts, now);
        if (depth_of(before) >= depth_of(after)) {
            component_each_of_frame(counts->program, before, subtract, counts);
            old = before->below;
        }
        if (depth_of(after) >= depth_of(before)) {
            component_each_of_frame(counts->program, after, add, counts);
            now = after->below;
        }
    }
}

static void count_change(ReferenceCounts *counts, uint32_t position, uint32_t old, uint32_t now)
{
    switch (counts->store->items[position].kind) {
    case ITEM_OBJECT:
        count_object(counts, now, add);
        count_object(counts, old, subtract);
        break;
    case ITEM_THREAD:
        count_thread(counts, now, add);
        count_thread(counts, old, subtract);
        count_frames(counts, frames_of(counts, old), frames_of(counts, now));
        break;
    default: break;
    }
}

static void count_all(ReferenceCounts *counts)
{
    uint32_t positions = __atomic_load_n(&counts->store->item_count, __ATOMIC_ACQUIRE);
    counts->is_on = true;
    for (uint32_t position = 0; position < positions; position++)
        count_change(counts, position, 0, vector_get(counts->vector, position));
}

static void follow(ReferenceCounts *counts)
{
    if (!counts->is_on)
        count_all(counts);
    for (uint32_t i = 0; i < counts->change_count; i++) {
        CountedChange change = counts->changes[i];
        uint32_t now = vector_get(counts->vector, change.position);
        counts->is_changed[change.position] = false;
        if (now != change.id)
            count_change(counts, change.position, change.id, now);
    }
    counts->change_count = 0;
}

/* Are the counts those of a plain count? */
static bool counts_are_right(const ReferenceCounts *counts)
{
    ReferenceCounts plain = {.program = counts->program, .store = counts->store, .vector = counts->vector};
    bool right = true;
    count_all(&plain);
    for (uint32_t slot = 1; slot < counts->capacity || slot < plain.capacity; slot++)
        right = right
                && (slot < counts->capacity ? counts->counts[slot] : 0)
                       == (slot < plain.capacity ? plain.counts[slot] : 0);
    free(plain.counts);
    return right;
}

uint32_t reference_counts_of(ReferenceCounts *counts, Ref slot)
{
    if (counts->change_count > 0 || !counts->is_on) {
        follow(counts);
        assert_costly(counts_are_right(counts));
    }
    return slot < counts->capacity ? counts->counts[slot] : 0;
}

/* --- who holds what --- */

typedef struct HeldSearch {
    Ref wanted;
    bool is_found;
} HeldSearch;

static void compare(void *context, Ref reference, uint32_t index)
{
    (void)index;
    HeldSearch *search = context;
    search->is_found |= reference == search->wanted;
}

static bool thread_holds(const ReferenceCounts *counts, uint32_t thread, Ref slot)
{
    HeldSearch search = {slot, false};
    component_each_of_thread(content_of(counts, thread), compare, &search);
    for (uint32_t frame = frames_of(counts, thread); frame != 0 && !search.is_found;) {
        const FrameComponent *content = content_of(counts, frame);
        component_each_of_frame(counts->program, content, compare, &search);
        frame = content->below;
    }
    return search.is_found;
}

static bool object_holds(const ReferenceCounts *counts, uint32_t object, Ref slot)
{
    HeldSearch search = {slot, false};
    component_each_reference(counts->program, content_of(counts, object), compare, &search);
    return search.is_found;
}

bool reference_counts_holds(ReferenceCounts *counts, uint32_t position, Ref slot)
{
    uint32_t holder = vector_get(counts->vector, position);
    if (holder == 0)
        return false;
    uint64_t hash = ((uint64_t)holder << 32 | slot) * 0x9E3779B97F4A7C15u;
    HoldsMemo *memo = &counts->memo[hash >> (64 - MEMO_BITS)];
    bool is_object = counts->store->items[position].kind == ITEM_OBJECT;
    if (memo->holder != holder || memo->slot != slot)
        *memo =
            (HoldsMemo){holder, slot,
                        is_object ? object_holds(counts, holder, slot) : thread_holds(counts, holder, slot)};
    return memo->holds;
}
