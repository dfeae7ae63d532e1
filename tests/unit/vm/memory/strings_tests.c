/* Strings and symbols: one form for equal text, decoding, interning. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"
#include "vm/loading/symbols.h"
#include "vm/memory/strings.h"

static void each_text_has_one_symbol(void)
{
    Symbols *symbols = symbols_create();
    char text[16], *other = strdup("name");
    CU_ASSERT_PTR_EQUAL(symbols_intern(symbols, "name"), symbols_intern(symbols, other));
    CU_ASSERT_PTR_EQUAL(symbols_intern_part(symbols, "namely", 4), symbols_intern(symbols, "name"));
    CU_ASSERT_PTR_NOT_EQUAL(symbols_intern(symbols, "names"), symbols_intern(symbols, "name"));
    CU_ASSERT_STRING_EQUAL(symbols_intern(symbols, ""), "");
    const char *kept = symbols_intern(symbols, other);
    other[0] = 'f';
    CU_ASSERT_STRING_EQUAL(kept, "name");
    for (int i = 0; i < 3000; i++) {
        snprintf(text, sizeof text, "n%d", i);
        symbols_intern(symbols, text);
    }
    CU_ASSERT_PTR_EQUAL(symbols_intern(symbols, "name"), kept);
    free(other);
    symbols_destroy(symbols);
}

static void text_is_narrow_whenever_it_can_be(void)
{
    Fixture fixture = fixture_open();
    Vm *vm = fixture_vm(&fixture, (VmOptions){0});
    static const uint16_t narrow[] = {'a', 0xFF}, wide[] = {'a', 0x100};
    const Object *first = object_peek(vm, vm_new_string_utf16(vm, narrow, 2));
    CU_ASSERT_FALSE(first->flags & OBJECT_WIDE);
    CU_ASSERT_EQUAL(string_char(first, 1), 0xFF);
    const Object *second = object_peek(vm, vm_new_string_utf16(vm, wide, 2));
    CU_ASSERT(second->flags & OBJECT_WIDE);
    CU_ASSERT_EQUAL(string_char(second, 1), 0x100);
    CU_ASSERT_FALSE(string_equal(first, second));
    Ref filled = vm_new_string(vm, "before");
    string_fill_utf16(vm, filled, narrow, 2);
    CU_ASSERT(string_equal(object_peek(vm, filled), first));
    string_fill_latin1(vm, filled, NULL, 0);
    CU_ASSERT_EQUAL(object_peek(vm, filled)->length, 0);
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void modified_utf8_is_decoded(void)
{
    uint16_t out[16];
    CU_ASSERT_EQUAL(modified_utf8_decode("a\xC3\xA4\xE4\xB8\xAD\xC0\x80", out), 4);
    CU_ASSERT(out[0] == 'a' && out[1] == 0xE4 && out[2] == 0x4E2D && out[3] == 0);
    CU_ASSERT_EQUAL(modified_utf8_decode("\xED\xA0\xBD\xED\xB8\x80", out), 2);
    CU_ASSERT(out[0] == 0xD83D && out[1] == 0xDE00);
}

static void expect_utf8(Vm *vm, const char *from, const char *to)
{
    char *text = vm_string_utf8(vm, string_from_utf8(vm, from));
    CU_ASSERT_STRING_EQUAL(text, to);
    free(text);
}

static void utf8_goes_in_and_out(void)
{
    Fixture fixture = fixture_open();
    Vm *vm = fixture_vm(&fixture, (VmOptions){0});
    expect_utf8(vm, "", "");
    expect_utf8(vm, "gr\xC3\xBC\xC3\x9F \xE4\xB8\xAD \xF0\x9F\x98\x80",
                "gr\xC3\xBC\xC3\x9F \xE4\xB8\xAD \xF0\x9F\x98\x80");
    expect_utf8(vm, "\xFF", "\xEF\xBF\xBD");
    expect_utf8(vm, "a\xC3", "a\xEF\xBF\xBD");
    expect_utf8(vm, "\xF0\x9F\x98", "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void equal_text_is_interned_once(void)
{
    Fixture fixture = fixture_open();
    Vm *vm = fixture_vm(&fixture, (VmOptions){0});
    Ref first = string_intern(vm, vm_new_string(vm, "text"));
    CU_ASSERT_EQUAL(string_intern(vm, vm_new_string(vm, "text")), first);
    CU_ASSERT_NOT_EQUAL(string_intern(vm, vm_new_string(vm, "texts")), first);
    CU_ASSERT_EQUAL(string_literal(vm, program_literal(fixture.program, "text")), first);
    /* One wide character and two narrow ones have the same bytes. */
    static const uint16_t wide[] = {0x6161};
    CU_ASSERT_NOT_EQUAL(string_intern(vm, vm_new_string(vm, "aa")),
                        string_intern(vm, vm_new_string_utf16(vm, wide, 1)));
    CU_ASSERT_EQUAL(string_intern(vm, 0), 0);
    vm_destroy(vm);
    fixture_close(&fixture);
}

const Test strings_suite[] = {TEST(each_text_has_one_symbol),    TEST(text_is_narrow_whenever_it_can_be),
                              TEST(modified_utf8_is_decoded),    TEST(utf8_goes_in_and_out),
                              TEST(equal_text_is_interned_once), {0}};
