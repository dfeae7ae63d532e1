/* Writes toString, hashCode and equals of records (ObjectMethods.bootstrap): code that goes over the
 * components one by one. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/generated/bootstrap_site.h"
#include "vm/loading/simple_name.h"

/* The static arguments: the record class, the names joined by ';', then a getter of each component. */
enum { ARGUMENT_CLASS, ARGUMENT_NAMES, ARGUMENT_GETTERS };

static int component_count(const CallSite *site)
{
    return site->bootstrap->argument_count - ARGUMENT_GETTERS;
}

static const Constant *component(const CallSite *site, int index)
{
    return site_argument(site, ARGUMENT_GETTERS + index);
}

static void push_component(const CallSite *site, ClassWriter *writer, int index, int local)
{
    const Constant *getter = component(site, index);
    writer_load(writer, 'L', local);
    writer_access(writer, JVM_GETFIELD, getter->class_name, getter->name, getter->descriptor);
}

static void append(ClassWriter *writer, const char *type)
{
    writer_call(writer, JVM_INVOKEVIRTUAL, "java/lang/StringBuilder", "append",
                arena_format(writer_arena(writer), "(%s)Ljava/lang/StringBuilder;", type));
}

static void append_text(ClassWriter *writer, const char *text)
{
    writer_push_string(writer, text);
    append(writer, "Ljava/lang/String;");
}

static const char *appended_type(char kind)
{
    static const char *const types[] = {"Z", "C", "J", "F", "D"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (types[i][0] == kind)
            return types[i];
    return kind == 'L' || kind == '[' ? "Ljava/lang/Object;" : "I";
}

static void write_to_string(const CallSite *site, ClassWriter *writer)
{
    writer_type(writer, JVM_NEW, "java/lang/StringBuilder");
    writer_op(writer, JVM_DUP);
    writer_call(writer, JVM_INVOKESPECIAL, "java/lang/StringBuilder", "<init>", "()V");
    append_text(writer, arena_format(writer_arena(writer), "%s[",
                                     class_simple_name(site->caller, writer_arena(writer))));
    const char *name = site_argument(site, ARGUMENT_NAMES)->text;
    for (int i = 0; i < component_count(site); i++) {
        size_t length = strcspn(name, ";");
        append_text(writer,
                    arena_format(writer_arena(writer), "%s%.*s=", i > 0 ? ", " : "", (int)length, name));
        push_component(site, writer, i, 0);
        append(writer, appended_type(component(site, i)->descriptor[0]));
        name += length + (name[length] == ';');
    }
    append_text(writer, "]");
    writer_call(writer, JVM_INVOKEVIRTUAL, "java/lang/StringBuilder", "toString", "()Ljava/lang/String;");
    writer_return(writer, 'L');
}

static void hash_component(ClassWriter *writer, const char *type)
{
    const char *wrapper = writer_wrapper(type[0]);
    if (wrapper == NULL)
        writer_call(writer, JVM_INVOKESTATIC, "java/util/Objects", "hashCode", "(Ljava/lang/Object;)I");
    else
        writer_call(writer, JVM_INVOKESTATIC, wrapper, "hashCode",
                    arena_format(writer_arena(writer), "(%c)I", type[0]));
}

static void write_hash_code(const CallSite *site, ClassWriter *writer)
{
    writer_push_int(writer, 0);
    for (int i = 0; i < component_count(site); i++) {
        writer_push_int(writer, 31);
        writer_op(writer, JVM_IMUL);
        push_component(site, writer, i, 0);
        hash_component(writer, component(site, i)->descriptor);
        writer_op(writer, JVM_IADD);
    }
    writer_return(writer, 'I');
}

/* Jumps when the two components on the stack differ. */
static void jump_if_different(ClassWriter *writer, const char *type, int different)
{
    switch (type[0]) {
    case 'L':
    case '[':
        writer_call(writer, JVM_INVOKESTATIC, "java/util/Objects", "equals",
                    "(Ljava/lang/Object;Ljava/lang/Object;)Z");
        writer_jump(writer, JVM_IFEQ, different);
        break;
    case 'J':
        writer_op(writer, JVM_LCMP);
        writer_jump(writer, JVM_IFNE, different);
        break;
    case 'F':
    case 'D':
        writer_call(writer, JVM_INVOKESTATIC, writer_wrapper(type[0]), "compare",
                    type[0] == 'F' ? "(FF)I" : "(DD)I");
        writer_jump(writer, JVM_IFNE, different);
        break;
    default: writer_jump(writer, JVM_IF_ICMPNE, different);
    }
}

static void return_truth(ClassWriter *writer, int truth)
{
    writer_push_int(writer, truth);
    writer_return(writer, 'I');
}

/* The JDK compares the last component first; equals methods with effects can tell. */
static void write_equals(const CallSite *site, ClassWriter *writer)
{
    enum { THIS, OTHER, OTHER_RECORD };
    const char *record = site_argument(site, ARGUMENT_CLASS)->text;
    int same = writer_label(writer), different = writer_label(writer);
    writer_load(writer, 'L', THIS);
    writer_load(writer, 'L', OTHER);
    writer_jump(writer, JVM_IF_ACMPEQ, same);
    writer_load(writer, 'L', OTHER);
    writer_type(writer, JVM_INSTANCEOF, record);
    writer_jump(writer, JVM_IFEQ, different);
    writer_load(writer, 'L', OTHER);
    writer_type(writer, JVM_CHECKCAST, record);
    writer_store(writer, 'L', OTHER_RECORD);
    for (int i = component_count(site) - 1; i >= 0; i--) {
        push_component(site, writer, i, THIS);
        push_component(site, writer, i, OTHER_RECORD);
        jump_if_different(writer, component(site, i)->descriptor, different);
    }
    writer_place(writer, same);
    return_truth(writer, 1);
    writer_place(writer, different);
    return_truth(writer, 0);
}

static bool is_regular(const CallSite *site, const char *descriptor)
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

ClassWriter *site_write_record_method(const CallSite *site)
{
    static const struct {
        const char *name, *parameters;
        void (*write)(const CallSite *site, ClassWriter *writer);
    } methods[] = {
        {"toString", ")Ljava/lang/String;", write_to_string},
        {"hashCode", ")I", write_hash_code},
        {"equals", "Ljava/lang/Object;)Z", write_equals},
    };
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
        if (strcmp(site->constant->name, methods[i].name) != 0)
            continue;
        ClassWriter *writer = site_begin_class(site, "Record");
        const char *descriptor =
            arena_format(writer_arena(writer), "(L%s;%s", site->caller->name, methods[i].parameters);
        if (is_regular(site, descriptor)) {
            site_begin_call(site, writer);
            methods[i].write(site, writer);
            return writer;
        }
        writer_discard(writer);
    }
    return site_write_general(site);
}
