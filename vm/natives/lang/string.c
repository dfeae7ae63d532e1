/* Natives of java.lang.String that read: characters, comparison, search, hash. */
#include <assert.h>
#include <string.h>

#include "vm/execution/interpreter.h"
#include "vm/memory/machine.h"
#include "vm/memory/strings.h"
#include "vm/natives/text.h"
#include "vm/translation/translate.h"

#define STRING "java/lang/String"

NativeOutcome enter_method(Vm *vm, const char *class_name, const char *name, const char *descriptor,
                           const Value *arguments)
{
    Program *program = vm->program;
    Method *method = class_declared_method(vm_class(vm, class_name), program_symbol(program, name),
                                           program_symbol(program, descriptor));
    if (method->code == NULL && !method_prepare(vm, method))
        return NATIVE_THROWN;
    thread_push_frame(vm->thread, method, arguments);
    return NATIVE_ENTERED;
}

static Object *text_of(const Vm *vm, Value argument)
{
    Object *text = object_at(vm, argument.r);
    assert(text->class->is_string);
    return text;
}

static NativeOutcome string_length(Vm *vm, Value *arguments, Value *result)
{
    result->i = (int32_t)text_of(vm, arguments[0])->length;
    return NATIVE_DONE;
}

static NativeOutcome string_is_empty(Vm *vm, Value *arguments, Value *result)
{
    result->i = text_of(vm, arguments[0])->length == 0;
    return NATIVE_DONE;
}

static NativeOutcome string_is_latin1(Vm *vm, Value *arguments, Value *result)
{
    result->i = !(text_of(vm, arguments[0])->flags & OBJECT_WIDE);
    return NATIVE_DONE;
}

static NativeOutcome string_char_at(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint32_t index = (uint32_t)arguments[1].i;
    if (index >= text->length)
        return enter_method(vm, STRING, "charAt", "(IZ)C", (Value[]){arguments[0], arguments[1], {0}});
    result->i = string_char(text, index);
    return NATIVE_DONE;
}

static NativeOutcome string_code_point_at(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint32_t index = (uint32_t)arguments[1].i;
    if (index >= text->length)
        return enter_method(vm, STRING, "codePointAt", "(IZ)I", (Value[]){arguments[0], arguments[1], {0}});
    result->i = (int32_t)text_code_point(text, &index, text->length);
    return NATIVE_DONE;
}

static NativeOutcome string_code_point_before(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint32_t index = (uint32_t)arguments[1].i;
    if (index == 0 || index > text->length)
        return vm_throw(vm, SIOOBE, "String index out of range: %d", arguments[1].i);
    uint32_t start = index >= 2 && is_high_surrogate(string_char(text, index - 2)) ? index - 2 : index - 1;
    uint32_t after = start;
    uint32_t point = text_code_point(text, &after, text->length);
    result->i = after == index ? (int32_t)point : string_char(text, index - 1);
    return NATIVE_DONE;
}

static NativeOutcome string_code_point_count(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    int32_t begin = arguments[1].i, end = arguments[2].i;
    if (begin < 0 || begin > end || (uint32_t)end > text->length)
        return vm_throw(vm, "java/lang/IndexOutOfBoundsException", NULL);
    int32_t count = 0;
    for (uint32_t i = (uint32_t)begin; i < (uint32_t)end; count++)
        text_code_point(text, &i, (uint32_t)end);
    result->i = count;
    return NATIVE_DONE;
}

/* --- comparing --- */

static NativeOutcome string_equals(Vm *vm, Value *arguments, Value *result)
{
    Ref other = arguments[1].r;
    result->i = other == arguments[0].r
                || (other != 0 && object_at(vm, other)->class->is_string
                    && string_equal(text_of(vm, arguments[0]), object_at(vm, other)));
    return NATIVE_DONE;
}

static NativeOutcome string_hash_code(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint32_t hash = 0;
    for (uint32_t i = 0; i < text->length; i++)
        hash = hash * 31 + string_char(text, i);
    result->i = (int32_t)hash;
    return NATIVE_DONE;
}

static NativeOutcome string_compare_to(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[1].r == 0)
        return vm_throw(vm, NPE, "Cannot read field \"value\" because \"anotherString\" is null");
    const Object *a = text_of(vm, arguments[0]), *b = text_of(vm, arguments[1]);
    uint32_t common = a->length < b->length ? a->length : b->length;
    for (uint32_t i = 0; i < common; i++) {
        if (string_char(a, i) != string_char(b, i)) {
            result->i = string_char(a, i) - string_char(b, i);
            return NATIVE_DONE;
        }
    }
    result->i = (int32_t)(a->length - b->length);
    return NATIVE_DONE;
}

