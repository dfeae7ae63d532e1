/* Collects records into batches, sends and receives them, and detects the end of a phase by sums. */
#include "search/ranks/exchange.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum {
    BATCH_BYTES = 8192,
    KIND_RECORDS = 0,
    KIND_STOP = 1,
    HEAD_BYTES = 2,
    SENT = 0,
    RECEIVED = 1,
    OWN_NUMBERS = 2
};

typedef struct Letter {
    int from;
    Bytes bytes;
} Letter;

struct Exchange {
    Transport *transport;
    ExchangeReceive *receive;
    void *receiver;
    Bytes *batches; /* by rank */
    Bytes incoming;
    bool receiving; /* the receiver is at work on `incoming` */
    Letter *early;  /* of the next phase */
    uint32_t early_count, early_capacity;
    uint8_t phase;
    uint64_t sent, received; /* messages of this phase and those before */
    bool stopping, told_stop;
    bool in_round; /* a sum is under way */
};

Exchange *exchange_create(Transport *transport, ExchangeReceive *receive, void *receiver)
{
    Exchange *exchange = memory_allocate(sizeof *exchange);
    *exchange = (Exchange){.transport = transport, .receive = receive, .receiver = receiver};
    exchange->batches = memory_allocate((size_t)transport->count * sizeof *exchange->batches);
    return exchange;
}

void exchange_destroy(Exchange *exchange)
{
    for (int rank = 0; rank < exchange->transport->count; rank++)
        bytes_free(&exchange->batches[rank]);
    for (uint32_t i = 0; i < exchange->early_count; i++)
        bytes_free(&exchange->early[i].bytes);
    free(exchange->early);
    free(exchange->batches);
    bytes_free(&exchange->incoming);
    free(exchange);
}

/* --- receiving --- */

static void put_aside(Exchange *exchange, int from)
{
    MEMORY_ROOM_FOR(exchange->early, exchange->early_capacity, exchange->early_count);
    Letter *letter = &exchange->early[exchange->early_count++];
    *letter = (Letter){.from = from};
    bytes_add(&letter->bytes, exchange->incoming.data, exchange->incoming.length);
}

static void open_message(Exchange *exchange, int from, const Bytes *message)
{
    assert(message->length >= HEAD_BYTES);
    exchange->received++;
    if (message->data[1] == KIND_STOP) {
        exchange->stopping = true;
        return;
    }
    Reader records = {.data = message->data + HEAD_BYTES, .length = message->length - HEAD_BYTES};
    exchange->receive(exchange->receiver, from, &records);
}

static bool receive_one(Exchange *exchange)
{
    int from;
    if (!exchange->transport->receive(exchange->transport, &from, &exchange->incoming))
        return false;
    assert(!exchange->receiving && "a receiver sends nothing");
    exchange->receiving = true;
    if (exchange->incoming.data[0] != exchange->phase)
        put_aside(exchange, from);
    else
        open_message(exchange, from, &exchange->incoming);
    exchange->receiving = false;
    return true;
}

void exchange_poll(Exchange *exchange)
{
    while (receive_one(exchange))
        ;
}

/* --- sending --- */

static void send_message(Exchange *exchange, int to, const Bytes *message)
{
    while (!exchange->transport->send(exchange->transport, to, message->data, message->length))
        if (!receive_one(exchange))
            exchange->transport->idle(exchange->transport);
    exchange->sent++;
}

static void flush(Exchange *exchange, int to)
{
    Bytes *batch = &exchange->batches[to];
    if (batch->length > 0)
        send_message(exchange, to, batch);
    batch->length = 0;
}

static void begin_message(const Exchange *exchange, Bytes *message, unsigned kind)
{
    bytes_add_u1(message, exchange->phase);
    bytes_add_u1(message, kind);
}

Bytes *exchange_batch(Exchange *exchange, int to, bool *is_first)
{
    assert(to >= 0 && to < exchange->transport->count && to != exchange->transport->rank);
    Bytes *batch = &exchange->batches[to];
    *is_first = batch->length == 0;
    if (*is_first)
        begin_message(exchange, batch, KIND_RECORDS);
    return batch;
}

void exchange_put(Exchange *exchange, int to)
{
    if (exchange->batches[to].length >= BATCH_BYTES)
        flush(exchange, to);
}

void exchange_flush(Exchange *exchange)
{
    for (int to = 0; to < exchange->transport->count; to++)
        flush(exchange, to);
}

void exchange_stop(Exchange *exchange)
{
    exchange->stopping = true;
    if (exchange->told_stop)
        return;
    exchange->told_stop = true;
    Bytes message = {0};
    begin_message(exchange, &message, KIND_STOP);
    for (int to = 0; to < exchange->transport->count; to++)
        if (to != exchange->transport->rank)
            send_message(exchange, to, &message);
    bytes_free(&message);
}

void exchange_go_on(Exchange *exchange) { exchange->stopping = exchange->told_stop = false; }

bool exchange_is_stopping(const Exchange *exchange) { return exchange->stopping; }

/* --- phases --- */

static void begin_round(Exchange *exchange, const uint64_t *numbers, int count)
{
    uint64_t all[OWN_NUMBERS + EXCHANGE_NUMBERS_MAX] =
        {[SENT] = exchange->sent, [RECEIVED] = exchange->received};
    assert(count <= EXCHANGE_NUMBERS_MAX);
    memcpy(all + OWN_NUMBERS, numbers, (size_t)count * sizeof *numbers);
    exchange->transport->begin_sum(exchange->transport, all, OWN_NUMBERS + count);
    exchange->in_round = true;
}

bool exchange_ended(Exchange *exchange, uint64_t *numbers, int count)
{
    uint64_t sums[OWN_NUMBERS + EXCHANGE_NUMBERS_MAX];
    if (!exchange->in_round)
        begin_round(exchange, numbers, count);
    exchange_poll(exchange);
    if (!exchange->transport->end_sum(exchange->transport, sums)) {
        exchange->transport->idle(exchange->transport);
        return false;
    }
    exchange->in_round = false;
    assert(sums[RECEIVED] <= sums[SENT] && "nothing is received that was not sent");
    if (sums[SENT] != sums[RECEIVED])
        return false;
    memcpy(numbers, sums + OWN_NUMBERS, (size_t)count * sizeof *numbers);
    return true;
}

void exchange_begin_phase(Exchange *exchange)
{
    uint32_t count = exchange->early_count;
    assert(!exchange->in_round && "the phase before is over");
    exchange->phase++;
    exchange->early_count = 0;
    for (uint32_t i = 0; i < count; i++) {
        open_message(exchange, exchange->early[i].from, &exchange->early[i].bytes);
        bytes_free(&exchange->early[i].bytes);
    }
}
