/* Calls of signature-polymorphic methods: MethodHandle.invoke and invokeExact, and VarHandle's accessors.
 *
 * The arguments are boxed and given to one Java method of the handle, together with the call's own type,
 * which is kept in a static field and which the Java method checks or converts to. */
#include <string.h>

#include "vm/generated/bootstrap_site.h"

static const char METHOD_HANDLE[] = "java/lang/invoke/MethodHandle";
static const char VAR_HANDLE[] = "java/lang/invoke/VarHandle";
static const char METHOD_TYPE[] = "Ljava/lang/invoke/MethodType;";

/* In the order of VarHandle.AccessMode. */
static const char *const access_modes[] = {
    "get",
    "set",
    "getVolatile",
    "setVolatile",
    "getAcquire",
    "setRelease",
    "getOpaque",
    "setOpaque",
    "compareAndSet",
    "compareAndExchange",
    "compareAndExchangeAcquire",
    "compareAndExchangeRelease",
    "weakCompareAndSetPlain",
    "weakCompareAndSet",
    "weakCompareAndSetAcquire",
    "weakCompareAndSetRelease",
    "getAndSet",
    "getAndSetAcquire",
    "getAndSetRelease",
    "getAndAdd",
    "getAndAddAcquire",
    "getAndAddRelease",
    "getAndBitwiseOr",
    "getAndBitwiseOrRelease",
    "getAndBitwiseOrAcquire",
    "getAndBitwiseAnd",
    "getAndBitwiseAndRelease",
    "getAndBitwiseAndAcquire",
    "getAndBitwiseXor",
    "getAndBitwiseXorRelease",
    "getAndBitwiseXorAcquire",
};

static int access_mode(const char *name)
{
    for (size_t i = 0; i < sizeof access_modes / sizeof *access_modes; i++)
        if (strcmp(access_modes[i], name) == 0)
            return (int)i;
    return -1;
}

bool bootstrap_is_polymorphic(const char *owner, const char *name)
{
    if (strcmp(owner, METHOD_HANDLE) == 0)
        return strcmp(name, "invoke") == 0 || strcmp(name, "invokeExact") == 0;
    return strcmp(owner, VAR_HANDLE) == 0 && access_mode(name) >= 0;
}

static void push_call_type(ClassWriter *writer)
{
    writer_access(writer, JVM_GETSTATIC, writer_name(writer), "TYPE", METHOD_TYPE);
}

static void keep_call_type(ClassWriter *writer, const Class *caller, const char *descriptor)
{
    writer_field(writer, ACC_STATIC | ACC_FINAL, "TYPE", METHOD_TYPE);
    writer_method(writer, ACC_STATIC, "<clinit>", "()V");
    writer_push_type(writer, writer_descriptor_of(writer, caller->name));
    writer_push_string(writer, descriptor);
    writer_call(writer, JVM_INVOKESTATIC, "clew/internal/Bootstraps", "methodType",
                "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/invoke/MethodType;");
    writer_access(writer, JVM_PUTSTATIC, writer_name(writer), "TYPE", METHOD_TYPE);
    writer_return(writer, 'V');
}

ClassWriter *site_write_polymorphic(const CallSite *site)
{
    const char *owner = site->constant->class_name, *name = site->constant->name,
               *descriptor = site->constant->descriptor;
    ClassWriter *writer = site_begin_class(site, "Call");
    keep_call_type(writer, site->caller, descriptor);
    Signature signature = writer_signature(writer, descriptor);
    writer_method(writer, ACC_STATIC, SITE_METHOD,
                  arena_format(writer_arena(writer), "(L%s;%s", owner, descriptor + 1));
    writer_load(writer, 'L', 0);
    if (strcmp(owner, VAR_HANDLE) == 0)
        writer_push_int(writer, access_mode(name));
    push_call_type(writer);
    writer_box_locals(writer, signature.parameters, signature.count, 1);
    if (strcmp(owner, VAR_HANDLE) == 0)
        writer_call(writer, JVM_INVOKEVIRTUAL, owner, "access",
                    "(ILjava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/Object;");
    else
        writer_call(writer, JVM_INVOKEVIRTUAL, owner,
                    strcmp(name, "invokeExact") == 0 ? "callExact" : "callConverted",
                    "(Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/Object;");
    writer_convert(writer, "Ljava/lang/Object;", signature.result);
    writer_return(writer, signature.result[0]);
    return writer;
}
