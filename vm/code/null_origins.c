/* A forward pass over a method that records, for each operand, the instruction that pushed it; where
 * paths meet with different origins, the origin is unknown. */
#include "vm/code/null_origins.h"

#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"

/* --- stack effects --- */

/* Slots popped and pushed by instructions with a fixed effect, two digits each; the rest is computed. */
static const char *const effects[OPCODE_COUNT] = {
#define EFFECT(name, pops_pushes) [OP_##name] = pops_pushes
    EFFECT(nop, "00"),          EFFECT(aconst_null, "01"),  EFFECT(iconst_m1, "01"),
    EFFECT(iconst_0, "01"),     EFFECT(iconst_1, "01"),     EFFECT(iconst_2, "01"),
    EFFECT(iconst_3, "01"),     EFFECT(iconst_4, "01"),     EFFECT(iconst_5, "01"),
    EFFECT(lconst_0, "02"),     EFFECT(lconst_1, "02"),     EFFECT(fconst_0, "01"),
    EFFECT(fconst_1, "01"),     EFFECT(fconst_2, "01"),     EFFECT(dconst_0, "02"),
    EFFECT(dconst_1, "02"),     EFFECT(bipush, "01"),       EFFECT(sipush, "01"),
    EFFECT(ldc, "01"),          EFFECT(ldc_w, "01"),        EFFECT(ldc2_w, "02"),
    EFFECT(iload, "01"),        EFFECT(lload, "02"),        EFFECT(fload, "01"),
    EFFECT(dload, "02"),        EFFECT(aload, "01"),        EFFECT(iaload, "21"),
    EFFECT(laload, "22"),       EFFECT(faload, "21"),       EFFECT(daload, "22"),
    EFFECT(aaload, "21"),       EFFECT(baload, "21"),       EFFECT(caload, "21"),
    EFFECT(saload, "21"),       EFFECT(istore, "10"),       EFFECT(lstore, "20"),
    EFFECT(fstore, "10"),       EFFECT(dstore, "20"),       EFFECT(astore, "10"),
    EFFECT(iastore, "30"),      EFFECT(lastore, "40"),      EFFECT(fastore, "30"),
    EFFECT(dastore, "40"),      EFFECT(aastore, "30"),      EFFECT(bastore, "30"),
    EFFECT(castore, "30"),      EFFECT(sastore, "30"),      EFFECT(pop, "10"),
    EFFECT(pop2, "20"),         EFFECT(iadd, "21"),         EFFECT(ladd, "42"),
    EFFECT(fadd, "21"),         EFFECT(dadd, "42"),         EFFECT(isub, "21"),
    EFFECT(lsub, "42"),         EFFECT(fsub, "21"),         EFFECT(dsub, "42"),
    EFFECT(imul, "21"),         EFFECT(lmul, "42"),         EFFECT(fmul, "21"),
    EFFECT(dmul, "42"),         EFFECT(idiv, "21"),         EFFECT(ldiv, "42"),
    EFFECT(fdiv, "21"),         EFFECT(ddiv, "42"),         EFFECT(irem, "21"),
    EFFECT(lrem, "42"),         EFFECT(frem, "21"),         EFFECT(drem, "42"),
    EFFECT(ineg, "11"),         EFFECT(lneg, "22"),         EFFECT(fneg, "11"),
    EFFECT(dneg, "22"),         EFFECT(ishl, "21"),         EFFECT(lshl, "32"),
    EFFECT(ishr, "21"),         EFFECT(lshr, "32"),         EFFECT(iushr, "21"),
    EFFECT(lushr, "32"),        EFFECT(iand, "21"),         EFFECT(land, "42"),
    EFFECT(ior, "21"),          EFFECT(lor, "42"),          EFFECT(ixor, "21"),
    EFFECT(lxor, "42"),         EFFECT(iinc, "00"),         EFFECT(i2l, "12"),
    EFFECT(i2f, "11"),          EFFECT(i2d, "12"),          EFFECT(l2i, "21"),
    EFFECT(l2f, "21"),          EFFECT(l2d, "22"),          EFFECT(f2i, "11"),
    EFFECT(f2l, "12"),          EFFECT(f2d, "12"),          EFFECT(d2i, "21"),
    EFFECT(d2l, "22"),          EFFECT(d2f, "21"),          EFFECT(i2b, "11"),
    EFFECT(i2c, "11"),          EFFECT(i2s, "11"),          EFFECT(lcmp, "41"),
    EFFECT(fcmpl, "21"),        EFFECT(fcmpg, "21"),        EFFECT(dcmpl, "41"),
    EFFECT(dcmpg, "41"),        EFFECT(ifeq, "10"),         EFFECT(ifne, "10"),
    EFFECT(iflt, "10"),         EFFECT(ifge, "10"),         EFFECT(ifgt, "10"),
    EFFECT(ifle, "10"),         EFFECT(if_icmpeq, "20"),    EFFECT(if_icmpne, "20"),
    EFFECT(if_icmplt, "20"),    EFFECT(if_icmpge, "20"),    EFFECT(if_icmpgt, "20"),
    EFFECT(if_icmple, "20"),    EFFECT(if_acmpeq, "20"),    EFFECT(if_acmpne, "20"),
    EFFECT(goto, "00"),         EFFECT(jsr, "01"),          EFFECT(ret, "00"),
    EFFECT(tableswitch, "10"),  EFFECT(lookupswitch, "10"), EFFECT(ireturn, "10"),
    EFFECT(lreturn, "20"),      EFFECT(freturn, "10"),      EFFECT(dreturn, "20"),
    EFFECT(areturn, "10"),      EFFECT(return, "00"),       EFFECT(new, "01"),
    EFFECT(newarray, "11"),     EFFECT(anewarray, "11"),    EFFECT(arraylength, "11"),
    EFFECT(athrow, "10"),       EFFECT(checkcast, "00"),    EFFECT(instanceof, "11"),
    EFFECT(monitorenter, "10"), EFFECT(monitorexit, "10"),  EFFECT(ifnull, "10"),
    EFFECT(ifnonnull, "10"),    EFFECT(goto_w, "00"),       EFFECT(jsr_w, "01"),
#undef EFFECT
};

