/* Resolves constants (JVMS 5.4.3): finds the class, field or method, checks access, and throws the error
 * that Java prescribes if that fails. */
#include "vm/translation/resolve.h"

#include <stdio.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"
#include "vm/footnotes.h"
#include "vm/loading/access.h"
#include "vm/memory/throwables.h"
#include "vm/translation/error_messages.h"

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
    int line = method->info->code != NULL
                   ? classfile_line(method->info->code, code->offsets[frame->pc - code->insns])
                   : 0;
    const ClassFile *file = method->owner->file;
    if (file != NULL && file->source_file != NULL && line > 0)
        snprintf(buffer, size, "%s.%s%s, %s:%d", method->owner->name, method->name, method->descriptor,
                 file->source_file, line);
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
    static const char *const names[] = {"boolean", "byte",  "char",   "short", "int",
                                        "long",    "float", "double", "void"};
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

/* void A.f(int, java.lang.String), or without the class when `owner` is "" */
static const char *describe_member(const char *owner, const char *name, const char *descriptor, char *buffer,
                                   size_t size)
{
    buffer[0] = '\0';
    add_type(buffer, size, descriptor_return(descriptor));
    add_text(buffer, size, " ", 1);
    add_text(buffer, size, owner, strlen(owner));
    if (owner[0] != '\0')
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

const char *resolve_describe_method(const Method *method, bool with_class, char *buffer, size_t size)
{
    return describe_member(with_class ? method->owner->name : "", method->name, method->descriptor, buffer,
                           size);
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

/* Without a JDK, what the library lacks is our affair; with one, java lacks it too. */
static void throw_missing(Vm *vm, const char *name)
{
    char caller[1024];
    if (is_library_name(name) && vm->options.jdk_home == NULL) {
        vm_fatal(
            vm,
            "class %s is not available (wanted by %s); no JDK was found to take it from (--jdk, JAVA_HOME)",
            name, resolve_describe_caller(vm, caller, sizeof caller));
        return;
    }
    char external[512];
    snprintf(external, sizeof external, "%s", name);
    for (char *c = external; *c; c++)
        *c = *c == '/' ? '.' : *c;
    vm_throw(vm, "java/lang/ClassNotFoundException", "%s", external);
    Ref cause = vm->thread->exception;
    vm_throw(vm, "java/lang/NoClassDefFoundError", "%s", name);
    throwable_set_cause(vm, vm->thread->exception, cause);
}

/* When code is resolved for a dump, no thread could catch an exception. */
NativeOutcome resolve_throw_failure(Vm *vm, const char *name)
{
    const Program *program = vm->program;
    if (vm->thread == NULL)
        return vm_fatal(vm, "%s", program->error.text);
    const char *text = program->java_error.text[0] ? program->java_error.text : program->error.text;
    char missing[512] = "";
    switch (program->failure) {
    case LOAD_MISSING:
        sscanf(text, "class %511s was not found", missing);
        throw_missing(vm, missing[0] ? missing : name);
        return NATIVE_THROWN;
    case LOAD_CIRCULAR: return vm_throw(vm, "java/lang/ClassCircularityError", "%s", name);
    case LOAD_MISNAMED: return vm_throw(vm, "java/lang/NoClassDefFoundError", "%s", text);
    case LOAD_UNKNOWN_VERSION: return vm_throw(vm, "java/lang/UnsupportedClassVersionError", "%s", text);
    case LOAD_DAMAGED: return vm_throw(vm, "java/lang/ClassFormatError", "%s", text);
    default: return vm_throw(vm, "java/lang/IncompatibleClassChangeError", "%s", text);
    }
}

static Class *find_class(Vm *vm, const Class *caller, const char *name)
{
    program_lock(vm->program);
    Class *class = program_class_for(caller, name);
    if (class == NULL)
        resolve_throw_failure(vm, name);
    program_unlock(vm->program);
    return class;
}

Class *resolve_class(Vm *vm, const Class *caller, const char *name)
{
    Class *class = find_class(vm, caller, name);
    if (class == NULL || access_class(caller, class))
        return class;
    char from[512], to[512], where[1600];
    vm_throw(vm, "java/lang/IllegalAccessError", "failed to access class %s from class %s (%s)",
             class_external_name(class, to, sizeof to), class_external_name(caller, from, sizeof from),
             message_where(class, caller, where, sizeof where));
    return NULL;
}

/* A member that our own library lacks is a gap to report, not something for the program to catch. */
static bool is_gap(const Class *owner) { return owner->source == SOURCE_EMBEDDED; }

static const char *access_word(uint16_t flags)
{
    return flags & ACC_PRIVATE ? "private " : flags & ACC_PROTECTED ? "protected " : "";
}

static void throw_no_access(Vm *vm, const Class *caller, const Class *owner, const char *access,
                            const char *member)
{
    char from[512], where[1600];
    vm_throw(vm, "java/lang/IllegalAccessError", "class %s tried to access %s%s (%s)",
             class_external_name(caller, from, sizeof from), access, member,
             message_where(caller, owner, where, sizeof where));
}

/* --- fields --- */

static bool check_field(Vm *vm, const Class *caller, const Class *named, const Field *field, bool is_static)
{
    char name[512], member[1100];
    if (!access_member(caller, named, field->owner, field->flags)) {
        snprintf(member, sizeof member, "%sfield %s.%s", access_word(field->flags),
                 class_external_name(field->owner, name, sizeof name), field->name);
        throw_no_access(vm, caller, field->owner, "", member);
        return false;
    }
    if (((field->flags & ACC_STATIC) != 0) == is_static)
        return true;
    vm_throw(vm, "java/lang/IncompatibleClassChangeError", "Expected %s field %s.%s",
             is_static ? "static" : "non-static", class_external_name(field->owner, name, sizeof name),
             field->name);
    return false;
}

/* Since Java 21 the message says whose field it is. */
static void throw_no_field(Vm *vm, const Class *owner, const Constant *constant)
{
    char type[512] = "", name[512];
    add_type(type, sizeof type, constant->descriptor);
    if (classpath_feature(vm->program->classpath) < 21)
        vm_throw(vm, "java/lang/NoSuchFieldError", "%s", constant->name);
    else
        vm_throw(vm, "java/lang/NoSuchFieldError", "Class %s does not have member field '%s %s'",
                 class_external_name(owner, name, sizeof name), type, constant->name);
}

Field *resolve_field(Vm *vm, const Class *caller, const Constant *constant, bool is_static)
{
    Program *program = vm->program;
    Class *owner = resolve_class(vm, caller, constant->class_name);
    if (owner == NULL)
        return NULL;
    Field *field = class_find_field(owner, program_symbol(program, constant->name),
                                    program_symbol(program, constant->descriptor));
    char text[1024];
    if (field == NULL && is_gap(owner))
        vm_fatal(vm, "field %s.%s of type %s is not available (wanted by %s)", owner->name, constant->name,
                 constant->descriptor, resolve_describe_caller(vm, text, sizeof text));
    else if (field == NULL)
        throw_no_field(vm, owner, constant);
    return field != NULL && check_field(vm, caller, owner, field, is_static) ? field : NULL;
}

/* A final field is written by its own class only, and since version 53 only by its initializers. */
bool resolve_may_write(Vm *vm, const Method *caller, const Field *field)
{
    if (!(field->flags & ACC_FINAL) || caller->owner->source != SOURCE_PROGRAM)
        return true;
    char owner[512], from[512];
    bool is_static = field->flags & ACC_STATIC;
    const char *kind = is_static ? "static" : "non-static", *initializer = is_static ? "<clinit>" : "<init>";
    class_external_name(field->owner, owner, sizeof owner);
    if (caller->owner != field->owner)
        vm_throw(
            vm, "java/lang/IllegalAccessError",
            "Update to %s final field %s.%s attempted from a different class (%s) than the field's declaring class",
            kind, owner, field->name, class_external_name(caller->owner, from, sizeof from));
    else if (caller->owner->file->major >= 53 && strcmp(caller->name, initializer) != 0)
        vm_throw(
            vm, "java/lang/IllegalAccessError",
            "Update to %s final field %s.%s attempted from a different method (%s) than the initializer method %s ",
            kind, owner, field->name, caller->name, initializer);
    else
        return true;
    return false;
}

/* --- methods --- */

/* Class methods are named through classes and interface methods through interfaces, or the call's kind would
 * not fit. */
static bool check_owner_kind(Vm *vm, const Class *caller, const Class *owner, const Constant *constant,
                             unsigned op)
{
    bool wants_interface = constant->kind == CONSTANT_INTERFACE_METHOD;
    if (caller->source != SOURCE_PROGRAM || class_is_interface(owner) == wants_interface)
        return true;
    char name[512], text[2048];
    class_external_name(owner, name, sizeof name);
    if (op == OP_invokestatic || op == OP_invokespecial)
        vm_throw(vm, "java/lang/IncompatibleClassChangeError", "Method '%s' must be %s constant",
                 describe_member(owner->name, constant->name, constant->descriptor, text, sizeof text),
                 wants_interface ? "Methodref" : "InterfaceMethodref");
    else
        vm_throw(vm, "java/lang/IncompatibleClassChangeError",
                 wants_interface ? "Found class %s, but interface was expected"
                                 : "Found interface %s, but class was expected",
                 name);
    return false;
}

static Method *find_method(Program *program, Class *owner, const Constant *constant)
{
    const char *name = program_symbol(program, constant->name),
               *descriptor = program_symbol(program, constant->descriptor);
    return constant->name[0] == '<' ? class_declared_method(owner, name, descriptor)
                                    : class_find_method(owner, name, descriptor);
}

static bool check_method(Vm *vm, const Class *caller, const Class *named, const Method *method,
                         const char *text, bool is_static)
{
    char member[2200];
    if (!access_member(caller, named, method->owner, method->flags)) {
        snprintf(member, sizeof member, "method '%s'", text);
        throw_no_access(vm, caller, method->owner, access_word(method->flags), member);
        return false;
    }
    if (method_is_static(method) == is_static)
        return true;
    vm_throw(vm, "java/lang/IncompatibleClassChangeError", "%s method '%s'",
             is_static                   ? "Expected static"
             : class_is_interface(named) ? "Expected instance not static"
                                         : "Expecting non-static",
             text);
    return false;
}

Method *resolve_method(Vm *vm, const Class *caller, const Constant *constant, unsigned op)
{
    Class *owner = resolve_class(vm, caller, constant->class_name);
    if (owner == NULL || !check_owner_kind(vm, caller, owner, constant, op))
        return NULL;
    if (caller->source == SOURCE_PROGRAM)
        footnote_note_call(owner);
    Method *method = find_method(vm->program, owner, constant);
    char text[2048], who[1024];
    describe_member(method != NULL ? method->owner->name : constant->class_name, constant->name,
                    constant->descriptor, text, sizeof text);
    if (method == NULL && is_gap(owner))
        vm_fatal(vm, "method %s.%s%s is not available (wanted by %s)", owner->name, constant->name,
                 constant->descriptor, resolve_describe_caller(vm, who, sizeof who));
    else if (method == NULL && constant->name[0] == '<')
        vm_throw(vm, "java/lang/NoSuchMethodError", "%s: method '%s' not found",
                 class_external_name(owner, who, sizeof who),
                 describe_member("", constant->name, constant->descriptor, text, sizeof text));
    else if (method == NULL)
        vm_throw(vm, "java/lang/NoSuchMethodError", "'%s'", text);
    return method != NULL && check_method(vm, caller, owner, method, text, op == OP_invokestatic) ? method
                                                                                                  : NULL;
}
