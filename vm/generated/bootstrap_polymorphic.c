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

static void push_call_type(Spin *spin)
{
    spin_access(spin, JVM_GETSTATIC, spin_name(spin), "TYPE", METHOD_TYPE);
}

static void keep_call_type(Spin *spin, const Class *caller, const char *descriptor)
{
    spin_field(spin, ACC_STATIC | ACC_FINAL, "TYPE", METHOD_TYPE);
    spin_method(spin, ACC_STATIC, "<clinit>", "()V");
    spin_push_type(spin, spin_descriptor_of(spin, caller->name));
    spin_push_string(spin, descriptor);
    spin_call(spin, JVM_INVOKESTATIC, "clew/internal/Bootstraps", "methodType",
              "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/invoke/MethodType;");
    spin_access(spin, JVM_PUTSTATIC, spin_name(spin), "TYPE", METHOD_TYPE);
    spin_return(spin, 'V');
}

Spin *site_spin_polymorphic(const Site *site)
{
    const char *owner = site->constant->class_name, *name = site->constant->name,
               *descriptor = site->constant->descriptor;
    Spin *spin = site_spin(site, "Call");
    keep_call_type(spin, site->caller, descriptor);
    Signature signature = spin_signature(spin, descriptor);
    spin_method(spin, ACC_STATIC, SITE_METHOD,
                arena_format(spin_arena(spin), "(L%s;%s", owner, descriptor + 1));
    spin_load(spin, 'L', 0);
    if (strcmp(owner, VAR_HANDLE) == 0)
        spin_push_int(spin, access_mode(name));
    push_call_type(spin);
    spin_box_locals(spin, signature.parameters, signature.count, 1);
    if (strcmp(owner, VAR_HANDLE) == 0)
        spin_call(spin, JVM_INVOKEVIRTUAL, owner, "access",
                  "(ILjava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/Object;");
    else
        spin_call(spin, JVM_INVOKEVIRTUAL, owner,
                  strcmp(name, "invokeExact") == 0 ? "callExact" : "callConverted",
                  "(Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/Object;");
    spin_convert(spin, "Ljava/lang/Object;", signature.result);
    spin_return(spin, signature.result[0]);
    return spin;
}
