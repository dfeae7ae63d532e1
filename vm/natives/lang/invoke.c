/* Calls by reflection: clew.internal.Invoke.  Boxed arguments become slots after a check of every type, so a
 * wrong call is a Java exception whoever makes it. */
#include <assert.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/natives/answers.h"

enum { ARGUMENT_SLOTS_MAX = 256 };

#define NATIVE(name) static NativeOutcome name(Vm *vm, Value *arguments, Value *result)

static NativeOutcome throw_mismatch(Vm *vm)
{
    return vm_throw(vm, "java/lang/IllegalArgumentException", "argument type mismatch");
}

/* The primitive kind that a wrapper object holds; 0 when it is none. */
static char boxed_kind(const Object *object)
{
    static const struct {
        const char *name;
        char kind;
    } wrappers[] = {
        {"java/lang/Boolean", 'Z'}, {"java/lang/Byte", 'B'},    {"java/lang/Character", 'C'},
        {"java/lang/Short", 'S'},   {"java/lang/Integer", 'I'}, {"java/lang/Long", 'J'},
        {"java/lang/Float", 'F'},   {"java/lang/Double", 'D'},
    };
    for (size_t i = 0; i < sizeof wrappers / sizeof *wrappers; i++)
        if (strcmp(object->class->name, wrappers[i].name) == 0)
            return wrappers[i].kind;
    return 0;
}

static const Field *value_field(const Class *wrapper)
{
    for (int i = 0; i < wrapper->field_count; i++)
        if (!(wrapper->fields[i].flags & ACC_STATIC) && strcmp(wrapper->fields[i].name, "value") == 0)
            return &wrapper->fields[i];
    return NULL;
}

/* The number in a wrapper, widened to long or double. */
typedef struct Number {
    char kind;
    int64_t j;
    double d;
    float f;
} Number;

static bool unbox(const Object *object, Number *number)
{
    const Field *field = value_field(object->class);
    *number = (Number){.kind = boxed_kind(object)};
    if (number->kind == 0 || field == NULL)
        return false;
    const uint8_t *at = object->payload + field->offset;
    switch (number->kind) {
    case 'Z':
    case 'B': number->j = *(const int8_t *)at; break;
    case 'C': number->j = *(const uint16_t *)at; break;
    case 'S': number->j = *(const int16_t *)at; break;
    case 'I': number->j = *(const int32_t *)at; break;
    case 'J': number->j = *(const int64_t *)at; break;
    case 'F':
        number->f = *(const float *)at;
        number->d = (double)number->f;
        break;
    case 'D': number->d = *(const double *)at; break;
    }
    return true;
}

/* May a primitive of kind `from` stand where `to` is wanted (JLS 5.1.2)? */
static bool is_widening(char from, char to)
{
    static const char *const wider[] = {"ZZ", "BBSIJFD", "CCIJFD", "SSIJFD", "IIJFD", "JJFD", "FFD", "DD"};
    for (size_t i = 0; i < sizeof wider / sizeof *wider; i++)
        if (wider[i][0] == from)
            return strchr(wider[i] + 1, to) != NULL;
    return false;
}

static bool unbox_as(const Object *object, char kind, Value *slot)
{
    Number number;
    if (!unbox(object, &number) || !is_widening(number.kind, kind))
        return false;
    bool integral = strchr("FD", number.kind) == NULL;
    slot->bits = 0; /* all of it goes into the state */
    switch (kind) {
    case 'J': slot->j = number.j; break;
    case 'F': slot->f = integral ? (float)number.j : number.f; break;
    case 'D': slot->d = integral ? (double)number.j : number.d; break;
    default: slot->i = (int32_t)number.j; break;
    }
    return true;
}

/* One argument of the type at `descriptor` into its slot.  false: it does not fit. */
static bool convert(Vm *vm, const Class *owner, Ref argument, const char *descriptor, const char *end,
                    Value *slot)
{
    if (descriptor[0] != 'L' && descriptor[0] != '[')
        return argument != 0 && unbox_as(object_at(vm, argument), descriptor[0], slot);
    slot->bits = argument;
    if (argument == 0)
        return true;
    const Class *type = program_class_of_descriptor_for(owner, descriptor, (size_t)(end - descriptor));
    return type != NULL && class_is_subclass(object_at(vm, argument)->class, type);
}

static bool receiver_fits(Vm *vm, const Method *method, Ref receiver)
{
    return receiver != 0 && class_is_subclass(object_at(vm, receiver)->class, method->owner);
}

