/* Emits one internal instruction for one bytecode instruction, resolved as far as that is possible before
 * it runs. */
#include "vm/translation/translation.h"

#include <string.h>

#include "classfiles/opcodes.h"

/* --- instructions without constants --- */

/* Bytecodes whose meaning is one internal instruction without operands. */
static const uint8_t plain[OPCODE_COUNT] = {
    [OP_nop] = INSN_NOP,
    [OP_aconst_null] = INSN_NULL,
    [OP_iaload] = INSN_ARRAY_LOAD_4,
    [OP_laload] = INSN_ARRAY_LOAD_8,
    [OP_faload] = INSN_ARRAY_LOAD_4,
    [OP_daload] = INSN_ARRAY_LOAD_8,
    [OP_aaload] = INSN_ARRAY_LOAD_4,
    [OP_baload] = INSN_ARRAY_LOAD_S1,
    [OP_caload] = INSN_ARRAY_LOAD_U2,
    [OP_saload] = INSN_ARRAY_LOAD_S2,
    [OP_iastore] = INSN_ARRAY_STORE_4,
    [OP_lastore] = INSN_ARRAY_STORE_8,
    [OP_fastore] = INSN_ARRAY_STORE_4,
    [OP_dastore] = INSN_ARRAY_STORE_8,
    [OP_aastore] = INSN_ARRAY_STORE_L,
    [OP_bastore] = INSN_ARRAY_STORE_1,
    [OP_castore] = INSN_ARRAY_STORE_2,
    [OP_sastore] = INSN_ARRAY_STORE_2,
    [OP_pop] = INSN_POP,
    [OP_pop2] = INSN_POP2,
    [OP_dup] = INSN_DUP,
    [OP_dup_x1] = INSN_DUP_X1,
    [OP_dup_x2] = INSN_DUP_X2,
    [OP_dup2] = INSN_DUP2,
    [OP_dup2_x1] = INSN_DUP2_X1,
    [OP_dup2_x2] = INSN_DUP2_X2,
    [OP_swap] = INSN_SWAP,
    [OP_iadd] = INSN_IADD,
    [OP_ladd] = INSN_LADD,
    [OP_fadd] = INSN_FADD,
    [OP_dadd] = INSN_DADD,
    [OP_isub] = INSN_ISUB,
    [OP_lsub] = INSN_LSUB,
    [OP_fsub] = INSN_FSUB,
    [OP_dsub] = INSN_DSUB,
    [OP_imul] = INSN_IMUL,
    [OP_lmul] = INSN_LMUL,
    [OP_fmul] = INSN_FMUL,
    [OP_dmul] = INSN_DMUL,
    [OP_idiv] = INSN_IDIV,
    [OP_ldiv] = INSN_LDIV,
    [OP_fdiv] = INSN_FDIV,
    [OP_ddiv] = INSN_DDIV,
    [OP_irem] = INSN_IREM,
    [OP_lrem] = INSN_LREM,
    [OP_frem] = INSN_FREM,
    [OP_drem] = INSN_DREM,
    [OP_ineg] = INSN_INEG,
    [OP_lneg] = INSN_LNEG,
    [OP_fneg] = INSN_FNEG,
    [OP_dneg] = INSN_DNEG,
    [OP_ishl] = INSN_ISHL,
    [OP_lshl] = INSN_LSHL,
    [OP_ishr] = INSN_ISHR,
    [OP_lshr] = INSN_LSHR,
    [OP_iushr] = INSN_IUSHR,
    [OP_lushr] = INSN_LUSHR,
    [OP_iand] = INSN_IAND,
    [OP_land] = INSN_LAND,
    [OP_ior] = INSN_IOR,
    [OP_lor] = INSN_LOR,
    [OP_ixor] = INSN_IXOR,
    [OP_lxor] = INSN_LXOR,
    [OP_i2l] = INSN_I2L,
    [OP_i2f] = INSN_I2F,
    [OP_i2d] = INSN_I2D,
    [OP_l2i] = INSN_L2I,
    [OP_l2f] = INSN_L2F,
    [OP_l2d] = INSN_L2D,
    [OP_f2i] = INSN_F2I,
    [OP_f2l] = INSN_F2L,
    [OP_f2d] = INSN_F2D,
    [OP_d2i] = INSN_D2I,
    [OP_d2l] = INSN_D2L,
    [OP_d2f] = INSN_D2F,
    [OP_i2b] = INSN_I2B,
    [OP_i2c] = INSN_I2C,
    [OP_i2s] = INSN_I2S,
    [OP_lcmp] = INSN_LCMP,
    [OP_fcmpl] = INSN_FCMPL,
    [OP_fcmpg] = INSN_FCMPG,
    [OP_dcmpl] = INSN_DCMPL,
    [OP_dcmpg] = INSN_DCMPG,
    [OP_ireturn] = INSN_RETURN_ONE,
    [OP_lreturn] = INSN_RETURN_WIDE,
    [OP_freturn] = INSN_RETURN_ONE,
    [OP_dreturn] = INSN_RETURN_WIDE,
    [OP_areturn] = INSN_RETURN_ONE,
    [OP_return] = INSN_RETURN,
    [OP_arraylength] = INSN_ARRAY_LENGTH,
    [OP_athrow] = INSN_THROW,
    [OP_monitorenter] = INSN_MONITOR_ENTER,
    [OP_monitorexit] = INSN_MONITOR_EXIT,
};

