/* Resolution; see resolve.h. */
#include "vm/resolve.h"

#include <stdio.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/exceptions.h"

const char *resolve_describe_caller(const Vm *vm, char *buffer, size_t size)
{
    const Thread *thread = vm->thread;
    if (thread == NULL || !thread_has_frames(thread)) {
        snprintf(buffer, size, "the VM");
        return buffer;
    }
    const Frame *frame = thread->frame;
    const Method *method = frame->method;
    const Code *code = method->code;
    int line = method->info->code != NULL ? classfile_line(method->info->code, code->offsets[frame->pc - code->insns]) : 0;
    const ClassFile *file = method->owner->file;
    if (file != NULL && file->source_file != NULL && line > 0)
        snprintf(buffer, size, "%s.%s%s, %s:%d", method->owner->name, method->name, method->descriptor, file->source_file, line);
    else
        snprintf(buffer, size, "%s.%s%s", method->owner->name, method->name, method->descriptor);
    return buffer;
}

static void add_text(char *buffer, size_t size, const char *text, size_t length)
{
    size_t used = strlen(buffer);
    for (size_t i = 0; i < length && used + 1 < size; i++)
        buffer[used++] = text[i] == '/' ? '.' : text[i];
    buffer[used] = '\0';
}

static void add_type(char *buffer, size_t size, const char *type)
{
    static const char *const names[] = {"boolean", "byte", "char", "short", "int", "long", "float", "double", "void"};
    size_t dimensions = strspn(type, "[");
    type += dimensions;
    if (*type == 'L') {
        add_text(buffer, size, type + 1, strcspn(type, ";") - 1);
    } else {
        const char *name = names[strchr(PRIMITIVE_KINDS, *type) - PRIMITIVE_KINDS];
        add_text(buffer, size, name, strlen(name));
    }
    while (dimensions-- > 0)
        add_text(buffer, size, "[]", 2);
}

/* void A.f(int, java.lang.String) */
static const char *describe_member(const char *owner, const char *name, const char *descriptor, char *buffer, size_t size)
{
    buffer[0] = '\0';
    add_type(buffer, size, descriptor_return(descriptor));
    add_text(buffer, size, " ", 1);
    add_text(buffer, size, owner, strlen(owner));
    add_text(buffer, size, ".", 1);
    add_text(buffer, size, name, strlen(name));
    add_text(buffer, size, "(", 1);
    for (const char *type = descriptor + 1; *type != ')'; type = descriptor_skip(type)) {
        if (type != descriptor + 1)
            add_text(buffer, size, ", ", 2);
        add_type(buffer, size, type);
    }
    add_text(buffer, size, ")", 1);
    return buffer;
}

const char *resolve_describe_method(const Method *method, char *buffer, size_t size)
{
    return describe_member(method->owner->name, method->name, method->descriptor, buffer, size);
}

static bool is_library_name(const char *name)
{
    static const char *const prefixes[] = {"java/", "javax/", "jdk/", "sun/", "com/sun/", "clew/"};
    name += strspn(name, "[");
    if (*name == 'L')
        name++;
    for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
        if (strncmp(name, prefixes[i], strlen(prefixes[i])) == 0)
            return true;
    return false;
}

static Class *missing_class(Vm *vm, const char *name)
{
    char caller[1024];
    if (is_library_name(name)) {
        vm_fatal(vm, "class %s is not available (wanted by %s)%s", name, resolve_describe_caller(vm, caller, sizeof caller),
                 vm->options.jdk_home == NULL ? "; no JDK was found to take it from (--jdk, JAVA_HOME)" : "");
        return NULL;
    }
    char external[512];
    snprintf(external, sizeof external, "%s", name);
    for (char *c = external; *c; c++)
        *c = *c == '/' ? '.' : *c;
    vm_throw(vm, "java/lang/ClassNotFoundException", "%s", external);
    Ref cause = vm->thread->exception;
    vm_throw(vm, "java/lang/NoClassDefFoundError", "%s", name);
    throwable_set_cause(vm, vm->thread->exception, cause);
    return NULL;
}

Class *resolve_class(Vm *vm, const char *name)
{
    Class *class = program_class(vm->program, name);
    if (class != NULL)
        return class;
    if (vm->program->failure == LOAD_MISSING) {
        char missing[512] = "";
        sscanf(vm->program->error.text, "class %511s was not found", missing);
        return missing_class(vm, missing[0] ? missing : name);
    }
    vm_fatal(vm, "%s", vm->program->error.text);
    return NULL;
}

/* A member that our own library lacks is a gap to report, not something for the program to catch. */
static bool is_gap(const Class *owner)
{
    return owner->source == SOURCE_EMBEDDED;
}

Field *resolve_field(Vm *vm, const Constant *constant, bool is_static)
{
    Program *program = vm->program;
    Class *owner = resolve_class(vm, constant->class_name);
    if (owner == NULL)
        return NULL;
    Field *field = class_find_field(owner, program_symbol(program, constant->name), program_symbol(program, constant->descriptor));
    char caller[1024], name[512];
    if (field == NULL && is_gap(owner))
        vm_fatal(vm, "field %s.%s of type %s is not available (wanted by %s)", owner->name, constant->name, constant->descriptor,
                 resolve_describe_caller(vm, caller, sizeof caller));
    else if (field == NULL)
        vm_throw(vm, "java/lang/NoSuchFieldError", "%s", constant->name);
    else if (((field->flags & ACC_STATIC) != 0) != is_static)
        vm_throw(vm, "java/lang/IncompatibleClassChangeError", "Expected %s field %s.%s", is_static ? "static" : "non-static",
                 class_external_name(owner, name, sizeof name), field->name);
    return vm->thread->exception != 0 || vm->fatal.text[0] ? NULL : field;
}

Method *resolve_method(Vm *vm, const Constant *constant, bool is_static)
{
    Program *program = vm->program;
    Class *owner = resolve_class(vm, constant->class_name);
    if (owner == NULL)
        return NULL;
    Method *method = class_find_method(owner, program_symbol(program, constant->name), program_symbol(program, constant->descriptor));
    char text[2048], caller[1024];
    describe_member(constant->class_name, constant->name, constant->descriptor, text, sizeof text);
    if (method == NULL && is_gap(owner))
        vm_fatal(vm, "method %s.%s%s is not available (wanted by %s)", owner->name, constant->name, constant->descriptor,
                 resolve_describe_caller(vm, caller, sizeof caller));
    else if (method == NULL)
        vm_throw(vm, "java/lang/NoSuchMethodError", "'%s'", text);
    else if (method_is_static(method) != is_static)
        vm_throw(vm, "java/lang/IncompatibleClassChangeError", "Expected %s method '%s'", is_static ? "static" : "non-static", text);
    return vm->thread->exception != 0 || vm->fatal.text[0] ? NULL : method;
}
