/* A priority queue with both ends: the best entry goes out to be expanded, the worst when there are too many.
 *
 * It is a min-max heap (Atkinson, Sack, Santoro, Strothotte 1986) in one array: at even levels an entry comes
 * before all below it, at odd levels after all below it, so the best is at the root and the worst among the
 * root's children. */
#ifndef SEARCH_GUIDE_QUEUE_H
#define SEARCH_GUIDE_QUEUE_H

#include "search/space.h"

typedef struct QueueEntry {
    double key;     /* lower comes first */
    uint32_t order; /* among equal keys lower comes first; then lower states */
    StateNumber state;
} QueueEntry;

typedef struct Queue {
    QueueEntry *entries;
    uint32_t count, capacity;
} Queue;

void queue_push(Queue *queue, QueueEntry entry);
QueueEntry queue_pop_best(Queue *queue); /* both: of a queue that is not empty */
QueueEntry queue_pop_worst(Queue *queue);
void queue_free(Queue *queue);

#endif
