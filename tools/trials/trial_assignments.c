/* Who runs which trial; see trial_dispatcher_internal.h. */
#include "tools/trials/trial_dispatcher_internal.h"

#include "tools/trials/trial_messages.h"

static bool is_free(const RankWorker *worker) { return !worker->is_dead && worker->running < worker->limit; }

/* The one with the least to do that has room for one more; -1: none. */
static int find_worker(const Dispatcher *dispatcher)
{
    int best = -1;
    for (int rank = 0; rank < dispatcher->post->count; rank++)
        if (is_free(&dispatcher->workers[rank])
            && (best < 0 || dispatcher->workers[rank].running < dispatcher->workers[best].running))
            best = rank;
    return best;
}

static bool hand_over(Dispatcher *dispatcher, int slot, int rank)
{
    Error error;
    if (rank == 0)
        return dispatcher->pool.start(dispatcher->pool.self, dispatcher->assignments[slot].trial, &error);
    put_trial(&dispatcher->message, (uint32_t)slot, dispatcher->assignments[slot].trial);
    return dispatcher->post->send(dispatcher->post, rank, dispatcher->message.data,
                                  dispatcher->message.length);
}

static void note_running(Dispatcher *dispatcher, int slot, int rank)
{
    dispatcher->assignments[slot].rank = rank;
    dispatcher->workers[rank].running++;
    dispatcher->waiting--;
    dispatcher->running++;
}

bool dispatcher_has_room(const Dispatcher *dispatcher)
{
    return dispatcher->waiting == 0 && find_worker(dispatcher) >= 0;
}

void dispatcher_assign(Dispatcher *dispatcher)
{
    for (int slot = 0; slot < dispatcher->assignment_count && dispatcher->waiting > 0; slot++) {
        if (dispatcher->assignments[slot].trial == NULL || dispatcher->assignments[slot].rank != UNASSIGNED)
            continue;
        int rank = find_worker(dispatcher);
        if (rank < 0 || !hand_over(dispatcher, slot, rank))
            return;
        note_running(dispatcher, slot, rank);
    }
}

void dispatcher_add(Dispatcher *dispatcher, const Trial *trial)
{
    int slot = 0;
    while (dispatcher->assignments[slot].trial != NULL)
        slot++;
    dispatcher->assignments[slot] = (Assignment){trial, UNASSIGNED};
    dispatcher->waiting++;
}

void dispatcher_requeue(Dispatcher *dispatcher, Assignment *assignment)
{
    dispatcher->workers[assignment->rank].running--;
    dispatcher->running--;
    dispatcher->waiting++;
    assignment->rank = UNASSIGNED;
}

const Trial *dispatcher_finish(Dispatcher *dispatcher, Assignment *assignment)
{
    const Trial *trial = assignment->trial;
    if (assignment->rank == UNASSIGNED)
        dispatcher->waiting--;
    else {
        dispatcher->workers[assignment->rank].running--;
        dispatcher->running--;
    }
    assignment->trial = NULL;
    return trial;
}
