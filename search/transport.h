/* What a search sees of the other processes that search with it: ranks 0 to count - 1, to which bytes can be
 * sent, and sums over all of them. Behind it is MPI (mpi/mpi_transport.c), or nobody else (transport_single),
 * or, in tests, threads with messages that come late. */
#ifndef SEARCH_TRANSPORT_H
#define SEARCH_TRANSPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/bytes.h"

typedef struct Transport Transport;
struct Transport {
    void *self;
    int rank, count;
    uint64_t messages, bytes; /* sent by this rank */
    /* Sends a copy; messages between two ranks arrive in order.  false: as many are on their way to that rank
     * as may be; it must receive first, and so must whoever waits for it, since it may be waiting too. */
    bool (*send)(Transport *transport, int to, const void *bytes, size_t length);
    /* A message that has come, in place of what `message` holds; false: there is none. */
    bool (*receive)(Transport *transport, int *from, Bytes *message);
    /* Begins to add up numbers, of which each rank gives as many; asks whether all have given theirs, and
     * what the sums are.  One at a time. */
    void (*begin_sum)(Transport *transport, const uint64_t *numbers, int count);
    bool (*end_sum)(Transport *transport, uint64_t *sums);
    void (*idle)(Transport *transport); /* nothing to do just now */
    void (*close)(Transport *transport);
    /* For those who can do without some of the others; not of a transport with one rank.
     * outlive: from now on it is no reason to end that another rank has died.  is_received: has all that was
     * sent to that rank begun to be received? leave: ends this process at once, without waiting for others,
     * who may be dead; close would wait for ever. */
    void (*tolerate_failures)(Transport *transport);
    bool (*is_received)(Transport *transport, int to);
    void (*abandon)(Transport *transport, int status);
};

/* The transport of a process that is the only rank. */
Transport *transport_single(void);

/* The transport of this process: clew defines it in search/ranks/transport_open.c, which knows of one rank
 * only, and clew-mpi in mpi/mpi_transport.c. */
Transport *transport_open(void);

/* What follows waits for all ranks and receives nothing: to be called by all of them, when no message is on
 * its way. */
void transport_sum(Transport *transport, uint64_t *numbers, int count); /* in place */
void transport_broadcast(Transport *transport, int from, uint64_t *numbers,
                         int count); /* all get the numbers of one rank */
/* All get the text of the first rank whose text is not empty: which rank that is, or -1.  At most `size` - 1
 * characters of it. */
int transport_first_text(Transport *transport, const char *text, char *first, size_t size);
/* `all` gets the numbers of each rank after those of the one before it. */
void transport_gather(Transport *transport, const uint64_t *numbers, int count, uint64_t *all);
/* All get the bytes of one rank. */
void transport_broadcast_bytes(Transport *transport, int from, Bytes *bytes);

#endif
