/* A transport by MPI: see search/transport.h.  It takes the place of search/ranks/transport_open.c in
 * clew-mpi.
 *
 * Flow control: messages are sent in synchronous mode, in which a send ends when its receipt has begun.  At
 * most WINDOW sends to a rank are not ended, so no rank is ever flooded with messages that it has not asked
 * for.
 *
 * Another rank may die at any moment, also while a message of its is on the way: a receipt that has begun is
 * asked for now and then, one for each rank, and never waited for. */
#include <mpi.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/memory.h"
#include "search/transport.h"

enum { WINDOW = 8, TAG = 1, RESTS_AWAKE = 1024, REST_NANOSECONDS = 50000 };

typedef struct SendSlot {
    MPI_Request request; /* MPI_REQUEST_NULL: the slot is free */
    Bytes bytes;
} SendSlot;

typedef struct MpiPost {
    Transport transport;
    SendSlot (*slots)[WINDOW]; /* by rank */
    SendSlot *arrivals;        /* by rank: the message whose receipt has begun */
    int arriving;
    uint64_t *numbers, *sums;
    int count, capacity; /* of the sum under way */
    MPI_Request sum;
    int rests; /* since the last message or sum */
} MpiPost;

static SendSlot *find_free_slot(MpiPost *self, int to)
{
    for (int i = 0; i < WINDOW; i++) {
        SendSlot *slot = &self->slots[to][i];
        int ended = 1;
        if (slot->request != MPI_REQUEST_NULL)
            MPI_Test(&slot->request, &ended, MPI_STATUS_IGNORE);
        if (ended)
            return slot;
    }
    return NULL;
}

static bool send_message(Transport *transport, int to, const void *bytes, size_t length)
{
    MpiPost *self = transport->self;
    SendSlot *slot = find_free_slot(self, to);
    if (slot == NULL)
        return false;
    slot->bytes.length = 0;
    bytes_add(&slot->bytes, bytes, length);
    if (MPI_Issend(slot->bytes.data, (int)length, MPI_BYTE, to, TAG, MPI_COMM_WORLD, &slot->request)
        != MPI_SUCCESS)
        return false;
    transport->messages++;
    transport->bytes += length;
    return true;
}

static void make_room(Bytes *message, size_t length)
{
    if (message->capacity < length) {
        message->data = memory_resize(message->data, length);
        message->capacity = length;
    }
    message->length = length;
}

/* Of a message from that rank, or any, if one has come. */
static void begin_receipt(MpiPost *self, int from)
{
    MPI_Message matched;
    MPI_Status status;
    int has_come = 0, length;
    MPI_Improbe(from, TAG, MPI_COMM_WORLD, &has_come, &matched, &status);
    if (!has_come)
        return;
    SendSlot *arrival = &self->arrivals[status.MPI_SOURCE];
    MPI_Get_count(&status, MPI_BYTE, &length);
    make_room(&arrival->bytes, (size_t)length);
    MPI_Imrecv(arrival->bytes.data, length, MPI_BYTE, &matched, &arrival->request);
    self->arriving++;
}

/* Messages of one rank are received one after the other, which keeps their order. */
static void begin_receipts(MpiPost *self)
{
    if (self->arriving == 0)
        begin_receipt(self, MPI_ANY_SOURCE);
    else
        for (int from = 0; from < self->transport.count; from++)
            if (self->arrivals[from].request == MPI_REQUEST_NULL)
                begin_receipt(self, from);
}

static bool has_arrived(MpiPost *self, SendSlot *arrival)
{
    int ended = 0;
    if (arrival->request == MPI_REQUEST_NULL)
        return false;
    bool failed = MPI_Test(&arrival->request, &ended, MPI_STATUS_IGNORE) != MPI_SUCCESS;
    if (failed)
        arrival->request = MPI_REQUEST_NULL;
    self->arriving -= failed || ended;
    return ended && !failed;
}

static bool receive(Transport *transport, int *from, Bytes *message)
{
    MpiPost *self = transport->self;
    begin_receipts(self);
    for (int rank = 0; self->arriving > 0 && rank < transport->count; rank++) {
        SendSlot *arrival = &self->arrivals[rank];
        if (!has_arrived(self, arrival))
            continue;
        Bytes room = *message;
        *message = arrival->bytes;
        arrival->bytes = room;
        *from = rank;
        self->rests = 0;
        return true;
    }
    return false;
}

