/* Natives of clew.internal.Monitors, clew.internal.Wait and LockSupport: the blocking operations that the
 * library's locks and queues are built from. */
#include <string.h>

#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/execution/exclusive.h"
#include "vm/execution/monitor.h"
#include "vm/execution/names_asked.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/sharing.h"
#include "vm/natives/asker.h"
#include "vm/natives/lang/thread_seen.h"
#include "vm/races/happens_before.h"

static NativeOutcome null_pointer(Vm *vm) { return vm_throw(vm, "java/lang/NullPointerException", NULL); }

/* --- Monitors --- */

/* The thread has entered so often that it cannot enter once more: an Error. */
static bool is_full(Vm *vm, Ref reference)
{
    const Object *object = object_at(vm, reference);
    if (!monitor_is_owned(vm->thread, object) || object->entries < MONITOR_ENTRIES_MAX)
        return false;
    vm_throw(vm, "java/lang/Error", "Maximum lock count exceeded");
    return true;
}

/* Classes of java.util.concurrent wait by parking in a JDK, which uses a permit up: one that the thread has
 * when it comes to wait, or that it gets meanwhile.  Whether it did is decided when the program parks
 * (lock_support_park), as nobody can see it before. */
static void doubt_permit(Thread *thread) { thread->doubtful = thread->permit; }

static NativeOutcome monitors_enter(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[0].r == 0)
        return null_pointer(vm);
    if (is_full(vm, arguments[0].r))
        return NATIVE_THROWN;
    if (monitor_enter(vm, vm->thread, object_at(vm, arguments[0].r)))
        return NATIVE_DONE;
    doubt_permit(vm->thread);
    return NATIVE_BLOCKED;
}

static NativeOutcome monitors_try_enter(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return null_pointer(vm);
    if (is_full(vm, arguments[0].r))
        return NATIVE_THROWN;
    result->i = monitor_try(vm, vm->thread, object_at(vm, arguments[0].r));
    return NATIVE_DONE;
}

/* Blocks, to be ended by the monitor's coming free, an interrupt, or the time (nanos >= 0). */
static NativeOutcome enter_or_give_up(Vm *vm, Ref reference, int64_t nanos, bool *entered)
{
    Thread *thread = vm->thread;
    if (thread->retrying ? thread->wake == WAKE_INTERRUPT : thread->interrupted) {
        thread->interrupted = thread->interruptible = false;
        order_acquire(vm, thread, SHADOW_INTERRUPT, thread->object, 0);
        thread->deadline = -1;
        thread->wake = WAKE_NONE;
        return vm_throw(vm, "java/lang/InterruptedException", NULL);
    }
    if (is_full(vm, reference))
        return NATIVE_THROWN;
    *entered = monitor_try(vm, thread, object_at(vm, reference));
    bool over = nanos == 0 || (thread->retrying && thread->wake == WAKE_TIMEOUT);
    if (*entered || over) {
        thread->deadline = -1;
        thread->interruptible = false;
        thread->wake = WAKE_NONE;
        return NATIVE_DONE;
    }
    if (!thread->retrying)
        wait_begin(vm, thread, reference, nanos, true);
    doubt_permit(thread);
    thread->status = THREAD_BLOCKED;
    thread->blocked_on = reference;
    return NATIVE_BLOCKED;
}

static NativeOutcome monitors_enter_interruptibly(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    bool entered;
    return arguments[0].r == 0 ? null_pointer(vm) : enter_or_give_up(vm, arguments[0].r, -1, &entered);
}

static NativeOutcome monitors_enter_timed(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return null_pointer(vm);
    bool entered = false;
    NativeOutcome outcome =
        enter_or_give_up(vm, arguments[0].r, arguments[1].j < 0 ? 0 : arguments[1].j, &entered);
    result->i = entered;
    return outcome;
}

static NativeOutcome monitors_exit(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[0].r == 0)
        return null_pointer(vm);
    if (!monitor_exit(vm, vm->thread, object_at(vm, arguments[0].r)))
        return vm_throw(vm, "java/lang/IllegalMonitorStateException", NULL);
    return NATIVE_DONE;
}

