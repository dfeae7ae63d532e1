/* Appending to a growing buffer, and reading big-endian numbers from a bounded one. */
#include "base/bytes.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

void bytes_reserve(Bytes *bytes, size_t more)
{
    if (bytes->capacity - bytes->length >= more)
        return;
    size_t capacity = bytes->capacity ? bytes->capacity : 64;
    while (capacity - bytes->length < more)
        capacity *= 2;
    bytes->data = memory_resize(bytes->data, capacity);
    bytes->capacity = capacity;
}

void bytes_add(Bytes *bytes, const void *data, size_t length)
{
    if (length == 0)
        return;
    bytes_reserve(bytes, length);
    memcpy(bytes->data + bytes->length, data, length);
    bytes->length += length;
}

void bytes_add_text(Bytes *bytes, const char *text) { bytes_add(bytes, text, strlen(text)); }

void bytes_format(Bytes *bytes, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    bytes_reserve(bytes, (size_t)length + 1);
    vsnprintf((char *)bytes->data + bytes->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    bytes->length += (size_t)length;
}

void bytes_add_u1(Bytes *bytes, unsigned value)
{
    uint8_t byte = (uint8_t)value;
    bytes_add(bytes, &byte, 1);
}

void bytes_add_u2(Bytes *bytes, unsigned value)
{
    uint8_t data[2] = {(uint8_t)(value >> 8), (uint8_t)value};
    bytes_add(bytes, data, 2);
}

void bytes_add_u4(Bytes *bytes, uint32_t value)
{
    uint8_t data[4] = {(uint8_t)(value >> 24), (uint8_t)(value >> 16), (uint8_t)(value >> 8), (uint8_t)value};
    bytes_add(bytes, data, 4);
}

void bytes_add_u8(Bytes *bytes, uint64_t value)
{
    bytes_add_u4(bytes, (uint32_t)(value >> 32));
    bytes_add_u4(bytes, (uint32_t)value);
}

void bytes_add_f8(Bytes *bytes, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    bytes_add_u8(bytes, bits);
}

void bytes_add_packed(Bytes *bytes, uint64_t number)
{
    for (; number >= 0x80; number >>= 7)
        bytes_add_u1(bytes, (unsigned)(number & 0x7F) | 0x80);
    bytes_add_u1(bytes, (unsigned)number);
}

void bytes_add_packed_signed(Bytes *bytes, int64_t difference)
{
    bytes_add_packed(bytes,
                     difference < 0 ? (uint64_t) - (difference + 1) * 2 + 1 : (uint64_t)difference * 2);
}

void bytes_free(Bytes *bytes)
{
    free(bytes->data);
    *bytes = (Bytes){0};
}

const uint8_t *read_bytes(Reader *reader, size_t length)
{
    if (reader->failed || reader->length - reader->position < length) {
        reader->failed = true;
        return NULL;
    }
    const uint8_t *bytes = reader->data + reader->position;
    reader->position += length;
    return bytes;
}

uint8_t read_u1(Reader *reader)
{
    const uint8_t *b = read_bytes(reader, 1);
    return b ? b[0] : 0;
}

uint16_t read_u2(Reader *reader)
{
    const uint8_t *b = read_bytes(reader, 2);
    return b ? (uint16_t)(b[0] << 8 | b[1]) : 0;
}

uint32_t read_u4(Reader *reader)
{
    const uint8_t *b = read_bytes(reader, 4);
    return b ? (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3] : 0;
}

uint64_t read_u8(Reader *reader)
{
    uint64_t high = read_u4(reader);
    return high << 32 | read_u4(reader);
}

double read_f8(Reader *reader)
{
    uint64_t bits = read_u8(reader);
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

uint64_t read_packed(Reader *reader)
{
    uint64_t number = 0;
    for (unsigned shift = 0; shift < 63; shift += 7) {
        uint8_t byte = read_u1(reader);
        number |= (uint64_t)(byte & 0x7F) << shift;
        if (byte < 0x80)
            return number;
    }
    reader->failed = true;
    return 0;
}

int64_t unpack_signed(uint64_t number)
{
    return number % 2 ? -(int64_t)(number / 2) - 1 : (int64_t)(number / 2);
}

int64_t read_packed_signed(Reader *reader) { return unpack_signed(read_packed(reader)); }
