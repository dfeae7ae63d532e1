/* Natives of java.lang.Class, and what clew.internal.Reflect asks about whole classes. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/classpath.h"
#include "vm/loading/jdk_twin.h"
#include "vm/loading/simple_name.h"
#include "vm/memory/strings.h"
#include "vm/natives/answers.h"
#include "vm/translation/resolve.h"

#define NATIVE(name) static NativeOutcome name(Vm *vm, Value *arguments, Value *result)

NATIVE(is_instance)
{
    Ref object = arguments[1].r;
    return answer_int(
        result,
        object != 0 && class_is_subclass(object_at(vm, object)->class, class_argument(vm, arguments[0])));
}

NATIVE(is_assignable_from)
{
    if (arguments[1].r == 0)
        return vm_throw(vm, "java/lang/NullPointerException", NULL);
    const Class *to = class_argument(vm, arguments[0]), *from = class_argument(vm, arguments[1]);
    bool primitive = to->kind == CLASS_PRIMITIVE || from->kind == CLASS_PRIMITIVE;
    return answer_int(result, primitive ? to == from : class_is_subclass(from, to));
}

NATIVE(is_interface)
{
    const Class *type = class_argument(vm, arguments[0]);
    return answer_int(result, type->kind == CLASS_PLAIN && class_is_interface(type));
}

NATIVE(is_array) { return answer_int(result, class_is_array(class_argument(vm, arguments[0]))); }

NATIVE(is_primitive) { return answer_int(result, class_argument(vm, arguments[0])->kind == CLASS_PRIMITIVE); }

NATIVE(is_hidden) { return answer_int(result, class_argument(vm, arguments[0])->hidden); }

/* The superclass of a class of our library as the JDK in use declares it, where ours has others between. */
static Class *shown_super(Class *type)
{
    const ClassFile *twin = class_jdk_twin(type);
    if (twin == NULL || twin->super_name == NULL || type->super == NULL)
        return type->super;
    Class *super = program_class(type->program, twin->super_name);
    return super != NULL && class_is_subclass(type, super) ? super : type->super;
}

NATIVE(get_superclass)
{
    Class *type = class_argument(vm, arguments[0]);
    if (type->kind == CLASS_ARRAY)
        return answer_class(vm, result, vm->program->object);
    return answer_class(vm, result,
                        type->kind == CLASS_PLAIN && class_is_interface(type) ? NULL : shown_super(type));
}

/* For who builds an object, part by part. */
NATIVE(own_superclass) { return answer_class(vm, result, class_argument(vm, arguments[0])->super); }

NATIVE(name)
{
    char *text = name_with(class_argument(vm, arguments[0])->name, '/', '.');
    NativeOutcome outcome = answer_name(vm, result, text);
    free(text);
    return outcome;
}

NATIVE(simple_name)
{
    Arena arena = {0};
    NativeOutcome outcome =
        answer_text(vm, result, class_simple_name(class_argument(vm, arguments[0]), &arena));
    arena_free(&arena);
    return outcome;
}

NATIVE(component)
{
    Class *type = class_argument(vm, arguments[0]);
    return answer_class(vm, result, class_is_array(type) ? type->element : NULL);
}

NATIVE(array)
{
    Class *type = class_argument(vm, arguments[0]), *array_class = program_array_of(vm->program, type);
    return array_class == NULL ? vm_throw(vm, "java/lang/IllegalArgumentException", NULL)
                               : answer_class(vm, result, array_class);
}

static int flags_of(const Class *type)
{
    if (type->kind == CLASS_PRIMITIVE)
        return ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
    if (type->kind == CLASS_PLAIN)
        return type->flags;
    while (type->kind == CLASS_ARRAY)
        type = type->element;
    return (flags_of(type) & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) | ACC_FINAL | ACC_ABSTRACT;
}

NATIVE(flags) { return answer_int(result, flags_of(class_argument(vm, arguments[0]))); }

/* The interfaces of a class, those of our library as the JDK in use declares them; the caller frees. */
static Class **list_interfaces(Class *type, int *count)
{
    const ClassFile *twin = class_jdk_twin(type);
    int limit = twin == NULL ? type->interface_count : twin->interface_count;
    Class **list = memory_allocate(((size_t)limit + 1) * sizeof(Class *));
    *count = 0;
    for (int i = 0; i < limit; i++) {
        Class *interface =
            twin == NULL ? type->interfaces[i] : program_class(type->program, twin->interfaces[i]);
        if (interface != NULL && class_is_subclass(type, interface))
            list[(*count)++] = interface;
    }
    return list;
}

