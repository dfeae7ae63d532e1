/* Makes, compares and interns String objects, and converts their characters. */
#include "vm/memory/strings.h"

#include <stdlib.h>
#include <string.h>
#include <uthash.h>
#include <xxhash.h>

#include "base/memory.h"

struct InternEntry {
    Ref string;
    UT_hash_handle hh; /* key: the String's own payload */
};

uint32_t modified_utf8_decode(const char *text, uint16_t *out)
{
    const uint8_t *from = (const uint8_t *)text;
    uint16_t *to = out;
    while (*from) {
        if (from[0] < 0x80) {
            *to++ = *from++;
        } else if ((from[0] & 0xE0) == 0xC0 && from[1]) {
            *to++ = (uint16_t)((from[0] & 0x1F) << 6 | (from[1] & 0x3F));
            from += 2;
        } else if ((from[0] & 0xF0) == 0xE0 && from[1] && from[2]) {
            *to++ = (uint16_t)((from[0] & 0x0F) << 12 | (from[1] & 0x3F) << 6 | (from[2] & 0x3F));
            from += 3;
        } else {
            *to++ = '?';
            from++;
        }
    }
    return (uint32_t)(to - out);
}

static bool fits_latin1(const uint16_t *characters, uint32_t length)
{
    uint16_t all = 0;
    for (uint32_t i = 0; i < length; i++)
        all |= characters[i];
    return all < 256;
}

static void narrow(uint8_t *to, const uint16_t *from, uint32_t length)
{
    for (uint32_t i = 0; i < length; i++)
        to[i] = (uint8_t)from[i];
}

static Ref out_of_memory(Vm *vm)
{
    vm_throw(vm, "java/lang/OutOfMemoryError", "Java heap space");
    return 0;
}

Ref vm_new_string_latin1(Vm *vm, const uint8_t *characters, uint32_t length)
{
    Object *string = heap_allocate(&vm->heap, vm->program->string, length, length);
    if (string == NULL)
        return out_of_memory(vm);
    if (length > 0)
        memcpy(string->payload, characters, length);
    return string->slot;
}

Ref vm_new_string_utf16(Vm *vm, const uint16_t *characters, uint32_t length)
{
    bool is_narrow = fits_latin1(characters, length);
    Object *string =
        heap_allocate(&vm->heap, vm->program->string, length, is_narrow ? length : 2 * (size_t)length);
    if (string == NULL)
        return out_of_memory(vm);
    if (is_narrow) {
        narrow(string->payload, characters, length);
    } else {
        string->flags |= OBJECT_WIDE;
        memcpy(string->payload, characters, 2 * (size_t)length);
    }
    return string->slot;
}

Ref vm_new_string(Vm *vm, const char *modified_utf8)
{
    uint16_t *characters = memory_allocate((strlen(modified_utf8) + 1) * sizeof *characters);
    uint32_t length = modified_utf8_decode(modified_utf8, characters);
    Ref string = vm_new_string_utf16(vm, characters, length);
    free(characters);
    return string;
}

void string_fill_latin1(Vm *vm, Ref string, const uint8_t *characters, uint32_t length)
{
    Object *object = heap_replace(&vm->heap, object_at(vm, string), length, length);
    if (length > 0)
        memcpy(object->payload, characters, length);
}

void string_fill_utf16(Vm *vm, Ref string, const uint16_t *characters, uint32_t length)
{
    bool is_narrow = fits_latin1(characters, length);
    Object *object =
        heap_replace(&vm->heap, object_at(vm, string), length, is_narrow ? length : 2 * (size_t)length);
    if (is_narrow) {
        narrow(object->payload, characters, length);
    } else {
        object->flags |= OBJECT_WIDE;
        memcpy(object->payload, characters, 2 * (size_t)length);
    }
}

bool string_equal(const Object *a, const Object *b)
{
    return a->length == b->length && (a->flags & OBJECT_WIDE) == (b->flags & OBJECT_WIDE)
           && memcmp(a->payload, b->payload, object_payload_size(a)) == 0;
}

/* One code point; bytes that are no UTF-8 become U+FFFD, one each. */
static uint32_t take_utf8(const uint8_t **from)
{
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    const uint8_t *p = *from;
    int more = p[0] < 0x80             ? 0
               : (p[0] & 0xE0) == 0xC0 ? 1
               : (p[0] & 0xF0) == 0xE0 ? 2
               : (p[0] & 0xF8) == 0xF0 ? 3
                                       : -1;
    uint32_t c = more <= 0 ? p[0] : p[0] & (0x3Fu >> more);
    for (int i = 1; i <= more; i++) {
        if ((p[i] & 0xC0) != 0x80) {
            more = -1;
            break;
        }
        c = c << 6 | (p[i] & 0x3F);
    }
    bool valid = more >= 0 && c >= least[more] && c < 0x110000 && (c < 0xD800 || c >= 0xE000);
    *from += valid ? more + 1 : 1;
    return valid ? c : 0xFFFD;
}

Ref string_from_utf8(Vm *vm, const char *text)
{
    uint16_t *characters = memory_allocate((strlen(text) + 1) * sizeof *characters), *to = characters;
    for (const uint8_t *from = (const uint8_t *)text; *from;) {
        uint32_t c = take_utf8(&from);
        if (c >= 0x10000) {
            *to++ = (uint16_t)(0xD800 + ((c - 0x10000) >> 10));
            *to++ = (uint16_t)(0xDC00 + (c & 0x3FF));
        } else {
            *to++ = (uint16_t)c;
        }
    }
    Ref string = vm_new_string_utf16(vm, characters, (uint32_t)(to - characters));
    free(characters);
    return string;
}

