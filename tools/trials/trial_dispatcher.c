/* Rank 0 of distributed trials: receives outcomes from workers and from its own pool, and presents both as
 * one TrialRunner.  Waiting is a loop of polls, each of which also sends heartbeats and assigns trials. */
#include "tools/trials/trial_dispatcher_internal.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/checkpoint.h"
#include "tools/trials/trial_messages.h"
#include "tools/trials/trial_pool.h"

enum { SLICE_MILLISECONDS = 5, STATUS_NOT_STARTED = 127 };
static const double FIRST_TIMEOUT = 10;

Dispatcher *dispatcher_open(Transport *transport)
{
    assert(transport->rank == 0 && transport->count > 1);
    Dispatcher *dispatcher = memory_allocate(sizeof *dispatcher);
    dispatcher->transport = transport;
    dispatcher->workers = memory_allocate((size_t)transport->count * sizeof *dispatcher->workers);
    dispatcher->settings.timeout = FIRST_TIMEOUT;
    transport->tolerate_failures(transport);
    return dispatcher;
}

int dispatcher_deaths(const Dispatcher *dispatcher) { return dispatcher->deaths; }

/* --- outcomes --- */

/* The assignment whose slot a message names; NULL: the sender does not run it. */
static Assignment *find_assignment(Dispatcher *dispatcher, int from, Reader *reader)
{
    uint32_t slot = read_u4(reader);
    bool is_there = !reader->failed && slot < (uint32_t)dispatcher->assignment_count
                    && dispatcher->assignments[slot].trial != NULL
                    && dispatcher->assignments[slot].rank == from;
    return is_there ? &dispatcher->assignments[slot] : NULL;
}

/* The worker could not start it: it is not given more than it runs now. */
static void take_refusal(Dispatcher *dispatcher, int from, Assignment *assignment)
{
    dispatcher_requeue(dispatcher, assignment);
    dispatcher->workers[from].limit = dispatcher->workers[from].running;
}

/* The trial that the message ends; NULL: none.  An outcome that cannot be read is run again. */
static const Trial *read_message(Dispatcher *dispatcher, int from, Outcome *outcome)
{
    Reader reader = {.data = dispatcher->message.data, .length = dispatcher->message.length};
    unsigned kind = read_u1(&reader);
    Assignment *assignment = kind == MESSAGE_OUTCOME || kind == MESSAGE_REFUSED
                                 ? find_assignment(dispatcher, from, &reader)
                                 : NULL;
    dispatcher->workers[from].heard = clock_seconds();
    if (assignment != NULL && kind == MESSAGE_REFUSED)
        take_refusal(dispatcher, from, assignment);
    if (assignment == NULL || kind == MESSAGE_REFUSED)
        return NULL;
    if (get_outcome(&reader, outcome))
        return dispatcher_finish(dispatcher, assignment);
    outcome_free(outcome);
    dispatcher_requeue(dispatcher, assignment);
    return NULL;
}

/* Messages of workers that were declared dead are dropped: their trials run elsewhere. */
static const Trial *receive(Dispatcher *dispatcher, Outcome *outcome)
{
    int from;
    const Trial *trial = NULL;
    while (trial == NULL
           && dispatcher->transport->receive(dispatcher->transport, &from, &dispatcher->message))
        if (!dispatcher->workers[from].is_dead)
            trial = read_message(dispatcher, from, outcome);
    return trial;
}

static const Trial *take_own(Dispatcher *dispatcher, Outcome *outcome)
{
    const Trial *trial = dispatcher->pool.wait(dispatcher->pool.self, SLICE_MILLISECONDS, outcome);
    for (int slot = 0; trial != NULL && slot < dispatcher->assignment_count; slot++)
        if (dispatcher->assignments[slot].trial == trial)
            return dispatcher_finish(dispatcher, &dispatcher->assignments[slot]);
    assert(trial == NULL && "the pool runs assigned trials only");
    return NULL;
}

