/* Tables of names, operand formats and lengths of bytecode instructions, made from opcodes.def. */
#include "classfiles/opcodes.h"

static const char *const names[OPCODE_COUNT] = {
#define OPCODE(number, name, format) [number] = #name,
#include "classfiles/opcodes.def"
};

static const uint8_t formats[OPCODE_COUNT] = {
#define OPCODE(number, name, format) [number] = FORMAT_##format,
#include "classfiles/opcodes.def"
};

static const uint8_t lengths[] = {
#define FORMAT(name, length) [FORMAT_##name] = length,
#include "classfiles/opcodes.def"
};

const char *opcode_name(unsigned opcode) { return opcode < OPCODE_COUNT ? names[opcode] : NULL; }

OpcodeFormat opcode_format(unsigned opcode) { return (OpcodeFormat)formats[opcode]; }

unsigned opcode_fixed_local(unsigned opcode)
{
    return (opcode - (opcode < OP_istore_0 ? OP_iload_0 : OP_istore_0)) & 3;
}

/* 64 bits, because a hostile count may claim more entries than 32 bits can hold bytes. */
static uint64_t tableswitch_length(const uint8_t *code, uint32_t offset, uint32_t length)
{
    uint32_t operands = opcode_switch_operands(offset);
    if ((uint64_t)operands + 12 > length)
        return 0;
    int64_t low = code_s4(code + operands + 4), high = code_s4(code + operands + 8);
    return high < low ? 0 : operands - offset + 12 + (uint64_t)(high - low + 1) * 4;
}

static uint64_t lookupswitch_length(const uint8_t *code, uint32_t offset, uint32_t length)
{
    uint32_t operands = opcode_switch_operands(offset);
    if ((uint64_t)operands + 8 > length)
        return 0;
    int32_t pairs = code_s4(code + operands + 4);
    return pairs < 0 ? 0 : operands - offset + 8 + (uint64_t)pairs * 8;
}

static uint32_t wide_length(const uint8_t *code, uint32_t offset, uint32_t length)
{
    if (offset + 1 >= length || code[offset + 1] >= OPCODE_COUNT)
        return 0;
    switch (formats[code[offset + 1]]) {
    case FORMAT_LOCAL:
    case FORMAT_LOCAL_PAIR: return 4;
    case FORMAT_INCREMENT: return 6;
    default: return 0;
    }
}

uint32_t opcode_length(const uint8_t *code, uint32_t offset, uint32_t length)
{
    if (offset >= length || code[offset] >= OPCODE_COUNT)
        return 0;
    OpcodeFormat format = opcode_format(code[offset]);
    uint64_t whole = lengths[format];
    if (format == FORMAT_TABLESWITCH)
        whole = tableswitch_length(code, offset, length);
    else if (format == FORMAT_LOOKUPSWITCH)
        whole = lookupswitch_length(code, offset, length);
    else if (format == FORMAT_WIDE)
        whole = wide_length(code, offset, length);
    return whole <= length - offset ? (uint32_t)whole : 0;
}