/* The lower case of the upper case, of a Latin-1 character. */
static int32_t fold(uint16_t c)
{
    bool upper = (c >= 'A' && c <= 'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7);
    return upper ? c + 32 : c == 0xB5 ? 0x3BC : c;
}

static NativeOutcome string_compare_folded(Vm *vm, Value *arguments, Value *result)
{
    const Object *a = text_of(vm, arguments[0]), *b = text_of(vm, arguments[1]);
    uint32_t common = a->length < b->length ? a->length : b->length;
    for (uint32_t i = 0; i < common; i++) {
        int32_t difference = fold(string_char(a, i)) - fold(string_char(b, i));
        if (difference != 0) {
            result->i = difference;
            return NATIVE_DONE;
        }
    }
    result->i = (int32_t)(a->length - b->length);
    return NATIVE_DONE;
}

static bool matches_at(const Object *text, uint32_t at, const Object *other, uint32_t from, uint32_t length)
{
    assert((uint64_t)at + length <= text->length && (uint64_t)from + length <= other->length);
    if (!((text->flags | other->flags) & OBJECT_WIDE))
        return memcmp(text->payload + at, other->payload + from, length) == 0;
    for (uint32_t i = 0; i < length; i++)
        if (string_char(text, at + i) != string_char(other, from + i))
            return false;
    return true;
}

static NativeOutcome string_region_matches(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[2].r == 0)
        return vm_throw(vm, NPE, "Cannot read field \"value\" because \"other\" is null");
    const Object *text = text_of(vm, arguments[0]), *other = text_of(vm, arguments[2]);
    int64_t at = arguments[1].i, from = arguments[3].i, length = arguments[4].i;
    bool inside = at >= 0 && from >= 0 && at <= (int64_t)text->length - length
                  && from <= (int64_t)other->length - length;
    result->i =
        inside && (length <= 0 || matches_at(text, (uint32_t)at, other, (uint32_t)from, (uint32_t)length));
    return NATIVE_DONE;
}

/* --- searching --- */

static bool has_code_point_at(const Object *text, uint32_t index, uint32_t point)
{
    if (point < 0x10000)
        return string_char(text, index) == point;
    uint32_t after = index;
    return text_code_point(text, &after, text->length) == point;
}

static NativeOutcome string_index_of_char(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint32_t point = (uint32_t)arguments[1].i, from = arguments[2].i < 0 ? 0 : (uint32_t)arguments[2].i;
    result->i = -1;
    if (from >= text->length || point > 0x10FFFF || (point > 0xFF && !(text->flags & OBJECT_WIDE)))
        return NATIVE_DONE;
    if (!(text->flags & OBJECT_WIDE)) {
        const uint8_t *found = memchr(text->payload + from, (int)point, text->length - from);
        result->i = found == NULL ? -1 : (int32_t)(found - text->payload);
        return NATIVE_DONE;
    }
    while (from < text->length && !has_code_point_at(text, from, point))
        from++;
    result->i = from < text->length ? (int32_t)from : -1;
    return NATIVE_DONE;
}

static NativeOutcome string_last_index_of_char(Vm *vm, Value *arguments, Value *result)
{
    const Object *text = text_of(vm, arguments[0]);
    uint32_t point = (uint32_t)arguments[1].i;
    int64_t at = arguments[2].i < (int64_t)text->length ? arguments[2].i : (int64_t)text->length - 1;
    while (at >= 0 && !has_code_point_at(text, (uint32_t)at, point))
        at--;
    result->i = (int32_t)(at >= 0 ? at : -1);
    return NATIVE_DONE;
}

int64_t text_find(const Object *text, const Object *wanted, uint32_t from)
{
    if (wanted->length > text->length)
        return -1;
    for (uint32_t i = from; i <= text->length - wanted->length; i++)
        if (wanted->length == 0
            || (string_char(text, i) == string_char(wanted, 0)
                && matches_at(text, i, wanted, 0, wanted->length)))
            return i;
    return -1;
}

static NativeOutcome string_index_of(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[1].r == 0)
        return vm_throw(vm, NPE, "Cannot read field \"value\" because \"tgtStr\" is null");
    const Object *text = text_of(vm, arguments[0]), *wanted = text_of(vm, arguments[1]);
    uint32_t from = arguments[2].i < 0 ? 0 : (uint32_t)arguments[2].i;
    if (from > text->length)
        from = text->length;
    result->i = (int32_t)text_find(text, wanted, from);
    return NATIVE_DONE;
}

static NativeOutcome string_last_index_of(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[1].r == 0)
        return vm_throw(vm, NPE, "Cannot read field \"value\" because \"tgtStr\" is null");
    const Object *text = text_of(vm, arguments[0]), *wanted = text_of(vm, arguments[1]);
    int64_t at = (int64_t)text->length - wanted->length;
    if (at > arguments[2].i)
        at = arguments[2].i;
    while (at >= 0 && !matches_at(text, (uint32_t)at, wanted, 0, wanted->length))
        at--;
    result->i = (int32_t)(at >= 0 ? at : -1);
    return NATIVE_DONE;
}

static NativeOutcome string_intern_text(Vm *vm, Value *arguments, Value *result)
{
    result->r = string_intern(vm, arguments[0].r);
    return NATIVE_DONE;
}

const NativeMethod natives_string[] = {
    {STRING, "length", "()I", string_length},
    {STRING, "isEmpty", "()Z", string_is_empty},
    {STRING, "isLatin1", "()Z", string_is_latin1},
    {STRING, "charAt", "(I)C", string_char_at},
    {STRING, "codePointAt", "(I)I", string_code_point_at},
    {STRING, "codePointBefore", "(I)I", string_code_point_before},
    {STRING, "codePointCount", "(II)I", string_code_point_count},
    {STRING, "equals", "(Ljava/lang/Object;)Z", string_equals},
    {STRING, "hashCode", "()I", string_hash_code},
    {STRING, "compareTo", "(Ljava/lang/String;)I", string_compare_to},
    {STRING, "compareFolded", "(Ljava/lang/String;)I", string_compare_folded},
    {STRING, "regionMatches", "(ILjava/lang/String;II)Z", string_region_matches},
    {STRING, "indexOf", "(II)I", string_index_of_char},
    {STRING, "lastIndexOf", "(II)I", string_last_index_of_char},
    {STRING, "indexOf", "(Ljava/lang/String;I)I", string_index_of},
    {STRING, "lastIndexOf", "(Ljava/lang/String;I)I", string_last_index_of},
    {STRING, "intern", "()Ljava/lang/String;", string_intern_text},
    {0}};
#undef STRING
