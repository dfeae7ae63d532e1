/* Encodes and decodes text: UTF-8, ISO-8859-1, US-ASCII and UTF-16, which String knows without the JDK's
 * charsets. */
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "vm/memory/machine.h"
#include "vm/memory/strings.h"
#include "vm/natives/text.h"

static const struct {
    const char *name;
    Encoding encoding;
} names[] = {
    {"UTF-8", ENCODING_UTF_8},
    {"UTF8", ENCODING_UTF_8},
    {"unicode-1-1-utf-8", ENCODING_UTF_8},
    {"ISO-8859-1", ENCODING_ISO_8859_1},
    {"ISO8859_1", ENCODING_ISO_8859_1},
    {"latin1", ENCODING_ISO_8859_1},
    {"ISO8859-1", ENCODING_ISO_8859_1},
    {"ISO_8859-1", ENCODING_ISO_8859_1},
    {"l1", ENCODING_ISO_8859_1},
    {"US-ASCII", ENCODING_US_ASCII},
    {"ASCII", ENCODING_US_ASCII},
    {"ANSI_X3.4-1968", ENCODING_US_ASCII},
    {"646", ENCODING_US_ASCII},
    {"UTF-16", ENCODING_UTF_16},
    {"UTF_16", ENCODING_UTF_16},
    {"unicode", ENCODING_UTF_16},
    {"UTF-16BE", ENCODING_UTF_16BE},
    {"UTF_16BE", ENCODING_UTF_16BE},
    {"UnicodeBigUnmarked", ENCODING_UTF_16BE},
    {"UTF-16LE", ENCODING_UTF_16LE},
    {"UTF_16LE", ENCODING_UTF_16LE},
    {"UnicodeLittleUnmarked", ENCODING_UTF_16LE},
};

Encoding encoding_named(const char *name)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcasecmp(names[i].name, name) == 0)
            return names[i].encoding;
    return ENCODING_OTHER;
}

/* Asked of a locale object of our own, so that the process's locale stays as it is. */
const char *platform_encoding_name(void)
{
    const char *name = "ANSI_X3.4-1968";
    locale_t locale = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    if (locale == (locale_t)0)
        return name;
    Encoding encoding = encoding_named(nl_langinfo_l(CODESET, locale));
    freelocale(locale);
    return encoding == ENCODING_UTF_8 ? "UTF-8" : encoding == ENCODING_ISO_8859_1 ? "ISO-8859-1" : name;
}

/* --- encoding --- */

static void add_utf8(Bytes *out, uint32_t c)
{
    if (is_surrogate(c))
        c = '?';
    uint8_t bytes[4];
    size_t count = 0;
    if (c < 0x80) {
        bytes[count++] = (uint8_t)c;
    } else {
        if (c < 0x800) {
            bytes[count++] = (uint8_t)(0xC0 | c >> 6);
        } else {
            if (c < 0x10000) {
                bytes[count++] = (uint8_t)(0xE0 | c >> 12);
            } else {
                bytes[count++] = (uint8_t)(0xF0 | c >> 18);
                bytes[count++] = (uint8_t)(0x80 | (c >> 12 & 0x3F));
            }
            bytes[count++] = (uint8_t)(0x80 | (c >> 6 & 0x3F));
        }
        bytes[count++] = (uint8_t)(0x80 | (c & 0x3F));
    }
    bytes_add(out, bytes, count);
}

static void add_utf16(Bytes *out, uint32_t c, bool little_endian)
{
    bytes_add_u1(out, little_endian ? c & 0xFF : c >> 8);
    bytes_add_u1(out, little_endian ? c >> 8 : c & 0xFF);
}

