/* The internal instructions, from instructions.def, and what their operands mean. */
#ifndef VM_CODE_INSTRUCTIONS_H
#define VM_CODE_INSTRUCTIONS_H

#include <stdint.h>

#include "vm/class.h"

typedef enum InsnCode {
#define INSN(name, operands) INSN_##name,
#include "vm/code/instructions.def"
    INSN_COUNT
} InsnCode;

/* Operand b of field instructions: may the access be seen by other threads?  Never for final fields; static
 * fields of the library are taken to be thread-safe.  If so, is the field volatile?  And is a write to it
 * watched (watch.h)?  In static ones the marks are bits of the offset. */
enum {
    FIELD_INVISIBLE = 0,
    FIELD_VISIBLE = 1,
    FIELD_VOLATILE = 2,
    FIELD_WATCHED = 4,
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
