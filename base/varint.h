/* Numbers of variable length: seven bits to a byte, the low ones first, the top bit set on all but the last
 * byte; in the shortest form only, so that each number has exactly one form. */
#ifndef BASE_VARINT_H
#define BASE_VARINT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bytes.h"

void put_number(Bytes *bytes, uint64_t number);
uint64_t get_long_number(Reader *reader); /* of any length; fails on any other form */

/* The same at once for one of a byte or two, as nearly all are in a stream of states. */
static inline uint64_t get_number(Reader *reader)
{
    if (reader->length - reader->position < 2 || reader->failed)
        return get_long_number(reader);
    uint8_t first = reader->data[reader->position], second = reader->data[reader->position + 1];
    bool is_short = first < 0x80;
    if (!is_short && (second == 0 || second >= 0x80))
        return get_long_number(reader);
    reader->position += is_short ? 1 : 2;
    return is_short ? first : (first & 0x7Fu) | (uint64_t)second << 7;
}

static inline uint64_t number_of_signed(int64_t value)
{
    return (uint64_t)value << 1 ^ (uint64_t)(value >> 63);
}
static inline int64_t signed_of_number(uint64_t number)
{
    return (int64_t)(number >> 1 ^ (0 - (number & 1)));
}

#endif
