/* Quickening: an UNRESOLVED instruction looks up what it names and becomes its fast form; see resolve.h.
 * Operands are written before the handler, so that another VM on the same code never sees a half-made
 * instruction. */
#include <assert.h>
#include <string.h>

#include "classfiles/opcodes.h"
#include "vm/code/instructions.h"
#include "vm/generated/bootstrap.h"
#include "vm/memory/exclusion.h"
#include "vm/memory/watching.h"
#include "vm/translation/immutable_classes.h"
#include "vm/translation/resolve.h"
#include "vm/translation/verification.h"

/* Its operands, of this kind, are in place already. */
static bool become(Vm *vm, Insn *pc, InsnCode code, OperandKind operands)
{
    assert(insn_operands(code) == operands);
    assert(pc->handler == vm->program->handlers[INSN_UNRESOLVED]);
    __atomic_store_n(&pc->handler, vm->program->handlers[code], __ATOMIC_RELEASE);
    return true;
}

static bool become_with(Vm *vm, Insn *pc, InsnCode code, OperandKind operands, void *operand)
{
    assert(operand != NULL);
    pc->p = operand;
    return become(vm, pc, code, operands);
}

static InsnCode get_form(char kind, InsnCode first) /* S1 U2 S2 4 8 follow each other */
{
    switch (kind) {
    case 'Z':
    case 'B': return first;
    case 'C': return (InsnCode)(first + 1);
    case 'S': return (InsnCode)(first + 2);
    case 'J':
    case 'D': return (InsnCode)(first + 4);
    default: return (InsnCode)(first + 3);
    }
}

static InsnCode put_form(char kind, InsnCode first) /* Z 1 2 4 8 L follow each other */
{
    switch (kind) {
    case 'Z': return first;
    case 'B': return (InsnCode)(first + 1);
    case 'C':
    case 'S': return (InsnCode)(first + 2);
    case 'J':
    case 'D': return (InsnCode)(first + 4);
    case 'L': return (InsnCode)(first + 5);
    default: return (InsnCode)(first + 3);
    }
}

static bool quicken_field(Vm *vm, Insn *pc, const Method *caller, const Constant *constant, unsigned op)
{
    bool is_static = op == OP_getstatic || op == OP_putstatic,
         is_get = op == OP_getstatic || op == OP_getfield;
    Field *field = resolve_field(vm, caller->owner, constant, is_static);
    if (field == NULL || (!is_get && !resolve_may_write(vm, caller, field)))
        return false;
    /* A final field is written where no other thread can see its object, unless a constructor has let that
     * escape, or reflection writes it, or it is System.out: a search that has met that has started over and
     * knows the field. */
    bool is_late =
        field->flags & ACC_FINAL && vm->exclusion != NULL && exclusion_has_late_final(vm->exclusion, field);
    bool settled = field->flags & ACC_FINAL && (is_get || is_static) && !is_late;
    /* What the library keeps in static fields for itself, or in instances that do not change, concerns
     * nobody; what a program can set and get in a static field is volatile. */
    bool is_private =
        is_static ? field->owner->source != SOURCE_PROGRAM && !(field->flags & ACC_VOLATILE) && !is_late
                  : class_is_immutable(field->owner);
    bool visible = !settled && !is_private;
    assert(field->offset < STATIC_OFFSET && ((field->flags & ACC_STATIC) != 0) == is_static);
    pc->a = is_static ? (int32_t)field->owner->id : (int32_t)field->offset;
    bool ordered = visible && field->flags & ACC_VOLATILE;
    bool watched = !is_get && watch_has_field(vm, field);
    bool is_escape =
        visible && field->flags & ACC_FINAL && !is_late && field->owner->source == SOURCE_PROGRAM;
    pc->b = is_static ? (int32_t)field->offset | (visible ? STATIC_VISIBLE : 0)
                            | (ordered ? STATIC_VOLATILE : 0) | (watched ? STATIC_WATCHED : 0)
                      : (visible ? FIELD_VISIBLE : FIELD_INVISIBLE) | (ordered ? FIELD_VOLATILE : 0)
                            | (watched ? FIELD_WATCHED : 0) | (is_escape ? FIELD_FINAL : 0);
    if (is_static && !class_verify(vm, field->owner))
        return false;
    if (is_static)
        return become(vm, pc,
                      is_get ? get_form(field->kind, INSN_GET_STATIC_S1)
                             : put_form(field->kind, INSN_PUT_STATIC_Z),
                      OPERANDS_STATIC);
    return become(vm, pc,
                  is_get ? get_form(field->kind, INSN_GET_FIELD_S1) : put_form(field->kind, INSN_PUT_FIELD_Z),
                  OPERANDS_FIELD);
}

