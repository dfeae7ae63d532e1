/* References, and the value in a slot of a frame or of the operand stack. */
#ifndef VM_VALUE_H
#define VM_VALUE_H

#include <stdint.h>

/* A reference is the number of a heap slot; 0 is null. */
typedef uint32_t Ref;

/* One slot.  A long or double lies in the first of its two slots; the second is unused.
 * boolean, byte, char and short are ints, as in the JVM. */
typedef union Value {
    int32_t i;
    int64_t j;
    float f;
    double d;
    Ref r;
    uint64_t bits;
} Value;

#endif
