/* Natives of java.lang.Object: identity hash and who asks for it, clone, wait sets. */
#include <string.h>

#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/execution/exclusive.h"
#include "vm/execution/joining.h"
#include "vm/execution/monitor.h"
#include "vm/execution/names_asked.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/identity.h"
#include "vm/memory/machine.h"
#include "vm/natives/asker.h"
#include "vm/races/happens_before.h"
#include "vm/races/races.h"
#include "vm/test_frameworks.h"

static NativeOutcome object_get_class(Vm *vm, Value *arguments, Value *result)
{
    result->r = vm_class_mirror(vm, object_at(vm, arguments[0].r)->class);
    return NATIVE_DONE;
}

/* Code of a JDK that works on what the program has given it, such as streams; the other classes of a JDK have
 * objects and hash tables of their own. */
static bool works_for_program(const Class *class)
{
    return class->source == SOURCE_EMBEDDED || strncmp(class->name, "java/util/", 10) == 0
           || strncmp(class->name, "java/lang/", 10) == 0;
}

/* The frame of the program for which the library is at work; or one of clew.internal.Hashes, which was asked
 * by a hash table; NULL: a class of a JDK has asked for itself. */
static const Frame *find_asker(const Thread *thread)
{
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--) {
        const Class *owner = frame->method->owner;
        if (owner->source == SOURCE_PROGRAM || strcmp(owner->name, "clew/internal/Hashes") == 0)
            return frame;
        if (!works_for_program(owner))
            return NULL;
    }
    return NULL;
}

/* An identity hash code goes to the program, and not only into a message of a test framework; or to a hash
 * table: then the class of the key is remembered, for when the table hands out its elements. */
static void note_identity_hash(Vm *vm)
{
    if (!vm->checking || footnote_is_noted(vm->program, FOOTNOTE_IDENTITY_HASH))
        return;
    const Frame *asker = find_asker(vm->thread);
    if (asker == NULL)
        return;
    if (is_of_test_framework(asker->method->owner->name))
        return;
    if (asker->method->owner->source == SOURCE_PROGRAM)
        footnote_note(vm->program, FOOTNOTE_IDENTITY_HASH);
    else if (asker->locals[0].r != 0)
        object_at(vm, asker->locals[0].r)->class->hashed_by_identity = true;
}

static void note_order(Vm *vm)
{
    const Frame *asker = vm->checking ? find_asker(vm->thread) : NULL;
    if (asker != NULL && asker->method->owner->source == SOURCE_PROGRAM)
        footnote_note(vm->program, FOOTNOTE_IDENTITY_HASH);
}

static NativeOutcome hashes_note_order(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[0].r != 0 && object_at(vm, arguments[0].r)->class->hashed_by_identity)
        note_order(vm);
    return NATIVE_DONE;
}

static NativeOutcome hashes_note_identity_order(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    note_order(vm);
    return NATIVE_DONE;
}

static NativeOutcome object_hash_code(Vm *vm, Value *arguments, Value *result)
{
    note_identity_hash(vm);
    result->i = identity_hash(vm, arguments[0].r);
    return names_note_object(vm, arguments[0].r);
}

static NativeOutcome system_identity_hash_code(Vm *vm, Value *arguments, Value *result)
{
    note_identity_hash(vm);
    result->i = arguments[0].r == 0 ? 0 : identity_hash(vm, arguments[0].r);
    return names_note_object(vm, arguments[0].r);
}

static NativeOutcome object_clone(Vm *vm, Value *arguments, Value *result)
{
    const Object *object = object_at(vm, arguments[0].r);
    Class *class = object->class;
    char name[512];
    if (!class_is_array(class) && !class_is_subclass(class, vm->program->cloneable))
        return vm_throw(vm, "java/lang/CloneNotSupportedException", "%s",
                        class_external_name(class, name, sizeof name));
    bool chosen = vm->observers.shadow != NULL && choices_chosen_here(vm, vm->thread->frame->pc);
    if (choices_stop_native_at(vm, object))
        return NATIVE_STOPPED;
    size_t size = object_payload_size(object);
    Access read = {object->slot, 0, class_is_array(class) ? object->length : class->instance_size,
                   ACCESS_READS};
    if (vm->observers.shadow != NULL && vm->step.interleaving
        && !race_note_range(vm, vm->thread, &read, chosen))
        return NATIVE_STOPPED;
    if (class_is_array(class))
        exclusive_note_elements(vm, object, 0, object->length, false);
    else if (vm->step.interleaving && object->flags & OBJECT_SHARED)
        exclusive_give_up(vm, object);
    Object *copy = heap_allocate(&vm->heap, class, object->length, size);
    if (copy == NULL)
        return vm_throw(vm, "java/lang/OutOfMemoryError", "Java heap space");
    memcpy(copy->payload, object->payload, size);
    result->r = copy->slot;
    return NATIVE_DONE;
}

static NativeOutcome not_owner(Vm *vm)
{
    return vm_throw(vm, "java/lang/IllegalMonitorStateException", "current thread is not owner");
}

/* Who is interrupted before it is notified ends its wait by that: others may come before.  A value that was
 * chosen is for here. */