NATIVE(interfaces)
{
    Class *type = class_argument(vm, arguments[0]);
    static const char *const of_arrays[] = {"java/lang/Cloneable", "java/io/Serializable"};
    if (type->kind == CLASS_ARRAY)
        return answer_classes(vm, result, vm->program->object, of_arrays, 2);
    int count;
    Class **list = list_interfaces(type, &count);
    Ref array_ref = vm_new_array(vm, "[Ljava/lang/Class;", count);
    for (int i = 0; array_ref != 0 && i < count; i++)
        ELEMENT(Ref, object_at(vm, array_ref), i) = vm_class_mirror(vm, list[i]);
    free(list);
    return array_ref == 0 ? NATIVE_THROWN : answer_ref(result, array_ref);
}

NATIVE(primitive_class)
{
    char *text = text_argument(vm, arguments[0]);
    Class *found = NULL;
    for (size_t i = 0; i < strlen(PRIMITIVE_KINDS); i++)
        if (strcmp(vm->program->primitives[i]->name, text) == 0)
            found = vm->program->primitives[i];
    free(text);
    return answer_class(vm, result, found);
}

/* --- clew.internal.Reflect --- */

NATIVE(initialize)
{
    (void)result;
    Class *type = class_argument(vm, arguments[0]);
    return type->kind == CLASS_PLAIN ? make_ready(vm, type) : NATIVE_DONE;
}

NATIVE(same_package)
{
    return answer_int(result,
                      class_same_package(class_argument(vm, arguments[0]), class_argument(vm, arguments[1])));
}

NATIVE(is_program_class)
{
    const Class *type = class_argument(vm, arguments[0]);
    return answer_int(result, type->kind == CLASS_PLAIN && type->source == SOURCE_PROGRAM);
}

/* Packages are those of the class path, whether classes of them have been loaded or not: what other paths of
 * a search have loaded must not show. */
typedef struct Packages {
    char **names; /* distinct, with dots */
    int count;
} Packages;

static void add_package(void *context, const char *class_name)
{
    Packages *packages = context;
    const char *end = strrchr(class_name, '/');
    size_t length = end == NULL ? 0 : (size_t)(end - class_name);
    char *name = name_with(class_name, '/', '.');
    name[length] = '\0';
    for (int i = packages->count - 1; i >= 0; i--)
        if (strcmp(packages->names[i], name) == 0) {
            free(name);
            return;
        }
    packages->names = memory_resize(packages->names, ((size_t)packages->count + 1) * sizeof *packages->names);
    packages->names[packages->count++] = name;
}

NATIVE(packages)
{
    Packages packages = {NULL, 0};
    classpath_each_class(vm->program->classpath, arguments[0].i ? SOURCE_PROGRAM : SOURCE_EMBEDDED,
                         add_package, &packages);
    Ref array_ref = vm_new_array(vm, "[Ljava/lang/String;", packages.count);
    for (int i = 0; i < packages.count; i++) {
        if (array_ref != 0)
            ELEMENT(Ref, object_at(vm, array_ref), i) = vm_new_string(vm, packages.names[i]);
        free(packages.names[i]);
    }
    free(packages.names);
    return array_ref == 0 ? NATIVE_THROWN : answer_ref(result, array_ref);
}

/* How well a rule's WHERE fits the class: a class better than a package, a longer package better than a
 * shorter one, everything last; -1: not at all. */
static int rule_fit(const char *where, const char *class_name)
{
    size_t length = strlen(where);
    const char *dot = strrchr(class_name, '/');
    if (length == 0)
        return 0;
    bool is_package = length >= 3 && strcmp(where + length - 3, "...") == 0;
    size_t named = is_package ? length - 3 : length;
    for (size_t i = 0; i < named; i++)
        if (class_name[i] == '\0' || (where[i] == '.' ? '/' : where[i]) != class_name[i])
            return -1;
    if (!is_package)
        return class_name[named] == '\0' ? INT32_MAX : -1;
    return named == 0 ? (dot == NULL ? 1 : -1) : class_name[named] == '/' ? (int)named + 1 : -1;
}

