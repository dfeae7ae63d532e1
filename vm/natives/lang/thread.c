/* Natives of java.lang.Thread: start, sleep, interrupt, stop, suspend, state. */
#include <stdlib.h>

#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/execution/exceptions.h"
#include "vm/execution/exclusive.h"
#include "vm/execution/interpreter.h"
#include "vm/execution/joining.h"
#include "vm/execution/monitor.h"
#include "vm/execution/names_asked.h"
#include "vm/execution/scheduler.h"
#include "vm/execution/unseen.h"
#include "vm/footnotes.h"
#include "vm/memory/sharing.h"
#include "vm/natives/asker.h"
#include "vm/natives/lang/thread_seen.h"
#include "vm/races/happens_before.h"
#include "vm/translation/translate.h"

static NativeOutcome thread_current(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    result->r = vm->thread->object;
    return NATIVE_DONE;
}

static NativeOutcome thread_attach(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    vm->thread->object = arguments[0].r;
    return NATIVE_DONE;
}

static void note_other(Vm *vm, Sentence sentence, const Thread *other)
{
    if (vm->observers.events != NULL)
        events_note(vm, vm->thread, sentence, &(Operands){.thread = other});
}

/* The interrupt status of a thread that is not alive: it may be interrupted before it begins, and keeps what
 * it had at its end. */
static int8_t *idle_status(Vm *vm, Ref reference)
{
    return &FIELD_AT(int8_t, object_at(vm, reference),
                     vm_field_offset(vm->program->thread, "interrupted", "Z"));
}

static void set_idle_status(Vm *vm, Ref reference, bool interrupted)
{
    if (*idle_status(vm, reference) == (int8_t)interrupted)
        return;
    object_written(vm, object_at(vm, reference));
    *idle_status(vm, reference) = (int8_t)interrupted;
}

static uint32_t number_offset(const Vm *vm) { return vm_field_offset(vm->program->thread, "number", "I"); }

static void set_number(Vm *vm, Ref reference, uint32_t number)
{
    Object *object = object_at(vm, reference);
    object_written(vm, object);
    FIELD_AT(uint32_t, object, number_offset(vm)) = number;
}

static NativeOutcome thread_see_end(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    uint32_t number = FIELD_AT(uint32_t, object_at(vm, arguments[0].r), number_offset(vm));
    if (number != 0)
        exclusive_see_end(vm, number - 1);
    return NATIVE_DONE;
}

static NativeOutcome thread_start(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    Program *program = vm->program;
    Method *body = class_declared_method(program->thread, program_symbol(program, "execute"),
                                         program_symbol(program, "()V"));
    if (body->code == NULL && !method_prepare(vm, body))
        return NATIVE_THROWN;
    if (join_is_reduced(vm) && object_at(vm, arguments[0].r)->entries > 1)
        return join_breaks(vm); /* its starter holds its monitor, apart from Thread.start */
    if (vm->checking)
        sharing_mark(vm, arguments[0].r);
    Thread *thread = thread_create(vm, arguments[0].r);
    if (thread == NULL || (!vm->checking && !thread_enlarge(thread, arguments[2].i)))
        return vm_throw(vm, "java/lang/OutOfMemoryError", "unable to create native thread: too many threads");
    thread->daemon = arguments[1].i != 0;
    if (vm->exclusion != NULL) {
        thread->seen_ends = vm->thread->seen_ends;
        set_number(vm, arguments[0].r, thread->number + 1);
    }
    thread->interrupted = *idle_status(vm, arguments[0].r);
    set_idle_status(vm, arguments[0].r, false);
    thread_push_frame(thread, body, arguments);
    order_start(vm, thread);
    note_other(vm, SENTENCE_STARTS, thread);
    vm_count_threads(vm);
    vm->step.has_started = true;
    choices_others_may_run(vm);
    return NATIVE_DONE;
}

enum { STATE_RUNNABLE = 1, STATE_BLOCKED, STATE_WAITING, STATE_TIMED_WAITING }; /* Thread.State's ordinals */

/* Who wants a monitor that nobody else has only stands before it: no JVM calls that blocked. */
static bool is_held_up(const Vm *vm, const Thread *thread)
{
    const Object *object = thread->status == THREAD_BLOCKED ? object_at(vm, thread->blocked_on) : NULL;
    return thread->status == THREAD_WAITING
           || (object != NULL && object->owner != 0 && !monitor_is_owned(thread, object));
}

