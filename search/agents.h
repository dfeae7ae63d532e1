/* Who takes the steps of a Space: threads, for a program.  Asked only when somebody wants to know who can never go on. */
#ifndef SEARCH_AGENTS_H
#define SEARCH_AGENTS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Agents {
    void *self;
    uint32_t (*count)(void *self);                      /* that there have been so far; they are numbered from 0 */
    bool     (*is_alive)(void *self, uint32_t agent);   /* in the present state it has something left to do, and nothing has ended all */
    bool     (*acted)(void *self, uint32_t agent);      /* it took part in the step that was taken last */
    /* Of a choice of the present state: may somebody count on it?  Not on luck like a spurious wake-up. */
    bool     (*is_reliable)(void *self, int choice);
} Agents;

#endif
