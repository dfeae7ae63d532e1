/* Writes the instructions of generated code and counts the stack depth and locals that they need.  The code
 * for a malformed call site may pop more than there is; the dataflow pass rejects it like any other bad code.
 */
#include <assert.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/generated/class_writer_state.h"

static void grow_stack(ClassWriter *writer, int slots)
{
    writer->depth += slots;
    if (writer->depth > writer->max_stack)
        writer->max_stack = writer->depth;
}

int writer_slots(char kind) { return kind == 'J' || kind == 'D' ? 2 : kind == 'V' ? 0 : 1; }

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

void writer_op(ClassWriter *writer, int opcode)
{
    bytes_add_u1(&writer->code, (unsigned)opcode);
    grow_stack(writer, stack_effect(opcode));
}

static void local_instruction(ClassWriter *writer, int opcode, int local)
{
    if (local > UINT8_MAX) {
        bytes_add_u1(&writer->code, JVM_WIDE);
        bytes_add_u1(&writer->code, (unsigned)opcode);
        bytes_add_u2(&writer->code, (unsigned)local);
    } else {
        bytes_add_u1(&writer->code, (unsigned)opcode);
        bytes_add_u1(&writer->code, (unsigned)local);
    }
}

static void use_local(ClassWriter *writer, char kind, int local)
{
    assert(local >= 0 && kind != 'V');
    if (local + writer_slots(kind) > writer->max_locals)
        writer->max_locals = local + writer_slots(kind);
}

void writer_load(ClassWriter *writer, char kind, int local)
{
    use_local(writer, kind, local);
    local_instruction(writer, JVM_ILOAD + kind_number(kind), local);
    grow_stack(writer, writer_slots(kind));
}

void writer_store(ClassWriter *writer, char kind, int local)
{
    use_local(writer, kind, local);
    local_instruction(writer, JVM_ISTORE + kind_number(kind), local);
    grow_stack(writer, -writer_slots(kind));
}

void writer_return(ClassWriter *writer, char kind)
{
    bytes_add_u1(&writer->code, (unsigned)(kind == 'V' ? JVM_RETURN : JVM_IRETURN + kind_number(kind)));
    grow_stack(writer, -writer_slots(kind));
}

static void with_constant(ClassWriter *writer, int opcode, uint16_t index, int effect)
{
    assert(opcode > 0 && opcode <= JVM_IFNONNULL);
    bytes_add_u1(&writer->code, (unsigned)opcode);
    bytes_add_u2(&writer->code, index);
    grow_stack(writer, effect);
}

void writer_push_int(ClassWriter *writer, int32_t value)
{
    if (value >= -1 && value <= 5) {
        writer_op(writer, JVM_ICONST_0 + value);
    } else if (value >= INT8_MIN && value <= INT8_MAX) {
        bytes_add_u1(&writer->code, JVM_BIPUSH);
        bytes_add_u1(&writer->code, (uint8_t)value);
        grow_stack(writer, 1);
    } else if (value >= INT16_MIN && value <= INT16_MAX) {
        with_constant(writer, JVM_SIPUSH, (uint16_t)value, 1);
    } else {
        with_constant(writer, JVM_LDC_W, writer_number(writer, CONSTANT_INTEGER, (uint32_t)value), 1);
    }
}

void writer_push_long(ClassWriter *writer, int64_t value)
{
    with_constant(writer, JVM_LDC2_W, writer_number(writer, CONSTANT_LONG, (uint64_t)value), 2);
}

void writer_push_float(ClassWriter *writer, float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    with_constant(writer, JVM_LDC_W, writer_number(writer, CONSTANT_FLOAT, bits), 1);
}

void writer_push_double(ClassWriter *writer, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    with_constant(writer, JVM_LDC2_W, writer_number(writer, CONSTANT_DOUBLE, bits), 2);
}

void writer_push_string(ClassWriter *writer, const char *text)
{
    with_constant(writer, JVM_LDC_W,
                  writer_constant_of_one(writer, CONSTANT_STRING, writer_utf8(writer, text)), 1);
}

void writer_push_type(ClassWriter *writer, const char *descriptor)
{
    if (descriptor[0] == 'L' || descriptor[0] == '[')
        with_constant(writer, JVM_LDC_W, writer_class_constant(writer, writer_class_of(writer, descriptor)),
                      1);
    else
        writer_access(writer, JVM_GETSTATIC, writer_wrapper(descriptor[0]), "TYPE", "Ljava/lang/Class;");
}

