/* Guided searches by several workers over one queue.
 *
 * A worker that has expanded a state puts what is new into the queue and takes the best that is there, so the
 * order is that of one worker, but for the states that others are expanding at that moment: what is expanded
 * next is the best of all that wait, not of all that the best would lead to.  With N workers no state is
 * overtaken by more than N - 1 for that reason.  A beam is searched level by level: a level begins when the
 * one before it is expanded. */
#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/guide.h"
#include "search/guide/guided_position.h"
#include "search/workers/team.h"

typedef struct Frontier {
    Guided guided; /* the queue; for a beam, that of the next level.  Guarded by the team's lock */
    const char *limit_name;
    bool is_beam;
    StateNumber *level; /* of a beam: to be expanded now, best first */
    uint32_t level_count, level_next, level_capacity;
    int idle; /* workers that have found nothing */
    bool is_over;
    Guide **guides; /* of each worker; the first is the context's */
} Frontier;

static bool has_next(const Frontier *frontier)
{
    return frontier->is_beam ? frontier->level_next < frontier->level_count
                             : frontier->guided.queue.count > 0;
}

static StateNumber take_next(Frontier *frontier)
{
    return frontier->is_beam ? frontier->level[frontier->level_next++] : guided_pop(&frontier->guided);
}

static void begin_level(Frontier *frontier)
{
    Queue *queue = &frontier->guided.queue;
    MEMORY_ROOM_FOR(frontier->level, frontier->level_capacity, queue->count);
    for (frontier->level_count = frontier->level_next = 0; queue->count > 0; frontier->level_count++)
        frontier->level[frontier->level_count] = queue_pop_best(queue).state;
}

/* Nobody has anything to expand: a beam's next level begins, or all is expanded. */
static void go_on_or_end(Frontier *frontier, Team *team)
{
    if (frontier->is_beam && frontier->guided.queue.count > 0)
        begin_level(frontier);
    else
        frontier->is_over = true;
    pthread_cond_broadcast(&team->changed);
}

/* Waits for a state; false when there will be none. */
static bool await_next(Worker *worker, StateNumber *state)
{
    Team *team = worker->team;
    Frontier *frontier = team->job;
    pthread_mutex_lock(&team->lock);
    frontier->idle++;
    while (!has_next(frontier) && !frontier->is_over && !team->stop) {
        if (frontier->idle == team->count)
            go_on_or_end(frontier, team);
        else
            worker_waits(worker);
    }
    frontier->idle--;
    bool has = has_next(frontier) && !team->stop;
    if (has)
        *state = take_next(frontier);
    pthread_mutex_unlock(&team->lock);
    return has;
}

static void queue_reached(Worker *worker, Guided *own, const double *values)
{
    Team *team = worker->team;
    Frontier *frontier = team->job;
    SearchFigures *figures = &worker->context.figures;
    pthread_mutex_lock(&team->lock);
    uint32_t before = figures->queue_max;
    guided_queue_reached(&frontier->guided, own, values, frontier->limit_name);
    uint32_t share = frontier->guided.queue.count / (uint32_t)team->count; /* figures are added up */
    figures->queue = share;
    figures->queue_max = share > before ? share : before;
    if (frontier->idle > 0 && !frontier->is_beam)
        pthread_cond_broadcast(&team->changed);
    pthread_mutex_unlock(&team->lock);
}

static void work(Worker *worker)
{
    Frontier *frontier = worker->team->job;
    Guided own;
    StateNumber state;
    const double *values;
    worker->context.guide = frontier->guides[worker->context.worker];
    guided_join(&own, &frontier->guided, &worker->context);
    for (worker_rests(worker); worker_goes_on(worker) && await_next(worker, &state); worker_rests(worker)) {
        if (guided_take_all(&own, state, &values) == SEARCH_VIOLATION) {
            worker_found(worker);
            break;
        }
        queue_reached(worker, &own, values);
    }
    guided_leave(&own);
}

