/* Tests of vm/states/layout.c. */
#include <stdint.h>

#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"
#include "vm/states/layout.h"

enum { ROWS = 500 };

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

const Test layout_suite[] = {
    TEST(what_varies_together_comes_together),
    TEST(every_column_gets_a_leaf_and_the_rest_are_empty),
    TEST(seldom_changes_are_hot_only_when_they_are_all_different),
    {0},
};
