/* toString, hashCode and equals of records: ObjectMethods.bootstrap. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/generated/bootstrap_site.h"
#include "vm/loading/simple_name.h"

/* The static arguments: the record class, the names joined by ';', then a getter of each component. */
enum { ARGUMENT_CLASS, ARGUMENT_NAMES, ARGUMENT_GETTERS };

static int component_count(const Site *site) { return site->bootstrap->argument_count - ARGUMENT_GETTERS; }

static const Constant *component(const Site *site, int index)
{
    return site_argument(site, ARGUMENT_GETTERS + index);
}

static void push_component(const Site *site, Spin *spin, int index, int local)
{
    const Constant *getter = component(site, index);
    spin_load(spin, 'L', local);
    spin_access(spin, JVM_GETFIELD, getter->class_name, getter->name, getter->descriptor);
}

static void append(Spin *spin, const char *type)
{
    spin_call(spin, JVM_INVOKEVIRTUAL, "java/lang/StringBuilder", "append",
              arena_format(spin_arena(spin), "(%s)Ljava/lang/StringBuilder;", type));
}

static void append_text(Spin *spin, const char *text)
{
    spin_push_string(spin, text);
    append(spin, "Ljava/lang/String;");
}

static const char *appended_type(char kind)
{
    static const char *const types[] = {"Z", "C", "J", "F", "D"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (types[i][0] == kind)
            return types[i];
    return kind == 'L' || kind == '[' ? "Ljava/lang/Object;" : "I";
}

static void write_to_string(const Site *site, Spin *spin)
{
    spin_type(spin, JVM_NEW, "java/lang/StringBuilder");
    spin_op(spin, JVM_DUP);
    spin_call(spin, JVM_INVOKESPECIAL, "java/lang/StringBuilder", "<init>", "()V");
    append_text(spin,
                arena_format(spin_arena(spin), "%s[", class_simple_name(site->caller, spin_arena(spin))));
    const char *name = site_argument(site, ARGUMENT_NAMES)->text;
    for (int i = 0; i < component_count(site); i++) {
        size_t length = strcspn(name, ";");
        append_text(spin, arena_format(spin_arena(spin), "%s%.*s=", i > 0 ? ", " : "", (int)length, name));
        push_component(site, spin, i, 0);
        append(spin, appended_type(component(site, i)->descriptor[0]));
        name += length + (name[length] == ';');
    }
    append_text(spin, "]");
    spin_call(spin, JVM_INVOKEVIRTUAL, "java/lang/StringBuilder", "toString", "()Ljava/lang/String;");
    spin_return(spin, 'L');
}

static void hash_component(Spin *spin, const char *type)
{
    const char *wrapper = spin_wrapper(type[0]);
    if (wrapper == NULL)
        spin_call(spin, JVM_INVOKESTATIC, "java/util/Objects", "hashCode", "(Ljava/lang/Object;)I");
    else
        spin_call(spin, JVM_INVOKESTATIC, wrapper, "hashCode",
                  arena_format(spin_arena(spin), "(%c)I", type[0]));
}

static void write_hash_code(const Site *site, Spin *spin)
{
    spin_push_int(spin, 0);
    for (int i = 0; i < component_count(site); i++) {
        spin_push_int(spin, 31);
        spin_op(spin, JVM_IMUL);
        push_component(site, spin, i, 0);
        hash_component(spin, component(site, i)->descriptor);
        spin_op(spin, JVM_IADD);
    }
    spin_return(spin, 'I');
}

/* Jumps when the two components on the stack differ. */
static void jump_if_different(Spin *spin, const char *type, int different)
{
    switch (type[0]) {
    case 'L':
    case '[':
        spin_call(spin, JVM_INVOKESTATIC, "java/util/Objects", "equals",
                  "(Ljava/lang/Object;Ljava/lang/Object;)Z");
        spin_jump(spin, JVM_IFEQ, different);
        break;
    case 'J':
        spin_op(spin, JVM_LCMP);
        spin_jump(spin, JVM_IFNE, different);
        break;
    case 'F':
    case 'D':
        spin_call(spin, JVM_INVOKESTATIC, spin_wrapper(type[0]), "compare",
                  type[0] == 'F' ? "(FF)I" : "(DD)I");
        spin_jump(spin, JVM_IFNE, different);
        break;
    default: spin_jump(spin, JVM_IF_ICMPNE, different);
    }
}

static void return_truth(Spin *spin, int truth)
{
    spin_push_int(spin, truth);
    spin_return(spin, 'I');
}

/* The JDK compares the last component first; equals methods with effects can tell. */
static void write_equals(const Site *site, Spin *spin)
{
    enum { THIS, OTHER, OTHER_RECORD };
    const char *record = site_argument(site, ARGUMENT_CLASS)->text;
    int same = spin_label(spin), different = spin_label(spin);
    spin_load(spin, 'L', THIS);
    spin_load(spin, 'L', OTHER);
    spin_jump(spin, JVM_IF_ACMPEQ, same);
    spin_load(spin, 'L', OTHER);
    spin_type(spin, JVM_INSTANCEOF, record);
    spin_jump(spin, JVM_IFEQ, different);
    spin_load(spin, 'L', OTHER);
    spin_type(spin, JVM_CHECKCAST, record);
    spin_store(spin, 'L', OTHER_RECORD);
    for (int i = component_count(site) - 1; i >= 0; i--) {
        push_component(site, spin, i, THIS);
        push_component(site, spin, i, OTHER_RECORD);
        jump_if_different(spin, component(site, i)->descriptor, different);
    }
    spin_place(spin, same);
    return_truth(spin, 1);
    spin_place(spin, different);
    return_truth(spin, 0);
}

static bool is_regular(const Site *site, const char *descriptor)
{
    const Constant *class_constant = site_argument(site, ARGUMENT_CLASS),
                   *names = site_argument(site, ARGUMENT_NAMES);
    if (class_constant == NULL || class_constant->kind != CONSTANT_CLASS || names == NULL
        || names->kind != CONSTANT_STRING || strcmp(site->constant->descriptor, descriptor) != 0)
        return false;
    for (int i = 0; i < component_count(site); i++)
        if (component(site, i)->kind != CONSTANT_METHOD_HANDLE
            || component(site, i)->handle_kind != HANDLE_GET_FIELD)
            return false;
    return true;
}

Spin *site_spin_record_method(const Site *site)
{
    static const struct {
        const char *name, *parameters;
        void (*write)(const Site *site, Spin *spin);
    } methods[] = {
        {"toString", ")Ljava/lang/String;", write_to_string},
        {"hashCode", ")I", write_hash_code},
        {"equals", "Ljava/lang/Object;)Z", write_equals},
    };
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
        if (strcmp(site->constant->name, methods[i].name) != 0)
            continue;
        Spin *spin = site_spin(site, "Record");
        const char *descriptor =
            arena_format(spin_arena(spin), "(L%s;%s", site->caller->name, methods[i].parameters);
        if (is_regular(site, descriptor)) {
            site_begin_call(site, spin);
            methods[i].write(site, spin);
            return spin;
        }
        spin_discard(spin);
    }
    return site_spin_general(site);
}
