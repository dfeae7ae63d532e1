/* Tests of base/pool.c and base/pairs.c, against lists that are searched from end to end. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/pairs.h"
#include "base/pool.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"

enum { CONTENTS_MAX = 6000, LENGTH_MAX = 40 };

typedef struct Content {
    uint8_t bytes[LENGTH_MAX];
    uint32_t length, id;
} Content;

/* Few different contents, so that equal ones come again and again; many are beginnings of others. */
static Content make_content(Numbers *numbers, uint32_t variety)
{
    Content content = {.length = numbers_below(numbers, LENGTH_MAX)};
    memset(content.bytes, (int)numbers_below(numbers, 3), content.length);
    if (content.length >= 4) {
        uint32_t kind = numbers_below(numbers, variety);
        memcpy(content.bytes, &kind, sizeof kind);
    }
    return content;
}

static const Content *find_content(const Content *list, uint32_t count, const Content *wanted)
{
    for (uint32_t i = 0; i < count; i++)
        if (list[i].length == wanted->length && memcmp(list[i].bytes, wanted->bytes, wanted->length) == 0)
            return &list[i];
    return NULL;
}

static void compare_pool_with_list(uint32_t hash_mask, int rounds, uint32_t variety)
{
    ComponentPool pool;
    Numbers numbers = {7};
    Content *list = memory_allocate(CONTENTS_MAX * sizeof *list);
    uint32_t count = 0;
    pool_create(&pool);
    pool.hash_mask = hash_mask;
    for (int i = 0; i < rounds && count < CONTENTS_MAX; i++) {
        Content content = make_content(&numbers, variety);
        const Content *known = find_content(list, count, &content);
        content.id = pool_intern(&pool, content.bytes, content.length);
        CU_ASSERT_NOT_EQUAL(content.id, 0);
        if (known != NULL)
            CU_ASSERT_EQUAL(content.id, known->id)
        else
            list[count++] = content;
    }
    CU_ASSERT_EQUAL(pool.count, count);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t length;
        const uint8_t *bytes = pool_content(&pool, list[i].id, &length);
        CU_ASSERT_EQUAL(length, list[i].length);
        CU_ASSERT_EQUAL(memcmp(bytes, list[i].bytes, length), 0);
        for (uint32_t j = 0; j < i; j++)
            if (list[i].id == list[j].id)
                CU_FAIL("two contents have one id");
    }
    pool_destroy(&pool);
    free(list);
}

static void equal_contents_have_one_id_and_others_have_others(void)
{
    compare_pool_with_list(UINT32_MAX, 12000, 100);
}

static void a_pool_works_when_all_hashes_are_the_same(void) { compare_pool_with_list(0, 3000, 20); }

static void a_pool_works_when_hashes_are_few(void) { compare_pool_with_list(7, 6000, 50); }

static void compare_pairs_with_list(uint64_t hash_mask, uint32_t rounds, uint32_t variety)
{
    Pairs pairs;
    Numbers numbers = {11};
    Pair *list = memory_allocate(rounds * sizeof *list);
    uint32_t count = 0;
    pairs_create(&pairs);
    pairs.hash_mask = hash_mask;
    for (uint32_t i = 0; i < rounds; i++) {
        Pair pair = {numbers_below(&numbers, variety), numbers_below(&numbers, variety)
                                                           << numbers_below(&numbers, 24)};
        uint32_t known = 0;
        while (known < count && (list[known].left != pair.left || list[known].right != pair.right))
            known++;
        bool is_new;
        uint32_t number = pairs_intern(&pairs, pair.left, pair.right, &is_new);
        CU_ASSERT_EQUAL(number, known); /* dense, in the order of coming */
        CU_ASSERT_EQUAL(is_new, known == count);
        if (known == count)
            list[count++] = pair;
    }
    CU_ASSERT_EQUAL(pairs.count, count);
    for (uint32_t i = 0; i < count; i++)
        CU_ASSERT(pairs.pairs[i].left == list[i].left && pairs.pairs[i].right == list[i].right);
    pairs_destroy(&pairs);
    free(list);
}

static void pairs_are_numbered_in_the_order_of_their_coming(void)
{
    compare_pairs_with_list(UINT64_MAX, 25000, 40);
}

static void pairs_work_when_all_hashes_are_the_same(void) { compare_pairs_with_list(0, 4000, 20); }

static void pairs_work_when_hashes_differ_in_their_tags_only(void)
{
    compare_pairs_with_list(0xFFFFFF0000000000u, 4000, 20);
}

/* More than the first index holds, several times over: numbers stay what they were when it grows. */
static void numbers_survive_the_growth_of_the_index(void)
{
    Pairs pairs;
    bool is_new;
    pairs_create(&pairs);
    for (uint32_t i = 0; i < 200000; i++)
        CU_ASSERT_EQUAL(pairs_intern(&pairs, i * 2654435761u, i, &is_new), i);
    for (uint32_t i = 0; i < 200000; i++) {
        CU_ASSERT_EQUAL(pairs_intern(&pairs, i * 2654435761u, i, &is_new), i);
        CU_ASSERT_FALSE(is_new);
    }
    pairs_destroy(&pairs);
}

const Test pool_suite[] = {
    TEST(equal_contents_have_one_id_and_others_have_others),
    TEST(a_pool_works_when_all_hashes_are_the_same),
    TEST(a_pool_works_when_hashes_are_few),
    TEST(pairs_are_numbered_in_the_order_of_their_coming),
    TEST(pairs_work_when_all_hashes_are_the_same),
    TEST(pairs_work_when_hashes_differ_in_their_tags_only),
    TEST(numbers_survive_the_growth_of_the_index),
    {0},
};
