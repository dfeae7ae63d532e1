/* Building class files for tests; see class_builder.h. */
#include "tests/unit/class_builder.h"

#include <stdio.h>
#include <string.h>

#include "tests/unit/suite.h"

ClassBuilder builder_start(void)
{
    ClassBuilder builder = {.major = 61, .flags = ACC_PUBLIC | ACC_SUPER, .constants = {.count = 1}};
    builder.this_class = builder_class(&builder, "T");
    builder.super_class = builder_class(&builder, "java/lang/Object");
    return builder;
}

static unsigned add_constant(ClassBuilder *builder, unsigned kind)
{
    bytes_add_u1(&builder->constants.entries, kind);
    return builder->constants.count++;
}

unsigned builder_utf8(ClassBuilder *builder, const char *text)
{
    unsigned index = add_constant(builder, CONSTANT_UTF8);
    bytes_add_u2(&builder->constants.entries, (unsigned)strlen(text));
    bytes_add_text(&builder->constants.entries, text);
    return index;
}

unsigned builder_index(ClassBuilder *builder, ConstantKind kind, unsigned index)
{
    unsigned added = add_constant(builder, kind);
    bytes_add_u2(&builder->constants.entries, index);
    return added;
}

unsigned builder_indexes(ClassBuilder *builder, ConstantKind kind, unsigned first, unsigned second)
{
    unsigned added = builder_index(builder, kind, first);
    bytes_add_u2(&builder->constants.entries, second);
    return added;
}

unsigned builder_integer(ClassBuilder *builder, int32_t value)
{
    unsigned index = add_constant(builder, CONSTANT_INTEGER);
    bytes_add_u4(&builder->constants.entries, (uint32_t)value);
    return index;
}

unsigned builder_long(ClassBuilder *builder, int64_t value)
{
    unsigned index = add_constant(builder, CONSTANT_LONG);
    bytes_add_u4(&builder->constants.entries, (uint32_t)((uint64_t)value >> 32));
    bytes_add_u4(&builder->constants.entries, (uint32_t)value);
    builder->constants.count++;
    return index;
}

unsigned builder_handle(ClassBuilder *builder, unsigned kind, unsigned member)
{
    unsigned index = add_constant(builder, CONSTANT_METHOD_HANDLE);
    bytes_add_u1(&builder->constants.entries, kind);
    bytes_add_u2(&builder->constants.entries, member);
    return index;
}

unsigned builder_class(ClassBuilder *builder, const char *name)
{
    return builder_index(builder, CONSTANT_CLASS, builder_utf8(builder, name));
}

unsigned builder_string(ClassBuilder *builder, const char *text)
{
    return builder_index(builder, CONSTANT_STRING, builder_utf8(builder, text));
}

unsigned builder_name_and_type(ClassBuilder *builder, const char *name, const char *descriptor)
{
    unsigned name_index = builder_utf8(builder, name);
    return builder_indexes(builder, CONSTANT_NAME_AND_TYPE, name_index, builder_utf8(builder, descriptor));
}

unsigned builder_member(ClassBuilder *builder, ConstantKind kind, const char *class_name, const char *name,
                        const char *descriptor)
{
    unsigned class_index = builder_class(builder, class_name);
    return builder_indexes(builder, kind, class_index, builder_name_and_type(builder, name, descriptor));
}

void builder_interface(ClassBuilder *builder, unsigned class_index)
{
    builder->interfaces.count++;
    bytes_add_u2(&builder->interfaces.entries, class_index);
}

static void add_member(ClassBuilder *builder, Table *table, unsigned flags, const char *name,
                       const char *descriptor, unsigned attributes)
{
    table->count++;
    bytes_add_u2(&table->entries, flags);
    bytes_add_u2(&table->entries, builder_utf8(builder, name));
    bytes_add_u2(&table->entries, builder_utf8(builder, descriptor));
    bytes_add_u2(&table->entries, attributes);
}

void builder_field(ClassBuilder *builder, unsigned flags, const char *name, const char *descriptor)
{
    add_member(builder, &builder->fields, flags, name, descriptor, 0);
}

void builder_field_with(ClassBuilder *builder, unsigned flags, const char *name, const char *descriptor,
                        const char *attribute, unsigned value)
{
    add_member(builder, &builder->fields, flags, name, descriptor, 1);
    bytes_add_u2(&builder->fields.entries, builder_utf8(builder, attribute));
    bytes_add_u4(&builder->fields.entries, 2);
    bytes_add_u2(&builder->fields.entries, value);
}

void builder_method(ClassBuilder *builder, unsigned flags, const char *name, const char *descriptor)
{
    add_member(builder, &builder->methods, flags, name, descriptor, 0);
}

void builder_attribute(ClassBuilder *builder, const char *name, const void *content, size_t length)
{
    builder->attributes.count++;
    bytes_add_u2(&builder->attributes.entries, builder_utf8(builder, name));
    bytes_add_u4(&builder->attributes.entries, (uint32_t)length);
    bytes_add(&builder->attributes.entries, content, length);
}

static void add_table(Bytes *out, Table *table)
{
    bytes_add_u2(out, table->count);
    bytes_add(out, table->entries.data, table->entries.length);
    bytes_free(&table->entries);
}

void builder_method_with(ClassBuilder *builder, unsigned flags, const char *name, const char *descriptor,
                         const CodeParts *parts)
{
    CodeParts copy = *parts;
    Bytes content = {0};
    bytes_add_u2(&content, copy.max_stack);
    bytes_add_u2(&content, copy.max_locals);
    bytes_add_u4(&content, (uint32_t)copy.length);
    bytes_add(&content, copy.code, copy.length);
    add_table(&content, &copy.exceptions);
    add_table(&content, &copy.attributes);
    add_member(builder, &builder->methods, flags, name, descriptor, 1);
    bytes_add_u2(&builder->methods.entries, builder_utf8(builder, "Code"));
    bytes_add_u4(&builder->methods.entries, (uint32_t)content.length);
    bytes_add(&builder->methods.entries, content.data, content.length);
    bytes_free(&content);
}

Bytes builder_finish(ClassBuilder *builder)
{
    Bytes out = {0};
    bytes_add_u4(&out, 0xCAFEBABE);
    bytes_add_u2(&out, builder->minor);
    bytes_add_u2(&out, builder->major);
    add_table(&out, &builder->constants);
    bytes_add_u2(&out, builder->flags);
    bytes_add_u2(&out, builder->this_class);
    bytes_add_u2(&out, builder->super_class);
    add_table(&out, &builder->interfaces);
    add_table(&out, &builder->fields);
    add_table(&out, &builder->methods);
    add_table(&out, &builder->attributes);
    return out;
}

ClassFile *builder_expect_read(ClassBuilder *builder)
{
    Bytes bytes = builder_finish(builder);
    Error error = {""};
    ClassFile *file = classfile_read(bytes.data, bytes.length, "T.class", &error);
    bytes_free(&bytes);
    if (file == NULL)
        fprintf(stderr, "\n    %s\n", error.text);
    CU_ASSERT_PTR_NOT_NULL(file);
    return file;
}

void builder_expect_error(ClassBuilder *builder, const char *message)
{
    Bytes bytes = builder_finish(builder);
    Error error = {""};
    ClassFile *file = classfile_read(bytes.data, bytes.length, "T.class", &error);
    bytes_free(&bytes);
    CU_ASSERT_PTR_NULL(file);
    assert_contains(error.text, message);
    classfile_free(file);
}
