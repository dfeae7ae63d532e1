/* Types of the dataflow pass: interning of class names, array and element types, merging at joins,
 * assignability, wording for messages. */
#include "vm/code/dataflow_types.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { FIRST_CAPACITY = 32, RELATION_COST = 32 }; /* of asking how two classes are related */

static const char object_name[] = "java/lang/Object";

/* A class name, or part of one, that need not end in NUL. */
typedef struct Slice {
    const char *text;
    size_t length;
} Slice;

static bool slice_is(Slice slice, const char *text)
{
    return strlen(text) == slice.length && memcmp(slice.text, text, slice.length) == 0;
}

static bool slices_equal(Slice a, Slice b)
{
    return a.length == b.length && memcmp(a.text, b.text, a.length) == 0;
}

void type_table_start(TypeTable *table, const TypeOracle *oracle, Arena *scratch)
{
    *table = (TypeTable){.oracle = oracle, .scratch = scratch, .capacity = FIRST_CAPACITY};
    table->names = arena_allocate(scratch, FIRST_CAPACITY * sizeof *table->names);
    table->buckets = arena_allocate(scratch, 2 * FIRST_CAPACITY * sizeof *table->buckets);
    table->object = type_of_class(table, object_name);
}

static void grow(TypeTable *table)
{
    TypeName *names = arena_allocate(table->scratch, 2 * (size_t)table->capacity * sizeof *names);
    memcpy(names, table->names, table->count * sizeof *names);
    table->names = names;
    table->capacity *= 2;
    table->buckets = arena_allocate(table->scratch, 2 * (size_t)table->capacity * sizeof *table->buckets);
    uint32_t mask = 2 * table->capacity - 1;
    for (uint32_t number = 0; number < table->count; number++) {
        uint32_t bucket = names[number].hash & mask;
        while (table->buckets[bucket] != 0)
            bucket = (bucket + 1) & mask;
        table->buckets[bucket] = number + 1;
    }
}

static ValueType type_of_name(TypeTable *table, const char *name, size_t length)
{
    uint32_t hash = 2166136261u;
    table->spent += length / 4;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (uint8_t)name[i]) * 16777619u;
    uint32_t mask = 2 * table->capacity - 1, bucket = hash & mask;
    for (; table->buckets[bucket] != 0; bucket = (bucket + 1) & mask) {
        const TypeName *known = &table->names[table->buckets[bucket] - 1];
        if (known->hash == hash && known->length == length && memcmp(known->text, name, length) == 0)
            return type_make(VALUE_REFERENCE, table->buckets[bucket] - 1);
    }
    assert(table->count < table->capacity && "half of the buckets are empty");
    uint32_t number = table->count++;
    table->names[number] = (TypeName){arena_copy(table->scratch, name, length), (uint32_t)length, hash};
    table->buckets[bucket] = number + 1;
    if (table->count == table->capacity)
        grow(table);
    return type_make(VALUE_REFERENCE, number);
}

ValueType type_of_class(TypeTable *table, const char *name)
{
    return type_of_name(table, name, strlen(name));
}

/* The number of characters of the field type at the beginning of `type`. */
static size_t field_type_length(const char *type)
{
    size_t dimensions = strspn(type, "[");
    return type[dimensions] == 'L' ? (size_t)(strchr(type, ';') - type) + 1 : dimensions + 1;
}

ValueType type_of_descriptor(TypeTable *table, const char *type)
{
    switch (*type) {
    case 'F': return VALUE_FLOAT;
    case 'J': return VALUE_LONG;
    case 'D': return VALUE_DOUBLE;
    case 'L': return type_of_name(table, type + 1, field_type_length(type) - 2);
    case '[': return type_of_name(table, type, field_type_length(type));
    default: return VALUE_INT;
    }
}

/* Room to spell a name in, until the next one is spelled. */
static char *spelling(TypeTable *table, size_t length)
{
    if (length > table->spelling_size) {
        table->spelling_size = 2 * length;
        table->spelling = arena_allocate(table->scratch, table->spelling_size);
    }
    return table->spelling;
}

/* The type of arrays with that many dimensions over an element class; dimensions 0: the class itself. */
static ValueType array_over_class(TypeTable *table, size_t dimensions, const char *element)
{
    size_t length = strlen(element), whole = dimensions + length + 2;
    if (dimensions == 0)
        return type_of_name(table, element, length);
    char *name = spelling(table, whole);
    memset(name, '[', dimensions);
    name[dimensions] = 'L';
    memcpy(name + dimensions + 1, element, length);
    name[whole - 1] = ';';
    return type_of_name(table, name, whole);
}

ValueType type_of_array(TypeTable *table, const char *element)
{
    if (element[0] != '[')
        return array_over_class(table, 1, element);
    size_t length = strlen(element);
    char *name = spelling(table, length + 1);
    name[0] = '[';
    memcpy(name + 1, element, length);
    return type_of_name(table, name, length + 1);
}

ValueType type_of_element(TypeTable *table, ValueType array)
{
    if (type_kind(array) == VALUE_NULL)
        return VALUE_NULL;
    return type_of_descriptor(table, type_name(table, array) + 1);
}