/* An Object[] into slots.  NATIVE_DONE, or an exception. */
static NativeOutcome spread(Vm *vm, const Method *method, Ref array, Value *slots)
{
    const Object *boxed = array == 0 ? NULL : object_at(vm, array);
    assert(boxed == NULL || boxed->class->element_kind == 'L');
    int given = boxed == NULL ? 0 : (int)boxed->length, receiver = method_is_static(method) ? 0 : 1;
    if (given != descriptor_argument_count(method->descriptor) + receiver)
        return vm_throw(vm, "java/lang/IllegalArgumentException", "wrong number of arguments");
    if (receiver && !receiver_fits(vm, method, ELEMENT(Ref, boxed, 0)))
        return throw_mismatch(vm);
    if (receiver)
        slots++->bits = ELEMENT(Ref, boxed, 0);
    assert(method->argument_slots <= ARGUMENT_SLOTS_MAX);
    int index = receiver;
    for (const char *at = method->descriptor + 1, *next; *at != ')'; at = next) {
        next = descriptor_skip(at);
        if (!convert(vm, method->owner, ELEMENT(Ref, boxed, index++), at, next, slots))
            return throw_mismatch(vm);
        if (descriptor_slots(at) == 2)
            slots[1].bits = 0;
        slots += descriptor_slots(at);
    }
    return NATIVE_DONE;
}

static bool returns(const Method *method, const char *kinds)
{
    return strchr(kinds, method->return_kind) != NULL;
}

/* Arguments of every call: the method's number, whether to select by the receiver's class, the boxed
 * arguments. */
static NativeOutcome call(Vm *vm, const Value *arguments, Value *result, const char *kinds)
{
    Method *method = method_argument(vm, arguments[0]);
    Value slots[ARGUMENT_SLOTS_MAX];
    if (method == NULL || !returns(method, kinds))
        return vm_throw(vm, "java/lang/InternalError", "call of a method that is not there");
    if (spread(vm, method, arguments[2].r, slots) != NATIVE_DONE)
        return NATIVE_THROWN;
    if (arguments[1].i != 0 && !method_is_static(method)) {
        Method *selected = class_select(object_at(vm, slots[0].r)->class, method);
        if (selected == NULL || selected->flags & ACC_ABSTRACT)
            return vm_throw(vm, "java/lang/AbstractMethodError", "%s.%s%s", method->owner->name, method->name,
                            method->descriptor);
        method = selected;
    }
    return vm_enter(vm, method, slots, result);
}

NATIVE(call_void) { return call(vm, arguments, result, "V"); }

NATIVE(call_int) { return call(vm, arguments, result, "IZBCS"); }

NATIVE(call_long) { return call(vm, arguments, result, "J"); }

NATIVE(call_float) { return call(vm, arguments, result, "F"); }

NATIVE(call_double) { return call(vm, arguments, result, "D"); }

NATIVE(call_object) { return call(vm, arguments, result, "L["); }

/* Throws what a call with these arguments would throw before it begins. */
NATIVE(check)
{
    (void)result;
    Value slots[ARGUMENT_SLOTS_MAX];
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_mismatch(vm) : spread(vm, method, arguments[1].r, slots);
}

NATIVE(allocate)
{
    Class *type = class_argument(vm, arguments[0]);
    bool abstract =
        type->kind != CLASS_PLAIN || type->flags & (ACC_ABSTRACT | ACC_INTERFACE) || type->is_mirror;
    if (abstract)
        return vm_throw(vm, "java/lang/InstantiationException", NULL);
    NativeOutcome outcome = make_ready(vm, type);
    if (outcome != NATIVE_DONE)
        return outcome;
    return answer_ref(result, vm_new_object(vm, type));
}

#define INVOKE "clew/internal/Invoke"

const NativeMethod natives_invoke[] = {
    {INVOKE, "callVoid", "(IZ[Ljava/lang/Object;)V", call_void},
    {INVOKE, "callInt", "(IZ[Ljava/lang/Object;)I", call_int},
    {INVOKE, "callLong", "(IZ[Ljava/lang/Object;)J", call_long},
    {INVOKE, "callFloat", "(IZ[Ljava/lang/Object;)F", call_float},
    {INVOKE, "callDouble", "(IZ[Ljava/lang/Object;)D", call_double},
    {INVOKE, "callObject", "(IZ[Ljava/lang/Object;)Ljava/lang/Object;", call_object},
    {INVOKE, "check", "(I[Ljava/lang/Object;)V", check},
    {INVOKE, "allocate", "(Ljava/lang/Class;)Ljava/lang/Object;", allocate},
    {0},
};
