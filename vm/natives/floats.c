/* java.lang.Double and java.lang.Float: text in both directions, bits.
 *
 * To text: the shortest decimal that reads back as the same number, in Java's form (at least one digit on each side of the point,
 * an exponent outside of 0.001 to 10,000,000).  C's printf and strtod round correctly, so trying precisions finds it; where Java's
 * classes up to 18 have rules of their own, the digits are made one by one. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/natives/text.h"
#include "vm/state.h"

/* d.ddd x 10^exponent, without trailing zeros */
typedef struct Decimal {
    char digits[24];
    int  count, exponent;
} Decimal;

static void drop_trailing_zeros(Decimal *decimal)
{
    while (decimal->count > 1 && decimal->digits[decimal->count - 1] == '0')
        decimal->count--;
}

/* Reads "d.ddde+xx". */
static void take_apart(const char *scientific, Decimal *decimal)
{
    decimal->count = 0;
    const char *c = scientific;
    for (; *c != 'e'; c++)
        if (*c != '.')
            decimal->digits[decimal->count++] = *c;
    decimal->exponent = atoi(c + 1);
    drop_trailing_zeros(decimal);
}

static bool reads_back(const char *text, double value, bool single)
{
    return single ? strtof(text, NULL) == (float)value : strtod(text, NULL) == value;
}

/* Half-way to a neighbour, as far as a long double can tell: it may read back only because ties are rounded to even. */
static bool is_near_tie(const char *text, double value, bool single)
{
    double next = single ? (double)nextafterf((float)value, INFINITY) : nextafter(value, INFINITY);
    double before = single ? (double)nextafterf((float)value, 0) : nextafter(value, 0);
    long double read = strtold(text, NULL), exact = value;
    return read == (exact + next) / 2 || read == (exact + before) / 2;
}

/* --- exact digits --------------------------------------------------------------------------------------------------- */

/* A positive number in full: `integers` digits before the point and `decimals` after it. */
enum { INTEGERS_MAX = 320, DECIMALS_MAX = 1100 };
typedef struct Digits {
    char text[INTEGERS_MAX + DECIMALS_MAX + 2];
    int  count;
} Digits;

static void write_out(Digits *digits, long double value, int decimals)
{
    int width = INTEGERS_MAX + decimals + (decimals > 0);
    int length = snprintf(digits->text, sizeof digits->text, "%0*.*Lf", width, decimals, value);
    char *point = strchr(digits->text, '.');
    if (point != NULL)
        memmove(point, point + 1, (size_t)(digits->text + length - point));
    digits->count = INTEGERS_MAX + decimals;
}

/* Is what comes from `from` on in a, plus b, more than one unit of the digit before? */
static bool sum_exceeds_unit(const Digits *a, const Digits *b, int from)
{
    int carry = 0;
    bool rest = false;
    for (int i = a->count - 1; i >= from; i--) {
        int sum = a->text[i] - '0' + b->text[i] - '0' + carry;
        rest |= sum % 10 != 0;
        carry = sum / 10;
    }
    int units = b->text[from - 1] - '0' + carry;
    for (int i = 0; i < from - 1; i++)
        units += b->text[i] != '0' ? 10 : 0;
    return units > 1 || (units == 1 && rest);
}

static bool rest_is_less(const Digits *a, const Digits *b, int from)
{
    for (int i = 0; i < from; i++)
        if (b->text[i] != '0')
            return true;
    return memcmp(a->text + from, b->text + from, (size_t)(a->count - from)) < 0;
}

/* How the rest from `from` on compares with half a unit of the digit before. */
static int compare_with_half(const Digits *digits, int from)
{
    if (digits->text[from] != '5')
        return digits->text[from] - '5';
    for (int i = from + 1; i < digits->count; i++)
        if (digits->text[i] != '0')
            return 1;
    return 0;
}

static void add_one_at_end(Decimal *decimal)
{
    int last = decimal->count - 1;
    while (last >= 0 && decimal->digits[last] == '9')
        decimal->digits[last--] = '0';
    if (last >= 0) {
        decimal->digits[last]++;
    } else {
        decimal->digits[0] = '1';
        decimal->exponent++;
    }
}

/* The power of ten of the first digit, by the line that touches log10 at 1.5: at times one too many. */
static int estimated_exponent(double value)
{
    int exponent;
    double mantissa = 2 * frexp(value, &exponent);
    return (int)floor((mantissa - 1.5) * 0.289529654 + 0.176091259 + (exponent - 1) * 0.301029995663981);
}