/* MethodHandle.invoke and its kin take whatever the call site passes. */
static bool is_polymorphic(const Method *method)
{
    return method->flags & ACC_NATIVE && method->flags & ACC_VARARGS
           && strncmp(method->owner->name, "java/lang/invoke/", 17) == 0;
}

static Method *find_polymorphic(Vm *vm, const Class *caller, const Constant *constant)
{
    if (strcmp(constant->class_name, "java/lang/invoke/MethodHandle") != 0
        && strcmp(constant->class_name, "java/lang/invoke/VarHandle") != 0)
        return NULL;
    Class *owner = resolve_class(vm, caller, constant->class_name);
    const char *name = program_symbol(vm->program, constant->name);
    for (int i = 0; owner != NULL && i < owner->method_count; i++)
        if (owner->methods[i].name == name && is_polymorphic(&owner->methods[i]))
            return &owner->methods[i];
    return NULL;
}

static bool quicken_static_call(Vm *vm, Insn *pc, Method *method)
{
    assert(method_is_static(method));
    if (!class_verify(vm, method->owner))
        return false;
    return become_with(vm, pc,
                       method->owner->plain_initialization ? INSN_INVOKE_STATIC_READY : INSN_INVOKE_STATIC,
                       OPERANDS_METHOD, method);
}

static bool quicken_string_call(Vm *vm, Insn *pc, Method *method)
{
    if (!method->owner->is_string)
        return false;
    if (strcmp(method->name, "charAt") == 0)
        return become_with(vm, pc, INSN_STRING_CHAR_AT, OPERANDS_METHOD, method);
    return strcmp(method->name, "length") == 0
           && become_with(vm, pc, INSN_STRING_LENGTH, OPERANDS_METHOD, method);
}

static bool quicken_virtual(Vm *vm, Insn *pc, Method *method)
{
    if (class_is_interface(method->owner))
        return become_with(vm, pc, INSN_INVOKE_INTERFACE, OPERANDS_METHOD, method);
    if (quicken_string_call(vm, pc, method))
        return true;
    if (method->vtable_index < 0 || method->flags & ACC_FINAL || method->owner->flags & ACC_FINAL)
        return become_with(vm, pc, INSN_INVOKE_DIRECT, OPERANDS_METHOD, method);
    assert(method->vtable_index < method->owner->vtable_length);
    pc->a = method->vtable_index;
    pc->b = method->argument_slots;
    return become(vm, pc, INSN_INVOKE_VIRTUAL, OPERANDS_VIRTUAL);
}

/* The instance method that an object of `class` has under this name; static ones are passed over. */
static Method *find_instance_method(Class *class, const Method *like)
{
    for (Class *c = class; c != NULL; c = c->super) {
        Method *method = class_declared_method(c, like->name, like->descriptor);
        if (method != NULL && !method_is_static(method))
            return method;
    }
    return class_find_default(class, like->name, like->descriptor);
}

/* super.f() means the method that the superclass has now, wherever the constant found it. */
static Method *special_target(const Class *caller, Method *method)
{
    if (method->is_initializer || class_is_interface(method->owner) || caller == method->owner
        || caller->super == NULL || !class_is_subclass(caller, method->owner))
        return method;
    Method *found = find_instance_method(caller->super, method);
    return found != NULL ? found : method;
}

static bool quicken_call(Vm *vm, Insn *pc, Class *caller, const Constant *constant, unsigned op)
{
    if (op == OP_invokevirtual && find_polymorphic(vm, caller, constant) != NULL) {
        Method *target;
        return bootstrap_polymorphic(vm, caller, constant, &target) == NATIVE_DONE
               && quicken_static_call(vm, pc, target);
    }
    Method *method = resolve_method(vm, caller, constant, op);
    if (method == NULL)
        return false;
    if (op == OP_invokestatic)
        return quicken_static_call(vm, pc, method);
    if (op == OP_invokespecial)
        return become_with(vm, pc, INSN_INVOKE_DIRECT, OPERANDS_METHOD, special_target(caller, method));
    return quicken_virtual(vm, pc, method);
}

