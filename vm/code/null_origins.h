/* The origin of each operand of each instruction of a method, as the offset of the instruction that
 * pushed it: for helpful NullPointerException messages (null_message.c). */
#ifndef VM_CODE_NULL_ORIGINS_H
#define VM_CODE_NULL_ORIGINS_H

#include "base/memory.h"
#include "classfiles/classfile.h"

enum { ORIGIN_UNKNOWN = -1 };

/* The stack before the instruction at some offset; depth -1: not reached yet. */
typedef struct OriginStack {
    int32_t depth;
    int32_t *origins;
} OriginStack;

typedef struct NullOrigins {
    const ClassFile *file;
    const MethodInfo *method;
    const CodeInfo *code;
    const CodeInfo *twin; /* whose parameters have the names to show; NULL: those of `code` */
    Arena arena;
    OriginStack *stacks; /* by offset */
    uint32_t *pending;
    uint32_t pending_count;
    uint8_t *is_pending;
    bool *written; /* locals that some instruction writes */
} NullOrigins;

/* Finds, for each operand stack slot before each instruction, the instruction that pushed it.  What it makes
 * lives in the arena. */
void origins_find(NullOrigins *origins, const ClassFile *file, const MethodInfo *method);

/* The instruction that pushed the slot `below` the top of the stack before the instruction at `offset`; or
 * ORIGIN_UNKNOWN. */
int32_t origins_of(const NullOrigins *origins, uint32_t offset, int below);

const Constant *origins_constant(const NullOrigins *origins,
                                 uint32_t offset); /* that the instruction names */

#endif
