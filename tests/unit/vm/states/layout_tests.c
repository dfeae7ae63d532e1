/* Tests of vm/states/layout.c, and of stores that are laid out anew. */
#include <stdint.h>
#include <stdlib.h>

#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"
#include "vm/states/layout.h"
#include "vm/states/store.h"

enum { ROWS = 500 };

static void ignore_change(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    (void)context, (void)position, (void)old, (void)id;
}

/* Pairs of equal columns, one of each pair in each half to begin with: whoever leaves a pair apart pays for
 * it twice. */
static void what_varies_together_comes_together(void)
{
    static uint32_t ids[8 * ROWS];
    Numbers numbers = {7};
    uint32_t order[8], place[8];
    for (uint32_t row = 0; row < ROWS; row++)
        for (uint32_t pair = 0; pair < 4; pair++)
            ids[pair * ROWS + row] = ids[(pair + 4) * ROWS + row] = numbers_below(&numbers, 5);
    layout_order(&(LayoutSample){ids, ROWS, 8}, 3, order);
    for (uint32_t leaf = 0; leaf < 8; leaf++)
        place[order[leaf]] = leaf;
    for (uint32_t pair = 0; pair < 4; pair++)
        CU_ASSERT_EQUAL(place[pair] / 2, place[pair + 4] / 2);
}

static void every_column_gets_a_leaf_and_the_rest_are_empty(void)
{
    static uint32_t ids[5 * ROWS];
    Numbers numbers = {8};
    uint32_t order[8], seen = 0, empty = 0;
    for (uint32_t i = 0; i < 5 * ROWS; i++)
        ids[i] = numbers_below(&numbers, 100);
    layout_order(&(LayoutSample){ids, ROWS, 5}, 3, order);
    for (uint32_t leaf = 0; leaf < 8; leaf++) {
        if (order[leaf] == UINT32_MAX)
            empty++;
        else
            seen |= 1u << order[leaf];
    }
    CU_ASSERT_EQUAL(seen, 0x1F);
    CU_ASSERT_EQUAL(empty, 3);
}

/* One column changes always, one seldom but to ever new contents, one seldom between two contents. */
static void seldom_changes_are_hot_only_when_they_are_all_different(void)
{
    static uint32_t ids[3 * ROWS];
    for (uint32_t row = 0; row < ROWS; row++) {
        ids[row] = row;
        ids[ROWS + row] = row / 20;
        ids[2 * ROWS + row] = row / 250;
    }
    CU_ASSERT_EQUAL(layout_hot(&(LayoutSample){ids, ROWS, 3}, (const uint32_t[]){ROWS - 1, ROWS / 20, 1}, 64),
                    2);
    CU_ASSERT_EQUAL(layout_hot(&(LayoutSample){ids, ROWS, 3}, (const uint32_t[]){ROWS - 1, ROWS / 20, 1}, 1),
                    1);
}

enum { OBJECTS = 300, STATES = 400, KEPT = 250 };

/* State s has the component s + 2 in one object, and one from the beginning in all that came before it. */
static void states_keep_their_numbers_when_positions_move(void)
{
    Store *store = store_create(numbering_create(), NULL, false);
    Layout layout = {.hot_bits = 2,
                     .hot = {{ITEM_OBJECT, 7}, {ITEM_THREAD, 1}, {ITEM_NONE, 0}, {ITEM_OBJECT, OBJECTS - 1}}};
    Vector vector;
    bool is_new;
    vector_create(&vector, &store->tree, store->hot_bits);
    vector_set(&vector, store_position(store, (Item){ITEM_THREAD, 1}), 1);
    for (uint32_t s = 0; s < STATES; s++) {
        vector_set(&vector, store_position(store, (Item){ITEM_OBJECT, s * 7 % OBJECTS}), s + 2);
        CU_ASSERT_EQUAL(vector_commit(&vector, &is_new), s);
    }
    vector_destroy(&vector);
    uint32_t before = store_position(store, (Item){ITEM_OBJECT, 14});
    uint32_t *places = store_move(store, &layout, KEPT, false);
    CU_ASSERT_EQUAL(store->tree.roots.count, KEPT);
    CU_ASSERT_EQUAL(store_position(store, (Item){ITEM_OBJECT, OBJECTS - 1}), 3);
    CU_ASSERT_EQUAL(store_position(store, (Item){ITEM_THREAD, 1}), 1);
    CU_ASSERT_EQUAL(store_position(store, (Item){ITEM_OBJECT, 14}), places[before]);
    vector_create(&vector, &store->tree, store->hot_bits);
    for (uint32_t s = 0; s < KEPT; s++) {
        vector_enter(&vector, s, ignore_change, NULL);
        CU_ASSERT_EQUAL(vector_get(&vector, store_position(store, (Item){ITEM_OBJECT, s * 7 % OBJECTS})),
                        s + 2);
        CU_ASSERT_EQUAL(vector_get(&vector, store_position(store, (Item){ITEM_OBJECT, 0})), 2);
        CU_ASSERT_EQUAL(vector_get(&vector, store_position(store, (Item){ITEM_THREAD, 1})), 1);
    }
    vector_destroy(&vector);
    free(places);
    store_destroy(store);
}

const Test layout_suite[] = {
    TEST(states_keep_their_numbers_when_positions_move),
    TEST(what_varies_together_comes_together),
    TEST(every_column_gets_a_leaf_and_the_rest_are_empty),
    TEST(seldom_changes_are_hot_only_when_they_are_all_different),
    {0},
};
