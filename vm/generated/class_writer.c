/* The class around generated code: constant pool, members, and the bytes of it all; see class_writer.h. */
#include "vm/generated/class_writer.h"

#include <stdlib.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/generated/class_writer_state.h"

static const uint32_t CLASS_MAGIC = 0xCAFEBABE;
static const unsigned SPUN_VERSION = 61;

Spin *spin_begin(const char *name, const char *super_name, unsigned flags)
{
    Spin *spin = memory_allocate(sizeof *spin);
    spin->constant_count = 1;
    spin->name = arena_copy_string(&spin->arena, name);
    spin->super_name = arena_copy_string(&spin->arena, super_name);
    spin->flags = flags;
    return spin;
}

const char *spin_name(const Spin *spin) { return spin->name; }

Arena *spin_arena(Spin *spin) { return &spin->arena; }

void spin_discard(Spin *spin)
{
    HASH_CLEAR(hh, spin->constants);
    bytes_free(&spin->pool);
    bytes_free(&spin->interfaces);
    bytes_free(&spin->fields);
    bytes_free(&spin->methods);
    bytes_free(&spin->code);
    bytes_free(&spin->catches);
    free(spin->labels);
    free(spin->jumps);
    arena_free(&spin->arena);
    free(spin);
}

/* The index of the constant with these bytes, which begin with its tag; wide ones take two indexes. */
static uint16_t constant(Spin *spin, const void *bytes, size_t length, int indexes)
{
    SpinConstant *found;
    HASH_FIND(hh, spin->constants, bytes, length, found);
    if (found == NULL) {
        found = arena_allocate(&spin->arena, sizeof *found);
        found->index = (uint16_t)spin->constant_count;
        spin->constant_count += (unsigned)indexes;
        spin->too_big |= spin->constant_count > UINT16_MAX;
        bytes_add(&spin->pool, bytes, length);
        const char *key = arena_copy(&spin->arena, bytes, length);
        HASH_ADD_KEYPTR(hh, spin->constants, key, length, found);
    }
    return found->index;
}

uint16_t spin_utf8(Spin *spin, const char *text)
{
    size_t length = strlen(text);
    spin->too_big |= length > UINT16_MAX;
    uint8_t *entry = memory_allocate(length + 3);
    entry[0] = CONSTANT_UTF8;
    entry[1] = (uint8_t)(length >> 8);
    entry[2] = (uint8_t)length;
    memcpy(entry + 3, text, length);
    uint16_t index = constant(spin, entry, length + 3, 1);
    free(entry);
    return index;
}

uint16_t spin_constant_of_one(Spin *spin, ConstantKind kind, uint16_t part)
{
    uint8_t entry[] = {(uint8_t)kind, (uint8_t)(part >> 8), (uint8_t)part};
    return constant(spin, entry, sizeof entry, 1);
}

static uint16_t constant_of_two(Spin *spin, ConstantKind kind, uint16_t first, uint16_t second)
{
    uint8_t entry[] = {(uint8_t)kind, (uint8_t)(first >> 8), (uint8_t)first, (uint8_t)(second >> 8),
                       (uint8_t)second};
    return constant(spin, entry, sizeof entry, 1);
}

uint16_t spin_number(Spin *spin, ConstantKind kind, uint64_t bits)
{
    uint8_t entry[9] = {(uint8_t)kind};
    int size = kind == CONSTANT_LONG || kind == CONSTANT_DOUBLE ? 8 : 4;
    for (int i = 0; i < size; i++)
        entry[1 + i] = (uint8_t)(bits >> (8 * (size - 1 - i)));
    return constant(spin, entry, (size_t)size + 1, size == 8 ? 2 : 1);
}

uint16_t spin_class_constant(Spin *spin, const char *name)
{
    return spin_constant_of_one(spin, CONSTANT_CLASS, spin_utf8(spin, name));
}

uint16_t spin_member_constant(Spin *spin, ConstantKind kind, const char *owner, const char *name,
                              const char *descriptor)
{
    uint16_t pair =
        constant_of_two(spin, CONSTANT_NAME_AND_TYPE, spin_utf8(spin, name), spin_utf8(spin, descriptor));
    return constant_of_two(spin, kind, spin_class_constant(spin, owner), pair);
}

void spin_interface(Spin *spin, const char *name)
{
    bytes_add_u2(&spin->interfaces, spin_class_constant(spin, name));
    spin->interface_count++;
}

