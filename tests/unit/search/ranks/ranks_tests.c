/* Searches by several ranks on hand-written graphs, with messages that come late. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/distribution.h"
#include "search/ranks/walk_settings.h"
#include "tests/unit/rank_network.h"
#include "tests/unit/shared_graph.h"
#include "tests/unit/suite.h"

typedef struct Joint {
    const Graph *graph;
    const char *search;
    uint32_t max_depth;
    Limits limits;
    bool all_errors;
    SearchSettings settings;
    WalkSettings walks;
    SearchContext contexts[NETWORK_RANKS_MAX];
    Distribution distributions[NETWORK_RANKS_MAX];
    RunResult results[NETWORK_RANKS_MAX];
    int misused[NETWORK_RANKS_MAX], met[NETWORK_RANKS_MAX];
    uint64_t messages;
} Joint;

static void search_as_rank(Transport *transport, void *context)
{
    Joint *joint = context;
    SearchContext *own = &joint->contexts[transport->rank];
    SharedGraph shared;
    shared_graph_open(&shared, joint->graph);
    joint->distributions[transport->rank] = (Distribution){.transport = transport, .space = &shared.space};
    *own = (SearchContext){.distribution = &joint->distributions[transport->rank],
                           .max_depth = joint->max_depth,
                           .figures = {.states = 1},
                           .settings = joint->settings,
                           .on_violation = joint->all_errors ? graph_count_and_go_on : NULL,
                           .observer = &joint->met[transport->rank]};
    if (search_find(joint->search)->read_settings != NULL)
        own->settings.own = &joint->walks;
    own->links = memory_allocate(sizeof *own->links);
    links_create(own->links);
    links_set(own->links, 0, NO_STATE, 0);
    joint->results[transport->rank] = search_run(search_find(joint->search), own, &joint->limits);
    joint->misused[transport->rank] = shared.misused;
    shared_graph_close(&shared);
}

static void search_jointly(Joint *joint, int ranks, uint64_t seed, uint32_t delay)
{
    RankNetwork *network = network_open(ranks, seed, delay, 4);
    network_run(network, search_as_rank, joint);
    joint->messages = 0;
    for (int i = 0; i < ranks; i++) {
        CU_ASSERT_EQUAL(joint->results[i].status, joint->results[0].status);
        CU_ASSERT_EQUAL(joint->contexts[i].figures.states, joint->contexts[0].figures.states);
        CU_ASSERT_EQUAL(joint->misused[i], 0);
        joint->messages += network_transport(network, i)->messages;
    }
    CU_ASSERT_EQUAL(network_on_their_way(network), 0);
    network_close(network);
}

static void close_joint(Joint *joint, int ranks)
{
    for (int i = 0; i < ranks; i++) {
        links_free(joint->contexts[i].links);
        free(joint->contexts[i].links);
    }
}

/* --- mpi-bfs --- */

static int nearest_error(const Graph *graph, int vertices, uint64_t *reachable)
{
    int distances[VERTICES_MAX], nearest = NONE;
    graph_find_distances(graph, vertices, distances);
    *reachable = 0;
    for (int i = 0; i < vertices; i++) {
        *reachable += distances[i] != NONE;
        if (graph->wrong[i] && distances[i] != NONE && (nearest == NONE || distances[i] < nearest))
            nearest = distances[i];
    }
    return nearest;
}

static void compare(const Graph *graph, int vertices, int ranks, uint64_t seed, uint32_t delay)
{
    uint64_t reachable;
    int nearest = nearest_error(graph, vertices, &reachable);
    Joint joint = {.graph = graph, .search = "mpi-bfs", .max_depth = UINT32_MAX};
    search_jointly(&joint, ranks, seed, delay);
    CU_ASSERT_EQUAL(joint.results[0].status, nearest == NONE ? SEARCH_COMPLETE : SEARCH_VIOLATION);
    if (nearest == NONE)
        CU_ASSERT_EQUAL(joint.contexts[0].figures.states, reachable)
    else
        CU_ASSERT_EQUAL(graph_follow_links(graph, &joint.contexts[0]), (uint32_t)nearest);
    close_joint(&joint, ranks);
}

static void any_number_of_ranks_finds_what_there_is_whatever_the_delays(void)
{
    static const int counts[] = {1, 2, 3, 5};
    Numbers numbers = {11};
    for (uint64_t round = 0; round < 60; round++) {
        int vertices = 2 + (int)numbers_below(&numbers, VERTICES_MAX - 2);
        Graph *graph = graph_open_random(&numbers, vertices);
        compare(graph, vertices, counts[round % 4], round, round % 3 == 0 ? 0 : 12);
        memset(graph->wrong, 0, sizeof graph->wrong);
        compare(graph, vertices, counts[round % 4], round, round % 3 == 0 ? 12 : 2);
        free(graph);
    }
}

