/* Instructions of generated code, and how deep they leave the stack; see class_writer.h. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/generated/class_writer_state.h"

static void grow_stack(Spin *spin, int slots)
{
    spin->depth += slots;
    if (spin->depth > spin->max_stack)
        spin->max_stack = spin->depth;
}

int spin_slots(char kind) { return kind == 'J' || kind == 'D' ? 2 : kind == 'V' ? 0 : 1; }

/* How xload, xstore and xreturn number the kinds: int, long, float, double, reference. */
static int kind_number(char kind)
{
    switch (kind) {
    case 'J': return 1;
    case 'F': return 2;
    case 'D': return 3;
    case 'L':
    case '[': return 4;
    default: return 0;
    }
}

static int stack_effect(int opcode)
{
    if (opcode >= JVM_ACONST_NULL && opcode <= JVM_ICONST_5)
        return 1;
    switch (opcode) {
    case JVM_FCONST_0:
    case JVM_DUP:
    case JVM_DUP_X1:
    case JVM_I2L:
    case JVM_I2D:
    case JVM_F2D: return 1;
    case JVM_LCONST_0:
    case JVM_DCONST_0: return 2;
    case JVM_AALOAD:
    case JVM_POP:
    case JVM_IADD:
    case JVM_IMUL:
    case JVM_L2F:
    case JVM_ATHROW:
    case JVM_IFEQ:
    case JVM_IFNE:
    case JVM_IFNULL:
    case JVM_IFNONNULL: return -1;
    case JVM_POP2:
    case JVM_IF_ICMPNE:
    case JVM_IF_ICMPGT:
    case JVM_IF_ACMPEQ:
    case JVM_IF_ACMPNE: return -2;
    case JVM_AASTORE:
    case JVM_LCMP: return -3;
    default: return 0;
    }
}

void spin_op(Spin *spin, int opcode)
{
    bytes_add_u1(&spin->code, (unsigned)opcode);
    grow_stack(spin, stack_effect(opcode));
}

static void local_instruction(Spin *spin, int opcode, int local)
{
    if (local > UINT8_MAX) {
        bytes_add_u1(&spin->code, JVM_WIDE);
        bytes_add_u1(&spin->code, (unsigned)opcode);
        bytes_add_u2(&spin->code, (unsigned)local);
    } else {
        bytes_add_u1(&spin->code, (unsigned)opcode);
        bytes_add_u1(&spin->code, (unsigned)local);
    }
}

static void use_local(Spin *spin, char kind, int local)
{
    if (local + spin_slots(kind) > spin->max_locals)
        spin->max_locals = local + spin_slots(kind);
}

void spin_load(Spin *spin, char kind, int local)
{
    use_local(spin, kind, local);
    local_instruction(spin, JVM_ILOAD + kind_number(kind), local);
    grow_stack(spin, spin_slots(kind));
}

void spin_store(Spin *spin, char kind, int local)
{
    use_local(spin, kind, local);
    local_instruction(spin, JVM_ISTORE + kind_number(kind), local);
    grow_stack(spin, -spin_slots(kind));
}

void spin_return(Spin *spin, char kind)
{
    bytes_add_u1(&spin->code, (unsigned)(kind == 'V' ? JVM_RETURN : JVM_IRETURN + kind_number(kind)));
    grow_stack(spin, -spin_slots(kind));
}

static void with_constant(Spin *spin, int opcode, uint16_t index, int effect)
{
    bytes_add_u1(&spin->code, (unsigned)opcode);
    bytes_add_u2(&spin->code, index);
    grow_stack(spin, effect);
}

void spin_push_int(Spin *spin, int32_t value)
{
    if (value >= -1 && value <= 5) {
        spin_op(spin, JVM_ICONST_0 + value);
    } else if (value >= INT8_MIN && value <= INT8_MAX) {
        bytes_add_u1(&spin->code, JVM_BIPUSH);
        bytes_add_u1(&spin->code, (uint8_t)value);
        grow_stack(spin, 1);
    } else if (value >= INT16_MIN && value <= INT16_MAX) {
        with_constant(spin, JVM_SIPUSH, (uint16_t)value, 1);
    } else {
        with_constant(spin, JVM_LDC_W, spin_number(spin, CONSTANT_INTEGER, (uint32_t)value), 1);
    }
}

void spin_push_long(Spin *spin, int64_t value)
{
    with_constant(spin, JVM_LDC2_W, spin_number(spin, CONSTANT_LONG, (uint64_t)value), 2);
}

void spin_push_float(Spin *spin, float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    with_constant(spin, JVM_LDC_W, spin_number(spin, CONSTANT_FLOAT, bits), 1);
}

