/* A class under construction, from the inside: shared by the class_writer files only. */
#ifndef VM_GENERATED_CLASS_WRITER_STATE_H
#define VM_GENERATED_CLASS_WRITER_STATE_H

#include <uthash.h>

#include "base/bytes.h"
#include "vm/generated/class_writer.h"

typedef struct WriterConstant {
    uint16_t index;
    UT_hash_handle hh; /* keyed by the constant's bytes */
} WriterConstant;

typedef struct WriterLabel {
    int offset, depth;
} WriterLabel; /* -1: not known yet */
typedef struct WriterJump {
    int at, label;
} WriterJump; /* offset of the jump instruction */

struct ClassWriter {
    Arena arena;
    const char *name, *super_name;
    unsigned flags;
    WriterConstant *constants;
    unsigned constant_count; /* the next free index */
    bool too_big;            /* something did not fit into a class file */
    Bytes pool, interfaces, fields, methods;
    int interface_count, field_count, method_count;

    /* the method being written */
    Bytes code, catches;
    int depth, max_stack, max_locals;
    WriterLabel *labels;
    uint32_t label_count, label_capacity;
    WriterJump *jumps;
    uint32_t jump_count, jump_capacity;
};

uint16_t writer_utf8(ClassWriter *writer, const char *text);
uint16_t writer_constant_of_one(ClassWriter *writer, ConstantKind kind, uint16_t part);
uint16_t writer_number(ClassWriter *writer, ConstantKind kind, uint64_t bits);
uint16_t writer_class_constant(ClassWriter *writer, const char *name);
uint16_t writer_member_constant(ClassWriter *writer, ConstantKind kind, const char *owner, const char *name,
                                const char *descriptor);
void writer_finish_jumps(ClassWriter *writer);

#endif
