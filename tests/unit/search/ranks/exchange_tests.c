/* What ranks tell each other: order, flow control, the ends of phases under any delay; and the tables of
 * hashes. */
#include <stdlib.h>
#include <string.h>

#include "base/hash_map.h"
#include "base/memory.h"
#include "base/random.h"
#include "search/ranks/exchange.h"
#include "search/ranks/sent_cache.h"
#include "tests/unit/rank_network.h"
#include "tests/unit/suite.h"

enum { PHASES = 40 };

/* Each rank tells random numbers of records in each phase: (phase, serial number for that receiver). */
typedef struct Talk {
    uint64_t told[NETWORK_RANKS_MAX], heard[NETWORK_RANKS_MAX];
    uint32_t serial_to[NETWORK_RANKS_MAX], serial_from[NETWORK_RANKS_MAX];
    uint32_t phase;
    int wrong_phase, wrong_order, wrong_sum;
} Talk;

typedef struct Talks {
    Talk of[NETWORK_RANKS_MAX];
    RankNetwork *network;
    uint64_t seed;
    uint32_t records; /* at most, to each rank in a phase */
} Talks;

static void listen(void *receiver, int from, Reader *records)
{
    Talk *talk = receiver;
    while (records->position < records->length) {
        uint32_t phase = read_u4(records), serial = read_u4(records);
        talk->wrong_phase += phase != talk->phase;
        talk->wrong_order += serial != talk->serial_from[from]++;
        talk->heard[from]++;
        read_bytes(records, 92);
    }
}

static void tell_some(Talk *talk, Transport *transport, Exchange *exchange, Numbers *numbers, uint32_t most)
{
    uint8_t filling[92] = {0};
    bool is_first;
    for (uint32_t i = numbers_below(numbers, most + 1); i > 0; i--) {
        int to = (int)numbers_below(numbers, (uint32_t)transport->count);
        if (to == transport->rank)
            continue;
        Bytes *batch = exchange_batch(exchange, to, &is_first);
        bytes_add_u4(batch, talk->phase);
        bytes_add_u4(batch, talk->serial_to[to]++);
        bytes_add(batch, filling, sizeof filling);
        talk->told[to]++;
        exchange_put(exchange, to);
    }
}

static void talk_in_phases(Transport *transport, void *context)
{
    Talks *talks = context;
    Talk *talk = &talks->of[transport->rank];
    Exchange *exchange = exchange_create(transport, listen, talk);
    Numbers numbers = {talks->seed + (uint64_t)transport->rank};
    for (talk->phase = 0; talk->phase < PHASES; talk->phase++) {
        uint64_t sums[2];
        if (talk->phase > 0)
            exchange_begin_phase(exchange);
        tell_some(talk, transport, exchange, &numbers, talks->records);
        exchange_flush(exchange);
        do {
            memset(sums, 0, sizeof sums);
            for (int i = 0; i < transport->count; i++)
                sums[0] += talk->told[i], sums[1] += talk->heard[i];
        } while (!exchange_ended(exchange, sums, 2));
        talk->wrong_sum += sums[0] != sums[1]; /* all that was told has been heard, by everyone */
    }
    exchange_destroy(exchange);
}

static void hold_talks(Talks *talks, int ranks, uint32_t delay, uint32_t window)
{
    talks->network = network_open(ranks, talks->seed, delay, window);
    network_run(talks->network, talk_in_phases, talks);
    for (int i = 0; i < ranks; i++) {
        CU_ASSERT_EQUAL(talks->of[i].wrong_phase, 0);
        CU_ASSERT_EQUAL(talks->of[i].wrong_order, 0);
        CU_ASSERT_EQUAL(talks->of[i].wrong_sum, 0);
        for (int j = 0; j < ranks; j++)
            CU_ASSERT_EQUAL(talks->of[i].told[j], talks->of[j].heard[i]);
    }
    CU_ASSERT_EQUAL(network_on_their_way(talks->network), 0);
    CU_ASSERT(network_most_on_their_way(talks->network) <= window);
}

static void a_phase_is_over_only_when_all_was_received_whatever_the_delays(void)
{
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Talks talks = {.seed = seed, .records = 60};
        hold_talks(&talks, 2 + (int)(seed % 4), (uint32_t)(seed % 3) * 25, 8);
        network_close(talks.network);
    }
}

/* Everyone sends far more than may be on its way, and nobody begins by receiving. */
static void ranks_that_flood_each_other_neither_block_nor_send_too_much(void)
{
    Talks talks = {.seed = 5, .records = 1500};
    hold_talks(&talks, 3, 3, 1);
    CU_ASSERT(network_refusals(talks.network) > 0);
    network_close(talks.network);
}

typedef struct Stops {
    int heard[NETWORK_RANKS_MAX];
} Stops;

static void nothing(void *receiver, int from, Reader *records) { (void)receiver, (void)from, (void)records; }

static void one_stops_all(Transport *transport, void *context)
{
    Stops *stops = context;
    Exchange *exchange = exchange_create(transport, nothing, NULL);
    uint64_t sums[1] = {transport->rank == 1};
    if (transport->rank == 1)
        exchange_stop(exchange);
    while (!exchange_is_stopping(exchange))
        exchange_poll(exchange);
    exchange_flush(exchange);
    while (!exchange_ended(exchange, sums, 1))
        sums[0] = transport->rank == 1;
    stops->heard[transport->rank] = (int)sums[0];
    exchange_destroy(exchange);
}