void spin_push_double(Spin *spin, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    with_constant(spin, JVM_LDC2_W, spin_number(spin, CONSTANT_DOUBLE, bits), 2);
}

void spin_push_string(Spin *spin, const char *text)
{
    with_constant(spin, JVM_LDC_W, spin_constant_of_one(spin, CONSTANT_STRING, spin_utf8(spin, text)), 1);
}

void spin_push_type(Spin *spin, const char *descriptor)
{
    if (descriptor[0] == 'L' || descriptor[0] == '[')
        with_constant(spin, JVM_LDC_W, spin_class_constant(spin, spin_class_of(spin, descriptor)), 1);
    else
        spin_access(spin, JVM_GETSTATIC, spin_wrapper(descriptor[0]), "TYPE", "Ljava/lang/Class;");
}

void spin_type(Spin *spin, int opcode, const char *class_name)
{
    with_constant(spin, opcode, spin_class_constant(spin, class_name), opcode == JVM_NEW ? 1 : 0);
}

void spin_access(Spin *spin, int opcode, const char *owner, const char *name, const char *descriptor)
{
    int slots = spin_slots(descriptor[0]);
    int effect = opcode == JVM_GETSTATIC   ? slots
                 : opcode == JVM_PUTSTATIC ? -slots
                 : opcode == JVM_GETFIELD  ? slots - 1
                                           : -slots - 1;
    with_constant(spin, opcode, spin_member_constant(spin, CONSTANT_FIELD, owner, name, descriptor), effect);
}

static void call(Spin *spin, int opcode, uint16_t index, const char *descriptor)
{
    int arguments = descriptor_argument_slots(descriptor) + (opcode == JVM_INVOKESTATIC ? 0 : 1);
    with_constant(spin, opcode, index, -arguments);
    if (opcode == JVM_INVOKEINTERFACE) {
        bytes_add_u1(&spin->code, (unsigned)arguments);
        bytes_add_u1(&spin->code, 0);
    }
    grow_stack(spin, spin_slots(descriptor_return(descriptor)[0]));
}

void spin_call(Spin *spin, int opcode, const char *owner, const char *name, const char *descriptor)
{
    call(spin, opcode, spin_member_constant(spin, CONSTANT_METHOD, owner, name, descriptor), descriptor);
}

void spin_call_interface(Spin *spin, int opcode, const char *owner, const char *name, const char *descriptor)
{
    call(spin, opcode, spin_member_constant(spin, CONSTANT_INTERFACE_METHOD, owner, name, descriptor),
         descriptor);
}

int spin_label(Spin *spin)
{
    if (spin->label_count == spin->label_capacity) {
        spin->label_capacity = spin->label_capacity * 2 + 8;
        spin->labels = memory_resize(spin->labels, (size_t)spin->label_capacity * sizeof *spin->labels);
    }
    spin->labels[spin->label_count] = (SpinLabel){-1, -1};
    return spin->label_count++;
}

void spin_place(Spin *spin, int label)
{
    SpinLabel *placed = &spin->labels[label];
    placed->offset = (int)spin->code.length;
    if (placed->depth >= 0)
        spin->depth = placed->depth;
}

void spin_jump(Spin *spin, int opcode, int label)
{
    if (spin->jump_count == spin->jump_capacity) {
        spin->jump_capacity = spin->jump_capacity * 2 + 8;
        spin->jumps = memory_resize(spin->jumps, (size_t)spin->jump_capacity * sizeof *spin->jumps);
    }
    spin->jumps[spin->jump_count++] = (SpinJump){(int)spin->code.length, label};
    with_constant(spin, opcode, 0, stack_effect(opcode));
    spin->labels[label].depth = spin->depth;
}

void spin_catch(Spin *spin, int start, int end, int handler, const char *class_name)
{
    spin->labels[handler].depth = 0;
    spin_place(spin, handler);
    grow_stack(spin, 1);
    bytes_add_u2(&spin->catches, (unsigned)spin->labels[start].offset);
    bytes_add_u2(&spin->catches, (unsigned)spin->labels[end].offset);
    bytes_add_u2(&spin->catches, (unsigned)spin->labels[handler].offset);
    bytes_add_u2(&spin->catches, class_name == NULL ? 0 : spin_class_constant(spin, class_name));
}

void spin_finish_jumps(Spin *spin)
{
    for (int i = 0; i < spin->jump_count; i++) {
        int at = spin->jumps[i].at, distance = spin->labels[spin->jumps[i].label].offset - at;
        spin->too_big |= distance < INT16_MIN || distance > INT16_MAX;
        spin->code.data[at + 1] = (uint8_t)(distance >> 8);
        spin->code.data[at + 2] = (uint8_t)distance;
    }
}