static void all_wrong_states_are_met_once_by_someone(void)
{
    Numbers numbers = {13};
    for (uint64_t round = 0; round < 10; round++) {
        Graph *graph = graph_open_random(&numbers, 300);
        int distances[VERTICES_MAX], wrong = 0, met = 0;
        graph_find_distances(graph, 300, distances);
        for (int i = 0; i < 300; i++)
            wrong += graph->wrong[i] && distances[i] != NONE;
        Joint joint = {.graph = graph, .search = "mpi-bfs", .max_depth = UINT32_MAX, .all_errors = true};
        search_jointly(&joint, 3, round, 7);
        for (int i = 0; i < 3; i++)
            met += joint.met[i];
        CU_ASSERT_EQUAL(met, wrong);
        CU_ASSERT_EQUAL(joint.results[0].status, SEARCH_COMPLETE);
        close_joint(&joint, 3);
        free(graph);
    }
}

static void a_depth_limit_holds_exactly_for_all_ranks(void)
{
    Graph *graph = graph_open_chain();
    Joint joint = {.graph = graph, .search = "mpi-bfs", .max_depth = 8};
    search_jointly(&joint, 3, 1, 5);
    CU_ASSERT_EQUAL(joint.results[0].status, SEARCH_GAVE_UP);
    CU_ASSERT_EQUAL(joint.contexts[0].figures.states, 9);
    close_joint(&joint, 3);
    joint.max_depth = 9;
    search_jointly(&joint, 3, 1, 5);
    CU_ASSERT_EQUAL(joint.results[0].status, SEARCH_VIOLATION);
    CU_ASSERT_EQUAL(graph_follow_links(graph, &joint.contexts[0]), 9);
    close_joint(&joint, 3);
    free(graph);
}

static const char *one_is_in_trouble(void *context) { return ++*(int *)context > 200 ? "trouble" : NULL; }

static void a_limit_in_one_rank_ends_all_in_order(void)
{
    int asked = 0;
    Numbers numbers = {17};
    Graph *graph = graph_open_random(&numbers, VERTICES_MAX);
    memset(graph->wrong, 0, sizeof graph->wrong);
    Joint joint = {.graph = graph, .search = "mpi-bfs", .max_depth = UINT32_MAX, .limits = {.states = 20}};
    search_jointly(&joint, 3, 2, 5);
    for (int i = 0; i < 3; i++)
        CU_ASSERT_STRING_EQUAL(joint.results[i].reason, "state limit");
    close_joint(&joint, 3);
    joint.limits = (Limits){.trouble = one_is_in_trouble, .trouble_context = &asked};
    search_jointly(&joint, 1, 2, 5);
    CU_ASSERT(joint.results[0].status == SEARCH_COMPLETE || strcmp(joint.results[0].reason, "trouble") == 0);
    close_joint(&joint, 1);
    free(graph);
}

/* --- walks --- */

static const WalkSettings walk_settings = {.send_rw = true,
                                           .send_rw_interval = 1,
                                           .total_initial_rw_steps = 4000,
                                           .init_bfs_depth = 2,
                                           .bounded_mem = 1,
                                           .bounded_bfs_depth = 2,
                                           .bounded_bfs_interval = 3,
                                           .fracqsize = 1,
                                           .fracfrontsize = 1};
static const char *const walk_names[] = {"walks", "walks-bfs", "walks-bfs-walks", "walks-walks"};

static void walks_find_a_near_error_and_the_way_to_it(void)
{
    Graph *graph = graph_open_chain();
    for (int i = 1; i < 9; i++)
        graph_edge(graph, i, i - 1); /* so that walks go to and fro, and ways have loops */
    for (int kind = 0; kind < 4; kind++) {
        for (int ranks = 1; ranks <= 4; ranks++) {
            Joint joint = {.graph = graph,
                           .search = walk_names[kind],
                           .max_depth = UINT32_MAX,
                           .settings = {.seed = 3},
                           .walks = walk_settings};
            search_jointly(&joint, ranks, (uint64_t)ranks, 6);
            CU_ASSERT_EQUAL_FATAL(joint.results[0].status, SEARCH_VIOLATION);
            CU_ASSERT_EQUAL(graph_follow_links(graph, &joint.contexts[0]), 9);
            close_joint(&joint, ranks);
        }
    }
    free(graph);
}

static void no_search_between_walks_goes_deeper_than_it_may(void)
{
    Graph *graph = graph_open_chain();
    for (int kind = 0; kind < 4; kind++) {
        Joint joint = {.graph = graph,
                       .search = walk_names[kind],
                       .max_depth = 8,
                       .settings = {.seed = 3},
                       .walks = walk_settings};
        joint.walks.init_bfs_depth = kind == 3 ? 20 : 6;
        joint.walks.bounded_bfs_depth = 20;
        joint.walks.bounded_bfs_interval = 1;
        search_jointly(&joint, 2, 5, 6);
        CU_ASSERT_EQUAL(joint.results[0].status, SEARCH_GAVE_UP);
        CU_ASSERT(joint.contexts[0].figures.max_depth <= 8);
        close_joint(&joint, 2);
        joint.max_depth = 9;
        search_jointly(&joint, 2, 5, 6);
        CU_ASSERT_EQUAL(joint.results[0].status, SEARCH_VIOLATION);
        close_joint(&joint, 2);
    }
    free(graph);
}

