/* Lambdas and method references: LambdaMetafactory's metafactory and altMetafactory.
 *
 * The class has the captured values in final fields and, for each descriptor under which the interface's
 * method may be called, a method that converts the arguments and calls the implementation.  A lambda that
 * captures nothing has one instance. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/generated/bootstrap_site.h"
#include "vm/loading/access.h"

enum { FLAG_SERIALIZABLE = 1, FLAG_MARKERS = 2, FLAG_BRIDGES = 4 };

/* The static arguments, in their order. */
enum { ARGUMENT_ERASED, ARGUMENT_IMPLEMENTATION, ARGUMENT_INSTANTIATED, ARGUMENT_FLAGS, ARGUMENT_MORE };

typedef struct Lambda {
    const CallSite *site;
    ClassWriter *writer;
    Signature captured;     /* result: the interface */
    Signature instantiated; /* what the interface's method has after type variables are replaced */
    const Constant *implementation;
    const char **wanted; /* types of the implementation's arguments, the receiver first */
    int wanted_count;
    const char *returned; /* by the implementation */
} Lambda;

static const char *field_name(Lambda *lambda, int index)
{
    return arena_format(writer_arena(lambda->writer), "arg$%d", index + 1);
}

static bool has_receiver(const Constant *implementation)
{
    return implementation->handle_kind != HANDLE_INVOKE_STATIC
           && implementation->handle_kind != HANDLE_NEW_INVOKE_SPECIAL;
}

static void find_wanted(Lambda *lambda)
{
    const Constant *implementation = lambda->implementation;
    Signature declared = writer_signature(lambda->writer, implementation->descriptor);
    const char *owner = writer_descriptor_of(lambda->writer, implementation->class_name);
    lambda->wanted =
        arena_allocate(writer_arena(lambda->writer), ((size_t)declared.count + 1) * sizeof *lambda->wanted);
    if (has_receiver(implementation))
        lambda->wanted[lambda->wanted_count++] = owner;
    for (int i = 0; i < declared.count; i++)
        lambda->wanted[lambda->wanted_count++] = declared.parameters[i];
    lambda->returned = implementation->handle_kind == HANDLE_NEW_INVOKE_SPECIAL ? owner : declared.result;
}

/* A private method is called by invokevirtual (or invokeinterface) from outside its class, as between
 * nestmates. */
static bool is_private(const Lambda *lambda)
{
    const Constant *implementation = lambda->implementation;
    Program *program = lambda->site->caller->program;
    Class *owner = program_class_for(lambda->site->caller, implementation->class_name);
    Method *method = owner == NULL ? NULL
                                   : class_find_method(owner, program_symbol(program, implementation->name),
                                                       program_symbol(program, implementation->descriptor));
    return method != NULL && method->flags & ACC_PRIVATE;
}

static int call_opcode(const Lambda *lambda)
{
    const Constant *implementation = lambda->implementation;
    switch (implementation->handle_kind) {
    case HANDLE_INVOKE_STATIC: return JVM_INVOKESTATIC;
    case HANDLE_INVOKE_INTERFACE: return JVM_INVOKEINTERFACE;
    case HANDLE_NEW_INVOKE_SPECIAL: return JVM_INVOKESPECIAL;
    case HANDLE_INVOKE_SPECIAL:
        if (!is_private(lambda))
            return JVM_INVOKESPECIAL;
        return implementation->of_interface ? JVM_INVOKEINTERFACE : JVM_INVOKEVIRTUAL;
    default: return JVM_INVOKEVIRTUAL;
    }
}

static void push_arguments(Lambda *lambda, const Signature *called)
{
    ClassWriter *writer = lambda->writer;
    int wanted = 0, local = 1;
    for (int i = 0; i < lambda->captured.count && wanted < lambda->wanted_count; i++) {
        const char *type = lambda->captured.parameters[i];
        writer_load(writer, 'L', 0);
        writer_access(writer, JVM_GETFIELD, writer_name(writer), field_name(lambda, i), type);
        writer_convert(writer, type, lambda->wanted[wanted++]);
    }
    for (int i = 0; i < called->count && wanted < lambda->wanted_count; i++) {
        const char *instantiated = lambda->instantiated.parameters[i];
        writer_load(writer, called->parameters[i][0], local);
        writer_convert(writer, called->parameters[i], instantiated);
        writer_convert(writer, instantiated, lambda->wanted[wanted++]);
        local += writer_slots(called->parameters[i][0]);
    }
}

