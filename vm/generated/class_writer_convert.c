/* Writes conversions of the value on top of the stack in generated code: boxing, unboxing, widening, casts.
 */
#include <assert.h>
#include <string.h>

#include "vm/generated/class_writer.h"

typedef struct Wrapper {
    char kind;
    const char *class_name, *getter;
} Wrapper;

static const Wrapper wrappers[] = {
    {'Z', "java/lang/Boolean", "booleanValue"},
    {'B', "java/lang/Byte", "byteValue"},
    {'C', "java/lang/Character", "charValue"},
    {'S', "java/lang/Short", "shortValue"},
    {'I', "java/lang/Integer", "intValue"},
    {'J', "java/lang/Long", "longValue"},
    {'F', "java/lang/Float", "floatValue"},
    {'D', "java/lang/Double", "doubleValue"},
    {'V', "java/lang/Void", NULL},
};

static const Wrapper *wrapper_of(char kind)
{
    for (size_t i = 0; i < sizeof wrappers / sizeof *wrappers; i++)
        if (wrappers[i].kind == kind)
            return &wrappers[i];
    return NULL;
}

const char *writer_wrapper(char kind)
{
    const Wrapper *wrapper = wrapper_of(kind);
    return wrapper == NULL ? NULL : wrapper->class_name;
}

/* "Ljava/lang/Integer;" -> 'I'; 0 when no wrapper */
static char wrapped_kind(const char *descriptor)
{
    for (size_t i = 0; i < sizeof wrappers / sizeof *wrappers; i++) {
        size_t length = strlen(wrappers[i].class_name);
        if (descriptor[0] == 'L' && strncmp(descriptor + 1, wrappers[i].class_name, length) == 0
            && descriptor[1 + length] == ';')
            return wrappers[i].kind;
    }
    return 0;
}

static bool is_reference(const char *descriptor) { return descriptor[0] == 'L' || descriptor[0] == '['; }

void writer_box(ClassWriter *writer, char kind)
{
    const char *class_name = writer_wrapper(kind);
    if (class_name != NULL && kind != 'V')
        writer_call(writer, JVM_INVOKESTATIC, class_name, "valueOf",
                    arena_format(writer_arena(writer), "(%c)L%s;", kind, class_name));
}

void writer_unbox(ClassWriter *writer, const char *wrapper, char kind)
{
    assert(wrapper_of(kind) != NULL && wrapper_of(kind)->getter != NULL);
    writer_call(writer, JVM_INVOKEVIRTUAL, wrapper, wrapper_of(kind)->getter,
                arena_format(writer_arena(writer), "()%c", kind));
}

/* Widening of primitives; byte, short and char are ints already, and narrowing never comes here. */
static void widen(ClassWriter *writer, char from, char to)
{
    static const struct {
        char from, to;
        int opcode;
    } steps[] = {
        {'I', 'J', JVM_I2L}, {'I', 'F', JVM_I2F}, {'I', 'D', JVM_I2D},
        {'J', 'F', JVM_L2F}, {'J', 'D', JVM_L2D}, {'F', 'D', JVM_F2D},
    };
    char wide = strchr("BSCZ", from) != NULL ? 'I' : from;
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        if (steps[i].from == wide && steps[i].to == to)
            writer_op(writer, steps[i].opcode);
}

static void unbox_to(ClassWriter *writer, const char *from, char to)
{
    char boxed = wrapped_kind(from);
    if (boxed != 0 && boxed != 'V') {
        writer_unbox(writer, writer_wrapper(boxed), boxed);
        widen(writer, boxed, to);
        return;
    }
    const char *cast = to == 'Z' || to == 'C' ? writer_wrapper(to) : "java/lang/Number";
    writer_type(writer, JVM_CHECKCAST, cast);
    writer_unbox(writer, cast, to);
}

static void drop(ClassWriter *writer, char kind)
{
    if (kind != 'V')
        writer_op(writer, writer_slots(kind) == 2 ? JVM_POP2 : JVM_POP);
}

void writer_convert(ClassWriter *writer, const char *from, const char *to)
{
    if (strcmp(from, to) == 0)
        return;
    if (to[0] == 'V') {
        drop(writer, from[0]);
    } else if (from[0] == 'V') {
        writer_op(writer, JVM_ACONST_NULL);
    } else if (!is_reference(from) && !is_reference(to)) {
        widen(writer, from[0], to[0]);
    } else if (!is_reference(from)) {
        writer_box(writer, from[0]);
    } else if (!is_reference(to)) {
        unbox_to(writer, from, to[0]);
    } else if (strcmp(to, "Ljava/lang/Object;") != 0) {
        writer_type(writer, JVM_CHECKCAST, writer_class_of(writer, to));
    }
}

void writer_box_locals(ClassWriter *writer, const char *const *types, int count, int first)
{
    writer_push_int(writer, count);
    writer_type(writer, JVM_ANEWARRAY, "java/lang/Object");
    for (int i = 0, local = first; i < count; local += writer_slots(types[i][0]), i++) {
        writer_op(writer, JVM_DUP);
        writer_push_int(writer, i);
        writer_load(writer, types[i][0], local);
        writer_box(writer, types[i][0]);
        writer_op(writer, JVM_AASTORE);
    }
}
