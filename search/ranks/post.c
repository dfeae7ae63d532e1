/* What all ranks do together, by sums; see post.h. */
#include "search/post.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

void post_sum(Post *post, uint64_t *numbers, int count)
{
    post->begin_sum(post, numbers, count);
    while (!post->end_sum(post, numbers))
        post->rest(post);
}

void post_broadcast(Post *post, int from, uint64_t *numbers, int count)
{
    if (post->rank != from)
        memset(numbers, 0, (size_t)count * sizeof *numbers);
    post_sum(post, numbers, count);
}

void post_gather(Post *post, const uint64_t *numbers, int count, uint64_t *all)
{
    memset(all, 0, (size_t)post->count * (size_t)count * sizeof *all);
    memcpy(all + (size_t)post->rank * (size_t)count, numbers, (size_t)count * sizeof *all);
    post_sum(post, all, post->count * count);
}

void post_broadcast_bytes(Post *post, int from, Bytes *bytes)
{
    uint64_t length = bytes->length;
    post_broadcast(post, from, &length, 1);
    size_t words = (length + 7) / 8;
    uint64_t *buffer = memory_allocate((words + 1) * sizeof *buffer);
    if (post->rank == from && length > 0)
        memcpy(buffer, bytes->data, length);
    post_broadcast(post, from, buffer, (int)words);
    bytes->length = 0;
    bytes_add(bytes, buffer, length);
    free(buffer);
}

static int first_with(Post *post, bool is_so)
{
    uint64_t *all = memory_allocate((size_t)post->count * sizeof *all), mine = is_so;
    post_gather(post, &mine, 1, all);
    int first = 0;
    while (first < post->count && all[first] == 0)
        first++;
    free(all);
    return first < post->count ? first : -1;
}

int post_first_text(Post *post, const char *text, char *first, size_t size)
{
    Bytes bytes = {0};
    int rank = first_with(post, text[0] != '\0');
    first[0] = '\0';
    if (rank < 0)
        return rank;
    bytes_add_text(&bytes, text);
    post_broadcast_bytes(post, rank, &bytes);
    size_t length = bytes.length < size ? bytes.length : size - 1;
    memcpy(first, bytes.data, length);
    first[length] = '\0';
    bytes_free(&bytes);
    return rank;
}
