/* Who takes the steps of a Space: threads, for a program.  Asked when somebody wants to know who can never go
 * on, or by a search that looks at schedules. */
#ifndef SEARCH_AGENTS_H
#define SEARCH_AGENTS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Agents {
    void *self;
    uint32_t (*count)(void *self); /* that there have been so far; they are numbered from 0 */
    bool (*is_alive)(
        void *self,
        uint32_t agent); /* in the present state it has something left to do, and nothing has ended all */
    bool (*acted)(void *self, uint32_t agent); /* it took part in the step that was taken last */
    /* Of a choice of the present state: may somebody count on it?  Not on luck like a spurious wake-up. */
    bool (*is_reliable)(void *self, int choice);
    uint32_t (*chooser)(void *self, int choice); /* whose step a choice of the present state is */
    bool (*is_enabled)(
        void *self,
        uint32_t agent); /* in the present state it can go on by itself: not only by a time-out or by luck */
    /* Who acted last in the step that was taken last, which may end with steps of others where there is
     * nothing to choose; in the first state: in what led to it. */
    uint32_t (*acted_last)(void *self);
    bool (*may_act)(void *self, uint32_t agent);       /* in the present state a choice that can be relied on
                                                          makes it act, or would if no value was asked for */
    bool (*made_progress)(void *self, uint32_t agent); /* by its own word, in the step that was taken last */
} Agents;

#endif
