/* Writes the class around generated code: the constant pool (equal constants once), members, and finally
 * the bytes of the class file. */
#include "vm/generated/class_writer.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/generated/class_writer_state.h"

static const uint32_t CLASS_MAGIC = 0xCAFEBABE;
static const unsigned GENERATED_VERSION = 61;

ClassWriter *writer_begin(const char *name, const char *super_name, unsigned flags)
{
    ClassWriter *writer = memory_allocate(sizeof *writer);
    writer->constant_count = 1;
    writer->name = arena_copy_string(&writer->arena, name);
    writer->super_name = arena_copy_string(&writer->arena, super_name);
    writer->flags = flags;
    return writer;
}

const char *writer_name(const ClassWriter *writer) { return writer->name; }

Arena *writer_arena(ClassWriter *writer) { return &writer->arena; }

void writer_discard(ClassWriter *writer)
{
    HASH_CLEAR(hh, writer->constants);
    bytes_free(&writer->pool);
    bytes_free(&writer->interfaces);
    bytes_free(&writer->fields);
    bytes_free(&writer->methods);
    bytes_free(&writer->code);
    bytes_free(&writer->catches);
    free(writer->labels);
    free(writer->jumps);
    arena_free(&writer->arena);
    free(writer);
}

/* The index of the constant with these bytes, which begin with its tag; wide ones take two indexes. */
static uint16_t constant(ClassWriter *writer, const void *bytes, size_t length, int indexes)
{
    assert(length >= 3 && (indexes == 1 || indexes == 2));
    WriterConstant *found;
    HASH_FIND(hh, writer->constants, bytes, length, found);
    if (found == NULL) {
        found = arena_allocate(&writer->arena, sizeof *found);
        found->index = (uint16_t)writer->constant_count;
        writer->constant_count += (unsigned)indexes;
        writer->too_big |= writer->constant_count > UINT16_MAX;
        bytes_add(&writer->pool, bytes, length);
        const char *key = arena_copy(&writer->arena, bytes, length);
        HASH_ADD_KEYPTR(hh, writer->constants, key, length, found);
    }
    return found->index;
}

uint16_t writer_utf8(ClassWriter *writer, const char *text)
{
    size_t length = strlen(text);
    writer->too_big |= length > UINT16_MAX;
    uint8_t *entry = memory_allocate(length + 3);
    entry[0] = CONSTANT_UTF8;
    entry[1] = (uint8_t)(length >> 8);
    entry[2] = (uint8_t)length;
    memcpy(entry + 3, text, length);
    uint16_t index = constant(writer, entry, length + 3, 1);
    free(entry);
    return index;
}

uint16_t writer_constant_of_one(ClassWriter *writer, ConstantKind kind, uint16_t part)
{
    uint8_t entry[] = {(uint8_t)kind, (uint8_t)(part >> 8), (uint8_t)part};
    return constant(writer, entry, sizeof entry, 1);
}

static uint16_t constant_of_two(ClassWriter *writer, ConstantKind kind, uint16_t first, uint16_t second)
{
    uint8_t entry[] = {(uint8_t)kind, (uint8_t)(first >> 8), (uint8_t)first, (uint8_t)(second >> 8),
                       (uint8_t)second};
    return constant(writer, entry, sizeof entry, 1);
}

uint16_t writer_number(ClassWriter *writer, ConstantKind kind, uint64_t bits)
{
    uint8_t entry[9] = {(uint8_t)kind};
    int size = kind == CONSTANT_LONG || kind == CONSTANT_DOUBLE ? 8 : 4;
    for (int i = 0; i < size; i++)
        entry[1 + i] = (uint8_t)(bits >> (8 * (size - 1 - i)));
    return constant(writer, entry, (size_t)size + 1, size == 8 ? 2 : 1);
}

uint16_t writer_class_constant(ClassWriter *writer, const char *name)
{
    return writer_constant_of_one(writer, CONSTANT_CLASS, writer_utf8(writer, name));
}

uint16_t writer_member_constant(ClassWriter *writer, ConstantKind kind, const char *owner, const char *name,
                                const char *descriptor)
{
    uint16_t pair = constant_of_two(writer, CONSTANT_NAME_AND_TYPE, writer_utf8(writer, name),
                                    writer_utf8(writer, descriptor));
    return constant_of_two(writer, kind, writer_class_constant(writer, owner), pair);
}

void writer_interface(ClassWriter *writer, const char *name)
{
    bytes_add_u2(&writer->interfaces, writer_class_constant(writer, name));
    writer->interface_count++;
}

