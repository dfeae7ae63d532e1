/* Tests of vm/states/trail.c and vm/states/hash_set.c: against the exact vector on random walks with
 * backtracking, and against a list. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/vector.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"
#include "vm/states/trail.h"

enum { POSITIONS = 70, IDS = 3, PATH_MAX_LENGTH = 200, STEPS = 20000 };

/* The same walk on both stores. */
typedef struct Walk {
    Numbers numbers;
    Tree tree;
    Vector vector;
    Vector bare; /* of the trail */
    Trail trail;
    uint32_t path[PATH_MAX_LENGTH]; /* exact numbers */
    bool named[PATH_MAX_LENGTH];    /* and whether the trail can enter it: it was new */
    uint32_t length;
    uint32_t live[POSITIONS]; /* what apply has made of it */
} Walk;

static void open(Walk *walk, uint64_t seed, bool matching)
{
    memset(walk, 0, sizeof *walk);
    walk->numbers = (Numbers){seed};
    tree_create(&walk->tree);
    vector_create(&walk->vector, &walk->tree, 2);
    vector_create(&walk->bare, &walk->tree, 2);
    trail_create(&walk->trail, &walk->bare, matching);
}

static void close(Walk *walk)
{
    trail_destroy(&walk->trail);
    vector_destroy(&walk->bare);
    vector_destroy(&walk->vector);
    tree_destroy(&walk->tree);
}

static void put(Walk *walk, uint32_t position, uint32_t id)
{
    if (vector_get(&walk->vector, position) != id)
        vector_set(&walk->vector, position, id);
    trail_put(&walk->trail, position, id);
    walk->live[position] = id;
}

static uint8_t fact_of(uint32_t state) { return (uint8_t)(state * 7); }

static void commit(Walk *walk)
{
    bool is_new, new_to_trail;
    uint32_t state = vector_commit(&walk->vector, &is_new);
    uint32_t number = trail_commit(&walk->trail, fact_of(state), &new_to_trail);
    CU_ASSERT_EQUAL(is_new, new_to_trail);
    CU_ASSERT_EQUAL(number, is_new ? state : NO_STATE);
    walk->path[walk->length] = state;
    walk->named[walk->length++] = is_new;
}

static void apply(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    (void)old;
    ((Walk *)context)->live[position] = id;
}

static void ignore(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    (void)context, (void)position, (void)old, (void)id;
}

/* To some state of the path that the trail can enter; the first always is one. */
static void go_back(Walk *walk)
{
    uint32_t to = numbers_below(&walk->numbers, walk->length);
    while (!walk->named[to])
        to--;
    vector_enter(&walk->vector, walk->path[to], ignore, NULL);
    CU_ASSERT_EQUAL(trail_enter(&walk->trail, walk->path[to], apply, walk), fact_of(walk->path[to]));
    walk->length = to + 1;
}

static void compare(const Walk *walk)
{
    for (uint32_t i = 0; i < POSITIONS; i++) {
        CU_ASSERT_EQUAL(trail_get(&walk->trail, i), vector_get(&walk->vector, i));
        CU_ASSERT_EQUAL(walk->live[i], vector_get(&walk->vector, i));
    }
    CU_ASSERT_EQUAL(walk->trail.hash, trail_hash_afresh(&walk->trail));
}

/* Few positions and ids, so that states are met again. */
static void walk_at_random(Walk *walk, uint32_t positions)
{
    commit(walk);
    for (int step = 0; step < STEPS; step++) {
        for (uint32_t changes = numbers_below(&walk->numbers, 4); changes > 0; changes--)
            put(walk, numbers_below(&walk->numbers, positions), numbers_below(&walk->numbers, IDS));
        commit(walk);
        if (walk->length == PATH_MAX_LENGTH || numbers_below(&walk->numbers, 3) == 0)
            go_back(walk);
        if (step % 50 == 0)
            compare(walk);
    }
    compare(walk);
}

