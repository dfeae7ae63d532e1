/* Natives of java.lang.Throwable: recording the stack, and turning the record into StackTraceElements. */
#include <assert.h>
#include <string.h>

#include "vm/execution/exceptions.h"
#include "vm/memory/machine.h"

enum { BUILT_IN_LOADER = 1, JDK_MODULE = 2, LINE_NATIVE = -2, LINE_UNKNOWN = -1 };

static NativeOutcome throwable_record(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    Ref trace = exception_backtrace(vm, vm->thread, arguments[0].r);
    if (trace == 0)
        return NATIVE_THROWN;
    Object *throwable = object_at(vm, arguments[0].r);
    assert(throwable->class->is_throwable);
    object_written(vm, throwable);
    FIELD_AT(Ref, throwable, vm_field_offset(throwable->class, "backtrace", "Ljava/lang/Object;")) = trace;
    return NATIVE_DONE;
}

static void set_text(Vm *vm, Ref element, const char *field, const char *text)
{
    Ref string = vm_new_string(vm, text);
    Object *object = object_at(vm, element);
    FIELD_AT(Ref, object, vm_field_offset(object->class, field, "Ljava/lang/String;")) = string;
}

static int32_t line_of(const Method *method, uint32_t offset)
{
    if (offset == BACKTRACE_NATIVE)
        return LINE_NATIVE;
    int line = method->info->code != NULL ? classfile_line(method->info->code, offset) : 0;
    return line > 0 ? line : LINE_UNKNOWN;
}

static Ref make_element(Vm *vm, const Method *method, uint32_t offset)
{
    const Class *owner = method->owner;
    Ref element = vm_new_object(vm, vm_class(vm, "java/lang/StackTraceElement"));
    char name[1024];
    if (element == 0)
        return 0;
    set_text(vm, element, "declaringClass", class_external_name(owner, name, sizeof name));
    set_text(vm, element, "methodName", method->name);
    if (owner->file != NULL && owner->file->source_file != NULL)
        set_text(vm, element, "fileName", owner->file->source_file);
    if (owner->source != SOURCE_PROGRAM)
        set_text(vm, element, "moduleName", "java.base");
    else
        set_text(vm, element, "classLoaderName", "app");
    Object *object = object_at(vm, element);
    FIELD_AT(int32_t, object, vm_field_offset(object->class, "lineNumber", "I")) = line_of(method, offset);
    FIELD_AT(int8_t, object, vm_field_offset(object->class, "format", "B")) = BUILT_IN_LOADER | JDK_MODULE;
    return element;
}

Ref throwable_elements(Vm *vm, Ref trace)
{
    int32_t count = trace == 0 ? 0 : (int32_t)object_at(vm, trace)->length;
    Ref elements = vm_new_array(vm, "[Ljava/lang/StackTraceElement;", count);
    for (int32_t i = 0; elements != 0 && i < count; i++) {
        uint64_t entry = (uint64_t)ELEMENT(int64_t, object_at(vm, trace), i);
        Ref element = make_element(vm, vm->program->methods[entry >> 32], (uint32_t)entry);
        if (element == 0)
            return 0;
        ELEMENT(Ref, object_at(vm, elements), i) = element;
    }
    return elements;
}

static NativeOutcome throwable_get_elements(Vm *vm, Value *arguments, Value *result)
{
    const Object *throwable = object_at(vm, arguments[0].r);
    assert(throwable->class->is_throwable);
    Ref trace =
        FIELD_AT(const Ref, throwable, vm_field_offset(throwable->class, "backtrace", "Ljava/lang/Object;"));
    result->r = throwable_elements(vm, trace);
    return NATIVE_DONE;
}

const NativeMethod natives_throwable[] = {
    {"java/lang/Throwable", "record", "()V", throwable_record},
    {"java/lang/Throwable", "elements", "()[Ljava/lang/StackTraceElement;", throwable_get_elements},
    {0}};