/* Digit by digit, until what is written so far, or one unit more, is nearer to the value than `margin`.  Java's rule for powers
 * of two, whose neighbours are not equally far away, and for subnormal numbers; two digits at least where there is an exponent. */
static void digit_by_digit(double value, long double margin, int decimals, Decimal *decimal)
{
    Digits digits, margins;
    write_out(&digits, value, decimals);
    write_out(&margins, margin, decimals);
    int first = (int)strspn(digits.text, "0");
    if (estimated_exponent(value) > INTEGERS_MAX - 1 - first && sum_exceeds_unit(&digits, &margins, first))
        first--;                                                /* begins with a 0, which rounding may make a 1 */
    decimal->exponent = INTEGERS_MAX - 1 - first;
    bool low = false, high = false;
    int least = decimal->exponent < -3 || decimal->exponent >= 8 ? 2 : 1;
    for (decimal->count = 0; decimal->count < least || (!low && !high);) {
        decimal->digits[decimal->count] = digits.text[first + decimal->count];
        decimal->count++;
        low = rest_is_less(&digits, &margins, first + decimal->count);
        high = sum_exceeds_unit(&digits, &margins, first + decimal->count);
    }
    int half = compare_with_half(&digits, first + decimal->count);
    bool odd = (decimal->digits[decimal->count - 1] - '0') % 2 != 0;
    if (high && (!low || half > 0 || (half == 0 && odd)))
        add_one_at_end(decimal);
    drop_trailing_zeros(decimal);
}

static void shortest(double value, bool single, Decimal *decimal)
{
    int exponent, bits = single ? 24 : 53, least = single ? -148 : -1073;
    double mantissa = frexp(value, &exponent);
    int last = exponent - bits < least - 1 ? least - 1 : exponent - bits;          /* place of the last bit */
    bool power_of_two = mantissa == 0.5, subnormal = exponent - bits < least - 1;
    char text[40];
    int precision = single ? 6 : 15;
    do {
        snprintf(text, sizeof text, "%.*e", precision++ - 1, value);
    } while (!reads_back(text, value, single));
    if (!power_of_two && !subnormal && !is_near_tie(text, value, single)) {
        take_apart(text, decimal);
        return;
    }
    int margin = last - (power_of_two ? 2 : 1);
    digit_by_digit(value, ldexpl(1, margin), margin < 0 ? -margin : 0, decimal);
}

/* Integers that a long holds are an old special case of Java's: all their digits count, but for those that the
 * last bit of the number cannot tell apart.  false: the value is none of them. */
static bool whole(double value, bool single, Decimal *decimal)
{
    int bits = single ? 24 : 53, exponent;
    frexp(value, &exponent);
    exponent--;                                                        /* value is 1.xxx times two to this */
    if (exponent < bits || exponent > 62)
        return false;
    uint64_t number = (uint64_t)value, unit = 1;
    int unknown = exponent - bits - 1, dropped = unknown > 1 ? (int)(unknown * 0.30103) : 0;
    for (int i = 0; i < dropped; i++)
        unit *= 10;
    uint64_t rest = number % unit;
    number = number / unit + (dropped > 0 && rest >= unit / 2);
    decimal->count = snprintf(decimal->digits, sizeof decimal->digits, "%llu", (unsigned long long)number);
    decimal->exponent = decimal->count - 1 + dropped;
    drop_trailing_zeros(decimal);
    return true;
}

static char *put_digits(char *out, const Decimal *decimal, int from, int to)
{
    for (int i = from; i < to; i++)
        *out++ = i >= 0 && i < decimal->count ? decimal->digits[i] : '0';
    return out;
}

/* At most 40 characters. */
static size_t put_decimal(char *out, const Decimal *decimal)
{
    char *start = out;
    int exponent = decimal->exponent;
    bool plain = exponent >= -3 && exponent < 7;
    int point = plain ? exponent + 1 : 1;                              /* digits before the point */
    out = put_digits(out, decimal, point <= 0 ? point - 1 : 0, point);
    *out++ = '.';
    out = put_digits(out, decimal, point, decimal->count > point ? decimal->count : point + 1);
    if (!plain)
        out += sprintf(out, "E%d", exponent);
    return (size_t)(out - start);
}

