/* The instructions of the class file format, as data (opcodes.def), and stepping through code by whole
 * instructions. */
#ifndef CLASSFILES_OPCODES_H
#define CLASSFILES_OPCODES_H

#include <stddef.h>
#include <stdint.h>

enum { OPCODE_COUNT = 202 };

/* OP_nop, OP_aconst_null, ... OP_jsr_w */
typedef enum Opcode {
#define OPCODE(number, name, format) OP_##name = number,
#include "classfiles/opcodes.def"
} Opcode;

typedef enum OpcodeFormat {
#define FORMAT(name, length) FORMAT_##name,
#include "classfiles/opcodes.def"
} OpcodeFormat;

const char *opcode_name(unsigned opcode);    /* NULL when there is no such instruction */
OpcodeFormat opcode_format(unsigned opcode); /* of a known one */

/* The length of the whole instruction at `offset`, operands and padding included; 0 when it is unknown or
 * does not fit into `length`. */
uint32_t opcode_length(const uint8_t *code, uint32_t offset, uint32_t length);

/* The local variable that an opcode of FORMAT_LOCAL_FIXED or FORMAT_LOCAL_PAIR_FIXED names: 2 for aload_2. */
unsigned opcode_fixed_local(unsigned opcode);

/* Where a switch's operands begin: the next multiple of four after its opcode. */
static inline uint32_t opcode_switch_operands(uint32_t offset) { return (offset + 4) & ~(uint32_t)3; }

/* Big-endian operands; the caller knows that they lie inside the code. */
static inline uint16_t code_u2(const uint8_t *at) { return (uint16_t)(at[0] << 8 | at[1]); }
static inline int16_t code_s2(const uint8_t *at) { return (int16_t)code_u2(at); }
static inline int32_t code_s4(const uint8_t *at)
{
    return (int32_t)((uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3]);
}

#endif
