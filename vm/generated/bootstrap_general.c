/* Call sites with a bootstrap method that the VM does not know, and constants that code must compute: the
 * hidden class's initializer calls clew.internal.Bootstraps. */
#include <string.h>

#include "vm/generated/bootstrap_site.h"

static const char BOOTSTRAPS[] = "clew/internal/Bootstraps";
static const char CALL_SITE[] = "Ljava/lang/invoke/CallSite;";

const char *constant_descriptor(const Constant *constant)
{
    switch (constant->kind) {
    case CONSTANT_INTEGER: return "I";
    case CONSTANT_LONG: return "J";
    case CONSTANT_FLOAT: return "F";
    case CONSTANT_DOUBLE: return "D";
    case CONSTANT_STRING: return "Ljava/lang/String;";
    case CONSTANT_CLASS: return "Ljava/lang/Class;";
    case CONSTANT_METHOD_HANDLE: return "Ljava/lang/invoke/MethodHandle;";
    case CONSTANT_METHOD_TYPE: return "Ljava/lang/invoke/MethodType;";
    default: return constant->descriptor;
    }
}

static bool push_held(const Site *site, Spin *spin, const Constant *constant)
{
    Field *holder;
    if (site_constant(site, constant, &holder) != NATIVE_DONE)
        return false;
    spin_access(spin, JVM_GETSTATIC, holder->owner->name, holder->name, holder->descriptor);
    return true;
}

bool site_push(const Site *site, Spin *spin, const Constant *constant)
{
    switch (constant->kind) {
    case CONSTANT_INTEGER: spin_push_int(spin, constant->number.i); return true;
    case CONSTANT_LONG: spin_push_long(spin, constant->number.j); return true;
    case CONSTANT_FLOAT: spin_push_float(spin, constant->number.f); return true;
    case CONSTANT_DOUBLE: spin_push_double(spin, constant->number.d); return true;
    case CONSTANT_STRING: spin_push_string(spin, constant->text); return true;
    case CONSTANT_CLASS: spin_push_type(spin, spin_descriptor_of(spin, constant->text)); return true;
    default: return push_held(site, spin, constant);
    }
}

bool site_push_boxed(const Site *site, Spin *spin, const Constant *constant)
{
    if (!site_push(site, spin, constant))
        return false;
    spin_box(spin, constant_descriptor(constant)[0]);
    return true;
}

static bool push_arguments(const Site *site, Spin *spin)
{
    int count = site->bootstrap->argument_count;
    spin_push_int(spin, count);
    spin_type(spin, JVM_ANEWARRAY, "java/lang/Object");
    for (int i = 0; i < count; i++) {
        spin_op(spin, JVM_DUP);
        spin_push_int(spin, i);
        if (!site_push_boxed(site, spin, site_argument(site, i)))
            return false;
        spin_op(spin, JVM_AASTORE);
    }
    return true;
}

static void push_caller(const Site *site, Spin *spin)
{
    spin_push_type(spin, spin_descriptor_of(spin, site->caller->name));
}

/* What every bootstrap gets: caller, bootstrap method, name, and its type (a method's descriptor or a class).
 */
static bool push_bootstrap(const Site *site, Spin *spin)
{
    push_caller(site, spin);
    if (!push_held(site, spin, site->handle))
        return false;
    spin_push_string(spin, site->constant->name);
    spin_push_string(spin, site->constant->descriptor);
    return push_arguments(site, spin);
}

static void add_call(const Site *site, Spin *spin)
{
    Signature signature = spin_signature(spin, site->constant->descriptor);
    site_begin_call(site, spin);
    spin_access(spin, JVM_GETSTATIC, spin_name(spin), "SITE", CALL_SITE);
    spin_call(spin, JVM_INVOKEVIRTUAL, "java/lang/invoke/CallSite", "getTarget",
              "()Ljava/lang/invoke/MethodHandle;");
    spin_box_locals(spin, signature.parameters, signature.count, 0);
    spin_call(spin, JVM_INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeGeneric",
              "([Ljava/lang/Object;)Ljava/lang/Object;");
    spin_convert(spin, "Ljava/lang/Object;", signature.result);
    spin_return(spin, signature.result[0]);
}

Spin *site_spin_general(const Site *site)
{
    Spin *spin = site_spin(site, "Site");
    spin_field(spin, ACC_STATIC | ACC_FINAL, "SITE", CALL_SITE);
    spin_method(spin, ACC_STATIC, "<clinit>", "()V");
    if (!push_bootstrap(site, spin)) {
        spin_discard(spin);
        return NULL;
    }
    spin_call(spin, JVM_INVOKESTATIC, BOOTSTRAPS, "callSite",
              "(Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;"
              "Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;");
    spin_access(spin, JVM_PUTSTATIC, spin_name(spin), "SITE", CALL_SITE);
    spin_return(spin, 'V');
    add_call(site, spin);
    return spin;
}

static void compute_method_type(const Site *site, Spin *spin)
{
    push_caller(site, spin);
    spin_push_string(spin, site->constant->text);
    spin_call(spin, JVM_INVOKESTATIC, BOOTSTRAPS, "methodType",
              "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/invoke/MethodType;");
}

static void compute_method_handle(const Site *site, Spin *spin)
{
    const Constant *constant = site->constant;
    push_caller(site, spin);
    spin_push_int(spin, constant->handle_kind);
    spin_push_type(spin, spin_descriptor_of(spin, constant->class_name));
    spin_push_string(spin, constant->name);
    spin_push_string(spin, constant->descriptor);
    spin_call(spin, JVM_INVOKESTATIC, BOOTSTRAPS, "methodHandle",
              "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;"
              "Ljava/lang/String;)Ljava/lang/invoke/MethodHandle;");
}

static bool compute_dynamic(const Site *site, Spin *spin)
{
    if (!push_bootstrap(site, spin))
        return false;
    spin_call(spin, JVM_INVOKESTATIC, BOOTSTRAPS, "constant",
              "(Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;"
              "Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/Object;");
    spin_convert(spin, "Ljava/lang/Object;", site->constant->descriptor);
    return true;
}

Spin *site_spin_constant(const Site *site)
{
    Spin *spin = site_spin(site, "Constant");
    const char *type = constant_descriptor(site->constant);
    spin_field(spin, ACC_STATIC | ACC_FINAL, CONSTANT_HOLDER, type);
    spin_method(spin, ACC_STATIC, "<clinit>", "()V");
    if (site->constant->kind == CONSTANT_METHOD_TYPE) {
        compute_method_type(site, spin);
    } else if (site->constant->kind == CONSTANT_METHOD_HANDLE) {
        compute_method_handle(site, spin);
    } else if (!compute_dynamic(site, spin)) {
        spin_discard(spin);
        return NULL;
    }
    spin_access(spin, JVM_PUTSTATIC, spin_name(spin), CONSTANT_HOLDER, type);
    spin_return(spin, 'V');
    return spin;
}