static void add_member(ClassWriter *writer, Bytes *to, unsigned flags, const char *name,
                       const char *descriptor)
{
    bytes_add_u2(to, flags);
    bytes_add_u2(to, writer_utf8(writer, name));
    bytes_add_u2(to, writer_utf8(writer, descriptor));
}

void writer_field(ClassWriter *writer, unsigned flags, const char *name, const char *descriptor)
{
    add_member(writer, &writer->fields, flags, name, descriptor);
    bytes_add_u2(&writer->fields, 0);
    writer->field_count++;
}

static void finish_method(ClassWriter *writer)
{
    if (writer->code.length == 0)
        return;
    writer_finish_jumps(writer);
    writer->too_big |=
        writer->max_stack > UINT16_MAX || writer->max_locals > UINT16_MAX || writer->code.length > UINT16_MAX;
    Bytes *out = &writer->methods;
    bytes_add_u2(out, 1);
    bytes_add_u2(out, writer_utf8(writer, "Code"));
    bytes_add_u4(out, (uint32_t)(12 + writer->code.length + writer->catches.length));
    bytes_add_u2(out, (unsigned)writer->max_stack);
    bytes_add_u2(out, (unsigned)writer->max_locals);
    bytes_add_u4(out, (uint32_t)writer->code.length);
    bytes_add(out, writer->code.data, writer->code.length);
    bytes_add_u2(out, (unsigned)(writer->catches.length / 8));
    bytes_add(out, writer->catches.data, writer->catches.length);
    bytes_add_u2(out, 0);
    writer->code.length = writer->catches.length = 0;
    writer->label_count = writer->jump_count = 0;
}

void writer_method(ClassWriter *writer, unsigned flags, const char *name, const char *descriptor)
{
    finish_method(writer);
    add_member(writer, &writer->methods, flags, name, descriptor);
    writer->method_count++;
    writer->depth = writer->max_stack = 0;
    writer->max_locals = descriptor_argument_slots(descriptor) + (flags & ACC_STATIC ? 0 : 1);
}

static void add_table(Bytes *out, int count, const Bytes *table)
{
    bytes_add_u2(out, (unsigned)count);
    bytes_add(out, table->data, table->length);
}

void writer_bytes(ClassWriter *writer, Bytes *out)
{
    finish_method(writer);
    uint16_t name = writer_class_constant(writer, writer->name),
             super = writer_class_constant(writer, writer->super_name);
    bytes_add_u4(out, CLASS_MAGIC);
    bytes_add_u2(out, 0);
    bytes_add_u2(out, GENERATED_VERSION);
    add_table(out, (int)writer->constant_count, &writer->pool);
    bytes_add_u2(out, writer->flags);
    bytes_add_u2(out, name);
    bytes_add_u2(out, super);
    add_table(out, writer->interface_count, &writer->interfaces);
    add_table(out, writer->field_count, &writer->fields);
    add_table(out, writer->method_count, &writer->methods);
    bytes_add_u2(out, 0);
}

Class *writer_define(ClassWriter *writer, Program *program, SourceKind source, uint32_t space, bool hidden)
{
    Bytes bytes = {0};
    writer_bytes(writer, &bytes);
    bool too_big = writer->too_big;
    writer_discard(writer);
    if (too_big) {
        bytes_free(&bytes);
        program->failure = LOAD_INCOMPATIBLE;
        error_set(&program->error, "the class for a call site would be too big");
        return NULL;
    }
    Class *type = program_define(program, &(Definition){bytes.data, bytes.length, source, space, hidden});
    bytes_free(&bytes);
    if (type != NULL)
        type->is_generated = true;
    return type;
}

Signature writer_signature(ClassWriter *writer, const char *descriptor)
{
    Signature signature = {.count = descriptor_argument_count(descriptor),
                           .result = descriptor_return(descriptor)};
    signature.parameters =
        arena_allocate(&writer->arena, ((size_t)signature.count + 1) * sizeof *signature.parameters);
    assert(descriptor[0] == '(');
    const char *at = descriptor + 1;
    for (int i = 0; i < signature.count; i++) {
        const char *next = descriptor_skip(at);
        signature.parameters[i] = arena_copy(&writer->arena, at, (size_t)(next - at));
        at = next;
    }
    return signature;
}

const char *writer_class_of(ClassWriter *writer, const char *descriptor)
{
    return descriptor[0] == 'L' ? arena_copy(&writer->arena, descriptor + 1, strlen(descriptor) - 2)
                                : descriptor;
}

const char *writer_descriptor_of(ClassWriter *writer, const char *class_name)
{
    return class_name[0] == '[' ? class_name : arena_format(&writer->arena, "L%s;", class_name);
}
