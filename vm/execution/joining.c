/* Joins and ends of threads as one operation each, and what they rest on: see joining.h. */
#include "vm/execution/joining.h"

#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/execution/enabled.h"
#include "vm/execution/exclusive.h"
#include "vm/execution/monitor.h"
#include "vm/execution/names_asked.h"
#include "vm/races/happens_before.h"

enum { PHASE_NEW, PHASE_ALIVE, PHASE_TERMINATED }; /* of Thread.phase */
enum { HAS_JOINED = 1 };                           /* in Thread.joins */

NativeOutcome join_breaks(Vm *vm)
{
    assert(join_is_reduced(vm) && "without the reduction nothing is assumed");
    vm->program->refuted |= 1u << REDUCTION_JOIN;
    return vm_fatal(vm, "the program can notice when a thread ends, which this search does not show");
}

static int32_t *int_field(Vm *vm, Object *object, const char *name)
{
    return &FIELD_AT(int32_t, object, vm_field_offset(vm->program->thread, name, "I"));
}

static int32_t phase_of(Vm *vm, Ref object) { return *int_field(vm, object_at(vm, object), "phase"); }

/* Has the running thread joined it?  Then it knows that the other has ended. */
static bool has_joined(Vm *vm, Ref object)
{
    return *int_field(vm, object_at(vm, object), "joiner") == (int32_t)vm->thread->number + 1;
}

NativeOutcome join_note_asked(Vm *vm, Ref object)
{
    return join_is_reduced(vm) && object != vm->thread->object && phase_of(vm, object) != PHASE_NEW
                   && !has_joined(vm, object)
               ? join_breaks(vm)
               : NATIVE_DONE;
}

void join_note_monitor(Vm *vm, const Thread *thread, const Object *object)
{
    assert(object->class->is_thread);
    if (join_is_reduced(vm) && object->slot != thread->object && phase_of(vm, object->slot) != PHASE_NEW)
        join_breaks(vm);
}

/* Where it starts and joins others, it is taken for one that does so in any order: joins_ahead.h. */
static bool may_start_or_join(const Thread *thread)
{
    return thread->status == THREAD_RUNNABLE || thread->children > 0
           || (thread->status == THREAD_WAITING && thread->interruptible
               && thread->blocked_on != thread->object);
}

NativeOutcome join_note_interrupt(Vm *vm, const Thread *interrupted)
{
    if (interrupted != vm->thread && may_start_or_join(interrupted) && names_note_thread(vm) != NATIVE_DONE)
        return NATIVE_THROWN;
    return join_is_reduced(vm) && interrupted != vm->thread && interrupted->object != 0
                   && *int_field(vm, object_at(vm, interrupted->object), "joins") & HAS_JOINED
               ? join_breaks(vm)
               : NATIVE_DONE;
}

/* The running thread knows from now on that the other one has ended, unless its time could be over as well.
 * What that one did comes before, as by its monitor. */
static NativeOutcome has_ended(Vm *vm, Object *object, bool is_timed)
{
    Thread *thread = vm->thread;
    if (vm->observers.shadow != NULL) {
        order_lock(vm, thread, object);
        order_unlock(vm, thread, object);
    }
    uint32_t number = (uint32_t)*int_field(vm, object, "number");
    if (!is_timed && number != 0)
        exclusive_see_end(vm, number - 1);
    if (!is_timed && *int_field(vm, object, "joiner") == 0) {
        object_written(vm, object);
        *int_field(vm, object, "joiner") = (int32_t)thread->number + 1;
    }
    Object *own = object_at(vm, thread->object);
    if (!(*int_field(vm, own, "joins") & HAS_JOINED)) {
        object_written(vm, own);
        *int_field(vm, own, "joins") |= HAS_JOINED;
    }
    return NATIVE_DONE;
}

static NativeOutcome interrupted(Vm *vm)
{
    vm->thread->interrupted = false;
    choices_others_may_run(vm);
    order_acquire(vm, vm->thread, SHADOW_INTERRUPT, vm->thread->object, 0);
    return vm_throw(vm, "java/lang/InterruptedException", NULL);
}

static NativeOutcome end_join(Vm *vm, Object *object, bool is_timed)
{
    Thread *thread = vm->thread;
    WakeReason reason = thread->wake;
    thread->wake = WAKE_NONE;
    thread->released = 0;
    if (vm->observers.events != NULL)
        events_note(vm, thread,
                    reason == WAKE_INTERRUPT ? SENTENCE_ENDS_WAIT_INTERRUPTED : SENTENCE_ENDS_JOIN, NULL);
    if (reason == WAKE_INTERRUPT)
        return interrupted(vm);
    return reason == WAKE_NOTIFIED ? has_ended(vm, object, is_timed) : NATIVE_DONE;
}

NativeOutcome join_thread(Vm *vm, Ref reference, int64_t millis)
{
    Thread *thread = vm->thread;
    Object *object = object_at(vm, reference);
    assert(join_is_reduced(vm) && millis >= 0);
    if (thread->retrying)
        return end_join(vm, object, millis > 0);
    if (millis > 0 && !vm->options.timeless)
        return join_breaks(vm);
    switch (phase_of(vm, reference)) {
    case PHASE_ALIVE: break;
    case PHASE_TERMINATED:
        return thread->interrupted && !has_joined(vm, reference) ? join_breaks(vm)
                                                                 : has_ended(vm, object, millis > 0);
    default: return choices_stop_native(vm) ? NATIVE_STOPPED : NATIVE_DONE; /* it may be started first */
    }
    if (thread->interrupted) {
        if (choices_stop_native(vm))
            return NATIVE_STOPPED;
        if (vm->observers.events != NULL)
            events_note(vm, thread, SENTENCE_IS_INTERRUPTED, &(Operands){.method = "join"});
        return interrupted(vm);
    }
    if (vm->observers.events != NULL)
        events_note(vm, thread, millis > 0 ? SENTENCE_JOINS_AT_MOST : SENTENCE_JOINS,
                    &(Operands){.thread = thread_of_object(vm, reference), .number = millis});
    wait_begin(vm, thread, reference, millis == 0 ? -1 : 0, true);
    return NATIVE_BLOCKED;
}

bool join_end_stops(Vm *vm)
{
    assert(join_is_reduced(vm) && "without the reduction the end takes the monitor");
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (wait_is_on(thread_look(vm, i), WAITS_IN_LIBRARY, vm->thread->object)
            && enabled_by_interrupt(thread_read(vm, i)))
            return choices_stop_native(vm);
    return false;
}

/* Who was interrupted before could have ended its join by that before: see join_end_stops. */
void join_release(Vm *vm, const Thread *ended)
{
    if (vm->observers.shadow != NULL) {
        const Object *object = object_at(vm, ended->object);
        order_lock(vm, ended, object);
        order_unlock(vm, ended, object);
    }
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        if (!wait_is_on(thread_look(vm, i), WAITS_IN_LIBRARY, ended->object))
            continue;
        Thread *joining = thread_read(vm, i);
        assert(joining->exception == 0 && !joining->is_suspended && "nobody is stopped or suspended");
        wait_end(vm, joining, WAKE_NOTIFIED);
        joining->released = vm->step.taken + 1;
        vm->step.has_started = true;
    }
}
