/* java.lang.String objects: characters inline, 8 bits each when all of them fit (so equal text has one form).
 */
#ifndef VM_MEMORY_STRINGS_H
#define VM_MEMORY_STRINGS_H

#include "vm/memory/machine.h"

/* Gives a String object (fresh from `new`) its characters; the object's place in memory changes. */
void string_fill_utf16(Vm *vm, Ref string, const uint16_t *characters, uint32_t length);
void string_fill_latin1(Vm *vm, Ref string, const uint8_t *characters, uint32_t length);

bool string_equal(const Object *a, const Object *b);
Ref string_intern(Vm *vm, Ref string); /* the one String of this text */
Ref string_constant(Vm *vm, const void *characters, uint32_t length,
                    bool wide);              /* the same from characters, with states only */
Ref string_literal(Vm *vm, uint32_t number); /* of the program's literals */
void string_free_interned(Vm *vm);

/* Calls `visit` for every interned String: they are roots of collection. */
void string_each_interned(Vm *vm, void (*visit)(Vm *vm, Ref string));

/* A new String from (real) UTF-8 text, such as a command-line argument. */
Ref string_from_utf8(Vm *vm, const char *text);

/* Decodes modified UTF-8 into `out` (room for strlen(text) characters) and returns their number. */
uint32_t modified_utf8_decode(const char *text, uint16_t *out);

#endif