static const uint8_t jumps[OPCODE_COUNT] = {
    [OP_ifeq] = INSN_IF_EQ,
    [OP_ifne] = INSN_IF_NE,
    [OP_iflt] = INSN_IF_LT,
    [OP_ifge] = INSN_IF_GE,
    [OP_ifgt] = INSN_IF_GT,
    [OP_ifle] = INSN_IF_LE,
    [OP_if_icmpeq] = INSN_IF_ICMP_EQ,
    [OP_if_icmpne] = INSN_IF_ICMP_NE,
    [OP_if_icmplt] = INSN_IF_ICMP_LT,
    [OP_if_icmpge] = INSN_IF_ICMP_GE,
    [OP_if_icmpgt] = INSN_IF_ICMP_GT,
    [OP_if_icmple] = INSN_IF_ICMP_LE,
    [OP_if_acmpeq] = INSN_IF_ICMP_EQ,
    [OP_if_acmpne] = INSN_IF_ICMP_NE,
    [OP_goto] = INSN_GOTO,
    [OP_jsr] = INSN_JSR,
    [OP_ifnull] = INSN_IF_EQ,
    [OP_ifnonnull] = INSN_IF_NE,
    [OP_goto_w] = INSN_GOTO,
    [OP_jsr_w] = INSN_JSR,
};

static int32_t distance(const Translation *t, uint32_t from, int32_t offset)
{
    int64_t target = (int64_t)from + offset;
    assert(target >= 0 && target < t->source->length);
    return (int32_t)(t->routes != NULL && t->routes[target] != 0 ? t->routes[target] : t->index[target])
           - (int32_t)t->at;
}

static void emit_load(Translation *t, unsigned local, bool wide)
{
    if (!wide && local < 4)
        translation_emit(t, (InsnCode)(INSN_LOAD_0 + local), OPERANDS_NONE);
    else
        translation_emit(t, wide ? INSN_LOAD_WIDE : INSN_LOAD, OPERANDS_LOCAL)->a = (int32_t)local;
}

static void emit_store(Translation *t, unsigned local, bool wide)
{
    translation_emit(t, wide ? INSN_STORE_WIDE : INSN_STORE, OPERANDS_LOCAL)->a = (int32_t)local;
}