static void when_one_rank_stops_all_hear_of_it(void)
{
    Stops stops = {{0}};
    RankNetwork *network = network_open(4, 3, 10, 2);
    network_run(network, one_stops_all, &stops);
    for (int i = 0; i < 4; i++)
        CU_ASSERT_EQUAL(stops.heard[i], 1);
    network_close(network);
}

typedef struct Texts {
    char first[NETWORK_RANKS_MAX][32];
    int rank[NETWORK_RANKS_MAX];
    uint64_t gathered[NETWORK_RANKS_MAX][NETWORK_RANKS_MAX];
} Texts;

static void share_texts(Transport *transport, void *context)
{
    Texts *texts = context;
    texts->rank[transport->rank] =
        transport_first_text(transport,
                             transport->rank == 2   ? "two"
                             : transport->rank == 1 ? "a text that is longer than one word"
                                                    : "",
                             texts->first[transport->rank], 32);
    uint64_t mine = 10 + (uint64_t)transport->rank;
    transport_gather(transport, &mine, 1, texts->gathered[transport->rank]);
}

static void all_ranks_get_the_first_text_and_the_numbers_of_all(void)
{
    Texts texts = {0};
    RankNetwork *network = network_open(3, 9, 5, 2);
    network_run(network, share_texts, &texts);
    for (int i = 0; i < 3; i++) {
        CU_ASSERT_EQUAL(texts.rank[i], 1);
        CU_ASSERT_STRING_EQUAL(texts.first[i], "a text that is longer than one ");
        for (int j = 0; j < 3; j++)
            CU_ASSERT_EQUAL(texts.gathered[i][j], 10 + (uint64_t)j);
    }
    network_close(network);
}

/* --- tables --- */

static CanonicalHash any_hash(Numbers *numbers, uint32_t most)
{
    Random random = {numbers_below(numbers, most) + 1};
    uint64_t low = random_next(&random);
    return (CanonicalHash){low, random_next(&random)};
}

static void the_map_gives_what_was_put(void)
{
    Numbers numbers = {3};
    HashMap map = {0};
    uint32_t wanted[5000] = {0}, different = 0;
    for (uint32_t i = 1; i < 20000; i++) {
        Numbers copy = numbers;
        uint32_t key = numbers_below(&copy, 5000);
        bool is_new;
        uint32_t *place = hash_map_place(&map, any_hash(&numbers, 5000), &is_new);
        CU_ASSERT_EQUAL(is_new, wanted[key] == 0);
        CU_ASSERT_EQUAL(*place, wanted[key]);
        different += is_new;
        *place = wanted[key] = i;
    }
    CU_ASSERT_EQUAL(map.count, different);
    hash_map_clear(&map);
    bool is_new;
    hash_map_place(&map, any_hash(&numbers, 5000), &is_new);
    CU_ASSERT(is_new && map.count == 1);
    hash_map_free(&map);
}

/* Four sets of four places here: all of `same` belong into one. */
static void the_cache_forgets_what_was_met_longest_ago(void)
{
    SentCache cache;
    sent_cache_create(&cache, 4);
    CanonicalHash same[] = {{1, 3}, {2, 3 + 4}, {3, 3 + 8}, {4, 3}, {5, 3 + 16}}, elsewhere = {6, 4};
    CU_ASSERT_FALSE(sent_cache_meets(&cache, elsewhere));
    for (int i = 0; i < 4; i++)
        CU_ASSERT_FALSE(sent_cache_meets(&cache, same[i]));
    CU_ASSERT(sent_cache_meets(&cache, same[0]));
    CU_ASSERT_FALSE(sent_cache_meets(&cache, same[4])); /* takes the place of 1 */
    for (int i = 0; i < 5; i++)
        CU_ASSERT(i == 1 || sent_cache_meets(&cache, same[i]));
    CU_ASSERT_FALSE(sent_cache_meets(&cache, same[1]));
    CU_ASSERT(sent_cache_meets(&cache, elsewhere));
    sent_cache_destroy(&cache);
}

static void a_cache_that_grows_forgets_nothing_and_keeps_the_order(void)
{
    SentCache cache;
    sent_cache_create(&cache, 4);
    CanonicalHash same[] = {{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}}, other = {6, 3 + 4};
    for (int i = 0; i < 4; i++)
        sent_cache_meets(&cache, same[i]);
    sent_cache_grow(&cache);
    CU_ASSERT_EQUAL(sent_cache_places(&cache), 32);
    CU_ASSERT_FALSE(sent_cache_meets(&cache, other));   /* a set of its own now */
    CU_ASSERT_FALSE(sent_cache_meets(&cache, same[4])); /* takes the place of 0 */
    for (int i = 1; i < 5; i++)
        CU_ASSERT(sent_cache_meets(&cache, same[i]));
    CU_ASSERT_FALSE(sent_cache_meets(&cache, same[0]));
    sent_cache_destroy(&cache);
}

const Test exchange_suite[] = {
    TEST(a_phase_is_over_only_when_all_was_received_whatever_the_delays),
    TEST(ranks_that_flood_each_other_neither_block_nor_send_too_much),
    TEST(when_one_rank_stops_all_hear_of_it),
    TEST(all_ranks_get_the_first_text_and_the_numbers_of_all),
    TEST(the_map_gives_what_was_put),
    TEST(the_cache_forgets_what_was_met_longest_ago),
    TEST(a_cache_that_grows_forgets_nothing_and_keeps_the_order),
    {0},
};
