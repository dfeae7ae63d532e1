/* Checks that code is a sequence of whole, known instructions whose operands are of the right kind and whose
 * jumps lead to instructions.  The first pass finds where instructions start, the second looks at each of
 * them. */
#include <stdlib.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/names.h"
#include "classfiles/opcodes.h"
#include "classfiles/reading.h"

#define NAME "%.200s"

typedef struct CodeCheck {
    ClassReading *reading;
    const CodeInfo *code;
    uint8_t *starts;  /* starts[offset] = 1: an instruction begins there; one more than the code is long */
    uint32_t offset;  /* of the instruction at hand */
    const char *name; /* its name */
    const uint8_t *operands; /* what follows its opcode */
} CodeCheck;

/* ---- first pass ---- */

static bool fail_length(CodeCheck *check)
{
    const uint8_t *at = check->code->bytes + check->offset;
    if (at[0] >= OPCODE_COUNT)
        return reading_fail(check->reading, "there is no instruction %d", at[0]);
    if (at[0] == OP_wide && check->offset + 1 < check->code->length)
        return reading_fail(check->reading, "wide cannot precede instruction %d, or ends after the code",
                            at[1]);
    return reading_fail(check->reading, "%s does not end within the code, or its bounds are out of order",
                        opcode_name(at[0]));
}

static bool find_starts(CodeCheck *check)
{
    uint32_t length = check->code->length;
    for (check->offset = 0; check->offset < length;) {
        uint32_t step = opcode_length(check->code->bytes, check->offset, length);
        check->reading->offset = check->offset;
        if (step == 0)
            return fail_length(check);
        check->starts[check->offset] = 1;
        check->offset += step;
    }
    check->starts[length] = 1;
    return true;
}

/* ---- second pass: jumps ---- */

static bool check_jump(CodeCheck *check, int64_t distance)
{
    int64_t target = check->offset + distance;
    if (target < 0 || target >= check->code->length)
        return reading_fail(check->reading, "%s jumps to %lld, outside of the method", check->name,
                            (long long)target);
    return check->starts[target]
           || reading_fail(check->reading, "%s jumps to %lld, into the middle of an instruction", check->name,
                           (long long)target);
}

static bool check_padding(CodeCheck *check)
{
    uint32_t end = opcode_switch_operands(check->offset);
    for (uint32_t at = check->offset + 1; at < end; at++)
        if (check->code->bytes[at] != 0 && check->reading->file->major < 51)
            return reading_fail(check->reading, "%s has padding that is not 0", check->name);
    return true;
}

static bool check_tableswitch(CodeCheck *check)
{
    const uint8_t *at = check->code->bytes + opcode_switch_operands(check->offset);
    int64_t targets = (int64_t)code_s4(at + 8) - code_s4(at + 4) + 1;
    if (!check_padding(check) || !check_jump(check, code_s4(at)))
        return false;
    for (int64_t i = 0; i < targets; i++)
        if (!check_jump(check, code_s4(at + 12 + 4 * i)))
            return false;
    return true;
}

static bool check_lookupswitch(CodeCheck *check)
{
    const uint8_t *at = check->code->bytes + opcode_switch_operands(check->offset);
    int32_t pairs = code_s4(at + 4);
    if (!check_padding(check) || !check_jump(check, code_s4(at)))
        return false;
    for (int32_t i = 0; i < pairs; i++) {
        const uint8_t *pair = at + 8 + 8 * (size_t)i;
        if (i > 0 && code_s4(pair - 8) >= code_s4(pair))
            return reading_fail(check->reading, "lookupswitch has key %d after key %d; keys must ascend",
                                code_s4(pair), code_s4(pair - 8));
        if (!check_jump(check, code_s4(pair + 4)))
            return false;
    }
    return true;
}

/* ---- local variables ---- */

static bool check_local(CodeCheck *check, unsigned index, unsigned slots)
{
    return index + slots <= check->code->max_locals
           || reading_fail(check->reading, "%s uses local variable %u, but max_locals is %d", check->name,
                           index + slots - 1, check->code->max_locals);
}

static bool check_wide(CodeCheck *check)
{
    unsigned slots = opcode_format(check->operands[0]) == FORMAT_LOCAL_PAIR ? 2 : 1;
    check->name = opcode_name(check->operands[0]);
    return check_local(check, code_u2(check->operands + 1), slots);
}

/* ---- constants ---- */

static const Constant *operand_constant(CodeCheck *check, unsigned index)
{
    return reading_constant(check->reading, (uint16_t)index, check->name);
}