static NativeOutcome monitors_holds(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return null_pointer(vm);
    const Object *object = object_at(vm, arguments[0].r);
    result->i = monitor_is_owned(vm->thread, object) ? (int32_t)object->entries : 0;
    return NATIVE_DONE;
}

static NativeOutcome monitors_owner(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return null_pointer(vm);
    uint16_t owner = object_at(vm, arguments[0].r)->owner;
    result->r = owner == 0 ? 0 : sharing_mark_thread(vm, thread_read(vm, owner - 1u));
    return NATIVE_DONE;
}

static bool wants_monitor(const Thread *thread, Ref object)
{
    return thread->status == THREAD_BLOCKED && thread->blocked_on == object;
}

static NativeOutcome monitors_contended(Vm *vm, Value *arguments, Value *result)
{
    result->i = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        result->i |= wants_monitor(thread_look(vm, i), arguments[0].r);
    return NATIVE_DONE;
}

/* The threads that want to enter, in the order of their numbers. */
static NativeOutcome monitors_entering(Vm *vm, Value *arguments, Value *result)
{
    int32_t count = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        count += wants_monitor(thread_read(vm, i), arguments[0].r);
    if (count > 1 && names_note_thread(vm) != NATIVE_DONE)
        return NATIVE_THROWN;
    Ref array = vm_new_array(vm, "[Ljava/lang/Thread;", count);
    count = 0;
    for (uint32_t i = 0; array != 0 && i < vm->thread_count; i++)
        if (wants_monitor(vm->threads[i], arguments[0].r))
            ELEMENT(Ref, object_at(vm, array), count++) = sharing_mark_thread(vm, vm->threads[i]);
    result->r = array;
    return NATIVE_DONE;
}

/* --- Wait --- */

enum { WAIT_WOKEN, WAIT_TIMED_OUT, WAIT_INTERRUPTED, WAIT_SPURIOUS };

static NativeOutcome end_wait(Vm *vm, Thread *thread, Value *result)
{
    WakeReason reason = thread->wake;
    thread->wake = WAKE_NONE;
    thread->released = 0;
    result->i = reason == WAKE_TIMEOUT     ? WAIT_TIMED_OUT
                : reason == WAKE_INTERRUPT ? WAIT_INTERRUPTED
                : reason == WAKE_SPURIOUS  ? WAIT_SPURIOUS
                                           : WAIT_WOKEN;
    if (reason == WAKE_INTERRUPT) {
        thread->interrupted = false;
        order_acquire(vm, thread, SHADOW_INTERRUPT, thread->object, 0);
    }
    return NATIVE_DONE;
}

static NativeOutcome wait_on(Vm *vm, Value *arguments, Value *result)
{
    Thread *thread = vm->thread;
    bool interruptible = arguments[1].i != 0;
    int64_t nanos = arguments[2].j;
    if (arguments[0].r == 0)
        return null_pointer(vm);
    if (thread->retrying)
        return end_wait(vm, thread, result);
    if (interruptible && thread->interrupted) {
        thread->wake = WAKE_INTERRUPT;
        return end_wait(vm, thread, result);
    }
    if (nanos == 0) {
        result->i = WAIT_TIMED_OUT;
        return NATIVE_DONE;
    }
    wait_begin(vm, thread, arguments[0].r, nanos, interruptible);
    doubt_permit(thread);
    return NATIVE_BLOCKED;
}

static NativeOutcome wait_on_condition(Vm *vm, Value *arguments, Value *result)
{
    NativeOutcome outcome = wait_on(vm, arguments, result);
    if (outcome == NATIVE_BLOCKED) {
        wait_may_wake(vm, vm->thread);
        asker_note_wait(vm);
    }
    return outcome;
}

static NativeOutcome wait_ends_by_interrupt(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    Thread *thread = vm->thread;
    uint32_t ends = 0;
    if (thread->interrupted && !choices_value(vm, 2, &ends))
        return NATIVE_STOPPED;
    result->i = (int32_t)ends;
    if (ends) {
        thread->interrupted = false;
        order_acquire(vm, thread, SHADOW_INTERRUPT, thread->object, 0);
    }
    return NATIVE_DONE;
}

