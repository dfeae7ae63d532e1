/* Writes and reads the position of a guided search in a checkpoint: its queue, its streams of random numbers
 * and which states were expanded. */
#include "search/guide/guided_position.h"

#include <math.h>

#include "base/memory.h"
#include "search/guide.h"
#include "search/replay.h"

static void add_done(const Guided *guided, Bytes *position)
{
    uint64_t states = guided->context->figures.states;
    for (uint64_t first = 0; first < states; first += 8) {
        unsigned bits = 0;
        for (unsigned i = 0; i < 8 && first + i < states; i++)
            bits |= (unsigned)guided_is_done(guided, (StateNumber)(first + i)) << i;
        bytes_add_u1(position, bits);
    }
}

void guided_position_add(const Guided *guided, const Waiting *waiting, Bytes *position)
{
    const Guide *guide = guided->context->guide;
    bytes_add_u8(position, guided->ties.state);
    bytes_add_u8(position, guided->shuffle.state);
    bytes_add_u8(position, guided->nbest.state);
    bytes_add_u4(position, guided->sequence);
    guide_save(guide, position);
    add_done(guided, position);
    bytes_add_u4(position, guided->queue.count);
    for (uint32_t i = 0; i < guided->queue.count; i++) {
        const QueueEntry *entry = &guided->queue.entries[i];
        bytes_add_u4(position, entry->state);
        bytes_add_u4(position, entry->order);
        bytes_add_f8(position, entry->key);
        guide_save_state(guide, entry->state, position);
    }
    bytes_add_u4(position, waiting->count);
    for (uint32_t i = 0; i < waiting->count; i++) {
        bytes_add_u4(position, waiting->list[i]);
        guide_save_state(guide, waiting->list[i], position);
    }
}

/* --- meeting the states again --- */

static void begin(void *self, StateNumber parent)
{
    const Guided *guided = self;
    guide_expand(guided->context->guide, parent, guided_depth(guided, parent));
}

static void before(void *self, int choice) { guide_prepare(((Guided *)self)->context->guide, choice); }

static void reached(void *self, StateNumber parent, StateNumber state)
{
    Guided *guided = self;
    guided_set_depth(guided, state, guided_depth(guided, parent) + 1);
    guide_meet(guided->context->guide, state);
}

/* The values themselves were saved: they may depend on steps that have led to states seen before. */
static void end(void *self) { guide_values(((Guided *)self)->context->guide); }

/* --- reading --- */

static bool does_not_fit(Error *error)
{
    return error_set(error, "the checkpoint is damaged: its queue does not fit its states");
}

static void read_done(Guided *guided, Reader *position)
{
    uint64_t states = guided->context->figures.states;
    for (uint64_t first = 0; first < states; first += 8) {
        unsigned bits = read_u1(position);
        for (unsigned i = 0; i < 8 && first + i < states; i++)
            guided_set_done(guided, (StateNumber)(first + i), bits >> i & 1);
    }
}

/* A state that waits was not expanded, and waits once: until all are read it is marked as done. */
static bool claim(Guided *guided, StateNumber state)
{
    if (state >= guided->context->figures.states || guided_is_done(guided, state))
        return false;
    guided_set_done(guided, state, true);
    return true;
}

static bool read_queue(Guided *guided, Reader *position, Error *error)
{
    guided->queue.count = 0;
    for (uint32_t count = read_u4(position); count > 0 && !position->failed; count--) {
        QueueEntry entry = {.state = read_u4(position)};
        entry.order = read_u4(position);
        entry.key = read_f8(position);
        if (isnan(entry.key) || !claim(guided, entry.state))
            return does_not_fit(error);
        guide_restore_state(guided->context->guide, entry.state, position);
        queue_push(&guided->queue, entry);
    }
    return true;
}

static bool read_waiting(Guided *guided, Waiting *waiting, Reader *position, Error *error)
{
    uint32_t count = read_u4(position);
    if (count > guided->context->figures.states)
        return does_not_fit(error);
    waiting->list = memory_allocate((count + (size_t)1) * sizeof *waiting->list);
    for (; waiting->count < count && !position->failed; waiting->count++) {
        StateNumber state = waiting->list[waiting->count] = read_u4(position);
        if (!claim(guided, state))
            return does_not_fit(error);
        guide_restore_state(guided->context->guide, state, position);
    }
    return true;
}

static void release(Guided *guided, const Waiting *waiting)
{
    for (uint32_t i = 0; i < guided->queue.count; i++)
        guided_set_done(guided, guided->queue.entries[i].state, false);
    for (uint32_t i = 0; i < waiting->count; i++)
        guided_set_done(guided, waiting->list[i], false);
}

bool guided_position_read(Guided *guided, Replay *replay, const char *limit_name, Reader *position,
                          Waiting *waiting, Error *error)
{
    SearchContext *context = guided->context;
    ReplayObserver observer = {guided, begin, before, reached, end};
    *waiting = (Waiting){0};
    if (!replay_run(replay, context, &observer, error))
        return false;
    context->figures.dropped_by = context->figures.dropped > 0 ? limit_name : NULL;
    guided->ties.state = read_u8(position);
    guided->shuffle.state = read_u8(position);
    guided->nbest.state = read_u8(position);
    guided->sequence = read_u4(position);
    guide_restore(context->guide, position);
    read_done(guided, position);
    if (!read_queue(guided, position, error) || !read_waiting(guided, waiting, position, error)
        || !replay_is_read(position, error))
        return false;
    release(guided, waiting);
    return true;
}
