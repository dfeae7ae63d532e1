/* What a search sees of the other processes that search with it: ranks 0 to count - 1, to which bytes can be
 * sent, and sums over all of them. Behind it is MPI (mpi/post_mpi.c), or nobody else (post_alone), or, in
 * tests, threads with messages that come late. */
#ifndef SEARCH_POST_H
#define SEARCH_POST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/bytes.h"

typedef struct Post Post;
struct Post {
    void *self;
    int rank, count;
    uint64_t messages, bytes; /* sent by this rank */
    /* Sends a copy; messages between two ranks arrive in order.  false: as many are on their way to that rank
     * as may be; it must receive first, and so must whoever waits for it, since it may be waiting too. */
    bool (*send)(Post *post, int to, const void *bytes, size_t length);
    /* A message that has come, in place of what `message` holds; false: there is none. */
    bool (*receive)(Post *post, int *from, Bytes *message);
    /* Begins to add up numbers, of which each rank gives as many; asks whether all have given theirs, and
     * what the sums are.  One at a time. */
    void (*begin_sum)(Post *post, const uint64_t *numbers, int count);
    bool (*end_sum)(Post *post, uint64_t *sums);
    void (*rest)(Post *post); /* nothing to do just now */
    void (*close)(Post *post);
    /* For those who can do without some of the others; not of a post with one rank.
     * outlive: from now on it is no reason to end that another rank has died.  is_received: has all that was
     * sent to that rank begun to be received? leave: ends this process at once, without waiting for others,
     * who may be dead; close would wait for ever. */
    void (*outlive)(Post *post);
    bool (*is_received)(Post *post, int to);
    void (*leave)(Post *post, int status);
};

/* One rank. */
Post *post_alone(void);

/* The post of this process: in `clew` post_alone (search/ranks/post_open.c), in `clew-mpi` that of MPI
 * (mpi/post_mpi.c). */
Post *post_open(void);

/* What follows waits for all ranks and receives nothing: to be called by all of them, when no message is on
 * its way. */
void post_sum(Post *post, uint64_t *numbers, int count);                 /* in place */
void post_broadcast(Post *post, int from, uint64_t *numbers, int count); /* all get the numbers of one rank */
/* All get the text of the first rank whose text is not empty: which rank that is, or -1.  At most `size` - 1
 * characters of it. */
int post_first_text(Post *post, const char *text, char *first, size_t size);
/* `all` gets the numbers of each rank after those of the one before it. */
void post_gather(Post *post, const uint64_t *numbers, int count, uint64_t *all);
/* All get the bytes of one rank. */
void post_broadcast_bytes(Post *post, int from, Bytes *bytes);

#endif
