/* Tests of the numbers in states that leave the process.  The states themselves are tested by
 * tests/suites/portable. */
#include <string.h>

#include "tests/unit/suite.h"
#include "vm/exchange/portable_format.h"
#include "vm/memory/numbering.h"

static const uint64_t numbers[] = {
    0, 1, 127, 128, 300, 16383, 16384, UINT32_MAX, (uint64_t)1 << 56, INT64_MAX, UINT64_MAX};

static void a_number_comes_back_and_takes_seven_bits_a_byte(void)
{
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        Bytes bytes = {0};
        size_t length = 1;
        for (uint64_t rest = numbers[i]; rest >= 128; rest >>= 7)
            length++;
        put_number(&bytes, numbers[i]);
        Reader reader = {.data = bytes.data, .length = bytes.length};
        CU_ASSERT_EQUAL(bytes.length, length);
        CU_ASSERT(get_number(&reader) == numbers[i] && !reader.failed && reader.position == bytes.length);
        bytes_free(&bytes);
    }
}

static void a_negative_number_comes_back(void)
{
    static const int64_t all[] = {0, -1, 1, -64, INT32_MIN, INT64_MIN, INT64_MAX};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        CU_ASSERT(signed_of_number(number_of_signed(all[i])) == all[i]);
    CU_ASSERT_EQUAL(number_of_signed(-1), 1);
}

static void expect_refused(const char *bytes, size_t length)
{
    Reader reader = {.data = (const uint8_t *)bytes, .length = length};
    get_number(&reader);
    CU_ASSERT(reader.failed);
}

static void a_number_has_one_form_only(void)
{
    expect_refused("", 0);
    expect_refused("\x80", 1);
    expect_refused("\x80\x00", 2);
    expect_refused("\xFF\x80\x00", 3);
    expect_refused("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x02", 10);
    expect_refused("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01", 11);
}

static void what_has_no_name_yet_gets_none_by_asking(void)
{
    Numbering *numbering = numbering_create();
    AllocationSite site = {.thread = 1, .method = 2};
    CU_ASSERT_EQUAL(numbering_known_thread(numbering, NUMBERING_NO_PARENT, 0), NUMBERING_NO_PARENT);
    CU_ASSERT_EQUAL(numbering_thread_count(numbering), 0);
    CU_ASSERT_EQUAL(numbering_site_count(numbering, &site), 0);
    uint32_t first = numbering_thread(numbering, NUMBERING_NO_PARENT, 0);
    CU_ASSERT_EQUAL(numbering_known_thread(numbering, NUMBERING_NO_PARENT, 0), first);
    CU_ASSERT_EQUAL(numbering_known_thread(numbering, first, 0), NUMBERING_NO_PARENT);
    Ref slot = numbering_slot(numbering, &site, 0);
    CU_ASSERT_EQUAL(numbering_site_count(numbering, &site), 1);
    CU_ASSERT_EQUAL(numbering_slot_count(numbering), slot + 1);
    numbering_destroy(numbering);
}

const Test portable_suite[] = {
    TEST(a_number_comes_back_and_takes_seven_bits_a_byte),
    TEST(a_negative_number_comes_back),
    TEST(a_number_has_one_form_only),
    TEST(what_has_no_name_yet_gets_none_by_asking),
    {0},
};