static bool fail_kind(CodeCheck *check, const char *wanted, const Constant *found)
{
    return reading_fail(check->reading, "%s needs a constant of kind %s, found %s", check->name, wanted,
                        constant_kind_name(found->kind));
}

static bool has_two_slots(const Constant *constant)
{
    return constant->kind == CONSTANT_LONG || constant->kind == CONSTANT_DOUBLE
           || (constant->kind == CONSTANT_DYNAMIC && descriptor_slots(constant->descriptor) == 2);
}

static bool check_load(CodeCheck *check, unsigned index, bool two_slots)
{
    const Constant *constant = operand_constant(check, index);
    if (constant == NULL)
        return false;
    return (constant_is_loadable(constant, check->reading->file->major)
            && has_two_slots(constant) == two_slots)
           || fail_kind(check, two_slots ? "Long or Double" : "that fits one slot", constant);
}

static bool check_field(CodeCheck *check)
{
    const Constant *constant = operand_constant(check, code_u2(check->operands));
    return constant != NULL && (constant->kind == CONSTANT_FIELD || fail_kind(check, "Field", constant));
}

static bool check_callee_name(CodeCheck *check, const Constant *callee)
{
    bool may_construct = check->code->bytes[check->offset] == OP_invokespecial;
    return may_construct || !name_is_initializer(callee->name)
           || reading_fail(check->reading, "%s cannot call %s", check->name, callee->name);
}

static bool check_virtual(CodeCheck *check)
{
    const Constant *callee = operand_constant(check, code_u2(check->operands));
    if (callee == NULL)
        return false;
    return callee->kind == CONSTANT_METHOD ? check_callee_name(check, callee)
                                           : fail_kind(check, "Method", callee);
}

static bool check_direct(CodeCheck *check)
{
    const Constant *callee = operand_constant(check, code_u2(check->operands));
    if (callee == NULL)
        return false;
    if (callee->kind == CONSTANT_METHOD
        || (callee->kind == CONSTANT_INTERFACE_METHOD && check->reading->file->major >= 52))
        return check_callee_name(check, callee);
    return fail_kind(check, "Method", callee);
}

static bool check_interface(CodeCheck *check)
{
    const Constant *callee = operand_constant(check, code_u2(check->operands));
    if (callee == NULL)
        return false;
    if (callee->kind != CONSTANT_INTERFACE_METHOD)
        return fail_kind(check, "InterfaceMethod", callee);
    int slots = 1 + descriptor_argument_slots(callee->descriptor);
    if (check->operands[2] != slots || check->operands[3] != 0)
        return reading_fail(check->reading, "invokeinterface has operands %d and %d, but must have %d and 0",
                            check->operands[2], check->operands[3], slots);
    return check_callee_name(check, callee);
}

static bool check_dynamic(CodeCheck *check)
{
    const Constant *site = operand_constant(check, code_u2(check->operands));
    if (site == NULL)
        return false;
    if (site->kind != CONSTANT_INVOKE_DYNAMIC)
        return fail_kind(check, "InvokeDynamic", site);
    return (check->operands[2] | check->operands[3]) == 0
           || reading_fail(check->reading, "invokedynamic must end in two bytes that are 0");
}

/* ---- classes and arrays ---- */

static const Constant *operand_class(CodeCheck *check)
{
    const Constant *constant = operand_constant(check, code_u2(check->operands));
    if (constant == NULL || constant->kind == CONSTANT_CLASS)
        return constant;
    fail_kind(check, "Class", constant);
    return NULL;
}

static bool check_new(CodeCheck *check)
{
    const Constant *constant = operand_class(check);
    return constant != NULL
           && (*constant->text != '['
               || reading_fail(check->reading, "new cannot make an array, " NAME, constant->text));
}

static bool check_newarray(CodeCheck *check)
{
    unsigned type = check->operands[0];
    return (type >= 4 && type <= 11)
           || reading_fail(check->reading, "newarray has type %u; known are 4 to 11", type);
}

static bool check_anewarray(CodeCheck *check)
{
    const Constant *constant = operand_class(check);
    return constant != NULL
           && (strspn(constant->text, "[") < 255
               || reading_fail(check->reading, "anewarray: more than 255 dimensions"));
}

static bool check_multianewarray(CodeCheck *check)
{
    const Constant *constant = operand_class(check);
    if (constant == NULL)
        return false;
    unsigned wanted = check->operands[2], dimensions = (unsigned)strspn(constant->text, "[");
    return (wanted >= 1 && wanted <= dimensions)
           || reading_fail(check->reading, "multianewarray makes %u dimensions of " NAME, wanted,
                           constant->text);
}