/* Of rules that fit equally well the last one counts. */
static bool has_assertions(const Vm *vm, const char *class_name)
{
    bool is_on = vm->options.assertions;
    int best = 0;
    for (const char *const *rule = vm->options.assert_rules; rule != NULL && *rule != NULL; rule++) {
        const char *colon = strchr(*rule, ':');
        int fit = rule_fit(colon != NULL ? colon + 1 : "", class_name);
        if (fit >= best) {
            best = fit;
            is_on = strncmp(*rule, "on", 2) == 0;
        }
    }
    return is_on;
}

NATIVE(assertion_status)
{
    const Class *type = class_argument(vm, arguments[0]);
    return answer_int(result, type->source == SOURCE_PROGRAM && has_assertions(vm, type->name));
}

NATIVE(primitive_kind)
{
    const Class *type = class_argument(vm, arguments[0]);
    for (size_t i = 0; i < strlen(PRIMITIVE_KINDS); i++)
        if (vm->program->primitives[i] == type)
            return answer_int(result, PRIMITIVE_KINDS[i]);
    return answer_int(result, 'L');
}

NATIVE(is_record)
{
    const Class *type = class_argument(vm, arguments[0]);
    return answer_int(result, type->file != NULL && type->file->is_record);
}

static NativeOutcome answer_named(Vm *vm, Value *result, const Class *user, const char *name)
{
    if (name == NULL)
        return answer_ref(result, 0);
    Class *type = load_or_throw(vm, user, name);
    return type == NULL ? NATIVE_THROWN : answer_class(vm, result, type);
}

NATIVE(declaring_class)
{
    const Class *type = class_argument(vm, arguments[0]);
    const InnerClass *entry = class_inner_entry(type);
    return answer_named(vm, result, type, entry == NULL ? NULL : entry->outer);
}

NATIVE(enclosing_class_of_local)
{
    const Class *type = class_argument(vm, arguments[0]);
    return answer_named(vm, result, type, type->file == NULL ? NULL : type->file->enclosing_class);
}

NATIVE(enclosing_method)
{
    const ClassFile *file = class_argument(vm, arguments[0])->file;
    if (file == NULL || file->enclosing_class == NULL || file->enclosing_method == NULL)
        return answer_int(result, -1);
    Class *outer = load_or_throw(vm, class_argument(vm, arguments[0]), file->enclosing_class);
    if (outer == NULL)
        return NATIVE_THROWN;
    const Method *method = class_declared_method(outer, program_symbol(vm->program, file->enclosing_method),
                                                 program_symbol(vm->program, file->enclosing_descriptor));
    return answer_int(result, method == NULL ? -1 : (int32_t)method->id);
}

NATIVE(nest_host)
{
    const ClassFile *file = class_argument(vm, arguments[0])->file;
    return answer_named(vm, result, class_argument(vm, arguments[0]), file == NULL ? NULL : file->nest_host);
}

/* The host itself comes first. */
NATIVE(nest_members)
{
    const Class *type = class_argument(vm, arguments[0]);
    if (type->file == NULL || type->file->nest_member_count == 0)
        return answer_ref(result, 0);
    int count = type->file->nest_member_count + 1;
    const char **names = memory_allocate((size_t)count * sizeof *names);
    names[0] = type->name;
    memcpy(names + 1, type->file->nest_members, (size_t)(count - 1) * sizeof *names);
    NativeOutcome outcome = answer_classes(vm, result, class_argument(vm, arguments[0]), names, count);
    free(names);
    return outcome;
}

NATIVE(permitted_subclasses)
{
    const ClassFile *file = class_argument(vm, arguments[0])->file;
    bool sealed = file != NULL && file->permitted_subclass_count > 0;
    return answer_classes(vm, result, class_argument(vm, arguments[0]),
                          sealed ? file->permitted_subclasses : NULL,
                          sealed ? file->permitted_subclass_count : 0);
}

/* Adds the names of a file's member classes: of those that are public or protected, of the others. */
static int add_members(const ClassFile *file, bool exposed, bool others, const char **names, int count)
{
    for (int i = 0; i < file->inner_class_count; i++) {
        const InnerClass *inner = &file->inner_classes[i];
        bool is_exposed = inner->flags & (ACC_PUBLIC | ACC_PROTECTED);
        if (inner->outer != NULL && strcmp(inner->outer, file->name) == 0 && (is_exposed ? exposed : others))
            names[count++] = inner->inner;
    }
    return count;
}

