/* The effect of instructions with constants: loading them, fields, calls, making and asking objects. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"
#include "vm/code/dataflow_analysis.h"

enum { DIMENSIONS_MAX = 255 };

static const Constant *operand_constant(const Analysis *a)
{
    return &a->file->constants[code_u2(a->code->bytes + a->offset + 1)];
}

static bool step_dynamic_constant(Analysis *a, const Constant *constant, bool wide)
{
    ValueType type = type_of_descriptor(&a->types, constant->descriptor);
    if ((descriptor_slots(constant->descriptor) == 2) != wide)
        return analysis_fail(a, "%s does not load constants of type %s", analysis_instruction(a),
                             constant->descriptor);
    return frame_push(a, type);
}

bool step_constant(Analysis *a, unsigned index, bool wide)
{
    const Constant *constant = &a->file->constants[index];
    switch (constant->kind) {
    case CONSTANT_INTEGER: return frame_push(a, VALUE_INT);
    case CONSTANT_FLOAT: return frame_push(a, VALUE_FLOAT);
    case CONSTANT_LONG: return frame_push(a, VALUE_LONG);
    case CONSTANT_DOUBLE: return frame_push(a, VALUE_DOUBLE);
    case CONSTANT_STRING: return frame_push(a, type_of_class(&a->types, "java/lang/String"));
    case CONSTANT_CLASS: return frame_push(a, type_of_class(&a->types, "java/lang/Class"));
    case CONSTANT_METHOD_HANDLE:
        return frame_push(a, type_of_class(&a->types, "java/lang/invoke/MethodHandle"));
    case CONSTANT_METHOD_TYPE: return frame_push(a, type_of_class(&a->types, "java/lang/invoke/MethodType"));
    case CONSTANT_DYNAMIC: return step_dynamic_constant(a, constant, wide);
    default: return analysis_fail(a, "constant %u cannot be loaded", index);
    }
}

/* A constructor may set the fields of its own class before it calls another constructor. */
static bool is_own_field(Analysis *a, const Constant *field)
{
    if (strcmp(field->class_name, a->file->name) != 0
        || !analysis_spend(a, 8 * (uint64_t)a->file->field_count))
        return false;
    for (uint32_t i = 0; i < a->file->field_count; i++) {
        const FieldInfo *own = &a->file->fields[i];
        if (strcmp(own->name, field->name) == 0 && strcmp(own->descriptor, field->descriptor) == 0)
            return !(own->flags & ACC_STATIC);
    }
    return false;
}

static bool put_field(Analysis *a, const Constant *field)
{
    if (!frame_pop_value(a, field->descriptor))
        return false;
    uint32_t depth = a->frame.depth;
    if (depth == 0 || type_kind(a->frame.stack[depth - 1]) != VALUE_THIS)
        return frame_pop_instance(a, field->class_name);
    a->frame.depth--;
    return is_own_field(a, field) || analysis_expected(a, "an initialized object", VALUE_THIS);
}

bool step_field(Analysis *a, unsigned opcode)
{
    const Constant *field = operand_constant(a);
    if (opcode == OP_putstatic)
        return frame_pop_value(a, field->descriptor);
    if (opcode == OP_putfield)
        return put_field(a, field);
    if (opcode == OP_getfield && !frame_pop_instance(a, field->class_name))
        return false;
    return frame_push(a, type_of_descriptor(&a->types, field->descriptor));
}

/* Checks the arguments and takes them off the stack. */
static bool pop_arguments(Analysis *a, const char *descriptor)
{
    uint32_t slots = (uint32_t)descriptor_argument_slots(descriptor);
    if (a->frame.depth < slots)
        return analysis_fail(a, "%s finds too few arguments on the operand stack", analysis_instruction(a));
    uint32_t index = a->frame.depth - slots;
    for (const char *type = descriptor + 1; *type != ')'; type = descriptor_skip(type)) {
        if (!frame_check_value(a, index, type))
            return false;
        index += (uint32_t)descriptor_slots(type);
    }
    a->frame.depth -= slots;
    return true;
}

/* The class that the new instruction at `offset` makes. */
static const char *class_made_at(const Analysis *a, uint32_t offset)
{
    return a->file->constants[code_u2(a->code->bytes + offset + 1)].text;
}

static bool initialize_this(Analysis *a, const Constant *method)
{
    bool own = strcmp(method->class_name, a->file->name) == 0;
    bool inherited = a->file->super_name != NULL && strcmp(method->class_name, a->file->super_name) == 0;
    if (!own && !inherited)
        return analysis_fail(a, "the constructor called for this is one of %s", method->class_name);
    a->frame.this_unset = false;
    frame_replace(a, VALUE_THIS, type_of_class(&a->types, a->file->name));
    return true;
}