const Constant *origins_constant(const NullOrigins *a, uint32_t offset)
{
    return &a->file->constants[code_u2(a->code->bytes + offset + 1)];
}

static void shift(int32_t *origins, int32_t *depth, int32_t pops, int32_t pushes, int32_t origin)
{
    *depth -= pops;
    for (int32_t i = 0; i < pushes; i++)
        origins[(*depth)++] = origin;
}

/* dup and its kin: `count` slots on top are copied below `under` others. */
static void duplicate(int32_t *origins, int32_t *depth, int32_t count, int32_t under)
{
    int32_t *top = origins + *depth;
    memmove(top - under, top - under - count, (size_t)(under + count) * sizeof *origins);
    memcpy(top - under - count, top, (size_t)count * sizeof *origins);
    *depth += count;
}

static bool is_call(unsigned op) { return op >= OP_invokevirtual && op <= OP_invokedynamic; }

static void call(const NullOrigins *a, unsigned op, uint32_t offset, int32_t *origins, int32_t *depth)
{
    const char *descriptor = origins_constant(a, offset)->descriptor;
    int32_t pops = descriptor_argument_slots(descriptor) + (op != OP_invokestatic && op != OP_invokedynamic);
    shift(origins, depth, pops, descriptor_slots(descriptor_return(descriptor)), (int32_t)offset);
}

static void access_field(const NullOrigins *a, unsigned op, uint32_t offset, int32_t *origins, int32_t *depth)
{
    int32_t slots = descriptor_slots(origins_constant(a, offset)->descriptor);
    int32_t object = op == OP_getfield || op == OP_putfield;
    bool put = op == OP_putstatic || op == OP_putfield;
    shift(origins, depth, object + (put ? slots : 0), put ? 0 : slots, (int32_t)offset);
}

/* Applies the instruction to a stack with room for its pushes. */
static void apply(const NullOrigins *a, uint32_t offset, int32_t *origins, int32_t *depth)
{
    const uint8_t *at = a->code->bytes + offset;
    unsigned op = at[0] == OP_wide ? at[1] : at[0];
    int32_t here = (int32_t)offset;
    if (op >= OP_iload_0 && op <= OP_aload_3)
        op = OP_iload + (op - OP_iload_0) / 4;
    else if (op >= OP_istore_0 && op <= OP_astore_3)
        op = OP_istore + (op - OP_istore_0) / 4;
    switch (op) {
    case OP_dup: duplicate(origins, depth, 1, 0); return;
    case OP_dup_x1: duplicate(origins, depth, 1, 1); return;
    case OP_dup_x2: duplicate(origins, depth, 1, 2); return;
    case OP_dup2: duplicate(origins, depth, 2, 0); return;
    case OP_dup2_x1: duplicate(origins, depth, 2, 1); return;
    case OP_dup2_x2: duplicate(origins, depth, 2, 2); return;
    case OP_swap: {
        int32_t top = origins[*depth - 1];
        origins[*depth - 1] = origins[*depth - 2];
        origins[*depth - 2] = top;
        return;
    }
    case OP_multianewarray: shift(origins, depth, at[3], 1, here); return;
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield: access_field(a, op, offset, origins, depth); return;
    default: break;
    }
    if (is_call(op))
        call(a, op, offset, origins, depth);
    else
        shift(origins, depth, effects[op][0] - '0', effects[op][1] - '0', here);
}

/* --- the pass --- */

