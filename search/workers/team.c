/* Starts the threads of a team, adds up their figures, and lets them pause, end and report violations. */
#include "search/workers/team.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/memory.h"

enum { STEPS_BETWEEN_REPORTS = 64, WAIT_NANOSECONDS = 2000000 };

typedef struct WorkerStart {
    Worker *worker;
    void (*work)(Worker *worker);
} WorkerStart;

static void publish(Worker *worker) { worker->published = worker->context.figures; }

static void *run(void *argument)
{
    WorkerStart start = *(WorkerStart *)argument;
    free(argument);
    Team *team = start.worker->team;
    start.work(start.worker);
    pthread_mutex_lock(&team->lock);
    publish(start.worker);
    team->ended++;
    assert(team->ended + team->resting <= team->count && "a worker works, rests or has ended");
    pthread_cond_broadcast(&team->changed);
    pthread_mutex_unlock(&team->lock);
    return NULL;
}

/* One worker at a time tells the outside of a violation, with the space in which it is the present state. */
static bool on_violation(void *observer, const SearchContext *context, StateNumber state)
{
    Team *team = observer;
    pthread_mutex_lock(&team->lock);
    bool stops = team->context->on_violation == NULL
                 || team->context->on_violation(team->context->observer, context, state);
    pthread_mutex_unlock(&team->lock);
    return stops;
}

static void start_worker(Team *team, int number, void (*work)(Worker *worker))
{
    Worker *worker = &team->workers[number];
    worker->team = team;
    worker->context = (SearchContext){.space = team->context->spaces[number],
                                      .worker = number,
                                      .links = team->context->links,
                                      .max_depth = team->context->max_depth,
                                      .settings = team->context->settings,
                                      .sights = team->context->sights,
                                      .on_violation = on_violation,
                                      .observer = team};
    WorkerStart *start = memory_allocate(sizeof *start);
    *start = (WorkerStart){worker, work};
    if (pthread_create(&worker->thread, NULL, run, start) != 0)
        memory_exhausted(sizeof *worker);
}

Team *team_start(SearchContext *context, void (*work)(Worker *worker), void *job, void (*free_job)(void *job))
{
    Team *team = memory_allocate(sizeof *team);
    *team = (Team){.context = context,
                   .count = context->space_count,
                   .job = job,
                   .free_job = free_job,
                   .status = SEARCH_GOES_ON,
                   .before = context->figures};
    assert(team->count >= 1 && context->spaces != NULL);
    team->workers = memory_allocate((size_t)team->count * sizeof *team->workers);
    pthread_mutex_init(&team->lock, NULL);
    pthread_cond_init(&team->changed, NULL);
    for (int i = 0; i < team->count; i++)
        start_worker(team, i, work);
    return team;
}

static void add_figures(SearchFigures *sum, const SearchFigures *part)
{
    sum->states += part->states;
    sum->transitions += part->transitions;
    sum->revisited += part->revisited;
    sum->queue_max += part->queue_max;
    sum->queue += part->queue;
    sum->violations += part->violations;
    sum->depth_cut |= part->depth_cut;
    sum->dropped += part->dropped;
    if (part->dropped > 0)
        sum->dropped_by = part->dropped_by;
    if (part->has_value && (!sum->has_value || part->best_value < sum->best_value))
        sum->best_value = part->best_value;
    sum->has_value |= part->has_value;
    if (part->max_depth > sum->max_depth)
        sum->max_depth = part->max_depth;
    if (part->violations > 0)
        sum->error = part->error;
}

static void collect_figures(Team *team)
{
    SearchFigures sum = team->before; /* the first state, at least */
    sum.queue_max = 0;
    for (int i = 0; i < team->count; i++)
        add_figures(&sum, &team->workers[i].published);
    if (sum.queue_max < team->before.queue_max)
        sum.queue_max = team->before.queue_max;
    team->context->figures = sum;
}

static void wait_a_little(Team *team)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += WAIT_NANOSECONDS;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    while (team->ended < team->count
           && pthread_cond_timedwait(&team->changed, &team->lock, &until) != ETIMEDOUT)
        ;
}

SearchStatus team_step(void *self)
{
    Team *team = self;
    pthread_mutex_lock(&team->lock);
    wait_a_little(team);
    collect_figures(team);
    SearchStatus status = SEARCH_GOES_ON;
    const SearchFigures *figures = &team->context->figures;
    if (team->ended == team->count)
        status = team->status != SEARCH_GOES_ON               ? team->status
                 : figures->depth_cut || figures->dropped > 0 ? SEARCH_GAVE_UP
                                                              : SEARCH_COMPLETE;
    pthread_mutex_unlock(&team->lock);
    return status;
}

static void stop(Team *team)
{
    pthread_mutex_lock(&team->lock);
    __atomic_store_n(&team->stop, true, __ATOMIC_RELAXED);
    pthread_cond_broadcast(&team->changed);
    pthread_mutex_unlock(&team->lock);
}

void team_finish(void *self)
{
    Team *team = self;
    stop(team);
    for (int i = 0; i < team->count; i++)
        pthread_join(team->workers[i].thread, NULL);
    assert(team->ended == team->count);
    collect_figures(team);
    assert(team->context->figures.states >= team->before.states);
    team->free_job(team->job);
    pthread_mutex_destroy(&team->lock);
    pthread_cond_destroy(&team->changed);
    free(team->workers);
    free(team);
}

static bool has_come_to_rest(const Team *team)
{
    assert(team->resting >= 0 && team->resting + team->ended <= team->count);
    return team->resting + team->ended == team->count;
}

bool team_save(Team *team, void (*save)(const Team *team, Bytes *position), Bytes *position)
{
    pthread_mutex_lock(&team->lock);
    __atomic_store_n(&team->pause, true, __ATOMIC_RELAXED);
    while (!has_come_to_rest(team))
        pthread_cond_wait(&team->changed, &team->lock);
    for (int i = 0; i < team->count; i++)
        publish(&team->workers[i]);
    collect_figures(team);
    bool goes_on = team->status == SEARCH_GOES_ON;
    if (goes_on)
        save(team, position);
    if (team->context->is_ending)
        __atomic_store_n(&team->stop, true, __ATOMIC_RELAXED);
    __atomic_store_n(&team->pause, false, __ATOMIC_RELAXED);
    pthread_cond_broadcast(&team->changed);
    pthread_mutex_unlock(&team->lock);
    return goes_on;
}

void worker_waits(Worker *worker)
{
    Team *team = worker->team;
    team->resting++;
    if (team->pause && has_come_to_rest(team))
        pthread_cond_broadcast(&team->changed);
    pthread_cond_wait(&team->changed, &team->lock);
    team->resting--;
}

void worker_rests(Worker *worker)
{
    Team *team = worker->team;
    if (!__atomic_load_n(&team->pause, __ATOMIC_RELAXED))
        return;
    pthread_mutex_lock(&team->lock);
    while (team->pause && !team->stop)
        worker_waits(worker);
    pthread_mutex_unlock(&team->lock);
}

bool worker_goes_on(Worker *worker)
{
    Team *team = worker->team;
    if (++worker->steps % STEPS_BETWEEN_REPORTS == 0) {
        pthread_mutex_lock(&team->lock);
        publish(worker);
        pthread_mutex_unlock(&team->lock);
    }
    return !__atomic_load_n(&team->stop, __ATOMIC_RELAXED);
}

void worker_found(Worker *worker)
{
    Team *team = worker->team;
    pthread_mutex_lock(&team->lock);
    team->status = SEARCH_VIOLATION;
    pthread_mutex_unlock(&team->lock);
    stop(team);
}