static void add_member(Spin *spin, Bytes *to, unsigned flags, const char *name, const char *descriptor)
{
    bytes_add_u2(to, flags);
    bytes_add_u2(to, spin_utf8(spin, name));
    bytes_add_u2(to, spin_utf8(spin, descriptor));
}

void spin_field(Spin *spin, unsigned flags, const char *name, const char *descriptor)
{
    add_member(spin, &spin->fields, flags, name, descriptor);
    bytes_add_u2(&spin->fields, 0);
    spin->field_count++;
}

static void finish_method(Spin *spin)
{
    if (spin->code.length == 0)
        return;
    spin_finish_jumps(spin);
    spin->too_big |=
        spin->max_stack > UINT16_MAX || spin->max_locals > UINT16_MAX || spin->code.length > UINT16_MAX;
    Bytes *out = &spin->methods;
    bytes_add_u2(out, 1);
    bytes_add_u2(out, spin_utf8(spin, "Code"));
    bytes_add_u4(out, (uint32_t)(12 + spin->code.length + spin->catches.length));
    bytes_add_u2(out, (unsigned)spin->max_stack);
    bytes_add_u2(out, (unsigned)spin->max_locals);
    bytes_add_u4(out, (uint32_t)spin->code.length);
    bytes_add(out, spin->code.data, spin->code.length);
    bytes_add_u2(out, (unsigned)(spin->catches.length / 8));
    bytes_add(out, spin->catches.data, spin->catches.length);
    bytes_add_u2(out, 0);
    spin->code.length = spin->catches.length = 0;
    spin->label_count = spin->jump_count = 0;
}

void spin_method(Spin *spin, unsigned flags, const char *name, const char *descriptor)
{
    finish_method(spin);
    add_member(spin, &spin->methods, flags, name, descriptor);
    spin->method_count++;
    spin->depth = spin->max_stack = 0;
    spin->max_locals = descriptor_argument_slots(descriptor) + (flags & ACC_STATIC ? 0 : 1);
}

static void add_table(Bytes *out, int count, const Bytes *table)
{
    bytes_add_u2(out, (unsigned)count);
    bytes_add(out, table->data, table->length);
}

void spin_bytes(Spin *spin, Bytes *out)
{
    finish_method(spin);
    uint16_t name = spin_class_constant(spin, spin->name),
             super = spin_class_constant(spin, spin->super_name);
    bytes_add_u4(out, CLASS_MAGIC);
    bytes_add_u2(out, 0);
    bytes_add_u2(out, SPUN_VERSION);
    add_table(out, (int)spin->constant_count, &spin->pool);
    bytes_add_u2(out, spin->flags);
    bytes_add_u2(out, name);
    bytes_add_u2(out, super);
    add_table(out, spin->interface_count, &spin->interfaces);
    add_table(out, spin->field_count, &spin->fields);
    add_table(out, spin->method_count, &spin->methods);
    bytes_add_u2(out, 0);
}

Class *spin_define(Spin *spin, Program *program, SourceKind source, bool hidden)
{
    Bytes bytes = {0};
    spin_bytes(spin, &bytes);
    bool too_big = spin->too_big;
    spin_discard(spin);
    if (too_big) {
        bytes_free(&bytes);
        program->failure = LOAD_INCOMPATIBLE;
        error_set(&program->error, "the class for a call site would be too big");
        return NULL;
    }
    Class *type = program_define(program, bytes.data, bytes.length, source, hidden);
    bytes_free(&bytes);
    if (type != NULL)
        type->spun = true;
    return type;
}

Signature spin_signature(Spin *spin, const char *descriptor)
{
    Signature signature = {.count = descriptor_argument_count(descriptor),
                           .result = descriptor_return(descriptor)};
    signature.parameters =
        arena_allocate(&spin->arena, ((size_t)signature.count + 1) * sizeof *signature.parameters);
    const char *at = descriptor + 1;
    for (int i = 0; i < signature.count; i++) {
        const char *next = descriptor_skip(at);
        signature.parameters[i] = arena_copy(&spin->arena, at, (size_t)(next - at));
        at = next;
    }
    return signature;
}

const char *spin_class_of(Spin *spin, const char *descriptor)
{
    return descriptor[0] == 'L' ? arena_copy(&spin->arena, descriptor + 1, strlen(descriptor) - 2)
                                : descriptor;
}

const char *spin_descriptor_of(Spin *spin, const char *class_name)
{
    return class_name[0] == '[' ? class_name : arena_format(&spin->arena, "L%s;", class_name);
}
