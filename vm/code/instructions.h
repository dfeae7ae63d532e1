/* The internal instructions, from instructions.def: their codes, names, and what their operands mean. */
#ifndef VM_CODE_INSTRUCTIONS_H
#define VM_CODE_INSTRUCTIONS_H

#include <stdint.h>

#include "vm/class.h"
#include "vm/program.h"

typedef enum InsnCode {
#define INSN(name, operands) INSN_##name,
#include "vm/code/instructions.def"
    INSN_COUNT
} InsnCode;

/* Which members of an Insn an instruction uses, and what they mean. */
typedef enum OperandKind {
    OPERANDS_NONE,
    OPERANDS_INT,       /* a: the value */
    OPERANDS_LONG,      /* j: the value */
    OPERANDS_FLOAT,     /* a: the bits */
    OPERANDS_DOUBLE,    /* j: the bits */
    OPERANDS_LITERAL,   /* a: number of the string literal */
    OPERANDS_LOCAL,     /* a: first slot of the local variable */
    OPERANDS_LOCAL_INT, /* a: slot of the local variable, b: an int */
    OPERANDS_JUMP,      /* a: distance of the target, in instructions */
    OPERANDS_SWITCH,    /* p: SwitchTable */
    OPERANDS_CONSTANT,  /* a: index into the constant pool, b: the bytecode instruction */
    OPERANDS_STATIC,    /* a: class id, b: mirror offset and STATIC_ marks */
    OPERANDS_FIELD,     /* a: payload offset, b: FIELD_ marks */
    OPERANDS_VIRTUAL,   /* a: vtable index, b: argument slots */
    OPERANDS_METHOD,    /* p: Method */
    OPERANDS_CLASS,     /* p: Class */
    OPERANDS_ARRAYS,    /* p: MultiArray */
    OPERANDS_BLOCK,     /* a: number of the block; see cover_map.h */
    OPERANDS_EDGE       /* a: distance of the target, b: number of the branch */
} OperandKind;

const char *insn_name(InsnCode code); /* "LOAD_0" */
OperandKind insn_operands(InsnCode code);

/* Is it one that only marks the place of the instruction behind it? */
static inline bool insn_is_marker(const Program *program, const Insn *insn)
{
    return insn->handler == program->handlers[INSN_STEP] || insn->handler == program->handlers[INSN_LINE];
}

/* Operand b of field instructions: may the access be seen by other threads?  Never for final fields; static
 * fields of the library are taken to be thread-safe.  If so, is the field volatile?  And is a write to it
 * watched (struct Watch)?  In static ones the marks are bits of the offset.  A write to a final field is
 * visible, and marked, as its object may have escaped. */
enum {
    FIELD_INVISIBLE = 0,
    FIELD_VISIBLE = 1,
    FIELD_VOLATILE = 2,
    FIELD_WATCHED = 4,
    FIELD_FINAL = 8,
    STATIC_VISIBLE = 1 << 30,
    STATIC_VOLATILE = 1 << 29,
    STATIC_WATCHED = 1 << 28,
    STATIC_OFFSET = STATIC_WATCHED - 1
};

/* Operands that do not fit into an instruction.  Targets are how many instructions to jump. */
typedef struct SwitchTable {
    int32_t low, count; /* table: low .. low + count - 1; lookup: count sorted keys */
    int32_t otherwise;
    int32_t *keys;
    int32_t *targets;
} SwitchTable;

typedef struct MultiArray {
    Class *class;
    int32_t dimensions;
} MultiArray;

#endif
