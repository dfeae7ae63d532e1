/* A post by threads; see post_office.h. */
#include "tests/unit/post_office.h"

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
    uint64_t numbers[OFFICE_SUM_MAX];
    int count, given, taken;
} Sum;

typedef struct Desk {
    Post post;
    PostOffice *office;
    uint64_t sums_begun;
    uint32_t looks; /* until the present sum appears */
    int next_from;  /* whose line is looked at first */
} Desk;

struct PostOffice {
    pthread_mutex_t lock;
    int ranks;
    Numbers numbers;
    uint32_t delay, window, most;
    uint64_t refusals;
    Line lines[OFFICE_RANKS_MAX][OFFICE_RANKS_MAX]; /* [from][to] */
    Sum sums[2];
    Desk desks[OFFICE_RANKS_MAX];
};

static bool send_message(Post *post, int to, const void *bytes, size_t length)
{
    Desk *desk = post->self;
    PostOffice *office = desk->office;
    pthread_mutex_lock(&office->lock);
    Line *line = &office->lines[post->rank][to];
    bool has_room = line->count < office->window;
    office->refusals += !has_room;
    if (has_room) {
        Letter *letter = memory_allocate(sizeof *letter);
        letter->looks = numbers_below(&office->numbers, office->delay + 1);
        bytes_add(&letter->bytes, bytes, length);
        *(line->last != NULL ? &line->last->next : &line->first) = letter;
        line->last = letter;
        line->count++;
        office->most = line->count > office->most ? line->count : office->most;
        post->messages++;
        post->bytes += length;
    }
    pthread_mutex_unlock(&office->lock);
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

static bool receive(Post *post, int *from, Bytes *message)
{
    Desk *desk = post->self;
    PostOffice *office = desk->office;
    Letter *letter = NULL;
    pthread_mutex_lock(&office->lock);
    for (int i = 0; i < office->ranks && letter == NULL; i++) {
        *from = (int)((uint32_t)desk->next_from % (uint32_t)office->ranks);
        desk->next_from++;
        letter = take(&office->lines[*from][post->rank]);
    }
    desk->next_from = (int)numbers_below(&office->numbers, (uint32_t)office->ranks);
    pthread_mutex_unlock(&office->lock);
    if (letter == NULL)
        return false;
    message->length = 0;
    bytes_add(message, letter->bytes.data, letter->bytes.length);
    bytes_free(&letter->bytes);
    free(letter);
    return true;
}

static void begin_sum(Post *post, const uint64_t *numbers, int count)
{
    Desk *desk = post->self;
    PostOffice *office = desk->office;
    pthread_mutex_lock(&office->lock);
    Sum *sum = &office->sums[desk->sums_begun++ % 2];
    if (sum->given == 0)
        memset(sum->numbers, 0, sizeof sum->numbers);
    for (int i = 0; i < count; i++)
        sum->numbers[i] += numbers[i];
    sum->count = count;
    sum->given++;
    desk->looks = numbers_below(&office->numbers, office->delay + 1);
    pthread_mutex_unlock(&office->lock);
}

static bool end_sum(Post *post, uint64_t *sums)
{
    Desk *desk = post->self;
    PostOffice *office = desk->office;
    pthread_mutex_lock(&office->lock);
    Sum *sum = &office->sums[(desk->sums_begun - 1) % 2];
    bool has_come = sum->given == office->ranks && (desk->looks == 0 || desk->looks-- == 0);
    if (has_come) {
        memcpy(sums, sum->numbers, (size_t)sum->count * sizeof *sums);
        if (++sum->taken == office->ranks)
            sum->given = sum->taken = 0;
    }
    pthread_mutex_unlock(&office->lock);
    return has_come;
}

static void rest(Post *post)
{
    (void)post;
    sched_yield();
}

static void close_post(Post *post) { (void)post; }

PostOffice *office_open(int ranks, uint64_t seed, uint32_t delay, uint32_t window)
{
    PostOffice *office = memory_allocate(sizeof *office);
    *office = (PostOffice){.ranks = ranks, .numbers = {seed}, .delay = delay, .window = window};
    pthread_mutex_init(&office->lock, NULL);
    for (int rank = 0; rank < ranks; rank++) {
        Desk *desk = &office->desks[rank];
        desk->office = office;
        desk->post = (Post){.self = desk,
                            .rank = rank,
                            .count = ranks,
                            .send = send_message,
                            .receive = receive,
                            .begin_sum = begin_sum,
                            .end_sum = end_sum,
                            .rest = rest,
                            .close = close_post};
    }
    return office;
}

void office_close(PostOffice *office)
{
    for (int from = 0; from < office->ranks; from++) {
        for (int to = 0; to < office->ranks; to++) {
            for (Letter *letter = office->lines[from][to].first, *next; letter != NULL; letter = next) {
                next = letter->next;
                bytes_free(&letter->bytes);
                free(letter);
            }
        }
    }
    pthread_mutex_destroy(&office->lock);
    free(office);
}

Post *office_post(PostOffice *office, int rank) { return &office->desks[rank].post; }
uint32_t office_most_on_their_way(const PostOffice *office) { return office->most; }
uint64_t office_refusals(const PostOffice *office) { return office->refusals; }

uint32_t office_on_their_way(PostOffice *office)
{
    uint32_t count = 0;
    for (int from = 0; from < office->ranks; from++)
        for (int to = 0; to < office->ranks; to++)
            count += office->lines[from][to].count;
    return count;
}

typedef struct Job {
    Post *post;
    void (*work)(Post *post, void *context);
    void *context;
} Job;

static void *run(void *argument)
{
    const Job *job = argument;
    job->work(job->post, job->context);
    return NULL;
}

void office_run(PostOffice *office, void (*work)(Post *post, void *context), void *context)
{
    pthread_t threads[OFFICE_RANKS_MAX];
    Job jobs[OFFICE_RANKS_MAX];
    for (int rank = 0; rank < office->ranks; rank++) {
        jobs[rank] = (Job){&office->desks[rank].post, work, context};
        if (pthread_create(&threads[rank], NULL, run, &jobs[rank]) != 0)
            abort();
    }
    for (int rank = 0; rank < office->ranks; rank++)
        pthread_join(threads[rank], NULL);
}