/* The interface's method as `descriptor`. */
static void add_method(Lambda *lambda, const char *descriptor)
{
    ClassWriter *writer = lambda->writer;
    const Constant *implementation = lambda->implementation;
    Signature called = writer_signature(writer, descriptor);
    writer_method(writer, ACC_PUBLIC, lambda->site->constant->name, descriptor);
    if (implementation->handle_kind == HANDLE_NEW_INVOKE_SPECIAL) {
        writer_type(writer, JVM_NEW, implementation->class_name);
        writer_op(writer, JVM_DUP);
    }
    push_arguments(lambda, &called);
    (implementation->of_interface ? writer_call_interface
                                  : writer_call)(writer, call_opcode(lambda), implementation->class_name,
                                                 implementation->name, implementation->descriptor);
    writer_convert(writer, lambda->returned, called.result);
    writer_return(writer, called.result[0]);
}

static void add_constructor(Lambda *lambda)
{
    ClassWriter *writer = lambda->writer;
    Arena *arena = writer_arena(writer);
    const char *site = lambda->site->constant->descriptor;
    writer_method(writer, ACC_PRIVATE, "<init>",
                  arena_format(arena, "%.*s)V", (int)(strchr(site, ')') - site), site));
    writer_load(writer, 'L', 0);
    writer_call(writer, JVM_INVOKESPECIAL, "java/lang/Object", "<init>", "()V");
    for (int i = 0, local = 1; i < lambda->captured.count; i++) {
        const char *type = lambda->captured.parameters[i];
        writer_load(writer, 'L', 0);
        writer_load(writer, type[0], local);
        writer_access(writer, JVM_PUTFIELD, writer_name(writer), field_name(lambda, i), type);
        local += writer_slots(type[0]);
    }
    writer_return(writer, 'V');
}

static void push_new(Lambda *lambda)
{
    ClassWriter *writer = lambda->writer;
    const char *site = lambda->site->constant->descriptor;
    writer_type(writer, JVM_NEW, writer_name(writer));
    writer_op(writer, JVM_DUP);
    for (int i = 0, local = 0; i < lambda->captured.count;
         local += writer_slots(lambda->captured.parameters[i][0]), i++)
        writer_load(writer, lambda->captured.parameters[i][0], local);
    const char *descriptor =
        arena_format(writer_arena(writer), "%.*s)V", (int)(strchr(site, ')') - site), site);
    writer_call(writer, JVM_INVOKESPECIAL, writer_name(writer), "<init>", descriptor);
}

static void add_single_instance(Lambda *lambda)
{
    ClassWriter *writer = lambda->writer;
    const char *type = lambda->captured.result;
    writer_field(writer, ACC_STATIC | ACC_FINAL, "INSTANCE", type);
    writer_method(writer, ACC_STATIC, "<clinit>", "()V");
    push_new(lambda);
    writer_access(writer, JVM_PUTSTATIC, writer_name(writer), "INSTANCE", type);
    writer_return(writer, 'V');
    site_begin_call(lambda->site, writer);
    writer_access(writer, JVM_GETSTATIC, writer_name(writer), "INSTANCE", type);
    writer_return(writer, 'L');
}

static void add_fields_and_call(Lambda *lambda)
{
    for (int i = 0; i < lambda->captured.count; i++)
        writer_field(lambda->writer, ACC_PRIVATE | ACC_FINAL, field_name(lambda, i),
                     lambda->captured.parameters[i]);
    site_begin_call(lambda->site, lambda->writer);
    push_new(lambda);
    writer_return(lambda->writer, 'L');
}

static bool is_kind(const Constant *constant, ConstantKind kind)
{
    return constant != NULL && constant->kind == kind;
}

static bool calls_a_method(const Constant *implementation)
{
    return implementation->handle_kind >= HANDLE_INVOKE_VIRTUAL;
}

/* Is the caller itself allowed to call the implementation?  What is not there fails when the lambda is
 * called. */
static bool may_call(const CallSite *site, const Constant *implementation)
{
    Program *program = site->caller->program;
    Class *owner = program_class_for(site->caller, implementation->class_name);
    Method *method = owner == NULL ? NULL
                                   : class_find_method(owner, program_symbol(program, implementation->name),
                                                       program_symbol(program, implementation->descriptor));
    return method == NULL
           || (access_class(site->caller, owner)
               && access_member(site->caller, owner, method->owner, method->flags));
}

/* Are the static arguments such as compilers write?  Others go the general way, to fail there as documented.
 */
static bool is_regular(const CallSite *site)
{
    const Constant *erased = site_argument(site, ARGUMENT_ERASED),
                   *implementation = site_argument(site, ARGUMENT_IMPLEMENTATION);
    const Constant *instantiated = site_argument(site, ARGUMENT_INSTANTIATED),
                   *flags = site_argument(site, ARGUMENT_FLAGS);
    if (!is_kind(erased, CONSTANT_METHOD_TYPE) || !is_kind(implementation, CONSTANT_METHOD_HANDLE)
        || !is_kind(instantiated, CONSTANT_METHOD_TYPE) || (flags != NULL && flags->kind != CONSTANT_INTEGER))
        return false;
    int given =
        descriptor_argument_count(site->constant->descriptor) + descriptor_argument_count(erased->text);
    int wanted = descriptor_argument_count(implementation->descriptor) + has_receiver(implementation);
    return calls_a_method(implementation) && given == wanted && may_call(site, implementation)
           && descriptor_argument_count(erased->text) == descriptor_argument_count(instantiated->text)
           && descriptor_return(site->constant->descriptor)[0] == 'L';
}