/* Nothing runs, so nothing will end and make room: a trial that still cannot be started is lost. */
static const Trial *give_up_one(Dispatcher *dispatcher, Outcome *outcome)
{
    for (int slot = 0; dispatcher->running == 0 && slot < dispatcher->assignment_count; slot++) {
        if (dispatcher->assignments[slot].trial == NULL)
            continue;
        *outcome = (Outcome){.exit_status = STATUS_NOT_STARTED};
        bytes_add_text(&outcome->messages, "no process could be started for it");
        return dispatcher_finish(dispatcher, &dispatcher->assignments[slot]);
    }
    return NULL;
}

static const Trial *poll_ranks(Dispatcher *dispatcher, Outcome *outcome)
{
    dispatcher_send_heartbeats(dispatcher);
    const Trial *trial = receive(dispatcher, outcome);
    if (trial != NULL)
        return trial;
    dispatcher_drop_silent_workers(dispatcher);
    dispatcher_assign(dispatcher);
    trial = take_own(dispatcher, outcome);
    return trial != NULL ? trial : give_up_one(dispatcher, outcome);
}

static const Trial *wait_for_one(void *self, int milliseconds, Outcome *outcome)
{
    Dispatcher *dispatcher = self;
    double end = clock_seconds() + milliseconds / 1000.0;
    const Trial *trial;
    do
        trial = poll_ranks(dispatcher, outcome);
    while (trial == NULL && !*dispatcher->settings.interrupted && clock_seconds() < end);
    return trial;
}

/* --- the interface of TrialRunner --- */

static bool start(void *self, const Trial *trial, Error *error)
{
    (void)error; /* a trial that cannot be started now waits */
    dispatcher_add(self, trial);
    dispatcher_assign(self);
    return true;
}

static bool has_room(const void *self) { return dispatcher_has_room(self); }

static int running(const void *self)
{
    return ((const Dispatcher *)self)->running + ((const Dispatcher *)self)->waiting;
}

static void interrupt(void *self)
{
    Dispatcher *dispatcher = self;
    dispatcher->pool.interrupt(dispatcher->pool.self);
}

static void stop(void *self)
{
    Dispatcher *dispatcher = self;
    dispatcher->pool.stop(dispatcher->pool.self);
    dispatcher_end_workers(dispatcher);
}

static void close_runner(void *self)
{
    Dispatcher *dispatcher = self;
    stop(dispatcher);
    dispatcher->pool.close(dispatcher->pool.self);
}

TrialRunner dispatcher_runner(Dispatcher *dispatcher, const DispatcherSettings *settings)
{
    assert(settings->per_rank >= 1 && settings->per_rank <= TRIAL_POOL_MAX && settings->timeout > 0);
    assert(dispatcher->assignments == NULL && "one runner for each dispatcher");
    dispatcher->settings = *settings;
    dispatcher->pool = trial_pool_open(settings->per_rank);
    dispatcher->assignment_count = dispatcher->transport->count * settings->per_rank;
    dispatcher->assignments =
        memory_allocate((size_t)dispatcher->assignment_count * sizeof *dispatcher->assignments);
    for (int rank = 0; rank < dispatcher->transport->count; rank++)
        dispatcher->workers[rank] = (RankWorker){.limit = settings->per_rank, .heard = clock_seconds()};
    return (TrialRunner){dispatcher, has_room, running, start, wait_for_one, interrupt, stop, close_runner};
}

void dispatcher_close(Dispatcher *dispatcher, int status)
{
    Transport *transport = dispatcher->transport;
    dispatcher_end_workers(dispatcher);
    bool aborts = dispatcher_must_abort(dispatcher);
    free(dispatcher->workers);
    free(dispatcher->assignments);
    bytes_free(&dispatcher->message);
    free(dispatcher);
    if (aborts)
        transport->abandon(transport, status);
    transport->close(transport);
}
