/* Switches over patterns and enums: SwitchBootstraps' typeSwitch and enumSwitch.
 *
 * The target takes the value and the label to start at; it gives the number of the first label from there on
 * that the value matches, -1 for null, and the number of labels when none does. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/generated/bootstrap_site.h"

enum { VALUE = 0 };

typedef struct Switch {
    const CallSite *site;
    ClassWriter *writer;
    const char *selector; /* type of the value, a reference */
    int start;            /* local of the label to start at */
} Switch;

static void test_class(Switch *state, const char *class_name, int next)
{
    writer_load(state->writer, 'L', VALUE);
    writer_type(state->writer, JVM_INSTANCEOF, class_name);
    writer_jump(state->writer, JVM_IFEQ, next);
}

static void test_string(Switch *state, const Constant *label, int next)
{
    writer_push_string(state->writer, label->text);
    writer_load(state->writer, 'L', VALUE);
    writer_call(state->writer, JVM_INVOKEVIRTUAL, "java/lang/String", "equals", "(Ljava/lang/Object;)Z");
    writer_jump(state->writer, JVM_IFEQ, next);
}

static void test_enum_constant(Switch *state, const char *type, const char *name, int next)
{
    const char *descriptor = writer_descriptor_of(state->writer, type);
    test_class(state, type, next);
    writer_load(state->writer, 'L', VALUE);
    writer_access(state->writer, JVM_GETSTATIC, type, name, descriptor);
    writer_jump(state->writer, JVM_IF_ACMPNE, next);
}

/* Any other label: an object that clew.internal.Bootstraps compares with the value. */
static bool test_object(Switch *state, const Constant *label, int next)
{
    if (!site_push_boxed(state->site, state->writer, label))
        return false;
    writer_load(state->writer, 'L', VALUE);
    writer_call(state->writer, JVM_INVOKESTATIC, "clew/internal/Bootstraps", "matches",
                "(Ljava/lang/Object;Ljava/lang/Object;)Z");
    writer_jump(state->writer, JVM_IFEQ, next);
    return true;
}

static const Constant *argument_of(const Class *caller, const Constant *dynamic, int index, ConstantKind kind)
{
    const BootstrapMethod *bootstrap = &caller->file->bootstraps[dynamic->bootstrap];
    if (index >= bootstrap->argument_count)
        return NULL;
    const Constant *argument = &caller->file->constants[bootstrap->arguments[index]];
    return argument->kind == kind ? argument : NULL;
}

/* Is this constant `invoke` of the static method owner.of? */
static bool is_made_by(const Class *caller, const Constant *dynamic, const char *owner)
{
    const Constant *method = argument_of(caller, dynamic, 0, CONSTANT_METHOD_HANDLE);
    return method != NULL && strcmp(method->class_name, owner) == 0 && strcmp(method->name, "of") == 0;
}

/* EnumDesc.of(ClassDesc.of("E"), "A"), as compilers write the label E.A: gives E's binary name and A. */
static bool is_enum_label(const Class *caller, const Constant *label, const char **type, const char **name)
{
    if (label->kind != CONSTANT_DYNAMIC || !is_made_by(caller, label, "java/lang/Enum$EnumDesc"))
        return false;
    const Constant *description = argument_of(caller, label, 1, CONSTANT_DYNAMIC);
    const Constant *constant = argument_of(caller, label, 2, CONSTANT_STRING);
    if (description == NULL || constant == NULL
        || !is_made_by(caller, description, "java/lang/constant/ClassDesc"))
        return false;
    const Constant *class_name = argument_of(caller, description, 1, CONSTANT_STRING);
    if (class_name == NULL)
        return false;
    *type = class_name->text;
    *name = constant->text;
    return true;
}

static const char *internal_name(Switch *state, const char *binary_name)
{
    char *name = arena_copy_string(writer_arena(state->writer), binary_name);
    for (char *at = name; *at != 0; at++)
        if (*at == '.')
            *at = '/';
    return name;
}

static bool has_constant(const Switch *state, const char *type, const char *name)
{
    const Class *found = program_class_for(state->site->caller, type);
    if (found == NULL)
        return false;
    for (int i = 0; i < found->field_count; i++)
        if (strcmp(found->fields[i].name, name) == 0 && found->fields[i].flags & ACC_ENUM)
            return true;
    return false;
}

/* A label that cannot match (an enum constant that is gone) has no test at all: false with *never. */
static bool test_label(Switch *state, const Constant *label, int next, bool *never)
{
    bool of_enum = strcmp(state->site->handle->name, "enumSwitch") == 0;
    const char *type, *name;
    *never = false;
    if (label->kind == CONSTANT_CLASS) {
        test_class(state, label->text, next);
        return true;
    }
    if (of_enum && label->kind == CONSTANT_STRING) {
        type = writer_class_of(state->writer, state->selector);
        name = label->text;
    } else if (is_enum_label(state->site->caller, label, &type, &name)) {
        type = internal_name(state, type);
    } else if (label->kind == CONSTANT_STRING) {
        test_string(state, label, next);
        return true;
    } else {
        return test_object(state, label, next);
    }
    *never = !has_constant(state, type, name);
    if (!*never)
        test_enum_constant(state, type, name, next);
    return true;
}

static bool add_case(Switch *state, int index)
{
    ClassWriter *writer = state->writer;
    int next = writer_label(writer);
    bool never;
    writer_load(writer, 'I', state->start);
    writer_push_int(writer, index);
    writer_jump(writer, JVM_IF_ICMPGT, next);
    if (!test_label(state, site_argument(state->site, index), next, &never))
        return false;
    if (!never) {
        writer_push_int(writer, index);
        writer_return(writer, 'I');
    }
    writer_place(writer, next);
    return true;
}

static void answer_null(Switch *state)
{
    ClassWriter *writer = state->writer;
    int present = writer_label(writer);
    writer_load(writer, 'L', VALUE);
    writer_jump(writer, JVM_IFNONNULL, present);
    writer_push_int(writer, -1);
    writer_return(writer, 'I');
    writer_place(writer, present);
}

ClassWriter *site_write_switch(const CallSite *site)
{
    ClassWriter *writer = site_begin_class(site, "Switch");
    Signature signature = writer_signature(writer, site->constant->descriptor);
    bool is_regular = signature.count == 2
                      && (signature.parameters[0][0] == 'L' || signature.parameters[0][0] == '[')
                      && strcmp(signature.parameters[1], "I") == 0 && strcmp(signature.result, "I") == 0;
    if (!is_regular) {
        writer_discard(writer);
        return site_write_general(site);
    }
    Switch state = {.site = site, .writer = writer, .selector = signature.parameters[0], .start = 1};
    site_begin_call(site, writer);
    answer_null(&state);
    for (int i = 0; i < site->bootstrap->argument_count; i++) {
        if (!add_case(&state, i)) {
            writer_discard(writer);
            return NULL;
        }
    }
    writer_push_int(writer, site->bootstrap->argument_count);
    writer_return(writer, 'I');
    return writer;
}
