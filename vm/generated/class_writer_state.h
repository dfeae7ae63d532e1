/* What class_writer.c and class_writer_code.c share about a class under construction; nobody else includes
 * this. */
#ifndef VM_GENERATED_CLASS_WRITER_STATE_H
#define VM_GENERATED_CLASS_WRITER_STATE_H

#include <uthash.h>

#include "base/bytes.h"
#include "vm/generated/class_writer.h"

typedef struct SpinConstant {
    uint16_t index;
    UT_hash_handle hh; /* keyed by the constant's bytes */
} SpinConstant;

typedef struct SpinLabel {
    int offset, depth;
} SpinLabel; /* -1: not known yet */
typedef struct SpinJump {
    int at, label;
} SpinJump; /* offset of the jump instruction */

struct Spin {
    Arena arena;
    const char *name, *super_name;
    unsigned flags;
    SpinConstant *constants;
    unsigned constant_count; /* the next free index */
    bool too_big;            /* something did not fit into a class file */
    Bytes pool, interfaces, fields, methods;
    int interface_count, field_count, method_count;

    /* the method being written */
    Bytes code, catches;
    int depth, max_stack, max_locals;
    SpinLabel *labels;
    int label_count, label_capacity;
    SpinJump *jumps;
    int jump_count, jump_capacity;
};

uint16_t spin_utf8(Spin *spin, const char *text);
uint16_t spin_constant_of_one(Spin *spin, ConstantKind kind, uint16_t part);
uint16_t spin_number(Spin *spin, ConstantKind kind, uint64_t bits);
uint16_t spin_class_constant(Spin *spin, const char *name);
uint16_t spin_member_constant(Spin *spin, ConstantKind kind, const char *owner, const char *name,
                              const char *descriptor);
void spin_finish_jumps(Spin *spin);

#endif
