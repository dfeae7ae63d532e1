/* Switches over patterns and enums: SwitchBootstraps' typeSwitch and enumSwitch.
 *
 * The target takes the value and the label to start at; it gives the number of the first label from there on
 * that the value matches, -1 for null, and the number of labels when none does. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/generated/bootstrap_site.h"

enum { VALUE = 0 };

typedef struct Switch {
    const Site *site;
    Spin *spin;
    const char *selector; /* type of the value, a reference */
    int start;            /* local of the label to start at */
} Switch;

static void test_class(Switch *state, const char *class_name, int next)
{
    spin_load(state->spin, 'L', VALUE);
    spin_type(state->spin, JVM_INSTANCEOF, class_name);
    spin_jump(state->spin, JVM_IFEQ, next);
}

static void test_string(Switch *state, const Constant *label, int next)
{
    spin_push_string(state->spin, label->text);
    spin_load(state->spin, 'L', VALUE);
    spin_call(state->spin, JVM_INVOKEVIRTUAL, "java/lang/String", "equals", "(Ljava/lang/Object;)Z");
    spin_jump(state->spin, JVM_IFEQ, next);
}

static void test_enum_constant(Switch *state, const char *type, const char *name, int next)
{
    const char *descriptor = spin_descriptor_of(state->spin, type);
    test_class(state, type, next);
    spin_load(state->spin, 'L', VALUE);
    spin_access(state->spin, JVM_GETSTATIC, type, name, descriptor);
    spin_jump(state->spin, JVM_IF_ACMPNE, next);
}

/* Any other label: an object that clew.internal.Bootstraps compares with the value. */
static bool test_object(Switch *state, const Constant *label, int next)
{
    if (!site_push_boxed(state->site, state->spin, label))
        return false;
    spin_load(state->spin, 'L', VALUE);
    spin_call(state->spin, JVM_INVOKESTATIC, "clew/internal/Bootstraps", "matches",
              "(Ljava/lang/Object;Ljava/lang/Object;)Z");
    spin_jump(state->spin, JVM_IFEQ, next);
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
    char *name = arena_copy_string(spin_arena(state->spin), binary_name);
    for (char *at = name; *at != 0; at++)
        if (*at == '.')
            *at = '/';
    return name;
}

static bool has_constant(const Switch *state, const char *type, const char *name)
{
    Program *program = state->site->caller->program;
    const Class *found = program_class(program, type);
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
        type = spin_class_of(state->spin, state->selector);
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
    Spin *spin = state->spin;
    int next = spin_label(spin);
    bool never;
    spin_load(spin, 'I', state->start);
    spin_push_int(spin, index);
    spin_jump(spin, JVM_IF_ICMPGT, next);
    if (!test_label(state, site_argument(state->site, index), next, &never))
        return false;
    if (!never) {
        spin_push_int(spin, index);
        spin_return(spin, 'I');
    }
    spin_place(spin, next);
    return true;
}

static void answer_null(Switch *state)
{
    Spin *spin = state->spin;
    int present = spin_label(spin);
    spin_load(spin, 'L', VALUE);
    spin_jump(spin, JVM_IFNONNULL, present);
    spin_push_int(spin, -1);
    spin_return(spin, 'I');
    spin_place(spin, present);
}

Spin *site_spin_switch(const Site *site)
{
    Spin *spin = site_spin(site, "Switch");
    Signature signature = spin_signature(spin, site->constant->descriptor);
    bool is_regular = signature.count == 2
                      && (signature.parameters[0][0] == 'L' || signature.parameters[0][0] == '[')
                      && strcmp(signature.parameters[1], "I") == 0 && strcmp(signature.result, "I") == 0;
    if (!is_regular) {
        spin_discard(spin);
        return site_spin_general(site);
    }
    Switch state = {.site = site, .spin = spin, .selector = signature.parameters[0], .start = 1};
    site_begin_call(site, spin);
    answer_null(&state);
    for (int i = 0; i < site->bootstrap->argument_count; i++) {
        if (!add_case(&state, i)) {
            spin_discard(spin);
            return NULL;
        }
    }
    spin_push_int(spin, site->bootstrap->argument_count);
    spin_return(spin, 'I');
    return spin;
}