/* UTF-16 encoders put U+FFFD where half a pair stands alone. */
static void encode_utf16(const Object *string, bool little_endian, Bytes *out)
{
    for (uint32_t i = 0; i < string->length;) {
        uint32_t c = text_code_point(string, &i, string->length);
        if (c >= 0x10000) {
            add_utf16(out, 0xD800 + ((c - 0x10000) >> 10), little_endian);
            add_utf16(out, 0xDC00 + (c & 0x3FF), little_endian);
        } else {
            add_utf16(out, is_surrogate(c) ? 0xFFFD : c, little_endian);
        }
    }
}

static bool is_ascii(const Object *string)
{
    uint8_t all = 0;
    for (uint32_t i = 0; i < string->length; i++)
        all |= ELEMENT(const uint8_t, string, i);
    return all < 0x80;
}

void encode_text(const Object *string, Encoding encoding, Bytes *out)
{
    bool narrow = !(string->flags & OBJECT_WIDE);
    if (encoding >= ENCODING_UTF_16) {
        if (encoding == ENCODING_UTF_16 && string->length > 0)
            add_utf16(out, 0xFEFF, false);
        encode_utf16(string, encoding == ENCODING_UTF_16LE, out);
        return;
    }
    if (narrow && (encoding == ENCODING_ISO_8859_1 || is_ascii(string))) {
        bytes_add(out, string->payload, string->length);
        return;
    }
    uint32_t limit = encoding == ENCODING_ISO_8859_1 ? 0x100 : 0x80;
    for (uint32_t i = 0; i < string->length;) {
        uint32_t c = text_code_point(string, &i, string->length);
        if (encoding == ENCODING_UTF_8)
            add_utf8(out, c);
        else
            bytes_add_u1(out, c < limit ? c : '?');
    }
}

/* --- decoding --- */

/* How many bytes of a malformed sequence one U+FFFD stands for: as many as could still have begun a good one.
 */
static size_t malformed_length(const uint8_t *p, size_t left)
{
    static const uint8_t lowest[] = {0xA0, 0x90}, highest[] = {0x9F, 0x8F};
    uint8_t first = p[0];
    if (first < 0xE0 || first > 0xF4 || left < 2)
        return 1;
    bool second = (p[1] & 0xC0) == 0x80 && !(first == 0xE0 && p[1] < lowest[0])
                  && !(first == 0xED && p[1] > highest[0]) && !(first == 0xF0 && p[1] < lowest[1])
                  && !(first == 0xF4 && p[1] > highest[1]);
    if (!second)
        return 1;
    return first >= 0xF0 && left > 2 && (p[2] & 0xC0) == 0x80 ? 3 : 2;
}

static uint32_t take_utf8(const uint8_t **from, size_t left)
{
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    const uint8_t *p = *from;
    int more = p[0] < 0x80             ? 0
               : (p[0] & 0xE0) == 0xC0 ? 1
               : (p[0] & 0xF0) == 0xE0 ? 2
               : (p[0] & 0xF8) == 0xF0 ? 3
                                       : -1;
    uint32_t c = more <= 0 ? p[0] : p[0] & (0x3Fu >> more);
    bool good = more >= 0 && (size_t)more < left;
    for (int i = 1; good && i <= more; i++) {
        good = (p[i] & 0xC0) == 0x80;
        c = c << 6 | (p[i] & 0x3F);
    }
    bool surrogate = good && is_surrogate(c); /* three bytes of good form: one U+FFFD for all of them */
    good = good && c >= least[more] && c < 0x110000;
    *from += good ? (size_t)more + 1 : malformed_length(p, left);
    return good && !surrogate ? c : 0xFFFD;
}

static uint32_t put_utf16(uint16_t *out, uint32_t c)
{
    if (c < 0x10000) {
        out[0] = (uint16_t)c;
        return 1;
    }
    out[0] = (uint16_t)(0xD800 + ((c - 0x10000) >> 10));
    out[1] = (uint16_t)(0xDC00 + (c & 0x3FF));
    return 2;
}