/* A lock of java.util.concurrent is a monitor here; in a JDK its threads are parked. */
static bool is_at_lock(const Vm *vm, const Thread *thread)
{
    return thread->status == THREAD_BLOCKED && thread->retrying
           && thread_read(vm, thread->number)->frame->method->owner->is_concurrent;
}

static int state_of(const Vm *vm, const Thread *thread)
{
    if (!is_held_up(vm, thread))
        return STATE_RUNNABLE;
    if (thread->status == THREAD_BLOCKED && !is_at_lock(vm, thread))
        return STATE_BLOCKED;
    return thread->deadline >= 0 ? STATE_TIMED_WAITING : STATE_WAITING;
}

/* Threads come to a monitor and park by all that they can do unseen, so one that is held up there may as well
 * be on its way still, until somebody has seen otherwise.  One that was notified is blocked for certain. */
static bool may_be_on_its_way(const Thread *thread)
{
    bool is_at_monitor = thread->status == THREAD_BLOCKED && !thread->retrying && thread->saved_entries == 0;
    return (is_at_monitor || (thread->status == THREAD_WAITING && thread->parked)) && !thread->seen_there;
}

bool thread_is_seen_there(Vm *vm, Thread *thread, bool *is_there)
{
    uint32_t chosen = 1;
    bool is_open = vm->checking && may_be_on_its_way(thread);
    if (is_open && !choices_value(vm, 2, &chosen))
        return false;
    *is_there = chosen != 0;
    if (is_open && *is_there) {
        thread_touch(thread);
        thread->seen_there = true;
    }
    return true;
}

/* The caller has stopped to look whether the thread is alive: what it is doing is of the same moment. */
static NativeOutcome thread_state(Vm *vm, Value *arguments, Value *result)
{
    Thread *thread = thread_of_object(vm, arguments[0].r);
    if (thread != NULL)
        thread_read(vm, thread->number);
    result->i = thread == NULL ? STATE_RUNNABLE : state_of(vm, thread);
    exclusive_give_up_on(vm, thread);
    if (thread != vm->thread)
        asker_note(vm, FOOTNOTE_THREAD_STATES);
    if (result->i == STATE_RUNNABLE)
        return NATIVE_DONE;
    bool is_there;
    if (!thread_is_seen_there(vm, thread, &is_there))
        return NATIVE_STOPPED;
    if (!is_there)
        result->i = STATE_RUNNABLE;
    return NATIVE_DONE;
}

static NativeOutcome thread_ask(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return join_note_asked(vm, arguments[0].r);
}

static NativeOutcome thread_join(Vm *vm, Value *arguments, Value *result)
{
    result->i = join_is_reduced(vm);
    return result->i ? join_thread(vm, arguments[0].r, arguments[1].j) : NATIVE_DONE;
}

/* Between these two, whatever the thread writes belongs to its last step. */
static NativeOutcome thread_begin_end(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    result->i = join_is_reduced(vm);
    if (result->i && join_end_stops(vm))
        return NATIVE_STOPPED;
    if (result->i)
        vm->thread->atomic++;
    return NATIVE_DONE;
}

static NativeOutcome thread_finish_end(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    assert(join_is_reduced(vm) && vm->thread->atomic > 0);
    vm->thread->atomic--;
    join_release(vm, vm->thread);
    return NATIVE_DONE;
}

static NativeOutcome thread_yield(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    vm->schedule.yielding = true;
    return NATIVE_DONE;
}

static NativeOutcome sleep_interrupted(Vm *vm)
{
    vm->thread->interrupted = false;
    choices_others_may_run(vm);
    order_acquire(vm, vm->thread, SHADOW_INTERRUPT, vm->thread->object, 0);
    return vm_throw(vm, "java/lang/InterruptedException", "sleep interrupted");
}

static NativeOutcome thread_sleep(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    Thread *thread = vm->thread;
    int64_t millis = arguments[0].j;
    if (thread->retrying) {
        WakeReason reason = thread->wake;
        thread->wake = WAKE_NONE;
        if (vm->observers.events != NULL)
            events_note(vm, thread,
                        reason == WAKE_INTERRUPT ? SENTENCE_ENDS_SLEEP_INTERRUPTED : SENTENCE_ENDS_SLEEP,
                        NULL);
        return reason == WAKE_INTERRUPT ? sleep_interrupted(vm) : NATIVE_DONE;
    }
    if (millis < 0)
        return vm_throw(vm, "java/lang/IllegalArgumentException", "timeout value is negative");
    if (thread->interrupted) {
        if (choices_stop_native(vm))
            return NATIVE_STOPPED;
        if (vm->observers.events != NULL)
            events_note(vm, thread, SENTENCE_IS_INTERRUPTED, &(Operands){.method = "sleep"});
        return sleep_interrupted(vm);
    }
    if (millis == 0) {
        vm->schedule.yielding = true;
        return NATIVE_DONE;
    }
    if (scheduler_stops_at_clock(vm))
        return NATIVE_STOPPED;
    if (vm->observers.events != NULL)
        events_note(vm, thread, SENTENCE_SLEEPS, &(Operands){.number = millis});
    if (unseen_sleep(vm))
        return NATIVE_DONE;
    wait_begin(vm, thread, 0, millis > INT64_MAX / 1000000 ? INT64_MAX : millis * 1000000, true);
    return NATIVE_BLOCKED;
}