const char *type_name(const TypeTable *table, ValueType reference)
{
    assert(type_kind(reference) == VALUE_REFERENCE && type_payload(reference) < table->count);
    return table->names[type_payload(reference)].text;
}

/* An array's name taken apart: dimensions, and the element that is no array. */
typedef struct ArrayName {
    size_t dimensions; /* 0: no array, and the class is `element` */
    bool primitive;
    Slice element; /* a class name, or the letter of a primitive type */
} ArrayName;

static ArrayName take_apart(Slice name)
{
    ArrayName parts = {0, false, name};
    while (parts.dimensions < name.length && name.text[parts.dimensions] == '[')
        parts.dimensions++;
    if (parts.dimensions == 0)
        return parts;
    parts.primitive = name.text[parts.dimensions] != 'L';
    parts.element = parts.primitive
                        ? (Slice){name.text + parts.dimensions, 1}
                        : (Slice){name.text + parts.dimensions + 1, name.length - parts.dimensions - 2};
    return parts;
}

static Slice name_slice(const TypeTable *table, ValueType reference)
{
    assert(type_kind(reference) == VALUE_REFERENCE && type_payload(reference) < table->count);
    const TypeName *name = &table->names[type_payload(reference)];
    return (Slice){name->text, name->length};
}

/* The same name with a NUL after it, as the oracle wants it. */
static const char *terminated(TypeTable *table, Slice slice)
{
    return type_name(table, type_of_name(table, slice.text, slice.length));
}

static const char *common_class(TypeTable *table, Slice a, Slice b)
{
    if (slices_equal(a, b))
        return terminated(table, a);
    if (table->oracle == NULL || slice_is(a, object_name) || slice_is(b, object_name))
        return object_name;
    const char *first = terminated(table, a), *second = terminated(table, b);
    return table->oracle->common_super(table->oracle->context, first, second);
}

static ValueType merge_references(TypeTable *table, ValueType a, ValueType b)
{
    if (a == table->object || b == table->object)
        return table->object;
    table->spent += RELATION_COST;
    ArrayName first = take_apart(name_slice(table, a)), second = take_apart(name_slice(table, b));
    size_t dimensions = first.dimensions < second.dimensions ? first.dimensions : second.dimensions;
    if (first.dimensions == second.dimensions && !first.primitive && !second.primitive)
        return array_over_class(table, dimensions, common_class(table, first.element, second.element));
    /* Below the shared dimensions one side is a primitive type or both differ in kind: an array of primitives
     * is an Object only as a whole. */
    bool primitive = (first.dimensions == dimensions && first.primitive)
                     || (second.dimensions == dimensions && second.primitive);
    assert(!primitive || dimensions > 0);
    return array_over_class(table, primitive ? dimensions - 1 : dimensions, object_name);
}

ValueType type_merge(TypeTable *table, ValueType a, ValueType b)
{
    if (a == b)
        return a;
    if (!type_is_object(a) || !type_is_object(b))
        return VALUE_UNUSABLE;
    if (type_kind(a) == VALUE_NULL)
        return b;
    return type_kind(b) == VALUE_NULL ? a : merge_references(table, a, b);
}

static bool accepts_every_array(Slice class_name)
{
    return slice_is(class_name, object_name) || slice_is(class_name, "java/lang/Cloneable")
           || slice_is(class_name, "java/io/Serializable");
}

static bool class_is_assignable(TypeTable *table, Slice from, Slice to)
{
    if (table->oracle == NULL || slices_equal(from, to) || slice_is(to, object_name))
        return true;
    table->spent += RELATION_COST;
    const char *source = terminated(table, from), *target = terminated(table, to);
    return table->oracle->is_assignable(table->oracle->context, source, target);
}

bool type_is_assignable(TypeTable *table, ValueType from, const char *to, size_t length)
{
    if (type_kind(from) == VALUE_NULL)
        return true;
    Slice source = name_slice(table, from), target = {to, length};
    if (source.text[0] != '[' && to[0] != '[')
        return class_is_assignable(table, source, target);
    if (slices_equal(source, target))
        return true;
    ArrayName given = take_apart(source), wanted = take_apart(target);
    if (given.dimensions < wanted.dimensions || wanted.primitive)
        return false;
    if (given.dimensions > wanted.dimensions)
        return accepts_every_array(wanted.element);
    return !given.primitive && class_is_assignable(table, given.element, wanted.element);
}

void type_describe(const TypeTable *table, ValueType type, char *text, size_t size)
{
    static const char *const words[] = {
        [VALUE_UNUSABLE] = "nothing usable",
        [VALUE_INT] = "int",
        [VALUE_FLOAT] = "float",
        [VALUE_LONG] = "long",
        [VALUE_LONG_END] = "half of a long",
        [VALUE_DOUBLE] = "double",
        [VALUE_DOUBLE_END] = "half of a double",
        [VALUE_NULL] = "null",
        [VALUE_THIS] = "uninitialized this",
        [VALUE_RETURN] = "return address",
    };
    if (type_kind(type) == VALUE_REFERENCE)
        snprintf(text, size, "reference %s", type_name(table, type));
    else if (type_kind(type) == VALUE_NEW)
        snprintf(text, size, "uninitialized object of offset %u", (unsigned)type_payload(type));
    else
        snprintf(text, size, "%s", words[type_kind(type)]);
}
