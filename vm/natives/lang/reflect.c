/* Natives of clew.internal.Reflect about methods, fields and record components, and about the calling
 * class. */
#include <stdlib.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/execution/names_asked.h"
#include "vm/loading/jdk_twin.h"
#include "vm/memory/allocate.h"
#include "vm/natives/answers.h"

#define NATIVE(name) static NativeOutcome name(Vm *vm, Value *arguments, Value *result)

static NativeOutcome throw_no_member(Vm *vm)
{
    return vm_throw(vm, "java/lang/InternalError", "there is no member of this number");
}

/* --- methods --- */

/* Of a class that the VM writes for a lambda, static members are the VM's own. */
static bool is_of_vm(const Class *owner, uint16_t flags)
{
    return owner->is_generated && owner->site_user != NULL && flags & ACC_STATIC;
}

static bool is_shown(const Method *method)
{
    return strcmp(method->name, "<clinit>") != 0 && !is_of_vm(method->owner, method->flags)
           && twin_shows_method(method);
}

static bool is_shown_field(const Field *field)
{
    return !is_of_vm(field->owner, field->flags) && twin_shows_field(field);
}

NATIVE(methods)
{
    const Class *type = class_argument(vm, arguments[0]);
    int count = 0;
    for (int i = 0; i < type->method_count; i++)
        count += is_shown(&type->methods[i]);
    Ref array = vm_new_array(vm, "[I", count);
    if (array == 0)
        return NATIVE_THROWN;
    for (int i = 0, at = 0; i < type->method_count; i++)
        if (is_shown(&type->methods[i]))
            ELEMENT(int32_t, object_at(vm, array), at++) = (int32_t)type->methods[i].id;
    return answer_ref(result, array);
}

NATIVE(find_method)
{
    const Class *type = class_argument(vm, arguments[0]);
    char *name = text_argument(vm, arguments[1]), *descriptor = text_argument(vm, arguments[2]);
    const Method *method = class_declared_method(type, program_symbol(vm->program, name),
                                                 program_symbol(vm->program, descriptor));
    free(name);
    free(descriptor);
    return answer_int(result, method == NULL ? -1 : (int32_t)method->id);
}

NATIVE(is_constructor)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm) : answer_int(result, method->is_initializer);
}

NATIVE(method_owner)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm) : answer_class(vm, result, method->owner);
}

NATIVE(method_name)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm) : answer_name(vm, result, method->name);
}

NATIVE(method_descriptor)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm) : answer_text(vm, result, method->descriptor);
}

NATIVE(method_signature)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm) : answer_text(vm, result, method->info->signature);
}

NATIVE(method_flags)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm) : answer_int(result, twin_method_flags(method));
}

static NativeOutcome answer_parameter_types(Vm *vm, Value *result, const Class *user, const char *descriptor)
{
    Ref array = vm_new_array(vm, "[Ljava/lang/Class;", descriptor_argument_count(descriptor));
    if (array == 0)
        return NATIVE_THROWN;
    int index = 0;
    for (const char *at = descriptor + 1, *next; *at != ')'; at = next) {
        next = descriptor_skip(at);
        Class *type = load_described(vm, user, at, next);
        if (type == NULL)
            return NATIVE_THROWN;
        ELEMENT(Ref, object_at(vm, array), index++) = vm_class_mirror(vm, type);
    }
    return answer_ref(result, array);
}

NATIVE(parameter_types)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm)
                          : answer_parameter_types(vm, result, method->owner, method->descriptor);
}

static NativeOutcome answer_described(Vm *vm, Value *result, const Class *user, const char *descriptor)
{
    Class *type = load_described(vm, user, descriptor, descriptor + strlen(descriptor));
    return type == NULL ? NATIVE_THROWN : answer_class(vm, result, type);
}

NATIVE(return_type)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL
               ? throw_no_member(vm)
               : answer_described(vm, result, method->owner, descriptor_return(method->descriptor));
}

NATIVE(exception_types)
{
    const Method *method = method_argument(vm, arguments[0]);
    static const char *const none[] = {NULL};
    if (method == NULL)
        return throw_no_member(vm);
    return answer_classes(vm, result, method->owner,
                          method->info->exceptions == NULL ? none : method->info->exceptions,
                          method->info->exception_count);
}