/* Of a class of our library, the public and protected ones are those that the JDK in use has. */
NATIVE(member_classes)
{
    Class *type = class_argument(vm, arguments[0]);
    const ClassFile *twin = class_jdk_twin(type);
    int limit = (type->file == NULL ? 0 : type->file->inner_class_count)
                + (twin == NULL ? 0 : twin->inner_class_count);
    const char **names = memory_allocate((size_t)(limit + 1) * sizeof *names);
    int count = 0;
    if (twin != NULL)
        count = add_members(twin, true, false, names, count);
    if (type->file != NULL)
        count = add_members(type->file, twin == NULL, true, names, count);
    NativeOutcome outcome = answer_classes(vm, result, class_argument(vm, arguments[0]), names, count);
    free(names);
    return outcome;
}

NATIVE(signature)
{
    Class *type = class_argument(vm, arguments[0]);
    const ClassFile *file = shown_super(type) == type->super ? type->file : class_jdk_twin(type);
    return answer_text(vm, result, file == NULL ? NULL : file->signature);
}

NATIVE(class_annotations)
{
    const ClassFile *file = class_argument(vm, arguments[0])->file;
    return answer_bytes(vm, result, file == NULL ? (RawAttribute){0} : file->annotations);
}

NATIVE(type_of)
{
    char *text = text_argument(vm, arguments[0]);
    Class *type = load_described(vm, vm->program->object, text, text + strlen(text));
    free(text);
    return type == NULL ? NATIVE_THROWN : answer_class(vm, result, type);
}

static const Constant *constant_argument(const Vm *vm, const Value *arguments, ConstantKind kind)
{
    const ClassFile *file = class_argument(vm, arguments[0])->file;
    int32_t index = arguments[1].i;
    if (file == NULL || index <= 0 || index >= file->constant_count || file->constants[index].kind != kind)
        return NULL;
    return &file->constants[index];
}

static NativeOutcome throw_bad_constant(Vm *vm)
{
    return vm_throw(vm, "java/lang/annotation/AnnotationFormatError", "wrong constant in an annotation");
}

NATIVE(constant_text)
{
    const Constant *constant = constant_argument(vm, arguments, CONSTANT_UTF8);
    return constant == NULL ? throw_bad_constant(vm) : answer_text(vm, result, constant->text);
}

NATIVE(constant_int)
{
    const Constant *constant = constant_argument(vm, arguments, CONSTANT_INTEGER);
    return constant == NULL ? throw_bad_constant(vm) : answer_int(result, constant->number.i);
}

NATIVE(constant_long)
{
    const Constant *constant = constant_argument(vm, arguments, CONSTANT_LONG);
    if (constant == NULL)
        return throw_bad_constant(vm);
    result->j = constant->number.j;
    return NATIVE_DONE;
}

NATIVE(constant_float)
{
    const Constant *constant = constant_argument(vm, arguments, CONSTANT_FLOAT);
    if (constant == NULL)
        return throw_bad_constant(vm);
    result->f = constant->number.f;
    return NATIVE_DONE;
}

NATIVE(constant_double)
{
    const Constant *constant = constant_argument(vm, arguments, CONSTANT_DOUBLE);
    if (constant == NULL)
        return throw_bad_constant(vm);
    result->d = constant->number.d;
    return NATIVE_DONE;
}

NATIVE(resource)
{
    if (arguments[0].r == 0)
        return vm_throw(vm, "java/lang/NullPointerException", NULL);
    char *text = text_argument(vm, arguments[0]);
    ClassBytes found;
    Error error = {0};
    bool present = classpath_find_after(vm->program->classpath, text, (size_t)arguments[1].i, &found, &error);
    free(text);
    RawAttribute bytes = {0};
    if (present)
        bytes =
            (RawAttribute){found.bytes == NULL ? (const uint8_t *)"" : found.bytes, (uint32_t)found.length};
    return answer_bytes(vm, result, bytes);
}

