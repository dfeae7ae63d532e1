/* A transport with nobody else: sums are what was given.  See transport.h. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/transport.h"

typedef struct SingleRank {
    Transport transport;
    uint64_t *numbers; /* of the sum under way */
    int count;
} SingleRank;

static bool send_message(Transport *transport, int to, const void *bytes, size_t length)
{
    (void)transport, (void)to, (void)bytes, (void)length;
    assert(false && "a rank sends nothing to itself");
    return true;
}

static bool receive(Transport *transport, int *from, Bytes *message)
{
    (void)transport, (void)from, (void)message;
    return false;
}

static void begin_sum(Transport *transport, const uint64_t *numbers, int count)
{
    SingleRank *single = transport->self;
    single->numbers = memory_resize(single->numbers, (size_t)count * sizeof *numbers + 1);
    memcpy(single->numbers, numbers, (size_t)count * sizeof *numbers);
    single->count = count;
}

static bool end_sum(Transport *transport, uint64_t *sums)
{
    const SingleRank *single = transport->self;
    memcpy(sums, single->numbers, (size_t)single->count * sizeof *sums);
    return true;
}

static void idle(Transport *transport) { (void)transport; }

static void close_transport(Transport *transport)
{
    SingleRank *single = transport->self;
    free(single->numbers);
    free(single);
}

Transport *transport_single(void)
{
    SingleRank *single = memory_allocate(sizeof *single);
    single->transport = (Transport){.self = single,
                                    .count = 1,
                                    .send = send_message,
                                    .receive = receive,
                                    .begin_sum = begin_sum,
                                    .end_sum = end_sum,
                                    .idle = idle,
                                    .close = close_transport};
    return &single->transport;
}