NATIVE(parameter_names)
{
    const Method *method = method_argument(vm, arguments[0]);
    if (method == NULL)
        return throw_no_member(vm);
    if (method->info->parameters == NULL)
        return answer_ref(result, 0);
    Ref array = vm_new_array(vm, "[Ljava/lang/String;", method->info->parameter_count);
    for (int i = 0; array != 0 && i < method->info->parameter_count; i++) {
        const char *name = method->info->parameters[i].name;
        ELEMENT(Ref, object_at(vm, array), i) = name == NULL ? 0 : vm_new_string(vm, name);
    }
    return array == 0 ? NATIVE_THROWN : answer_ref(result, array);
}

NATIVE(parameter_flags)
{
    const Method *method = method_argument(vm, arguments[0]);
    if (method == NULL)
        return throw_no_member(vm);
    if (method->info->parameters == NULL)
        return answer_ref(result, 0);
    Ref array = vm_new_array(vm, "[I", method->info->parameter_count);
    for (int i = 0; array != 0 && i < method->info->parameter_count; i++)
        ELEMENT(int32_t, object_at(vm, array), i) = method->info->parameters[i].flags;
    return array == 0 ? NATIVE_THROWN : answer_ref(result, array);
}

NATIVE(method_annotations)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm) : answer_bytes(vm, result, method->info->annotations);
}

NATIVE(parameter_annotations)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm)
                          : answer_bytes(vm, result, method->info->parameter_annotations);
}

NATIVE(annotation_default)
{
    const Method *method = method_argument(vm, arguments[0]);
    return method == NULL ? throw_no_member(vm) : answer_bytes(vm, result, method->info->annotation_default);
}

/* --- fields --- */

NATIVE(fields)
{
    const Class *type = class_argument(vm, arguments[0]);
    int count = 0;
    if (names_note_fields(vm, type) != NATIVE_DONE)
        return NATIVE_THROWN;
    for (int i = 0; i < type->field_count; i++)
        count += is_shown_field(&type->fields[i]);
    Ref array = vm_new_array(vm, "[I", count);
    if (array == 0)
        return NATIVE_THROWN;
    for (int i = 0, at = 0; i < type->field_count; i++)
        if (is_shown_field(&type->fields[i]))
            ELEMENT(int32_t, object_at(vm, array), at++) = (int32_t)type->fields[i].id;
    return answer_ref(result, array);
}

NATIVE(field_owner)
{
    const Field *field = field_argument(vm, arguments[0]);
    return field == NULL ? throw_no_member(vm) : answer_class(vm, result, field->owner);
}

NATIVE(field_name)
{
    const Field *field = field_argument(vm, arguments[0]);
    return field == NULL ? throw_no_member(vm) : answer_name(vm, result, field->name);
}

NATIVE(field_type)
{
    const Field *field = field_argument(vm, arguments[0]);
    return field == NULL ? throw_no_member(vm)
                         : answer_described(vm, result, field->owner, field->descriptor);
}

NATIVE(field_signature)
{
    const Field *field = field_argument(vm, arguments[0]);
    return field == NULL ? throw_no_member(vm) : answer_text(vm, result, field->info->signature);
}

NATIVE(field_flags)
{
    const Field *field = field_argument(vm, arguments[0]);
    return field == NULL ? throw_no_member(vm) : answer_int(result, field->flags);
}

NATIVE(field_offset)
{
    const Field *field = field_argument(vm, arguments[0]);
    return field == NULL ? throw_no_member(vm) : answer_int(result, (int32_t)field->offset);
}

NATIVE(field_annotations)
{
    const Field *field = field_argument(vm, arguments[0]);
    return field == NULL ? throw_no_member(vm) : answer_bytes(vm, result, field->info->annotations);
}

/* --- record components --- */

static const RecordComponent *component_argument(const Vm *vm, const Value *arguments)
{
    const ClassFile *file = class_argument(vm, arguments[0])->file;
    bool exists = file != NULL && (uint32_t)arguments[1].i < file->record_component_count;
    return exists ? &file->record_components[arguments[1].i] : NULL;
}

NATIVE(component_count)
{
    const ClassFile *file = class_argument(vm, arguments[0])->file;
    return answer_int(result, file == NULL ? 0 : file->record_component_count);
}

NATIVE(component_name)
{
    const RecordComponent *component = component_argument(vm, arguments);
    return component == NULL ? throw_no_member(vm) : answer_name(vm, result, component->name);
}

NATIVE(component_type)
{
    const RecordComponent *component = component_argument(vm, arguments);
    return component == NULL
               ? throw_no_member(vm)
               : answer_described(vm, result, class_argument(vm, arguments[0]), component->descriptor);
}

NATIVE(component_signature)
{
    const RecordComponent *component = component_argument(vm, arguments);
    return component == NULL ? throw_no_member(vm) : answer_text(vm, result, component->signature);
}

