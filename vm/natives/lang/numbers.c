/* Natives of java.lang.Integer and java.lang.Long: text, bits, unsigned division. */
#include <stdio.h>

#include "vm/memory/native.h"

static NativeOutcome text(Vm *vm, const char *characters, size_t length, Value *result)
{
    result->r = vm_new_string_latin1(vm, (const uint8_t *)characters, (uint32_t)length);
    return result->r == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

/* Digits from the last to the first; a radix that Java does not have stands for 10. */
static NativeOutcome number_text(Vm *vm, uint64_t value, bool negative, int32_t radix, Value *result)
{
    char buffer[65];
    size_t at = sizeof buffer;
    uint64_t base = radix < 2 || radix > 36 ? 10 : (uint64_t)radix;
    do {
        buffer[--at] = "0123456789abcdefghijklmnopqrstuvwxyz"[value % base];
        value /= base;
    } while (value != 0);
    if (negative)
        buffer[--at] = '-';
    return text(vm, buffer + at, sizeof buffer - at, result);
}

static NativeOutcome signed_text(Vm *vm, int64_t value, int32_t radix, Value *result)
{
    return number_text(vm, value < 0 ? 0 - (uint64_t)value : (uint64_t)value, value < 0, radix, result);
}

static NativeOutcome integer_to_string(Vm *vm, Value *arguments, Value *result)
{
    return signed_text(vm, arguments[0].i, 10, result);
}

static NativeOutcome long_to_string(Vm *vm, Value *arguments, Value *result)
{
    return signed_text(vm, arguments[0].j, 10, result);
}

static NativeOutcome long_to_string_radix(Vm *vm, Value *arguments, Value *result)
{
    return signed_text(vm, arguments[0].j, arguments[2].i, result);
}

static NativeOutcome long_to_unsigned_string(Vm *vm, Value *arguments, Value *result)
{
    return number_text(vm, (uint64_t)arguments[0].j, false, arguments[2].i, result);
}

/* --- bits --- */

static uint64_t reversed(uint64_t value, int bits)
{
    uint64_t result = 0;
    for (int i = 0; i < bits; i++, value >>= 1)
        result = result << 1 | (value & 1);
    return result;
}

static NativeOutcome integer_leading_zeros(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = arguments[0].i == 0 ? 32 : __builtin_clz((uint32_t)arguments[0].i);
    return NATIVE_DONE;
}

static NativeOutcome integer_trailing_zeros(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = arguments[0].i == 0 ? 32 : __builtin_ctz((uint32_t)arguments[0].i);
    return NATIVE_DONE;
}

static NativeOutcome integer_bit_count(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = __builtin_popcount((uint32_t)arguments[0].i);
    return NATIVE_DONE;
}

static NativeOutcome integer_reverse(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = (int32_t)reversed((uint32_t)arguments[0].i, 32);
    return NATIVE_DONE;
}

static NativeOutcome integer_reverse_bytes(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = (int32_t)__builtin_bswap32((uint32_t)arguments[0].i);
    return NATIVE_DONE;
}

static NativeOutcome long_leading_zeros(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = arguments[0].j == 0 ? 64 : __builtin_clzll((uint64_t)arguments[0].j);
    return NATIVE_DONE;
}

static NativeOutcome long_trailing_zeros(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = arguments[0].j == 0 ? 64 : __builtin_ctzll((uint64_t)arguments[0].j);
    return NATIVE_DONE;
}

static NativeOutcome long_bit_count(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = __builtin_popcountll((uint64_t)arguments[0].j);
    return NATIVE_DONE;
}

static NativeOutcome long_reverse(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->j = (int64_t)reversed((uint64_t)arguments[0].j, 64);
    return NATIVE_DONE;
}

static NativeOutcome long_reverse_bytes(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->j = (int64_t)__builtin_bswap64((uint64_t)arguments[0].j);
    return NATIVE_DONE;
}

static NativeOutcome long_divide_unsigned(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[2].j == 0)
        return vm_throw(vm, "java/lang/ArithmeticException", "/ by zero");
    result->j = (int64_t)((uint64_t)arguments[0].j / (uint64_t)arguments[2].j);
    return NATIVE_DONE;
}

static NativeOutcome long_remainder_unsigned(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[2].j == 0)
        return vm_throw(vm, "java/lang/ArithmeticException", "/ by zero");
    result->j = (int64_t)((uint64_t)arguments[0].j % (uint64_t)arguments[2].j);
    return NATIVE_DONE;
}

/* An element of an array that no one writes any more: not a step of its own for the checker. */
static NativeOutcome constants_at(Vm *vm, Value *arguments, Value *result)
{
    result->r = ELEMENT(const Ref, vm_object(vm, arguments[0].r), arguments[1].i);
    return NATIVE_DONE;
}

#define INTEGER "java/lang/Integer"
#define LONG    "java/lang/Long"
#define TEXT    "Ljava/lang/String;"

const NativeMethod natives_numbers[] = {
    {INTEGER, "toString", "(I)" TEXT, integer_to_string},
    {INTEGER, "numberOfLeadingZeros", "(I)I", integer_leading_zeros},
    {INTEGER, "numberOfTrailingZeros", "(I)I", integer_trailing_zeros},
    {INTEGER, "bitCount", "(I)I", integer_bit_count},
    {INTEGER, "reverse", "(I)I", integer_reverse},
    {INTEGER, "reverseBytes", "(I)I", integer_reverse_bytes},
    {LONG, "toString", "(J)" TEXT, long_to_string},
    {LONG, "toString", "(JI)" TEXT, long_to_string_radix},
    {LONG, "toUnsignedString", "(JI)" TEXT, long_to_unsigned_string},
    {LONG, "numberOfLeadingZeros", "(J)I", long_leading_zeros},
    {LONG, "numberOfTrailingZeros", "(J)I", long_trailing_zeros},
    {LONG, "bitCount", "(J)I", long_bit_count},
    {LONG, "reverse", "(J)J", long_reverse},
    {LONG, "reverseBytes", "(J)J", long_reverse_bytes},
    {LONG, "divideUnsigned", "(JJ)J", long_divide_unsigned},
    {LONG, "remainderUnsigned", "(JJ)J", long_remainder_unsigned},
    {"clew/internal/Constants", "at", "([Ljava/lang/Object;I)Ljava/lang/Object;", constants_at},
    {0}};
#undef INTEGER
#undef LONG
#undef TEXT
