/* A post with nobody else: sums are what was given.  See post.h. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/post.h"

typedef struct Alone {
    Post post;
    uint64_t *numbers; /* of the sum under way */
    int count;
} Alone;

static bool send_message(Post *post, int to, const void *bytes, size_t length)
{
    (void)post, (void)to, (void)bytes, (void)length;
    assert(false && "a rank sends nothing to itself");
    return true;
}

static bool receive(Post *post, int *from, Bytes *message)
{
    (void)post, (void)from, (void)message;
    return false;
}

static void begin_sum(Post *post, const uint64_t *numbers, int count)
{
    Alone *alone = post->self;
    alone->numbers = memory_resize(alone->numbers, (size_t)count * sizeof *numbers + 1);
    memcpy(alone->numbers, numbers, (size_t)count * sizeof *numbers);
    alone->count = count;
}

static bool end_sum(Post *post, uint64_t *sums)
{
    const Alone *alone = post->self;
    memcpy(sums, alone->numbers, (size_t)alone->count * sizeof *sums);
    return true;
}

static void rest(Post *post) { (void)post; }

static void close_post(Post *post)
{
    Alone *alone = post->self;
    free(alone->numbers);
    free(alone);
}

Post *post_alone(void)
{
    Alone *alone = memory_allocate(sizeof *alone);
    alone->post = (Post){.self = alone,
                         .count = 1,
                         .send = send_message,
                         .receive = receive,
                         .begin_sum = begin_sum,
                         .end_sum = end_sum,
                         .rest = rest,
                         .close = close_post};
    return &alone->post;
}