static void flow_to(NullOrigins *a, uint32_t target, const int32_t *origins, int32_t depth)
{
    OriginStack *stack = &a->stacks[target];
    bool changed = stack->depth < 0;
    if (changed) {
        stack->depth = depth;
        stack->origins = arena_allocate(&a->arena, (size_t)depth * sizeof(int32_t));
        if (depth > 0)
            memcpy(stack->origins, origins, (size_t)depth * sizeof(int32_t));
    }
    for (int32_t i = 0; i < depth && i < stack->depth; i++) {
        if (stack->origins[i] != origins[i] && stack->origins[i] != ORIGIN_UNKNOWN) {
            stack->origins[i] = ORIGIN_UNKNOWN;
            changed = true;
        }
    }
    if (changed && !a->is_pending[target]) {
        a->is_pending[target] = 1;
        a->pending[a->pending_count++] = target;
    }
}

static void flow_to_switch_targets(NullOrigins *a, uint32_t offset, const int32_t *origins, int32_t depth)
{
    const uint8_t *code = a->code->bytes, *at = code + opcode_switch_operands(offset);
    bool is_table = code[offset] == OP_tableswitch;
    flow_to(a, (uint32_t)((int32_t)offset + code_s4(at)), origins, depth);
    int32_t count = is_table ? code_s4(at + 8) - code_s4(at + 4) + 1 : code_s4(at + 4);
    for (int32_t i = 0; i < count; i++)
        flow_to(a,
                (uint32_t)((int32_t)offset
                           + code_s4(is_table ? at + 12 + 4 * (size_t)i : at + 12 + 8 * (size_t)i)),
                origins, depth);
}

static void flow_on(NullOrigins *a, uint32_t offset, const int32_t *origins, int32_t depth)
{
    const uint8_t *at = a->code->bytes + offset;
    unsigned op = at[0];
    OpcodeFormat format = opcode_format(op);
    if (format == FORMAT_TABLESWITCH || format == FORMAT_LOOKUPSWITCH)
        flow_to_switch_targets(a, offset, origins, depth);
    if (format == FORMAT_JUMP)
        flow_to(a, (uint32_t)((int32_t)offset + code_s2(at + 1)), origins, depth);
    if (format == FORMAT_JUMP_W)
        flow_to(a, (uint32_t)((int32_t)offset + code_s4(at + 1)), origins, depth);
    bool ends = op == OP_goto || op == OP_goto_w || op == OP_ret || op == OP_athrow
                || (op >= OP_tableswitch && op <= OP_return);
    uint32_t next = offset + opcode_length(a->code->bytes, offset, a->code->length);
    if (!ends && next < a->code->length)
        flow_to(a, next, origins, op == OP_jsr || op == OP_jsr_w ? depth - 1 : depth);
}

static void note_writes(NullOrigins *a)
{
    for (uint32_t offset = 0; offset < a->code->length;
         offset += opcode_length(a->code->bytes, offset, a->code->length)) {
        const uint8_t *at = a->code->bytes + offset;
        unsigned op = at[0];
        if (op >= OP_istore && op <= OP_astore)
            a->written[at[1]] = true;
        else if (op >= OP_istore_0 && op <= OP_astore_3)
            a->written[opcode_fixed_local(op)] = true;
        else if (op == OP_iinc)
            a->written[at[1]] = true;
        else if (op == OP_wide && (at[1] == OP_iinc || (at[1] >= OP_istore && at[1] <= OP_astore)))
            a->written[code_u2(at + 2)] = true;
    }
}

void origins_find(NullOrigins *a, const ClassFile *file, const MethodInfo *method)
{
    *a = (NullOrigins){.file = file, .method = method, .code = method->code};
    size_t length = a->code->length;
    a->stacks = arena_allocate(&a->arena, length * sizeof *a->stacks);
    a->pending = arena_allocate(&a->arena, length * sizeof *a->pending);
    a->is_pending = arena_allocate(&a->arena, length);
    a->written = arena_allocate(&a->arena, a->code->max_locals + 1u);
    for (size_t i = 0; i < length; i++)
        a->stacks[i].depth = -1;
    int32_t *origins = arena_allocate(&a->arena, (a->code->max_stack + 8u) * sizeof *origins);
    int32_t caught = ORIGIN_UNKNOWN;
    flow_to(a, 0, NULL, 0);
    for (int i = 0; i < a->code->exception_count; i++)
        flow_to(a, a->code->exceptions[i].handler, &caught, 1);
    while (a->pending_count > 0) {
        uint32_t offset = a->pending[--a->pending_count];
        a->is_pending[offset] = 0;
        int32_t depth = a->stacks[offset].depth;
        if (depth > 0)
            memcpy(origins, a->stacks[offset].origins, (size_t)depth * sizeof *origins);
        apply(a, offset, origins, &depth);
        flow_on(a, offset, origins, depth);
    }
    note_writes(a);
}

int32_t origins_of(const NullOrigins *a, uint32_t offset, int below)
{
    const OriginStack *stack = &a->stacks[offset];
    return stack->depth > below ? stack->origins[stack->depth - 1 - below] : ORIGIN_UNKNOWN;
}