static bool quicken_dynamic_call(Vm *vm, Insn *pc, const Method *caller)
{
    Method *target;
    uint32_t offset = caller->code->offsets[pc - caller->code->insns];
    return bootstrap_call_site(vm, caller, offset, &target) == NATIVE_DONE
           && quicken_static_call(vm, pc, target);
}

static bool quicken_new(Vm *vm, Insn *pc, Class *class)
{
    char name[512];
    if (!class_verify(vm, class))
        return false;
    if (class->flags & (ACC_ABSTRACT | ACC_INTERFACE)) {
        vm_throw(vm, "java/lang/InstantiationError", "%s", class_external_name(class, name, sizeof name));
        return false;
    }
    return become_with(vm, pc, class->plain_initialization ? INSN_NEW_READY : INSN_NEW, OPERANDS_CLASS,
                       class);
}

static bool quicken_multi_array(Vm *vm, Insn *pc, Class *class, const Method *caller)
{
    const Code *code = caller->code;
    MultiArray *operand = arena_allocate(&vm->program->arena, sizeof *operand);
    operand->class = class;
    operand->dimensions = caller->info->code->bytes[code->offsets[pc - code->insns] + 3];
    return become_with(vm, pc, INSN_NEW_MULTI_ARRAY, OPERANDS_ARRAYS, operand);
}

static bool quicken_dynamic_constant(Vm *vm, Insn *pc, Class *caller, const Constant *constant)
{
    Field *holder;
    if (bootstrap_constant(vm, caller, constant, &holder) != NATIVE_DONE)
        return false;
    pc->a = (int32_t)holder->owner->id;
    pc->b = (int32_t)holder->offset;
    return become(vm, pc, get_form(holder->kind, INSN_GET_STATIC_S1), OPERANDS_STATIC);
}

static bool quicken_class_use(Vm *vm, const Method *caller, Insn *pc, const Constant *constant, unsigned op)
{
    Class *class = resolve_class(vm, caller->owner, constant->text);
    if (class == NULL)
        return false;
    switch (op) {
    case OP_new: return quicken_new(vm, pc, class);
    case OP_anewarray:
        return become_with(vm, pc, INSN_NEW_ARRAY, OPERANDS_CLASS, program_array_of(vm->program, class));
    case OP_multianewarray: return quicken_multi_array(vm, pc, class, caller);
    case OP_checkcast: return become_with(vm, pc, INSN_CHECK_CAST, OPERANDS_CLASS, class);
    case OP_instanceof: return become_with(vm, pc, INSN_INSTANCE_OF, OPERANDS_CLASS, class);
    default: return become_with(vm, pc, INSN_CLASS, OPERANDS_CLASS, class);
    }
}

static bool quicken_now(Vm *vm, const Method *caller, Insn *pc)
{
    assert(pc->a > 0 && pc->a < caller->owner->file->constant_count);
    assert(pc >= caller->code->insns && pc < caller->code->insns + caller->code->insn_count);
    const Constant *constant = &caller->owner->file->constants[pc->a];
    unsigned op = (unsigned)pc->b;
    switch (op) {
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield: return quicken_field(vm, pc, caller, constant, op);
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface: return quicken_call(vm, pc, caller->owner, constant, op);
    case OP_invokedynamic: return quicken_dynamic_call(vm, pc, caller);
    default:
        return constant->kind == CONSTANT_CLASS ? quicken_class_use(vm, caller, pc, constant, op)
                                                : quicken_dynamic_constant(vm, pc, caller->owner, constant);
    }
}

/* JVMS 6.5: for null, checkcast and instanceof resolve nothing, so that the class may be missing.  A null is
 * a zero, which is what instanceof leaves. */
static bool is_unresolvable_null(const Vm *vm, const Method *caller, const Insn *pc)
{
    return (pc->b == OP_checkcast || pc->b == OP_instanceof) && vm->thread != NULL
           && vm->thread->frame->sp[-1].r == 0
           && program_class_for(caller->owner, caller->owner->file->constants[pc->a].text) == NULL;
}

/* Another VM may have done it while this one waited for the lock. */
Quickening quicken(Vm *vm, const Method *caller, Insn *pc)
{
    program_lock(vm->program);
    Quickening outcome = pc->handler != vm->program->handlers[INSN_UNRESOLVED] ? QUICKEN_DONE
                         : is_unresolvable_null(vm, caller, pc)                ? QUICKEN_NOT_NEEDED
                         : quicken_now(vm, caller, pc)                         ? QUICKEN_DONE
                                                                               : QUICKEN_FAILED;
    program_unlock(vm->program);
    return outcome;
}
