/* Floating-point numbers in decimal; see decimal.h.  C's printf and strtod round correctly, so trying
 * precisions finds the shortest text; where Java's classes up to 18 have rules of their own, the digits are
 * made one by one. */
#include "vm/natives/lang/decimal.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* d.ddd x 10^exponent, without trailing zeros */
typedef struct Decimal {
    char digits[24];
    int count, exponent;
} Decimal;

__extension__ typedef unsigned __int128 Wide;

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

/* Half-way to a neighbour, as far as a long double can tell: it may read back only because ties are rounded
 * to even. */
static bool is_near_tie(const char *text, double value, bool single)
{
    double next = single ? (double)nextafterf((float)value, INFINITY) : nextafter(value, INFINITY);
    double before = single ? (double)nextafterf((float)value, 0) : nextafter(value, 0);
    long double read = strtold(text, NULL), exact = value;
    return read == (exact + next) / 2 || read == (exact + before) / 2;
}

/* --- exact digits --- */

/* A positive number in full: `integers` digits before the point and `decimals` after it. */
enum { INTEGERS_MAX = 320, DECIMALS_MAX = 1100 };
typedef struct Digits {
    char text[INTEGERS_MAX + DECIMALS_MAX + 2];
    int count;
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

/* From about 9.4E24 to 1E26 old versions of Java may cut the last digit off where they should round it up:
 * they compare what is left plus the margin with a unit of that digit in 63 bits, in which a unit takes 62,
 * and do not notice when the sum takes 64. */
static bool is_cut_off(double value, double margin, int places, Decimal *decimal)
{
    enum { ESTIMATED = 25, BITS = 63 };
    if (estimated_exponent(value) != ESTIMATED)
        return false;
    Wide number = (Wide)value, unit = 1, scale = 1;
    decimal->exponent = 0;
    for (; number / unit >= 10; unit *= 10)
        decimal->exponent++;
    for (int place = 1; place < places; place++)
        unit /= 10;
    for (int place = 0; place < places + ESTIMATED - decimal->exponent; place++)
        scale *= 10;
    Wide left = number % unit * scale >> ESTIMATED, half = (Wide)margin * scale >> ESTIMATED,
         most = (Wide)1 << BITS;
    if (2 * (number % unit) <= unit || half >= most || left + half < most)
        return false;
    decimal->count =
        snprintf(decimal->digits, sizeof decimal->digits, "%llu", (unsigned long long)(number / unit));
    drop_trailing_zeros(decimal);
    return true;
}

/* Digit by digit, until what is written so far, or one unit more, is nearer to the value than `margin`.
 * Java's rule for powers of two, whose neighbours are not equally far away, and for subnormal numbers; two
 * digits at least where there is an exponent. */
static void digit_by_digit(double value, long double margin, int decimals, Decimal *decimal)
{
    Digits digits, margins;
    write_out(&digits, value, decimals);
    write_out(&margins, margin, decimals);
    int first = (int)strspn(digits.text, "0");
    if (estimated_exponent(value) > INTEGERS_MAX - 1 - first && sum_exceeds_unit(&digits, &margins, first))
        first--; /* begins with a 0, which rounding may make a 1 */
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
    int places = decimal->count - (decimal->digits[0] == '0');
    if (high && (!low || half > 0 || (half == 0 && odd))
        && !is_cut_off(value, (double)margin, places, decimal))
        add_one_at_end(decimal);
    drop_trailing_zeros(decimal);
}

static void shortest(double value, bool single, Decimal *decimal)
{
    int exponent, bits = single ? 24 : 53, least = single ? -148 : -1073;
    double mantissa = frexp(value, &exponent);
    int last = exponent - bits < least - 1 ? least - 1 : exponent - bits; /* place of the last bit */
    bool power_of_two = mantissa == 0.5, subnormal = exponent - bits < least - 1;
    char text[40];
    int precision = single ? 6 : 15;
    do {
        snprintf(text, sizeof text, "%.*e", precision++ - 1, value);
    } while (!reads_back(text, value, single));
    if (!power_of_two && !subnormal && !is_near_tie(text, value, single)) {
        if (!is_cut_off(value, ldexp(1, last - 1), precision - 1, decimal))
            take_apart(text, decimal);
        return;
    }
    int margin = last - (power_of_two ? 2 : 1);
    digit_by_digit(value, ldexpl(1, margin), margin < 0 ? -margin : 0, decimal);
}

/* Integers that a long holds are an old special case of Java's: all their digits count, but for those that
 * the last bit of the number cannot tell apart.  false: the value is none of them. */
static bool whole(double value, bool single, Decimal *decimal)
{
    int bits = single ? 24 : 53, exponent;
    frexp(value, &exponent);
    exponent--; /* value is 1.xxx times two to this */
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

static size_t put_decimal(char *out, const Decimal *decimal)
{
    char *start = out;
    int exponent = decimal->exponent;
    bool plain = exponent >= -3 && exponent < 7;
    int point = plain ? exponent + 1 : 1; /* digits before the point */
    out = put_digits(out, decimal, point <= 0 ? point - 1 : 0, point);
    *out++ = '.';
    out = put_digits(out, decimal, point, decimal->count > point ? decimal->count : point + 1);
    if (!plain)
        out += sprintf(out, "E%d", exponent);
    return (size_t)(out - start);
}

/* The rule since Java 19: the fewest digits that read back, two at least, and of those the nearest to the
 * value. */
static void fewest_digits(double value, bool single, Decimal *decimal)
{
    char text[40];
    int precision = 2;
    do {
        snprintf(text, sizeof text, "%.*e", precision++ - 1, value);
    } while (!reads_back(text, value, single));
    take_apart(text, decimal);
}

size_t decimal_text(double value, bool single, int java, char *out)
{
    Decimal decimal;
    if (java >= 19)
        fewest_digits(value, single, &decimal);
    else if (!whole(value, single, &decimal))
        shortest(value, single, &decimal);
    return put_decimal(out, &decimal);
}