NATIVE(resource_origin)
{
    char *name = text_argument(vm, arguments[0]), origin[PATH_MAX + 8] = "";
    ClassBytes found;
    Error error = {0};
    bool present = classpath_find_after(vm->program->classpath, name, (size_t)arguments[1].i, &found, &error);
    if (present && found.source != SOURCE_PROGRAM)
        snprintf(origin, sizeof origin, "jrt:/%s", name);
    else if (present)
        snprintf(origin, sizeof origin, "%s", found.origin);
    free(name);
    return answer_ref(result, present ? string_from_utf8(vm, origin) : 0);
}

#define CLASS   "java/lang/Class"
#define REFLECT "clew/internal/Reflect"

const NativeMethod natives_class[] = {
    {CLASS, "isInstance", "(Ljava/lang/Object;)Z", is_instance},
    {CLASS, "isAssignableFrom", "(Ljava/lang/Class;)Z", is_assignable_from},
    {CLASS, "isInterface", "()Z", is_interface},
    {CLASS, "isArray", "()Z", is_array},
    {CLASS, "isPrimitive", "()Z", is_primitive},
    {CLASS, "isHidden", "()Z", is_hidden},
    {CLASS, "getSuperclass", "()Ljava/lang/Class;", get_superclass},
    {CLASS, "name0", "()Ljava/lang/String;", name},
    {CLASS, "simpleName0", "()Ljava/lang/String;", simple_name},
    {CLASS, "component0", "()Ljava/lang/Class;", component},
    {CLASS, "array0", "()Ljava/lang/Class;", array},
    {CLASS, "flags0", "()I", flags},
    {CLASS, "interfaces0", "()[Ljava/lang/Class;", interfaces},
    {CLASS, "getPrimitiveClass", "(Ljava/lang/String;)Ljava/lang/Class;", primitive_class},
    {REFLECT, "samePackage", "(Ljava/lang/Class;Ljava/lang/Class;)Z", same_package},
    {REFLECT, "initialize", "(Ljava/lang/Class;)V", initialize},
    {REFLECT, "isProgramClass", "(Ljava/lang/Class;)Z", is_program_class},
    {REFLECT, "packages", "(Z)[Ljava/lang/String;", packages},
    {REFLECT, "assertionStatus", "(Ljava/lang/Class;)Z", assertion_status},
    {REFLECT, "primitiveKind", "(Ljava/lang/Class;)C", primitive_kind},
    {REFLECT, "isRecord", "(Ljava/lang/Class;)Z", is_record},
    {REFLECT, "declaringClass", "(Ljava/lang/Class;)Ljava/lang/Class;", declaring_class},
    {REFLECT, "enclosingClassOfLocal", "(Ljava/lang/Class;)Ljava/lang/Class;", enclosing_class_of_local},
    {REFLECT, "enclosingMethod", "(Ljava/lang/Class;)I", enclosing_method},
    {REFLECT, "nestHost", "(Ljava/lang/Class;)Ljava/lang/Class;", nest_host},
    {REFLECT, "nestMembers", "(Ljava/lang/Class;)[Ljava/lang/Class;", nest_members},
    {REFLECT, "permittedSubclasses", "(Ljava/lang/Class;)[Ljava/lang/Class;", permitted_subclasses},
    {REFLECT, "memberClasses", "(Ljava/lang/Class;)[Ljava/lang/Class;", member_classes},
    {REFLECT, "signature", "(Ljava/lang/Class;)Ljava/lang/String;", signature},
    {REFLECT, "superclass", "(Ljava/lang/Class;)Ljava/lang/Class;", own_superclass},
    {REFLECT, "classAnnotations", "(Ljava/lang/Class;)[B", class_annotations},
    {REFLECT, "typeOf", "(Ljava/lang/String;)Ljava/lang/Class;", type_of},
    {REFLECT, "constantText", "(Ljava/lang/Class;I)Ljava/lang/String;", constant_text},
    {REFLECT, "constantInt", "(Ljava/lang/Class;I)I", constant_int},
    {REFLECT, "constantLong", "(Ljava/lang/Class;I)J", constant_long},
    {REFLECT, "constantFloat", "(Ljava/lang/Class;I)F", constant_float},
    {REFLECT, "constantDouble", "(Ljava/lang/Class;I)D", constant_double},
    {REFLECT, "resource", "(Ljava/lang/String;I)[B", resource},
    {REFLECT, "resourceOrigin", "(Ljava/lang/String;I)Ljava/lang/String;", resource_origin},
    {0},
};
