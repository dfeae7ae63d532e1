/* Writes the classes of java.lang.reflect.Proxy: each method boxes its arguments and calls the invocation
 * handler. */
#include <stdlib.h>
#include <string.h>

#include "vm/generated/class_writer.h"
#include "vm/natives/answers.h"

static const char PROXY[] = "java/lang/reflect/Proxy";
static const char METHOD[] = "Ljava/lang/reflect/Method;";

static const char *method_field(ClassWriter *writer, int index)
{
    return arena_format(writer_arena(writer), "m%d", index);
}

static void add_constructor(ClassWriter *writer)
{
    static const char descriptor[] = "(Ljava/lang/reflect/InvocationHandler;)V";
    writer_method(writer, ACC_PUBLIC, "<init>", descriptor);
    writer_load(writer, 'L', 0);
    writer_load(writer, 'L', 1);
    writer_call(writer, JVM_INVOKESPECIAL, PROXY, "<init>", descriptor);
    writer_return(writer, 'V');
}

static void add_initializer(ClassWriter *writer, const Object *methods)
{
    for (uint32_t i = 0; i < methods->length; i++)
        writer_field(writer, ACC_PRIVATE | ACC_STATIC | ACC_FINAL, method_field(writer, (int)i), METHOD);
    writer_method(writer, ACC_STATIC, "<clinit>", "()V");
    for (uint32_t i = 0; i < methods->length; i++) {
        writer_push_int(writer, ELEMENT(const int32_t, methods, i));
        writer_call(writer, JVM_INVOKESTATIC, "clew/internal/Members", "method",
                    "(I)Ljava/lang/reflect/Method;");
        writer_access(writer, JVM_PUTSTATIC, writer_name(writer), method_field(writer, (int)i), METHOD);
    }
    writer_return(writer, 'V');
}

/* The handler's answer becomes the result: null for a primitive is a NullPointerException, another type a
 * ClassCastException. */
static void return_answer(ClassWriter *writer, const char *type)
{
    const char *wrapper = writer_wrapper(type[0]);
    if (type[0] == 'V') {
        writer_op(writer, JVM_POP);
    } else if (wrapper != NULL) {
        writer_type(writer, JVM_CHECKCAST, wrapper);
        writer_unbox(writer, wrapper, type[0]);
    } else {
        writer_convert(writer, "Ljava/lang/Object;", type);
    }
    writer_return(writer, type[0]);
}

static void push_method(ClassWriter *writer, int index)
{
    writer_access(writer, JVM_GETSTATIC, writer_name(writer), method_field(writer, index), METHOD);
}

static void ask_handler(ClassWriter *writer, const Signature *signature, int index)
{
    writer_load(writer, 'L', 0);
    writer_access(writer, JVM_GETFIELD, PROXY, "h", "Ljava/lang/reflect/InvocationHandler;");
    writer_load(writer, 'L', 0);
    push_method(writer, index);
    if (signature->count == 0)
        writer_op(writer, JVM_ACONST_NULL);
    else
        writer_box_locals(writer, signature->parameters, signature->count, 1);
    writer_call_interface(
        writer, JVM_INVOKEINTERFACE, "java/lang/reflect/InvocationHandler", "invoke",
        "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;");
}

static void add_method(ClassWriter *writer, const Method *method, int index)
{
    Signature signature = writer_signature(writer, method->descriptor);
    writer_method(writer, ACC_PUBLIC | ACC_FINAL, method->name, method->descriptor);
    int start = writer_label(writer), end = writer_label(writer), thrown = writer_label(writer);
    writer_place(writer, start);
    ask_handler(writer, &signature, index);
    writer_place(writer, end);
    return_answer(writer, signature.result);
    writer_catch(writer, start, end, thrown, NULL);
    push_method(writer, index);
    writer_call(writer, JVM_INVOKESTATIC, PROXY, "declared",
                "(Ljava/lang/Throwable;Ljava/lang/reflect/Method;)Ljava/lang/Throwable;");
    writer_op(writer, JVM_ATHROW);
}

static ClassWriter *write_class(Vm *vm, const char *name, const Object *interfaces, const Object *methods)
{
    ClassWriter *writer = writer_begin(name, PROXY, ACC_PUBLIC | ACC_FINAL | ACC_SUPER);
    for (uint32_t i = 0; i < interfaces->length; i++)
        writer_interface(writer, vm_mirrored_class(vm, ELEMENT(const Ref, interfaces, i))->name);
    add_constructor(writer);
    add_initializer(writer, methods);
    for (uint32_t i = 0; i < methods->length; i++)
        add_method(writer, method_argument(vm, (Value){.i = ELEMENT(const int32_t, methods, i)}), (int)i);
    return writer;
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
/* The loader that sees all of the interfaces: that of one that is not of the class path. */
static uint32_t space_of(const Vm *vm, const Object *interfaces)
{
    uint32_t space = 0;
    for (uint32_t i = 0; i < interfaces->length && space == 0; i++)
        space = vm_mirrored_class(vm, ELEMENT(const Ref, interfaces, i))->space;
    return space;
}

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
        type = writer_define(write_class(vm, name, interfaces, methods), vm->program, SOURCE_PROGRAM,
                             space_of(vm, interfaces), false);
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