static bool stops_at_notify(Vm *vm, Ref object)
{
    return !step_has_value(&vm->step) && wait_count(vm, WAITS_TO_BE_NOTIFIED, object) > 0
           && choices_stop_native(vm);
}

static NativeOutcome object_notify(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (!monitor_is_owned(vm->thread, object_at(vm, arguments[0].r)))
        return not_owner(vm);
    uint32_t which;
    if (stops_at_notify(vm, arguments[0].r)
        || !choices_value(vm, (uint32_t)wait_count(vm, WAITS_TO_BE_NOTIFIED, arguments[0].r), &which))
        return NATIVE_STOPPED;
    if (vm->observers.events != NULL)
        events_note_notify(vm, arguments[0].r, false, which);
    if (vm->checking)
        wait_wake_nth(vm, WAITS_TO_BE_NOTIFIED, arguments[0].r, which);
    else
        wait_wake(vm, WAITS_TO_BE_NOTIFIED, arguments[0].r, false);
    return NATIVE_DONE;
}

static NativeOutcome object_notify_all(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (!monitor_is_owned(vm->thread, object_at(vm, arguments[0].r)))
        return not_owner(vm);
    if (stops_at_notify(vm, arguments[0].r))
        return NATIVE_STOPPED;
    if (vm->observers.events != NULL)
        events_note_notify(vm, arguments[0].r, true, 0);
    wait_wake(vm, WAITS_TO_BE_NOTIFIED, arguments[0].r, true);
    return NATIVE_DONE;
}

static NativeOutcome interrupted(Vm *vm)
{
    vm->thread->interrupted = false;
    choices_others_may_run(vm);
    order_acquire(vm, vm->thread, SHADOW_INTERRUPT, vm->thread->object, 0);
    return vm_throw(vm, "java/lang/InterruptedException", NULL);
}

static NativeOutcome begin_wait(Vm *vm, Thread *thread, Object *object, int64_t millis)
{
    if (millis < 0)
        return vm_throw(vm, "java/lang/IllegalArgumentException", "timeout value is negative");
    if (!monitor_is_owned(thread, object))
        return not_owner(vm);
    if (object->class->is_thread && object->slot != thread->object && join_is_reduced(vm))
        return join_breaks(vm);
    if (thread->interrupted) {
        if (choices_stop_native(vm))
            return NATIVE_STOPPED;
        if (vm->observers.events != NULL)
            events_note(vm, thread, SENTENCE_IS_INTERRUPTED, &(Operands){.method = "wait"});
        return interrupted(vm);
    }
    if (millis > 0 && scheduler_stops_at_clock(vm))
        return NATIVE_STOPPED;
    if (vm->observers.events != NULL)
        events_note(vm, thread, millis > 0 ? SENTENCE_WAITS_AT_MOST : SENTENCE_WAITS,
                    &(Operands){.object = object->slot, .number = millis});
    exclusive_give_up_monitor(vm, object);
    thread->saved_entries = monitor_give_up(vm, object);
    wait_begin(vm, thread, object->slot,
               millis == 0                    ? -1
               : millis > INT64_MAX / 1000000 ? INT64_MAX
                                              : millis * 1000000,
               true);
    wait_may_wake(vm, thread);
    asker_note_wait(vm);
    return NATIVE_BLOCKED;
}

/* Woken: the monitor must be had again before anything else.  Who woke up by itself (it was chosen for that,
 * not for the monitor) lets others come before that: they cannot notify or interrupt it there any more. */
static NativeOutcome end_wait(Vm *vm, Thread *thread, Object *object)
{
    if (!step_is_chosen(&vm->step) && vm->step.interleaving && choices_stop_at_monitor(vm, thread, object))
        return NATIVE_BLOCKED;
    if (object->owner != 0) {
        thread->status = THREAD_BLOCKED;
        thread->blocked_on = object->slot;
        return NATIVE_BLOCKED;
    }
    monitor_restore(vm, thread, object, thread->saved_entries);
    thread->saved_entries = 0; /* or the next native that blocks would carry it into the state */
    if (vm->observers.events != NULL)
        events_note_wake(vm, thread, object->slot);
    WakeReason reason = thread->wake;
    thread->wake = WAKE_NONE;
    return thread->exception == 0 && reason == WAKE_INTERRUPT ? interrupted(vm) : NATIVE_DONE;
}

static NativeOutcome object_wait(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    Thread *thread = vm->thread;
    Object *object = object_at(vm, arguments[0].r);
    return thread->retrying ? end_wait(vm, thread, object) : begin_wait(vm, thread, object, arguments[1].j);
}

const NativeMethod natives_object[] = {
    {"java/lang/Object", "getClass", "()Ljava/lang/Class;", object_get_class},
    {"java/lang/Object", "hashCode", "()I", object_hash_code},
    {"java/lang/Object", "clone", "()Ljava/lang/Object;", object_clone},
    {"java/lang/Object", "notify", "()V", object_notify},
    {"java/lang/Object", "notifyAll", "()V", object_notify_all},
    {"java/lang/Object", "wait", "(J)V", object_wait},
    {"clew/internal/Hashes", "noteOrder", "(Ljava/lang/Object;)V", hashes_note_order},
    {"clew/internal/Hashes", "noteIdentityOrder", "()V", hashes_note_identity_order},
    {"java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I", system_identity_hash_code},
    {0}};