static void begin_sum(Transport *transport, const uint64_t *numbers, int count)
{
    MpiPost *self = transport->self;
    if (count > self->capacity) {
        self->capacity = count;
        self->numbers = memory_resize(self->numbers, (size_t)count * sizeof *numbers);
        self->sums = memory_resize(self->sums, (size_t)count * sizeof *numbers);
    }
    self->count = count;
    memcpy(self->numbers, numbers, (size_t)count * sizeof *numbers);
    MPI_Iallreduce(self->numbers, self->sums, count, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD, &self->sum);
}

static bool end_sum(Transport *transport, uint64_t *sums)
{
    MpiPost *self = transport->self;
    int ended;
    MPI_Test(&self->sum, &ended, MPI_STATUS_IGNORE);
    if (!ended)
        return false;
    memcpy(sums, self->sums, (size_t)self->count * sizeof *sums);
    self->rests = 0;
    return true;
}

/* There may be more ranks than cores: who waits lets others have the core, and who waits for long sleeps. Not
 * at once: at the end of a level ranks answer each other within microseconds, and to wake up takes a hundred.
 */
static void idle(Transport *transport)
{
    MpiPost *self = transport->self;
    if (++self->rests > RESTS_AWAKE)
        nanosleep(&(struct timespec){.tv_nsec = REST_NANOSECONDS}, NULL);
    else
        sched_yield();
}

static void close_transport(Transport *transport)
{
    MpiPost *self = transport->self;
    for (int to = 0; to < transport->count; to++) {
        bytes_free(&self->arrivals[to].bytes);
        for (int i = 0; i < WINDOW; i++) {
            MPI_Wait(&self->slots[to][i].request, MPI_STATUS_IGNORE);
            bytes_free(&self->slots[to][i].bytes);
        }
    }
    free(self->slots);
    free(self->arrivals);
    free(self->numbers);
    free(self->sums);
    free(self);
    MPI_Finalize();
}

static void tolerate_failures(Transport *transport)
{
    (void)transport;
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
}

static bool is_received(Transport *transport, int to)
{
    MpiPost *self = transport->self;
    for (int i = 0; i < WINDOW; i++) {
        int ended = 1;
        if (self->slots[to][i].request != MPI_REQUEST_NULL)
            MPI_Test(&self->slots[to][i].request, &ended, MPI_STATUS_IGNORE);
        if (!ended)
            return false;
    }
    return true;
}

static void abandon(Transport *transport, int status)
{
    (void)transport;
    fflush(NULL);
    _exit(status);
}

/* A process that no mpirun has started has nobody to talk to, and MPI would take half a second to find that
 * out. */
static bool is_alone(void)
{
    return getenv("OMPI_COMM_WORLD_SIZE") == NULL && getenv("PMIX_RANK") == NULL
           && getenv("PMI_RANK") == NULL;
}

/* Where ranks of one machine read from each other's memory, Open MPI ends the reader when the other one has
 * just died.  They copy through shared memory instead, unless the user says otherwise. */
static void avoid_reading_the_dead(void) { setenv("OMPI_MCA_btl_vader_single_copy_mechanism", "none", 0); }

Transport *transport_open(void)
{
    if (is_alone())
        return transport_single();
    MpiPost *self = memory_allocate(sizeof *self);
    self->transport = (Transport){.self = self,
                                  .send = send_message,
                                  .receive = receive,
                                  .begin_sum = begin_sum,
                                  .end_sum = end_sum,
                                  .idle = idle,
                                  .close = close_transport,
                                  .tolerate_failures = tolerate_failures,
                                  .is_received = is_received,
                                  .abandon = abandon};
    avoid_reading_the_dead();
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &self->transport.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &self->transport.count);
    self->slots = memory_allocate((size_t)self->transport.count * sizeof *self->slots);
    self->arrivals = memory_allocate((size_t)self->transport.count * sizeof *self->arrivals);
    for (int rank = 0; rank < self->transport.count; rank++) {
        self->arrivals[rank].request = MPI_REQUEST_NULL;
        for (int i = 0; i < WINDOW; i++)
            self->slots[rank][i].request = MPI_REQUEST_NULL;
    }
    return &self->transport;
}