static uint32_t decode_utf8(const uint8_t *bytes, size_t length, uint16_t *out)
{
    uint32_t count = 0;
    for (const uint8_t *end = bytes + length; bytes < end;)
        count += put_utf16(out + count, take_utf8(&bytes, (size_t)(end - bytes)));
    return count;
}

static uint32_t decode_utf16(const uint8_t *bytes, size_t length, bool little_endian, uint16_t *out)
{
    uint32_t count = 0;
    for (size_t i = 0; i + 1 < length; i += 2)
        out[count++] =
            (uint16_t)(little_endian ? bytes[i] | bytes[i + 1] << 8 : bytes[i] << 8 | bytes[i + 1]);
    for (uint32_t i = 0; i < count; i++) {
        if (is_high_surrogate(out[i]) && i + 1 < count && is_low_surrogate(out[i + 1]))
            i++;
        else if (is_surrogate(out[i]))
            out[i] = 0xFFFD;
    }
    if (length % 2 != 0)
        out[count++] = 0xFFFD;
    return count;
}

static uint32_t decode(const uint8_t *bytes, size_t length, Encoding encoding, uint16_t *out)
{
    if (encoding == ENCODING_UTF_8)
        return decode_utf8(bytes, length, out);
    if (encoding == ENCODING_UTF_16 && length >= 2) {
        bool little = bytes[0] == 0xFF && bytes[1] == 0xFE,
             marked = little || (bytes[0] == 0xFE && bytes[1] == 0xFF);
        return decode_utf16(bytes + (marked ? 2 : 0), length - (marked ? 2 : 0), little, out);
    }
    if (encoding >= ENCODING_UTF_16)
        return decode_utf16(bytes, length, encoding == ENCODING_UTF_16LE, out);
    for (size_t i = 0; i < length; i++)
        out[i] = encoding == ENCODING_US_ASCII && bytes[i] >= 0x80 ? 0xFFFD : bytes[i];
    return (uint32_t)length;
}

/* --- the natives --- */

static NativeOutcome string_encoding(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0) {
        result->i = encoding_named(platform_encoding_name());
        return NATIVE_DONE;
    }
    char *name = vm_string_utf8(vm, arguments[0].r);
    result->i = encoding_named(name);
    free(name);
    return NATIVE_DONE;
}

static NativeOutcome string_assign_bytes(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[1].r == 0)
        return vm_throw(vm, NPE, "Cannot read the array length because \"bytes\" is null");
    const Object *array = object_at(vm, arguments[1].r);
    int32_t offset = arguments[2].i, count_wanted = arguments[3].i;
    if (offset < 0 || count_wanted < 0 || (int64_t)offset + count_wanted > array->length)
        return vm_throw(vm, SIOOBE, "offset %d, count %d, length %u", offset, count_wanted, array->length);
    const uint8_t *bytes = array->payload + offset;
    size_t length = (size_t)count_wanted;
    uint16_t *characters = memory_allocate((length + 1) * sizeof *characters);
    uint32_t count = decode(bytes, length, (Encoding)arguments[4].i, characters);
    string_fill_utf16(vm, arguments[0].r, characters, count);
    free(characters);
    return NATIVE_DONE;
}

static NativeOutcome string_encode(Vm *vm, Value *arguments, Value *result)
{
    Bytes bytes = {0};
    encode_text(object_at(vm, arguments[0].r), (Encoding)arguments[1].i, &bytes);
    result->r = vm_new_array(vm, "[B", (int32_t)bytes.length);
    if (result->r != 0 && bytes.length > 0)
        memcpy(object_at(vm, result->r)->payload, bytes.data, bytes.length);
    bytes_free(&bytes);
    return result->r == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

const NativeMethod natives_encoding[] = {
    {"java/lang/String", "encoding", "(Ljava/lang/String;)I", string_encoding},
    {"java/lang/String", "assign", "([BIII)V", string_assign_bytes},
    {"java/lang/String", "encode", "(I)[B", string_encode},
    {0}};
