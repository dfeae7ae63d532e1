/* The effect of one instruction on the types in the frame: values on the stack, arrays, locals, control flow.
 */
#include <assert.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"
#include "vm/code/dataflow_analysis.h"

/* Instructions that only pop and push values: what they pop (the top last), a colon, what they push.
 * I F J D as in descriptors; R: a reference, to an initialized object or not; N: null. */
static const char *const effects[OPCODE_COUNT] = {
    [OP_nop] = ":",          [OP_aconst_null] = ":N",  [OP_iconst_m1] = ":I",    [OP_iconst_0] = ":I",
    [OP_iconst_1] = ":I",    [OP_iconst_2] = ":I",     [OP_iconst_3] = ":I",     [OP_iconst_4] = ":I",
    [OP_iconst_5] = ":I",    [OP_lconst_0] = ":J",     [OP_lconst_1] = ":J",     [OP_fconst_0] = ":F",
    [OP_fconst_1] = ":F",    [OP_fconst_2] = ":F",     [OP_dconst_0] = ":D",     [OP_dconst_1] = ":D",
    [OP_bipush] = ":I",      [OP_sipush] = ":I",       [OP_iadd] = "II:I",       [OP_isub] = "II:I",
    [OP_imul] = "II:I",      [OP_idiv] = "II:I",       [OP_irem] = "II:I",       [OP_ladd] = "JJ:J",
    [OP_lsub] = "JJ:J",      [OP_lmul] = "JJ:J",       [OP_ldiv] = "JJ:J",       [OP_lrem] = "JJ:J",
    [OP_fadd] = "FF:F",      [OP_fsub] = "FF:F",       [OP_fmul] = "FF:F",       [OP_fdiv] = "FF:F",
    [OP_frem] = "FF:F",      [OP_dadd] = "DD:D",       [OP_dsub] = "DD:D",       [OP_dmul] = "DD:D",
    [OP_ddiv] = "DD:D",      [OP_drem] = "DD:D",       [OP_ineg] = "I:I",        [OP_lneg] = "J:J",
    [OP_fneg] = "F:F",       [OP_dneg] = "D:D",        [OP_ishl] = "II:I",       [OP_ishr] = "II:I",
    [OP_iushr] = "II:I",     [OP_lshl] = "JI:J",       [OP_lshr] = "JI:J",       [OP_lushr] = "JI:J",
    [OP_iand] = "II:I",      [OP_ior] = "II:I",        [OP_ixor] = "II:I",       [OP_land] = "JJ:J",
    [OP_lor] = "JJ:J",       [OP_lxor] = "JJ:J",       [OP_i2l] = "I:J",         [OP_i2f] = "I:F",
    [OP_i2d] = "I:D",        [OP_l2i] = "J:I",         [OP_l2f] = "J:F",         [OP_l2d] = "J:D",
    [OP_f2i] = "F:I",        [OP_f2l] = "F:J",         [OP_f2d] = "F:D",         [OP_d2i] = "D:I",
    [OP_d2l] = "D:J",        [OP_d2f] = "D:F",         [OP_i2b] = "I:I",         [OP_i2c] = "I:I",
    [OP_i2s] = "I:I",        [OP_lcmp] = "JJ:I",       [OP_fcmpl] = "FF:I",      [OP_fcmpg] = "FF:I",
    [OP_dcmpl] = "DD:I",     [OP_dcmpg] = "DD:I",      [OP_ifeq] = "I:",         [OP_ifne] = "I:",
    [OP_iflt] = "I:",        [OP_ifge] = "I:",         [OP_ifgt] = "I:",         [OP_ifle] = "I:",
    [OP_if_icmpeq] = "II:",  [OP_if_icmpne] = "II:",   [OP_if_icmplt] = "II:",   [OP_if_icmpge] = "II:",
    [OP_if_icmpgt] = "II:",  [OP_if_icmple] = "II:",   [OP_if_acmpeq] = "RR:",   [OP_if_acmpne] = "RR:",
    [OP_ifnull] = "R:",      [OP_ifnonnull] = "R:",    [OP_goto] = ":",          [OP_goto_w] = ":",
    [OP_tableswitch] = "I:", [OP_lookupswitch] = "I:", [OP_monitorenter] = "R:", [OP_monitorexit] = "R:",
};

static ValueKind letter_kind(char letter)
{
    switch (letter) {
    case 'F': return VALUE_FLOAT;
    case 'J': return VALUE_LONG;
    case 'D': return VALUE_DOUBLE;
    case 'N': return VALUE_NULL;
    default: return VALUE_INT;
    }
}

static bool apply_effect(Analysis *a, const char *effect)
{
    const char *colon = strchr(effect, ':');
    assert(colon != NULL);
    for (const char *popped = colon; popped-- > effect;)
        if (!(*popped == 'R' ? frame_pop_reference(a) : frame_pop_kind(a, letter_kind(*popped))))
            return false;
    return colon[1] == '\0' || frame_push(a, letter_kind(colon[1]));
}

