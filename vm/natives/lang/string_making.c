/* Natives of java.lang.String that make strings, and that copy characters out. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/machine.h"
#include "vm/memory/strings.h"
#include "vm/natives/text.h"

#define STRING "java/lang/String"
#define TEXT   "Ljava/lang/String;"

static Object *text_of(const Vm *vm, Value argument)
{
    Object *text = object_at(vm, argument.r);
    assert(text->class->is_string);
    return text;
}

static NativeOutcome done(Value *result, Ref string)
{
    result->r = string;
    return string == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

static bool in_range(int32_t offset, int32_t count, uint32_t length)
{
    return offset >= 0 && count >= 0 && (int64_t)offset + count <= (int64_t)length;
}

static NativeOutcome bad_range(Vm *vm, int32_t offset, int32_t count, uint32_t length)
{
    return vm_throw(vm, SIOOBE, "offset %d, count %d, length %u", offset, count, length);
}

/* Part of a string as a new one; a wide string may have narrow parts. */
static Ref part(Vm *vm, const Object *text, uint32_t begin, uint32_t end)
{
    assert(begin <= end && end <= text->length);
    if (text->flags & OBJECT_WIDE)
        return vm_new_string_utf16(vm, &ELEMENT(const uint16_t, text, begin), end - begin);
    return vm_new_string_latin1(vm, &ELEMENT(const uint8_t, text, begin), end - begin);
}

static NativeOutcome whole_or_part(Vm *vm, Ref string, uint32_t begin, uint32_t end, Value *result)
{
    const Object *text = object_at(vm, string);
    return done(result, begin == 0 && end == text->length ? string : part(vm, text, begin, end));
}

/* --- contents of a new String --- */

static NativeOutcome string_assign(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[1].r == 0)
        return vm_throw(vm, NPE, "Cannot read field \"value\" because \"original\" is null");
    const Object *text = text_of(vm, arguments[1]);
    if (text->flags & OBJECT_WIDE)
        string_fill_utf16(vm, arguments[0].r, &ELEMENT(const uint16_t, text, 0), text->length);
    else
        string_fill_latin1(vm, arguments[0].r, &ELEMENT(const uint8_t, text, 0), text->length);
    return NATIVE_DONE;
}

static NativeOutcome string_assign_chars(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[1].r == 0)
        return vm_throw(vm, NPE, "Cannot read the array length because \"value\" is null");
    const Object *array = object_at(vm, arguments[1].r);
    int32_t offset = arguments[2].i, count = arguments[3].i;
    if (!in_range(offset, count, array->length))
        return bad_range(vm, offset, count, array->length);
    string_fill_utf16(vm, arguments[0].r, &ELEMENT(const uint16_t, array, offset), (uint32_t)count);
    return NATIVE_DONE;
}

static NativeOutcome string_of(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return vm_throw(vm, NPE, "Cannot read the array length because \"value\" is null");
    const Object *array = object_at(vm, arguments[0].r);
    int32_t offset = arguments[1].i, count = arguments[2].i;
    if (!in_range(offset, count, array->length))
        return bad_range(vm, offset, count, array->length);
    return done(result, vm_new_string_utf16(vm, &ELEMENT(const uint16_t, array, offset), (uint32_t)count));
}

static NativeOutcome string_assign_code_points(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[1].r == 0)
        return vm_throw(vm, NPE, "Cannot read the array length because \"codePoints\" is null");
    const Object *array = object_at(vm, arguments[1].r);
    int32_t offset = arguments[2].i, count = arguments[3].i;
    if (!in_range(offset, count, array->length))
        return bad_range(vm, offset, count, array->length);
    uint16_t *characters = memory_allocate((2 * (size_t)count + 1) * sizeof *characters);
    uint32_t length = 0;
    for (int32_t i = 0; i < count; i++) {
        uint32_t c = ELEMENT(const uint32_t, array, offset + i);
        if (c > 0x10FFFF) {
            free(characters);
            return vm_throw(vm, "java/lang/IllegalArgumentException", "%d", (int32_t)c);
        }
        if (c >= 0x10000)
            characters[length++] = (uint16_t)(0xD800 + ((c - 0x10000) >> 10));
        characters[length++] = (uint16_t)(c >= 0x10000 ? 0xDC00 + (c & 0x3FF) : c);
    }
    string_fill_utf16(vm, arguments[0].r, characters, length);
    free(characters);
    return NATIVE_DONE;
}

static NativeOutcome string_of_char(Vm *vm, Value *arguments, Value *result)
{
    uint16_t c = (uint16_t)arguments[0].i;
    return done(result, vm_new_string_utf16(vm, &c, 1));
}

/* --- copying out --- */

static void copy_characters(const Object *text, uint32_t begin, uint32_t end, uint16_t *to)
{
    assert(begin <= end && end <= text->length);
    if (text->flags & OBJECT_WIDE) {
        memcpy(to, &ELEMENT(const uint16_t, text, begin), (end - begin) * sizeof *to);
        return;
    }
    for (uint32_t i = begin; i < end; i++)
        *to++ = ELEMENT(const uint8_t, text, i);
}