static NativeOutcome thread_holds_lock(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return vm_throw(vm, "java/lang/NullPointerException", NULL);
    result->i = monitor_is_owned(vm->thread, object_at(vm, arguments[0].r));
    return NATIVE_DONE;
}

static NativeOutcome thread_is_interrupted(Vm *vm, Value *arguments, Value *result)
{
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    Thread *thread = thread_of_object(vm, arguments[0].r);
    bool is_alive = thread_is_alive(thread);
    result->i = is_alive ? thread->interrupted : *idle_status(vm, arguments[0].r);
    if (result->i)
        order_acquire(vm, vm->thread, SHADOW_INTERRUPT, arguments[0].r, 0);
    if (is_alive && arguments[1].i) {
        thread_touch(thread);
        thread->interrupted = false;
    }
    return NATIVE_DONE;
}

/* Does another thread wait that the notification could have gone to? */
static bool others_wait(const Vm *vm, const Thread *notified)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *other = thread_look(vm, i);
        if (other != notified && other->status == THREAD_WAITING && !other->parked && other->blocked_on != 0)
            return true;
    }
    return false;
}

static NativeOutcome thread_do_interrupt(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    Thread *thread = thread_of_object(vm, arguments[0].r);
    order_release(vm, vm->thread, SHADOW_INTERRUPT, arguments[0].r, 0);
    if (thread_is_alive(thread)) {
        if (join_note_interrupt(vm, thread) != NATIVE_DONE
            || unseen_note_interrupt(vm, thread) != NATIVE_DONE)
            return NATIVE_STOPPED;
        note_other(vm, SENTENCE_INTERRUPTS, thread);
        if (vm->checking && thread->wake == WAKE_NOTIFIED && !thread->parked && others_wait(vm, thread))
            footnote_note(vm->program, FOOTNOTE_NOTIFIED_TWICE);
        thread_interrupt(vm, thread);
    } else {
        set_idle_status(vm, arguments[0].r, true);
    }
    return NATIVE_DONE;
}

/* --- stop, suspend, resume --- */

enum { PHASE_NEW, PHASE_STOPPED = 3 }; /* of Thread.phase */

/* Is the thread beyond what the method of its whole life (Thread.execute, Launcher.launch) catches exceptions
 * of?  Then there is nothing left to be stopped: it waits to be allowed to end. */
static bool is_ending(const Thread *thread)
{
    return thread->status == THREAD_ENDING || !exception_is_caught_in(thread->frames);
}

/* Who has not begun ends as soon as it does. */
static void stop_before_start(Vm *vm, Ref reference)
{
    Object *object = object_at(vm, reference);
    int32_t *phase = &FIELD_AT(int32_t, object, vm_field_offset(vm->program->thread, "phase", "I"));
    if (*phase != PHASE_NEW)
        return;
    object_written(vm, object);
    *phase = PHASE_STOPPED;
}

/* Whoever stops another thread interrupts it too, so that it wakes; waiting and sleeping take the status
 * back. */
static void interrupt_stopped(Vm *vm, Thread *thread, Ref reference)
{
    if (thread == vm->thread || (thread->status == THREAD_WAITING && !thread->parked))
        return;
    order_release(vm, vm->thread, SHADOW_INTERRUPT, reference, 0);
    thread->interrupted = true;
}

static NativeOutcome thread_stop(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    exclusive_give_up_all(vm);
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    if (join_is_reduced(vm))
        return join_breaks(vm);
    if (vm->checking)
        footnote_note(vm->program, FOOTNOTE_STOP);
    Thread *thread = thread_of_object(vm, arguments[0].r);
    if (!thread_is_alive(thread)) {
        stop_before_start(vm, arguments[0].r);
        return NATIVE_DONE;
    }
    if (is_ending(thread_read(vm, thread->number)))
        return NATIVE_DONE;
    note_other(vm, SENTENCE_STOPS, thread);
    if (vm->checking)
        sharing_mark(vm, arguments[1].r);
    thread_touch(thread);
    thread->exception = arguments[1].r;
    interrupt_stopped(vm, thread, arguments[0].r);
    thread->is_suspended = false;
    choices_others_may_run(vm);
    return thread == vm->thread ? NATIVE_THROWN : NATIVE_DONE;
}

