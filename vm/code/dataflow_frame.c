/* The current frame of the dataflow pass: pushes, pops and writes of locals, with their checks; and the
 * error messages of the verifier. */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"
#include "vm/code/dataflow_analysis.h"

static const uint64_t work_limit = (uint64_t)1 << 30;

bool analysis_fail(const Analysis *a, const char *format, ...)
{
    char reason[ERROR_TEXT_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);
    error_set(a->error, "%s", reason);
    return error_prefix(a->error, "VerifyError: class %s, method %s%s, offset %u", a->file->name,
                        a->method->name, a->method->descriptor, (unsigned)a->offset);
}

const char *analysis_instruction(const Analysis *a)
{
    unsigned opcode = a->code->bytes[a->offset];
    return opcode_name(opcode == OP_wide ? a->code->bytes[a->offset + 1] : opcode);
}

bool analysis_expected(const Analysis *a, const char *what, ValueType found)
{
    char text[ERROR_TEXT_MAX / 2];
    type_describe(&a->types, found, text, sizeof text);
    return analysis_fail(a, "%s expects %s, found %s", analysis_instruction(a), what, text);
}

bool analysis_spend(Analysis *a, uint64_t slots)
{
    a->spent += slots;
    if (a->spent + a->types.spent > work_limit)
        return analysis_fail(
            a, "the method is too large to check: %u blocks, %u locals, %u stack slots, %u handlers",
            (unsigned)a->block_count, a->code->max_locals, a->code->max_stack, a->code->exception_count);
    return true;
}

static bool underflow(const Analysis *a)
{
    return analysis_fail(a, "%s finds too few values on the operand stack", analysis_instruction(a));
}

bool frame_push(Analysis *a, ValueType type)
{
    bool wide = type_kind(type) == VALUE_LONG || type_kind(type) == VALUE_DOUBLE;
    if (a->frame.depth + 1 + wide > a->code->max_stack)
        return analysis_fail(a, "%s needs more than the %u slots of the operand stack",
                             analysis_instruction(a), a->code->max_stack);
    assert(!type_is_second_half(type));
    a->frame.stack[a->frame.depth++] = type;
    if (wide)
        a->frame.stack[a->frame.depth++] = type + 1; /* the _END kind */
    return true;
}

bool frame_pop(Analysis *a, ValueType *type)
{
    if (a->frame.depth == 0)
        return underflow(a);
    *type = a->frame.stack[--a->frame.depth];
    return true;
}

bool frame_pop_kind(Analysis *a, ValueKind kind)
{
    static const char *const words[] = {
        [VALUE_INT] = "int",
        [VALUE_FLOAT] = "float",
        [VALUE_LONG] = "long",
        [VALUE_DOUBLE] = "double",
    };
    assert(kind >= VALUE_INT && kind <= VALUE_DOUBLE && kind != VALUE_LONG_END);
    uint32_t slots = kind == VALUE_LONG || kind == VALUE_DOUBLE ? 2 : 1;
    if (a->frame.depth < slots)
        return underflow(a);
    a->frame.depth -= slots;
    const ValueType *found = a->frame.stack + a->frame.depth;
    if (found[0] == (ValueType)kind)
        return true; /* a first half is always followed by its second */
    ValueType top = found[slots - 1];
    return analysis_expected(a, words[kind], type_is_second_half(top) ? top - 1 : top);
}

bool frame_pop_object(Analysis *a, ValueType *type)
{
    return frame_pop(a, type) && (type_is_object(*type) || analysis_expected(a, "a reference", *type));
}

bool frame_pop_reference(Analysis *a)
{
    ValueType type = VALUE_UNUSABLE;
    return frame_pop(a, &type) && (type_is_reference(type) || analysis_expected(a, "a reference", type));
}

static bool check_instance(Analysis *a, ValueType found, const char *class_name, size_t length)
{
    if (type_is_object(found) && type_is_assignable(&a->types, found, class_name, length))
        return true;
    char wanted[ERROR_TEXT_MAX / 4];
    snprintf(wanted, sizeof wanted, "reference %.*s", (int)length, class_name);
    return analysis_expected(a, wanted, found);
}

bool frame_pop_instance(Analysis *a, const char *class_name)
{
    ValueType type = VALUE_UNUSABLE;
    return frame_pop(a, &type) && check_instance(a, type, class_name, strlen(class_name));
}

bool frame_check_value(Analysis *a, uint32_t index, const char *descriptor)
{
    assert(index < a->code->max_stack);
    ValueType found = a->frame.stack[index];
    size_t length;
    switch (*descriptor) {
    case 'F': return found == VALUE_FLOAT || analysis_expected(a, "float", found);
    case 'J': return found == VALUE_LONG || analysis_expected(a, "long", found);
    case 'D': return found == VALUE_DOUBLE || analysis_expected(a, "double", found);
    case 'L':
    case '[':
        length = (size_t)(descriptor_skip(descriptor) - descriptor);
        return *descriptor == 'L' ? check_instance(a, found, descriptor + 1, length - 2)
                                  : check_instance(a, found, descriptor, length);
    default: return found == VALUE_INT || analysis_expected(a, "int", found);
    }
}

bool frame_pop_value(Analysis *a, const char *descriptor)
{
    uint32_t slots = (uint32_t)descriptor_slots(descriptor);
    if (a->frame.depth < slots)
        return underflow(a);
    a->frame.depth -= slots;
    return frame_check_value(a, a->frame.depth, descriptor);
}

static void touch(TypeFrame *frame, uint32_t from, uint32_t to)
{
    if (from < frame->touched)
        frame->touched = from;
    if (to > frame->touched_end)
        frame->touched_end = to;
}

/* Whatever half of a long or double is overwritten takes the other half with it. */
static void overwrite(TypeFrame *frame, uint32_t index, ValueType type)
{
    ValueKind old = type_kind(frame->locals[index]);
    if (old == VALUE_LONG_END || old == VALUE_DOUBLE_END) {
        assert(index > 0);
        frame->locals[index - 1] = VALUE_UNUSABLE;
        touch(frame, index - 1, index);
    } else if (old == VALUE_LONG || old == VALUE_DOUBLE) {
        frame->locals[index + 1] = VALUE_UNUSABLE;
        touch(frame, index + 1, index + 2);
    }
    frame->locals[index] = type;
    touch(frame, index, index + 1);
}

void frame_set_local(Analysis *a, uint32_t index, ValueType type)
{
    assert(index < a->code->max_locals && !type_is_second_half(type));
    if (type_kind(type) == VALUE_LONG || type_kind(type) == VALUE_DOUBLE) {
        assert(index + 1 < a->code->max_locals);
        overwrite(&a->frame, index, VALUE_UNUSABLE);
        overwrite(&a->frame, index + 1, type + 1);
        a->frame.locals[index] = type;
    } else {
        overwrite(&a->frame, index, type);
    }
}

void frame_replace(Analysis *a, ValueType old, ValueType new_type)
{
    a->spent += a->code->max_locals + a->frame.depth;
    for (uint32_t i = 0; i < a->code->max_locals; i++)
        if (a->frame.locals[i] == old)
            frame_set_local(a, i, new_type);
    for (uint32_t i = 0; i < a->frame.depth; i++)
        if (a->frame.stack[i] == old)
            a->frame.stack[i] = new_type;
}
