/* The min-max heap behind the queue: an entry rises or sinks by two levels at a time, among entries of levels
 * of its own kind. */
#include "search/guide/queue.h"

#include <stdlib.h>

#include "base/invariant.h"
#include "base/memory.h"

static bool comes_before(const QueueEntry *a, const QueueEntry *b)
{
    if (a->key != b->key)
        return a->key < b->key;
    return a->order != b->order ? a->order < b->order : a->state < b->state;
}

/* At an even level (min) what comes before is on top, at an odd one (max) what comes after. */
static bool is_above(const Queue *queue, uint32_t a, uint32_t b, bool min)
{
    return min ? comes_before(&queue->entries[a], &queue->entries[b])
               : comes_before(&queue->entries[b], &queue->entries[a]);
}

static void swap(Queue *queue, uint32_t a, uint32_t b)
{
    QueueEntry entry = queue->entries[a];
    queue->entries[a] = queue->entries[b];
    queue->entries[b] = entry;
}

static bool is_min_level(uint32_t at) { return (31 - __builtin_clz(at + 1)) % 2 == 0; }

static uint32_t parent(uint32_t at) { return (at - 1) / 2; }

static void rise(Queue *queue, uint32_t at)
{
    bool min = is_min_level(at);
    if (at > 0 && is_above(queue, at, parent(at), !min)) {
        swap(queue, at, parent(at));
        at = parent(at);
        min = !min;
    }
    while (at > 2 && is_above(queue, at, parent(parent(at)), min)) {
        swap(queue, at, parent(parent(at)));
        at = parent(parent(at));
    }
}

/* Of the children and grandchildren the one that belongs on top; 0: there are none. */
static uint32_t highest_below(const Queue *queue, uint32_t at, bool min)
{
    uint64_t child = 2 * (uint64_t)at + 1, grandchild = 4 * (uint64_t)at + 3;
    uint32_t highest = 0;
    for (uint64_t i = child; i < child + 2 && i < queue->count; i++)
        if (highest == 0 || is_above(queue, (uint32_t)i, highest, min))
            highest = (uint32_t)i;
    for (uint64_t i = grandchild; i < grandchild + 4 && i < queue->count; i++)
        if (is_above(queue, (uint32_t)i, highest, min))
            highest = (uint32_t)i;
    return highest;
}

static void sink(Queue *queue, uint32_t at)
{
    bool min = is_min_level(at);
    for (uint32_t below; (below = highest_below(queue, at, min)) != 0 && is_above(queue, below, at, min);
         at = below) {
        swap(queue, below, at);
        if (below <= 2 * (uint64_t)at + 2)
            return; /* a child: nothing of this kind of level is under it */
        if (is_above(queue, parent(below), below, min))
            swap(queue, below, parent(below));
    }
}

/* Is each entry on the right side of its parent and grandparent? */
static __attribute__((unused)) bool is_min_max_heap(const Queue *queue)
{
    for (uint32_t at = 1; at < queue->count; at++) {
        bool min = is_min_level(at);
        if (is_above(queue, at, parent(at), !min) || (at > 2 && is_above(queue, at, parent(parent(at)), min)))
            return false;
    }
    return true;
}

void queue_push(Queue *queue, QueueEntry entry)
{
    assert(entry.key == entry.key && "a key is a number: others have no order");
    MEMORY_ROOM_FOR(queue->entries, queue->capacity, queue->count);
    queue->entries[queue->count] = entry;
    rise(queue, queue->count++);
    assert_costly(is_min_max_heap(queue));
}

static QueueEntry take_out(Queue *queue, uint32_t at)
{
    assert(at < queue->count && "the queue is not empty");
    QueueEntry entry = queue->entries[at];
    queue->entries[at] = queue->entries[--queue->count];
    if (at < queue->count)
        sink(queue, at);
    assert_costly(is_min_max_heap(queue));
    return entry;
}

QueueEntry queue_pop_best(Queue *queue) { return take_out(queue, 0); }

QueueEntry queue_pop_worst(Queue *queue)
{
    uint32_t worst = queue->count > 1 ? 1 : 0;
    if (queue->count > 2 && comes_before(&queue->entries[1], &queue->entries[2]))
        worst = 2;
    return take_out(queue, worst);
}

void queue_free(Queue *queue)
{
    free(queue->entries);
    *queue = (Queue){0};
}
