/* One buffer: lines are taken from its beginning. */
#include "tools/common/line_reader.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"

char *line_reader_take(LineReader *reader)
{
    Bytes *bytes = &reader->bytes;
    const uint8_t *end = bytes->length > reader->looked
                             ? memchr(bytes->data + reader->looked, '\n', bytes->length - reader->looked)
                             : NULL;
    reader->looked = bytes->length;
    if (end == NULL && (!reader->has_ended || bytes->length == 0))
        return NULL;
    size_t length = end != NULL ? (size_t)(end - bytes->data) : bytes->length;
    char *line = memory_allocate(length + 1);
    memcpy(line, bytes->data, length);
    bytes->length -= length + (end != NULL);
    memmove(bytes->data, bytes->data + length + (end != NULL), bytes->length);
    reader->looked = 0;
    return line;
}

void line_reader_fill(LineReader *reader)
{
    char block[1 << 16];
    ssize_t count;
    do
        count = read(reader->descriptor, block, sizeof block);
    while (count < 0 && errno == EINTR);
    if (count > 0)
        bytes_add(&reader->bytes, block, (size_t)count);
    reader->has_ended = count <= 0;
}

void line_reader_close(LineReader *reader) { bytes_free(&reader->bytes); }
