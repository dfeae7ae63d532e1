/* Tests of base/vector.c, against plain arrays that are copied whole and compared one by one. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/vector.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"

enum { POSITIONS = 3 * COLD_LEAVES + 2 * FIRST_LEAVES, STATES_MAX = 500 };

/* The vector, and what it should hold: now and in each state. */
typedef struct Model {
    Tree tree;
    Vector vector;
    uint32_t now[POSITIONS];
    uint32_t *states[STATES_MAX];
    uint32_t state_count;
    uint32_t wrong;   /* positions that were applied with a value that the state does not have */
    uint32_t entered; /* the state being entered */
} Model;

static Model *open(unsigned hot_bits)
{
    Model *model = memory_allocate(sizeof *model);
    tree_create(&model->tree);
    vector_create(&model->vector, &model->tree, hot_bits);
    return model;
}

static void close(Model *model)
{
    vector_destroy(&model->vector);
    tree_destroy(&model->tree);
    for (uint32_t i = 0; i < model->state_count; i++)
        free(model->states[i]);
    free(model);
}

static void set(Model *model, uint32_t position, uint32_t id)
{
    vector_set(&model->vector, position, id);
    model->now[position] = id;
}

/* The number must be that of the equal earlier state, or the next one. */
static uint32_t commit(Model *model)
{
    uint32_t expected = 0;
    while (expected < model->state_count
           && memcmp(model->states[expected], model->now, sizeof model->now) != 0)
        expected++;
    bool is_new;
    uint32_t state = vector_commit(&model->vector, &is_new);
    CU_ASSERT_EQUAL_FATAL(state, expected);
    CU_ASSERT_EQUAL(is_new, expected == model->state_count);
    if (is_new) {
        model->states[model->state_count] = memory_allocate(sizeof model->now);
        memcpy(model->states[model->state_count++], model->now, sizeof model->now);
    }
    return state;
}

/* Only positions that differ are told of, and each with what it becomes. */
static void apply(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    Model *model = context;
    model->wrong += position >= POSITIONS || model->now[position] != old || old == id
                    || model->states[model->entered][position] != id;
    model->now[position] = id;
}

static void enter(Model *model, uint32_t state)
{
    model->entered = state;
    vector_enter(&model->vector, state, apply, model);
    CU_ASSERT_EQUAL(model->wrong, 0);
    CU_ASSERT_EQUAL(memcmp(model->now, model->states[state], sizeof model->now), 0);
    uint32_t different = 0;
    for (uint32_t i = 0; i < POSITIONS; i++)
        different += vector_get(&model->vector, i) != model->now[i];
    CU_ASSERT_EQUAL(different, 0);
}

/* Most changes near the beginning, some anywhere; few values, 0 among them, so that states come again. */
static uint32_t some_position(Numbers *numbers)
{
    uint32_t kind = numbers_below(numbers, 10);
    return kind < 6   ? numbers_below(numbers, 12)
           : kind < 8 ? numbers_below(numbers, 4) * COLD_LEAVES + numbers_below(numbers, 2 * FIRST_LEAVES)
                      : numbers_below(numbers, POSITIONS);
}

static void compare_with_arrays(unsigned hot_bits)
{
    Model *model = open(hot_bits);
    Numbers numbers = {hot_bits + 1};
    commit(model);
    for (int i = 0; i < 900 && model->state_count < STATES_MAX; i++) {
        for (uint32_t changes = numbers_below(&numbers, 4); changes > 0; changes--)
            set(model, some_position(&numbers), numbers_below(&numbers, 3));
        uint32_t state = commit(model);
        if (numbers_below(&numbers, 2) == 0)
            enter(model, numbers_below(&numbers, model->state_count));
        else if (numbers_below(&numbers, 4) == 0)
            enter(model, state);
    }
    for (uint32_t i = 0; i < model->state_count; i += 7) {
        enter(model, i);
        CU_ASSERT_EQUAL(commit(model), i);
    }
    CU_ASSERT(model->state_count > 100);
    close(model);
}

static void a_vector_without_a_hot_part_is_like_an_array(void) { compare_with_arrays(0); }

static void a_vector_with_a_small_hot_part_is_like_an_array(void) { compare_with_arrays(3); }

static void a_vector_with_the_largest_hot_part_is_like_an_array(void) { compare_with_arrays(HOT_BITS_MAX); }

/* Roots lie in a table of their own: a state is new even when its pair is also an inner node's. */
static void a_root_that_equals_an_inner_pair_is_a_new_state(void)
{
    Model *model = open(1);
    commit(model);
    for (uint32_t left = 1; left < 12; left++)
        for (uint32_t right = 0; right < 12; right++) {
            set(model, left % 2, left);
            set(model, 2 + right % 3, right);
            commit(model);
        }
    close(model);
}

/* What comes later and far away does not change the number of what was before. */
static void positions_that_are_cleared_again_leave_no_trace(void)
{
    Model *model = open(2);
    set(model, 1, 5);
    set(model, 9, 6);
    uint32_t before = commit(model);
    set(model, 2 * COLD_LEAVES + 50, 7);
    CU_ASSERT_NOT_EQUAL(commit(model), before);
    set(model, 2 * COLD_LEAVES + 50, 0);
    CU_ASSERT_EQUAL(commit(model), before);
    close(model);
}

static void chunks_do_not_stand_for_each_other(void)
{
    Model *model = open(0);
    for (uint32_t chunk = 0; chunk < 3; chunk++)
        for (uint32_t value = 0; value < 3; value++) {
            set(model, 1 + (chunk == 0 ? 0 : FIRST_LEAVES + (chunk - 1) * COLD_LEAVES) + 5, value);
            CU_ASSERT_EQUAL(commit(model), model->state_count - 1);
        }
    for (uint32_t i = 0; i < model->state_count; i++)
        enter(model, model->state_count - 1 - i);
    close(model);
}

/* As when a large heap dies: in no order, some positions twice, over chunks and parts of chunks. */
static void thousands_of_changes_at_once_are_like_an_array(void)
{
    Model *model = open(3);
    Numbers numbers = {11};
    uint32_t empty = commit(model);
    for (int round = 0; round < 12; round++) {
        uint32_t from = numbers_below(&numbers, POSITIONS / 2), changes = 900 + numbers_below(&numbers, 4000);
        for (uint32_t i = 0; i < changes; i++)
            set(model, from + numbers_below(&numbers, POSITIONS / 2), numbers_below(&numbers, 3));
        uint32_t full = commit(model);
        for (uint32_t i = POSITIONS; i-- > 0;)
            if (model->now[i] != 0)
                set(model, i, 0);
        CU_ASSERT_EQUAL(commit(model), empty);
        enter(model, full);
    }
    for (uint32_t i = 0; i < model->state_count; i++)
        enter(model, model->state_count - 1 - i);
    close(model);
}

const Test vector_suite[] = {
    TEST(a_vector_without_a_hot_part_is_like_an_array),
    TEST(a_vector_with_a_small_hot_part_is_like_an_array),
    TEST(a_vector_with_the_largest_hot_part_is_like_an_array),
    TEST(a_root_that_equals_an_inner_pair_is_a_new_state),
    TEST(positions_that_are_cleared_again_leave_no_trace),
    TEST(chunks_do_not_stand_for_each_other),
    TEST(thousands_of_changes_at_once_are_like_an_array),
    {0},
};
