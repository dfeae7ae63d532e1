/* Calls natives, and Java methods in place of a native (reflection, method handles): the arguments of the
 * native are removed and the frame of the method is pushed. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "vm/execution/choices.h"
#include "vm/execution/exceptions.h"
#include "vm/execution/exclusive.h"
#include "vm/execution/initialize.h"
#include "vm/execution/interpreter.h"
#include "vm/execution/monitor.h"
#include "vm/races/races.h"
#include "vm/translation/translate.h"

static NativeOutcome make_ready(Vm *vm, Class *class)
{
    switch (class_make_ready(vm, class)) {
    case CLASS_READY: return NATIVE_DONE;
    case CLASS_PUSHED: return NATIVE_AGAIN;
    case CLASS_BLOCKED: return NATIVE_BLOCKED;
    default: return NATIVE_THROWN;
    }
}

/* The caller's frame still holds the native's arguments; they make room for the method's. */
static NativeOutcome push(Vm *vm, Method *method, const Value *arguments)
{
    Thread *thread = vm->thread;
    assert(vm->native != NULL && method->code != NULL && "a native enters a prepared method");
    Value *top = thread->frame->sp;
    thread->frame->sp -= vm->native->argument_slots;
    Ref lock = 0;
    if (!thread_has_room(thread, method)) {
        thread->frame->sp = top;
        return vm_throw(vm, "java/lang/StackOverflowError", NULL);
    }
    if (method->flags & ACC_SYNCHRONIZED) {
        lock = method_is_static(method) ? vm_class_mirror(vm, method->owner) : arguments[0].r;
        Object *object = object_at(vm, lock);
        bool stops = vm->step.interleaving && object->flags & (OBJECT_SHARED | OBJECT_CONSTANT)
                     && choices_stop_at_monitor(vm, thread, object);
        if (stops || !monitor_enter(vm, thread, object)) {
            thread->frame->sp = top;
            return NATIVE_BLOCKED;
        }
    }
    if (method->atomic)
        choices_begin_atomic(vm, thread);
    thread_push_frame(thread, method, arguments);
    thread->frame->lock = lock;
    if (method->calls_out)
        choices_call_out(vm, thread);
    thread->retrying = false;
    return NATIVE_ENTERED;
}

/* Does the native get an array of numbers that other threads can reach?  (Those that take arrays of
 * references call Java, and stop by themselves.) */
static bool takes_shared_array(const Vm *vm, const Method *method, const Value *arguments)
{
    const Value *at = arguments + !method_is_static(method);
    for (const char *type = method->descriptor + 1; *type != ')'; type = descriptor_skip(type)) {
        if (*type == '[' && strchr("L[", type[1]) == NULL && at->r != 0
            && object_header(vm, at->r)->flags & OBJECT_SHARED)
            return true;
        at += *type == 'J' || *type == 'D' ? 2 : 1;
    }
    return false;
}

/* Is another thread to run before what the native does to arrays or memory that threads share? */
static bool stops_at_ranges(Vm *vm, const Method *method, const Value *arguments)
{
    Access accesses[ACCESSES_MAX];
    int of_memory = !method->takes_memory ? 0
                                          : native_memory_accesses(vm, method->owner->name, method->name,
                                                                   method->descriptor, arguments, accesses);
    if (of_memory == 0 && !(method->takes_arrays && takes_shared_array(vm, method, arguments)))
        return false;
    bool chosen = vm->observers.shadow != NULL && choices_chosen_here(vm, vm->thread->frame->pc);
    if (choices_stop_native(vm))
        return true;
    if (vm->observers.shadow == NULL)
        return false;
    int count = of_memory
                + native_array_accesses(vm, method->owner->name, method->name, method->descriptor, arguments,
                                        accesses + of_memory);
    for (int i = 0; i < count; i++)
        if (!race_note_range(vm, vm->thread, &accesses[i], chosen))
            return true;
    return false;
}

NativeOutcome native_call(Vm *vm, const Method *method, Value *arguments, Value *result)
{
    assert(method->native != NULL && "its implementation was found");
    if ((method->takes_arrays || method->takes_memory) && vm->step.interleaving
        && stops_at_ranges(vm, method, arguments))
        return NATIVE_STOPPED;
    if (vm->exclusion != NULL && vm->step.interleaving && method->touch != NATIVE_NOTES)
        exclusive_note_native(vm, method, arguments);
    if (method->has_effects)
        reads_give_up(vm, OBSTACLE_NATIVE);
    if (!method->guarded)
        return method->native(vm, arguments, result);
    program_lock(vm->program);
    NativeOutcome outcome = method->native(vm, arguments, result);
    program_unlock(vm->program);
    return outcome;
}

NativeOutcome vm_enter(Vm *vm, Method *method, Value *arguments, Value *result)
{
    if (method_is_static(method)) {
        NativeOutcome outcome = make_ready(vm, method->owner);
        if (outcome != NATIVE_DONE)
            return outcome;
    }
    if (method->code == NULL && method->native == NULL && !method_prepare(vm, method))
        return NATIVE_THROWN;
    return method->code != NULL ? push(vm, method, arguments) : native_call(vm, method, arguments, result);
}
