/* Numbers as states that leave the process have them: seven bits to a byte, the low ones first, the top bit set on all but the last byte; in the
 * shortest form only, so that a number has one.  And which fields hold numbers of methods and fields, that must be said in names. */
#ifndef VM_PORTABLE_FORMAT_H
#define VM_PORTABLE_FORMAT_H

#include "base/bytes.h"
#include "vm/class.h"

#define PORTABLE_MAGIC "clew"
enum { PORTABLE_VERSION = 1, PORTABLE_CLASS_NAME_MAX = 1000 };

void     put_number(Bytes *bytes, uint64_t number);
uint64_t get_long_number(Reader *reader);               /* of any length; fails on any other form */

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

static inline uint64_t number_of_signed(int64_t value) { return (uint64_t)value << 1 ^ (uint64_t)(value >> 63); }
static inline int64_t  signed_of_number(uint64_t number) { return (int64_t)(number >> 1 ^ (0 - (number & 1))); }

/* Flags of an object's contents. */
enum { CONTENT_PRESENT = 1, CONTENT_SHARED = 2, CONTENT_WIDE = 4, CONTENT_OWNED = 8, CONTENT_TRACE = 16 };

/* Methods in sites and frames: 0 none, 1 the stub that initializes classes, else place + 2. */
enum { METHOD_NONE, METHOD_STUB, METHOD_FIRST };

typedef enum FieldMeaning {
    MEANING_PLAIN,
    MEANING_METHOD, MEANING_FIELD,                      /* an int: the number of one, -1 for none */
    MEANING_TRACE,                                      /* a reference: long[] of stack trace entries, see exceptions.h */
    MEANING_UNKNOWN                                     /* process-dependent in a way that is not understood */
} FieldMeaning;

FieldMeaning field_meaning(const Class *type, const Field *field);      /* in an object of class `type` */

/* The class of a name of at most PORTABLE_CLASS_NAME_MAX characters, loaded or written now if need be; NULL: there is none.  The running program does not notice. */
Class *portable_class(Vm *vm, const char *name, bool is_primitive);

/* Methods whose locals and operands may hold such numbers, or arrays of them. */
bool method_handles_numbers(const Method *method, uint32_t slot);

#endif
