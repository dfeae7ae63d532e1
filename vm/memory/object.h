/* Objects as the interpreter sees them.  An object belongs to one heap slot; references are slot numbers.
 *
 *    0       8        12     16      18      20        23      24
 *    | class | length | slot | owner | spare | entries | flags | payload ...
 *       8        4       4       2       2        3        1     bytes, on a machine with 8-byte pointers
 *
 * payload: fields, superclass first, naturally aligned; or array elements; or the characters of a String.
 * length: array length; payload bytes for plain objects; characters for Strings.
 * owner, entries: the monitor. */
#ifndef VM_MEMORY_OBJECT_H
#define VM_MEMORY_OBJECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "vm/value.h"

typedef struct Class Class;

enum {
    OBJECT_DIRTY = 1,      /* written since the last commit */
    OBJECT_MARKED = 2,     /* reached in the present collection */
    OBJECT_WIDE = 4,       /* a String of 16-bit characters (else 8-bit, Latin-1); narrow whenever possible */
    OBJECT_SHARED = 8,     /* more than one thread can reach it */
    OBJECT_CONSTANT = 16,  /* a literal or a mirror: there in every state, at least as it was made */
    OBJECT_IN_FOREST = 32, /* known to be reachable: see vm/memory/forest.h */
    OBJECT_TRACE = 64,     /* a long[] of stack trace entries: see exceptions.h */
    OBJECT_READ = 128,     /* the present step has asked for all of it: see reads.h */
    OBJECT_LOOKED_AT = 256,    /* or for its header */
    OBJECT_ASKED_READY = 512,  /* or whether its class is initialized */
    OBJECT_ASKED_TAKEN = 1024, /* or whether it is there */
    OBJECT_ASKED = OBJECT_READ | OBJECT_LOOKED_AT | OBJECT_ASKED_READY | OBJECT_ASKED_TAKEN,
    OBJECT_PATCHED = 2048, /* the present step has written into it without asking for all of it */
};

enum { MONITOR_ENTRIES_MAX = INT32_MAX }; /* as many holds as a ReentrantLock has */

typedef struct Object {
    Class *class;
    uint32_t length;
    Ref slot;
    uint16_t owner; /* thread that owns the monitor, as its number + 1; 0: free */
    uint16_t flags;
    uint32_t entries; /* how often the owner has entered */
    _Alignas(8) uint8_t payload[];
} Object;

_Static_assert(offsetof(Object, payload) == 24, "the header drawn above");

#define FIELD_AT(type, object, offset) (*(type *)((object)->payload + (offset)))
#define ELEMENT(type, object, index)   (((type *)(object)->payload)[index])

/* Characters of a java.lang.String object. */
static inline uint16_t string_char(const Object *string, uint32_t index)
{
    return string->flags & OBJECT_WIDE ? ELEMENT(const uint16_t, string, index)
                                       : ELEMENT(const uint8_t, string, index);
}

#endif