/* ---- all of it ---- */

static bool check_jsr_allowed(CodeCheck *check)
{
    uint8_t opcode = check->code->bytes[check->offset];
    if (opcode == OP_wide)
        opcode = check->operands[0];
    bool is_subroutine = opcode == OP_jsr || opcode == OP_jsr_w || opcode == OP_ret;
    return !is_subroutine || check->reading->file->major < 51
           || reading_fail(check->reading, "%s is not allowed in class files since version 51",
                           opcode_name(opcode));
}

static bool check_operands(CodeCheck *check)
{
    unsigned opcode = check->code->bytes[check->offset];
    const uint8_t *operands = check->operands;
    switch (opcode_format(opcode)) {
    case FORMAT_NONE:
    case FORMAT_BYTE:
    case FORMAT_SHORT: return true;
    case FORMAT_LDC: return check_load(check, operands[0], false);
    case FORMAT_LDC_W: return check_load(check, code_u2(operands), false);
    case FORMAT_LDC2_W: return check_load(check, code_u2(operands), true);
    case FORMAT_LOCAL: return check_local(check, operands[0], 1);
    case FORMAT_LOCAL_PAIR: return check_local(check, operands[0], 2);
    case FORMAT_LOCAL_FIXED: return check_local(check, opcode_fixed_local(opcode), 1);
    case FORMAT_LOCAL_PAIR_FIXED: return check_local(check, opcode_fixed_local(opcode), 2);
    case FORMAT_INCREMENT: return check_local(check, operands[0], 1);
    case FORMAT_JUMP: return check_jump(check, code_s2(operands));
    case FORMAT_JUMP_W: return check_jump(check, code_s4(operands));
    case FORMAT_TABLESWITCH: return check_tableswitch(check);
    case FORMAT_LOOKUPSWITCH: return check_lookupswitch(check);
    case FORMAT_FIELD: return check_field(check);
    case FORMAT_VIRTUAL: return check_virtual(check);
    case FORMAT_DIRECT: return check_direct(check);
    case FORMAT_INTERFACE: return check_interface(check);
    case FORMAT_DYNAMIC: return check_dynamic(check);
    case FORMAT_NEW: return check_new(check);
    case FORMAT_NEWARRAY: return check_newarray(check);
    case FORMAT_ANEWARRAY: return check_anewarray(check);
    case FORMAT_CLASS: return operand_class(check) != NULL;
    case FORMAT_MULTIANEWARRAY: return check_multianewarray(check);
    case FORMAT_WIDE: return check_wide(check);
    }
    return false;
}

static bool check_all_operands(CodeCheck *check)
{
    for (check->offset = 0; check->offset < check->code->length; check->offset++) {
        if (!check->starts[check->offset])
            continue;
        check->reading->offset = check->offset;
        check->name = opcode_name(check->code->bytes[check->offset]);
        check->operands = check->code->bytes + check->offset + 1;
        if (!check_jsr_allowed(check) || !check_operands(check))
            return false;
    }
    return true;
}

static bool check_exception_table(CodeCheck *check)
{
    for (int i = 0; i < check->code->exception_count; i++) {
        const ExceptionEntry *entry = &check->code->exceptions[i];
        if (!check->starts[entry->start] || !check->starts[entry->end] || !check->starts[entry->handler])
            return reading_fail(check->reading,
                                "exception table: range %d to %d with handler %d, not all of which are"
                                " starts of instructions",
                                entry->start, entry->end, entry->handler);
    }
    return true;
}

static bool check_variables(CodeCheck *check)
{
    for (uint32_t i = 0; i < check->code->variable_count; i++) {
        const LocalVariable *variable = &check->code->variables[i];
        if (!check->starts[variable->start] || !check->starts[variable->start + variable->length])
            return reading_fail(check->reading,
                                "local variable " NAME " lives at %d to %d, not both of which are"
                                " starts of instructions",
                                variable->name, variable->start, variable->start + variable->length);
    }
    return true;
}

bool check_instructions(ClassReading *reading, const CodeInfo *code)
{
    CodeCheck check = {.reading = reading, .code = code, .starts = memory_allocate(code->length + 1)};
    bool fine = find_starts(&check) && check_all_operands(&check);
    if (fine) {
        reading->offset = -1;
        fine = check_exception_table(&check) && check_variables(&check);
    }
    free(check.starts);
    return fine;
}

#undef NAME
