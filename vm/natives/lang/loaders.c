/* Natives of clew.internal.Reflect that find and define classes by name: for the class path, and for loaders
 * of the program's own, each of which has a name space (Class.space). */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/identity.h"
#include "vm/memory/strings.h"
#include "vm/natives/answers.h"
#include "vm/translation/resolve.h"

#define NATIVE(name) static NativeOutcome name(Vm *vm, Value *arguments, Value *result)

/* --- finding --- */

static bool is_missing_itself(const Program *program, const char *name)
{
    Error expected;
    error_set(&expected, "class %s was not found", name);
    return program->failure == LOAD_MISSING && strcmp(expected.text, program->error.text) == 0;
}

static bool is_array_name(const char *name)
{
    size_t length = strlen(name);
    const char *element = name + strspn(name, "[");
    if (element - name > 255 || *element == '\0')
        return false;
    if (*element == 'L')
        return length > 3 && element[1] != ';' && name[length - 1] == ';';
    return element[1] == '\0' && strchr("ZBCSIJFD", *element) != NULL;
}

/* May this be a class's binary name?  Array names are those of descriptors. */
static bool is_binary_name(const char *name)
{
    if (name[0] == '\0' || strchr(name, '/') != NULL)
        return false;
    return name[0] == '[' ? is_array_name(name) : strpbrk(name, ";[") == NULL;
}

/* Classes outlive the states in which they were defined: in this one, by whom?  0: by nobody, or found on the
 * class path. */
static Ref definer_of(Vm *vm, Class *type)
{
    uint32_t offset = vm_field_offset(vm->program->mirror, "definedBy", "Ljava/lang/ClassLoader;");
    return FIELD_AT(Ref, object_at(vm, vm_class_mirror(vm, type)), offset);
}

/* By bytes that the program had, for the loader of the class path. */
static bool is_defined(const Class *type)
{
    return type->kind == CLASS_PLAIN && type->source == SOURCE_PROGRAM && !type->found && !type->is_generated;
}

NATIVE(find_class)
{
    if (arguments[0].r == 0)
        return vm_throw(vm, "java/lang/NullPointerException", NULL);
    char *binary = text_argument(vm, arguments[0]);
    NativeOutcome outcome = NATIVE_DONE;
    result->r = 0;
    if (is_binary_name(binary)) {
        char *internal = name_with(binary, '.', '/');
        Class *found = program_class(vm->program, internal);
        if (found == NULL || is_defined(found))
            reads_give_up(vm, OBSTACLE_NATIVE); /* what there is depends on other paths, too */
        bool is_elsewhere = found != NULL && is_defined(found) && definer_of(vm, found) == 0;
        if (is_elsewhere)
            found = NULL;
        if (found != NULL)
            outcome = answer_class(vm, result, found);
        else if (!is_elsewhere && !is_missing_itself(vm->program, internal) && internal[0] != '[')
            outcome = resolve_throw_failure(vm, internal);
        free(internal);
    }
    free(binary);
    return outcome;
}

/* --- defining --- */

static void name_space(Vm *vm, Class *type)
{
    char name[512], text[600];
    if (type->space == 0 || type->space_name != NULL)
        return;
    const Object *loader = object_at(vm, type->space);
    Ref own_name = FIELD_AT(
        Ref, loader, vm_field_offset(vm_class(vm, "java/lang/ClassLoader"), "name", "Ljava/lang/String;"));
    char *given = own_name == 0 ? NULL : vm_string_utf8(vm, own_name);
    type->space_hash = identity_hash(vm, type->space);
    snprintf(text, sizeof text, given == NULL ? "%s @%x" : "'%s' @%x",
             given == NULL ? class_external_name(loader->class, name, sizeof name) : given,
             (unsigned)type->space_hash);
    free(given);
    type->space_name = program_symbol(vm->program, text);
}

/* A class is one class, whatever the path: what another path has defined otherwise cannot be had as well. */
static NativeOutcome define_failed(Vm *vm, const Definition *made)
{
    Error error;
    ClassFile *file = vm->program->failure == LOAD_INCOMPATIBLE
                          ? classfile_read(made->bytes, made->length, "defined bytes", &error)
                          : NULL;
    Class *known = file == NULL ? NULL : program_class_of_space(vm->program, file->name, made->space);
    if (file != NULL)
        classfile_free(file);
    if (vm->checking && known != NULL && known->space == made->space && !known->found
        && definer_of(vm, known) == 0)
        return vm_fatal(vm, "class %s has other bytes on another path: such loaders cannot be checked",
                        known->name);
    return vm_throw(vm,
                    vm->program->failure == LOAD_INCOMPATIBLE ? "java/lang/LinkageError"
                    : vm->program->failure == LOAD_DAMAGED    ? "java/lang/ClassFormatError"
                                                              : "java/lang/NoClassDefFoundError",
                    "%s", vm->program->error.text);
}

static bool bytes_argument(Vm *vm, const Value *arguments, Definition *made)
{
    if (arguments[0].r == 0) {
        vm_throw(vm, "java/lang/NullPointerException", NULL);
        return false;
    }
    const Object *bytes = object_at(vm, arguments[0].r);
    int32_t offset = arguments[1].i, length = arguments[2].i;
    if (offset < 0 || length < 0 || (int64_t)offset + length > bytes->length) {
        vm_throw(vm, "java/lang/ArrayIndexOutOfBoundsException", NULL);
        return false;
    }
    *made =
        (Definition){.bytes = bytes->payload + offset, .length = (size_t)length, .source = SOURCE_PROGRAM};
    return true;
}