/* Loads and stores in all their forms: plain, with the local in the opcode, wide. */
static void emit_local(Translation *t, unsigned op, unsigned local)
{
    bool is_load = op <= OP_aload_3;
    unsigned type = op <= OP_aload     ? op - OP_iload
                    : op <= OP_aload_3 ? (op - OP_iload_0) / 4
                    : op <= OP_astore  ? op - OP_istore
                                       : (op - OP_istore_0) / 4;
    bool wide = type == 1 || type == 3; /* int, long, float, double, reference */
    if (is_load)
        emit_load(t, local, wide);
    else
        emit_store(t, local, wide);
}

static void emit_increment(Translation *t, unsigned local, int amount)
{
    Insn *insn = translation_emit(t, INSN_INC, OPERANDS_LOCAL_INT);
    insn->a = (int32_t)local;
    insn->b = amount;
}

static void emit_wide(Translation *t, const uint8_t *at)
{
    if (at[1] == OP_iinc)
        emit_increment(t, code_u2(at + 2), code_s2(at + 4));
    else if (at[1] == OP_ret)
        translation_emit(t, INSN_RET, OPERANDS_LOCAL)->a = code_u2(at + 2);
    else
        emit_local(t, at[1], code_u2(at + 2));
}

static void emit_table_switch(Translation *t, uint32_t offset)
{
    const uint8_t *at = t->source->bytes + opcode_switch_operands(offset);
    SwitchTable *table = arena_allocate(&t->program->arena, sizeof *table);
    table->otherwise = distance(t, offset, code_s4(at));
    table->low = code_s4(at + 4);
    table->count = (int32_t)((int64_t)code_s4(at + 8) - table->low + 1);
    assert(table->count > 0);
    table->targets = arena_allocate(&t->program->arena, (size_t)table->count * sizeof(int32_t));
    for (int32_t i = 0; i < table->count; i++)
        table->targets[i] = distance(t, offset, code_s4(at + 12 + 4 * (size_t)i));
    translation_emit(t, INSN_TABLE_SWITCH, OPERANDS_SWITCH)->p = table;
}

static void emit_lookup_switch(Translation *t, uint32_t offset)
{
    const uint8_t *at = t->source->bytes + opcode_switch_operands(offset);
    SwitchTable *table = arena_allocate(&t->program->arena, sizeof *table);
    table->otherwise = distance(t, offset, code_s4(at));
    table->count = code_s4(at + 4);
    assert(table->count >= 0);
    table->keys = arena_allocate(&t->program->arena, (size_t)table->count * sizeof(int32_t));
    table->targets = arena_allocate(&t->program->arena, (size_t)table->count * sizeof(int32_t));
    for (int32_t i = 0; i < table->count; i++) {
        table->keys[i] = code_s4(at + 8 + 8 * (size_t)i);
        assert((i == 0 || table->keys[i - 1] < table->keys[i])
               && "the reader has checked that keys are sorted");
        table->targets[i] = distance(t, offset, code_s4(at + 12 + 8 * (size_t)i));
    }
    translation_emit(t, INSN_LOOKUP_SWITCH, OPERANDS_SWITCH)->p = table;
}

/* --- constants --- */

static void emit_unresolved(Translation *t, unsigned op, unsigned constant)
{
    assert(constant > 0 && constant < t->file->constant_count);
    Insn *insn = translation_emit(t, INSN_UNRESOLVED, OPERANDS_CONSTANT);
    insn->a = (int32_t)constant;
    insn->b = (int32_t)op;
}

static void emit_float(Translation *t, float value)
{
    Insn *insn = translation_emit(t, INSN_FLOAT, OPERANDS_FLOAT);
    memcpy(&insn->a, &value, sizeof value);
}

static void emit_double(Translation *t, double value)
{
    Insn *insn = translation_emit(t, INSN_DOUBLE, OPERANDS_DOUBLE);
    memcpy(&insn->j, &value, sizeof value);
}

