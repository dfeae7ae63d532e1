/* Natives of java.lang.Double and java.lang.Float: parsing, printing, bits. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vm/memory/machine.h"
#include "vm/memory/strings.h"
#include "vm/natives/lang/decimal.h"
#include "vm/natives/text.h"

#define DOUBLE "java/lang/Double"
#define FLOAT  "java/lang/Float"
#define TEXT   "Ljava/lang/String;"

static NativeOutcome latin1(Vm *vm, const char *text, size_t length, Value *result)
{
    result->r = vm_new_string_latin1(vm, (const uint8_t *)text, (uint32_t)length);
    return result->r == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

static NativeOutcome to_string(Vm *vm, double value, bool single, Value *result)
{
    char text[DECIMAL_TEXT_MAX + 1];
    size_t length = 0;
    if (isnan(value))
        return latin1(vm, "NaN", 3, result);
    if (signbit(value))
        text[length++] = '-';
    value = fabs(value);
    if (isinf(value) || value == 0)
        return latin1(vm, text, length + (size_t)sprintf(text + length, isinf(value) ? "Infinity" : "0.0"),
                      result);
    length += decimal_text(value, single, vm->options.java, text + length);
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
        return latin1(vm, text,
                      (size_t)sprintf(text, "%s%s", isnan(value) ? "" : sign,
                                      isnan(value)   ? "NaN"
                                      : isinf(value) ? "Infinity"
                                                     : "0x0.0p0"),
                      result);
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

/* --- from text --- */

static bool is_digit(char c, bool hexadecimal)
{
    return (c >= '0' && c <= '9') || (hexadecimal && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
}

typedef enum Syntax { SYNTAX_GOOD, SYNTAX_BAD, SYNTAX_POINTS } Syntax;

/* Sign, digits with a point, exponent (which hexadecimal numbers must have), and perhaps f or d at the end.
 */
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

/* The message of a text that is no number; NULL when it is one. */
static Ref complaint(Vm *vm, const char *number)
{
    Syntax syntax = check_number(number);
    if (*number == '\0')
        return vm_new_string(vm, "empty String");
    if (syntax == SYNTAX_POINTS)
        return vm_new_string(vm, "multiple points");
    if (syntax == SYNTAX_GOOD)
        return 0;
    Bytes text = {0};
    bytes_format(&text, "For input string: \"%s\"", number);
    bytes_add_u1(&text, 0);
    Ref message = string_from_utf8(vm, (const char *)text.data);
    bytes_free(&text);
    return message;
}

static NativeOutcome double_parse(Vm *vm, Value *arguments, Value *result)
{
    char *text = arguments[0].r == 0 ? NULL : vm_string_utf8(vm, arguments[0].r),
         *number = text == NULL ? NULL : trimmed(text);
    Ref message = text == NULL ? 0 : complaint(vm, number);
    bool good = text != NULL && message == 0;
    if (good)
        result->d = strtod(number, NULL);
    free(text);
    return good ? NATIVE_DONE
                : enter_method(vm, DOUBLE, "parseDouble", "(" TEXT TEXT ")D",
                               (Value[]){arguments[0], {.r = message}});
}

static NativeOutcome float_parse(Vm *vm, Value *arguments, Value *result)
{
    char *text = arguments[0].r == 0 ? NULL : vm_string_utf8(vm, arguments[0].r),
         *number = text == NULL ? NULL : trimmed(text);
    Ref message = text == NULL ? 0 : complaint(vm, number);
    bool good = text != NULL && message == 0;
    if (good)
        result->f = strtof(number, NULL);
    free(text);
    return good ? NATIVE_DONE
                : enter_method(vm, FLOAT, "parseFloat", "(" TEXT TEXT ")F",
                               (Value[]){arguments[0], {.r = message}});
}

/* --- bits --- */

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
    float size = exponent == 0   ? ldexpf((float)fraction, -24)
                 : exponent < 31 ? ldexpf((float)(fraction | 0x400), (int)exponent - 25)
                 : fraction == 0 ? INFINITY
                                 : NAN;
    result->f = half & 0x8000 ? -size : size;
    return NATIVE_DONE;
}

/* Scaled so that one unit is the last bit of the half, rounded to even there; rounding may carry into the
 * exponent. */
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

const NativeMethod natives_floats[] = {{DOUBLE, "toString", "(D)" TEXT, double_to_string},
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
                                       {0}};
#undef DOUBLE
#undef FLOAT
#undef TEXT
