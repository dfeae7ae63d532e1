/* Natives of java.lang.StrictMath, whose results Java defines to the bit.  They are those of the JDK in use:
 * its own bytecode where it has that (java.lang.FdLibm, complete since Java 21), else the functions behind
 * its native methods, in libjava.so, which need no running JVM.  Without a JDK the C library has to do. */
#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/machine.h"
#include "vm/memory/native.h"

typedef double OfOne(void *environment, void *class, double x);
typedef double OfTwo(void *environment, void *class, double x, double y);

/* The name in StrictMath, the one in FdLibm, the C library's function, parameters. */
#define STRICT_FUNCTIONS(FUNCTION)     \
    FUNCTION(sin, "Sin", sin, 1)       \
    FUNCTION(cos, "Cos", cos, 1)       \
    FUNCTION(tan, "Tan", tan, 1)       \
    FUNCTION(asin, "Asin", asin, 1)    \
    FUNCTION(acos, "Acos", acos, 1)    \
    FUNCTION(atan, "Atan", atan, 1)    \
    FUNCTION(log, "Log", log, 1)       \
    FUNCTION(log10, "Log10", log10, 1) \
    FUNCTION(sinh, "Sinh", sinh, 1)    \
    FUNCTION(cosh, "Cosh", cosh, 1)    \
    FUNCTION(tanh, "Tanh", tanh, 1)    \
    FUNCTION(expm1, "Expm1", expm1, 1) \
    FUNCTION(log1p, "Log1p", log1p, 1) \
    FUNCTION(atan2, "Atan2", atan2, 2)

typedef enum StrictFunction {
#define FUNCTION(name, in_java, in_c, parameters) STRICT_##name,
    STRICT_FUNCTIONS(FUNCTION)
#undef FUNCTION
        STRICT_COUNT
} StrictFunction;

static const char *const names[STRICT_COUNT][2] = {
#define FUNCTION(name, in_java, in_c, parameters) {#name, in_java},
    STRICT_FUNCTIONS(FUNCTION)
#undef FUNCTION
};

/* Where the functions are found, once for a program. */
struct StrictMath {
    Method *methods[STRICT_COUNT]; /* of the JDK's FdLibm; NULL: it has none */
    OfOne *of_one[STRICT_COUNT];   /* in libjava.so; NULL: not there */
    OfTwo *of_two[STRICT_COUNT];
};

static Method *find_method(Program *program, StrictFunction function)
{
    char class_name[64];
    snprintf(class_name, sizeof class_name, "java/lang/FdLibm$%s", names[function][1]);
    Class *class = program_class(program, class_name);
    const char *descriptor = function == STRICT_atan2 ? "(DD)D" : "(D)D";
    return class == NULL ? NULL
                         : class_declared_method(class, program_symbol(program, "compute"),
                                                 program_symbol(program, descriptor));
}

/* libjava.so refers to libjvm.so, which lies in another folder and must be there first. */
static void *open_library(const char *home)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/lib/server/libjvm.so", home);
    if (dlopen(path, RTLD_LAZY | RTLD_LOCAL) == NULL)
        return NULL;
    snprintf(path, sizeof path, "%s/lib/libjava.so", home);
    return dlopen(path, RTLD_LAZY | RTLD_LOCAL);
}

static void find_in_library(struct StrictMath *found, void *library)
{
    for (StrictFunction i = 0; i < STRICT_COUNT; i++) {
        char name[64];
        snprintf(name, sizeof name, "Java_java_lang_StrictMath_%s", names[i][0]);
        void *symbol = dlsym(library, name);
        /* POSIX has functions and data in pointers of one kind, C has not */
        memcpy(i == STRICT_atan2 ? (void *)&found->of_two[i] : (void *)&found->of_one[i], &symbol,
               sizeof symbol);
    }
}

static const struct StrictMath *find_functions(Vm *vm)
{
    Program *program = vm->program;
    if (program->strict_math != NULL)
        return program->strict_math;
    struct StrictMath *found = memory_allocate(sizeof *found);
    const char *home = vm->options.jdk_home;
    for (StrictFunction i = 0; home != NULL && i < STRICT_COUNT; i++)
        found->methods[i] = find_method(program, i);
    void *library = home != NULL && found->methods[STRICT_sin] == NULL ? open_library(home) : NULL;
    if (library != NULL)
        find_in_library(found, library);
    return program->strict_math = found;
}

/* false: no JDK has the function. */
static bool jdk_computes(Vm *vm, StrictFunction function, Value *arguments, Value *result,
                         NativeOutcome *outcome)
{
    const struct StrictMath *found = find_functions(vm);
    *outcome = NATIVE_DONE;
    if (found->methods[function] != NULL)
        *outcome = vm_enter(vm, found->methods[function], arguments, result);
    else if (found->of_one[function] != NULL)
        result->d = found->of_one[function](NULL, NULL, arguments[0].d);
    else if (found->of_two[function] != NULL)
        result->d = found->of_two[function](NULL, NULL, arguments[0].d, arguments[2].d);
    else
        return false;
    return true;
}

#define CALL_1(function) function(arguments[0].d)
#define CALL_2(function) function(arguments[0].d, arguments[2].d)
#define FUNCTION(name, in_java, in_c, parameters)                               \
    static NativeOutcome strict_##name(Vm *vm, Value *arguments, Value *result) \
    {                                                                           \
        NativeOutcome outcome;                                                  \
        if (jdk_computes(vm, STRICT_##name, arguments, result, &outcome))       \
            return outcome;                                                     \
        result->d = CALL_##parameters(in_c);                                    \
        return NATIVE_DONE;                                                     \
    }
STRICT_FUNCTIONS(FUNCTION)
#undef FUNCTION
#undef CALL_1
#undef CALL_2

#define DESCRIPTOR_1 "(D)D"
#define DESCRIPTOR_2 "(DD)D"
#define FUNCTION(name, in_java, in_c, parameters) \
    {"java/lang/StrictMath", #name, DESCRIPTOR_##parameters, strict_##name},
const NativeMethod natives_strict_math[] = {STRICT_FUNCTIONS(FUNCTION){0}};
#undef FUNCTION
#undef DESCRIPTOR_1
#undef DESCRIPTOR_2
#undef STRICT_FUNCTIONS
