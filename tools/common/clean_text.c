/* Decodes UTF-8 by hand and replaces bytes that are not part of a printable character. */
#include "tools/common/clean_text.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* The number of bytes of the valid, printable UTF-8 character at `at`; 0: none. */
static size_t character_length(const unsigned char *at, size_t left)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = at[0] < 0x80             ? 1
                    : (at[0] & 0xE0) == 0xC0 ? 2
                    : (at[0] & 0xF0) == 0xE0 ? 3
                    : (at[0] & 0xF8) == 0xF0 ? 4
                                             : 0;
    assert(left > 0);
    if (length == 0 || length > left)
        return 0;
    uint32_t code = length == 1 ? at[0] : at[0] & (0x7Fu >> length);
    for (size_t i = 1; i < length; i++) {
        if ((at[i] & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (at[i] & 0x3F);
    }
    bool is_control =
        code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x200B && code <= 0x200F)
        || (code >= 0x202A && code <= 0x202E)
        || (code >= 0x2066 && code <= 0x2069); /* also characters that change the direction of writing */
    bool valid = code >= least[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    return valid && !is_control ? length : 0;
}

char *clean_text(const char *text, size_t length)
{
    char *clean = memory_allocate(length + 1), *to = clean;
    for (size_t i = 0; i < length;) {
        size_t bytes = character_length((const unsigned char *)text + i, length - i);
        if (bytes == 0) {
            *to++ = text[i] == '\t' || text[i] == '\n' ? ' ' : '?';
            i++;
        }
        for (; bytes > 0; bytes--)
            *to++ = text[i++];
    }
    assert((size_t)(to - clean) <= length);
    *to = '\0';
    return clean;
}

size_t text_width(const char *text)
{
    size_t width = 0;
    for (; *text != '\0'; text++)
        width += ((unsigned char)*text & 0xC0) != 0x80;
    return width;
}

size_t text_bytes(const char *text, size_t width)
{
    size_t at = 0;
    while (text[at] != '\0' && (width > 0 || ((unsigned char)text[at] & 0xC0) == 0x80))
        width -= ((unsigned char)text[at++] & 0xC0) != 0x80;
    return at;
}