/* Who was woken gets its chance before the waker can take again what it gave: else a thread that polls under
 * a lock could keep all others from it for ever. */
static void wake(Vm *vm, Ref key, bool all)
{
    if (wait_wake(vm, WAITS_IN_LIBRARY, key, all) > 0)
        vm->schedule.yielding = true;
}

static NativeOutcome wait_wake_all(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    wake(vm, arguments[0].r, true);
    return NATIVE_DONE;
}

static NativeOutcome wait_wake_one(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    uint32_t which;
    if (!vm->checking) {
        wake(vm, arguments[0].r, false);
        return NATIVE_DONE;
    }
    if (!choices_value(vm, (uint32_t)wait_count(vm, WAITS_IN_LIBRARY, arguments[0].r), &which))
        return NATIVE_STOPPED;
    wait_wake_nth(vm, WAITS_IN_LIBRARY, arguments[0].r, which);
    return NATIVE_DONE;
}

static NativeOutcome wait_let_others(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    return choices_stop_in_atomic(vm) ? NATIVE_STOPPED : NATIVE_DONE;
}

static NativeOutcome wait_fails(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    order_nothing(vm);
    result->i = false;
    return NATIVE_DONE;
}

static NativeOutcome wait_waiting(Vm *vm, Value *arguments, Value *result)
{
    result->i = wait_count(vm, WAITS_IN_LIBRARY, arguments[0].r);
    return NATIVE_DONE;
}

/* --- LockSupport: a parked thread waits on its own Thread object's permit --- */

static NativeOutcome lock_support_park(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    Thread *thread = vm->thread;
    int64_t nanos = arguments[0].j;
    if (!thread->retrying && !step_has_value(&vm->step) && (thread->permit || thread->interrupted)
        && choices_stop_native(vm))
        return NATIVE_STOPPED;
    if (vm->checking && thread->doubtful && !thread->retrying) {
        uint32_t is_there;
        if (!choices_value(vm, 2, &is_there))
            return NATIVE_STOPPED;
        thread->permit = is_there;
        thread->doubtful = false;
    }
    if (thread->retrying || thread->permit || thread->interrupted || nanos == 0) {
        if (thread->permit)
            order_nothing(vm);
        if (vm->observers.events != NULL)
            events_note(vm, thread, thread->retrying ? SENTENCE_ENDS_PARKING : SENTENCE_NEED_NOT_PARK, NULL);
        thread->permit = thread->doubtful = false;
        choices_others_may_run(vm);
        thread->parked = false;
        thread->wake = WAKE_NONE;
        return NATIVE_DONE;
    }
    if (nanos > 0 && scheduler_stops_at_clock(vm))
        return NATIVE_STOPPED;
    thread->parked = true;
    if (vm->observers.events != NULL)
        events_note(vm, thread, nanos < 0 ? SENTENCE_PARKS : SENTENCE_PARKS_FOR_A_TIME, NULL);
    wait_begin(vm, thread, 0, nanos, true);
    wait_may_wake(vm, thread);
    asker_note_wait(vm);
    return NATIVE_BLOCKED;
}

/* Not in Object.wait, sleep or park.  Who has been woken and has not gone on yet may still have to come out
 * of its park, too: two permits are one. */
static bool waits_in_library(const Vm *vm, const Thread *thread)
{
    thread_read(vm, thread->number);
    if (!thread->retrying || thread->parked || thread->saved_entries > 0 || !thread_has_frames(thread))
        return false;
    const Class *waiting = thread->frame->method->owner;
    return waiting->is_concurrent || strncmp(waiting->name, "clew/internal/", 14) == 0;
}