static void emit_constant(Translation *t, unsigned op, unsigned index)
{
    assert(index > 0 && index < t->file->constant_count);
    const Constant *constant = &t->file->constants[index];
    switch (constant->kind) {
    case CONSTANT_INTEGER: translation_emit(t, INSN_INT, OPERANDS_INT)->a = constant->number.i; break;
    case CONSTANT_LONG: translation_emit(t, INSN_LONG, OPERANDS_LONG)->j = constant->number.j; break;
    case CONSTANT_FLOAT: emit_float(t, constant->number.f); break;
    case CONSTANT_DOUBLE: emit_double(t, constant->number.d); break;
    case CONSTANT_STRING:
        translation_emit(t, INSN_STRING, OPERANDS_LITERAL)->a =
            (int32_t)program_literal(t->program, constant->text);
        break;
    default: emit_unresolved(t, op, index);
    }
}

static void emit_new_array(Translation *t, unsigned type)
{
    static const char kinds[] = "ZCFDBSIJ"; /* types 4 to 11 */
    assert(type >= 4 && type <= 11);
    translation_emit(t, INSN_NEW_ARRAY, OPERANDS_CLASS)->p =
        program_array_of(t->program, program_primitive(t->program, kinds[type - 4]));
}

/* iconst, lconst, fconst, dconst and the pushes: true when `op` was one. */
static bool emit_small_constant(Translation *t, unsigned op, const uint8_t *at)
{
    if (op >= OP_iconst_m1 && op <= OP_iconst_5)
        translation_emit(t, INSN_INT, OPERANDS_INT)->a = (int32_t)op - OP_iconst_0;
    else if (op == OP_lconst_0 || op == OP_lconst_1)
        translation_emit(t, INSN_LONG, OPERANDS_LONG)->j = op - OP_lconst_0;
    else if (op >= OP_fconst_0 && op <= OP_fconst_2)
        emit_float(t, (float)(op - OP_fconst_0));
    else if (op == OP_dconst_0 || op == OP_dconst_1)
        emit_double(t, op - OP_dconst_0);
    else if (op == OP_bipush)
        translation_emit(t, INSN_INT, OPERANDS_INT)->a = (int8_t)at[1];
    else if (op == OP_sipush)
        translation_emit(t, INSN_INT, OPERANDS_INT)->a = code_s2(at + 1);
    else
        return false;
    return true;
}

void translate_instruction(Translation *t, uint32_t offset)
{
    const uint8_t *at = t->source->bytes + offset;
    unsigned op = at[0];
    if (emit_small_constant(t, op, at))
        return;
    switch (opcode_format(op)) {
    case FORMAT_NONE: translation_emit(t, (InsnCode)plain[op], OPERANDS_NONE); break;
    case FORMAT_LDC: emit_constant(t, op, at[1]); break;
    case FORMAT_LDC_W:
    case FORMAT_LDC2_W: emit_constant(t, op, code_u2(at + 1)); break;
    case FORMAT_LOCAL:
        if (op == OP_ret)
            translation_emit(t, INSN_RET, OPERANDS_LOCAL)->a = at[1];
        else
            emit_local(t, op, at[1]);
        break;
    case FORMAT_LOCAL_PAIR: emit_local(t, op, at[1]); break;
    case FORMAT_LOCAL_FIXED:
    case FORMAT_LOCAL_PAIR_FIXED: emit_local(t, op, opcode_fixed_local(op)); break;
    case FORMAT_INCREMENT: emit_increment(t, at[1], (int8_t)at[2]); break;
    case FORMAT_JUMP:
        translation_emit(t, (InsnCode)jumps[op], OPERANDS_JUMP)->a = distance(t, offset, code_s2(at + 1));
        break;
    case FORMAT_JUMP_W:
        translation_emit(t, (InsnCode)jumps[op], OPERANDS_JUMP)->a = distance(t, offset, code_s4(at + 1));
        break;
    case FORMAT_TABLESWITCH: emit_table_switch(t, offset); break;
    case FORMAT_LOOKUPSWITCH: emit_lookup_switch(t, offset); break;
    case FORMAT_NEWARRAY: emit_new_array(t, at[1]); break;
    case FORMAT_WIDE: emit_wide(t, at); break;
    default: emit_unresolved(t, op, code_u2(at + 1));
    }
}
