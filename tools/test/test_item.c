/* The list of tests, and the words for what can come of one. */
#include "tools/test/test_item.h"

#include <assert.h>
#include <jansson.h>
#include <stdlib.h>

#include "base/bytes.h"
#include "base/memory.h"

static const struct {
    const char *name, *key;
} verdicts[TEST_VERDICTS] = {
    [TEST_PENDING] = {"not checked", "pending"},
    [TEST_PROVED] = {"proved", "proved"},
    [TEST_FAILED] = {"failed", "failed"},
    [TEST_INCOMPLETE] = {"not failed in the time given", "incomplete"},
    [TEST_UNUSABLE] = {"unusable", "unusable"},
    [TEST_SKIPPED] = {"skipped", "skipped"},
};

const char *test_verdict_name(TestVerdict verdict) { return verdicts[verdict].name; }

const char *test_verdict_key(TestVerdict verdict) { return verdicts[verdict].key; }

static char *name_of(const TestItem *item)
{
    Bytes name = {0};
    bytes_format(&name, "%s%s%s", item->class_name, item->method[0] != '\0' ? "#" : "", item->method);
    if (item->index > 0)
        bytes_format(&name, "[%d]", item->index);
    bytes_add_u1(&name, 0);
    return (char *)name.data;
}

TestItem *test_list_add(TestList *list, const char *class_name, const char *method, int index)
{
    MEMORY_ROOM_FOR(list->items, list->capacity, list->count);
    TestItem *item = &list->items[list->count++];
    *item = (TestItem){.class_name = memory_copy_string(class_name),
                       .method = memory_copy_string(method),
                       .index = index};
    item->name = name_of(item);
    return item;
}

void test_item_set_aside(TestItem *item, TestVerdict verdict, const char *reason)
{
    assert(item->reason == NULL && "it is set aside once");
    item->verdict = verdict;
    item->reason = memory_copy_string(reason);
}

uint32_t test_list_count(const TestList *list, TestVerdict verdict)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < list->count; i++)
        count += list->items[i].verdict == verdict;
    return count;
}

static void free_item(TestItem *item)
{
    char *texts[] = {item->outer,  item->path, item->class_name, item->method, item->arguments, item->name,
                     item->reason, item->kind, item->message,    item->search, item->shown,     item->page};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        free(texts[i]);
    string_list_free(&item->notes);
    json_decref(item->sarif);
}

void test_list_drop_last(TestList *list)
{
    assert(list->count > 0);
    free_item(&list->items[--list->count]);
    list->items[list->count] = (TestItem){0};
}

void test_list_free(TestList *list)
{
    while (list->count > 0)
        test_list_drop_last(list);
    free(list->items);
    *list = (TestList){0};
}
