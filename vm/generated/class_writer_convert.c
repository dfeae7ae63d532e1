/* Conversions between types in generated code: boxing, unboxing, widening, casts; see class_writer.h. */
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

const char *spin_wrapper(char kind)
{
    const Wrapper *wrapper = wrapper_of(kind);
    return wrapper == NULL ? NULL : wrapper->class_name;
}

char spin_unwrapped(const char *descriptor)
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

void spin_box(Spin *spin, char kind)
{
    const char *class_name = spin_wrapper(kind);
    if (class_name != NULL && kind != 'V')
        spin_call(spin, JVM_INVOKESTATIC, class_name, "valueOf",
                  arena_format(spin_arena(spin), "(%c)L%s;", kind, class_name));
}

void spin_unbox(Spin *spin, const char *wrapper, char kind)
{
    spin_call(spin, JVM_INVOKEVIRTUAL, wrapper, wrapper_of(kind)->getter,
              arena_format(spin_arena(spin), "()%c", kind));
}

/* Widening of primitives; byte, short and char are ints already, and narrowing never comes here. */
static void widen(Spin *spin, char from, char to)
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
            spin_op(spin, steps[i].opcode);
}

static void unbox_to(Spin *spin, const char *from, char to)
{
    char boxed = spin_unwrapped(from);
    if (boxed != 0 && boxed != 'V') {
        spin_unbox(spin, spin_wrapper(boxed), boxed);
        widen(spin, boxed, to);
        return;
    }
    const char *cast = to == 'Z' || to == 'C' ? spin_wrapper(to) : "java/lang/Number";
    spin_type(spin, JVM_CHECKCAST, cast);
    spin_unbox(spin, cast, to);
}

static void drop(Spin *spin, char kind)
{
    if (kind != 'V')
        spin_op(spin, spin_slots(kind) == 2 ? JVM_POP2 : JVM_POP);
}

void spin_convert(Spin *spin, const char *from, const char *to)
{
    if (strcmp(from, to) == 0)
        return;
    if (to[0] == 'V') {
        drop(spin, from[0]);
    } else if (from[0] == 'V') {
        spin_op(spin, JVM_ACONST_NULL);
    } else if (!is_reference(from) && !is_reference(to)) {
        widen(spin, from[0], to[0]);
    } else if (!is_reference(from)) {
        spin_box(spin, from[0]);
    } else if (!is_reference(to)) {
        unbox_to(spin, from, to[0]);
    } else if (strcmp(to, "Ljava/lang/Object;") != 0) {
        spin_type(spin, JVM_CHECKCAST, spin_class_of(spin, to));
    }
}

void spin_box_locals(Spin *spin, const char *const *types, int count, int first)
{
    spin_push_int(spin, count);
    spin_type(spin, JVM_ANEWARRAY, "java/lang/Object");
    for (int i = 0, local = first; i < count; local += spin_slots(types[i][0]), i++) {
        spin_op(spin, JVM_DUP);
        spin_push_int(spin, i);
        spin_load(spin, types[i][0], local);
        spin_box(spin, types[i][0]);
        spin_op(spin, JVM_AASTORE);
    }
}