static NativeOutcome lock_support_unpark(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    Thread *thread = arguments[0].r == 0 ? NULL : thread_of_object(vm, arguments[0].r);
    if (!thread_is_alive(thread))
        return NATIVE_DONE;
    thread_touch(thread);
    if (vm->observers.events != NULL)
        events_note(vm, vm->thread, SENTENCE_UNPARKS, &(Operands){.thread = thread});
    thread->permit = true;
    thread->doubtful = waits_in_library(vm, thread);
    if (thread->parked && thread->status == THREAD_WAITING)
        wait_end(vm, thread, WAKE_NOTIFIED);
    return NATIVE_DONE;
}

static NativeOutcome lock_support_set_blocker(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    vm->thread->blocker = arguments[0].r;
    if (vm->checking)
        sharing_mark(vm, arguments[0].r); /* others can ask for it */
    return NATIVE_DONE;
}

static NativeOutcome lock_support_blocker(Vm *vm, Value *arguments, Value *result)
{
    Thread *thread = arguments[0].r == 0 ? NULL : thread_of_object(vm, arguments[0].r);
    if (arguments[0].r == 0)
        return null_pointer(vm);
    if (!step_has_value(&vm->step) && choices_stop_native(vm))
        return NATIVE_STOPPED;
    exclusive_give_up_on(vm, thread);
    result->r = thread_is_alive(thread) ? thread_read(vm, thread->number)->blocker : 0;
    if (thread != vm->thread)
        asker_note(vm, FOOTNOTE_THREAD_STATES);
    if (result->r == 0)
        return NATIVE_DONE;
    bool is_there;
    if (!thread_is_seen_there(vm, thread, &is_there))
        return NATIVE_STOPPED;
    if (!is_there)
        result->r = 0;
    return NATIVE_DONE;
}

const NativeMethod natives_blocking[] = {
    {"clew/internal/Monitors", "enter", "(Ljava/lang/Object;)V", monitors_enter},
    {"clew/internal/Monitors", "tryEnter", "(Ljava/lang/Object;)Z", monitors_try_enter},
    {"clew/internal/Monitors", "enterInterruptibly", "(Ljava/lang/Object;)V", monitors_enter_interruptibly},
    {"clew/internal/Monitors", "enterTimed", "(Ljava/lang/Object;J)Z", monitors_enter_timed},
    {"clew/internal/Monitors", "exit", "(Ljava/lang/Object;)V", monitors_exit},
    {"clew/internal/Monitors", "holds", "(Ljava/lang/Object;)I", monitors_holds},
    {"clew/internal/Monitors", "owner", "(Ljava/lang/Object;)Ljava/lang/Thread;", monitors_owner},
    {"clew/internal/Monitors", "contended", "(Ljava/lang/Object;)Z", monitors_contended},
    {"clew/internal/Monitors", "entering", "(Ljava/lang/Object;)[Ljava/lang/Thread;", monitors_entering},
    {"clew/internal/Wait", "on", "(Ljava/lang/Object;ZJ)I", wait_on},
    {"clew/internal/Wait", "onCondition", "(Ljava/lang/Object;ZJ)I", wait_on_condition},
    {"clew/internal/Wait", "endsByInterrupt", "()Z", wait_ends_by_interrupt},
    {"clew/internal/Wait", "wakeAll", "(Ljava/lang/Object;)V", wait_wake_all},
    {"clew/internal/Wait", "wake", "(Ljava/lang/Object;)V", wait_wake_one},
    {"clew/internal/Wait", "letOthers", "()V", wait_let_others},
    {"clew/internal/Wait", "fails", "()Z", wait_fails},
    {"clew/internal/Wait", "waiting", "(Ljava/lang/Object;)I", wait_waiting},
    {"java/util/concurrent/locks/LockSupport", "parkFor", "(J)V", lock_support_park},
    {"java/util/concurrent/locks/LockSupport", "unpark", "(Ljava/lang/Thread;)V", lock_support_unpark},
    {"java/util/concurrent/locks/LockSupport", "setCurrentBlocker", "(Ljava/lang/Object;)V",
     lock_support_set_blocker},
    {"java/util/concurrent/locks/LockSupport", "blockerOf", "(Ljava/lang/Thread;)Ljava/lang/Object;",
     lock_support_blocker},
    {0}};