static bool invoke_constructor(Analysis *a, const Constant *method)
{
    ValueType receiver;
    if (!frame_pop(a, &receiver))
        return false;
    if (type_kind(receiver) == VALUE_THIS)
        return initialize_this(a, method);
    if (type_kind(receiver) != VALUE_NEW)
        return analysis_expected(a, "an uninitialized object", receiver);
    const char *made = class_made_at(a, type_payload(receiver));
    if (strcmp(made, method->class_name) != 0)
        return analysis_fail(a, "a constructor of %s is called for an object of %s", method->class_name,
                             made);
    frame_replace(a, receiver, type_of_class(&a->types, made));
    return true;
}

/* invokespecial reaches methods of this class, its superclasses and its direct superinterfaces, on this
 * class's own objects. */
static bool pop_special_receiver(Analysis *a, const Constant *method)
{
    bool allowed = strcmp(method->class_name, a->file->name) == 0;
    if (method->kind == CONSTANT_INTERFACE_METHOD) {
        a->spent += 8 * (uint64_t)a->file->interface_count;
        for (uint32_t i = 0; i < a->file->interface_count && !allowed; i++)
            allowed = strcmp(method->class_name, a->file->interfaces[i]) == 0;
    } else if (!allowed) {
        ValueType own = type_of_class(&a->types, a->file->name);
        allowed = type_is_assignable(&a->types, own, method->class_name, strlen(method->class_name));
    }
    if (!allowed)
        return analysis_fail(a, "invokespecial of a method of %s, which is no superclass",
                             method->class_name);
    return frame_pop_instance(a, a->file->name);
}

static bool pop_receiver(Analysis *a, const Constant *method, unsigned opcode)
{
    bool constructor = strcmp(method->name, "<init>") == 0;
    if (method->name[0] == '<' && !(constructor && opcode == OP_invokespecial))
        return analysis_fail(a, "%s of %s", analysis_instruction(a), method->name);
    switch (opcode) {
    case OP_invokestatic:
    case OP_invokedynamic: return true;
    case OP_invokespecial:
        return constructor ? invoke_constructor(a, method) : pop_special_receiver(a, method);
    default: return frame_pop_instance(a, method->class_name);
    }
}

bool step_invoke(Analysis *a, unsigned opcode)
{
    const Constant *method = operand_constant(a);
    if (opcode == OP_invokeinterface
        && a->code->bytes[a->offset + 3] != descriptor_argument_slots(method->descriptor) + 1)
        return analysis_fail(a, "invokeinterface states the wrong number of argument slots");
    if (!pop_arguments(a, method->descriptor) || !pop_receiver(a, method, opcode))
        return false;
    const char *result = descriptor_return(method->descriptor);
    return *result == 'V' || frame_push(a, type_of_descriptor(&a->types, result));
}

/* An object of an earlier run of the same new instruction, with its constructor not called, can no longer be
 * told from the new one, so it becomes unusable. */
static bool make_object(Analysis *a)
{
    ValueType made = type_make(VALUE_NEW, a->offset);
    if (class_made_at(a, a->offset)[0] == '[')
        return analysis_fail(a, "new makes no arrays");
    for (uint32_t i = 0; i < a->frame.depth; i++)
        if (a->frame.stack[i] == made)
            return analysis_fail(a,
                                 "new while an uninitialized object made here is still on the operand stack");
    frame_replace(a, made, VALUE_UNUSABLE);
    return frame_push(a, made);
}

static bool make_primitive_array(Analysis *a)
{
    static const char *const arrays[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};
    unsigned code = a->code->bytes[a->offset + 1];
    if (code < 4 || code > 11)
        return analysis_fail(a, "newarray of unknown element type %u", code);
    return frame_pop_kind(a, VALUE_INT) && frame_push(a, type_of_class(&a->types, arrays[code - 4]));
}

static bool make_array(Analysis *a, const char *element)
{
    if (strspn(element, "[") >= DIMENSIONS_MAX)
        return analysis_fail(a, "anewarray makes an array of more than %d dimensions", DIMENSIONS_MAX);
    return frame_pop_kind(a, VALUE_INT) && frame_push(a, type_of_array(&a->types, element));
}

static bool make_arrays(Analysis *a, const char *class_name)
{
    unsigned dimensions = a->code->bytes[a->offset + 3];
    if (dimensions == 0 || dimensions > strspn(class_name, "["))
        return analysis_fail(a, "multianewarray makes %u dimensions of %s", dimensions, class_name);
    for (unsigned i = 0; i < dimensions; i++)
        if (!frame_pop_kind(a, VALUE_INT))
            return false;
    return frame_push(a, type_of_class(&a->types, class_name));
}

bool step_class(Analysis *a, unsigned opcode)
{
    ValueType object;
    switch (opcode) {
    case OP_new: return make_object(a);
    case OP_newarray: return make_primitive_array(a);
    case OP_anewarray: return make_array(a, operand_constant(a)->text);
    case OP_multianewarray: return make_arrays(a, operand_constant(a)->text);
    case OP_instanceof: return frame_pop_object(a, &object) && frame_push(a, VALUE_INT);
    default: /* checkcast */
        return frame_pop_object(a, &object)
               && frame_push(a, type_of_class(&a->types, operand_constant(a)->text));
    }
}