/* iaload, laload, ... saload, and the stores, come in this order of element types. */
static const char array_order[] = "IJFDABCS";

static bool is_array_of(const char *name, char element)
{
    if (name[0] != '[')
        return false;
    switch (element) {
    case 'A': return name[1] == 'L' || name[1] == '[';
    case 'B': return name[1] == 'B' || name[1] == 'Z';
    default: return name[1] == element;
    }
}

static bool pop_array(Analysis *a, char element, ValueType *array)
{
    static const char *const words[] = {"an array of int",        "an array of long",
                                        "an array of float",      "an array of double",
                                        "an array of references", "an array of byte or boolean",
                                        "an array of char",       "an array of short"};
    if (!frame_pop(a, array))
        return false;
    if (type_kind(*array) == VALUE_NULL
        || (type_kind(*array) == VALUE_REFERENCE && is_array_of(type_name(&a->types, *array), element)))
        return true;
    return analysis_expected(a, words[strchr(array_order, element) - array_order], *array);
}

static bool array_load(Analysis *a, char element)
{
    ValueType array;
    if (!frame_pop_kind(a, VALUE_INT) || !pop_array(a, element, &array))
        return false;
    return frame_push(a,
                      element == 'A' ? type_of_element(&a->types, array) : (ValueType)letter_kind(element));
}

/* Whether a reference fits the array is asked when it is stored. */
static bool array_store(Analysis *a, char element)
{
    ValueType ignored;
    bool value = element == 'A' ? frame_pop_object(a, &ignored) : frame_pop_kind(a, letter_kind(element));
    return value && frame_pop_kind(a, VALUE_INT) && pop_array(a, element, &ignored);
}

static bool array_length(Analysis *a)
{
    ValueType array;
    if (!frame_pop(a, &array))
        return false;
    if (type_kind(array) != VALUE_NULL
        && !(type_kind(array) == VALUE_REFERENCE && type_name(&a->types, array)[0] == '['))
        return analysis_expected(a, "an array", array);
    return frame_push(a, VALUE_INT);
}

/* The top `count` slots must be whole values. */
static bool check_boundary(const Analysis *a, uint32_t count)
{
    if (a->frame.depth < count)
        return analysis_fail(a, "%s finds too few values on the operand stack", analysis_instruction(a));
    if (type_is_second_half(a->frame.stack[a->frame.depth - count]))
        return analysis_fail(a, "%s would split a long or double", analysis_instruction(a));
    return true;
}

/* dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2: copies the top `count` slots under the `skipped` ones below
 * them. */
static bool duplicate(Analysis *a, uint32_t count, uint32_t skipped)
{
    if (!check_boundary(a, count) || !check_boundary(a, count + skipped))
        return false;
    if (a->frame.depth + count > a->code->max_stack)
        return analysis_fail(a, "%s needs more than the %u slots of the operand stack",
                             analysis_instruction(a), a->code->max_stack);
    ValueType *base = a->frame.stack + a->frame.depth - count - skipped;
    memmove(base + count, base, (count + skipped) * sizeof *base);
    memmove(base, base + count + skipped, count * sizeof *base);
    a->frame.depth += count;
    return true;
}

static bool drop(Analysis *a, uint32_t count)
{
    if (!check_boundary(a, count))
        return false;
    a->frame.depth -= count;
    return true;
}

static bool swap(Analysis *a)
{
    if (!check_boundary(a, 1) || !check_boundary(a, 2))
        return false;
    ValueType *top = a->frame.stack + a->frame.depth - 1, below = top[-1];
    top[-1] = top[0];
    top[0] = below;
    return true;
}

/* A subroutine's return address is used once: it is gone afterwards from every slot. */
static bool use_return_address(Analysis *a, const LocalAccess *access)
{
    ValueType found = a->frame.locals[access->index];
    if (type_kind(found) != VALUE_RETURN)
        return analysis_expected(a, "a return address", found);
    frame_replace(a, found, VALUE_UNUSABLE);
    return true;
}

static bool load(Analysis *a, const LocalAccess *access)
{
    static const char *const words[] = {
        [VALUE_INT] = "int",       [VALUE_FLOAT] = "float",           [VALUE_LONG] = "long",
        [VALUE_DOUBLE] = "double", [VALUE_REFERENCE] = "a reference",
    };
    ValueType found = a->frame.locals[access->index];
    bool fits = access->kind == VALUE_REFERENCE ? type_is_reference(found) : found == (ValueType)access->kind;
    return fits ? frame_push(a, found) : analysis_expected(a, words[access->kind], found);
}

