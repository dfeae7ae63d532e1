/* Byte buffers: a Bytes grows as it is written, a Reader reads big-endian numbers and never past its end. */
#ifndef BASE_BYTES_H
#define BASE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Bytes {
    uint8_t *data;
    size_t length, capacity;
} Bytes;

void bytes_reserve(Bytes *bytes, size_t more); /* room for as many without growing */
void bytes_add(Bytes *bytes, const void *data, size_t length);
void bytes_add_text(Bytes *bytes, const char *text);
__attribute__((format(printf, 2, 3))) void bytes_format(Bytes *bytes, const char *format, ...);
void bytes_add_u1(Bytes *bytes, unsigned value);
void bytes_add_u2(Bytes *bytes, unsigned value); /* big-endian, as in class files */
void bytes_add_u4(Bytes *bytes, uint32_t value);
void bytes_add_u8(Bytes *bytes, uint64_t value);
void bytes_add_f8(Bytes *bytes, double value); /* its bits */
void bytes_add_packed(Bytes *bytes,
                      uint64_t number); /* 7 bits a byte, the lowest first: small ones are short */
void bytes_add_packed_signed(Bytes *bytes, int64_t difference); /* the same for 0, -1, 1, -2, 2... */
void bytes_free(Bytes *bytes);

/* A failed read sets `failed`, returns 0, and every later read fails too: check once at the end of a table.
 */
typedef struct Reader {
    const uint8_t *data;
    size_t position, length;
    bool failed;
} Reader;

uint8_t read_u1(Reader *reader);
uint16_t read_u2(Reader *reader);
uint32_t read_u4(Reader *reader);
uint64_t read_u8(Reader *reader);
double read_f8(Reader *reader);
uint64_t read_packed(Reader *reader); /* fails on one of 2^63 or more, too */
int64_t read_packed_signed(Reader *reader);
int64_t unpack_signed(uint64_t number); /* that bytes_add_packed_signed has written as this number */
const uint8_t *read_bytes(Reader *reader, size_t length); /* NULL when too few are left */

#endif