static uint32_t put_utf8(char *out, uint32_t c)
{
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    if (c < 0x800) {
        out[0] = (char)(0xC0 | c >> 6);
        out[1] = (char)(0x80 | (c & 0x3F));
        return 2;
    }
    if (c < 0x10000) {
        out[0] = (char)(0xE0 | c >> 12);
        out[1] = (char)(0x80 | (c >> 6 & 0x3F));
        out[2] = (char)(0x80 | (c & 0x3F));
        return 3;
    }
    out[0] = (char)(0xF0 | c >> 18);
    out[1] = (char)(0x80 | (c >> 12 & 0x3F));
    out[2] = (char)(0x80 | (c >> 6 & 0x3F));
    out[3] = (char)(0x80 | (c & 0x3F));
    return 4;
}

char *vm_string_utf8(Vm *vm, Ref reference)
{
    const Object *string = object_at(vm, reference);
    char *text = memory_allocate(3 * (size_t)string->length + 1), *out = text;
    for (uint32_t i = 0; i < string->length; i++) {
        uint32_t c = string_char(string, i);
        if (c >= 0xD800 && c < 0xDC00 && i + 1 < string->length
            && (string_char(string, i + 1) & 0xFC00) == 0xDC00)
            c = 0x10000 + ((c & 0x3FF) << 10 | (string_char(string, ++i) & 0x3FFu));
        else if (c >= 0xD800 && c < 0xE000)
            c = '?';
        out += put_utf8(out, c);
    }
    *out = '\0';
    return text;
}

/* The key is the payload, and the width goes into its hash: a wide and a narrow String may have the same
 * bytes. */
static unsigned hash_characters(const void *characters, size_t size, bool wide)
{
    return (unsigned)XXH3_64bits_withSeed(characters, size, wide);
}

static Ref find_interned(const Vm *vm, const void *characters, uint32_t length, bool wide)
{
    struct InternEntry *entry;
    size_t size = (size_t)length << wide;
    HASH_FIND_BYHASHVALUE(hh, vm->classes.interned, characters, size, hash_characters(characters, size, wide),
                          entry);
    return entry != NULL && object_at(vm, entry->string)->length == length ? entry->string : 0;
}

static Ref add_interned(Vm *vm, Ref reference)
{
    const Object *string = object_at(vm, reference);
    struct InternEntry *entry = memory_allocate(sizeof *entry);
    size_t size = object_payload_size(string);
    entry->string = reference;
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, vm->classes.interned, string->payload, size,
                                hash_characters(string->payload, size, string->flags & OBJECT_WIDE), entry);
    return reference;
}

/* With states, an interned String must be there in all of them: in a slot of its own. */
static Ref make_constant(Vm *vm, const void *characters, uint32_t length, bool wide)
{
    size_t size = (size_t)length << wide;
    Object *string = heap_allocate_constant(&vm->heap, vm->program->string, length, size,
                                            numbering_string(vm->numbering, characters, length, wide));
    string->flags |= wide ? OBJECT_WIDE : 0;
    if (size > 0)
        memcpy(string->payload, characters, size);
    return string->slot;
}

Ref string_constant(Vm *vm, const void *characters, uint32_t length, bool wide)
{
    Ref known = find_interned(vm, characters, length, wide);
    return known != 0 ? known : add_interned(vm, make_constant(vm, characters, length, wide));
}

Ref string_intern(Vm *vm, Ref reference)
{
    if (reference == 0)
        return 0; /* there was no room for it */
    const Object *string = object_at(vm, reference);
    bool wide = string->flags & OBJECT_WIDE;
    if (vm->numbering != NULL)
        return string_constant(vm, string->payload, string->length, wide);
    Ref known = find_interned(vm, string->payload, string->length, wide);
    return known != 0 ? known : add_interned(vm, reference);
}

static Ref make_literal(Vm *vm, const char *text)
{
    if (vm->numbering == NULL)
        return string_intern(vm, vm_new_string(vm, text));
    uint16_t *characters = memory_allocate((strlen(text) + 1) * sizeof *characters);
    uint32_t length = modified_utf8_decode(text, characters);
    bool wide = !fits_latin1(characters, length);
    if (!wide)
        narrow((uint8_t *)characters, characters, length);
    Ref string = string_constant(vm, characters, length, wide);
    free(characters);
    return string;
}

Ref string_literal(Vm *vm, uint32_t number)
{
    MEMORY_ROOM_FOR(vm->classes.literals, vm->classes.literal_capacity, number);
    if (vm->classes.literals[number] == 0)
        vm->classes.literals[number] = make_literal(vm, vm->program->literals[number]);
    return vm->classes.literals[number];
}

void string_each_interned(Vm *vm, void (*visit)(Vm *vm, Ref string))
{
    struct InternEntry *entry, *next;
    HASH_ITER (hh, vm->classes.interned, entry, next)
        visit(vm, entry->string);
}

void string_free_interned(Vm *vm)
{
    struct InternEntry *entry, *next;
    HASH_ITER (hh, vm->classes.interned, entry, next) {
        HASH_DEL(vm->classes.interned, entry);
        free(entry);
    }
    free(vm->classes.literals);
}
