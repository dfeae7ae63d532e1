/* Estimation of distribution by several workers, generation by generation: each takes some slots, and the
 * last one that finds none left ends the generation.  What comes out is the same for any number of workers.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/sampling/eda_search.h"
#include "search/workers/team.h"

typedef struct Together {
    Eda *eda;
    uint32_t waiting; /* workers that found nothing left */
    uint64_t rounds;  /* that they have waited for each other */
} Together;

static uint32_t take_slots(Worker *worker, uint32_t *slots)
{
    Together *together = worker->team->job;
    pthread_mutex_lock(&worker->team->lock);
    uint32_t count = generation_take(&together->eda->generation, slots, TOGETHER);
    pthread_mutex_unlock(&worker->team->lock);
    return count;
}

/* Nobody else touches the generation; but the outside, which may be told of an error, needs the team's lock.
 */
static void end_round(Worker *worker)
{
    Team *team = worker->team;
    Together *together = team->job;
    pthread_mutex_unlock(&team->lock);
    SearchStatus status = eda_end_generation(together->eda, &worker->context);
    pthread_mutex_lock(&team->lock);
    assert(together->waiting == (uint32_t)team->count && "a generation ends when all wait");
    together->waiting = 0;
    together->rounds++;
    team->status = status;
    team->stop |= status != SEARCH_GOES_ON;
    pthread_cond_broadcast(&team->changed);
}

static bool await_next_round(Worker *worker)
{
    Team *team = worker->team;
    Together *together = team->job;
    pthread_mutex_lock(&team->lock);
    uint64_t round = together->rounds;
    if (!team->stop && ++together->waiting == (uint32_t)team->count)
        end_round(worker);
    while (together->rounds == round && !team->stop)
        pthread_cond_wait(&team->changed, &team->lock);
    bool goes_on = !team->stop;
    pthread_mutex_unlock(&team->lock);
    return goes_on;
}

static bool sample(Worker *worker, Sampler *sampler)
{
    while (sampler->is_busy) {
        if (!worker_goes_on(worker))
            return false;
        sampler_step(sampler);
    }
    return true;
}

static void work(Worker *worker)
{
    Together *together = worker->team->job;
    Eda *eda = together->eda;
    const Actions *actions = eda->given.actions;
    uint32_t slots[TOGETHER], count;
    Sampler sampler;
    sampler_open(&sampler, &worker->context, actions != NULL ? &actions[worker->context.worker] : NULL, NULL,
                 &eda->generation, &eda->known);
    do {
        while ((count = take_slots(worker, slots)) > 0) {
            sampler_begin(&sampler, slots, count, eda_model(eda), eda_unseen(eda));
            if (!sample(worker, &sampler))
                break;
        }
    } while (await_next_round(worker));
    sampler_close(&sampler);
}

static void close_together(void *self)
{
    Together *together = self;
    eda_close(together->eda);
    free(together);
}

static void *start_with(SearchContext *context, bool follows_model)
{
    Together *together = memory_allocate(sizeof *together);
    together->eda = eda_open(context, follows_model);
    return team_start(context, work, together, close_together);
}

static void *start(SearchContext *context) { return start_with(context, true); }
static void *start_random(SearchContext *context) { return start_with(context, false); }

static SearchStatus step(void *self)
{
    SearchStatus status = team_step(self);
    if (status != SEARCH_GOES_ON)
        eda_note_figures(((Together *)((Team *)self)->job)->eda);
    return status;
}

const Search team_eda_search = {
    .name = "eda", .summary = "eda, by several workers", .start = start, .step = step, .finish = team_finish};
const Search team_random_search = {.name = "random-search",
                                   .summary = "random-search, by several workers",
                                   .start = start_random,
                                   .step = step,
                                   .finish = team_finish};
