/* Breadth-first search by several workers, level by level: the states of a level have the numbers from the
 * end of the level before to the count at its own end, and the workers take them in small batches. */
#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/exhaustive/bfs_position.h"
#include "search/workers/team.h"

enum { BATCH = 32 };

typedef struct Levels {
    uint32_t next, end; /* of the present level: not yet taken, first state of the next */
    uint32_t width;     /* its states */
    uint32_t depth;
    uint32_t waiting; /* workers that found the level all taken */
    bool complete;
} Levels;

static SearchStatus expand(Worker *worker, StateNumber state, uint32_t depth)
{
    SearchContext *context = &worker->context;
    int count = context->space->enter(context->space, state);
    if (count > 0 && depth >= context->max_depth) {
        context->figures.depth_cut = true;
        return SEARCH_GOES_ON;
    }
    space_foresee(context->space, count);
    for (int choice = 0; choice < count; choice++) {
        bool is_new;
        if (choice > 0)
            space_enter_again(context->space, state);
        StateNumber result = context->space->take(context->space, choice, &is_new);
        context->figures.transitions++;
        context->figures.revisited += !is_new;
        if (!is_new)
            continue;
        assert(result != NO_STATE && state < result && "links point backward");
        context->figures.states++;
        context->figures.max_depth = depth + 1;
        links_set(context->links, result, state, choice);
        if (search_check_state(context, result))
            return SEARCH_VIOLATION;
    }
    return SEARCH_GOES_ON;
}

/* While all others wait. */
static uint32_t count_states(const Team *team)
{
    uint64_t count = team->before.states;
    for (int i = 0; i < team->count; i++)
        count += team->workers[i].context.figures.states;
    return (uint32_t)count;
}

static void open_level(Levels *levels, const Team *team)
{
    uint32_t found = count_states(team);
    assert(levels->waiting == (uint32_t)team->count && found >= levels->end && "all wait; levels only grow");
    levels->waiting = 0;
    levels->complete = levels->end == found;
    levels->next = levels->end;
    levels->width = found - levels->end;
    levels->end = found;
    levels->depth++;
}

/* The last worker to arrive opens the next level. */
static bool await_next_level(Worker *worker)
{
    Team *team = worker->team;
    Levels *levels = team->job;
    SearchFigures *figures = &worker->context.figures;
    pthread_mutex_lock(&team->lock);
    uint32_t depth = levels->depth;
    if (++levels->waiting == (uint32_t)team->count) {
        open_level(levels, team);
        pthread_cond_broadcast(&team->changed);
    }
    while (levels->depth == depth && !team->stop)
        worker_waits(worker);
    bool goes_on = !levels->complete && !team->stop;
    uint32_t share = levels->width / (uint32_t)team->count;
    figures->queue = share;
    if (share > figures->queue_max)
        figures->queue_max = share;
    pthread_mutex_unlock(&team->lock);
    return goes_on;
}

static void work(Worker *worker)
{
    Levels *levels = worker->team->job;
    for (;;) {
        worker_rests(worker);
        uint32_t from = __atomic_fetch_add(&levels->next, BATCH, __ATOMIC_RELAXED), end = levels->end,
                 depth = levels->depth;
        for (uint32_t state = from; state < from + BATCH && state < end; state++) {
            if (!worker_goes_on(worker))
                return;
            if (expand(worker, state, depth) == SEARCH_VIOLATION) {
                worker_found(worker);
                return;
            }
        }
        if (from >= end && !await_next_level(worker))
            return;
    }
}

static void *start(SearchContext *context)
{
    Levels *levels = memory_allocate(sizeof *levels);
    *levels = (Levels){.end = 1, .width = 1};
    return team_start(context, work, levels, free);
}

/* Workers rest between their batches: what is taken is expanded. */
static void add_position(const Team *team, Bytes *position)
{
    const Levels *levels = team->job;
    uint32_t next = levels->next < levels->end ? levels->next : levels->end;
    bfs_position_add(position, &(BfsPosition){next, levels->end, levels->depth});
}

static bool save(void *team, Bytes *position) { return team_save(team, add_position, position); }

static void *resume(SearchContext *context, struct Replay *replay, Reader *reader, Error *error)
{
    BfsPosition position;
    if (!bfs_position_read(context, replay, reader, &position, error))
        return NULL;
    Levels *levels = memory_allocate(sizeof *levels);
    *levels = (Levels){.next = position.next,
                       .end = position.level_end,
                       .width = position.level_end - position.next,
                       .depth = position.depth};
    return team_start(context, work, levels, free);
}

const Search team_bfs_search = {.name = "bfs",
                                .summary = "breadth first, by several workers",
                                .start = start,
                                .step = team_step,
                                .finish = team_finish,
                                .is_slow = true,
                                .save = save,
                                .resume = resume};