/* Steps to the next static argument if it is of this kind. */
static const Constant *take(const CallSite *site, int *next, ConstantKind kind)
{
    const Constant *argument = site_argument(site, *next);
    ++*next;
    return is_kind(argument, kind) ? argument : NULL;
}

/* What serialization writes in place of a serializable lambda: its parts, from which the class that made it
 * makes it again. */
static void add_serialized_form(Lambda *lambda, const char *erased)
{
    static const char form[] = "java/lang/invoke/SerializedLambda";
    ClassWriter *writer = lambda->writer;
    const CallSite *site = lambda->site;
    const Constant *implementation = lambda->implementation;
    writer_method(writer, ACC_PRIVATE | ACC_FINAL, "writeReplace", "()Ljava/lang/Object;");
    writer_type(writer, JVM_NEW, form);
    writer_op(writer, JVM_DUP);
    writer_push_type(writer, writer_descriptor_of(writer, site->caller->name));
    writer_push_string(writer, writer_class_of(writer, lambda->captured.result));
    writer_push_string(writer, site->constant->name);
    writer_push_string(writer, erased);
    writer_push_int(writer, implementation->handle_kind);
    writer_push_string(writer, implementation->class_name);
    writer_push_string(writer, implementation->name);
    writer_push_string(writer, implementation->descriptor);
    writer_push_string(writer, site_argument(site, ARGUMENT_INSTANTIATED)->text);
    writer_push_int(writer, lambda->captured.count);
    writer_type(writer, JVM_ANEWARRAY, "java/lang/Object");
    for (int i = 0; i < lambda->captured.count; i++) {
        const char *type = lambda->captured.parameters[i];
        writer_op(writer, JVM_DUP);
        writer_push_int(writer, i);
        writer_load(writer, 'L', 0);
        writer_access(writer, JVM_GETFIELD, writer_name(writer), field_name(lambda, i), type);
        writer_box(writer, type[0]);
        writer_op(writer, JVM_AASTORE);
    }
    writer_call(
        writer, JVM_INVOKESPECIAL, form, "<init>",
        "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;I"
        "Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V");
    writer_return(writer, 'L');
}

/* altMetafactory's further interfaces and descriptors. */
static void add_alternatives(Lambda *lambda, const char *erased)
{
    const CallSite *site = lambda->site;
    const Constant *argument = site_argument(site, ARGUMENT_FLAGS);
    int flags = argument == NULL ? 0 : argument->number.i, next = ARGUMENT_MORE;
    if (flags & FLAG_SERIALIZABLE) {
        writer_interface(lambda->writer, "java/io/Serializable");
        add_serialized_form(lambda, erased);
    }
    if (flags & FLAG_MARKERS && (argument = take(site, &next, CONSTANT_INTEGER)) != NULL)
        for (int i = argument->number.i; i > 0 && (argument = take(site, &next, CONSTANT_CLASS)) != NULL; i--)
            writer_interface(lambda->writer, argument->text);
    if (flags & FLAG_BRIDGES && (argument = take(site, &next, CONSTANT_INTEGER)) != NULL)
        for (int i = argument->number.i;
             i > 0 && (argument = take(site, &next, CONSTANT_METHOD_TYPE)) != NULL; i--)
            if (strcmp(argument->text, erased) != 0
                && descriptor_argument_count(argument->text) == lambda->instantiated.count)
                add_method(lambda, argument->text);
}

ClassWriter *site_write_lambda(const CallSite *site)
{
    if (!is_regular(site))
        return site_write_general(site);
    const char *erased = site_argument(site, ARGUMENT_ERASED)->text;
    ClassWriter *writer = site_begin_class(site, "Lambda");
    Lambda lambda = {.site = site,
                     .writer = writer,
                     .implementation = site_argument(site, ARGUMENT_IMPLEMENTATION)};
    lambda.captured = writer_signature(writer, site->constant->descriptor);
    lambda.instantiated = writer_signature(writer, site_argument(site, ARGUMENT_INSTANTIATED)->text);
    find_wanted(&lambda);
    writer_interface(writer, writer_class_of(writer, lambda.captured.result));
    add_constructor(&lambda);
    if (lambda.captured.count == 0)
        add_single_instance(&lambda);
    else
        add_fields_and_call(&lambda);
    add_method(&lambda, erased);
    add_alternatives(&lambda, erased);
    return writer;
}
