/* Failure detection by heartbeats, and the orderly end of all workers.  Trials of a worker that is declared
 * dead wait again for another one. */
#include "tools/trials/trial_dispatcher_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <time.h>

#include "base/memory.h"
#include "search/checkpoint.h"
#include "tools/trials/trial_messages.h"

enum { TIMEOUT_FACTOR = 3 };
static const double HEARTBEAT_SECONDS = 0.5, QUIT_SECONDS_INTERRUPTED = 0.2;

/* --- heartbeats --- */

void dispatcher_send_heartbeats(Dispatcher *dispatcher)
{
    double now = clock_seconds();
    if (now < dispatcher->heartbeat_due)
        return;
    dispatcher->heartbeat_due = now + HEARTBEAT_SECONDS;
    dispatcher->message.length = 0;
    bytes_add_u1(&dispatcher->message, MESSAGE_HEARTBEAT);
    bytes_add_u4(&dispatcher->message, (uint32_t)(dispatcher->settings.timeout * TIMEOUT_FACTOR * 1000));
    for (int rank = 1; rank < dispatcher->transport->count; rank++)
        if (!dispatcher->workers[rank].is_dead)
            dispatcher->transport->send(dispatcher->transport, rank, dispatcher->message.data,
                                        dispatcher->message.length);
}

static void declare_dead(Dispatcher *dispatcher, int rank)
{
    assert(rank > 0 && !dispatcher->workers[rank].is_dead);
    Bytes news = {0};
    int count = dispatcher->workers[rank].running;
    dispatcher->workers[rank].is_dead = true;
    dispatcher->deaths++;
    for (int slot = 0; slot < dispatcher->assignment_count; slot++)
        if (dispatcher->assignments[slot].trial != NULL && dispatcher->assignments[slot].rank == rank)
            dispatcher_requeue(dispatcher, &dispatcher->assignments[slot]);
    assert(dispatcher->workers[rank].running == 0);
    bytes_format(&news, "clew: rank %d is taken for dead: it has sent nothing for %g seconds; ", rank,
                 dispatcher->settings.timeout);
    bytes_format(&news,
                 count == 0   ? "it was running no trial\n"
                 : count == 1 ? "its trial is run again\n"
                              : "its %d trials are run again\n",
                 count);
    dispatcher->settings.watch->hear(dispatcher->settings.watch->self, &news);
    bytes_free(&news);
}

void dispatcher_drop_silent_workers(Dispatcher *dispatcher)
{
    double now = clock_seconds();
    for (int rank = 1; rank < dispatcher->transport->count; rank++)
        if (!dispatcher->workers[rank].is_dead
            && now - dispatcher->workers[rank].heard > dispatcher->settings.timeout)
            declare_dead(dispatcher, rank);
}

/* --- the end --- */

static bool is_interrupted(const Dispatcher *dispatcher)
{
    return dispatcher->settings.interrupted != NULL && *dispatcher->settings.interrupted;
}

bool dispatcher_must_abort(const Dispatcher *dispatcher)
{
    return dispatcher->deaths > 0 || is_interrupted(dispatcher);
}

/* Asks those that were not asked yet; true: all have answered or are dead. */
static bool send_quit(Dispatcher *dispatcher, bool *told, const Bytes *message)
{
    bool all = true;
    for (int rank = 1; rank < dispatcher->transport->count; rank++) {
        if (dispatcher->workers[rank].is_dead || dispatcher->workers[rank].has_ended)
            continue;
        told[rank] =
            told[rank]
            || dispatcher->transport->send(dispatcher->transport, rank, message->data, message->length);
        all = false;
    }
    return all;
}

static void receive_goodbyes(Dispatcher *dispatcher)
{
    int from;
    while (dispatcher->transport->receive(dispatcher->transport, &from, &dispatcher->message))
        if (dispatcher->message.length > 0 && dispatcher->message.data[0] == MESSAGE_GOODBYE)
            dispatcher->workers[from].has_ended = true;
}

static double seconds_to_quit(const Dispatcher *dispatcher)
{
    return is_interrupted(dispatcher) ? QUIT_SECONDS_INTERRUPTED : dispatcher->settings.timeout;
}

/* After an interrupt there is no time to tell dead workers from slow ones: none of them is counted. */
static void count_silent_workers(Dispatcher *dispatcher)
{
    bool is_known = !is_interrupted(dispatcher);
    for (int rank = 1; rank < dispatcher->transport->count; rank++) {
        RankWorker *worker = &dispatcher->workers[rank];
        dispatcher->deaths += is_known && !worker->is_dead && !worker->has_ended;
        worker->is_dead |= !worker->has_ended;
    }
    assert(dispatcher->deaths < dispatcher->transport->count && "rank 0 lives");
}

void dispatcher_end_workers(Dispatcher *dispatcher)
{
    if (dispatcher->has_ended_workers)
        return;
    Bytes message = {0};
    bool *told = memory_allocate((size_t)dispatcher->transport->count * sizeof *told);
    double end = clock_seconds() + seconds_to_quit(dispatcher);
    bytes_add_u1(&message, MESSAGE_QUIT);
    bytes_add_u1(&message, dispatcher_must_abort(dispatcher));
    while (!send_quit(dispatcher, told, &message) && clock_seconds() < end) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        receive_goodbyes(dispatcher);
    }
    count_silent_workers(dispatcher);
    dispatcher->has_ended_workers = true;
    bytes_free(&message);
    free(told);
}