void writer_type(ClassWriter *writer, int opcode, const char *class_name)
{
    assert(opcode == JVM_NEW || opcode == JVM_CHECKCAST || opcode == JVM_INSTANCEOF
           || opcode == JVM_ANEWARRAY);
    with_constant(writer, opcode, writer_class_constant(writer, class_name), opcode == JVM_NEW ? 1 : 0);
}

void writer_access(ClassWriter *writer, int opcode, const char *owner, const char *name,
                   const char *descriptor)
{
    assert(opcode >= JVM_GETSTATIC && opcode <= JVM_PUTFIELD);
    int slots = writer_slots(descriptor[0]);
    int effect = opcode == JVM_GETSTATIC   ? slots
                 : opcode == JVM_PUTSTATIC ? -slots
                 : opcode == JVM_GETFIELD  ? slots - 1
                                           : -slots - 1;
    with_constant(writer, opcode, writer_member_constant(writer, CONSTANT_FIELD, owner, name, descriptor),
                  effect);
}

static void call(ClassWriter *writer, int opcode, uint16_t index, const char *descriptor)
{
    assert(opcode >= JVM_INVOKEVIRTUAL && opcode <= JVM_INVOKEINTERFACE);
    int arguments = descriptor_argument_slots(descriptor) + (opcode == JVM_INVOKESTATIC ? 0 : 1);
    with_constant(writer, opcode, index, -arguments);
    if (opcode == JVM_INVOKEINTERFACE) {
        bytes_add_u1(&writer->code, (unsigned)arguments);
        bytes_add_u1(&writer->code, 0);
    }
    grow_stack(writer, writer_slots(descriptor_return(descriptor)[0]));
}

void writer_call(ClassWriter *writer, int opcode, const char *owner, const char *name, const char *descriptor)
{
    call(writer, opcode, writer_member_constant(writer, CONSTANT_METHOD, owner, name, descriptor),
         descriptor);
}

void writer_call_interface(ClassWriter *writer, int opcode, const char *owner, const char *name,
                           const char *descriptor)
{
    call(writer, opcode, writer_member_constant(writer, CONSTANT_INTERFACE_METHOD, owner, name, descriptor),
         descriptor);
}

int writer_label(ClassWriter *writer)
{
    MEMORY_ROOM_FOR(writer->labels, writer->label_capacity, writer->label_count);
    writer->labels[writer->label_count] = (WriterLabel){-1, -1};
    return (int)writer->label_count++;
}

void writer_place(ClassWriter *writer, int label)
{
    assert(label >= 0 && (uint32_t)label < writer->label_count);
    WriterLabel *placed = &writer->labels[label];
    assert(placed->offset < 0 && "a label is placed once");
    placed->offset = (int)writer->code.length;
    if (placed->depth >= 0)
        writer->depth = placed->depth;
}

void writer_jump(ClassWriter *writer, int opcode, int label)
{
    assert(label >= 0 && (uint32_t)label < writer->label_count);
    MEMORY_ROOM_FOR(writer->jumps, writer->jump_capacity, writer->jump_count);
    writer->jumps[writer->jump_count++] = (WriterJump){(int)writer->code.length, label};
    with_constant(writer, opcode, 0, stack_effect(opcode));
    writer->labels[label].depth = writer->depth;
}

void writer_catch(ClassWriter *writer, int start, int end, int handler, const char *class_name)
{
    assert(writer->labels[start].offset >= 0 && writer->labels[end].offset >= writer->labels[start].offset);
    writer->labels[handler].depth = 0;
    writer_place(writer, handler);
    grow_stack(writer, 1);
    bytes_add_u2(&writer->catches, (unsigned)writer->labels[start].offset);
    bytes_add_u2(&writer->catches, (unsigned)writer->labels[end].offset);
    bytes_add_u2(&writer->catches, (unsigned)writer->labels[handler].offset);
    bytes_add_u2(&writer->catches, class_name == NULL ? 0 : writer_class_constant(writer, class_name));
}

void writer_finish_jumps(ClassWriter *writer)
{
    for (uint32_t i = 0; i < writer->jump_count; i++) {
        assert(writer->labels[writer->jumps[i].label].offset >= 0
               && "a jump to a label that was never placed");
        assert((size_t)writer->jumps[i].at + 2 < writer->code.length);
        int at = writer->jumps[i].at, distance = writer->labels[writer->jumps[i].label].offset - at;
        writer->too_big |= distance < INT16_MIN || distance > INT16_MAX;
        writer->code.data[at + 1] = (uint8_t)(distance >> 8);
        writer->code.data[at + 2] = (uint8_t)distance;
    }
}