static NativeOutcome latin1(Vm *vm, const char *text, size_t length, Value *result)
{
    result->r = vm_new_string_latin1(vm, (const uint8_t *)text, (uint32_t)length);
    return result->r == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

static NativeOutcome to_string(Vm *vm, double value, bool single, Value *result)
{
    char text[48];
    size_t length = 0;
    if (isnan(value))
        return latin1(vm, "NaN", 3, result);
    if (signbit(value))
        text[length++] = '-';
    value = fabs(value);
    if (isinf(value) || value == 0)
        return latin1(vm, text, length + (size_t)sprintf(text + length, isinf(value) ? "Infinity" : "0.0"), result);
    Decimal decimal;
    if (!whole(value, single, &decimal))
        shortest(value, single, &decimal);
    length += put_decimal(text + length, &decimal);
    return latin1(vm, text, length, result);
}

static NativeOutcome double_to_string(Vm *vm, Value *arguments, Value *result)
{
    return to_string(vm, arguments[0].d, false, result);
}

static NativeOutcome float_to_string(Vm *vm, Value *arguments, Value *result)
{
    return to_string(vm, (double)arguments[0].f, true, result);
}

/* Hexadecimal: 0x1.8p3; `digits` of fraction, subnormal numbers with the least normal exponent. */
static NativeOutcome to_hex_string(Vm *vm, double value, int digits, int least, Value *result)
{
    char text[40];
    const char *sign = signbit(value) ? "-" : "";
    double size = fabs(value);
    if (isnan(value) || isinf(value) || value == 0)
        return latin1(vm, text, (size_t)sprintf(text, "%s%s", isnan(value) ? "" : sign,
                                                isnan(value) ? "NaN" : isinf(value) ? "Infinity" : "0x0.0p0"), result);
    int exponent;
    frexp(size, &exponent);
    exponent = exponent - 1 < least ? least : exponent - 1;
    double mantissa = ldexp(size, -exponent);
    uint64_t fraction = (uint64_t)ldexp(mantissa - floor(mantissa), 4 * digits);
    int length = sprintf(text, "%s0x%d.%0*llx", sign, (int)mantissa, digits, (unsigned long long)fraction);
    while (text[length - 1] == '0' && text[length - 2] != '.')
        length--;
    length += sprintf(text + length, "p%d", exponent);
    return latin1(vm, text, (size_t)length, result);
}

static NativeOutcome double_to_hex_string(Vm *vm, Value *arguments, Value *result)
{
    return to_hex_string(vm, arguments[0].d, 13, -1022, result);
}

static NativeOutcome float_to_hex_string(Vm *vm, Value *arguments, Value *result)
{
    return to_hex_string(vm, (double)arguments[0].f, 6, -126, result);
}

/* --- from text ------------------------------------------------------------------------------------------------------- */

static bool is_digit(char c, bool hexadecimal)
{
    return (c >= '0' && c <= '9') || (hexadecimal && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
}

typedef enum Syntax { SYNTAX_GOOD, SYNTAX_BAD, SYNTAX_POINTS } Syntax;

/* Sign, digits with a point, exponent (which hexadecimal numbers must have), and perhaps f or d at the end. */
static Syntax check_number(const char *c)
{
    c += *c == '+' || *c == '-';
    if (strcmp(c, "NaN") == 0 || strcmp(c, "Infinity") == 0)
        return SYNTAX_GOOD;
    bool hexadecimal = c[0] == '0' && (c[1] == 'x' || c[1] == 'X');
    c += hexadecimal ? 2 : 0;
    int digits = 0, points = 0;
    for (; is_digit(*c, hexadecimal) || *c == '.'; c++) {
        points += *c == '.';
        digits += *c != '.';
        if (points > 1)
            return hexadecimal ? SYNTAX_BAD : SYNTAX_POINTS;
    }
    bool exponent = hexadecimal ? *c == 'p' || *c == 'P' : *c == 'e' || *c == 'E';
    if (digits == 0 || (hexadecimal && !exponent))
        return SYNTAX_BAD;
    if (exponent) {
        c++;
        c += *c == '+' || *c == '-';
        if (!is_digit(*c, false))
            return SYNTAX_BAD;
        while (is_digit(*c, false))
            c++;
    }
    c += *c == 'f' || *c == 'F' || *c == 'd' || *c == 'D';
    return *c == '\0' ? SYNTAX_GOOD : SYNTAX_BAD;
}

/* Cuts blanks and controls off both ends. */
static char *trimmed(char *text)
{
    while (*text != '\0' && (uint8_t)*text <= ' ')
        text++;
    size_t length = strlen(text);
    while (length > 0 && (uint8_t)text[length - 1] <= ' ')
        text[--length] = '\0';
    return text;
}

#define NUMBER_FORMAT "java/lang/NumberFormatException"

static NativeOutcome parse(Vm *vm, Ref string, bool single, double *value)
{
    if (string == 0)
        return vm_throw(vm, NPE, "Cannot invoke \"String.trim()\" because \"in\" is null");
    char *text = vm_string_utf8(vm, string), *number = trimmed(text);
    NativeOutcome outcome = NATIVE_DONE;
    Syntax syntax = check_number(number);
    if (*number == '\0')
        outcome = vm_throw(vm, NUMBER_FORMAT, "empty String");
    else if (syntax == SYNTAX_POINTS)
        outcome = vm_throw(vm, NUMBER_FORMAT, "multiple points");
    else if (syntax == SYNTAX_BAD)
        outcome = vm_throw(vm, NUMBER_FORMAT, "For input string: \"%s\"", number);
    else
        *value = single ? (double)strtof(number, NULL) : strtod(number, NULL);
    free(text);
    return outcome;
}

static NativeOutcome double_parse(Vm *vm, Value *arguments, Value *result)
{
    return parse(vm, arguments[0].r, false, &result->d);
}

static NativeOutcome float_parse(Vm *vm, Value *arguments, Value *result)
{
    double value = 0;
    NativeOutcome outcome = parse(vm, arguments[0].r, true, &value);
    result->f = (float)value;
    return outcome;
}

/* --- bits -------------------------------------------------------------------------------------------------------------- */

static NativeOutcome same_bits_64(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->j = arguments[0].j;
    return NATIVE_DONE;
}

static NativeOutcome same_bits_32(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = arguments[0].i;
    return NATIVE_DONE;
}

static NativeOutcome float_of_half(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    uint32_t half = (uint16_t)arguments[0].i, exponent = half >> 10 & 0x1F, fraction = half & 0x3FF;
    float size = exponent == 0 ? ldexpf((float)fraction, -24) : exponent < 31 ? ldexpf((float)(fraction | 0x400), (int)exponent - 25)
        : fraction == 0 ? INFINITY : NAN;
    result->f = half & 0x8000 ? -size : size;
    return NATIVE_DONE;
}

/* Scaled so that one unit is the last bit of the half, rounded to even there; rounding may carry into the exponent. */
static NativeOutcome half_of_float(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    float value = arguments[0].f, size = fabsf(value);
    uint32_t half;
    if (isnan(value)) {
        half = 0x7E00;
    } else if (size >= 65520.0f) {
        half = 0x7C00;
    } else {
        int exponent;
        frexpf(size, &exponent);
        int scale = exponent - 1 < -14 ? -14 : exponent - 1;
        half = (uint32_t)rintf(ldexpf(size, 10 - scale)) + ((uint32_t)(scale + 14) << 10);
    }
    result->i = (int16_t)(half | (signbit(value) ? 0x8000 : 0));
    return NATIVE_DONE;
}

#define DOUBLE "java/lang/Double"
#define FLOAT  "java/lang/Float"
#define TEXT   "Ljava/lang/String;"

const NativeMethod natives_floats[] = {
    {DOUBLE, "toString", "(D)" TEXT, double_to_string},
    {DOUBLE, "toHexString", "(D)" TEXT, double_to_hex_string},
    {DOUBLE, "parseDouble", "(" TEXT ")D", double_parse},
    {DOUBLE, "doubleToRawLongBits", "(D)J", same_bits_64},
    {DOUBLE, "longBitsToDouble", "(J)D", same_bits_64},
    {FLOAT, "toString", "(F)" TEXT, float_to_string},
    {FLOAT, "toHexString", "(F)" TEXT, float_to_hex_string},
    {FLOAT, "parseFloat", "(" TEXT ")F", float_parse},
    {FLOAT, "floatToRawIntBits", "(F)I", same_bits_32},
    {FLOAT, "intBitsToFloat", "(I)F", same_bits_32},
    {FLOAT, "float16ToFloat", "(S)F", float_of_half},
    {FLOAT, "floatToFloat16", "(F)S", half_of_float},
    {0}
};
#undef DOUBLE
#undef FLOAT
#undef TEXT
#undef NUMBER_FORMAT
