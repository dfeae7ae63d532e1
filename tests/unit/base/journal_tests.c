/* Tests of journals: what was committed comes back, whatever happened afterwards; what is damaged does not.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/journal.h"
#include "tests/unit/files.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"

static char *path_in(const char *folder, const char *name)
{
    Bytes path = {0};
    bytes_format(&path, "%s/%s", folder, name);
    bytes_add_u1(&path, 0);
    return (char *)path.data;
}

static void add(Journal *journal, const char *text)
{
    Bytes data = {0};
    bytes_add_text(&data, text);
    journal_append(journal, &data);
    bytes_free(&data);
}

static void commit(Journal *journal, const char *text)
{
    Error error;
    Bytes contents = {0};
    bytes_add_text(&contents, text);
    CU_ASSERT(journal_commit(journal, &contents, &error));
    bytes_free(&contents);
}

/* What an opened journal has: "head|data". */
static char *open_and_read(const char *folder, Error *error)
{
    Bytes contents = {0};
    uint8_t byte;
    Journal *journal = journal_open(folder, 0, &contents, error);
    if (journal != NULL) {
        bytes_add_u1(&contents, '|');
        while (journal_read(journal, &byte))
            bytes_add_u1(&contents, byte);
        journal_close(journal);
    }
    bytes_add_u1(&contents, 0);
    if (journal == NULL)
        bytes_free(&contents);
    return (char *)contents.data;
}