/* Who suspends itself comes back here when it is resumed. */
static NativeOutcome thread_suspend(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (vm->thread->retrying)
        return NATIVE_DONE;
    if (join_is_reduced(vm))
        return join_breaks(vm);
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    Thread *thread = thread_of_object(vm, arguments[0].r);
    exclusive_give_up_on(vm, thread);
    if (!thread_is_alive(thread) || thread->is_suspended || is_ending(thread_read(vm, thread->number)))
        return NATIVE_DONE;
    note_other(vm, SENTENCE_SUSPENDS, thread);
    reads_note_suspended(vm);
    thread_touch(thread);
    thread->is_suspended = true;
    return thread == vm->thread ? NATIVE_BLOCKED : NATIVE_DONE;
}

static NativeOutcome thread_resume(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    Thread *thread = thread_of_object(vm, arguments[0].r);
    if (!thread_is_alive(thread) || !thread->is_suspended)
        return NATIVE_DONE;
    note_other(vm, SENTENCE_RESUMES, thread);
    thread_touch(thread);
    thread->is_suspended = false;
    choices_others_may_run(vm);
    return NATIVE_DONE;
}

static NativeOutcome thread_stack(Vm *vm, Value *arguments, Value *result)
{
    const Thread *thread = thread_of_object(vm, arguments[0].r);
    exclusive_give_up_on(vm, thread);
    result->r = throwable_elements(
        vm, thread_is_alive(thread) ? exception_backtrace(vm, thread_read(vm, thread->number), 0) : 0);
    return NATIVE_DONE;
}

static NativeOutcome thread_all(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    int32_t count = 0;
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    exclusive_give_up_all(vm);
    if (join_is_reduced(vm) && vm->thread_count > 1)
        return join_breaks(vm);
    if (names_note_thread(vm) != NATIVE_DONE)
        return NATIVE_THROWN;
    asker_note(vm, FOOTNOTE_THREAD_LIST);
    for (uint32_t i = 0; i < vm->thread_count; i++)
        count += thread_is_alive(thread_read(vm, i));
    Ref array = vm_new_array(vm, "[Ljava/lang/Thread;", count);
    count = 0;
    for (uint32_t i = 0; array != 0 && i < vm->thread_count; i++)
        if (thread_is_alive(vm->threads[i]))
            ELEMENT(Ref, object_at(vm, array), count++) = sharing_mark_thread(vm, vm->threads[i]);
    result->r = array;
    return NATIVE_DONE;
}

const NativeMethod natives_thread[] = {
    {"java/lang/Thread", "attach", "()V", thread_attach},
    {"java/lang/Thread", "start0", "(ZI)V", thread_start},
    {"java/lang/Thread", "state", "()I", thread_state},
    {"java/lang/Thread", "ask", "()V", thread_ask},
    {"java/lang/Thread", "joinAtOnce", "(J)Z", thread_join},
    {"java/lang/Thread", "beginEnd", "()Z", thread_begin_end},
    {"java/lang/Thread", "finishEnd", "()V", thread_finish_end},
    {"java/lang/Thread", "currentThread", "()Ljava/lang/Thread;", thread_current},
    {"java/lang/Thread", "yield", "()V", thread_yield},
    {"java/lang/Thread", "onSpinWait", "()V", thread_yield},
    {"java/lang/Thread", "sleep", "(J)V", thread_sleep},
    {"java/lang/Thread", "holdsLock", "(Ljava/lang/Object;)Z", thread_holds_lock},
    {"java/lang/Thread", "isInterrupted", "(Z)Z", thread_is_interrupted},
    {"java/lang/Thread", "interrupt", "()V", thread_do_interrupt},
    {"java/lang/Thread", "seeEnd", "()V", thread_see_end},
    {"java/lang/Thread", "stopBy", "(Ljava/lang/ThreadDeath;)V", thread_stop},
    {"java/lang/Thread", "suspend0", "()V", thread_suspend},
    {"java/lang/Thread", "resume0", "()V", thread_resume},
    {"java/lang/Thread", "stack", "()[Ljava/lang/StackTraceElement;", thread_stack},
    {"java/lang/Thread", "threads", "()[Ljava/lang/Thread;", thread_all},
    {0}};
