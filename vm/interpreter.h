/* The interpreter loop, and pushing frames. */
#ifndef VM_INTERPRETER_H
#define VM_INTERPRETER_H

#include "vm/state.h"

typedef enum InsnCode {
#define INSN(name, operands) INSN_##name,
#include "vm/opcodes.def"
    INSN_COUNT
} InsnCode;

/* Operands that do not fit into an instruction.  Targets are how many instructions to jump. */
typedef struct SwitchTable {
    int32_t  low, count;        /* table: low .. low + count - 1; lookup: count sorted keys */
    int32_t  otherwise;
    int32_t *keys;
    int32_t *targets;
} SwitchTable;

typedef struct MultiArray {
    Class  *class;
    int32_t dimensions;
} MultiArray;

/* Runs the VM's current thread until it ends, blocks or has used up its budget. */
void interpret(Vm *vm);

/* The label of each internal opcode. */
const void *const *interpreter_handlers(void);

/* Is there room for a frame of `method` on top, and pushing it: `arguments` are copied to its locals. */
bool thread_has_room(const Thread *thread, const Method *method);
void thread_push_frame(Thread *thread, Method *method, const Value *arguments);

#endif
