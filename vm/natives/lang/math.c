/* Natives of java.lang.Math: functions that the C library and the processor do better than bytecode. */
#include <math.h>

#include "vm/memory/native.h"

#define OF_ONE(name, function)                                         \
    static NativeOutcome name(Vm *vm, Value *arguments, Value *result) \
    {                                                                  \
        (void)vm;                                                      \
        result->d = function(arguments[0].d);                          \
        return NATIVE_DONE;                                            \
    }

#define OF_TWO(name, function)                                         \
    static NativeOutcome name(Vm *vm, Value *arguments, Value *result) \
    {                                                                  \
        (void)vm;                                                      \
        result->d = function(arguments[0].d, arguments[2].d);          \
        return NATIVE_DONE;                                            \
    }

/* With bits to spare, so that rounding gives the nearest double, as the JDK's own nearly always do. */
#define OF_ONE_LONG(name, function)                                    \
    static NativeOutcome name(Vm *vm, Value *arguments, Value *result) \
    {                                                                  \
        (void)vm;                                                      \
        result->d = (double)function((long double)arguments[0].d);     \
        return NATIVE_DONE;                                            \
    }

OF_ONE_LONG(math_sin, sinl)
OF_ONE_LONG(math_cos, cosl)
OF_ONE_LONG(math_tan, tanl)
OF_ONE_LONG(math_exp, expl)
OF_ONE_LONG(math_log10, log10l)
OF_ONE(math_log, log)
OF_ONE(math_sqrt, sqrt)
OF_ONE_LONG(math_cbrt, cbrtl)
OF_ONE(math_ceil, ceil)
OF_ONE(math_floor, floor)
OF_ONE(math_rint, rint)
OF_TWO(math_hypot, hypot)
OF_TWO(math_remainder, remainder)
OF_TWO(math_copy_sign, copysign)
OF_TWO(math_next_after, nextafter)

/* C gives 1 for 1 to any power and for -1 to an infinite one; Java gives NaN where the exponent is NaN or
 * infinite. */
static NativeOutcome math_pow(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    double base = arguments[0].d, exponent = arguments[2].d;
    bool undefined = isnan(exponent) || (isinf(exponent) && fabs(base) == 1);
    result->d = undefined ? NAN : pow(base, exponent);
    return NATIVE_DONE;
}

static NativeOutcome math_fma(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->d = fma(arguments[0].d, arguments[2].d, arguments[4].d);
    return NATIVE_DONE;
}

static NativeOutcome math_fma_float(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->f = fmaf(arguments[0].f, arguments[1].f, arguments[2].f);
    return NATIVE_DONE;
}

static NativeOutcome math_copy_sign_float(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->f = copysignf(arguments[0].f, arguments[1].f);
    return NATIVE_DONE;
}

/* The direction is a double: a float next to it need not be beyond it. */
static NativeOutcome math_next_after_float(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    float start = arguments[0].f;
    double direction = arguments[1].d;
    if (isnan(start) || isnan(direction))
        result->f = NAN;
    else if ((double)start == direction)
        result->f = (float)direction;
    else
        result->f = nextafterf(start, direction > (double)start ? INFINITY : -INFINITY);
    return NATIVE_DONE;
}

static NativeOutcome math_exponent(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = (int32_t)(arguments[0].j >> 52 & 0x7FF) - 1023;
    return NATIVE_DONE;
}

static NativeOutcome math_exponent_float(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->i = (arguments[0].i >> 23 & 0xFF) - 127;
    return NATIVE_DONE;
}

static NativeOutcome math_scalb(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->d = scalbn(arguments[0].d, arguments[2].i);
    return NATIVE_DONE;
}

static NativeOutcome math_scalb_float(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->f = scalbnf(arguments[0].f, arguments[1].i);
    return NATIVE_DONE;
}

/* The upper half of a product of 128 bits, from four products of 64. */
static uint64_t multiply_high(uint64_t a, uint64_t b)
{
    uint64_t a_low = a & 0xFFFFFFFF, a_high = a >> 32, b_low = b & 0xFFFFFFFF, b_high = b >> 32;
    uint64_t middle = a_high * b_low + (a_low * b_low >> 32);
    uint64_t other = a_low * b_high + (middle & 0xFFFFFFFF);
    return a_high * b_high + (middle >> 32) + (other >> 32);
}

static NativeOutcome math_multiply_high_unsigned(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->j = (int64_t)multiply_high((uint64_t)arguments[0].j, (uint64_t)arguments[2].j);
    return NATIVE_DONE;
}

static NativeOutcome math_multiply_high(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    int64_t a = arguments[0].j, b = arguments[2].j;
    uint64_t high = multiply_high((uint64_t)a, (uint64_t)b);
    result->j = (int64_t)(high - (a < 0 ? (uint64_t)b : 0) - (b < 0 ? (uint64_t)a : 0));
    return NATIVE_DONE;
}

#define MATH "java/lang/Math"

const NativeMethod natives_math[] = {{MATH, "sin", "(D)D", math_sin},
                                     {MATH, "cos", "(D)D", math_cos},
                                     {MATH, "tan", "(D)D", math_tan},
                                     {MATH, "exp", "(D)D", math_exp},
                                     {MATH, "log", "(D)D", math_log},
                                     {MATH, "log10", "(D)D", math_log10},
                                     {MATH, "sqrt", "(D)D", math_sqrt},
                                     {MATH, "plainCbrt", "(D)D", math_cbrt},
                                     {MATH, "ceil", "(D)D", math_ceil},
                                     {MATH, "floor", "(D)D", math_floor},
                                     {MATH, "rint", "(D)D", math_rint},
                                     {MATH, "pow", "(DD)D", math_pow},
                                     {MATH, "plainHypot", "(DD)D", math_hypot},
                                     {MATH, "IEEEremainder", "(DD)D", math_remainder},
                                     {MATH, "fma", "(DDD)D", math_fma},
                                     {MATH, "fma", "(FFF)F", math_fma_float},
                                     {MATH, "copySign", "(DD)D", math_copy_sign},
                                     {MATH, "copySign", "(FF)F", math_copy_sign_float},
                                     {MATH, "nextAfter", "(DD)D", math_next_after},
                                     {MATH, "nextAfter", "(FD)F", math_next_after_float},
                                     {MATH, "getExponent", "(D)I", math_exponent},
                                     {MATH, "getExponent", "(F)I", math_exponent_float},
                                     {MATH, "scalb", "(DI)D", math_scalb},
                                     {MATH, "scalb", "(FI)F", math_scalb_float},
                                     {MATH, "multiplyHigh", "(JJ)J", math_multiply_high},
                                     {MATH, "unsignedMultiplyHigh", "(JJ)J", math_multiply_high_unsigned},
                                     {0}};
#undef MATH
#undef OF_ONE
#undef OF_TWO
#undef OF_ONE_LONG
