/* Tests of the queue with both ends, against a list that is searched from one end to the other. */
#include "search/guide/queue.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"

enum { ENTRIES_MAX = 300 };

typedef struct List {
    QueueEntry entries[ENTRIES_MAX];
    int count;
} List;

static bool comes_before(QueueEntry a, QueueEntry b)
{
    return a.key < b.key
           || (a.key == b.key && (a.order < b.order || (a.order == b.order && a.state < b.state)));
}

static QueueEntry list_pop(List *list, bool best)
{
    int found = 0;
    for (int i = 1; i < list->count; i++)
        if (comes_before(list->entries[i], list->entries[found]) == best)
            found = i;
    QueueEntry entry = list->entries[found];
    list->entries[found] = list->entries[--list->count];
    return entry;
}

static void push_both(Queue *queue, List *list, QueueEntry entry)
{
    queue_push(queue, entry);
    list->entries[list->count++] = entry;
}

static void pop_both(Queue *queue, List *list, bool best)
{
    QueueEntry wanted = list_pop(list, best), got = best ? queue_pop_best(queue) : queue_pop_worst(queue);
    CU_ASSERT_EQUAL(got.key, wanted.key);
    CU_ASSERT_EQUAL(got.order, wanted.order);
    CU_ASSERT_EQUAL(got.state, wanted.state);
    CU_ASSERT_EQUAL(queue->count, list->count);
}

/* Few keys and orders, so that there are many ties; states are all different. */
static void the_queue_gives_what_a_list_gives(void)
{
    Numbers numbers = {3};
    for (int round = 0; round < 200; round++) {
        Queue queue = {0};
        List list = {0};
        uint32_t keys = 1 + numbers_below(&numbers, 50), most = 1 + numbers_below(&numbers, ENTRIES_MAX - 1);
        for (uint32_t i = 0; i < 2000; i++) {
            QueueEntry entry = {(double)numbers_below(&numbers, keys) - 10, numbers_below(&numbers, 5), i};
            if (list.count < (int)most && numbers_below(&numbers, 3) != 0)
                push_both(&queue, &list, entry);
            else if (list.count > 0)
                pop_both(&queue, &list, numbers_below(&numbers, 2));
        }
        while (list.count > 0)
            pop_both(&queue, &list, numbers_below(&numbers, 2));
        queue_free(&queue);
    }
}

static void one_entry_is_both_the_best_and_the_worst(void)
{
    Queue queue = {0};
    queue_push(&queue, (QueueEntry){1, 2, 3});
    CU_ASSERT_EQUAL(queue_pop_worst(&queue).state, 3);
    CU_ASSERT_EQUAL(queue.count, 0);
    queue_push(&queue, (QueueEntry){1, 2, 4});
    CU_ASSERT_EQUAL(queue_pop_best(&queue).state, 4);
    queue_free(&queue);
}

static void an_entry_has_sixteen_bytes(void) { CU_ASSERT_EQUAL(sizeof(QueueEntry), 16); }

const Test queue_suite[] = {
    TEST(the_queue_gives_what_a_list_gives),
    TEST(one_entry_is_both_the_best_and_the_worst),
    TEST(an_entry_has_sixteen_bytes),
    {0},
};