NATIVE(define)
{
    reads_give_up(vm, OBSTACLE_NATIVE);
    Definition made;
    if (!bytes_argument(vm, arguments, &made))
        return NATIVE_THROWN;
    made.hidden = arguments[3].i != 0;
    made.space = arguments[4].r;
    Class *type = program_define(vm->program, &made);
    if (type == NULL)
        return define_failed(vm, &made);
    name_space(vm, type);
    return answer_class(vm, result, type);
}

NATIVE(loaded_by)
{
    reads_give_up(vm, OBSTACLE_NATIVE);
    if (arguments[1].r == 0)
        return answer_ref(result, 0);
    char *binary = text_argument(vm, arguments[1]), *internal = name_with(binary, '.', '/');
    Class *type = program_class_of_space(vm->program, internal, arguments[0].r);
    free(internal);
    free(binary);
    bool is_own = type != NULL && type->space == arguments[0].r && definer_of(vm, type) == arguments[0].r;
    return answer_class(vm, result, is_own ? type : NULL);
}

NATIVE(note_initiated)
{
    reads_give_up(vm, OBSTACLE_NATIVE);
    (void)result;
    Class *type = class_argument(vm, arguments[1]),
          *known = program_class_of_space(vm->program, type->name, arguments[0].r);
    if (known != NULL && known != type && vm->checking)
        return vm_fatal(
            vm,
            "a class loader answers with another class %s than on another path: such loaders cannot be checked",
            type->name);
    if (known != type)
        program_note_initiated(vm->program, type, arguments[0].r);
    return NATIVE_DONE;
}

/* A list of names without doubles, of classes that are no arrays. */
typedef struct Names {
    char **list;
    uint32_t count, capacity;
} Names;

static void add_name(Names *names, const char *text, size_t length)
{
    for (uint32_t i = 0; i < names->count; i++)
        if (strncmp(names->list[i], text, length) == 0 && names->list[i][length] == '\0')
            return;
    MEMORY_ROOM_FOR(names->list, names->capacity, names->count);
    names->list[names->count] = memory_allocate(length + 1);
    memcpy(names->list[names->count++], text, length);
}

static void add_described(Names *names, const char *descriptor)
{
    for (const char *at = descriptor; at != NULL && (at = strchr(at, 'L')) != NULL; at++) {
        size_t length = strcspn(at + 1, ";");
        add_name(names, at + 1, length);
        at += length;
    }
}

static NativeOutcome answer_names(Vm *vm, Value *result, Names *names)
{
    Ref array = vm_new_array(vm, "[Ljava/lang/String;", (int32_t)names->count);
    for (uint32_t i = 0; i < names->count; i++) {
        char *binary = name_with(names->list[i], '/', '.');
        Ref text = array == 0 ? 0 : vm_new_string(vm, binary);
        if (text != 0)
            ELEMENT(Ref, object_at(vm, array), i) = text;
        free(binary);
        free(names->list[i]);
    }
    free(names->list);
    return array == 0 ? NATIVE_THROWN : answer_ref(result, array);
}

NATIVE(super_names)
{
    Definition made;
    Error error;
    Names names = {0};
    if (!bytes_argument(vm, arguments, &made))
        return NATIVE_THROWN;
    ClassFile *file = classfile_read(made.bytes, made.length, "defined bytes", &error);
    if (file != NULL && file->super_name != NULL)
        add_name(&names, file->super_name, strlen(file->super_name));
    for (int i = 0; file != NULL && i < file->interface_count; i++)
        add_name(&names, file->interfaces[i], strlen(file->interfaces[i]));
    if (file != NULL)
        classfile_free(file);
    return answer_names(vm, result, &names);
}

NATIVE(references)
{
    Names names = {0};
    const ClassFile *file = class_argument(vm, arguments[0])->file;
    for (int i = 1; file != NULL && i < file->constant_count; i++) {
        const Constant *constant = &file->constants[i];
        if (constant->kind == CONSTANT_CLASS && constant->text[0] == '[')
            add_described(&names, constant->text);
        else if (constant->kind == CONSTANT_CLASS)
            add_name(&names, constant->text, strlen(constant->text));
        else
            add_described(&names, constant->descriptor);
    }
    for (int i = 0; file != NULL && i < file->method_count; i++)
        add_described(&names, file->methods[i].descriptor);
    for (int i = 0; file != NULL && i < file->field_count; i++)
        add_described(&names, file->fields[i].descriptor);
    return answer_names(vm, result, &names);
}

#define REFLECT "clew/internal/Reflect"

const NativeMethod natives_loaders[] = {
    {REFLECT, "findClass", "(Ljava/lang/String;)Ljava/lang/Class;", find_class},
    {REFLECT, "define", "([BIIZLjava/lang/ClassLoader;)Ljava/lang/Class;", define},
    {REFLECT, "loadedBy", "(Ljava/lang/ClassLoader;Ljava/lang/String;)Ljava/lang/Class;", loaded_by},
    {REFLECT, "noteInitiated", "(Ljava/lang/ClassLoader;Ljava/lang/Class;)V", note_initiated},
    {REFLECT, "superNames", "([BII)[Ljava/lang/String;", super_names},
    {REFLECT, "references", "(Ljava/lang/Class;)[Ljava/lang/String;", references},
    {0}};
#undef REFLECT
#undef NATIVE
