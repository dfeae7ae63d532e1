/* Trials spread over ranks: what the others than rank 0 do; see rank_crew.h. */
#include <signal.h>
#include <stdlib.h>
#include <time.h>

#include "base/memory.h"
#include "search/checkpoint.h"
#include "tools/commands.h"
#include "tools/ranks/rank_crew.h"
#include "tools/ranks/rank_messages.h"
#include "tools/trials/trial_pool.h"

enum { SLICE_MILLISECONDS = 10 };
static const double SECONDS_BETWEEN_SIGNS = 0.25, FIRST_PATIENCE = 30, SECONDS_TO_QUIT = 2;

typedef struct Task {
    Trial trial;
    Words arguments;
    uint32_t place; /* with rank 0 */
    bool is_taken;
} Task;

typedef struct Server {
    Transport *transport;
    Launcher pool;
    Task tasks[POOL_MAX];
    double heard, patience; /* of rank 0 */
    double sign_due;
    bool is_over, leaves; /* leaves: some ranks are dead */
    Bytes message;
} Server;

static void free_task(Task *task)
{
    words_free(&task->arguments);
    *task = (Task){0};
}

static bool is_forsaken(const Server *server) { return clock_seconds() - server->heard > server->patience; }

/* Rank 0 takes what comes while it lives. */
static void send(Server *server)
{
    while (!server->transport->send(server->transport, 0, server->message.data, server->message.length)
           && !is_forsaken(server))
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static void give_sign(Server *server)
{
    double now = clock_seconds();
    if (now < server->sign_due)
        return;
    server->sign_due = now + SECONDS_BETWEEN_SIGNS;
    server->message.length = 0;
    bytes_add_u1(&server->message, RANK_ALIVE);
    server->transport->send(server->transport, 0, server->message.data, server->message.length);
}

static Task *free_task_place(Server *server)
{
    for (int i = 0; i < POOL_MAX; i++)
        if (!server->tasks[i].is_taken)
            return &server->tasks[i];
    return NULL;
}

static void refuse(Server *server, uint32_t place)
{
    server->message.length = 0;
    bytes_add_u1(&server->message, RANK_NO_ROOM);
    bytes_add_u4(&server->message, place);
    send(server);
}

static void start_trial(Server *server, Reader *reader)
{
    Error error;
    Trial trial;
    Words arguments = {0};
    uint32_t place;
    Task *task = free_task_place(server);
    bool starts = get_trial(reader, &place, &trial, &arguments) && task != NULL;
    if (starts) {
        *task = (Task){trial, arguments, place, true};
        task->trial.arguments = &task->arguments;
        starts = server->pool.start(server->pool.self, &task->trial, &error);
        if (!starts)
            free_task(task);
    } else
        words_free(&arguments);
    if (!starts)
        refuse(server, place);
}

static void read_message(Server *server)
{
    Reader reader = {.data = server->message.data, .length = server->message.length};
    unsigned kind = read_u1(&reader);
    server->heard = clock_seconds();
    if (kind == RANK_TRIAL)
        start_trial(server, &reader);
    else if (kind == RANK_PATIENCE)
        server->patience = read_u4(&reader) / 1000.0;
    else if (kind == RANK_QUIT) {
        server->is_over = true;
        server->leaves = read_u1(&reader) != 0;
    }
}

static void receive(Server *server)
{
    int from;
    while (!server->is_over && server->transport->receive(server->transport, &from, &server->message))
        read_message(server);
    if (is_forsaken(server))
        server->is_over = server->leaves = true;
}

static void bring_outcome(Server *server)
{
    Outcome outcome = {0};
    const Trial *trial = server->pool.wait(server->pool.self, SLICE_MILLISECONDS, &outcome);
    if (trial != NULL) {
        Task *task = (Task *)((char *)(uintptr_t)trial - offsetof(Task, trial));
        put_outcome(&server->message, task->place, &outcome);
        send(server);
        free_task(task);
    }
    outcome_free(&outcome);
}

/* The last that is said, so that nothing is on its way when this process ends. */
static void say_farewell(Server *server)
{
    double end = clock_seconds() + SECONDS_TO_QUIT;
    server->message.length = 0;
    bytes_add_u1(&server->message, RANK_BYE);
    send(server);
    while (server->leaves && !server->transport->is_received(server->transport, 0) && clock_seconds() < end)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static void close_server(Server *server)
{
    Transport *transport = server->transport;
    bool leaves = server->leaves;
    server->pool.close(server->pool.self);
    for (int i = 0; i < POOL_MAX; i++)
        free_task(&server->tasks[i]);
    bytes_free(&server->message);
    free(server);
    if (leaves)
        transport->abandon(transport, STATUS_FINE);
    transport->close(transport);
}

void rank_serve(Transport *transport)
{
    Server *server = memory_allocate(sizeof *server);
    *server = (Server){.transport = transport,
                       .pool = trial_pool_open(POOL_MAX),
                       .heard = clock_seconds(),
                       .patience = FIRST_PATIENCE};
    transport->tolerate_failures(transport);
    signal(SIGUSR1, SIG_IGN); /* by which rank 0 is interrupted, which then says so */
    while (!server->is_over) {
        give_sign(server);
        receive(server);
        if (!server->is_over)
            bring_outcome(server);
    }
    say_farewell(server);
    close_server(server);
}