static NativeOutcome string_get_chars(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    const Object *text = text_of(vm, arguments[0]);
    int32_t begin = arguments[1].i, end = arguments[2].i, at = arguments[4].i;
    bool good = begin >= 0 && begin <= end && (uint32_t)end <= text->length && arguments[3].r != 0;
    Object *array = good ? object_at(vm, arguments[3].r) : NULL;
    if (!good || !in_range(at, end - begin, array->length))
        return enter_method(
            vm, STRING, "getChars", "(II[CIZ)V",
            (Value[]){arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], {0}});
    vm_object_written(vm, array);
    copy_characters(text, (uint32_t)begin, (uint32_t)end, &ELEMENT(uint16_t, array, at));
    return NATIVE_DONE;
}

static NativeOutcome string_to_char_array(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    Ref array = vm_new_array(vm, "[C", (int32_t)text->length);
    if (array != 0)
        copy_characters(text, 0, text->length, &ELEMENT(uint16_t, object_at(vm, array), 0));
    return done(result, array);
}

static NativeOutcome string_to_int_array(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    int32_t *values = memory_allocate((text->length + (size_t)1) * sizeof *values);
    uint32_t count = 0;
    for (uint32_t i = 0; i < text->length;)
        values[count++] =
            arguments[1].i ? (int32_t)text_code_point(text, &i, text->length) : string_char(text, i++);
    Ref array = vm_new_array(vm, "[I", (int32_t)count);
    if (array != 0)
        memcpy(object_at(vm, array)->payload, values, count * sizeof *values);
    free(values);
    return done(result, array);
}

/* --- strings from strings --- */

static NativeOutcome string_substring(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    int32_t begin = arguments[1].i, end = arguments[2].i;
    if (begin < 0 || begin > end || (uint32_t)end > text->length)
        return enter_method(vm, STRING, "substring", "(IIZ)" TEXT,
                            (Value[]){arguments[0], arguments[1], arguments[2], {0}});
    return whole_or_part(vm, arguments[0].r, (uint32_t)begin, (uint32_t)end, result);
}

static bool too_long(uint64_t length) { return length > INT32_MAX - 8; }

static NativeOutcome out_of_length(Vm *vm)
{
    return vm_throw(vm, "java/lang/OutOfMemoryError", "Required length exceeds implementation limit");
}

static NativeOutcome string_concat(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[1].r == 0)
        return vm_throw(vm, NPE, "Cannot invoke \"String.isEmpty()\" because \"str\" is null");
    const Object *a = text_of(vm, arguments[0]), *b = text_of(vm, arguments[1]);
    if (b->length == 0)
        return done(result, arguments[0].r);
    uint64_t length = (uint64_t)a->length + b->length;
    if (too_long(length))
        return out_of_length(vm);
    uint16_t *characters = memory_allocate(length * sizeof *characters);
    copy_characters(a, 0, a->length, characters);
    copy_characters(b, 0, b->length, characters + a->length);
    Ref string = vm_new_string_utf16(vm, characters, (uint32_t)length);
    free(characters);
    return done(result, string);
}

static NativeOutcome string_repeat(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    int32_t times = arguments[1].i;
    if (times < 0)
        return vm_throw(vm, "java/lang/IllegalArgumentException", "count is negative: %d", times);
    if (times == 1)
        return done(result, arguments[0].r);
    uint64_t length = (uint64_t)text->length * (uint32_t)times;
    if (too_long(length))
        return out_of_length(vm);
    size_t size = object_payload_size(text);
    Object *string = heap_allocate(&vm->heap, text->class, (uint32_t)length, size * (uint32_t)times);
    if (string == NULL)
        return vm_throw(vm, "java/lang/OutOfMemoryError", "Java heap space");
    string->flags |= text->flags & OBJECT_WIDE;
    for (int32_t i = 0; size > 0 && i < times; i++)
        memcpy(string->payload + size * (uint32_t)i, text->payload, size);
    return done(result, string->slot);
}

static NativeOutcome string_replace_char(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint16_t from = (uint16_t)arguments[1].i, to = (uint16_t)arguments[2].i;
    uint16_t *characters = memory_allocate((text->length + (size_t)1) * sizeof *characters);
    copy_characters(text, 0, text->length, characters);
    bool changed = false;
    for (uint32_t i = 0; i < text->length; i++) {
        if (characters[i] == from) {
            characters[i] = to;
            changed |= from != to;
        }
    }
    Ref string = changed ? vm_new_string_utf16(vm, characters, text->length) : arguments[0].r;
    free(characters);
    return done(result, string);
}

static uint64_t count_matches(const Object *text, const Object *target)
{
    uint64_t count = 0;
    uint32_t step = target->length == 0 ? 1 : target->length;
    for (int64_t at = text_find(text, target, 0); at >= 0 && at <= text->length; count++)
        at = at + step > text->length ? -1 : text_find(text, target, (uint32_t)at + step);
    return count;
}

