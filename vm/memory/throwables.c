/* Making throwables without running Java code: message, cause, backtrace. */
#include "vm/memory/throwables.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "vm/memory/allocate.h"

enum { MESSAGE_MAX = 2048, BACKTRACE_MAX = 1024, EMERGENCY_HEAP = 1 << 20 };

/* By class and not by `this`, which may be dead and is then no part of the state. */
static bool belongs_to_construction(const Frame *frame, const Class *thrown)
{
    const Method *method = frame->method;
    if (thrown == NULL || method_is_static(method) || !class_is_subclass(thrown, method->owner))
        return false;
    return method->is_initializer || strcmp(method->name, "fillInStackTrace") == 0;
}

static int64_t trace_entry(const Frame *frame)
{
    const Code *code = frame->method->code;
    return (int64_t)frame->method->id << 32 | code->offsets[frame->pc - code->insns];
}

Ref exception_backtrace(Vm *vm, const Thread *thread, Ref throwable)
{
    int64_t entries[BACKTRACE_MAX];
    int count = 0;
    const Frame *frame = thread->frame;
    const Class *thrown = throwable == 0 ? NULL : object_at(vm, throwable)->class;
    if (vm->native != NULL && thread == vm->thread && !vm->native->hidden && !vm->native->owner->is_throwable)
        entries[count++] = (int64_t)vm->native->id << 32 | BACKTRACE_NATIVE;
    while (frame >= thread->frames && belongs_to_construction(frame, thrown))
        frame--;
    for (; frame >= thread->frames && count < BACKTRACE_MAX; frame--)
        if (!frame->method->hidden)
            entries[count++] = trace_entry(frame);
    Ref array = vm_new_array(vm, "[J", count);
    if (array == 0)
        return 0;
    memcpy(object_at(vm, array)->payload, entries, (size_t)count * sizeof entries[0]);
    object_at(vm, array)->flags |= OBJECT_TRACE;
    return array;
}

NativeOutcome vm_throw_object(Vm *vm, Ref throwable)
{
    vm->thread->exception = throwable;
    return NATIVE_THROWN;
}

/* `object` is null when not even it could be made. */
static void set_reference(Vm *vm, Ref object, const char *name, const char *descriptor, Ref value)
{
    if (object == 0)
        return;
    uint32_t offset = vm_field_offset(object_at(vm, object)->class, name, descriptor);
    FIELD_AT(Ref, object_at(vm, object), offset) = value;
}

/* What the constructor of Throwable would do, without running Java code. */
static Ref make_throwable(Vm *vm, Class *class, const char *message)
{
    Ref throwable = vm_new_object(vm, class);
    if (throwable == 0)
        return 0;
    if (message != NULL)
        set_reference(vm, throwable, "detailMessage", "Ljava/lang/String;", vm_new_string(vm, message));
    set_reference(vm, throwable, "cause", "Ljava/lang/Throwable;", throwable);
    set_reference(vm, throwable, "suppressed", "[Ljava/lang/Throwable;",
                  vm_new_array(vm, "[Ljava/lang/Throwable;", 0));
    set_reference(vm, throwable, "backtrace", "Ljava/lang/Object;",
                  exception_backtrace(vm, vm->thread, throwable));
    return throwable;
}

static Ref get_reference(Vm *vm, Ref object, const char *name, const char *descriptor)
{
    return FIELD_AT(Ref, object_at(vm, object),
                    vm_field_offset(object_at(vm, object)->class, name, descriptor));
}

void throwable_set_cause(Vm *vm, Ref throwable, Ref cause)
{
    set_reference(vm, throwable, "cause", "Ljava/lang/Throwable;", cause);
}

void throwable_copy_trace(Vm *vm, Ref to, Ref from)
{
    set_reference(vm, to, "backtrace", "Ljava/lang/Object;",
                  get_reference(vm, from, "backtrace", "Ljava/lang/Object;"));
}

char *throwable_message(Vm *vm, Ref throwable)
{
    Ref message = get_reference(vm, throwable, "detailMessage", "Ljava/lang/String;");
    return message == 0 ? NULL : vm_string_utf8(vm, message);
}

NativeOutcome vm_throw(Vm *vm, const char *class_name, const char *format, ...)
{
    char message[MESSAGE_MAX];
    if (format != NULL) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(message, sizeof message, format, arguments);
        va_end(arguments);
    }
    if (vm->thread == NULL)
        return vm_fatal(vm, "the Java heap is too small for the program to begin");
    Class *class = vm_class(vm, class_name);
    if (!class->is_throwable)
        return NATIVE_THROWN;         /* the library lacks it, and this has been said */
    vm->heap.limit += EMERGENCY_HEAP; /* an OutOfMemoryError needs memory too */
    Ref throwable = make_throwable(vm, class, format != NULL ? message : NULL);
    vm->heap.limit -= EMERGENCY_HEAP;
    if (throwable == 0)
        return vm_fatal(vm, "the Java heap has no room left for a %s", class_name);
    return vm_throw_object(vm, throwable);
}
