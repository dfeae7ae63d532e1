/* A Space that remembers every step taken in it: the graph that a search has seen, and which agent acted
 * where. */
#ifndef SEARCH_RECORD_H
#define SEARCH_RECORD_H

#include "search/agents.h"
#include "search/space.h"

/* A growing set of numbers. */
typedef struct Bits {
    uint64_t *words;
    uint64_t capacity; /* words */
} Bits;

void bits_set(Bits *bits, uint64_t number);
static inline void bits_clear(Bits *bits, uint64_t number)
{
    bits->words[number / 64] &= ~((uint64_t)1 << number % 64);
} /* one that was set */
static inline bool bits_has(const Bits *bits, uint64_t number)
{
    return number / 64 < bits->capacity && bits->words[number / 64] >> number % 64 & 1;
}

typedef struct AgentRecord {
    Bits acts,
        lives; /* the states in which a reliable choice makes it act; in which it has something left to do */
} AgentRecord;

typedef struct GraphRecord {
    Space space; /* to be searched in place of `inner` */
    Space *inner;
    Agents agents;
    StateNumber present;
    StateNumber *from, *to; /* by step */
    uint16_t *choice;
    Bits unreliable;
    uint64_t step_count, step_capacity;
    uint32_t state_count;
    AgentRecord *by_agent;
    uint32_t agent_count;
} GraphRecord;

/* `inner` stands at its first state. */
void record_open(GraphRecord *record, Space *inner, const Agents *agents);

/* Of one more worker, in the same search; `inner` stands nowhere yet.  And, after the search, what it has
 * recorded is added to `record`. */
void record_open_more(GraphRecord *more, Space *inner, const Agents *agents);
void record_add(GraphRecord *record, const GraphRecord *more);
void record_free(GraphRecord *record);

#endif
