/* Writing numbers of variable length, and reading long ones. */
#include "base/varint.h"

void put_number(Bytes *bytes, uint64_t number)
{
    uint8_t text[10];
    size_t length = 0;
    if (number < 0x80 && bytes->length < bytes->capacity) { /* most are */
        bytes->data[bytes->length++] = (uint8_t)number;
        return;
    }
    for (; number >= 0x80; number >>= 7)
        text[length++] = (uint8_t)(number | 0x80);
    text[length++] = (uint8_t)number;
    bytes_add(bytes, text, length);
}

uint64_t get_long_number(Reader *reader)
{
    uint64_t number = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        uint8_t byte = read_u1(reader);
        bool too_big = shift == 63 && byte > 1, too_long = byte == 0 && shift > 0;
        if (too_big || too_long || reader->failed)
            break;
        number |= (uint64_t)(byte & 0x7F) << shift;
        if (byte < 0x80)
            return number;
    }
    reader->failed = true;
    return 0;
}
