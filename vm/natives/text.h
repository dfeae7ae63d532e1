/* Functions shared by the natives that handle strings: code points, search, encodings. */
#ifndef VM_NATIVES_TEXT_H
#define VM_NATIVES_TEXT_H

#include "base/bytes.h"
#include "vm/memory/native.h"

#define NPE    "java/lang/NullPointerException"
#define SIOOBE "java/lang/StringIndexOutOfBoundsException"

static inline bool is_high_surrogate(uint32_t c) { return (c & 0xFFFFFC00) == 0xD800; }
static inline bool is_low_surrogate(uint32_t c) { return (c & 0xFFFFFC00) == 0xDC00; }
static inline bool is_surrogate(uint32_t c) { return (c & 0xFFFFF800) == 0xD800; }

/* The code point at *index, which moves behind it; half a pair stands for itself. */
static inline uint32_t text_code_point(const Object *string, uint32_t *index, uint32_t end)
{
    uint32_t c = string_char(string, (*index)++);
    if (is_high_surrogate(c) && *index < end && is_low_surrogate(string_char(string, *index)))
        c = 0x10000 + ((c & 0x3FF) << 10 | (string_char(string, (*index)++) & 0x3FFu));
    return c;
}

/* Goes on in Java: the result of the method is the native's. */
NativeOutcome enter_method(Vm *vm, const char *class_name, const char *name, const char *descriptor,
                           const Value *arguments);

/* Where `wanted` begins in `text`, at `from` or later; -1: nowhere. */
int64_t text_find(const Object *text, const Object *wanted, uint32_t from);

/* The encodings that are built in; the numbers are known to String.java. */
typedef enum Encoding {
    ENCODING_OTHER = -1,
    ENCODING_UTF_8,
    ENCODING_ISO_8859_1,
    ENCODING_US_ASCII,
    ENCODING_UTF_16,
    ENCODING_UTF_16BE,
    ENCODING_UTF_16LE
} Encoding;

const char *platform_encoding_name(void);  /* of the user's locale, as file.encoding has it */
Encoding encoding_named(const char *name); /* by any of its names, in any case */
void encode_text(const Object *string, Encoding encoding, Bytes *out);

#endif