/* The first walks take three steps of nine. */
static void last_walks_start_from_searches_of_depth_0_too(void)
{
    Graph *graph = graph_open_chain();
    Joint joint = {.graph = graph,
                   .search = "walks-bfs-walks",
                   .max_depth = UINT32_MAX,
                   .settings = {.seed = 3},
                   .walks = walk_settings};
    joint.walks.init_bfs_depth = joint.walks.bounded_bfs_depth = 0;
    joint.walks.bounded_bfs_interval = 1;
    joint.walks.total_initial_rw_steps = 3;
    joint.walks.num_final_random_walks = 4;
    joint.walks.total_final_rw_steps = 100;
    search_jointly(&joint, 1, 5, 0);
    CU_ASSERT_EQUAL(joint.results[0].status, SEARCH_VIOLATION);
    close_joint(&joint, 1);
    free(graph);
}

static void walks_never_claim_to_be_complete_and_count_no_state_twice(void)
{
    Numbers numbers = {19};
    for (int kind = 0; kind < 4; kind++) {
        uint64_t reachable;
        Graph *graph = graph_open_random(&numbers, 100);
        memset(graph->wrong, 0, sizeof graph->wrong);
        nearest_error(graph, 100, &reachable);
        Joint joint = {.graph = graph,
                       .search = walk_names[kind],
                       .max_depth = UINT32_MAX,
                       .settings = {.seed = 3},
                       .walks = walk_settings};
        search_jointly(&joint, 3, 5, 6);
        CU_ASSERT_EQUAL(joint.results[0].status, SEARCH_GAVE_UP);
        CU_ASSERT(joint.contexts[0].figures.states <= reachable);
        CU_ASSERT(joint.contexts[0].figures.states * 2 > reachable);
        close_joint(&joint, 3);
        free(graph);
    }
}

static void without_sending_there_are_no_messages(void)
{
    Graph *graph = graph_open_chain();
    graph->wrong[9] = false;
    graph_edge(graph, 9, 0);
    Joint joint = {.graph = graph,
                   .search = "walks",
                   .max_depth = UINT32_MAX,
                   .settings = {.seed = 1},
                   .walks = walk_settings};
    joint.walks.send_rw = false;
    search_jointly(&joint, 3, 5, 0);
    CU_ASSERT_EQUAL(joint.messages, 0);
    CU_ASSERT_EQUAL(joint.contexts[0].figures.states, 30); /* each rank has met all ten */
    close_joint(&joint, 3);
    joint.walks.send_rw = true;
    search_jointly(&joint, 3, 5, 0);
    CU_ASSERT_EQUAL(joint.contexts[0].figures.states, 10);
    CU_ASSERT(joint.messages > 0);
    close_joint(&joint, 3);
    free(graph);
}

static void the_same_seed_walks_the_same_way(void)
{
    Numbers numbers = {23};
    Graph *graph = graph_open_random(&numbers, 300);
    memset(graph->wrong, 0, sizeof graph->wrong);
    uint64_t states[3];
    for (int i = 0; i < 3; i++) {
        Joint joint = {.graph = graph,
                       .search = "walks",
                       .max_depth = UINT32_MAX,
                       .settings = {.seed = i < 2 ? 7 : 8},
                       .walks = walk_settings};
        joint.walks.total_initial_rw_steps = 60;
        search_jointly(&joint, 2, (uint64_t)i, 9);
        states[i] = joint.contexts[0].figures.states;
        close_joint(&joint, 2);
    }
    CU_ASSERT_EQUAL(states[0], states[1]);
    CU_ASSERT_NOT_EQUAL(states[0], states[2]);
    free(graph);
}

const Test ranks_suite[] = {
    TEST(any_number_of_ranks_finds_what_there_is_whatever_the_delays),
    TEST(all_wrong_states_are_met_once_by_someone),
    TEST(a_depth_limit_holds_exactly_for_all_ranks),
    TEST(a_limit_in_one_rank_ends_all_in_order),
    TEST(walks_find_a_near_error_and_the_way_to_it),
    TEST(no_search_between_walks_goes_deeper_than_it_may),
    TEST(last_walks_start_from_searches_of_depth_0_too),
    TEST(walks_never_claim_to_be_complete_and_count_no_state_twice),
    TEST(without_sending_there_are_no_messages),
    TEST(the_same_seed_walks_the_same_way),
    {0},
};