NATIVE(component_annotations)
{
    const RecordComponent *component = component_argument(vm, arguments);
    return component == NULL ? throw_no_member(vm) : answer_bytes(vm, result, component->annotations);
}

/* --- callers --- */

/* Frames between the one who called and the one who asks: generated code and reflection itself. */
static bool is_between(const Method *method)
{
    return method->hidden || method->owner->hidden
           || strcmp(method->owner->name, "java/lang/reflect/Method") == 0
           || strncmp(method->owner->name, "clew/internal/", strlen("clew/internal/")) == 0;
}

/* The top frame asks for its own caller. */
NATIVE(caller_class)
{
    (void)arguments;
    const Thread *thread = vm->thread;
    for (const Frame *frame = thread->frame - 1; frame >= thread->frames; frame--)
        if (!is_between(frame->method))
            return answer_class(vm, result, frame->method->owner);
    return answer_ref(result, 0);
}

NATIVE(is_initialized)
{
    Class *type = class_argument(vm, arguments[0]);
    return answer_int(result, MIRROR_INIT_STATE(object_at(vm, vm_class_mirror(vm, type))) == INIT_DONE);
}

/* --- serialization --- */

NATIVE(nothing)
{
    (void)vm;
    (void)arguments;
    (void)result;
    return NATIVE_DONE;
}

NATIVE(has_static_initializer)
{
    return answer_int(result, class_argument(vm, arguments[0])->initializer != NULL);
}

#define REFLECT "clew/internal/Reflect"

const NativeMethod natives_reflect[] = {
    {REFLECT, "methods", "(Ljava/lang/Class;)[I", methods},
    {REFLECT, "findMethod", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)I", find_method},
    {REFLECT, "isConstructor", "(I)Z", is_constructor},
    {REFLECT, "methodOwner", "(I)Ljava/lang/Class;", method_owner},
    {REFLECT, "methodName", "(I)Ljava/lang/String;", method_name},
    {REFLECT, "methodDescriptor", "(I)Ljava/lang/String;", method_descriptor},
    {REFLECT, "methodSignature", "(I)Ljava/lang/String;", method_signature},
    {REFLECT, "methodFlags", "(I)I", method_flags},
    {REFLECT, "parameterTypes", "(I)[Ljava/lang/Class;", parameter_types},
    {REFLECT, "returnType", "(I)Ljava/lang/Class;", return_type},
    {REFLECT, "exceptionTypes", "(I)[Ljava/lang/Class;", exception_types},
    {REFLECT, "parameterNames", "(I)[Ljava/lang/String;", parameter_names},
    {REFLECT, "parameterFlags", "(I)[I", parameter_flags},
    {REFLECT, "methodAnnotations", "(I)[B", method_annotations},
    {REFLECT, "parameterAnnotations", "(I)[B", parameter_annotations},
    {REFLECT, "annotationDefault", "(I)[B", annotation_default},
    {REFLECT, "fields", "(Ljava/lang/Class;)[I", fields},
    {REFLECT, "fieldOwner", "(I)Ljava/lang/Class;", field_owner},
    {REFLECT, "fieldName", "(I)Ljava/lang/String;", field_name},
    {REFLECT, "fieldType", "(I)Ljava/lang/Class;", field_type},
    {REFLECT, "fieldSignature", "(I)Ljava/lang/String;", field_signature},
    {REFLECT, "fieldFlags", "(I)I", field_flags},
    {REFLECT, "fieldOffset", "(I)I", field_offset},
    {REFLECT, "fieldAnnotations", "(I)[B", field_annotations},
    {REFLECT, "componentCount", "(Ljava/lang/Class;)I", component_count},
    {REFLECT, "componentName", "(Ljava/lang/Class;I)Ljava/lang/String;", component_name},
    {REFLECT, "componentType", "(Ljava/lang/Class;I)Ljava/lang/Class;", component_type},
    {REFLECT, "componentSignature", "(Ljava/lang/Class;I)Ljava/lang/String;", component_signature},
    {REFLECT, "componentAnnotations", "(Ljava/lang/Class;I)[B", component_annotations},
    {REFLECT, "callerClass", "()Ljava/lang/Class;", caller_class},
    {REFLECT, "isInitialized", "(Ljava/lang/Class;)Z", is_initialized},
    {"java/io/ObjectStreamClass", "initNative", "()V", nothing},
    {"java/io/ObjectStreamClass", "hasStaticInitializer", "(Ljava/lang/Class;)Z", has_static_initializer},
    {"jdk/internal/reflect/Reflection", "getCallerClass", "()Ljava/lang/Class;", caller_class},
    {0},
};
