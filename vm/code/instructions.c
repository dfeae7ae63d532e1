/* Names and operand kinds of the internal instructions, as tables made from instructions.def. */
#include "vm/code/instructions.h"

#include <assert.h>

const char *insn_name(InsnCode code)
{
    static const char *const names[] = {
#define INSN(name, operands) #name,
#include "vm/code/instructions.def"
    };
    assert(code < INSN_COUNT);
    return names[code];
}

OperandKind insn_operands(InsnCode code)
{
    static const uint8_t kinds[] = {
#define INSN(name, operands) OPERANDS_##operands,
#include "vm/code/instructions.def"
    };
    assert(code < INSN_COUNT);
    return (OperandKind)kinds[code];
}