/* An empty target matches before each character and at the end. */
static void replace_matches(const Object *text, const Object *target, const Object *replacement,
                            uint16_t *out)
{
    for (uint32_t from = 0;;) {
        int64_t at = text_find(text, target, from);
        uint32_t end = at < 0 ? text->length : (uint32_t)at;
        copy_characters(text, from, end, out);
        out += end - from;
        if (at < 0)
            return;
        copy_characters(replacement, 0, replacement->length, out);
        out += replacement->length;
        from = end + target->length;
        if (target->length == 0) {
            if (end == text->length)
                return;
            *out++ = string_char(text, from++);
        }
    }
}

static NativeOutcome string_replace_text(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]), *target = text_of(vm, arguments[1]),
                 *replacement = text_of(vm, arguments[2]);
    uint64_t matches = count_matches(text, target);
    if (matches == 0)
        return done(result, arguments[0].r);
    uint64_t length = text->length + matches * replacement->length - matches * target->length;
    if (too_long(length))
        return out_of_length(vm);
    if (length > vm->heap.limit)
        return vm_throw(vm, "java/lang/OutOfMemoryError", "Java heap space");
    uint16_t *characters = memory_allocate((length + 1) * sizeof *characters);
    replace_matches(text, target, replacement, characters);
    Ref string = vm_new_string_utf16(vm, characters, (uint32_t)length);
    free(characters);
    return done(result, string);
}

static NativeOutcome string_trim(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint32_t begin = 0, end = text->length;
    while (begin < end && string_char(text, begin) <= ' ')
        begin++;
    while (begin < end && string_char(text, end - 1) <= ' ')
        end--;
    return whole_or_part(vm, arguments[0].r, begin, end, result);
}

/* Character.isWhitespace: separators that do not keep words together, and some controls. */
static bool is_whitespace(uint16_t c)
{
    return c == ' ' || (c >= '\t' && c <= '\r') || (c >= 0x1C && c <= 0x1F) || c == 0x1680
           || (c >= 0x2000 && c <= 0x200A && c != 0x2007) || c == 0x2028 || c == 0x2029 || c == 0x205F
           || c == 0x3000;
}

static NativeOutcome string_strip(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint32_t begin = 0, end = text->length;
    while (arguments[1].i && begin < end && is_whitespace(string_char(text, begin)))
        begin++;
    while (arguments[2].i && begin < end && is_whitespace(string_char(text, end - 1)))
        end--;
    return whole_or_part(vm, arguments[0].r, begin, end, result);
}

/* Latin-1 only; sharp s becomes two letters, and two letters have their upper case outside of Latin-1. */
static uint32_t put_case(uint16_t *out, uint16_t c, bool upper)
{
    if (upper && c == 0xDF) {
        out[0] = out[1] = 'S';
        return 2;
    }
    bool is_upper = (c >= 'A' && c <= 'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7);
    bool is_lower = (c >= 'a' && c <= 'z') || (c >= 0xE0 && c <= 0xFE && c != 0xF7);
    if (upper && (c == 0xFF || c == 0xB5))
        out[0] = c == 0xFF ? 0x178 : 0x39C;
    else
        out[0] = (uint16_t)(upper && is_lower ? c - 32 : !upper && is_upper ? c + 32 : c);
    return 1;
}

static NativeOutcome string_change_case(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint16_t *characters = memory_allocate((2 * (size_t)text->length + 1) * sizeof *characters);
    uint32_t length = 0;
    bool changed = false;
    for (uint32_t i = 0; i < text->length; i++) {
        uint16_t c = string_char(text, i);
        uint32_t count = put_case(characters + length, c, arguments[1].i != 0);
        changed |= characters[length] != c;
        length += count;
    }
    Ref string = changed ? vm_new_string_utf16(vm, characters, length) : arguments[0].r;
    free(characters);
    return done(result, string);
}

const NativeMethod natives_stringmake[] = {
    {STRING, "assign", "(" TEXT ")V", string_assign},
    {STRING, "assign", "([CII)V", string_assign_chars},
    {STRING, "assign", "([III)V", string_assign_code_points},
    {STRING, "of", "([CII)" TEXT, string_of},
    {STRING, "valueOf", "(C)" TEXT, string_of_char},
    {STRING, "getChars", "(II[CI)V", string_get_chars},
    {STRING, "toCharArray", "()[C", string_to_char_array},
    {STRING, "toIntArray", "(Z)[I", string_to_int_array},
    {STRING, "substring", "(II)" TEXT, string_substring},
    {STRING, "concat", "(" TEXT ")" TEXT, string_concat},
    {STRING, "repeat", "(I)" TEXT, string_repeat},
    {STRING, "replace", "(CC)" TEXT, string_replace_char},
    {STRING, "replaceText", "(" TEXT TEXT ")" TEXT, string_replace_text},
    {STRING, "trim", "()" TEXT, string_trim},
    {STRING, "strip", "(ZZ)" TEXT, string_strip},
    {STRING, "changeCase", "(Z)" TEXT, string_change_case},
    {0}};
#undef STRING
#undef TEXT