static void free_frontier(void *self)
{
    Frontier *frontier = self;
    int count = frontier->guided.context->space_count;
    for (int i = 1; frontier->guides != NULL && i < count; i++)
        guide_destroy(frontier->guides[i]);
    guided_free(&frontier->guided);
    free(frontier->guides);
    free(frontier->level);
    free(frontier);
}

static Frontier *open_frontier(SearchContext *context, double depth_weight, double value_weight, bool is_beam)
{
    Frontier *frontier = memory_allocate(sizeof *frontier);
    guided_start(&frontier->guided, context, depth_weight, value_weight);
    frontier->is_beam = is_beam;
    frontier->limit_name = is_beam ? "beam" : "queue limit";
    return frontier;
}

/* Guides are made before the workers run: they read the program. */
static Team *let_work(Frontier *frontier)
{
    SearchContext *context = frontier->guided.context;
    frontier->guides = memory_allocate((size_t)context->space_count * sizeof *frontier->guides);
    frontier->guides[0] = context->guide;
    for (int i = 1; i < context->space_count; i++)
        frontier->guides[i] =
            guide_join(context->guide, context->sights != NULL ? context->sights[i] : (Sight){0}, i);
    return team_start(context, work, frontier, free_frontier);
}

static void *start_best(SearchContext *context) { return let_work(open_frontier(context, 0, 1, false)); }
static void *start_astar(SearchContext *context) { return let_work(open_frontier(context, 1, 1, false)); }
static void *start_bfs(SearchContext *context) { return let_work(open_frontier(context, 1, 0, false)); }
static void *start_beam(SearchContext *context) { return let_work(open_frontier(context, 0, 1, true)); }

/* --- checkpoints: as of one worker --- */

static void add_position(const Team *team, Bytes *position)
{
    const Frontier *frontier = team->job;
    guided_position_add(
        &frontier->guided,
        &(Waiting){frontier->level + frontier->level_next, frontier->level_count - frontier->level_next},
        position);
}

static bool save(void *team, Bytes *position) { return team_save(team, add_position, position); }

static void *go_on(Frontier *frontier, struct Replay *replay, Reader *position, Error *error)
{
    Waiting waiting;
    bool fits =
        guided_position_read(&frontier->guided, replay, frontier->limit_name, position, &waiting, error)
        && (frontier->is_beam || waiting.count == 0
            || error_set(error, "the checkpoint is damaged: its queue does not fit the search"));
    frontier->level = waiting.list;
    frontier->level_count = frontier->level_capacity = waiting.count;
    if (fits)
        return let_work(frontier);
    free_frontier(frontier);
    return NULL;
}

static void *resume_best(SearchContext *context, struct Replay *replay, Reader *position, Error *error)
{
    return go_on(open_frontier(context, 0, 1, false), replay, position, error);
}

static void *resume_astar(SearchContext *context, struct Replay *replay, Reader *position, Error *error)
{
    return go_on(open_frontier(context, 1, 1, false), replay, position, error);
}

static void *resume_bfs(SearchContext *context, struct Replay *replay, Reader *position, Error *error)
{
    return go_on(open_frontier(context, 1, 0, false), replay, position, error);
}

static void *resume_beam(SearchContext *context, struct Replay *replay, Reader *position, Error *error)
{
    return go_on(open_frontier(context, 0, 1, true), replay, position, error);
}

#define TEAM(identifier, text, start_it, resume_it)                    \
    const Search identifier = {.name = text,                           \
                               .summary = text ", by several workers", \
                               .start = start_it,                      \
                               .step = team_step,                      \
                               .finish = team_finish,                  \
                               .is_slow = true,                        \
                               .save = save,                           \
                               .resume = resume_it}

TEAM(team_best_search, "best", start_best, resume_best);
TEAM(team_astar_search, "astar", start_astar, resume_astar);
TEAM(team_queued_bfs_search, "bfs", start_bfs, resume_bfs);
TEAM(team_beam_search, "beam", start_beam, resume_beam);
#undef TEAM
