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

static bool push_held(const CallSite *site, ClassWriter *writer, const Constant *constant)
{
    Field *holder;
    if (site_constant(site, constant, &holder) != NATIVE_DONE)
        return false;
    writer_access(writer, JVM_GETSTATIC, holder->owner->name, holder->name, holder->descriptor);
    return true;
}

bool site_push(const CallSite *site, ClassWriter *writer, const Constant *constant)
{
    switch (constant->kind) {
    case CONSTANT_INTEGER: writer_push_int(writer, constant->number.i); return true;
    case CONSTANT_LONG: writer_push_long(writer, constant->number.j); return true;
    case CONSTANT_FLOAT: writer_push_float(writer, constant->number.f); return true;
    case CONSTANT_DOUBLE: writer_push_double(writer, constant->number.d); return true;
    case CONSTANT_STRING: writer_push_string(writer, constant->text); return true;
    case CONSTANT_CLASS: writer_push_type(writer, writer_descriptor_of(writer, constant->text)); return true;
    default: return push_held(site, writer, constant);
    }
}

bool site_push_boxed(const CallSite *site, ClassWriter *writer, const Constant *constant)
{
    if (!site_push(site, writer, constant))
        return false;
    writer_box(writer, constant_descriptor(constant)[0]);
    return true;
}

static bool push_arguments(const CallSite *site, ClassWriter *writer)
{
    int count = site->bootstrap->argument_count;
    writer_push_int(writer, count);
    writer_type(writer, JVM_ANEWARRAY, "java/lang/Object");
    for (int i = 0; i < count; i++) {
        writer_op(writer, JVM_DUP);
        writer_push_int(writer, i);
        if (!site_push_boxed(site, writer, site_argument(site, i)))
            return false;
        writer_op(writer, JVM_AASTORE);
    }
    return true;
}

static void push_caller(const CallSite *site, ClassWriter *writer)
{
    writer_push_type(writer, writer_descriptor_of(writer, site->caller->name));
}

/* What every bootstrap gets: caller, bootstrap method, name, and its type (a method's descriptor or a class).
 */
static bool push_bootstrap(const CallSite *site, ClassWriter *writer)
{
    push_caller(site, writer);
    if (!push_held(site, writer, site->handle))
        return false;
    writer_push_string(writer, site->constant->name);
    writer_push_string(writer, site->constant->descriptor);
    return push_arguments(site, writer);
}

static void add_call(const CallSite *site, ClassWriter *writer)
{
    Signature signature = writer_signature(writer, site->constant->descriptor);
    site_begin_call(site, writer);
    writer_access(writer, JVM_GETSTATIC, writer_name(writer), "SITE", CALL_SITE);
    writer_call(writer, JVM_INVOKEVIRTUAL, "java/lang/invoke/CallSite", "getTarget",
                "()Ljava/lang/invoke/MethodHandle;");
    writer_box_locals(writer, signature.parameters, signature.count, 0);
    writer_call(writer, JVM_INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "invokeGeneric",
                "([Ljava/lang/Object;)Ljava/lang/Object;");
    writer_convert(writer, "Ljava/lang/Object;", signature.result);
    writer_return(writer, signature.result[0]);
}

ClassWriter *site_write_general(const CallSite *site)
{
    ClassWriter *writer = site_begin_class(site, "Site");
    writer_field(writer, ACC_STATIC | ACC_FINAL, "SITE", CALL_SITE);
    writer_method(writer, ACC_STATIC, "<clinit>", "()V");
    if (!push_bootstrap(site, writer)) {
        writer_discard(writer);
        return NULL;
    }
    writer_call(writer, JVM_INVOKESTATIC, BOOTSTRAPS, "callSite",
                "(Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;"
                "Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;");
    writer_access(writer, JVM_PUTSTATIC, writer_name(writer), "SITE", CALL_SITE);
    writer_return(writer, 'V');
    add_call(site, writer);
    return writer;
}

static void compute_method_type(const CallSite *site, ClassWriter *writer)
{
    push_caller(site, writer);
    writer_push_string(writer, site->constant->text);
    writer_call(writer, JVM_INVOKESTATIC, BOOTSTRAPS, "methodType",
                "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/invoke/MethodType;");
}

static void compute_method_handle(const CallSite *site, ClassWriter *writer)
{
    const Constant *constant = site->constant;
    push_caller(site, writer);
    writer_push_int(writer, constant->handle_kind);
    writer_push_type(writer, writer_descriptor_of(writer, constant->class_name));
    writer_push_string(writer, constant->name);
    writer_push_string(writer, constant->descriptor);
    writer_call(writer, JVM_INVOKESTATIC, BOOTSTRAPS, "methodHandle",
                "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;"
                "Ljava/lang/String;)Ljava/lang/invoke/MethodHandle;");
}

static bool compute_dynamic(const CallSite *site, ClassWriter *writer)
{
    if (!push_bootstrap(site, writer))
        return false;
    writer_call(writer, JVM_INVOKESTATIC, BOOTSTRAPS, "constant",
                "(Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;"
                "Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/Object;");
    writer_convert(writer, "Ljava/lang/Object;", site->constant->descriptor);
    return true;
}

ClassWriter *site_write_constant(const CallSite *site)
{
    ClassWriter *writer = site_begin_class(site, "Constant");
    const char *type = constant_descriptor(site->constant);
    writer_field(writer, ACC_STATIC | ACC_FINAL, CONSTANT_HOLDER, type);
    writer_method(writer, ACC_STATIC, "<clinit>", "()V");
    if (site->constant->kind == CONSTANT_METHOD_TYPE) {
        compute_method_type(site, writer);
    } else if (site->constant->kind == CONSTANT_METHOD_HANDLE) {
        compute_method_handle(site, writer);
    } else if (!compute_dynamic(site, writer)) {
        writer_discard(writer);
        return NULL;
    }
    writer_access(writer, JVM_PUTSTATIC, writer_name(writer), CONSTANT_HOLDER, type);
    writer_return(writer, 'V');
    return writer;
}
