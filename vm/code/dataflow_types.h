/* The types that the dataflow pass computes with, and the questions about them: merging at joins,
 * assignability, arrays and their elements.  A type is one word, so that states are compared and copied
 * cheaply:
 *
 *   31 ............................ 4 | 3 .. 0
 *   name, or offset of new or of jsr  |  kind                */
#ifndef VM_CODE_DATAFLOW_TYPES_H
#define VM_CODE_DATAFLOW_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/memory.h"
#include "vm/code/dataflow.h"

typedef uint32_t ValueType;

typedef enum ValueKind {
    VALUE_UNUSABLE, /* never written, or different on the paths that meet */
    VALUE_INT,
    VALUE_FLOAT,
    VALUE_LONG,
    VALUE_LONG_END,
    VALUE_DOUBLE,
    VALUE_DOUBLE_END,
    VALUE_NULL,
    VALUE_REFERENCE, /* reference: the number of the class's name in the TypeTable */
    VALUE_NEW,       /* no constructor has run; the offset of the new instruction */
    VALUE_THIS,      /* `this` of a constructor that has not called another one */
    VALUE_RETURN     /* a return address; the offset of the jsr that made it */
} ValueKind;

static inline ValueKind type_kind(ValueType type) { return (ValueKind)(type & 15); }
static inline uint32_t type_payload(ValueType type) { return type >> 4; }
static inline ValueType type_make(ValueKind kind, uint32_t payload) { return payload << 4 | (uint32_t)kind; }

/* Is it traced by the collector? */
static inline bool type_is_reference(ValueType type)
{
    return (1u << VALUE_NULL | 1u << VALUE_REFERENCE | 1u << VALUE_NEW | 1u << VALUE_THIS) >> type_kind(type)
           & 1;
}

/* An object that any instruction may use: not one whose constructor has not run. */
static inline bool type_is_object(ValueType type)
{
    return type_kind(type) == VALUE_NULL || type_kind(type) == VALUE_REFERENCE;
}

static inline bool type_is_second_half(ValueType type)
{
    return type_kind(type) == VALUE_LONG_END || type_kind(type) == VALUE_DOUBLE_END;
}

typedef struct TypeName {
    const char *text; /* "java/lang/String", "[I" */
    uint32_t length, hash;
} TypeName;

/* The names met in one analysis, each once. */
typedef struct TypeTable {
    const TypeOracle *oracle; /* NULL: relations between classes are taken for granted */
    Arena *scratch;
    ValueType object; /* java/lang/Object */
    TypeName *names;
    uint32_t *buckets; /* name number + 1; 0: empty.  Twice as many as names fit */
    uint32_t count, capacity;
    char *spelling;
    size_t spelling_size;
    uint64_t spent; /* work on names and classes, in the unit of analysis_spend */
} TypeTable;

void type_table_start(TypeTable *table, const TypeOracle *oracle, Arena *scratch);
ValueType type_of_class(TypeTable *table, const char *name);
ValueType type_of_descriptor(TypeTable *table, const char *type); /* the first half of a long or double */
ValueType type_of_array(TypeTable *table,
                        const char *element);                 /* the array whose elements are of this class */
ValueType type_of_element(TypeTable *table, ValueType array); /* of an array of references, or of null */
const char *type_name(const TypeTable *table, ValueType reference);

/* The least type that stands for both. */
ValueType type_merge(TypeTable *table, ValueType a, ValueType b);

/* May the object `from` (type_is_object) stand where the class named by `to` is wanted? */
bool type_is_assignable(TypeTable *table, ValueType from, const char *to, size_t length);

/* "reference java/lang/String" and the like, for messages. */
void type_describe(const TypeTable *table, ValueType type, char *text, size_t size);

#endif
