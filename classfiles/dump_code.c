/* Writes a method's bytecode as text: one line per instruction with its decoded operands, then the
 * exception table and the tables for debuggers. */
#include <assert.h>
#include <inttypes.h>

#include "classfiles/dump.h"
#include "classfiles/opcodes.h"

static void dump_jump(uint32_t offset, int32_t distance, FILE *out)
{
    assert((int64_t)offset + distance >= 0);
    fprintf(out, " -> %" PRId64, (int64_t)offset + distance);
}

static void dump_tableswitch(const uint8_t *code, uint32_t offset, FILE *out)
{
    const uint8_t *at = code + opcode_switch_operands(offset);
    int64_t low = code_s4(at + 4), high = code_s4(at + 8);
    for (int64_t key = low; key <= high; key++) {
        fprintf(out, "\n           %" PRId64, key);
        dump_jump(offset, code_s4(at + 12 + 4 * (key - low)), out);
    }
    fputs("\n           default", out);
    dump_jump(offset, code_s4(at), out);
}

static void dump_lookupswitch(const uint8_t *code, uint32_t offset, FILE *out)
{
    const uint8_t *at = code + opcode_switch_operands(offset);
    int32_t pairs = code_s4(at + 4);
    for (int32_t i = 0; i < pairs; i++) {
        fprintf(out, "\n           %" PRId32, code_s4(at + 8 + 8 * (size_t)i));
        dump_jump(offset, code_s4(at + 12 + 8 * (size_t)i), out);
    }
    fputs("\n           default", out);
    dump_jump(offset, code_s4(at), out);
}

static const char *array_type_name(unsigned type)
{
    static const char *const names[] = {"boolean", "char", "float", "double", "byte", "short", "int", "long"};
    assert(type >= 4 && type <= 11 && "the reader has checked it");
    return names[type - 4];
}

static void dump_wide(const uint8_t *operands, FILE *out)
{
    fprintf(out, " %s %d", opcode_name(operands[0]), code_u2(operands + 1));
    if (operands[0] == OP_iinc)
        fprintf(out, " %+d", code_s2(operands + 3));
}

static void dump_pool_operand(const ClassFile *file, uint16_t index, FILE *out)
{
    fprintf(out, " %d = ", index);
    dump_constant(file, index, out);
}

static void dump_operands(const ClassFile *file, const uint8_t *code, uint32_t offset, FILE *out)
{
    const uint8_t *operands = code + offset + 1;
    switch (opcode_format(code[offset])) {
    case FORMAT_NONE:
    case FORMAT_LOCAL_FIXED:
    case FORMAT_LOCAL_PAIR_FIXED: break;
    case FORMAT_BYTE: fprintf(out, " %d", (int8_t)operands[0]); break;
    case FORMAT_SHORT: fprintf(out, " %d", code_s2(operands)); break;
    case FORMAT_LOCAL:
    case FORMAT_LOCAL_PAIR: fprintf(out, " %d", operands[0]); break;
    case FORMAT_INCREMENT: fprintf(out, " %d %+d", operands[0], (int8_t)operands[1]); break;
    case FORMAT_JUMP: dump_jump(offset, code_s2(operands), out); break;
    case FORMAT_JUMP_W: dump_jump(offset, code_s4(operands), out); break;
    case FORMAT_TABLESWITCH: dump_tableswitch(code, offset, out); break;
    case FORMAT_LOOKUPSWITCH: dump_lookupswitch(code, offset, out); break;
    case FORMAT_NEWARRAY: fprintf(out, " %s", array_type_name(operands[0])); break;
    case FORMAT_WIDE: dump_wide(operands, out); break;
    case FORMAT_LDC: dump_pool_operand(file, operands[0], out); break;
    case FORMAT_MULTIANEWARRAY:
        dump_pool_operand(file, code_u2(operands), out);
        fprintf(out, ", %d dimensions", operands[2]);
        break;
    case FORMAT_LDC_W:
    case FORMAT_LDC2_W:
    case FORMAT_FIELD:
    case FORMAT_VIRTUAL:
    case FORMAT_DIRECT:
    case FORMAT_INTERFACE:
    case FORMAT_DYNAMIC:
    case FORMAT_NEW:
    case FORMAT_ANEWARRAY:
    case FORMAT_CLASS: dump_pool_operand(file, code_u2(operands), out); break;
    }
}

static void dump_exception_table(const CodeInfo *code, FILE *out)
{
    for (int i = 0; i < code->exception_count; i++) {
        const ExceptionEntry *entry = &code->exceptions[i];
        fprintf(out, "    catch %d to %d -> %d ", entry->start, entry->end, entry->handler);
        dump_text(out, entry->catch_class ? entry->catch_class : "(anything)");
        fputc('\n', out);
    }
}

static void dump_debug_tables(const CodeInfo *code, FILE *out)
{
    for (uint32_t i = 0; i < code->line_count; i++)
        fprintf(out, "    line %d at %d\n", code->lines[i].line, code->lines[i].start);
    for (uint32_t i = 0; i < code->variable_count; i++) {
        const LocalVariable *variable = &code->variables[i];
        fprintf(out, "    variable %d at %d to %d: ", variable->index, variable->start,
                variable->start + variable->length);
        dump_text(out, variable->name);
        fputc(' ', out);
        dump_text(out, variable->descriptor);
        fputc('\n', out);
    }
}

void dump_code(const ClassFile *file, const CodeInfo *code, FILE *out)
{
    fprintf(out, "  code: stack %d, locals %d, %" PRIu32 " bytes\n", code->max_stack, code->max_locals,
            code->length);
    for (uint32_t offset = 0; offset < code->length;
         offset += opcode_length(code->bytes, offset, code->length)) {
        fprintf(out, "    %5" PRIu32 " %s", offset, opcode_name(code->bytes[offset]));
        dump_operands(file, code->bytes, offset, out);
        fputc('\n', out);
    }
    dump_exception_table(code, out);
    dump_debug_tables(code, out);
    if (code->stack_map_table.data)
        fprintf(out, "    stack map of %" PRIu32 " bytes\n", code->stack_map_table.length);
}
