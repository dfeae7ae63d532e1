/* A transport by threads; see rank_network.h. */
#include "tests/unit/rank_network.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

typedef struct Letter Letter;
struct Letter {
    Letter *next;
    uint32_t looks; /* until it appears */
    Bytes bytes;
};

typedef struct Line { /* from one rank to another */
    Letter *first, *last;
    uint32_t count;
} Line;

/* Sums that were begun: a rank may be one ahead of another. */
typedef struct Sum {
    uint64_t numbers[NETWORK_SUM_MAX];
    int count, given, taken;
} Sum;

typedef struct Desk {
    Transport transport;
    RankNetwork *network;
    uint64_t sums_begun;
    uint32_t looks; /* until the present sum appears */
    int next_from;  /* whose line is looked at first */
} Desk;

struct RankNetwork {
    pthread_mutex_t lock;
    int ranks;
    Numbers numbers;
    uint32_t delay, window, most;
    uint64_t refusals;
    Line lines[NETWORK_RANKS_MAX][NETWORK_RANKS_MAX]; /* [from][to] */
    Sum sums[2];
    Desk desks[NETWORK_RANKS_MAX];
};

static bool send_message(Transport *transport, int to, const void *bytes, size_t length)
{
    Desk *desk = transport->self;
    RankNetwork *network = desk->network;
    pthread_mutex_lock(&network->lock);
    Line *line = &network->lines[transport->rank][to];
    bool has_room = line->count < network->window;
    network->refusals += !has_room;
    if (has_room) {
        Letter *letter = memory_allocate(sizeof *letter);
        letter->looks = numbers_below(&network->numbers, network->delay + 1);
        bytes_add(&letter->bytes, bytes, length);
        *(line->last != NULL ? &line->last->next : &line->first) = letter;
        line->last = letter;
        line->count++;
        network->most = line->count > network->most ? line->count : network->most;
        transport->messages++;
        transport->bytes += length;
    }
    pthread_mutex_unlock(&network->lock);
    return has_room;
}

static Letter *take(Line *line)
{
    Letter *letter = line->first;
    if (letter == NULL || letter->looks-- > 0)
        return NULL;
    line->first = letter->next;
    line->last = line->first == NULL ? NULL : line->last;
    line->count--;
    return letter;
}

static bool receive(Transport *transport, int *from, Bytes *message)
{
    Desk *desk = transport->self;
    RankNetwork *network = desk->network;
    Letter *letter = NULL;
    pthread_mutex_lock(&network->lock);
    for (int i = 0; i < network->ranks && letter == NULL; i++) {
        *from = (int)((uint32_t)desk->next_from % (uint32_t)network->ranks);
        desk->next_from++;
        letter = take(&network->lines[*from][transport->rank]);
    }
    desk->next_from = (int)numbers_below(&network->numbers, (uint32_t)network->ranks);
    pthread_mutex_unlock(&network->lock);
    if (letter == NULL)
        return false;
    message->length = 0;
    bytes_add(message, letter->bytes.data, letter->bytes.length);
    bytes_free(&letter->bytes);
    free(letter);
    return true;
}

static void begin_sum(Transport *transport, const uint64_t *numbers, int count)
{
    Desk *desk = transport->self;
    RankNetwork *network = desk->network;
    pthread_mutex_lock(&network->lock);
    Sum *sum = &network->sums[desk->sums_begun++ % 2];
    if (sum->given == 0)
        memset(sum->numbers, 0, sizeof sum->numbers);
    for (int i = 0; i < count; i++)
        sum->numbers[i] += numbers[i];
    sum->count = count;
    sum->given++;
    desk->looks = numbers_below(&network->numbers, network->delay + 1);
    pthread_mutex_unlock(&network->lock);
}

static bool end_sum(Transport *transport, uint64_t *sums)
{
    Desk *desk = transport->self;
    RankNetwork *network = desk->network;
    pthread_mutex_lock(&network->lock);
    Sum *sum = &network->sums[(desk->sums_begun - 1) % 2];
    bool has_come = sum->given == network->ranks && (desk->looks == 0 || desk->looks-- == 0);
    if (has_come) {
        memcpy(sums, sum->numbers, (size_t)sum->count * sizeof *sums);
        if (++sum->taken == network->ranks)
            sum->given = sum->taken = 0;
    }
    pthread_mutex_unlock(&network->lock);
    return has_come;
}

static void idle(Transport *transport)
{
    (void)transport;
    sched_yield();
}

static void close_transport(Transport *transport) { (void)transport; }

RankNetwork *network_open(int ranks, uint64_t seed, uint32_t delay, uint32_t window)
{
    RankNetwork *network = memory_allocate(sizeof *network);
    *network = (RankNetwork){.ranks = ranks, .numbers = {seed}, .delay = delay, .window = window};
    pthread_mutex_init(&network->lock, NULL);
    for (int rank = 0; rank < ranks; rank++) {
        Desk *desk = &network->desks[rank];
        desk->network = network;
        desk->transport = (Transport){.self = desk,
                                      .rank = rank,
                                      .count = ranks,
                                      .send = send_message,
                                      .receive = receive,
                                      .begin_sum = begin_sum,
                                      .end_sum = end_sum,
                                      .idle = idle,
                                      .close = close_transport};
    }
    return network;
}

void network_close(RankNetwork *network)
{
    for (int from = 0; from < network->ranks; from++) {
        for (int to = 0; to < network->ranks; to++) {
            for (Letter *letter = network->lines[from][to].first, *next; letter != NULL; letter = next) {
                next = letter->next;
                bytes_free(&letter->bytes);
                free(letter);
            }
        }
    }
    pthread_mutex_destroy(&network->lock);
    free(network);
}

Transport *network_transport(RankNetwork *network, int rank) { return &network->desks[rank].transport; }
uint32_t network_most_on_their_way(const RankNetwork *network) { return network->most; }
uint64_t network_refusals(const RankNetwork *network) { return network->refusals; }

uint32_t network_on_their_way(RankNetwork *network)
{
    uint32_t count = 0;
    for (int from = 0; from < network->ranks; from++)
        for (int to = 0; to < network->ranks; to++)
            count += network->lines[from][to].count;
    return count;
}

typedef struct Job {
    Transport *transport;
    void (*work)(Transport *transport, void *context);
    void *context;
} Job;

static void *run(void *argument)
{
    const Job *job = argument;
    job->work(job->transport, job->context);
    return NULL;
}

void network_run(RankNetwork *network, void (*work)(Transport *transport, void *context), void *context)
{
    pthread_t threads[NETWORK_RANKS_MAX];
    Job jobs[NETWORK_RANKS_MAX];
    for (int rank = 0; rank < network->ranks; rank++) {
        jobs[rank] = (Job){&network->desks[rank].transport, work, context};
        if (pthread_create(&threads[rank], NULL, run, &jobs[rank]) != 0)
            abort();
    }
    for (int rank = 0; rank < network->ranks; rank++)
        pthread_join(threads[rank], NULL);
}
