/* Best-first search (Groce and Visser, figure 1): of all states seen and not expanded the one with the least
 * f = a * depth + b * h is next. A* is the one with a = b = 1; with b = 0 it is breadth first, for when its
 * queue has a limit or its ties another order. */
#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/guide/guided_position.h"

static void *start(SearchContext *context, double depth_weight, double value_weight)
{
    Guided *guided = memory_allocate(sizeof *guided);
    guided_start(guided, context, depth_weight, value_weight);
    return guided;
}

static void *start_best(SearchContext *context) { return start(context, 0, 1); }
static void *start_astar(SearchContext *context) { return start(context, 1, 1); }
static void *start_bfs(SearchContext *context) { return start(context, 1, 0); }

static const char LIMIT[] = "queue limit";

static SearchStatus step(void *self)
{
    Guided *guided = self;
    if (guided->queue.count == 0)
        return guided_end(guided);
    return guided_expand(guided, guided_pop(guided), LIMIT);
}

static void finish(void *self)
{
    guided_free(self);
    free(self);
}

static bool save(void *self, Bytes *position)
{
    guided_position_add(self, &(Waiting){0}, position);
    return true;
}

/* Nothing waits outside of the queue. */
static void *go_on(Guided *guided, struct Replay *replay, Reader *position, Error *error)
{
    Waiting waiting;
    bool fits = guided_position_read(guided, replay, LIMIT, position, &waiting, error)
                && (waiting.count == 0
                    || error_set(error, "the checkpoint is damaged: its queue does not fit the search"));
    free(waiting.list);
    if (fits)
        return guided;
    finish(guided);
    return NULL;
}

static void *resume_best(SearchContext *context, struct Replay *replay, Reader *position, Error *error)
{
    return go_on(start_best(context), replay, position, error);
}

static void *resume_astar(SearchContext *context, struct Replay *replay, Reader *position, Error *error)
{
    return go_on(start_astar(context), replay, position, error);
}

static void *resume_bfs(SearchContext *context, struct Replay *replay, Reader *position, Error *error)
{
    return go_on(start_bfs(context), replay, position, error);
}

#define QUEUE_OPTIONS                                                      \
    {                                                                      \
        "k", "N", "the queue holds at most so many, as with --queue-limit" \
    }
static const OptionSpec options[] = {
    QUEUE_OPTIONS,
    {"nbest", "N", "expand any one of the N best, by lot (default 1: the best)"},
    {"tests", "reached|expanded",
     "when states are checked for errors: as soon as they are reached (default), or when it is their turn"},
    {0}};
static const OptionSpec bfs_options[] = {QUEUE_OPTIONS, {0}};

extern const Search team_best_search, team_astar_search, team_queued_bfs_search;

const Search best_search = {
    .name = "best",
    .summary = "the state with the best heuristic value first",
    .options = options,
    .needs_entry = true,
    .is_guided = true,
    .queued = &best_search,
    .team = &team_best_search,
    .start = start_best,
    .step = step,
    .finish = finish,
    .save = save,
    .resume = resume_best,
};

const Search astar_search = {
    .name = "astar",
    .summary = "least sum of depth and heuristic value first",
    .options = options,
    .needs_entry = true,
    .is_guided = true,
    .queued = &astar_search,
    .team = &team_astar_search,
    .start = start_astar,
    .step = step,
    .finish = finish,
    .save = save,
    .resume = resume_astar,
};

const Search queued_bfs_search = {
    .name = "bfs",
    .summary = "breadth first, with a queue",
    .options = bfs_options,
    .needs_entry = true,
    .queued = &queued_bfs_search,
    .team = &team_queued_bfs_search,
    .start = start_bfs,
    .step = step,
    .finish = finish,
    .save = save,
    .resume = resume_bfs,
};