static void a_trail_gives_the_numbers_of_the_exact_store_on_random_walks(void)
{
    Walk *walk = memory_allocate(sizeof *walk);
    for (uint32_t positions = 4; positions <= POSITIONS; positions += 33) {
        open(walk, positions, true);
        walk_at_random(walk, positions);
        CU_ASSERT_EQUAL(walk->trail.states, walk->tree.roots.count);
        close(walk);
    }
    free(walk);
}

static void a_trail_without_matching_takes_every_state_as_new(void)
{
    Walk *walk = memory_allocate(sizeof *walk);
    bool is_new;
    open(walk, 1, false);
    for (uint32_t i = 0; i < 5; i++) {
        trail_put(&walk->trail, 3, i % 2 + 1);
        CU_ASSERT_EQUAL(trail_commit(&walk->trail, 0, &is_new), i);
        CU_ASSERT(is_new);
    }
    trail_enter(&walk->trail, 1, apply, walk);
    CU_ASSERT_EQUAL(trail_get(&walk->trail, 3), 2);
    CU_ASSERT_EQUAL(trail_commit(&walk->trail, 0, &is_new), 5);
    CU_ASSERT_EQUAL(walk->trail.seen.count, 0);
    close(walk);
    free(walk);
}

static void a_step_of_very_many_changes_is_undone_whole(void)
{
    Walk *walk = memory_allocate(sizeof *walk);
    bool is_new;
    open(walk, 1, true);
    trail_put(&walk->trail, 1, 9);
    trail_commit(&walk->trail, 5, &is_new);
    for (uint32_t i = 0; i < (1u << 24) + 10; i++)
        trail_put(&walk->trail, 0, i % 2 + 1);
    CU_ASSERT_EQUAL(trail_commit(&walk->trail, 6, &is_new), 1);
    CU_ASSERT_EQUAL(trail_enter(&walk->trail, 1, apply, walk), 6);
    CU_ASSERT_EQUAL(trail_get(&walk->trail, 0), 2);
    CU_ASSERT_EQUAL(trail_enter(&walk->trail, 0, apply, walk), 5);
    CU_ASSERT_EQUAL(trail_get(&walk->trail, 0), 0);
    CU_ASSERT_EQUAL(trail_get(&walk->trail, 1), 9);
    CU_ASSERT_EQUAL(walk->trail.change_count, 1);
    close(walk);
    free(walk);
}

static int compare_hashes(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Hashes that crowd at a few places, at both ends of the table too, so that runs are long and go round the
 * end. */
static void a_set_of_hashes_keeps_each_while_it_grows(void)
{
    enum { COUNT = 50000 };
    Numbers numbers = {3};
    Hashes hashes;
    uint64_t *all = memory_allocate(COUNT * sizeof *all);
    uint32_t distinct = 1, added = 0;
    hashes_create(&hashes);
    for (int i = 0; i < COUNT; i++) {
        uint32_t high = numbers_below(&numbers, 1 << 20), low = numbers_below(&numbers, 50);
        all[i] = (uint64_t)high << 18 | (numbers_below(&numbers, 2) ? low : (1u << 18) - 1 - low);
        all[i] = numbers_below(&numbers, 4) == 0 ? all[i] : all[i] * 0x9E3779B97F4A7C15u;
        added += hashes_add(&hashes, all[i]);
    }
    for (int i = 0; i < COUNT; i++)
        CU_ASSERT(!hashes_add(&hashes, all[i]));
    qsort(all, COUNT, sizeof *all, compare_hashes);
    for (int i = 1; i < COUNT; i++)
        distinct += all[i] != all[i - 1];
    CU_ASSERT_EQUAL(added, distinct);
    CU_ASSERT_EQUAL(hashes.count, distinct);
    hashes_add(&hashes, 0);
    CU_ASSERT(!hashes_add(&hashes, 0));
    hashes_destroy(&hashes);
    free(all);
}

const Test trail_suite[] = {
    TEST(a_trail_gives_the_numbers_of_the_exact_store_on_random_walks),
    TEST(a_trail_without_matching_takes_every_state_as_new),
    TEST(a_step_of_very_many_changes_is_undone_whole),
    TEST(a_set_of_hashes_keeps_each_while_it_grows),
    {0},
};
