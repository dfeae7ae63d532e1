/* Collective operations of all ranks (sum, broadcast, gather), built from the sums of a transport. */
#include "search/transport.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

void transport_sum(Transport *transport, uint64_t *numbers, int count)
{
    assert(count >= 0 && transport->rank >= 0 && transport->rank < transport->count);
    transport->begin_sum(transport, numbers, count);
    while (!transport->end_sum(transport, numbers))
        transport->idle(transport);
}

void transport_broadcast(Transport *transport, int from, uint64_t *numbers, int count)
{
    if (transport->rank != from)
        memset(numbers, 0, (size_t)count * sizeof *numbers);
    transport_sum(transport, numbers, count);
}

void transport_gather(Transport *transport, const uint64_t *numbers, int count, uint64_t *all)
{
    memset(all, 0, (size_t)transport->count * (size_t)count * sizeof *all);
    memcpy(all + (size_t)transport->rank * (size_t)count, numbers, (size_t)count * sizeof *all);
    transport_sum(transport, all, transport->count * count);
}

void transport_broadcast_bytes(Transport *transport, int from, Bytes *bytes)
{
    assert(from >= 0 && from < transport->count);
    uint64_t length = bytes->length;
    transport_broadcast(transport, from, &length, 1);
    size_t words = (length + 7) / 8;
    uint64_t *buffer = memory_allocate((words + 1) * sizeof *buffer);
    if (transport->rank == from && length > 0)
        memcpy(buffer, bytes->data, length);
    transport_broadcast(transport, from, buffer, (int)words);
    bytes->length = 0;
    bytes_add(bytes, buffer, length);
    free(buffer);
}

static int first_with(Transport *transport, bool is_so)
{
    uint64_t *all = memory_allocate((size_t)transport->count * sizeof *all), mine = is_so;
    transport_gather(transport, &mine, 1, all);
    int first = 0;
    while (first < transport->count && all[first] == 0)
        first++;
    free(all);
    return first < transport->count ? first : -1;
}

int transport_first_text(Transport *transport, const char *text, char *first, size_t size)
{
    Bytes bytes = {0};
    int rank = first_with(transport, text[0] != '\0');
    first[0] = '\0';
    if (rank < 0)
        return rank;
    bytes_add_text(&bytes, text);
    transport_broadcast_bytes(transport, rank, &bytes);
    size_t length = bytes.length < size ? bytes.length : size - 1;
    memcpy(first, bytes.data, length);
    first[length] = '\0';
    bytes_free(&bytes);
    return rank;
}
