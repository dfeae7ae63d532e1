/* What the searches that use heuristics share: expanding a state, with a value for each new one, and knowing
 * afterwards what was left. */
#ifndef SEARCH_GUIDE_GUIDED_H
#define SEARCH_GUIDE_GUIDED_H

#include "search/guide/queue.h"
#include "search/search.h"
#include "search/seeds.h"

typedef struct ReachedState {
    StateNumber state;
    bool has_choices;
} ReachedState;

typedef struct Guided {
    SearchContext *context;
    double depth_weight, value_weight; /* f = depth_weight * depth + value_weight * h */
    uint32_t *marks; /* by state: its depth on the path to it, and whether all of its choices were taken */
    Queue queue;     /* of states to be expanded */
    ReachedState *reached; /* by the present expansion, new */
    uint32_t reached_count, reached_capacity;
    uint32_t sequence;
    Random ties, shuffle, nbest; /* a stream for each: see seeds.h */
    uint16_t *shuffled; /* the choices of the present expansion, in the order in which they are taken */
    uint32_t shuffled_capacity;
    QueueEntry *popped; /* that go back into the queue */
    uint32_t popped_capacity;
} Guided;

/* The first state is in the queue, unless it has no choices. */
void guided_start(Guided *guided, SearchContext *context, double depth_weight, double value_weight);
void guided_free(Guided *guided);

/* For one worker of several: expands states with a context of its own; depths and marks are shared. */
void guided_join(Guided *guided, const Guided *shared, SearchContext *context);
void guided_leave(Guided *guided);

/* Takes all choices of a state.  `reached` are the new states, `values` what the guide says of them. */
SearchStatus guided_take_all(Guided *guided, StateNumber state, const double **values);

/* Puts what `from`, a worker or `guided` itself, has reached into the queue. */
void guided_queue_reached(Guided *guided, Guided *from, const double *values, const char *limit_name);

/* The state to be expanded next leaves the queue, which is not empty. */
StateNumber guided_pop(Guided *guided);

/* Expands a state; what is new is queued, and if that is more than the limit, the worst is dropped. */
SearchStatus guided_expand(Guided *guided, StateNumber state, const char *limit_name);

/* Nothing is left: how the search ends. */
SearchStatus guided_end(const Guided *guided);

uint32_t guided_depth(const Guided *guided, StateNumber state);
bool guided_is_done(const Guided *guided, StateNumber state); /* all of its choices were taken */

/* For guided_position.h. */
void guided_set_depth(Guided *guided, StateNumber state, uint32_t depth);
void guided_set_done(Guided *guided, StateNumber state, bool is_done);

#endif