static bool store(Analysis *a, const LocalAccess *access)
{
    ValueType type = access->kind;
    if (access->kind == VALUE_REFERENCE) {
        if (!frame_pop(a, &type))
            return false;
        if (!type_is_reference(type) && type_kind(type) != VALUE_RETURN)
            return analysis_expected(a, "a reference", type);
    } else if (!frame_pop_kind(a, access->kind)) {
        return false;
    }
    frame_set_local(a, access->index, type);
    return true;
}

static bool step_local(Analysis *a, const LocalAccess *access)
{
    assert(access->index + access->slots <= a->code->max_locals);
    if (access->kind == VALUE_RETURN)
        return use_return_address(a, access);
    if (!access->writes)
        return load(a, access);
    if (!access->reads)
        return store(a, access);
    ValueType found = a->frame.locals[access->index];
    return found == VALUE_INT || analysis_expected(a, "int", found);
}

/* The offset of the subroutine that the jsr at `offset` calls. */
static uint32_t subroutine(const Analysis *a, uint32_t offset)
{
    const uint8_t *code = a->code->bytes + offset;
    return (uint32_t)((int64_t)offset + (code[0] == OP_jsr ? code_s2(code + 1) : code_s4(code + 1)));
}

static bool is_return_from(const Analysis *a, ValueType type, uint32_t entry)
{
    return type_kind(type) == VALUE_RETURN && subroutine(a, type_payload(type)) == entry;
}

static bool call_subroutine(Analysis *a)
{
    uint32_t entry = subroutine(a, a->offset);
    a->spent += a->code->max_locals + a->frame.depth;
    for (uint32_t i = 0; i < a->code->max_locals; i++)
        if (is_return_from(a, a->frame.locals[i], entry))
            return analysis_fail(a, "the subroutine at offset %u calls itself", (unsigned)entry);
    for (uint32_t i = 0; i < a->frame.depth; i++)
        if (is_return_from(a, a->frame.stack[i], entry))
            return analysis_fail(a, "the subroutine at offset %u calls itself", (unsigned)entry);
    return frame_push(a, type_make(VALUE_RETURN, a->offset));
}

uint32_t step_return_offset(const Analysis *a, ValueType address)
{
    uint32_t call = type_payload(address);
    assert(type_kind(address) == VALUE_RETURN && call < a->code->length);
    return call + (a->code->bytes[call] == OP_jsr ? 3 : 5);
}

static bool return_value(Analysis *a, unsigned opcode)
{
    const char *type = descriptor_return(a->method->descriptor);
    static const char *const fitting[] = {"BCISZ", "J", "F", "D", "L[", "V"};
    if (strchr(fitting[opcode - OP_ireturn], *type) == NULL)
        return analysis_fail(a, "%s in a method that returns %s", opcode_name(opcode), type);
    if (opcode == OP_return && a->frame.this_unset)
        return analysis_fail(a, "the constructor returns before it has called another constructor");
    return opcode == OP_return || frame_pop_value(a, type);
}

static bool step_operand(Analysis *a, unsigned opcode)
{
    const uint8_t *operand = a->code->bytes + a->offset + 1;
    LocalAccess access;
    switch (opcode) {
    case OP_ldc: return step_constant(a, operand[0], false);
    case OP_ldc_w: return step_constant(a, code_u2(operand), false);
    case OP_ldc2_w: return step_constant(a, code_u2(operand), true);
    case OP_jsr:
    case OP_jsr_w: return call_subroutine(a);
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield: return step_field(a, opcode);
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface:
    case OP_invokedynamic: return step_invoke(a, opcode);
    case OP_new:
    case OP_newarray:
    case OP_anewarray:
    case OP_checkcast:
    case OP_instanceof:
    case OP_multianewarray: return step_class(a, opcode);
    default: return local_access(a->code->bytes, a->offset, &access) && step_local(a, &access);
    }
}

bool dataflow_step(Analysis *a)
{
    unsigned opcode = a->code->bytes[a->offset];
    assert(a->marks[a->offset] & MARK_INSTRUCTION);
    a->frame.touched = UINT32_MAX;
    a->frame.touched_end = 0;
    if (effects[opcode] != NULL)
        return apply_effect(a, effects[opcode]);
    if (opcode >= OP_iaload && opcode <= OP_saload)
        return array_load(a, array_order[opcode - OP_iaload]);
    if (opcode >= OP_iastore && opcode <= OP_sastore)
        return array_store(a, array_order[opcode - OP_iastore]);
    if (opcode >= OP_dup && opcode <= OP_dup2_x2)
        return duplicate(a, 1 + (opcode - OP_dup) / 3, (opcode - OP_dup) % 3);
    if (opcode >= OP_ireturn && opcode <= OP_return)
        return return_value(a, opcode);
    switch (opcode) {
    case OP_pop: return drop(a, 1);
    case OP_pop2: return drop(a, 2);
    case OP_swap: return swap(a);
    case OP_arraylength: return array_length(a);
    case OP_athrow: return frame_pop_instance(a, "java/lang/Throwable");
    default: return step_operand(a, opcode);
    }
}
