/* A worker of distributed trials: any rank but 0.  Runs the trials that rank 0 assigns in a pool of
 * processes, sends outcomes back, and quits when rank 0 asks for it or falls silent. */
#include <assert.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "base/memory.h"
#include "search/checkpoint.h"
#include "tools/commands.h"
#include "tools/trials/trial_dispatcher.h"
#include "tools/trials/trial_messages.h"
#include "tools/trials/trial_pool.h"

enum { SLICE_MILLISECONDS = 10 };
static const double HEARTBEAT_SECONDS = 0.25, FIRST_TIMEOUT = 30, QUIT_SECONDS = 2;

typedef struct WorkerTask {
    Trial trial;
    StringList arguments;
    uint32_t slot; /* in the dispatcher */
    bool is_taken;
} WorkerTask;

typedef struct TrialWorker {
    Transport *transport;
    TrialRunner pool;
    WorkerTask tasks[TRIAL_POOL_MAX];
    double heard, timeout; /* when rank 0 sent something last; when it counts as dead */
    double heartbeat_due;
    bool is_over, aborts; /* aborts: some ranks are dead, so MPI cannot be finalised */
    Bytes message;
} TrialWorker;

static void free_task(WorkerTask *task)
{
    string_list_free(&task->arguments);
    *task = (WorkerTask){0};
}

static bool has_lost_dispatcher(const TrialWorker *worker)
{
    return clock_seconds() - worker->heard > worker->timeout;
}

/* Blocks while rank 0 has too many messages to receive, unless it is dead. */
static void send(TrialWorker *worker)
{
    while (!worker->transport->send(worker->transport, 0, worker->message.data, worker->message.length)
           && !has_lost_dispatcher(worker))
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static void send_heartbeat(TrialWorker *worker)
{
    double now = clock_seconds();
    if (now < worker->heartbeat_due)
        return;
    worker->heartbeat_due = now + HEARTBEAT_SECONDS;
    worker->message.length = 0;
    bytes_add_u1(&worker->message, MESSAGE_ALIVE);
    worker->transport->send(worker->transport, 0, worker->message.data, worker->message.length);
}

static WorkerTask *find_free_task(TrialWorker *worker)
{
    for (int i = 0; i < TRIAL_POOL_MAX; i++)
        if (!worker->tasks[i].is_taken)
            return &worker->tasks[i];
    return NULL;
}

static void refuse(TrialWorker *worker, uint32_t slot)
{
    worker->message.length = 0;
    bytes_add_u1(&worker->message, MESSAGE_REFUSED);
    bytes_add_u4(&worker->message, slot);
    send(worker);
}

static void start_trial(TrialWorker *worker, Reader *reader)
{
    Error error;
    Trial trial;
    StringList arguments = {0};
    uint32_t slot = 0;
    WorkerTask *task = find_free_task(worker);
    bool starts = get_trial(reader, &slot, &trial, &arguments) && task != NULL;
    if (starts) {
        *task = (WorkerTask){trial, arguments, slot, true};
        task->trial.arguments = &task->arguments;
        starts = worker->pool.start(worker->pool.self, &task->trial, &error);
        if (!starts)
            free_task(task);
    } else
        string_list_free(&arguments);
    if (!starts)
        refuse(worker, slot);
}

static void read_message(TrialWorker *worker)
{
    Reader reader = {.data = worker->message.data, .length = worker->message.length};
    unsigned kind = read_u1(&reader);
    worker->heard = clock_seconds();
    if (kind == MESSAGE_TRIAL)
        start_trial(worker, &reader);
    else if (kind == MESSAGE_HEARTBEAT)
        worker->timeout = read_u4(&reader) / 1000.0;
    else if (kind == MESSAGE_QUIT) {
        worker->is_over = true;
        worker->aborts = read_u1(&reader) != 0;
    }
}

static void receive(TrialWorker *worker)
{
    int from;
    while (!worker->is_over && worker->transport->receive(worker->transport, &from, &worker->message))
        read_message(worker);
    if (has_lost_dispatcher(worker))
        worker->is_over = worker->aborts = true;
}

static void send_outcome(TrialWorker *worker)
{
    Outcome outcome = {0};
    const Trial *trial = worker->pool.wait(worker->pool.self, SLICE_MILLISECONDS, &outcome);
    if (trial != NULL) {
        WorkerTask *task = (WorkerTask *)((char *)(uintptr_t)trial - offsetof(WorkerTask, trial));
        assert(task->is_taken && task >= worker->tasks && task < worker->tasks + TRIAL_POOL_MAX);
        put_outcome(&worker->message, task->slot, &outcome);
        send(worker);
        free_task(task);
    }
    outcome_free(&outcome);
}

/* The last message: when it is received, none of this worker is on its way. */
static void send_goodbye(TrialWorker *worker)
{
    double end = clock_seconds() + QUIT_SECONDS;
    worker->message.length = 0;
    bytes_add_u1(&worker->message, MESSAGE_GOODBYE);
    send(worker);
    while (worker->aborts && !worker->transport->is_received(worker->transport, 0) && clock_seconds() < end)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static void close_worker(TrialWorker *worker)
{
    Transport *transport = worker->transport;
    bool aborts = worker->aborts;
    worker->pool.close(worker->pool.self);
    for (int i = 0; i < TRIAL_POOL_MAX; i++)
        free_task(&worker->tasks[i]);
    bytes_free(&worker->message);
    free(worker);
    if (aborts)
        transport->abandon(transport, STATUS_FINE);
    transport->close(transport);
}

void trial_worker_run(Transport *transport)
{
    assert(transport->rank > 0);
    TrialWorker *worker = memory_allocate(sizeof *worker);
    *worker = (TrialWorker){.transport = transport,
                            .pool = trial_pool_open(TRIAL_POOL_MAX),
                            .heard = clock_seconds(),
                            .timeout = FIRST_TIMEOUT};
    transport->tolerate_failures(transport);
    signal(SIGUSR1, SIG_IGN); /* interrupts rank 0, which then asks to quit */
    while (!worker->is_over) {
        send_heartbeat(worker);
        receive(worker);
        if (!worker->is_over)
            send_outcome(worker);
    }
    send_goodbye(worker);
    close_worker(worker);
}
