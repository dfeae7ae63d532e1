/* Which rank runs which trial: a table of slots, in which a trial waits, is assigned to the rank with the
 * fewest trials, and is finished or, if its rank dies or refuses it, waits again. */
#include <assert.h>

#include "base/invariant.h"
#include "tools/trials/trial_dispatcher_internal.h"
#include "tools/trials/trial_messages.h"

/* The counts agree with the slots. */
static bool is_consistent(const Dispatcher *dispatcher)
{
    int waiting = 0, running = 0, by_rank = 0;
    for (int slot = 0; slot < dispatcher->assignment_count; slot++) {
        const Assignment *assignment = &dispatcher->assignments[slot];
        waiting += assignment->trial != NULL && assignment->rank == UNASSIGNED;
        running += assignment->trial != NULL && assignment->rank != UNASSIGNED;
    }
    for (int rank = 0; rank < dispatcher->transport->count; rank++)
        by_rank += dispatcher->workers[rank].running;
    return waiting == dispatcher->waiting && running == dispatcher->running && running == by_rank;
}

static bool is_free(const RankWorker *worker) { return !worker->is_dead && worker->running < worker->limit; }

/* The rank with the fewest trials that has room for one more; -1: none. */
static int find_worker(const Dispatcher *dispatcher)
{
    int best = -1;
    for (int rank = 0; rank < dispatcher->transport->count; rank++)
        if (is_free(&dispatcher->workers[rank])
            && (best < 0 || dispatcher->workers[rank].running < dispatcher->workers[best].running))
            best = rank;
    return best;
}

/* false: the rank cannot take it now. */
static bool send_trial(Dispatcher *dispatcher, int slot, int rank)
{
    Error error;
    if (rank == 0)
        return dispatcher->pool.start(dispatcher->pool.self, dispatcher->assignments[slot].trial, &error);
    put_trial(&dispatcher->message, (uint32_t)slot, dispatcher->assignments[slot].trial);
    return dispatcher->transport->send(dispatcher->transport, rank, dispatcher->message.data,
                                       dispatcher->message.length);
}

static void note_running(Dispatcher *dispatcher, int slot, int rank)
{
    assert(dispatcher->waiting > 0 && dispatcher->workers[rank].running < dispatcher->workers[rank].limit);
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
        if (rank < 0 || !send_trial(dispatcher, slot, rank))
            return;
        note_running(dispatcher, slot, rank);
    }
    assert_costly(is_consistent(dispatcher));
}

void dispatcher_add(Dispatcher *dispatcher, const Trial *trial)
{
    int slot = 0;
    while (slot < dispatcher->assignment_count && dispatcher->assignments[slot].trial != NULL)
        slot++;
    assert(slot < dispatcher->assignment_count && "trials are added only while there is room");
    dispatcher->assignments[slot] = (Assignment){trial, UNASSIGNED};
    dispatcher->waiting++;
}

void dispatcher_requeue(Dispatcher *dispatcher, Assignment *assignment)
{
    assert(assignment->trial != NULL && assignment->rank != UNASSIGNED);
    assert(dispatcher->workers[assignment->rank].running > 0 && dispatcher->running > 0);
    dispatcher->workers[assignment->rank].running--;
    dispatcher->running--;
    dispatcher->waiting++;
    assignment->rank = UNASSIGNED;
}

const Trial *dispatcher_finish(Dispatcher *dispatcher, Assignment *assignment)
{
    const Trial *trial = assignment->trial;
    assert(trial != NULL && "a trial ends once");
    if (assignment->rank == UNASSIGNED)
        dispatcher->waiting--;
    else {
        dispatcher->workers[assignment->rank].running--;
        dispatcher->running--;
    }
    assignment->trial = NULL;
    assert_costly(is_consistent(dispatcher));
    return trial;
}
