/* Reads the Code attribute: limits, bytes, exception table, and the tables for debuggers. */
#include <stdlib.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/names.h"
#include "classfiles/reading.h"

#define NAME "%.200s"

static bool check_code_is_wanted(ClassReading *reading, const Attribute *attribute, const MethodInfo *method)
{
    if (method->flags & (ACC_NATIVE | ACC_ABSTRACT))
        return reading_fail(reading, "is %s, but has code",
                            method->flags & ACC_NATIVE ? "native" : "abstract");
    return reading_once(reading, attribute, method->code != NULL);
}

static bool read_instructions(ClassReading *reading, Reader *from, CodeInfo *code)
{
    code->max_stack = read_u2(from);
    code->max_locals = read_u2(from);
    code->length = read_u4(from);
    if (from->failed)
        return reading_cut(reading, "the code");
    if (code->length == 0 || code->length > 65535)
        return reading_fail(reading, "the code has %u bytes; it must have 1 to 65535", code->length);
    const uint8_t *bytes = read_bytes(from, code->length);
    if (bytes == NULL)
        return reading_cut(reading, "the code");
    code->bytes = (const uint8_t *)arena_copy(reading->arena, bytes, code->length);
    return true;
}

static bool check_arguments_fit(ClassReading *reading, const MethodInfo *method, const CodeInfo *code)
{
    int slots = descriptor_argument_slots(method->descriptor) + !(method->flags & ACC_STATIC);
    return slots <= code->max_locals
           || reading_fail(reading, "its arguments take %d slots, but max_locals is %d", slots,
                           code->max_locals);
}

static bool read_exception_entry(ClassReading *reading, Reader *from, const CodeInfo *code,
                                 ExceptionEntry *entry)
{
    entry->start = read_u2(from);
    entry->end = read_u2(from);
    entry->handler = read_u2(from);
    uint16_t catch_index = read_u2(from);
    if (entry->start >= entry->end || entry->end > code->length || entry->handler >= code->length)
        return reading_fail(reading, "exception table: range %d to %d with handler %d, in code of %u bytes",
                            entry->start, entry->end, entry->handler, code->length);
    return reading_optional_class(reading, catch_index, "a caught exception", &entry->catch_class);
}

static bool read_exception_table(ClassReading *reading, Reader *from, CodeInfo *code)
{
    code->exception_count = read_u2(from);
    if (from->failed || from->length - from->position < code->exception_count * 8u)
        return reading_cut(reading, "the exception table");
    code->exceptions = arena_allocate(reading->arena, code->exception_count * sizeof *code->exceptions);
    for (int i = 0; i < code->exception_count; i++)
        if (!read_exception_entry(reading, from, code, &code->exceptions[i]))
            return false;
    return true;
}

/* A table with `more` entries after those there are; debuggers' tables may come in several attributes. */
static void *extend(ClassReading *reading, const void *table, size_t count, size_t more, size_t size)
{
    void *extended = arena_allocate(reading->arena, (count + more) * size);
    if (count > 0)
        memcpy(extended, table, count * size);
    return extended;
}

static bool read_lines(ClassReading *reading, Attribute *attribute, CodeInfo *code)
{
    Reader *from = &attribute->content;
    uint16_t more = read_u2(from);
    if (from->failed || from->length - from->position < more * 4u)
        return reading_cut(reading, "the line number table");
    code->lines = extend(reading, code->lines, code->line_count, more, sizeof *code->lines);
    for (int i = 0; i < more; i++) {
        LineEntry *entry = &code->lines[code->line_count++];
        entry->start = read_u2(from);
        entry->line = read_u2(from);
        if (entry->start >= code->length)
            return reading_fail(reading, "line %d starts at offset %d, outside of the code", entry->line,
                                entry->start);
    }
    return reading_attribute_end(reading, attribute);
}

static bool read_variable(ClassReading *reading, Reader *from, const CodeInfo *code, LocalVariable *variable)
{
    variable->start = read_u2(from);
    variable->length = read_u2(from);
    uint16_t name = read_u2(from), descriptor = read_u2(from);
    variable->index = read_u2(from);
    variable->name = reading_utf8(reading, name, "a local variable");
    variable->descriptor = variable->name ? reading_utf8(reading, descriptor, "a local variable") : NULL;
    if (variable->descriptor == NULL)
        return false;
    if (!name_is_field(variable->name) || !descriptor_is_field(variable->descriptor))
        return reading_fail(reading, "local variable " NAME " " NAME " is not a name and a type",
                            variable->name, variable->descriptor);
    if (variable->start >= code->length || (uint32_t)variable->start + variable->length > code->length)
        return reading_fail(reading, "local variable " NAME " lives at %d to %d, outside of the code",
                            variable->name, variable->start, variable->start + variable->length);
    return variable->index + descriptor_slots(variable->descriptor) <= code->max_locals
           || reading_fail(reading, "local variable " NAME " is number %d, but max_locals is %d",
                           variable->name, variable->index, code->max_locals);
}

static bool read_variables(ClassReading *reading, Attribute *attribute, CodeInfo *code)
{
    Reader *from = &attribute->content;
    uint16_t more = read_u2(from);
    if (from->failed || from->length - from->position < more * 10u)
        return reading_cut(reading, "the local variable table");
    code->variables = extend(reading, code->variables, code->variable_count, more, sizeof *code->variables);
    for (int i = 0; i < more; i++)
        if (!read_variable(reading, from, code, &code->variables[code->variable_count++]))
            return false;
    return reading_attribute_end(reading, attribute);
}

static bool take_code_attribute(ClassReading *reading, Attribute *attribute, CodeInfo *code)
{
    if (strcmp(attribute->name, "LineNumberTable") == 0)
        return read_lines(reading, attribute, code);
    if (strcmp(attribute->name, "LocalVariableTable") == 0)
        return read_variables(reading, attribute, code);
    if (strcmp(attribute->name, "StackMapTable") == 0 && reading->file->major >= 50)
        return reading_raw(reading, attribute, &code->stack_map_table);
    return true;
}

static bool read_code_attributes(ClassReading *reading, Reader *from, CodeInfo *code)
{
    int count = read_u2(from);
    if (from->failed)
        return reading_cut(reading, "the code");
    while (count-- > 0) {
        Attribute attribute;
        if (!reading_attribute(reading, from, &attribute) || !take_code_attribute(reading, &attribute, code))
            return false;
    }
    return true;
}

bool read_code(ClassReading *reading, Attribute *attribute, MethodInfo *method)
{
    if (!check_code_is_wanted(reading, attribute, method))
        return false;
    CodeInfo *code = arena_allocate(reading->arena, sizeof *code);
    method->code = code;
    return read_instructions(reading, &attribute->content, code) && check_arguments_fit(reading, method, code)
           && read_exception_table(reading, &attribute->content, code)
           && read_code_attributes(reading, &attribute->content, code)
           && reading_attribute_end(reading, attribute) && check_instructions(reading, code);
}

#undef NAME