static void assert_has(const char *folder, const char *wanted)
{
    Error error = {0};
    char *text = open_and_read(folder, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(text);
    CU_ASSERT_STRING_EQUAL(text, wanted);
    free(text);
}

static void assert_refused(const char *folder, const char *why)
{
    Error error = {0};
    char *text = open_and_read(folder, &error);
    CU_ASSERT_PTR_NULL(text);
    assert_contains(error.text, why);
    free(text);
}

static char *make(void)
{
    Error error;
    char *folder = folder_create();
    Journal *journal = journal_create(folder, 0, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(journal);
    commit(journal, "first");
    add(journal, "abc");
    add(journal, "def");
    commit(journal, "second");
    journal_close(journal);
    return folder;
}

static void what_was_committed_comes_back(void)
{
    char *folder = make();
    assert_has(folder, "second|abcdef");
    folder_remove(folder);
}

static void what_was_not_committed_does_not_count(void)
{
    char *folder = make(), *data = path_in(folder, "0.data"), *half = path_in(folder, "0.head.new");
    CU_ASSERT(file_write(data, "abcdefgarbage", 13));
    CU_ASSERT(file_write(half, "half a he", 9));
    assert_has(folder, "second|abcdef");
    free(data);
    free(half);
    folder_remove(folder);
}

static void a_journal_goes_on_where_it_was(void)
{
    Error error;
    Bytes contents = {0};
    char *folder = make();
    Journal *journal = journal_open(folder, 0, &contents, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(journal);
    add(journal, "gh");
    commit(journal, "third");
    journal_close(journal);
    assert_has(folder, "third|abcdefgh");
    bytes_free(&contents);
    folder_remove(folder);
}

static void a_journal_is_not_overwritten(void)
{
    Error error;
    char *folder = make();
    CU_ASSERT_PTR_NULL(journal_create(folder, 0, &error));
    assert_contains(error.text, "has a checkpoint already");
    folder_remove(folder);
}

static void each_part_is_on_its_own(void)
{
    Error error;
    Bytes contents = {0};
    char *folder = make();
    Journal *other = journal_create(folder, 1, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(other);
    commit(other, "other");
    journal_close(other);
    assert_has(folder, "second|abcdef");
    Journal *again = journal_open(folder, 1, &contents, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(again);
    CU_ASSERT_EQUAL(contents.length, 5);
    journal_close(again);
    bytes_free(&contents);
    char *head = path_in(folder, "0.head"), *head_of_other = path_in(folder, "1.head");
    CU_ASSERT_EQUAL(rename(head_of_other, head), 0);
    assert_refused(folder, "does not fit its name");
    free(head);
    free(head_of_other);
    folder_remove(folder);
}

static void two_cannot_write_to_one_journal(void)
{
    Error error;
    Bytes contents = {0}, none = {0};
    char *folder = make();
    Journal *journal = journal_open(folder, 0, &contents, &error);
    CU_ASSERT_PTR_NULL(journal_open(folder, 0, &none, &error));
    assert_contains(error.text, "in use");
    journal_close(journal);
    bytes_free(&contents);
    bytes_free(&none);
    folder_remove(folder);
}

/* Like a process that was killed and is not quite gone yet. */
static void *write_and_close(void *argument)
{
    Journal *journal = argument;
    nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    add(journal, "last");
    commit(journal, "newer");
    journal_close(journal);
    return NULL;
}

static void who_goes_on_waits_for_one_that_is_about_to_end(void)
{
    Error error = {0};
    Bytes contents = {0}, newer = {0};
    pthread_t other;
    char *folder = make();
    Journal *journal = journal_open(folder, 0, &contents, &error);
    CU_ASSERT_EQUAL_FATAL(pthread_create(&other, NULL, write_and_close, journal), 0);
    Journal *again = journal_open(folder, 0, &newer, &error);
    pthread_join(other, NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(again);
    CU_ASSERT(newer.length == 5 && memcmp(newer.data, "newer", 5) == 0);
    journal_close(again);
    bytes_free(&contents);
    bytes_free(&newer);
    folder_remove(folder);
}

static void every_changed_byte_is_noticed(void)
{
    static const char *const names[] = {"0.head", "0.data"};
    char *folder = make();
    for (int i = 0; i < 2; i++) {
        Bytes whole = {0};
        char *path = path_in(folder, names[i]);
        CU_ASSERT(file_read(path, &whole));
        for (size_t at = 0; at < whole.length; at++) {
            whole.data[at] ^= 0x10;
            CU_ASSERT(file_write(path, whole.data, whole.length));
            assert_refused(folder, "damaged");
            whole.data[at] ^= 0x10;
        }
        for (size_t length = 0; length < whole.length; length++) {
            CU_ASSERT(file_write(path, whole.data, length));
            assert_refused(folder, "damaged");
        }
        CU_ASSERT(file_write(path, whole.data, whole.length));
        assert_has(folder, "second|abcdef");
        bytes_free(&whole);
        free(path);
    }
    folder_remove(folder);
}

static void a_missing_file_is_said(void)
{
    char *folder = make(), *head = path_in(folder, "0.head"), *data = path_in(folder, "0.data");
    CU_ASSERT_EQUAL(unlink(data), 0);
    assert_refused(folder, "0.data");
    CU_ASSERT_EQUAL(unlink(head), 0);
    assert_refused(folder, "there is no checkpoint");
    free(head);
    free(data);
    folder_remove(folder);
}

static void numbers_come_back(void)
{
    Error error;
    Numbers numbers = {5};
    Bytes data = {0}, contents = {0};
    uint64_t wanted[200], number;
    for (int i = 0; i < 200; i++) {
        wanted[i] = (uint64_t)numbers_below(&numbers, UINT32_MAX) << numbers_below(&numbers, 20)
                    >> numbers_below(&numbers, 40);
        bytes_add_packed(&data, wanted[i]);
    }
    char *folder = folder_create();
    Journal *journal = journal_create(folder, 0, &error);
    journal_append(journal, &data);
    commit(journal, "");
    journal_close(journal);
    journal = journal_open(folder, 0, &contents, &error);
    for (int i = 0; i < 200; i++) {
        CU_ASSERT(journal_read_packed(journal, &number));
        CU_ASSERT_EQUAL(number, wanted[i]);
    }
    CU_ASSERT_FALSE(journal_read_packed(journal, &number));
    journal_close(journal);
    bytes_free(&data);
    bytes_free(&contents);
    folder_remove(folder);
}

const Test journal_suite[] = {
    TEST(what_was_committed_comes_back),
    TEST(what_was_not_committed_does_not_count),
    TEST(a_journal_goes_on_where_it_was),
    TEST(a_journal_is_not_overwritten),
    TEST(each_part_is_on_its_own),
    TEST(two_cannot_write_to_one_journal),
    TEST(who_goes_on_waits_for_one_that_is_about_to_end),
    TEST(every_changed_byte_is_noticed),
    TEST(a_missing_file_is_said),
    TEST(numbers_come_back),
    {0},
};
