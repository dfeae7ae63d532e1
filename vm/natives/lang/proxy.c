/* The classes of java.lang.reflect.Proxy: each method boxes its arguments and asks the handler. */
#include <stdlib.h>
#include <string.h>

#include "vm/generated/class_writer.h"
#include "vm/natives/answers.h"

static const char PROXY[] = "java/lang/reflect/Proxy";
static const char METHOD[] = "Ljava/lang/reflect/Method;";

static const char *method_field(Spin *spin, int index)
{
    return arena_format(spin_arena(spin), "m%d", index);
}

static void add_constructor(Spin *spin)
{
    static const char descriptor[] = "(Ljava/lang/reflect/InvocationHandler;)V";
    spin_method(spin, ACC_PUBLIC, "<init>", descriptor);
    spin_load(spin, 'L', 0);
    spin_load(spin, 'L', 1);
    spin_call(spin, JVM_INVOKESPECIAL, PROXY, "<init>", descriptor);
    spin_return(spin, 'V');
}

static void add_initializer(Spin *spin, const Object *methods)
{
    for (uint32_t i = 0; i < methods->length; i++)
        spin_field(spin, ACC_PRIVATE | ACC_STATIC | ACC_FINAL, method_field(spin, (int)i), METHOD);
    spin_method(spin, ACC_STATIC, "<clinit>", "()V");
    for (uint32_t i = 0; i < methods->length; i++) {
        spin_push_int(spin, ELEMENT(const int32_t, methods, i));
        spin_call(spin, JVM_INVOKESTATIC, "clew/internal/Members", "method", "(I)Ljava/lang/reflect/Method;");
        spin_access(spin, JVM_PUTSTATIC, spin_name(spin), method_field(spin, (int)i), METHOD);
    }
    spin_return(spin, 'V');
}

/* The handler's answer becomes the result: null for a primitive is a NullPointerException, another type a
 * ClassCastException. */
static void return_answer(Spin *spin, const char *type)
{
    const char *wrapper = spin_wrapper(type[0]);
    if (type[0] == 'V') {
        spin_op(spin, JVM_POP);
    } else if (wrapper != NULL) {
        spin_type(spin, JVM_CHECKCAST, wrapper);
        spin_unbox(spin, wrapper, type[0]);
    } else {
        spin_convert(spin, "Ljava/lang/Object;", type);
    }
    spin_return(spin, type[0]);
}

static void push_method(Spin *spin, int index)
{
    spin_access(spin, JVM_GETSTATIC, spin_name(spin), method_field(spin, index), METHOD);
}

static void ask_handler(Spin *spin, const Signature *signature, int index)
{
    spin_load(spin, 'L', 0);
    spin_access(spin, JVM_GETFIELD, PROXY, "h", "Ljava/lang/reflect/InvocationHandler;");
    spin_load(spin, 'L', 0);
    push_method(spin, index);
    if (signature->count == 0)
        spin_op(spin, JVM_ACONST_NULL);
    else
        spin_box_locals(spin, signature->parameters, signature->count, 1);
    spin_call_interface(
        spin, JVM_INVOKEINTERFACE, "java/lang/reflect/InvocationHandler", "invoke",
        "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;");
}

static void add_method(Spin *spin, const Method *method, int index)
{
    Signature signature = spin_signature(spin, method->descriptor);
    spin_method(spin, ACC_PUBLIC | ACC_FINAL, method->name, method->descriptor);
    int start = spin_label(spin), end = spin_label(spin), thrown = spin_label(spin);
    spin_place(spin, start);
    ask_handler(spin, &signature, index);
    spin_place(spin, end);
    return_answer(spin, signature.result);
    spin_catch(spin, start, end, thrown, NULL);
    push_method(spin, index);
    spin_call(spin, JVM_INVOKESTATIC, PROXY, "declared",
              "(Ljava/lang/Throwable;Ljava/lang/reflect/Method;)Ljava/lang/Throwable;");
    spin_op(spin, JVM_ATHROW);
}

static Spin *write_class(Vm *vm, const char *name, const Object *interfaces, const Object *methods)
{
    Spin *spin = spin_begin(name, PROXY, ACC_PUBLIC | ACC_FINAL | ACC_SUPER);
    for (uint32_t i = 0; i < interfaces->length; i++)
        spin_interface(spin, vm_mirrored_class(vm, ELEMENT(const Ref, interfaces, i))->name);
    add_constructor(spin);
    add_initializer(spin, methods);
    for (uint32_t i = 0; i < methods->length; i++)
        add_method(spin, method_argument(vm, (Value){.i = ELEMENT(const int32_t, methods, i)}), (int)i);
    return spin;
}

static bool are_members(const Vm *vm, const Object *interfaces, const Object *methods)
{
    for (uint32_t i = 0; i < interfaces->length; i++)
        if (ELEMENT(const Ref, interfaces, i) == 0)
            return false;
    for (uint32_t i = 0; i < methods->length; i++)
        if (method_argument(vm, (Value){.i = ELEMENT(const int32_t, methods, i)}) == NULL)
            return false;
    return true;
}

static bool has_interfaces(const Vm *vm, const Class *type, const Object *interfaces)
{
    bool same = type->interface_count == interfaces->length;
    for (uint32_t i = 0; same && i < interfaces->length; i++)
        same = type->interfaces[i] == vm_mirrored_class(vm, ELEMENT(const Ref, interfaces, i));
    return same;
}

/* Classes outlive the states that made them: in another state the name may have gone to a proxy of other
 * interfaces. */
static Class *find_or_define(Vm *vm, const char *wanted, const Object *interfaces, const Object *methods)
{
    Arena arena = {0};
    const char *name = wanted;
    Class *type = program_loaded_class(vm->program, name);
    for (int i = 1; type != NULL && !has_interfaces(vm, type, interfaces); i++) {
        name = arena_format(&arena, "%s$%d", wanted, i);
        type = program_loaded_class(vm->program, name);
    }
    if (type == NULL)
        type = spin_define(write_class(vm, name, interfaces, methods), vm->program, SOURCE_PROGRAM, false);
    arena_free(&arena);
    return type;
}

static NativeOutcome define_proxy(Vm *vm, Value *arguments, Value *result)
{
    bool given = arguments[0].r != 0 && arguments[1].r != 0 && arguments[2].r != 0
                 && are_members(vm, object_at(vm, arguments[1].r), object_at(vm, arguments[2].r));
    if (!given)
        return vm_throw(vm, "java/lang/NullPointerException", NULL);
    char *binary = text_argument(vm, arguments[0]), *name = name_with(binary, '.', '/');
    Class *type = find_or_define(vm, name, object_at(vm, arguments[1].r), object_at(vm, arguments[2].r));
    free(binary);
    free(name);
    return type != NULL ? answer_class(vm, result, type)
                        : vm_throw(vm, "java/lang/IllegalArgumentException", "%s", vm->program->error.text);
}

const NativeMethod natives_proxy[] = {
    {"clew/internal/Reflect", "defineProxy", "(Ljava/lang/String;[Ljava/lang/Class;[I)Ljava/lang/Class;",
     define_proxy},
    {0},
};
